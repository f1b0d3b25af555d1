"""The front: whoever is new is led to a first round, whoever knows the game to a game."""

import ipywidgets as w
import pytest

from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.own_setting import QUICK_ROUND, QUICK_WAY
from elfenwidgets.play import library
from elfenwidgets.play.coaching.coach import COACHED
from elfenwidgets.text import t
from tests.kept_games import keep_progress
from tests.ui.home.browser import Browser
from tests.ui.screen import Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")


def front(browser: Browser) -> w.Widget:
    (box,) = (x for x in browser.find(w.VBox) if "elfen-front" in x._dom_classes)
    return box


def main(browser: Browser) -> list[str]:
    """What the main buttons say that the page shows: home.css hides the others by a class."""
    box = front(browser)
    hidden = {"elfen-first-round": "elfen-new-here", "elfen-go-on": "elfen-unfinished"}
    return [
        x.description
        for x in browser.find(w.Button)
        if "elfen-main" in x._dom_classes
        and not any(
            name in x._dom_classes and wanted not in box._dom_classes
            for name, wanted in hidden.items()
        )
        and "elfen-large" in x._dom_classes
    ]


def test_whoever_is_new_finds_a_first_round_and_is_led_to_it() -> None:
    browser = Browser()
    assert main(browser) == [t("front-first")]
    next(x for x in browser.find(w.Button) if x.description == t("front-first")).click()
    assert browser.address == "learn/quick"
    assert t("quick-title") in browser.page


def test_the_address_of_the_quick_way_is_short() -> None:
    browser = Browser()
    browser.follow("#quick")
    assert browser.address == "learn/quick" and t("quick-title") in browser.page


def test_whoever_has_begun_it_goes_on() -> None:
    library.keep_setting(QUICK_WAY, {"step": 2, "played": []})
    keep_progress(Progress({"welcome/first-step": 3}))
    assert main(Browser()) == [t("front-first-on")]


def test_whoever_has_played_it_plays() -> None:
    library.keep_setting(QUICK_WAY, {"step": 5, "played": []})
    keep_progress(Progress(answers={QUICK_ROUND: True}))
    assert main(Browser()) == [t("front-bots")]


def test_whoever_has_learned_something_plays() -> None:
    keep_progress(Progress({"welcome/first-step": 3}))
    assert main(Browser()) == [t("front-bots")]


def test_whoever_has_a_game_unfinished_goes_on_with_it() -> None:
    async def script(screen: Screen) -> None:
        screen.press(t("front-bots"))
        assert main(Browser()) == [t("start-resume")]

    on_screen(script)


def test_a_game_with_a_coach_has_an_address_of_its_own() -> None:
    async def script(screen: Screen) -> None:
        screen.app.go(("play", "coach"))
        (game,) = library.games("unfinished")
        assert screen.app.at == ("play", game.id)
        assert screen.place == "table" and screen.record()["meta"][COACHED] is True

    on_screen(script)
