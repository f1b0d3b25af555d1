"""The page without a server beside the served one: opening to the painted board, and memory.

    python -m benchmarks.pages.site_first_board [visits]

A server packs all files by gzip. Visits of both pages take turns: the first ones by new visitors,
with nothing kept, then those who come again. At last a slow mobile network (150 ms, 1.6 Mbit/s)
says when the largest picture stands there without a server.
"""

import gzip
import sys
import threading
from functools import partial
from http import HTTPStatus
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import psutil
from playwright.sync_api import Browser, BrowserContext, Page

from benchmarks.pages.serve import PLAY, browsing, serving
from benchmarks.pages.voila_first_paint import PAINTED
from elfenwidgets.cli import main as command
from elfenwidgets.commands.site import PlainFiles

KEPT = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state"
# Python's memory is put there when the first sight has stood for some seconds.
MEMORY = """() => new Promise((resolve) => {
    const opening = indexedDB.open('elfenwidgets-loaded');
    opening.onsuccess = () => {
        const { result } = opening;
        const [name] = result.objectStoreNames;
        const counted = result.transaction(name).objectStore(name).count();
        counted.onsuccess = () => { result.close(); resolve(counted.result > 0); };
    };
})"""
LARGEST = """() => new Promise((resolve) => new PerformanceObserver((all) => {
    resolve(all.getEntries().at(-1).startTime);
}).observe({ type: 'largest-contentful-paint', buffered: true }))"""
CHOICES = '.elfen-choices button:not([data-value="%20"])'
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 2e5, "uploadThroughput": 9.4e4}


class Packed(PlainFiles):
    """The files of a folder, packed by gzip."""

    done: dict[str, bytes] = {}  # noqa: RUF012  each is packed once for all visits

    def do_GET(self) -> None:
        """Send the file."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        if str(path) not in self.done:
            self.done[str(path)] = gzip.compress(path.read_bytes(), 9)
        content = self.done[str(path)]
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


def visit(context: BrowserContext, address: str) -> tuple[float, Page]:
    """Seconds of one visit, and the page."""
    page = context.new_page()
    start = perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_function(PAINTED, timeout=120_000)
    return perf_counter() - start, page


def memory() -> float:
    """Megabytes that belong to the largest of the browser's tabs."""
    processes = psutil.Process().children(recursive=True)
    tabs = [each for each in processes if "--type=renderer" in each.cmdline()]
    return max(each.memory_info().rss for each in tabs) / 1e6


def visits(browser: Browser, address: str, kept: bool) -> tuple[float, float, float]:
    """Seconds of a first visit and of the next one, and the megabytes of the tab with a game."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    first, page = visit(context, address)
    if kept:
        while page.evaluate(KEPT) != "activated" or not page.evaluate(MEMORY):
            page.wait_for_timeout(100)
    page.close()
    again, page = visit(context, address)
    page.get_by_role("button", name="Play against two bots").first.click()
    page.locator(CHOICES).first.wait_for()
    used = memory()
    page.goto("about:blank")
    context.close()
    return first, again, used


def main() -> None:
    """Measure and print."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with TemporaryDirectory() as folder, serving(PLAY) as served, browsing() as browser:
        command(["site", "--no-lab", "--out", folder])
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Packed, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        alone = f"http://127.0.0.1:{server.server_port}/"
        both = [
            (visits(browser, alone, kept=True), visits(browser, served, kept=False))
            for _ in range(count + 1)
        ][1:]
        for i, said in enumerate(("first visit, s", "again, s", "memory, MB")):
            ours, theirs = (median(pair[side][i] for pair in both) for side in (0, 1))
            print(f"{said:16} {ours:7.2f}  served page {theirs:7.2f}  ratio {ours / theirs:.2f}")
        page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
        page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW)
        page.goto(alone, wait_until="load", timeout=0)
        print(f"largest picture, slow network: {page.evaluate(LARGEST) / 1000:.1f} s")
        server.shutdown()


if __name__ == "__main__":
    main()
