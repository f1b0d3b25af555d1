"""Bots and hints on a real page: what can be pressed now is what is shown."""

from playwright.sync_api import Page, expect

from elfenwidgets.play import library
from elfenwidgets.rules.record import replay
from elfenwidgets.text import t
from tests.browser.conftest import Server, painted, until
from tests.browser.hands import Person
from tests.browser.players import CHOICES, records
from tests.kept_games import library_in


def pace(server: Server) -> object:
    """The pace of bots that is kept."""
    with library_in(server.home):
        return library.settings()["pace"]


def test_a_person_is_helped_on_their_turn_and_comes_to_it_at_once(
    game: Page, voila: Server
) -> None:
    with library_in(voila.home):
        library.keep_setting("pace", "slow")
    person = Person(game, voila)
    person.begin("Ada", t("bot-greedy"), t("bot-random"))
    painted(game)
    hint, on = (game.get_by_role("button", name=t(key)) for key in ("hint-button", "bots-on"))
    told = game.locator(".elfen-told")
    expect(hint).to_be_visible()
    expect(on).to_be_hidden()
    for rung in (1, 2, 3):
        hint.click()
        expect(told).to_contain_text(t("level-hint", n=rung, hint="").strip())
    game.locator(CHOICES).first.click()
    expect(hint).to_be_hidden()
    expect(told).to_have_count(0)
    on.click()
    expect(hint).to_be_visible()
    expect(on).to_be_hidden()
    assert replay(records(voila)[0]).phase == "draw"
    expect(game.locator(".elfen-log q")).to_have_count(0)
    game.get_by_label(t("pace")).select_option(index=3)
    game.locator(CHOICES).first.click()
    expect(game.locator(".elfen-log li").first).to_contain_text(t("bot-random"))
    expect(hint).to_be_visible()
    until(lambda: pace(voila) == "at-once")
