"""Game after game on one page: the DOM nodes that it holds, and the memory of its kernel.

    python -m benchmarks.pages.game_after_game [games]

One person plays against two bots that play at once, passes wherever that is allowed, and asks for
a rematch. To reach: after the third game neither grows any more.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import CDPSession, Page, sync_playwright

from elfenwidgets.play import library
from tests.browser.conftest import CHROMIUM, Server, painted, serving, watched
from tests.kept_games import library_in

GAMES = 30

PRESS = """() => {
    if (document.querySelector('.elfen-at-end')) return true;
    const shown = [...document.querySelectorAll(
        '.elfen-interlude.elfen-open button, .elfen-choices button:not([data-value="%20"])')]
        .filter((button) => button.checkVisibility());
    const ends = document.querySelector('.elfen-choice-box.elfen-ends');
    shown.at(ends ? -1 : 0)?.click();
    return false;
}"""
"""Press what ends a turn, or else the first thing on offer; whether the game is over."""


def play(page: Page) -> None:
    """Play the game on the table to its end."""
    page.wait_for_function(PRESS, polling=100)


def nodes(session: CDPSession) -> tuple[int, int]:
    """The DOM nodes that something on the page holds, and the elements that it shows."""
    session.send("HeapProfiler.collectGarbage")
    counted = session.send("Memory.getDOMCounters")["nodes"]
    shown = session.send(
        "Runtime.evaluate", {"expression": "document.querySelectorAll('*').length"}
    )
    return counted, shown["result"]["value"]


def tell(games: int, session: CDPSession, server: Server) -> None:
    """Print both figures."""
    (kernel,) = server.kernels()
    kept, there = nodes(session)
    memory = kernel.memory_info().rss / 2**20
    print(
        f"after {games:3} games  {kept:7,} nodes, {there:5,} on the page  kernel {memory:6.1f} MB"
    )


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as lib:
        with library_in(server.home):
            library.keep_setting("pace", "at-once")
        browser = lib.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        with watched(browser) as visitor:
            page = visitor.new_page()
            session = visitor.new_cdp_session(page)
            page.goto(server.address)
            painted(page)
            tell(0, session, server)
            page.get_by_role("button", name="Play against two bots").click()
            for game in range(1, games + 1):
                page.locator(".elfen-at-table").wait_for()
                play(page)
                if game <= 3 or game % 10 == 0:
                    tell(game, session, server)
                before = page.url
                page.locator(".elfen-rematch").click()
                page.wait_for_function("before => location.href !== before", arg=before)
        browser.close()


if __name__ == "__main__":
    main()
