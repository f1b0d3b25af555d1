"""What travels until a page is there: bytes and requests, of a first visit and of the next one."""

import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

from elfenwidgets.play import library
from elfenwidgets.ui.drawing.brought import pictures
from elfenwidgets.ui.kit.page_files import page_files
from tests.browser.conftest import Server, painted, serving, shown, watched
from tests.play.library.games import new_game

SHARE = "127.0.0.2"
LARGEST = 108_000
"""Bytes of a first visit."""

LOOK = 10_000
"""Bytes of a place elsewhere that is seen before its page is there."""

SPRITES = 4_000
"""Bytes of the drawings of what lies on a board."""

DOOR = 2_000
"""Bytes of what stands before a guest's page, with a script of its own."""

FIRST = 5
"""Requests of a first visit: the page, its script, a sheet, one map, the websocket."""

AGAIN = 3
"""Requests of the next one: the page, the websocket, and what may come."""

KEPT = 12_000
"""Bytes of the next one."""

TOLD = 120_000
"""Bytes that the kernel says until all is there, before they are compressed."""

TOLD_OF_A_GAME = 180_000
"""The same where counters, cards and boots lie on board and rack."""

SAID = 20
"""Messages that a page says until then: what it shows and how large, not what nobody sees."""

OPENED = 8
"""Models that come one by one until then: the place that an address names is among the first."""

KIND = re.compile(rb'"msg_type": ?"(\w+)"')
"""What kind of message a frame is: its own header comes before that of what it answers."""

UNUSED = 110_000
"""Bytes of scripts, not compressed, of which a place that is there has made no use."""

PICTURE = 60_000
"""Bytes of the picture that is shown with a link."""

LAPTOP = {"width": 1280, "height": 720}
"""Where the front and the puzzles have maps whose names differ in size."""


class Scales:
    """What a page asks its server for, and what that weighs; how the kernel does is asked later."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.requests = self.bytes = self.told = self.said = self.opened = 0
        self._ours: set[str] = set()
        session = context.new_cdp_session(page)
        self._session = session
        session.send("Profiler.enable")
        session.send("Profiler.startPreciseCoverage", {"detailed": True})
        session.on("Network.responseReceived", self._came)
        session.on("Network.loadingFinished", self._weigh)
        session.on("Network.webSocketCreated", self._connected)
        page.on("websocket", self._listen)
        session.send("Network.enable")

    def unused(self) -> int:
        """Bytes of scripts that have come and done nothing since this was asked last."""
        scripts = self._session.send("Profiler.takePreciseCoverage")["result"]
        return sum(map(_idle, (each for each in scripts if "/static/" in each["url"])))

    def _came(self, event: dict[str, object]) -> None:
        response = event["response"]
        assert isinstance(response, dict)
        address = urlsplit(str(response["url"]))
        watches = address.path.startswith("/api/kernels/") and not address.path.endswith("/look")
        kept = response.get("fromDiskCache") or not response["encodedDataLength"]  # in memory
        if address.scheme == "http" and not watches and not kept:
            self.requests += 1
            self._ours.add(str(event["requestId"]))

    def _weigh(self, event: dict[str, object]) -> None:
        if event["requestId"] in self._ours:
            self.bytes += int(str(event["encodedDataLength"]))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)
        socket.on("framesent", self._speak)

    def _speak(self, frame: str | bytes) -> None:
        self.said += isinstance(frame, bytes)

    def _heard(self, frame: str | bytes) -> None:
        kind = KIND.search(frame) if isinstance(frame, bytes) else None
        if kind and kind[1].startswith(b"comm_"):  # of signs of life a slow machine gives more
            self.told += len(frame)
            self.opened += kind[1] == b"comm_open"

    def _connected(self, _: object) -> None:
        self.requests += 1


def _idle(script: dict[str, Any]) -> int:
    """Bytes of a script in ranges that were never entered: the inner ones come last."""
    ranges = [each for function in script["functions"] for each in function["ranges"]]
    entered = bytearray(max(each["endOffset"] for each in ranges))
    for each in ranges:
        start, end = each["startOffset"], each["endOffset"]
        entered[start:end] = bytes([each["count"] > 0]) * (end - start)
    return entered.count(0)


def weighed(
    context: BrowserContext, address: str, there: Callable[[Page], None], told: int
) -> tuple[int, int]:
    """The bytes and requests of a visit; what the kernel says is no more than ``told``."""
    page = context.new_page()
    scales = Scales(context, page)
    page.goto(address)
    there(page)
    page.wait_for_load_state("networkidle")
    weight = scales.bytes, scales.requests
    assert 0 < scales.told < told
    assert 0 < scales.said < SAID
    assert scales.opened < OPENED
    unused = scales.unused()
    assert 0 < unused < UNUSED
    page.goto("about:blank")
    return weight


@pytest.mark.parametrize(
    ("place", "there", "told"),
    [("", painted, TOLD), ("#learn", shown, TOLD), ("#puzzles/trip/1", painted, TOLD_OF_A_GAME)],
)
def test_a_page_is_light_and_comes_once(
    chromium: Browser, voila: Server, place: str, there: Callable[[Page], None], told: int
) -> None:
    with watched(chromium, looks=True, viewport=LAPTOP) as visitor:
        for most, requests in ((LARGEST, FIRST), (KEPT, AGAIN)):
            weight, asked = weighed(visitor, f"{voila.at('/')}{place}", there, told)
            sprites = place.startswith("#puzzles") and requests == FIRST
            assert weight < most + (LOOK if place else 0) + (SPRITES if sprites else 0)
            assert asked <= requests + bool(place) + sprites


def test_a_seat_on_a_phone_is_light(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(tmp_path / "kept"))
    save = library.Save.new()
    save.write(new_game().record())
    link = library.offer_seat(save.id, 0)
    library.close()
    with serving(tmp_path, "--share", SHARE) as server, watched(chromium, looks=True) as phone:
        address = f"http://{SHARE}:{urlsplit(server.address).port}/#seat/{link}"
        weight, asked = weighed(phone, address, painted, TOLD_OF_A_GAME)
        assert weight < LARGEST + DOOR + SPRITES
        assert asked <= FIRST + 5, "the door: page, script, knock; the look; and the sprites"


def test_what_lies_compressed_is_what_was_built(page: Page, voila: Server) -> None:
    page.goto(voila.address)
    built = "early.js", "late.js", "more.js", "page.js", "page.css"
    for name in (*built, *pictures()):
        file = page_files()[name]
        assert file.brotli is not None
        came = page.request.get(voila.at(f"/{file.address}"), headers={"Accept-Encoding": "br"})
        assert came.headers["content-encoding"] == "br"
        assert came.body() == file.content
    # Who shows a link elsewhere asks by the whole address, and takes pictures of that size.
    address = page.locator('meta[property="og:image"]').get_attribute("content")
    assert address is not None and address.startswith(voila.at("/"))
    came = page.request.get(address)
    assert came.headers["content-type"] == "image/jpeg"
    assert len(came.body()) < PICTURE
    assert Image.open(BytesIO(came.body())).size == (1200, 630)
