"""The page's files over the wire: compressed, kept for a year, and never older than their page."""

import gzip

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPResponse
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application

from elfenwidgets.ui.kit.page import open_graph, plain_page
from elfenwidgets.ui.kit.page_files import FOLDER, SERVED, page_files
from elfenwidgets.ui.serving.page.static import Static
from tests.in_a_thread import in_a_thread

NAMES = sorted(path.name for path in FOLDER.iterdir() if path.suffix in (".js", ".css"))


def answer(address: str, **headers: str) -> HTTPResponse:
    """What comes from an address after the base of the server's."""

    async def asked() -> HTTPResponse:
        (listening,) = bind_sockets(0, "127.0.0.1")
        server = HTTPServer(Application([(f"/{SERVED}(.*)", Static)]))
        server.add_sockets([listening])
        answer = await AsyncHTTPClient().fetch(
            f"http://127.0.0.1:{listening.getsockname()[1]}/{address}",
            raise_error=False,
            decompress_response=False,
            headers={name.replace("_", "-"): value for name, value in headers.items()},
        )
        server.stop()
        return answer

    return in_a_thread(asked())


@pytest.mark.parametrize("name", NAMES)
def test_a_file_travels_compressed_and_is_kept_for_a_year(name: str) -> None:
    came = answer(page_files()[name].address, Accept_Encoding="gzip, deflate")
    assert came.code == 200
    assert came.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert came.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(came.body) == (FOLDER / name).read_bytes()
    assert came.headers["Content-Type"].startswith(("text/javascript", "text/css"))


def test_who_takes_nothing_compressed_gets_it_as_it_is() -> None:
    came = answer(page_files()["early.js"].address, Accept_Encoding="identity")
    assert "Content-Encoding" not in came.headers
    assert came.body == (FOLDER / "early.js").read_bytes()


@pytest.mark.parametrize("asked", ["early.js", "early.js?v=0123456789abcdef", "early.js?v=%00"])
def test_what_another_version_calls_a_file_is_kept_by_nobody(asked: str) -> None:
    came = answer(SERVED + asked)
    assert came.code == 200 and came.headers["Cache-Control"] == "no-cache"
    again = answer(SERVED + asked, If_None_Match=came.headers["ETag"])
    assert again.code == 304 and again.body == b""


def test_each_content_has_an_address_of_its_own() -> None:
    files = page_files().values()
    assert len({file.digest for file in files}) == len(files)


@pytest.mark.parametrize(
    "name", ["nothing.js", "", "page.js.br", "../index.html.j2", "..%2findex.html.j2", "%00"]
)
def test_nothing_else_is_there(name: str) -> None:
    came = answer(SERVED + name)
    assert came.code == 404
    assert "Cache-Control" not in came.headers


def test_whatever_a_server_is_called_it_stays_in_the_address_of_its_picture() -> None:
    said = open_graph("en", 'http://"><script>/')
    assert "<script>" not in said and said.count('"') == 2 * 2 * said.count("<meta")


def test_a_sentence_of_a_page_without_a_script_is_a_text() -> None:
    said = plain_page("en", "</p><script>alert('&')</script>")
    assert "<script>" not in said
    assert "<p>&lt;/p&gt;&lt;script&gt;alert(&#x27;&amp;&#x27;)&lt;/script&gt;</p>" in said
