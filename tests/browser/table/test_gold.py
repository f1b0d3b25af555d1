"""Elfengold in a real browser: an auction by buttons, by keys and by writing, on a phone."""

import random

from playwright.sync_api import Page, expect

from elfenwidgets.play.bots.greedy import GreedyBot
from elfenwidgets.play.game import Game
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import COLORS, Player
from elfenwidgets.text import t, use
from tests.browser.conftest import Server
from tests.browser.table.test_one_screen import fitted
from tests.kept_games import library_in

# In how many lines each player's name stands in the table of the towns by round.
LINES = """(names) => names.map((name) => {
    const range = document.createRange();
    range.selectNodeContents(name.lastChild);
    return range.getClientRects().length;
})"""


def played(phase: str, *names: str) -> Game:
    """A game of some people that has come to a phase."""
    people = [Player(name, color) for name, color in zip(names, COLORS, strict=False)]
    game, bot = Game(editions()["elfengold"], people, 3, 0), GreedyBot()
    while game.state.phase != phase:
        game.play(bot.choose(game.view(game.state.turn), random.Random(1)).action)
    return game


def test_an_auction_by_button_by_writing_and_by_keys(page: Page, voila: Server) -> None:
    use("en")
    with library_in(voila.home):
        from elfenwidgets.play import library

        id = library.import_record(played("auction", "Ada", "Bo").record())
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(voila.address)
    page.wait_for_selector(".elfen-home")
    page.evaluate("address => { location.hash = address }", f"#play/{id}")

    def come(name: str) -> None:
        """All may watch a bid, so that no curtain falls."""
        expect(page.locator(".elfen-status h2")).to_have_text(f"{name}’s turn")
        expect(page.locator(".elfen-at-curtain")).to_have_count(0)

    come("Ada")
    for width, height in ((844, 390), (360, 740), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for button in (".elfen-choices button", ".elfen-bid-row button"):
            expect(page.locator(button).last).to_be_in_viewport(ratio=1)
    fitted(page)
    places = [page.locator(x) for x in (".elfen-bid-row", "canvas.elfen-rack", ".elfen-sale")]
    before = [each.bounding_box() for each in places]
    closed = page.get_by_role("button", name=t("choice-own"))
    expect(closed).to_be_in_viewport(ratio=1)
    closed.click()
    hide = page.get_by_role("button", name=t("hide"))
    expect(hide).to_be_enabled()
    assert [each.bounding_box() for each in places] == before, "nothing moves for one's own hand"
    hide.click()
    expect(closed).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    page.get_by_role("button", name="Bid 1", exact=True).click()
    come("Bo")
    expect(page.locator(".elfen-sale .elfen-bid")).to_contain_text("Ada 1")
    field = page.locator(".elfen-bid-row input")
    field.fill("99")
    page.locator(".elfen-bid-row button").click()
    expect(page.locator(".elfen-said [role=alert]")).to_contain_text("you bid 99 and have 12")
    field.fill("lots")
    page.locator(".elfen-bid-row button").click()
    expect(page.locator(".elfen-said [role=alert]")).to_contain_text("in figures")
    box = page.locator(".elfen-bid-row").bounding_box()
    assert box is not None and box["y"] + box["height"] <= 844, "the field is in sight"
    field.fill("4")
    field.press("Enter")
    come("Ada")
    expect(page.locator(".elfen-sale .elfen-bid")).to_contain_text("Bo 4")
    page.locator("canvas.elfen-board").focus()
    for key in "12b":
        page.keyboard.press(key)
    come("Bo")
    expect(page.locator(".elfen-sale .elfen-bid")).to_contain_text("Ada 12")
    page.get_by_role("button", name="No bid", exact=True).click()
    # Ada has no coin left, and is passed over: Bo is asked about the next item.
    expect(page.locator(".elfen-seat .elfen-cash").first).to_contain_text("0 coins")
    expect(page.locator(".elfen-sale .elfen-bid")).to_contain_text("no bid yet")


def test_looked_back_at_on_a_phone_six_rounds_leave_the_names_whole(
    page: Page, voila: Server
) -> None:
    with library_in(voila.home):
        from elfenwidgets.play import library

        id = library.import_record(played("over", "Charlotte", "Maximilian").record())
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{voila.address}#play/{id}/review")
    names = page.locator(".elfen-looking .elfen-wide").last.locator("tbody th")
    expect(names).to_have_count(2)
    expect(names.last).to_be_visible()
    assert names.evaluate_all(LINES) == [1, 1]
    assert page.evaluate("document.documentElement.scrollWidth") == 390
