"""A position by link in a browser: opened, changed on the board, and handed on."""

from playwright.sync_api import Page, expect

from elfenwidgets.rules.position import position, short
from elfenwidgets.ui.drawing.layout import FRAME, slot
from tests.browser.conftest import Server, painted

ROAD = "forest:feodor-lapphalya"
BOARD = ".elfen-handed canvas.elfen-board"

# The picture that was copied: its size, and whether anything is painted in its middle.
COPIED = """async () => {
    const [copied] = await navigator.clipboard.read();
    const picture = await createImageBitmap(await copied.getType('image/png'));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(picture, 0, 0);
    const [, , , middle] = pen.getImageData(picture.width / 2, picture.height / 2, 1, 1).data;
    return [picture.width, picture.height, middle];
}"""


def _held(hand: str) -> str:
    """How a link says what the one in turn holds, after what was built on the board."""
    return short.pack(position(at="feodor", phase="travel", hand=hand, roads={ROAD: "giant_pig"}))


def test_a_position_is_built_on_the_board_and_its_link_opens_it(
    fresh: None, page: Page, voila: Server
) -> None:
    start = position(at="feodor", phase="travel", hand="giant_pig raft")
    page.goto(f"{voila.address}#p={short.pack(start)}/edit")
    painted(page)
    box = page.locator(BOARD).bounding_box()
    assert box is not None
    place, (width, height) = slot(ROAD), FRAME
    page.mouse.dblclick(  # it is one press, which places: two would take away again
        box["x"] + place.x * box["width"] / width, box["y"] + place.y * box["height"] / height
    )
    page.wait_for_function("before => !location.hash.includes(before)", arg=short.pack(start))
    page.locator("[data-pick='tool:card/dragon']").click(click_count=3)
    page.wait_for_function(
        "held => location.hash.includes(held)", arg=_held("dragon dragon dragon giant_pig raft")
    )
    page.locator(".elfen-hand-on:visible").click()
    link = page.locator("input.elfen-to")
    expect(link).to_have_value(f"{page.url.removesuffix('/edit')}")
    built = short.unpack(link.input_value().partition("#p=")[2])
    assert built.counters == {ROAD: "giant_pig"}
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".elfen-copy-picture").click()
    page.locator(".elfen-copy-picture.elfen-copied").wait_for()
    board = page.locator(BOARD).evaluate("canvas => [canvas.width, canvas.height, 255]")
    assert page.evaluate(COPIED) == board
    # On a page without https and in a stranger's frame a browser gives no clipboard.
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.locator("button.elfen-copy").first.click()
    page.locator("button.elfen-copy.elfen-copied").wait_for()
    page.locator(".elfen-paste input").press("Control+v")
    expect(page.locator(".elfen-paste input")).to_have_value(link.input_value())
    page.locator(".elfen-shut:visible").click()
    expect(link).to_have_count(0)
    page.goto(f"{voila.address}#p=x")
    expect(page.locator(".elfen-handed .elfen-alarm")).to_be_visible()
