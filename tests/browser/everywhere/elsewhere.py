"""People before a page in any browser that the W3C's protocols drive."""

import json
from contextlib import suppress
from functools import partial
from itertools import cycle
from typing import Any, NamedTuple

from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.rack import places
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.picking.labels import label
from elfenwidgets.ui.picking.narrowing import Choosing
from tests.browser.conftest import Server, until
from tests.browser.everywhere.drivers import Tab
from tests.browser.players import (
    ACTIVE,
    AT_THE_GAME,
    BOARD,
    CHOICES,
    COME,
    FOCUSED,
    OFFERED,
    RACK,
    Player,
    rack_form,
)

# What WebDriver calls keys.
KEYS = {"Enter": "\ue007", "Tab": "\ue004", "ArrowRight": "\ue014"}

APART = 7  # pixels; what is nearer to the press before may be the second half of a double click

TRIES = 3
PRESS_TIMEOUT = 20  # seconds for a press

BUTTON = "button:enabled"
ROW = ".elfen-seat-rows option"  # who sits there: it comes when the form is whole

WHAT = "document.querySelector('.elfen-what').textContent"

# The first element of a kind that is seen and says that; scrolled to, with its box on the screen.
FIND = """(([selector, said]) => {
    const seen = [...document.querySelectorAll(selector)].find((found) => found.checkVisibility()
        && (!said || found.textContent.replaceAll('\\xa0', ' ').trim() === said));
    if (!seen) return null;
    seen.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = seen.getBoundingClientRect();
    return [x, y, width, height];
})"""


class Box(NamedTuple):
    """The corner and the size of something, in the screen's pixels."""

    x: float
    y: float
    width: float
    height: float


