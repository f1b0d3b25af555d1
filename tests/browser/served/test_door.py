"""The door for guests on a real server: no page for a wrong key, and nobody locks anybody out."""

import http.client
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from elfenwidgets.play import library
from elfenwidgets.text import t
from tests.browser.conftest import LONGEST, Server, serving, until
from tests.play.library.games import new_game

SHARE = "127.0.0.2"
HOST = "127.0.0.1"


def ask(
    server: Server, at: str, method: str = "GET", body: str = "", **headers: str
) -> tuple[int, str, str]:
    """Ask the server at one of its addresses; the status, what came, and the pass with it."""
    port = urlsplit(server.address).port or 0
    connection = http.client.HTTPConnection(at, port, timeout=LONGEST)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, "/", body or None, sent)
    answer = connection.getresponse()
    given = (answer.getheader("Set-Cookie") or "").partition(";")[0]
    return answer.status, answer.read().decode(), given


def knock(server: Server, place: str) -> tuple[int, str, str]:
    """Hand in at the door what followed the # of a link."""
    return ask(server, SHARE, "POST", place)


def enter(server: Server, place: str) -> int:
    """Knock, and ask for the page; the status that it has."""
    status, _, given = knock(server, place)
    assert status == 204
    return ask(server, SHARE, Cookie=given)[0]


def test_strangers_get_no_kernel_and_lock_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(tmp_path / "kept"))
    save = library.Save.new()
    save.write(new_game().record())
    link, other = (library.offer_seat(save.id, seat) for seat in range(2))
    library.close()
    few = {"ELFENWIDGETS_KERNELS": "6"}
    with serving(tmp_path, "--share", SHARE, environment=few) as server:
        pages = [ask(server, SHARE) for _ in range(30)]
        assert {status for status, *_ in pages} == {200}
        assert all("door.js" in said for _, said, _ in pages)
        with ThreadPoolExecutor(8) as strangers:
            wrong = ["x", "x" * 10_000, f"{link}x", link[:-1], "../x", "%00", "\n", "' OR 1=1"]
            answers = list(strangers.map(lambda key: knock(server, f"seat/{key}"), wrong))
        assert {(status, said) for status, said, _ in answers} == {(403, t("share-no-seat"))}
        assert {given for *_, given in answers} == {""}
        for made_up in (
            {"Cookie": "elfen-pass="},
            {"Cookie": "elfen-pass=x"},
            {"Elfen_Seat": "a/0"},
        ):
            assert "door.js" in ask(server, SHARE, **made_up)[1]
        assert ask(server, SHARE, "POST", "watch/x", Origin="http://evil.example")[0] == 403
        large = http.client.HTTPConnection(SHARE, urlsplit(server.address).port or 0)
        large.putrequest("POST", "/")
        large.putheader("Content-Length", str(2**30))
        large.endheaders()
        assert large.getresponse().status == 400, "more than any page sends"
        assert server.kernels() == []

        looking_on = [enter(server, "watch/x") for _ in range(6)]
        assert sorted(looking_on) == [200, 200, 503, 503, 503, 503]
        _, _, given = knock(server, f"seat/{link}")
        assert ask(server, SHARE, Cookie=given)[0] == 200
        assert "door.js" in ask(server, SHARE, Cookie=given)[1], "a pass is good for one page"
        assert len(server.kernels()) == 3
        for _ in range(2):
            assert enter(server, f"seat/{link}") == 200
        until(lambda: len(server.kernels()) == 4)
        assert enter(server, f"seat/{other}") == 503, "two are left to who is at this machine"
        assert ask(server, HOST)[0] == 200
        until(lambda: len(server.kernels()) == 5)
        assert server.terminal.read_text() == ""
