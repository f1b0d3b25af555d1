"""What the servers let in, and what a page may do: addresses, other sites, full machines."""

import http.client
import json
import re
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import Page, expect

from elfenwidgets.text import t
from tests.browser.conftest import LONGEST, Server, serving, shown, until

SCRIPT = quote('"><script>window.caught = true; alert(1)</script>')
OVERRIDES = [
    f"template=lab&theme={SCRIPT}",
    "template=nonexistent",
    "template=..",
]
CROSS_SITE = {"Sec-Fetch-Site": "cross-site"}
COURSE = "/voila/render/en/00-course.ipynb"
PAGE_SCRIPT = "/voila/templates/elfenwidgets/static/page.js"


@pytest.fixture
def served(request: pytest.FixtureRequest) -> tuple[Server, str]:
    """A server and the address of a page on it."""
    name, path = request.param
    return request.getfixturevalue(name), path


PAGES = pytest.mark.parametrize(
    "served",
    [("voila", "/"), ("voila", COURSE), ("lab", "/voila/render/play.ipynb")],
    ids=["play", "notebook", "lab"],
    indirect=True,
)


def ask(server: Server, method: str, path: str, **headers: str) -> tuple[int, str]:
    """Ask a server; the status and what came."""
    asked = urlsplit(server.at(path))
    connection = http.client.HTTPConnection(str(asked.hostname), asked.port or 80, timeout=LONGEST)
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, f"{asked.path}?{asked.query}", headers=headers)
    answer = connection.getresponse()
    return answer.status, answer.read().decode()


def test_no_address_chooses_theme_or_template(voila: Server) -> None:
    for override in OVERRIDES:
        status, page = ask(voila, "GET", f"/?{override}")
        assert status == 200, override
        assert "window.caught" not in page, override
        assert '<body class="jp-Notebook theme-light elfen"' in page, override
    voila.end_kernels()


@PAGES
def test_a_script_in_the_page_would_not_run(page: Page, served: tuple[Server, str]) -> None:
    server, path = served
    before = {kernel.pid for kernel in server.kernels()}  # of pages that were just left
    answer = page.goto(server.at(path, f"template={SCRIPT}&theme={SCRIPT}"))
    assert answer is not None and answer.status == 200
    shown(page)
    assert "window.caught" not in answer.text()
    assert page.evaluate("window.caught") is None
    looks = page.evaluate("document.body.className").split()
    assert looks[:3] == ["jp-Notebook", "theme-light", "elfen"]
    policy = dict(
        part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; ")
    )
    for what in ("default-src", "base-uri", "form-action"):
        assert policy[what] == "'none'"
    assert policy["frame-ancestors"] == "'self'"
    assert re.fullmatch(r"'self' 'sha256-[\w+/]{43}='", policy["script-src"])
    here = urlsplit(server.address).netloc
    assert policy["connect-src"] == f"'self' ws://{here} wss://{here}"
    assert page.title().endswith("Elfenland") and page.locator("link[rel=icon]").count() == 1
    assert not {kernel.pid for kernel in server.kernels()} <= before
    page.goto("about:blank")
    until(lambda: {kernel.pid for kernel in server.kernels()} <= before)


@PAGES
def test_another_site_starts_no_kernel(served: tuple[Server, str]) -> None:
    server, path = served
    before = {kernel.pid for kernel in server.kernels()}  # of pages that were just left
    tries = [
        {"Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": kind}
        for site in ("cross-site", "same-site")
        for mode, kind in [
            ("no-cors", "image"),
            ("no-cors", "script"),
            ("cors", "empty"),
            ("navigate", "iframe"),
            ("navigate", "object"),
        ]
    ]
    tries += [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"}]
    tries += [CROSS_SITE] * 17
    assert len(tries) == 30
    for headers in tries:
        status, said = ask(server, "GET", path, **headers)
        assert status == 403 and t("page-foreign") in said, headers
    assert {kernel.pid for kernel in server.kernels()} <= before


class _Elsewhere(BaseHTTPRequestHandler):
    """A page of another site: pictures, frames and a link that lead to the game."""

    def __init__(self, target: str, *connection: Any) -> None:
        self.target = target
        super().__init__(*connection)

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        pictures = "".join(f'<img src="{self.target}?{n}">' for n in range(10))
        frames = "".join(f'<iframe src="{self.target}?f{n}"></iframe>' for n in range(5))
        link = f'<a href="{self.target}">to the game</a>'
        fetched = f"<script>fetch('{self.target}', {{mode: 'no-cors'}})</script>"
        self.wfile.write(f"<body>{pictures}{frames}{link}{fetched}</body>".encode())

    def log_message(self, *_: object) -> None:
        pass


def test_a_page_of_another_site_may_link_to_the_game_and_no_more(page: Page, voila: Server) -> None:
    until(lambda: voila.kernels() == [])
    site = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Elsewhere, voila.address))
    Thread(target=site.serve_forever, daemon=True).start()
    try:
        page.goto(f"http://localhost:{site.server_port}/", wait_until="networkidle")
        assert voila.kernels() == []
        page.get_by_role("link", name="to the game").click()
        shown(page)
        assert len(voila.kernels()) == 1
        ours = {cookie.get("name"): cookie.get("sameSite") for cookie in page.context.cookies()}
        assert ours["_xsrf"] == "Strict"
    finally:
        site.shutdown()


