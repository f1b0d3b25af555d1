"""Over slow networks: from the request to the painted map, against a plain page with one button.

    python -m benchmarks.pages.network [visits]

The browser shapes what it sends and gets; the websocket, which it does not shape, is counted in
bytes alone. Visits of both pages take turns, each by a new visitor with an empty cache; then each
visitor comes again.
"""

import sys
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, BrowserContext

from benchmarks.pages.serve import BUTTON, PLAY, browsing, plain, serving
from benchmarks.pages.voila_first_paint import PAINTED, SHOWN

# By name: milliseconds of a round trip, bytes a second down and up.
NETWORKS = {
    "none": (0, -1, -1),
    "fast 4G": (60, 9e6 / 8, 1.5e6 / 8),
    "slow 4G": (150, 1.6e6 / 8, 0.75e6 / 8),
    "bad": (300, 0.4e6 / 8, 0.4e6 / 8),
}


Visit = tuple[float, int, int, int]
"""Milliseconds, and what travelled: requests and bytes by http, bytes by the websocket."""


def visit(context: BrowserContext, address: str, there: str, shape: tuple[float, ...]) -> Visit:
    """Open a page, and leave it when all is there."""
    page = context.new_page()
    weights: list[int] = []
    told: list[int] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda f: told.append(len(f))))
    session = context.new_cdp_session(page)
    session.on("Network.loadingFinished", lambda e: weights.append(int(e["encodedDataLength"])))
    session.send("Network.enable")
    latency, down, up = shape
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": latency, "downloadThroughput": down, "uploadThroughput": up},
    )
    start = perf_counter()
    page.goto(address, wait_until="commit", timeout=0)
    page.wait_for_function(there, timeout=0)
    took = 1000 * (perf_counter() - start)
    page.goto("about:blank")
    page.close()
    return took, len([weight for weight in weights if weight]), sum(weights), sum(told)


def series(browser: Browser, address: str, there: str, shape: tuple[float, ...]) -> list[Visit]:
    """A visit by somebody new, and the next one."""
    context = browser.new_context(viewport={"width": 1400, "height": 900})
    twice = [visit(context, address, there, shape) for _ in range(2)]
    context.close()
    return twice


def main() -> None:
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    with serving(PLAY) as ours, plain(BUTTON) as theirs, browsing() as browser:
        pages = {"the game": (ours, PAINTED), "one button": (theirs, SHOWN)}
        for name, shape in NETWORKS.items():
            found: dict[str, list[list[Visit]]] = {each: [] for each in pages}
            for _ in range(visits):
                for each, (address, there) in pages.items():
                    found[each].append(series(browser, address, there, shape))
            for each, rows in found.items():
                for when, which in (("first", 0), ("again", 1)):
                    columns = zip(*(row[which] for row in rows), strict=True)
                    took, requests, moved, told = (median(column) for column in columns)
                    print(
                        f"{name:8} {each:11} {when}  {took:8.0f} ms  {requests:4.0f} requests"
                        f"  {moved / 1000:7.1f} kB  websocket {told / 1000:6.1f} kB unpacked"
                    )


if __name__ == "__main__":
    main()
