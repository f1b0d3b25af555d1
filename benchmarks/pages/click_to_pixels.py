"""From a click on the table's canvas to changed pixels, against a canvas that draws a rectangle.

    python -m benchmarks.pages.click_to_pixels [clicks]

A person plans against a bot and picks two of the counters in turns; the same probe looks at the
pixels round the click on both pages, and their clicks take turns.
"""

import sys

from playwright.sync_api import Page, expect

from benchmarks.pages.serve import PLAY, browsing, report, serving

BARE = """
import ipywidgets as w
from ipycanvas import Canvas

canvas = Canvas(width=1120, height=488, layout=w.Layout(width="700px", height="305px"))
canvas.add_class("board-canvas")
count = 0

def draw(x, y):
    global count
    count += 1
    canvas.fill_style = ("crimson", "navy", "gold")[count % 3]
    canvas.fill_rect(x - 40, y - 40, 80, 80)

canvas.on_mouse_down(draw)
canvas
"""
PROBE = """(selector) => {
    const canvas = document.querySelector(selector);
    const pixels = (x, y) => canvas.getContext('2d').getImageData(x - 60, y - 60, 120, 120).data;
    window.addEventListener('mousedown', (event) => {
        const start = performance.now();
        const { left, top, width, height } = canvas.getBoundingClientRect();
        const x = (event.clientX - left) * canvas.width / width;
        const y = (event.clientY - top) * canvas.height / height;
        const before = pixels(x, y);
        const look = () => {
            if (pixels(x, y).every((value, i) => value === before[i])) setTimeout(look);
            else window.took = performance.now() - start;
        };
        setTimeout(look);
    }, true);
}"""
RACK = "canvas.elfen-rack"
COUNTERS = ((0.057, 0.49), (0.148, 0.49))  # two counters on the rack, in parts of its size
ANYWHERE = ((0.3, 0.5), (0.6, 0.5))


def to_the_plan(page: Page) -> None:
    """Play up to the planning phase."""
    page.get_by_label("Seat 2").select_option(index=3)
    page.get_by_label("Who starts").select_option(index=1)
    page.get_by_role("button", name="Start the game").click()
    draw = page.get_by_role("button", name="Draw from the stack")
    draw.wait_for()
    log = page.locator(".elfen-log li")
    for _ in range(4):  # the secret counter, then three more; each time the bot draws as well
        lines = log.count()
        draw.click()
        expect(log).to_have_count(lines + 2)
    page.get_by_role("button", name="Pass").wait_for()


def click(page: Page, selector: str, place: tuple[float, float]) -> float:
    """Give the milliseconds from one click to changed pixels."""
    page.bring_to_front()
    page.evaluate("window.took = null")
    box = page.locator(selector).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + place[0] * box["width"], box["y"] + place[1] * box["height"])
    return float(page.wait_for_function("() => window.took").json_value())


def main() -> None:
    clicks = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    table: list[float] = []
    bare: list[float] = []
    with serving(PLAY) as ours, serving(BARE) as theirs, browsing() as browser:
        game, plain = (browser.new_page(viewport={"width": 1400, "height": 900}) for _ in "12")
        game.goto(ours)
        plain.goto(theirs)
        to_the_plan(game)
        plain.wait_for_selector("canvas.board-canvas")
        game.evaluate(PROBE, RACK)
        plain.evaluate(PROBE, "canvas.board-canvas")
        for i in range(-4, clicks):  # the first clicks warm up
            pair = (
                click(game, RACK, COUNTERS[i % 2]),
                click(plain, "canvas.board-canvas", ANYWHERE[i % 2]),
            )
            if i >= 0:
                table.append(pair[0])
                bare.append(pair[1])
    report("ms", {"the table": table, "a bare canvas": bare}, 1.5)


if __name__ == "__main__":
    main()
