"""The solo game in the home: its deals, and how far each was played."""

import re
from datetime import date

import pytest

from elfenwidgets import text
from elfenwidgets.play import library
from elfenwidgets.play.solo import Solo
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.pages import solo
from elfenwidgets.ui.pages.solo import SoloPlace
from elfenwidgets.ui.stage.games.solo import SoloAct
from tests.play.test_solo import at_par, draw
from tests.ui.home.browser import Browser
from tests.ui.pressing import press

pytestmark = pytest.mark.usefixtures("home", "faults", "day")

TODAY = date(2026, 11, 21)


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> None:
    """A day that does not end in the middle of a test."""
    monkeypatch.setattr(solo, "today", lambda: TODAY)


def act(browser: Browser) -> SoloAct:
    place = browser.home.place
    assert isinstance(place, SoloPlace)
    shown = place.stage.act
    assert isinstance(shown, SoloAct)
    return shown


def test_todays_deal_goes_on_where_it_was_left() -> None:
    browser = Browser()
    browser.follow("#puzzles")
    assert '<a href="#solo">' in browser.page
    browser.follow("#solo")
    assert t("solo-day", date=TODAY) in browser.page
    assert t("lesson-board") not in browser.page, "the board is heard as what it is"
    browser.home.place.stage.session.pick(Target("pile", ""))  # type: ignore[attr-defined]
    assert act(browser).game.played == ["0 draw secret"]
    browser.reload()
    assert act(browser).game.played == ["0 draw secret"]
    press(browser.home, t("solo-another"))
    assert (browser.address, act(browser).game.played) == ("solo/1", [])
    browser.go(-1)
    assert act(browser).game.played == ["0 draw secret"]


def test_a_round_is_told_with_a_way_to_par() -> None:
    browser = Browser()
    browser.follow("#solo/7")
    game = act(browser).game
    draw(game)
    act(browser).play(next(a for a in act(browser).view.actions if a.e == "pass"))
    assert t("solo-par", par=game.pars[0].towns, n=0) in act(browser).heading()
    act(browser).play(next(a for a in act(browser).view.actions if a.e == "end_move"))
    message = act(browser).message
    assert message is not None
    assert t("solo-after", round=1, n=0, par=game.pars[0].towns) in message.text
    assert len(library.settings()["solo/7"]) == len(game.played)


def test_a_game_that_is_over_says_what_it_came_to() -> None:
    game = Solo("7")
    for _ in range(4):
        draw(game)
        at_par(game)
    draw(game)
    library.keep_setting("solo/7", game.played)
    browser = Browser()
    browser.follow("#solo/7")
    assert t("solo-end", n=sum(game.got), short=0) in browser.page
    assert not act(browser).view.actions


def test_the_first_try_begins_anew() -> None:
    browser = Browser()
    browser.follow("#solo/first")
    act(browser).play(next(a for a in act(browser).view.actions if a.e == "pass"))
    press(browser.home, t("level-again"))
    assert act(browser).state.phase == "plan"
    assert not any(key.startswith("solo/") for key in library.settings())


@pytest.mark.parametrize("address", ["0", "-1", "12345", "²", "2999-01-01", "x", "7/8"])
def test_where_there_is_no_deal_todays_is_shown(address: str) -> None:
    browser = Browser()
    browser.visit(f"#solo/{address}")
    assert t("solo-nowhere") in browser.page
    assert act(browser).game.seed == TODAY.isoformat()


@pytest.mark.parametrize("language", text.languages())
def test_one_town_is_not_counted_as_several(language: str) -> None:
    for short in (0, 1, 19):
        assert re.search(r"\b1[,.]", text.said_in(language, "solo-end", n=1, short=short))
