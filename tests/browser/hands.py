"""People before a page in Chromium: they play by mouse, by finger or by keyboard."""

from playwright.sync_api import Locator, Page, expect

from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.rack import forms, places
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.picking.labels import label
from elfenwidgets.ui.picking.narrowing import Choosing
from tests.browser.conftest import OFTEN, Server
from tests.browser.players import (
    ACTIVE,
    AT_THE_GAME,
    BOARD,
    CHOICES,
    COME,
    FOCUSED,
    OFFERED,
    ON_OFFER,
    RACK,
    Player,
    arrows,
    rack_form,
)

LISTED = "() => document.activeElement.selectedOptions[0].textContent.replaceAll('\xa0', ' ')"


class Person(Player):
    """Whoever sits before the page, and plays for everybody; by mouse, if nothing else is said."""

    def __init__(self, page: Page, server: Server, seed: int = 0, stops: float = 0.1) -> None:
        super().__init__(server, seed, stops)
        self.page = page

    def waits(self, selector: str) -> None:
        self.page.wait_for_selector(selector)

    def there(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def begin(self, *names: str, edition: str = "riogrande-2015", **fields: str) -> None:
        """Fill in the form and start; a bot's seat is named as the list names the bot."""
        self.press(self.page.get_by_role("button", name=t("front-another")))
        rows = self.page.locator(".elfen-seat-rows > *")
        rows.nth(5).locator("option").last.wait_for(state="attached")
        for n, name in enumerate(names):
            bot = name in {t("bot-random"), t("bot-greedy")}
            who = rows.nth(n).locator("select").first
            who.select_option(index=line(who, name if bot else t("start-person")))
            rows.nth(n).locator("input").fill(name)
        self.select("Edition", t(f"edition-{edition}"))
        self.page.get_by_label("Seed").fill(fields.get("seed", "7"))
        self.select("Who starts", fields.get("first", "Seat 1"))
        self.press(self.page.get_by_role("button", name="Start the game"))
        # Bots alone may be done before anybody looks.
        self.page.wait_for_selector(".elfen-at-curtain, .elfen-at-table, .elfen-at-end")
        self.page.wait_for_function(AT_THE_GAME)

    def select(self, said: str, beginning: str) -> None:
        """Choose the line that begins so from the list that is called so."""
        field = self.page.get_by_label(said, exact=True)
        field.select_option(index=line(field, beginning))

    def go_on(self) -> None:
        """Go on with the last game."""
        self.press(self.page.get_by_role("button", name="Go on"))

    def press(self, button: Locator) -> None:
        button.click()

    def come(self) -> None:
        self.page.wait_for_selector(COME)
        self.press(self.page.locator(COME))
        self.page.wait_for_selector(".elfen-at-table .elfen-what")

    def passes(self, words: str) -> None:
        self.press(self.page.get_by_role("button", name=words, exact=True))

    def sees(self, seen: View, choosing: Choosing) -> None:
        self.page.wait_for_function(OFFERED, arg=self.offered(seen, choosing), polling=OFTEN)

    def pick(self, target: Target, seen: View, choosing: Choosing) -> None:
        """Pick one of the choices: on the pictures where it lies there, else by its button."""
        if target.kind in ("pay", "pass", "end"):
            said = label(target, seen, choosing)
            self.press(self.page.locator(CHOICES).get_by_text(said, exact=True))
        elif target.kind in ("road", "town"):
            self.point(BOARD, layout.centre(target), layout.FRAME)
        else:
            laid = self.rack(seen)
            place = places.rack_centre(seen, laid, target)
            assert place is not None, f"{target} lies nowhere"
            self.point(RACK, place, laid.frame)

    def rack(self, seen: View, selector: str = RACK) -> forms.Form:
        """How the rack is laid out on this page while that is seen."""
        box = self.page.locator(selector).bounding_box()
        assert box is not None, "there is no rack on the screen"
        return rack_form(seen, box["width"], box["height"])

    def on_screen(
        self, selector: str, at: tuple[float, float], frame: tuple[int, int]
    ) -> tuple[float, float]:
        """Where a point of a picture is in the window."""
        canvas = self.page.locator(selector)
        canvas.element_handle().wait_for_element_state("stable")
        box = canvas.bounding_box()
        assert box is not None, f"{selector} is not on the screen"
        return (
            box["x"] + at[0] / frame[0] * box["width"],
            box["y"] + at[1] / frame[1] * box["height"],
        )

    def point(self, selector: str, at: tuple[float, float], frame: tuple[int, int]) -> None:
        """Press on a picture."""
        canvas = self.page.locator(selector)
        canvas.element_handle().wait_for_element_state("stable")
        box = canvas.bounding_box()
        assert box is not None, f"{selector} is not on the screen"
        x, y = at[0] / frame[0] * box["width"], at[1] / frame[1] * box["height"]
        self.press_at(canvas, x, y)

    def press_at(self, canvas: Locator, x: float, y: float) -> None:
        canvas.click(position={"x": x, "y": y})


def wait_for(page: Page, seen: View, choosing: Choosing) -> None:
    """Wait until a page offers what may be picked: what is pressed before is pressed too late."""
    said = [label(target, seen, choosing) for target in choosing.options]
    page.wait_for_function(ON_OFFER, arg=[len(seen.log), said], polling=OFTEN)


class Dragger(Person):
    """Who draws counters and the obstacle from the rack to their roads."""

    def pick(self, target: Target, seen: View, choosing: Choosing) -> None:
        mouse = self.page.mouse
        if seen.phase == "plan" and target.kind in ("counter", "secret", "obstacle"):
            laid = self.rack(seen)
            place = places.rack_centre(seen, laid, target)
            assert place is not None
            mouse.move(*self.on_screen(RACK, place, laid.frame))
            mouse.down()
        elif seen.phase == "plan" and target.kind == "road" and choosing.picks:
            mouse.move(*self.on_screen(BOARD, layout.centre(target), layout.FRAME), steps=4)
            expect(self.page.locator(".elfen-lifted")).to_be_visible()
            mouse.up()
            expect(self.page.locator(".elfen-lifted")).to_have_count(0)
        else:
            super().pick(target, seen, choosing)


def line(field: Locator, beginning: str) -> int:
    """Which line of a list begins so; ipywidgets writes spaces there that do not break."""
    field.locator("option").first.wait_for(state="attached")
    lines = field.locator("option").all_text_contents()
    return next(i for i, x in enumerate(lines) if x.replace("\xa0", " ").startswith(beginning))


class Finger(Person):
    """Taps; needs a context with ``has_touch``."""

    def press(self, button: Locator) -> None:
        button.tap()

    def press_at(self, canvas: Locator, x: float, y: float) -> None:
        canvas.tap(position={"x": x, "y": y})


class Keyboard(Person):
    """Never touches a mouse."""

    def tab_to(self, selector: str) -> None:
        """Press Tab until the keyboard is there; round the page at most."""
        for _ in range(120):
            if self.page.evaluate(ACTIVE, selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def press(self, button: Locator) -> None:
        """Walk to a button and press Enter."""
        for _ in range(120):
            if button.evaluate("button => button === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError("Tab does not lead to the button")
        self.enter()

    def line_to(self, said: str) -> None:
        """Go down the list that has the keyboard, from its top to the line that says that."""
        self.page.keyboard.press("Home")
        for _ in range(120):
            if self.page.evaluate(LISTED) == said:
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the list has no line {said!r}")

    def enter(self) -> None:
        """Press Enter, and mean it: a key between says that it is no double press."""
        self.page.keyboard.press("Shift")
        self.page.keyboard.press("Enter")

    def begin(self, *names: str, edition: str = "riogrande-2015", **fields: str) -> None:
        keys = self.page.keyboard
        self.press(self.page.get_by_role("button", name=t("front-another")))
        self.page.locator(".elfen-seat-rows option").last.wait_for(state="attached")
        for name in names:
            self.tab_to(".elfen-seat-rows input:placeholder-shown")
            keys.type(name)
        self.tab_to("select:not(.elfen-seat-rows select)")
        self.line_to(t(f"edition-{edition}"))
        self.press(self.page.get_by_role("button", name="Start the game"))
        self.page.wait_for_selector(".elfen-at-curtain, .elfen-at-table")

    def come(self) -> None:
        """The curtain's button has the keyboard already; then the board has it."""
        self.page.wait_for_function(ACTIVE, arg=COME)
        self.enter()
        self.page.wait_for_function(ACTIVE, arg=BOARD)

    def passes(self, words: str) -> None:
        """With nothing to choose, Enter leads on."""
        expect(self.page.get_by_role("button", name=words, exact=True)).to_be_visible()
        self.page.wait_for_function(ACTIVE, arg=BOARD)
        self.enter()

    def pick(self, target: Target, seen: View, choosing: Choosing) -> None:
        """Arrows on the board, and Enter; a counter that was picked has led to the first road."""
        self.page.wait_for_function(ACTIVE, arg=BOARD)
        for _ in range(arrows(target, seen, choosing)):
            self.page.keyboard.press("ArrowRight")
        self.page.wait_for_function(FOCUSED, arg=label(target, seen, choosing))
        self.page.keyboard.press("Enter")


class Tabber(Keyboard):
    """Leaves the board by Tab and takes the buttons and the list."""

    def passes(self, words: str) -> None:
        self.press(self.page.get_by_role("button", name=words, exact=True))

    def pick(self, target: Target, seen: View, choosing: Choosing) -> None:
        said = label(target, seen, choosing)
        if seen.phase == "plan" and choosing.stage == "way":
            self.tab_to(".elfen-roads select")
            self.line_to(said)
            takes = t("choice-this-road", road=said)
            self.press(self.page.locator(".elfen-roads button:enabled", has_text=takes))
        else:
            self.press(self.page.locator(CHOICES).get_by_text(said, exact=True).first)
