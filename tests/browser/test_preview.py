"""Under the hand: the page shows by itself what a press would mean, and lets counters be drawn."""

from playwright.sync_api import Page, expect

from elfenwidgets.rules import State
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.view import view
from elfenwidgets.ui.drawing.layout import FRAME, slot
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.narrowing import Choosing
from tests.browser.conftest import Server, painted, until
from tests.browser.hands import Dragger
from tests.browser.moments import opened
from tests.browser.test_axe import planning

BOARD_CANVAS = "canvas.elfen-board"
HAND = ".elfen-lifted"
WORDS = ".elfen-preview-words"


def roads(state: State) -> list[str]:
    """The roads that have a counter."""
    return sorted(state.counters)


def point(page: Page, road: str) -> None:
    """Bring the pointer to where the counter of a road lies."""
    box = page.locator(BOARD_CANVAS).bounding_box()
    assert box is not None
    place, (width, height) = slot(road), FRAME
    page.mouse.move(
        box["x"] + place.x * box["width"] / width, box["y"] + place.y * box["height"] / height
    )


def test_a_road_under_the_pointer_says_its_price_and_no_message_is_sent(
    fresh: None, page: Page, voila: Server
) -> None:
    sent: list[str | bytes] = []

    def told(frame: str | bytes) -> None:
        if frame != "sign":  # of life: the page asks for one every few seconds, whatever is done
            sent.append(frame)

    page.on("websocket", lambda socket: socket.on("framesent", told))
    page.goto(f"{voila.address}#learn/plan/block")
    painted(page)
    offered = [road.id for road in BOARD.connections.values() if road.is_road]
    page.locator(".elfen-choices button:visible").first.click()
    expect(page.locator(".elfen-choice-box select")).to_be_visible()
    before = len(sent)
    said = []
    for road in offered:
        point(page, road)
        if page.locator(WORDS).count():
            said.append((road, page.locator(WORDS).inner_text()))
    assert said
    assert all(text.startswith(words.road(road)) for road, text in said)
    assert len(sent) == before
    page.mouse.move(2, 2)
    expect(page.locator(WORDS)).to_have_count(0)


def test_counters_are_drawn_from_the_rack_to_their_roads(game: Page, voila: Server) -> None:
    person = opened(Dragger(game, voila, stops=0), planning())
    laid = len(roads(person.state))
    after = person.play(lambda state: len(roads(state)) == laid + 3)
    assert after.phase == "plan"


def test_what_is_let_go_elsewhere_goes_back_and_nothing_is_played(
    game: Page, voila: Server
) -> None:
    person = opened(Dragger(game, voila), planning())
    before, seen = person.record, view(person.state, person.state.turn)
    counter = next(t for t in Choosing(seen.actions).options if t.kind == "counter")
    picked = Choosing(seen.actions).pick(counter)
    assert picked is not None
    for where in ((2.0, 2.0), person.on_screen(BOARD_CANVAS, (8, 8), FRAME)):
        person.pick(counter, seen, Choosing(seen.actions))
        game.mouse.move(*where, steps=4)
        expect(game.locator(HAND)).to_be_visible()
        game.mouse.up()
        expect(game.locator(HAND)).to_have_count(0)
        person.sees(seen, picked)
    # It is picked already, so that the press that lifts it puts it down: it is placed all the same.
    road = next(t for t in picked.options if t.kind == "road")
    person.pick(counter, seen, Choosing(seen.actions))
    person.sees(seen, Choosing(seen.actions))
    person.pick(road, seen, picked)
    until(lambda: person.record != before)
    assert road.name in roads(person.state)
