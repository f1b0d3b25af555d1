"""From the request to the painted map, against a plain page of Voilà's with one button.

    python -m benchmarks.pages.voila_first_paint [visits]

Visits of both pages take turns, each by a new visitor with an empty cache.
"""

import sys
from time import perf_counter

from playwright.sync_api import Browser

from benchmarks.pages.serve import BUTTON, PLAY, browsing, plain, report, serving

SHOWN = "() => document.querySelector('#rendered_cells button.jupyter-button')?.offsetParent"
PAINTED = """() => {
    const canvas = document.querySelector('canvas.board-canvas');
    if (!canvas || !canvas.offsetParent) return false;
    const { width, height } = canvas;
    return canvas.getContext('2d').getImageData(width / 2, height / 2, 1, 1).data[3] > 0;
}"""


def visit(browser: Browser, address: str, there: str) -> float:
    """Give the milliseconds of one visit."""
    context = browser.new_context(viewport={"width": 1400, "height": 900})
    page = context.new_page()
    start = perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_function(there)
    took = 1000 * (perf_counter() - start)
    page.goto("about:blank")  # the kernel ends
    context.close()
    return took


def main() -> None:
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    game: list[float] = []
    button: list[float] = []
    with serving(PLAY) as ours, plain(BUTTON) as theirs, browsing() as browser:
        visit(browser, ours, PAINTED), visit(browser, theirs, SHOWN)  # disks and servers warm up
        for _ in range(visits):
            game.append(visit(browser, ours, PAINTED))
            button.append(visit(browser, theirs, SHOWN))
    report("ms", {"the game, map painted": game, "one button": button}, 0.6)


if __name__ == "__main__":
    main()
