"""Whoever opens a page and sends what no page sends, on a real server: nobody else notices."""

import http.client
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import psutil
import pytest
import websocket
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elfenwidgets.ui.serving.page_socket import FAULTS
from tests.browser.conftest import LONGEST, Server, serving, until
from tests.strangers import (
    PROTOCOLS,
    V1,
    Visit,
    ended,
    framed,
    frames,
    heard,
    send,
    talking,
    to_widget,
    visit,
    widgets,
)

MB = 10**6
LATE = "en, x-late"
READS_LATE = f"""
import os as _os, threading as _threading, time as _time
from zmq.eventloop.zmqstream import ZMQStream as _Stream
_recv = _Stream._handle_recv
def _late(self):
    if _threading.current_thread() is _threading.main_thread():
        _time.sleep(0.2)
    _recv(self)
if _os.environ.get("HTTP_ACCEPT_LANGUAGE") == {LATE!r}:
    _Stream._handle_recv = _late
"""
"""What makes the kernel of a page in that language read late what it is told."""

FAILS = "en, x-fails"
FAILS_ALONE = f"""
def _fail():
    while True:
        _time.sleep(0.1)
        _threading.Thread(target=lambda: 1 / 0).start()
if _os.environ.get("HTTP_ACCEPT_LANGUAGE") == {FAILS!r}:
    _threading.Thread(target=_fail, daemon=True).start()
"""
"""What makes the kernel of a page in that language fail by itself, again and again."""

A_LINE = re.compile(
    r"\S+ \S+ (INFO page (opened by the host|closed): \d+ are open"
    r"|WARNING a fault in the kernel of a page: [\w ]+"
    r"|WARNING the connection of a page was ended: [A-Za-z ,]+)"
)


def ask(server: Server, method: str, path: str, **headers: str) -> http.client.HTTPResponse:
    """Ask a server for a path."""
    asked = http.client.HTTPConnection(urlsplit(server.address).netloc, timeout=LONGEST)
    asked.request(method, path, headers=headers)
    return asked.getresponse()


def lives(server: Server) -> bool:
    """Whether a server says that it is well, and has told of nothing but in lines of its log."""
    log = (server.home / "log.txt").read_text().splitlines()
    assert [line for line in log if not A_LINE.fullmatch(line)] == []
    assert server.terminal.read_text() == ""
    health = ask(server, "GET", "/healthz")
    assert json.loads(health.read())["damaged"] == {}
    return health.status == 200


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Server:  # type: ignore[misc]
    """A server of strangers alone."""
    with serving(tmp_path_factory.mktemp("strangers"), startup=READS_LATE + FAILS_ALONE) as served:
        yield served


@pytest.fixture(scope="module")
def lasting(server: Server) -> Visit:
    """A page that does no harm."""
    return visit(server.address)


@pytest.fixture
def page(server: Server) -> Iterator[Visit]:
    """A page."""
    opened = visit(server.address)
    yield opened
    opened.leave()


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("frame", [b"\xff" * 40, b"", b"\0" * 8, "", "[]", "{}", "[" * 100_000])
def test_an_odd_frame_ends_its_connection_with_a_line(
    server: Server, lasting: Visit, frame: str | bytes, protocol: str | None
) -> None:
    before = (server.home / "log.txt").read_text().count("was ended")
    with talking(lasting, protocol) as socket:
        send(socket, frame)
        assert ended(socket)
    assert lives(server)
    assert (server.home / "log.txt").read_text().count("was ended") == before + 1
    with talking(lasting, protocol) as socket:
        assert not ended(socket), "and the page may come back"


