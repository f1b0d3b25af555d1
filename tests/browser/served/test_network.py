"""A network that goes away: the page is where it was when it is back, and nothing is done twice."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from elfenwidgets.rules.view import view
from elfenwidgets.ui.picking.narrowing import Choosing
from tests.browser.conftest import Server, painted, until, watched
from tests.browser.hands import Person
from tests.browser.players import records

RING = """() => {
    const ring = getComputedStyle(document.body, '::after');
    if (ring.content === 'none' || ring.position !== 'fixed') return null;
    const [x, y] = ring.translate.split(' ').map(parseFloat);
    const middle = (from, size) => parseFloat(from) + parseFloat(size) / 2;
    return [middle(ring.left, ring.width) + x, middle(ring.top, ring.height) + y].map(Math.round);
}"""
"""The middle of the ring that shows where a finger has touched a picture, if there is one."""

TOUCHED = """addEventListener('click', ({ clientX, clientY }) => {
    globalThis.touched = [clientX, clientY].map(Math.round);
}, true)"""

SIGNS = """{
    const { setInterval } = globalThis;
    globalThis.setInterval = (act, pause, ...rest) =>
        setInterval(act, pause === 4000 ? 1000 : pause, ...rest);
}"""
"""Has a page ask for a sign of life four times as often."""


class Way:
    """A way to a server that can be cut in the middle of anything."""

    def __init__(self, server: Server) -> None:
        self._there = ("127.0.0.1", urlsplit(server.address).port or 0)
        self._open: set[socket.socket] = set()
        self.closed = False
        self.lost: frozenset[str] = frozenset()
        """What is lost on it: ``"up"`` to the server, ``"down"`` from it."""
        self._dead: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        Thread(target=self._listen, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}/"

    def cut(self) -> None:
        """Let nothing through any more."""
        self.closed = True
        for end in list(self._open):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def die(self) -> None:
        """Lose all that goes through what is open now, and close nothing."""
        self._dead |= self._open

    def mend(self) -> None:
        self.closed, self.lost = False, frozenset()

    def end(self) -> None:
        self.cut()
        self._listening.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                ours, _ = self._listening.accept()
                if self.closed:
                    ours.close()
                    continue
                theirs = socket.create_connection(self._there)
                self._open |= {ours, theirs}
                for ends in ((ours, theirs, "up"), (theirs, ours, "down")):
                    Thread(target=self._pass_on, args=ends, daemon=True).start()

    def _pass_on(self, here: socket.socket, there: socket.socket, way: str) -> None:
        with suppress(OSError):
            while data := here.recv(2**16):
                if way not in self.lost and here not in self._dead:
                    there.sendall(data)
        for end in (here, there):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        here.close()
        self._open.discard(here)


@contextmanager
def way_to(server: Server) -> Iterator[Way]:
    way = Way(server)
    try:
        yield way
    finally:
        way.end()


@pytest.fixture
def cuttable(chromium: Browser, fresh: None, voila: Server) -> Iterator[tuple[Page, Way]]:
    """The first page of the game, and the way by which it has come."""
    with way_to(voila) as way, watched(chromium) as visitor:
        visitor.add_init_script(SIGNS)
        page = visitor.new_page()
        page.goto(way.address)
        painted(page)
        yield page, way


def test_a_page_goes_on_where_it_was_and_what_was_pressed_while_away_is_done_once(
    cuttable: tuple[Page, Way], voila: Server
) -> None:
    page, way = cuttable
    kernels = voila.kernels()
    way.cut()
    page.get_by_role("button", name="Another game").click()
    expect(page.locator("button[data-pressed]")).to_contain_text("Another game")
    expect(page.locator(".elfen-seat-rows")).to_have_count(0)
    way.mend()
    expect(page.locator(".elfen-seat-rows").first).to_be_visible()
    page.evaluate("location.hash = '#play'")
    bots = page.get_by_role("button", name="Play against two bots")
    bots.wait_for()
    expect(page.locator("[data-pressed]")).to_have_count(0)  # the kernel has heard of it
    way.cut()
    bots.click()
    expect(page.locator("button[data-pressed]")).to_have_text("Play against two bots")
    notice = page.locator("#elfen-notice")
    expect(notice).to_contain_text("isn’t responding")  # it comes and goes by itself
    way.mend()
    page.evaluate("dispatchEvent(new Event('online'))")  # else its next try is seconds away
    expect(page.locator(".elfen-at-table .elfen-what")).to_be_visible()
    expect(notice).to_have_count(0)
    assert len(records(voila)) == 1
    expect(page.locator("[data-pressed], [data-elfen-waits]")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert voila.kernels() == kernels, "it is the same page as before"


@pytest.mark.parametrize("lost", ["up", "down"])
def test_a_cut_in_the_middle_of_a_move_loses_nothing(
    cuttable: tuple[Page, Way], voila: Server, lost: str
) -> None:
    page, way = cuttable
    person = Person(page, voila)
    person.begin("Ada", "Bo")
    person.play(lambda state: state.phase == "draw")
    before, known = person.state, len(person.record["events"])
    action, seen = person.choose(before), view(before, before.turn)
    person.sees(seen, Choosing(seen.actions))
    expect(page.locator("[data-pressed], [data-elfen-waits]")).to_have_count(0)
    way.lost = frozenset({lost})
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})  # nothing hovers
    page.evaluate(TOUCHED)
    assert page.evaluate(RING) is None
    person.act(action, before)
    page.locator("canvas[data-pressed]").wait_for()
    assert page.evaluate(RING) == page.evaluate("touched")
    if lost == "down":
        until(lambda: len(person.record["events"]) > known)
    way.cut()
    way.mend()
    until(lambda: person.state.turn != before.turn)
    after = person.state
    person.sees(view(after, after.turn), Choosing(view(after, after.turn).actions))
    assert [len(seat.counters) for seat in after.seats] == [2, 1]
    expect(page.locator("canvas[data-pressed]")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_connection_that_is_dead_and_does_not_say_so_is_replaced(
    cuttable: tuple[Page, Way], voila: Server
) -> None:
    page, way = cuttable
    way.die()
    page.get_by_role("button", name="Play against two bots").click()
    expect(page.locator(".elfen-at-table .elfen-what")).to_be_visible()
    assert len(records(voila)) == 1
    way.die()
    with page.expect_websocket():
        page.evaluate("dispatchEvent(new Event('online'))")
    way.cut()  # a page that leaves would ask on what is dead, too
    way.mend()


def test_a_file_that_did_not_come_is_asked_for_again_and_frames_of_no_sense_are_passed_over(
    page: Page, voila: Server
) -> None:
    refused = iter(range(2))
    page.route(
        "**/map-*.svg?*",
        lambda route: route.continue_() if next(refused, None) is None else route.abort(),
    )

    def disturbed(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def told(message: str | bytes) -> None:
            for frame in (b"", b"\x06", bytes(64), b"\xff" * 64, "", "{}"):
                route.send(frame)
            route.send(message)

        server.on_message(told)

    page.route_web_socket("**/channels?*", disturbed)
    page.goto(voila.address)
    painted(page)
    assert next(refused, None) is None
    page.get_by_role("button", name="Another game").click()
    expect(page.locator(".elfen-seat-rows").first).to_be_visible()
