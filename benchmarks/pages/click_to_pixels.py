"""From a click on the table's canvas to changed pixels, against a canvas that draws a rectangle.

    python -m benchmarks.pages.click_to_pixels [clicks]

A person plans and picks two of the counters in turns; the same probe looks at the pixels round the
click on both pages, and their clicks take turns.
"""

import sys

from playwright.sync_api import Page

from benchmarks.pages.serve import browsing, report, serving

PLANNING = """
from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.ui.app import App

seats = [Player("Anna", "red"), Player("Robin", "blue")]
game = Game(editions()["riogrande-2015"], seats, 7, first=0)
table = Table(game, {seat: "random" for seat in range(2)})
while game.state.phase != "plan" or game.state.turn != 0:
    table.bot_turn()
person = Table.from_record(game.record() | {"meta": {"bots": {"1": "random"}}})
app = App()
app.place.begin(person, library.Save.new())
app
"""
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
    with serving(PLANNING) as ours, serving(BARE) as theirs, browsing() as browser:
        game, plain = (browser.new_page(viewport={"width": 1400, "height": 900}) for _ in "12")
        game.goto(ours)
        plain.goto(theirs)
        game.get_by_role("button", name="Pass").wait_for()
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
