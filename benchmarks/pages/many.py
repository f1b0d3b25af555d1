"""What a page costs: its kernel while nobody does anything, and thirty pages against one alone.

    python -m benchmarks.pages.many [--tables 10] [--pages 3] [--clicks 4] [--seconds 30]

Each table is a game in its planning, open on several pages; one of them after the other is clicked
on a counter, and the time runs until the pixels of the hand have changed.
"""

import argparse
import os
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory

import psutil
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLong

from benchmarks.pages.click_to_pixels import PROBE, RACK, click
from benchmarks.pages.serve import browsing
from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import Player
from tests.browser.conftest import serving

WAIT = 180_000
ALONG = [(x / 40, 0.49) for x in range(2, 39)]
"""Where counters may lie on the rack, in parts of its size."""


def planning(seed: int) -> str:
    """The id of a new game in which a person plans against two bots."""
    players = [Player("Ada", "green"), Player("Bo", "red"), Player("Cy", "blue")]
    game = Game(editions()["amigo-de"], players, seed, 0)
    table = Table(game, dict.fromkeys(range(3), "random"))
    while (game.state.phase, game.state.turn) != ("plan", 0):
        table.bot_turn()
    save = library.Save.new()
    Table.from_record(game.record() | {"meta": {"bots": {"1": "random", "2": "random"}}}).keep(save)
    return save.id


def opened(browser: Browser, address: str) -> Page:
    """A page with its rack drawn."""
    page = browser.new_page(viewport={"width": 1366, "height": 768})
    page.set_default_timeout(WAIT)
    page.goto(address)
    page.locator(RACK).wait_for()
    page.wait_for_function(
        "selector => { const canvas = document.querySelector(selector);"
        " return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)"
        ".data.some(value => value) }",
        arg=RACK,
    )
    page.evaluate(PROBE, RACK)
    return page


def clickable(page: Page) -> list[tuple[float, float]]:
    """Two places of the rack, a click on each of which changes what is there."""
    page.set_default_timeout(1500)
    found: list[tuple[float, float]] = []
    for place in ALONG:
        try:
            click(page, RACK, place)
        except TooLong:
            continue
        if not found or place[0] - found[-1][0] > 0.06:
            found.append(place)
        if len(found) == 2:
            break
    page.set_default_timeout(WAIT)
    return found


def clicked(pages: list[Page], clicks: int) -> list[float]:
    """Milliseconds from click to paint, the pages in turn."""
    places = [clickable(page) for page in pages]
    return [
        click(page, RACK, place[number % 2])
        for number in range(clicks)
        for page, place in zip(pages, places, strict=True)
        if len(place) == 2
    ]


def idle(kernels: list[psutil.Process], seconds: float) -> list[float]:
    """Per cent of a core that each kernel takes while nobody does anything."""

    def used() -> list[float]:
        times = [kernel.cpu_times() for kernel in kernels]
        return [each.user + each.system for each in times]

    before, start = used(), time.perf_counter()
    time.sleep(seconds)
    took = time.perf_counter() - start
    return [100 * (b - a) / took for a, b in zip(before, used(), strict=True)]


def measured(tables: int, each: int, options: argparse.Namespace) -> tuple[float, float]:
    """Median of click to paint in milliseconds and mean USS of a kernel in megabytes."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        os.environ["ELFENWIDGETS_HOME"] = str(folder / "kept")
        games = [planning(seed) for seed in range(tables)]
        library.close()
        many = {"ELFENWIDGETS_KERNELS": str(tables * each + 4)}
        server = stack.enter_context(serving(folder, environment=many))
        browser = stack.enter_context(browsing())
        links = [f"{server.address}#play/{game}" for game in games]
        pages = [opened(browser, link) for link in links for _ in range(each)]
        kernels = server.kernels()
        share = idle(kernels, options.seconds)
        # The server may hold a kernel in reserve: it has no page, and is the smallest.
        memory = sorted(kernel.memory_full_info().uss / 2**20 for kernel in kernels)
        memory = memory[-len(pages) :]
        times = clicked(pages[::each], options.clicks * (10 // tables))
    print(
        f"{len(pages)} pages on {tables} tables: idle {mean(share):.2f} % of a core each (goal 1),"
        f" USS {mean(memory):.1f} MB each, click to paint {median(times):.0f} ms (n={len(times)}),"
        f" load average {os.getloadavg()[0]:.1f}",
        flush=True,
    )
    return median(times), mean(memory)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--pages", type=int, default=3)
    parser.add_argument("--clicks", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    options = parser.parse_args()
    alone = measured(1, 1, options)
    many = measured(options.tables, options.pages, options)
    print(
        f"ratio of click to paint {many[0] / alone[0]:.2f} (goal 4),"
        f" of memory {many[1] / alone[1]:.2f} (goal 1.1)"
    )


if __name__ == "__main__":
    main()