def test_what_a_page_says_is_answered(server: Server, page: Visit) -> None:
    for protocol in PROTOCOLS:
        with talking(page, protocol) as socket:
            send(socket, "sign")  # by which a page finds out that its connection is dead
            assert (websocket.ABNF.OPCODE_TEXT, b"sign") in heard(socket)
            assert not ended(socket)
    with talking(page, V1) as socket:
        canvas = next(id for id, kind in widgets(socket).items() if "Canvas" in kind)
        for x in range(500):
            moved = {"event": "mouse_move", "x": x, "y": 1}
            send(socket, framed(to_widget(canvas, method="custom", content=moved), V1))
        assert not ended(socket)
    assert lives(server)


def test_no_odd_frame_stops_the_server(server: Server) -> None:
    page = visit(server.address)
    with talking(page, V1) as socket:
        ids = list(widgets(socket))
    process = psutil.Process(server.process.pid)
    before = process.memory_info().rss

    @settings(
        max_examples=25, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(st.lists(frames(ids), min_size=1, max_size=3), st.sampled_from(PROTOCOLS))
    def odd(sent: list[str | bytes], protocol: str | None) -> None:
        nonlocal page
        if page.ask("GET", page.at) != 200:
            page = visit(server.address)  # it caused too many faults
        with talking(page, protocol) as socket:
            for frame in sent:
                send(socket, frame)
            ended(socket)
        assert lives(server)

    odd()
    assert process.memory_info().rss - before < 50 * MB


def test_who_does_not_read_is_left(server: Server, page: Visit) -> None:
    process = psutil.Process(server.process.pid)
    with talking(page, V1) as socket:
        html = next(id for id, kind in widgets(socket).items() if kind == "HTMLModel")
        before = process.memory_info().rss
        most = before
        socket.settimeout(1)
        text = "x" * 200_000  # the kernel tells the page what it was told
        with suppress(OSError, websocket.WebSocketException):
            for n in range(500):
                update = to_widget(html, method="update", state={"value": f"{n}{text}"})
                socket.send(framed(update, V1), websocket.ABNF.OPCODE_BINARY)
                most = max(most, process.memory_info().rss)
        assert most - before < 50 * MB
        until(lambda: "it does not read" in (server.home / "log.txt").read_text())
    assert lives(server)


@pytest.mark.parametrize("size", [9 * MB, 11 * MB])
def test_large_updates_are_for_files_alone(server: Server, page: Visit, size: int) -> None:
    with talking(page, V1) as socket:
        html = next(id for id, kind in widgets(socket).items() if kind == "HTMLModel")
        update = to_widget(html, method="update", state={"value": "x" * size})
        send(socket, framed(update, V1))
        assert ended(socket)
    assert lives(server)


def test_wrong_updates_cost_little_and_tell_nothing(server: Server, page: Visit) -> None:
    with talking(page, V1) as socket:
        html = next(id for id, kind in widgets(socket).items() if kind == "HTMLModel")
        for _ in range(3 * int(FAULTS[0])):
            send(socket, framed(to_widget(html, method="update", state={"value": 5}), V1))
        told = b"".join(content for _, content in heard(socket))
    for secret in (b"raceback", b"TraitError", b"ipywidgets/", b".py"):
        assert secret not in told
    until(lambda: page.ask("GET", page.at) == 404)
    assert lives(server)


def test_what_a_kernel_writes_of_its_own_faults_is_read_by_no_page(server: Server) -> None:
    page = visit(server.address, **{"Accept-Language": FAILS})
    with talking(page, V1) as socket:
        for _, content in heard(socket):
            assert b"raceback" not in content and b"ZeroDivisionError" not in content
    until(lambda: page.ask("GET", page.at) == 404)
    assert lives(server)


def test_no_kernel_complains_in_the_terminal(server: Server, lasting: Visit) -> None:
    with talking(lasting, V1) as socket:
        canvas = next(id for id, kind in widgets(socket).items() if "Canvas" in kind)
        for comm in (canvas, "none"):  # the question is for the control alone
            send(socket, framed(to_widget(comm, method="request_states"), V1))
        assert not ended(socket)
    assert lives(server)


def test_a_kernel_that_ends_before_it_has_read_all_says_nothing(server: Server) -> None:
    before = {kernel.pid for kernel in server.kernels()}
    page = visit(server.address, **{"Accept-Language": LATE})
    with talking(page, V1) as socket:
        for widget in list(widgets(socket))[:6]:
            send(socket, framed(to_widget(widget, method="request_state"), V1))
        assert page.leave() == 204
    until(lambda: {kernel.pid for kernel in server.kernels()} <= before)
    assert lives(server)


def test_a_kernel_is_known_to_its_own_page_alone(
    server: Server, page: Visit, lasting: Visit
) -> None:
    own, others = page.cookie(page.at), lasting.cookie(lasting.at)
    forged = own[:-1] + ("1" if own[-1] == "0" else "0")
    for cookie in ("", "elfen-page=", f"elfen-page={page.kernel}", others, forged):
        assert page.ask("GET", page.at, cookie) == 404
        assert page.ask("DELETE", page.at, cookie) == 404
        assert page.ask("POST", page.farewell, cookie) == 404
        with pytest.raises(websocket.WebSocketBadStatusException), talking(page, V1, cookie):
            pass
    for session in ("x" * 300, "%ff", "a&session_id=b", "%00"):
        with (
            pytest.raises(websocket.WebSocketBadStatusException),
            talking(page, V1, session=session),
        ):
            pass
    assert page.ask("GET", page.at) == 200
    with talking(page, V1) as socket:
        assert not ended(socket)
    assert page.leave() == 204
    assert page.ask("GET", page.at) == 404
    with pytest.raises(websocket.WebSocketBadStatusException, match="404"), talking(page, V1):
        pass
    assert lives(server)


def test_a_page_has_one_websocket(page: Visit) -> None:
    with talking(page, V1) as first, talking(page, V1, session="b") as second:
        assert not ended(second)
        assert [kind for kind, _ in heard(first)][-1] == websocket.ABNF.OPCODE_CLOSE


@pytest.mark.parametrize(
    "path",
    [
        "/logout",
        "/login",
        "/api/kernels",
        "/api/status",
        "/api/me",
        "/static/x.js",
        "/nbconvert/html/play.ipynb",
        "/terminals/websocket/1",
        "//api/kernels",
        "/voila/query/x",
        "/voila/execution/x",
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE"])
def test_what_the_game_does_not_use_is_nowhere(server: Server, path: str, method: str) -> None:
    assert ask(server, method, path).status == 404
    assert lives(server)


@pytest.mark.parametrize(
    "path", ["/healthz", "/metrics", "/logout", "/voila/static/voila.js", "/tree", "/"]
)
def test_every_answer_has_the_headers(server: Server, path: str) -> None:
    answer = ask(server, "GET", path)
    assert answer.getheader("X-Content-Type-Options") == "nosniff"
    assert str(answer.getheader("Content-Security-Policy")).startswith("default-src 'none'")


def test_a_kernel_whose_page_is_gone_ends_though_it_is_busy(tmp_path: Path) -> None:
    # It has said that it is, and sleeps with Python's lock in its hand: as good as a loop without
    # an end, and costs nothing.
    busy = (
        "import ctypes, sys\n"
        "def _busy(*_):\n"
        "    sys.stdout.flush()\n"
        "    ctypes.PyDLL(None).sleep(10_000)\n"
        "get_ipython().kernel.shell_handlers['comm_msg'] = _busy\n"
    )
    with serving(tmp_path, forgotten=10, startup=busy) as server:

        def talked() -> bool:
            """Whether a page came to its kernel: on a busy machine that may be given up before."""
            with suppress(websocket.WebSocketBadStatusException):
                with talking(visit(server.address), V1) as socket:
                    assert not ended(socket)
                    send(socket, framed(to_widget("any", method="request_state"), V1))
                    assert server.kernels()
                return True
            return False

        until(talked)
        until(lambda: server.kernels() == [])
        until(lambda: json.loads(ask(server, "GET", "/healthz").read())["pages"] == 0)