@pytest.mark.parametrize("path", ["/", PAGE_SCRIPT])
def test_another_name_for_this_machine_gets_nothing(voila: Server, path: str) -> None:
    for name in ("evil.example", "localhost.evil.example", "169.254.0.1", "a b", ""):
        assert ask(voila, "GET", path, Host=name)[0] in (400, 403)


@pytest.mark.parametrize("name", ["localhost", "localhost:8866", "127.0.0.1", "[::1]:80"])
def test_this_machine_has_these_names(voila: Server, name: str) -> None:
    assert ask(voila, "GET", PAGE_SCRIPT, Host=name)[0] == 200


def test_a_full_machine_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, environment={"ELFENWIDGETS_KERNELS": "2"}) as server:
        with ThreadPoolExecutor(6) as pool:
            wish = partial(ask, server, "GET", "/", Accept_Language="de")
            answers = sorted(pool.map(lambda _: wish(), range(6)))
        assert [status for status, _ in answers] == [200, 200, 503, 503, 503, 503]
        assert "auf diesem Rechner zu oft geöffnet" in answers[-1][1]
        assert len(server.kernels()) == 2
        assert server.terminal.read_text() == ""


def test_a_full_machine_says_so_in_lab(tmp_path: Path) -> None:
    with serving(tmp_path, "--lab", environment={"ELFENWIDGETS_KERNELS": "1"}) as server:
        assert ask(server, "GET", "/voila/render/play.ipynb")[0] == 200
        status, said = ask(server, "GET", "/voila/render/play.ipynb")
        assert status == 503 and "open too many times on this machine" in said
        assert len(server.kernels()) == 1


WRONG = [
    "/nowhere",
    "/favicon.ico",
    "/login",
    "/api",
    "/api/contents",
    "/api/kernels",
    "/api/kernels/00000000-0000-0000-0000-000000000000",
    "/api/sessions",
    "/voila/api/contents",
    "/voila/api/contents/00-course.ipynb",
    "/voila/files/nothing.png",
    "/voila/files/play.ipynb",
    "/voila/static/voila.js",
    "/voila/static/../../../../etc/passwd",
    "/voila/templates/x/y",
    "/voila/templates/lab/static/voila.js",
    "/voila/templates/elfenwidgets/static/nothing.js",
    "/voila/templates/elfenwidgets/static/..%2f..%2findex.html.j2",
    "/voila/labextensions/nothing",
    "/voila/render/nowhere.ipynb",
    "/voila/render/..%2fpyproject.toml",
    "/voila/render/%00.ipynb",
    "/voila/api/themes/nothing",
]


@pytest.mark.parametrize("path", WRONG)
def test_a_wrong_address_gets_one_sentence(voila: Server, path: str) -> None:
    before = voila.terminal.read_text()
    status, said = ask(voila, "GET", path, Accept_Language="de-AT")
    assert status in (403, 404)
    assert said.count("<p>") == 1
    assert '<html lang="de">' in said
    assert voila.terminal.read_text() == before


@pytest.mark.parametrize("name", ["voila", "lab"])
@pytest.mark.parametrize(
    "path",
    ["/tree", "/tree/x", "/voila", "/voila/", "/voila/tree", "/voila/tree/x", "/voila/render/"],
)
def test_where_a_list_of_notebooks_was_one_is_led_home(
    name: str, path: str, request: pytest.FixtureRequest
) -> None:
    server: Server = request.getfixturevalue(name)
    assert ask(server, "GET", path)[0] == 302


def test_lab_knows_no_address_that_the_game_does_not_need(lab: Server) -> None:
    for path in ("/voila/files/a.png", "/voila/templates/x/y"):
        assert ask(lab, "GET", path)[0] == 404
    assert ask(lab, "GET", "/api/contents")[0] == 200  # with the token, which is in the address


def test_a_file_that_is_too_large_gets_its_sentence(game: Page, tmp_path: Path) -> None:
    large = tmp_path / "large.elf.json"
    for megabytes in (5, 12, 30):
        large.write_text(json.dumps({"names": "x" * megabytes * 1_000_000}))
        game.evaluate("location.hash = 'play/new'")
        with game.expect_file_chooser() as chooser:
            game.locator(".widget-upload").click()
        chooser.value.set_files(large)
        expect(game.get_by_role("alert")).to_contain_text("a record can have at most 4 MB")
        game.evaluate("location.hash = 'play'")
        expect(game.get_by_role("alert")).to_have_count(0)
