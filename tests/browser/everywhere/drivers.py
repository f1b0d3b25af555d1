"""Firefox and WebKit, driven by the W3C's own protocols.

Playwright drives only browsers that were patched for it. Firefox speaks WebDriver BiDi by itself,
WebKitGTK brings a server for classic WebDriver; what a visitor does are the same actions in both.
"""

import base64
import json
import os
import re
import subprocess
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import websocket

from tests.browser.conftest import LONGEST, STOPPED, until

Size = tuple[int, int]
DESK: Size = (1366, 768)

FIREFOX = "/usr/bin/firefox-esr"
WEBKIT = "/usr/bin/WebKitWebDriver"

PREFERENCES = {
    "dom.w3c_touch_events.enabled": 1,  # as on a machine with a touch screen
    "intl.accept_languages": "en-GB",
}


class Tab(ABC):
    """One tab of a browser."""

    touches: bool
    """Whether the driver has a finger."""

    unpacks: bool
    """Whether the browser takes Brotli without https."""

    asked: list[str]
    """Every address that the page asked for, where the driver tells."""

    faults: list[str]
    """Uncaught exceptions and what the content policy stopped, where the driver tells."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Go to an address."""

    @abstractmethod
    def look(self, expression: str) -> Any:
        """The value of a JavaScript expression on the page, of what JSON has."""

    @abstractmethod
    def perform(self, *sources: dict[str, Any]) -> None:
        """Do what WebDriver calls actions, by mouse, finger or keyboard."""

    @abstractmethod
    def picture(self) -> bytes:
        """A screenshot, as PNG."""


class Firefox(Tab):
    """Over WebDriver BiDi, which Firefox offers at its remote debugging port."""

    touches = unpacks = True

    def __init__(self, address: str, size: Size) -> None:
        self.asked, self.faults = [], []
        self._socket = websocket.create_connection(
            f"{address}/session", timeout=LONGEST, suppress_origin=True
        )
        self._calls = 0
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        self._context = self._call("browsingContext.getTree")["contexts"][0]["context"]
        self._call("script.addPreloadScript", functionDeclaration=f"() => {{ {STOPPED} }}")
        width, height = size
        self._call(
            "browsingContext.setViewport",
            context=self._context,
            viewport={"width": width, "height": height},
        )

    def _call(self, method: str, **parameters: Any) -> Any:
        self._calls += 1
        self._socket.send(json.dumps({"id": self._calls, "method": method, "params": parameters}))
        end = time.monotonic() + LONGEST
        while True:
            assert time.monotonic() < end, f"{method} is not answered, whatever else is told"
            answer = json.loads(self._socket.recv())
            if answer["type"] == "event":
                self._note(answer["method"], answer["params"])
            elif answer["id"] == self._calls:
                assert answer["type"] == "success", answer
                return answer["result"]

    def _note(self, event: str, told: dict[str, Any]) -> None:
        if event == "network.beforeRequestSent":
            self.asked.append(told["request"]["url"])
            return
        said = told["text"] or ""
        thrown = told["type"] == "javascript" and told["level"] == "error"
        if thrown or said.startswith("stopped: "):
            self.faults.append(said)

    def open(self, address: str) -> None:
        self._call("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def look(self, expression: str) -> Any:
        answer = self._call(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"].get("value", "null"))

    def perform(self, *sources: dict[str, Any]) -> None:
        self._call("input.performActions", context=self._context, actions=list(sources))

    def picture(self) -> bytes:
        taken = self._call("browsingContext.captureScreenshot", context=self._context)
        return base64.b64decode(taken["data"])

    def close(self) -> None:
        """Leave the page, so that it ends its kernel, and end the browser."""
        self.open("about:blank")
        self._call("browser.close")
        self._socket.close()


class WebKit(Tab):
    """Over classic WebDriver, which WebKitGTK's own server speaks."""

    touches = unpacks = False

    def __init__(self, address: str, size: Size) -> None:
        self.asked, self.faults = [], []
        self._session = f"{address}/session"
        made = self._call("POST", "", capabilities={})
        self._session += f"/{made['sessionId']}"
        width, height = size
        bars = height - int(self.look("innerHeight")) if self._sized(width, height) else 0
        self._sized(width, height + bars)

    def _sized(self, width: int, height: int) -> Any:
        return self._call("POST", "/window/rect", width=width, height=height)

    def _call(self, how: str, path: str, **body: Any) -> Any:
        request = urllib.request.Request(
            self._session + path,
            json.dumps(body).encode() if how == "POST" else None,
            {"Content-Type": "application/json"},
            method=how,
        )
        try:
            with urllib.request.urlopen(request, timeout=LONGEST) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from error

    def open(self, address: str) -> None:
        self._call("POST", "/url", url=address)

    def look(self, expression: str) -> Any:
        return self._call("POST", "/execute/sync", script=f"return {expression}", args=[])

    def perform(self, *sources: dict[str, Any]) -> None:
        self._call("POST", "/actions", actions=list(sources))

    def picture(self) -> bytes:
        return base64.b64decode(self._call("GET", "/screenshot"))

    def close(self) -> None:
        """Leave the page, so that it ends its kernel, and end the browser."""
        self.open("about:blank")
        self._call("DELETE", "")


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[None]:
    """End a process with what is done."""
    try:
        yield
    finally:
        process.terminate()
        process.wait(LONGEST)


@contextmanager
def firefox(folder: Path, size: Size = DESK, dark: bool = False) -> Iterator[Tab]:
    """A tab of a new Firefox, with a profile in `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {**PREFERENCES, "layout.css.prefers-color-scheme.content-override": 0 if dark else 1}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(x)});" for name, x in wanted.items()]
    (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
    process = subprocess.Popen(
        [FIREFOX, "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port=0"],
        stdout=(told := folder / "told.txt").open("w"),
        stderr=subprocess.STDOUT,
        text=True,
    )
    with ended(process):
        tab = Firefox(_told(told, r"WebDriver BiDi listening on (ws://\S+)"), size)
        yield tab
        tab.close()


@contextmanager
def webkit(folder: Path, size: Size = DESK, dark: bool = False) -> Iterator[Tab]:
    """A tab of a new MiniBrowser, on a screen of its own that nobody sees."""
    folder.mkdir(parents=True, exist_ok=True)
    screen = folder / "screen.txt"
    xvfb = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "2000x1400x24"],
        stdout=screen.open("w"),
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with ended(xvfb):
        process = subprocess.Popen(
            [WEBKIT, "--port=0"],
            env={
                **os.environ,
                "DISPLAY": ":" + _told(screen, r"(\d+)\n"),
                "GTK_THEME": "Adwaita:dark" if dark else "Adwaita",
                "HOME": str(folder),
            },
            stderr=subprocess.DEVNULL,
            text=True,
        )
        with ended(process):
            until(lambda: _listens(process.pid) != [])
            tab = WebKit(f"http://127.0.0.1:{_listens(process.pid)[0]}", size)
            yield tab
            tab.close()


def _told(file: Path, wanted: str) -> str:
    """What a program that was started writes into a file."""

    def found() -> re.Match[str] | None:
        return re.search(wanted, file.read_text(encoding="utf-8"))

    until(lambda: found() is not None)
    told = found()
    assert told is not None
    return told[1]


def _listens(process: int) -> list[int]:
    """The ports that a process listens at."""
    return [at.laddr.port for at in psutil.Process(process).net_connections() if at.laddr]
