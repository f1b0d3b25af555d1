"""From a press on Next to the next step on the screen, and from a lesson to the next.

    python -m benchmarks.pages.next_step [lesson]

Goes through the course from the beginning, or from a lesson, at 1366 x 768 in one page without a
reload, and prints the medians and the slowest of both.
"""

import sys
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from urllib.parse import urljoin

from playwright.sync_api import Page

from benchmarks.pages.serve import browsing, learning
from elfenwidgets.ui.course import steps


def step(page: Page) -> float:
    """Press Next until another step is on the screen: the seconds since the last press.

    A worked example and a row of puzzles take more than one press.
    """
    before = page.locator(".elfen-where").inner_text()
    while True:
        page.wait_for_timeout(600)  # else the page takes it for a double click
        pressed = perf_counter()
        page.locator(".elfen-next").click()
        try:
            page.wait_for_function(
                "before => document.querySelector('.elfen-where').innerText !== before",
                arg=before,
                timeout=3000,
                polling=10,
            )
        except Exception:  # the step goes on
            continue
        return perf_counter() - pressed


def main() -> None:
    every = steps.every()
    first = sys.argv[1] if len(sys.argv) > 1 else every[0].lesson
    way = every[next(n for n, each in enumerate(every) if each.lesson == first) :]
    within: list[float] = []
    between: list[float] = []
    with (
        TemporaryDirectory() as home,
        browsing() as browser,
        learning(Path(home)) as address,
    ):
        page = browser.new_page(viewport={"width": 1366, "height": 768})
        page.goto(urljoin(address, f"/#learn/{first}"))
        page.locator(".elfen-step canvas.elfen-board").wait_for()
        for here, there in pairwise(way):
            (within if here.lesson == there.lesson else between).append(step(page))
    for name, taken in (("within a lesson", within), ("to the next lesson", between)):
        print(f"{name}: median {median(taken):.2f} s, slowest {max(taken):.2f} s, {len(taken)}")


if __name__ == "__main__":
    main()
