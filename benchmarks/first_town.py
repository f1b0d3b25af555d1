"""From opening the first lesson to the first collected town: clicks and seconds.

    python -m benchmarks.first_town [visits]

It does what the page says: clicks on the town that the first level glows for, and nothing else. A
person reads in between; what is measured is how long the page keeps one waiting.
"""

import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from urllib.parse import urljoin

from playwright.sync_api import Browser

from benchmarks.pages.serve import browsing, learning
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.layout import FRAME, centre
from elfenwidgets.ui.drawing.targets import Target

TOWN = "lapphalya"
CLICKS, SECONDS = 3, 30


def visit(browser: Browser, address: str) -> tuple[int, float]:
    """Give the clicks and seconds until the piece is collected."""
    context = browser.new_context(viewport={"width": 1400, "height": 900}, locale="en-GB")
    page = context.new_page()
    start = perf_counter()
    page.goto(address, wait_until="commit")
    canvas = page.locator("canvas.elfen-board")
    page.get_by_role("button", name=t("level-hint-button"), exact=True).first.wait_for()
    canvas.scroll_into_view_if_needed()
    box = canvas.bounding_box()
    assert box is not None
    x, y = centre(Target("town", TOWN))
    canvas.click(position={"x": x * box["width"] / FRAME[0], "y": y * box["height"] / FRAME[1]})
    page.get_by_text(t("level-solved")).first.wait_for()
    took = perf_counter() - start
    page.goto("about:blank")  # the kernel ends
    context.close()
    return 1, took


def main() -> None:
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    found = []
    with browsing() as browser:
        for _ in range(visits):  # each of somebody who has learned nothing yet
            with TemporaryDirectory() as home, learning(Path(home)) as course:
                found.append(visit(browser, urljoin(course, "/#learn/welcome/first-step")))
    clicks, seconds = zip(*found, strict=True)
    print(f"clicks {max(clicks)} (to reach: at most {CLICKS})")
    print(
        f"seconds median {median(seconds):.1f}, longest {max(seconds):.1f}, n={visits} "
        f"(to reach: at most {SECONDS})"
    )


if __name__ == "__main__":
    main()
