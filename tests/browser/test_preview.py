"""What a press would mean, shown where the pointer is: by the page alone."""

from playwright.sync_api import Page, expect

from elfenwidgets.rules.board import BOARD
from elfenwidgets.ui.drawing.layout import FRAME, slot
from elfenwidgets.ui.phrases import words
from tests.browser.conftest import Server, painted

CANVAS = "canvas.elfen-board"
WORDS = ".elfen-preview-words"


def point(page: Page, road: str) -> None:
    """Bring the pointer to where the counter of a road lies."""
    box = page.locator(CANVAS).bounding_box()
    assert box is not None
    place, (width, height) = slot(road), FRAME
    page.mouse.move(
        box["x"] + place.x * box["width"] / width, box["y"] + place.y * box["height"] / height
    )


def test_a_road_under_the_pointer_says_its_price_and_no_message_is_sent(
    fresh: None, page: Page, voila: Server
) -> None:
    sent: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
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
