"""The memory of a browser that shows a notebook with eight boards, against one with one board.

    python -m benchmarks.pages.boards_memory [visits]

Both pages are served by Voilà and shown by a browser of their own; the memory is the unique set
size of all its processes, once every board has been painted.
"""

import sys
from statistics import median

import psutil
from playwright.sync_api import Browser

from benchmarks.pages.serve import browsing, serving

BOARDS = """
import ipywidgets
from elfenwidgets.ui.learn import learn

ipywidgets.VBox([learn("travel").free() for _ in range({count})])
"""
PAINTED = """(count) => {
    const boards = [...document.querySelectorAll('canvas.elfen-board')];
    return boards.length === count && boards.every((canvas) => {
        const { width, height } = canvas;
        return canvas.getContext('2d').getImageData(width / 2, height / 2, 1, 1).data[3] > 0;
    });
}"""
REACH = 150


def processes() -> list[psutil.Process]:
    """The processes of the browser that this program has started."""
    own = psutil.Process().children(recursive=True)
    return [process for process in own if "chrom" in process.name()]


def memory(browser: Browser, address: str, count: int) -> float:
    """Give the megabytes of the browser once it shows ``count`` boards."""
    page = browser.new_page(viewport={"width": 1366, "height": 768})
    page.goto(address)
    page.wait_for_function(PAINTED, arg=count)
    for i in range(count):  # each has been on the screen once
        page.locator("canvas.elfen-board").nth(i).scroll_into_view_if_needed()
        page.wait_for_timeout(200)
    page.wait_for_timeout(2000)
    taken = sum(process.memory_full_info().uss for process in processes()) / 2**20
    page.goto("about:blank")
    page.close()
    return taken


def main() -> None:
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    found: dict[int, list[float]] = {1: [], 8: []}
    for _ in range(visits):
        for count, figures in found.items():
            with serving(BOARDS.format(count=count)) as address, browsing() as browser:
                figures.append(memory(browser, address, count))
    for count, figures in found.items():
        print(f"{count} boards: {median(figures):7.1f} MB  {[round(each) for each in figures]}")
    more = median(found[8]) - median(found[1])
    print(f"eight take {more:.0f} MB more than one (to reach: at most {REACH})")


if __name__ == "__main__":
    main()
