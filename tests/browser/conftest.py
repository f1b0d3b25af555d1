"""A real server, started as a player starts it, and a real Chromium that may not leave the machine.

`page` fails its test on any request that leaves the machine, on any uncaught exception, and on
anything that the page's content policy had to stop.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree
from types import MappingProxyType
from typing import Any
from urllib.parse import urlsplit

import psutil
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Route,
    expect,
    sync_playwright,
)

from tests.brisk import FORKING, brisk, forking

SHELL = "/usr/bin/chromium-headless-shell"
# The same without a window around the page, which would be drawn for nobody, is faster.
CHROMIUM = SHELL if Path(SHELL).exists() else "/usr/bin/chromium"
BOARD = "canvas.board-canvas"
HERE = {"127.0.0.1", "127.0.0.2", "localhost"}
# Uncaught exceptions that are known and harm nobody, by a piece of their text.
HARMLESS: tuple[str, ...] = ()

# The page tells what its content policy stopped.
STOPPED = """document.addEventListener('securitypolicyviolation', (event) => console.error(
    `stopped: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))"""

NO_LOOK = """{
    const { fetch } = globalThis;
    globalThis.fetch = (asked, how) => String(asked).endsWith('/look')
        ? Promise.resolve(new Response(null, { status: 204 })) : fetch(asked, how);
}"""

# How long something may take on a machine that is busy; nothing waits so long that comes sooner.
LONGEST = 60  # seconds
OFTEN = 50  # milliseconds from one look at a page to the next: each frame's would hold it up
GOODBYE = 5  # seconds for what a page says on leaving to be heard

expect.set_options(timeout=1000 * LONGEST)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what lies in this folder, and try it once more where it fails.

    On a busy machine a driver loses a press, or is too late. The summary names
    what was tried again.

    The site and what is gone through by axe take longest: they come first, for
    no worker should be left with them at the end.
    """
    here = f"{Path(__file__).parent}{os.sep}"
    in_a_browser = [item for item in items if str(item.path).startswith(here)]
    items.sort(key=lambda item: item.path.parent != Path(__file__).parent)
    for item in in_a_browser:
        item.add_marker(pytest.mark.browser)
        item.add_marker(pytest.mark.flaky(reruns=1))


def until(condition: Callable[[], bool], seconds: float = LONGEST) -> None:
    """Wait for something that no browser event tells of; fail after `seconds`."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not come to pass in time"
        time.sleep(0.05)


def is_kernel(process: psutil.Process) -> bool:
    """Whether a process is a living kernel: one that started as such, or a fork."""
    try:
        if forks(process):
            return forks(psutil.Process(process.ppid()))
        return "ipykernel_launcher" in process.cmdline()
    except psutil.Error:  # it ended between two looks
        return False


def forks(process: psutil.Process) -> bool:
    """Whether a process is a fork server, or a fork of one."""
    return any(each.startswith(FORKING) for each in process.cmdline())


@dataclass(frozen=True)
class Server:
    """A running `elfenwidgets play`, and the folder it keeps games in."""

    process: subprocess.Popen[str]
    address: str
    home: Path
    terminal: Path  # what it wrote into its terminal as errors

    def kernels(self) -> list[psutil.Process]:
        """The kernels that run now."""
        children = psutil.Process(self.process.pid).children(recursive=True)
        return [child for child in children if is_kernel(child)]

    def end_kernels(self) -> None:
        """End the kernels that run now: nobody will say that their pages are left."""
        for kernel in self.kernels():
            with suppress(psutil.NoSuchProcess):  # it ended by itself between two looks
                kernel.kill()
        until(lambda: self.kernels() == [])

    def at(self, path: str, *options: str) -> str:
        """The address of `path` on this server, with `options` and the token if there is one."""
        whole = urlsplit(self.address)
        query = "&".join(filter(None, [whole.query, *options]))
        return whole._replace(path=path, query=query, fragment="").geturl()


@contextmanager
def serving(
    home: Path,
    *arguments: str,
    forgotten: int = 600,
    name: str = "play",
    startup: str = "",
    environment: Mapping[str, str] = MappingProxyType({}),
) -> Iterator[Server]:
    """Run `elfenwidgets play`, or the command `name`, from an unrelated folder; end it with Ctrl-C.

    `forgotten` is the number of seconds after which a kernel without a page is ended; `startup` is
    what each kernel runs besides when it starts.
    """
    begun = home / "begun"
    program = forking(f"{startup}\nopen({str(begun)!r}, 'w').close()\n")
    start = (
        f"import elfenwidgets.ui.serving.settings as s; s.FORGOTTEN = {forgotten};"
        f"import elfenwidgets.ui.serving.forked as forked; forked.PROGRAM = {program!r};"
        "from elfenwidgets.cli import main; raise SystemExit(main())"
    )
    command = [sys.executable, "-c", start, name, "--no-browser", *arguments]
    errors = home / "terminal.txt"
    process = subprocess.Popen(
        command,
        cwd=home,
        env={
            **os.environ,
            **brisk(home / "ipython", startup),
            **environment,
            "ELFENWIDGETS_HOME": str(home / "kept"),
            "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),  # else the user's own tabs
        },
        stdout=subprocess.PIPE,
        stderr=errors.open("w"),
        text=True,
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("Elfenland: http://"), line
        yield Server(process, line.split()[1], home / "kept", errors)
        assert not startup or begun.exists(), "no kernel has run what it was to run"
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
        try:
            process.wait(LONGEST)
        except subprocess.TimeoutExpired:
            process.kill()
            raise


@pytest.fixture(scope="session")
def voila(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The game as `elfenwidgets play` serves it.

    A goodbye that a browser has lost all the same is forgotten before a test gives up.
    """
    with serving(tmp_path_factory.mktemp("voila"), forgotten=40) as server:
        yield server


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab as `elfenwidgets play --lab` serves it."""
    with serving(tmp_path_factory.mktemp("lab"), "--lab") as server:
        yield server


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests."""
    with sync_playwright() as playwright:
        # Where there is no graphics card, a program that stands in for one is only slower.
        arguments = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield browser
        browser.close()


def stays_here(url: str) -> bool:
    """Whether a request for `url` stays on this machine."""
    parts = urlsplit(url)
    return parts.scheme in {"data", "blob", "about", "file"} or parts.hostname in HERE


@contextmanager
def held_back(page: Page, address: str) -> Iterator[Callable[[], None]]:
    """What a page asks for at such an address comes when all that is done meanwhile is over.

    It can be waited for that it has been asked for.
    """
    held: list[Route] = []
    page.route(address, lambda route: held.append(route))

    def asked() -> None:
        until(lambda: page.evaluate("() => true") and bool(held))  # it is heard of while one asks

    yield asked
    asked()
    for route in held:
        route.continue_()
    page.unroute(address)


@contextmanager
def watched(browser: Browser, looks: bool = False, **options: Any) -> Iterator[BrowserContext]:
    """A fresh visitor; at the end it is checked what the pages asked for and how they failed.

    ``looks``: the visitor sees a place before its page does; else there is the page's own alone.
    """
    context = browser.new_context(**{"locale": "en-GB", **options})
    context.set_default_timeout(1000 * LONGEST)
    asked: list[str] = []
    faults: list[str] = []
    context.add_init_script(STOPPED)
    if not looks:  # a route would leave the browser without its cache
        context.add_init_script(NO_LOOK)

    def told(said: ConsoleMessage) -> None:
        # Some libraries catch what goes wrong, and say it there; that a network goes is no fault.
        caught = said.text.startswith(("TypeError: ", "ReferenceError: "))
        if said.text.startswith("stopped: ") or (caught and "Failed to fetch" not in said.text):
            faults.append(said.text)

    context.on("console", told)
    context.on("request", lambda request: asked.append(request.url))
    context.on("weberror", lambda error: faults.append(str(error.error)))
    context.on("page", lambda page: page.on("websocket", lambda socket: asked.append(socket.url)))
    try:
        yield context
    finally:
        for page in context.pages:
            leave(page)
        context.close()
    assert [url for url in asked if not stays_here(url)] == []
    assert [fault for fault in faults if not any(known in fault for known in HARMLESS)] == []


def leave(page: Page) -> None:
    """Have a page end its kernel, as whoever goes elsewhere does.

    What it says on leaving is sent in the background, and a browser that closes at once may lose
    it: so first another page of the same server comes.
    """
    server = urlsplit(page.url)
    with suppress(Error):  # the server has ended
        page.goto(f"{server.scheme}://{server.netloc}/healthz" if server.netloc else "about:blank")


@pytest.fixture(scope="module")
def lasting(chromium: Browser, voila: Server) -> Iterator[Page]:
    """One page, on a fresh server, for all tests of a file that go to games or places of their own.

    No test after them may ask for a ``fresh`` server: it would wait for this page to go.
    """
    emptied(voila)
    with watched(chromium) as visitor:
        page = visitor.new_page()
        page.goto(voila.address)
        shown(page)
        yield page


@pytest.fixture
def visitor(chromium: Browser) -> Iterator[BrowserContext]:
    """A fresh visitor without cookies or memory, who may open several pages."""
    with watched(chromium) as context:
        yield context


@pytest.fixture
def page(visitor: BrowserContext) -> Page:
    """An empty page of a fresh visitor."""
    return visitor.new_page()


@pytest.fixture
def fresh(voila: Server) -> None:
    """The server keeps no game yet, and nobody has a page of it."""
    emptied(voila)


def emptied(voila: Server) -> None:
    """Have a server forget all.

    A goodbye that a browser has lost is said here: nobody is there who would go on waiting.
    """
    with suppress(AssertionError):
        until(lambda: voila.kernels() == [], GOODBYE)
    voila.end_kernels()
    rmtree(voila.home, ignore_errors=True)


@pytest.fixture
def game(fresh: None, page: Page, voila: Server) -> Page:
    """The game's first page, on a server that keeps no game yet."""
    page.goto(voila.address)
    shown(page)
    return page


def shown(page: Page) -> None:
    """Wait until the widgets stand on the page."""
    page.locator("#rendered_cells .jupyter-widgets").first.wait_for()


def painted(page: Page) -> None:
    """Wait until the (first) board has a pixel that is not empty."""
    page.wait_for_selector(BOARD)
    page.wait_for_function(
        """(selector) => {
            const canvas = document.querySelector(selector);
            if (!canvas) return false;  // the picture of it has gone, and the board is on its way
            const { width, height } = canvas;
            const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
            return data.some((value, i) => i % 4 === 3 && value > 0);
        }""",
        arg=BOARD,
        polling=OFTEN,
    )