class Elsewhere(Player):
    """Plays with one hand after another: mouse, finger (if the driver has one), keys."""

    def __init__(self, tab: Tab, server: Server, seed: int = 0, stops: float = 0.1) -> None:
        super().__init__(server, seed, stops)
        self.tab = tab
        pointers = ["mouse", "finger"] if tab.touches else ["mouse"]
        self._pointers = cycle(pointers)
        self._hands = cycle([*pointers, "keys"])
        self._pressed = 0, 0

    # What is on the page.

    def is_so(self, function: str, argument: Any) -> bool:
        """Whether a JavaScript function of one argument says so."""
        return bool(self.tab.look(f"({function})({json.dumps(argument)})"))

    def waits(self, selector: str) -> None:
        until(lambda: self.there(selector))

    def there(self, selector: str) -> bool:
        return self.box(selector) is not None

    def box(self, selector: str, said: str = "") -> Box | None:
        """Where something lies on the screen."""
        found = self.tab.look(f"{FIND}({json.dumps([selector, said])})")
        return None if found is None else Box(*found)

    def still(self, selector: str, said: str = "") -> Box:
        """Where something lies that has come to rest."""
        boxes: list[Box | None] = [None, None]

        def rests() -> bool:
            boxes[:] = boxes[1], self.box(selector, said)
            return boxes[0] is not None and boxes[0] == boxes[1]

        until(rests)
        assert boxes[1] is not None
        return boxes[1]

    def sees(self, seen: View, choosing: Choosing) -> None:
        until(lambda: self.is_so(OFFERED, self.offered(seen, choosing)))

    # What is done.

    def open(self, address: str) -> None:
        self.tab.open("about:blank")  # where only the fragment differs, nothing would be loaded
        self.tab.open(address)
        self.waits("#rendered_cells .jupyter-widgets")

    def click(self, x: float, y: float, by: str = "mouse") -> None:
        """Press and let go at a place of the screen, with a mouse or a finger.

        Never where it was pressed just before, but beside it: WebKit takes two quick presses of
        one place for a double click, and the game does not take its second half for a new pick.
        """
        at = round(x), round(y)
        if max(abs(at[0] - self._pressed[0]), abs(at[1] - self._pressed[1])) < APART:
            at = self._pressed[0] + APART, at[1]
        self._pressed = at
        self.tab.perform(
            {
                "type": "pointer",
                "id": by,
                "parameters": {"pointerType": "touch" if by == "finger" else "mouse"},
                "actions": [
                    {"type": "pointerMove", "x": at[0], "y": at[1]},
                    {"type": "pointerDown", "button": 0},
                    {"type": "pointerUp", "button": 0},
                ],
            }
        )

    def types(self, *keys: str) -> None:
        """Press keys, by their names or what they write."""
        strokes = [KEYS.get(key, key) for key in keys]
        self.tab.perform(
            {
                "type": "key",
                "id": "keys",
                "actions": [
                    {"type": way, "value": key} for key in strokes for way in ("keyDown", "keyUp")
                ],
            }
        )

    def tab_to(self, selector: str) -> None:
        """Press Tab until the keyboard is there."""
        for _ in range(60):
            if self.is_so(ACTIVE, selector):
                return
            self.types("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def walk_to(self, choice: str) -> None:
        """Press an arrow until the page says that the keyboard is on a choice."""
        for _ in range(60):
            if self.is_so(FOCUSED, choice):
                return
            before = self.tab.look(WHAT)
            self.types("ArrowRight")
            until(partial(self.changed, before))
        raise AssertionError(f"the arrows do not lead to {choice!r}")

    def changed(self, before: str) -> bool:
        """Whether the page asks something else than before."""
        return bool(self.tab.look(WHAT) != before)

    def press(self, selector: str, said: str = "", by: str = "mouse") -> None:
        box = self.still(selector, said)
        self.click(box.x + box.width / 2, box.y + box.height / 2, by)

    def point(
        self, selector: str, at: tuple[float, float], frame: tuple[int, int], by: str = "mouse"
    ) -> None:
        """Press on a picture."""
        box = self.still(selector)
        x, y = at[0] / frame[0] * box.width, at[1] / frame[1] * box.height
        self.click(box.x + x, box.y + y, by)

    def draws(self, at: tuple[float, float], then: str = "") -> None:
        """Bring the mouse to a place of the board, and there press it or let it go."""
        box, (width, height) = self.still(BOARD), layout.FRAME
        x, y = box.x + at[0] / width * box.width, box.y + at[1] / height * box.height
        moves: list[dict[str, Any]] = [{"type": "pointerMove", "x": round(x), "y": round(y)}]
        actions = moves + ([{"type": then, "button": 0}] if then else [])
        parameters = {"pointerType": "mouse"}
        self.tab.perform(
            {"type": "pointer", "id": "mouse", "parameters": parameters, "actions": actions}
        )

    def begin(self, *names: str) -> None:
        """Fill in the form, the seed too, and start."""

        def formed() -> bool:
            return self.is_so("rows => !!document.querySelector(rows)", ROW)

        for _ in range(TRIES):
            self.press(BUTTON, t("front-another"))
            with suppress(AssertionError):
                until(formed, PRESS_TIMEOUT)
                break
        until(formed)
        for name in names:
            self.press(".elfen-seat-rows input:placeholder-shown")
            self.types(*name)
        self.press(BUTTON, t("start-go"))
        self.waits(".elfen-at-curtain")
        until(lambda: self.is_so(AT_THE_GAME, None))

    def come(self) -> None:
        """Press on the curtain, and once more where nothing came of it, as people do."""
        table = ".elfen-at-table .elfen-what"
        for _ in range(TRIES):
            self.press(COME, by=next(self._pointers))
            with suppress(AssertionError):
                until(lambda: self.there(table), PRESS_TIMEOUT)
                return
        self.waits(table)

    def passes(self, words: str) -> None:
        self.press(BUTTON, words)

    def pick(self, target: Target, seen: View, choosing: Choosing) -> None:
        """Pick, and once more where nothing came of it, as people do.

        Seldom a driver's press is lost on a busy machine. What Chromium's is, fails its test.
        """
        before = self.record
        then = choosing.pick(target)
        assert then is not None

        def taken() -> bool:
            if then.complete is not None:
                return self.record != before
            return self.is_so(OFFERED, self.offered(seen, then))

        for _ in range(TRIES):
            self._pick(target, seen, choosing)
            with suppress(AssertionError):
                until(taken, PRESS_TIMEOUT)
                return
        raise AssertionError(f"{label(target, seen, choosing)} was not taken")

    def _pick(self, target: Target, seen: View, choosing: Choosing) -> None:
        hand = next(self._hands)
        said = label(target, seen, choosing)
        if hand == "keys":
            self.tab_to(BOARD)
            self.walk_to(said)
            self.types("Enter")
        elif target.kind in ("pay", "pass", "end"):
            self.press(CHOICES, said, hand)
        elif target.kind in ("road", "town"):
            self.point(BOARD, layout.centre(target), layout.FRAME, hand)
        else:
            rack = self.still(RACK)
            laid = rack_form(seen, rack.width, rack.height)
            place = places.rack_centre(seen, laid, target)
            assert place is not None, f"{target} lies nowhere"
            self.point(RACK, place, laid.frame, hand)
