"""Another language, chosen in the settings while something runs elsewhere on the page."""

from collections.abc import Iterator

import ipywidgets as w
import pytest

from elfenwidgets.text import t, use
from tests.kept_games import kept
from tests.ui.home.browser import Browser
from tests.ui.screen import Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    use("en")


def speak(root: w.Widget, code: str) -> None:
    """Press a language of the settings."""
    tongues = next(x for x in walk(root) if isinstance(x, w.ToggleButtons))
    codes = [code for _, code in tongues.options]
    tongues.set_state({"index": codes.index(code)})


def walk(root: w.Widget) -> Iterator[w.Widget]:
    yield root
    for child in getattr(root, "children", ()):
        yield from walk(child)


def test_a_game_goes_on_in_the_new_language() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("plan")
        screen.choose(screen.onward[0])  # a counter is picked, and nothing placed yet
        here, before = screen.app.at, kept()[0]["events"]
        screen.app.go(("settings",))
        speak(screen.app, "de")
        screen.app.go(here)
        assert kept()[0]["events"] == before
        assert screen.place == "curtain", "whoever sat here may have gone"
        screen.sit_down()
        assert "Planen" in screen.panel and "Plan<" not in screen.panel
        assert t("choice-pass") == "Passen" and "Passen" in screen.choices
        screen.choose("Passen")
        assert len(kept()[0]["events"]) == len(before) + 1

    on_screen(script)


def test_a_lesson_goes_on_at_its_step_in_the_new_language() -> None:
    browser = Browser()
    browser.follow("#learn/plan/place")
    before = t("level-plan-place-title")
    assert before in browser.page
    browser.follow("#settings")
    speak(browser.home, "fr")
    browser.go(-1)
    assert (browser.address, browser.agrees) == ("learn/plan/place", True)
    assert before not in browser.page and t("level-plan-place-title") in browser.page
