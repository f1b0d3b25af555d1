"""The western half in the home: its page, its level, the form and the table."""

import pytest

from elfenwidgets.play import library
from elfenwidgets.rules import editions
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.home.play import Play
from elfenwidgets.ui.pages.western import WesternPlace
from elfenwidgets.ui.phrases import words
from tests.ui.home.browser import Browser
from tests.ui.pressing import press

pytestmark = pytest.mark.usefixtures("home", "faults")


def test_what_is_no_address_of_the_western_half_is_said_to_be_none() -> None:
    browser = Browser()
    browser.visit("#western/2")
    assert (browser.address, t("page-nowhere") in browser.page) == ("western", True)
    assert t("home-nowhere") not in browser.page, "this is not where everything begins"


def test_the_level_is_played_on_its_page_and_leads_to_a_game_for_two() -> None:
    browser = Browser()
    browser.follow("#puzzles")
    assert '<a href="#western">' in browser.page
    browser.follow("#western")
    place = browser.home.place
    assert isinstance(place, WesternPlace)
    stage = place.stage
    assert t("western-rule-2") in browser.page
    for town in ("feodor", "kihromah", "dagamura", "albaran", "wylhien", "usselen", "yttar"):
        stage.session.pick(Target("town", town))
    assert t("level-western-half-first-learned") in browser.page

    press(browser.home, t("western-play"))
    assert browser.address == "play/new"
    assert t("edition-western-half-about") in browser.page
    press(browser.home, t("start-go"))
    play = browser.home.place
    assert isinstance(play, Play)
    table = play.screen.table
    assert table is not None
    assert table.game.state.edition.half is not None


def test_more_or_fewer_than_two_are_told_so() -> None:
    browser = Browser()
    browser.follow("#western")
    press(browser.home, t("western-play"))
    form = browser.home.place._front._form  # type: ignore[attr-defined]
    form._seats[2]._who.value = "random"
    press(browser.home, t("start-go"))
    assert t("start-half-two", n=3) in browser.page


def test_a_table_is_told_its_house_edition_by_name() -> None:
    strict = editions()["western-half"].with_rules(caravan_only_if_unable=True)
    assert words.edition(strict) == t("edition-changed", edition=t("edition-western-half"))
    library.keep_house_edition("Sunday rules", strict)
    assert words.edition(strict) == "Sunday rules"
