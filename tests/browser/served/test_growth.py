"""Game after game on one page: nothing stays that belonged to a game that is over."""

import re

from playwright.sync_api import CDPSession, Page, WebSocket, expect

from elfenwidgets.play import library
from elfenwidgets.text import t
from tests.browser.conftest import Server, painted, until
from tests.browser.hands import Person
from tests.kept_games import library_in

GAMES = 2

DETACHED = """function () {
    const elements = this.filter((each) => !Object.hasOwn(each, 'constructor'));  // no prototypes
    return elements.filter((each) => !each.isConnected && each.matches('.jupyter-widgets')).length;
}"""


MESSAGE = re.compile(rb'"msg_id": ?"([^"]+)"')
"""The name of a message, and after it that of the one which it answers."""


class Models:
    """How many models the kernel has opened on a page more than it has closed."""

    def __init__(self, page: Page) -> None:
        self.open = 0
        self.unanswered: set[bytes] = set()
        """What the page has said, and the kernel not yet done to its end."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._speak)
        socket.on("framereceived", self._hear)

    def _speak(self, frame: str | bytes) -> None:
        if isinstance(frame, bytes):
            self.unanswered.update(MESSAGE.findall(frame)[:1])

    def _hear(self, frame: str | bytes) -> None:
        told = frame.encode() if isinstance(frame, str) else frame
        self.open += (b'"comm_open"' in told) - (b'"comm_close"' in told)
        if b'"idle"' in told:
            self.unanswered.difference_update(MESSAGE.findall(told)[1:])


def detached(session: CDPSession) -> int:
    """The widgets' elements that are on no page, but are still held by something."""
    prototype = session.send("Runtime.evaluate", {"expression": "HTMLElement.prototype"})
    found = session.send(
        "Runtime.queryObjects", {"prototypeObjectId": prototype["result"]["objectId"]}
    )
    counted = session.send(
        "Runtime.callFunctionOn",
        {
            "functionDeclaration": DETACHED,
            "objectId": found["objects"]["objectId"],
            "returnByValue": True,
        },
    )
    session.send("Runtime.releaseObject", {"objectId": found["objects"]["objectId"]})
    return int(counted["result"]["value"])


def test_nothing_is_left_of_a_game(page: Page, fresh: None, voila: Server) -> None:
    with library_in(voila.home):
        library.keep_setting("pace", "at-once")
    models = Models(page)
    session = page.context.new_cdp_session(page)
    page.goto(voila.address)
    painted(page)
    person = Person(page, voila)
    models_left = []
    for _ in range(GAMES):
        person.begin(*[t("bot-random")] * 3)
        page.locator(".elfen-at-end").wait_for()
        before = page.url
        page.get_by_role("button", name=t("rematch")).click()
        expect(page).not_to_have_url(before)
        page.locator(".elfen-at-end").wait_for()
        page.locator(".elfen-leave").click()
        page.locator(".elfen-at-start").wait_for()
        # The start stands before the last views have gone; what had the keyboard may stay known.
        until(lambda: detached(session) <= 1 and not models.unanswered)
        models_left.append(models.open)
    assert models_left == [models_left[0]] * GAMES
