"""What strangers cost a server: odd frames, a page that reads nothing, and updates that are wrong.

    python -m benchmarks.pages.strangers [--frames 10000] [--updates 4098]

Each stranger opens a page without a browser. To reach: the server answers `/healthz` after each odd
frame; beside a page that reads nothing, whether it sends updates of 9 MB or of 200 kB, the server
has at most 50 MB more, and the connection ends; and all wrong updates together, an HTML widget's
value of 5, take at most 2 s of the processor, the server's and the kernel's.
"""

import argparse
import http.client
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

import psutil
import websocket
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.browser.conftest import Server, serving
from tests.strangers import (
    PROTOCOLS,
    V1,
    Visit,
    ended,
    framed,
    frames,
    heard,
    send,
    talking,
    to_widget,
    visit,
    widgets,
)

MB = 10**6
AGAIN = 5.0
"""Seconds in which memory or processor time is looked at once more when all is over."""


def html_of(page: Visit) -> str:
    """The first HTML widget of a page."""
    with talking(page, V1) as socket:
        return next(id for id, kind in widgets(socket).items() if kind == "HTMLModel")


def well(page: Visit) -> bool:
    """Whether the server of a page answers that it is well."""
    asked = http.client.HTTPConnection(page.host, timeout=10)
    asked.request("GET", "/healthz")
    return asked.getresponse().status == 200


def odd_frames(server: Server, number: int) -> None:
    """Send odd frames, one or two on a connection."""
    page = visit(server.address)
    with talking(page, V1) as socket:
        ids = list(widgets(socket))
    process = psutil.Process(server.process.pid)
    before = process.memory_info().rss
    tally: Counter[str] = Counter()
    start = time.monotonic()

    @settings(
        max_examples=number, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(st.lists(frames(ids), min_size=1, max_size=2), st.sampled_from(PROTOCOLS))
    def odd(sent: list[str | bytes], protocol: str | None) -> None:
        nonlocal page
        if tally["frames"] >= number:
            return
        if page.ask("GET", page.at) != 200:
            page = visit(server.address)
            tally["pages ended"] += 1
        with talking(page, protocol) as socket:
            for frame in sent:
                send(socket, frame)
            tally["connections ended"] += ended(socket)
        tally["frames"] += len(sent)
        assert well(page)

    odd()
    grown = (process.memory_info().rss - before) / MB
    print(f"odd frames: {dict(tally)}, {time.monotonic() - start:.0f} s, memory {grown:+.0f} MB")
    told = server.terminal.read_text().splitlines()
    log = "".join(path.read_text() for path in server.home.glob("log.txt*"))
    print(f"  in the terminal {len(told)} lines, in the log {log.count('Traceback')} tracebacks")


def unread(server: Server, size: int, number: int) -> None:
    """Send updates of ``size`` bytes, and read nothing."""
    page = visit(server.address)
    html = html_of(page)
    process = psutil.Process(server.process.pid)
    most = before = process.memory_info().rss
    sent = 0
    with talking(page, V1) as socket, suppress(OSError, websocket.WebSocketException):
        socket.settimeout(20)
        for _ in range(number):
            update = to_widget(html, method="update", state={"value": f"{sent}" + "x" * size})
            socket.send(framed(update, V1), websocket.ABNF.OPCODE_BINARY)
            sent += 1
            most = max(most, process.memory_info().rss)
    end = time.monotonic() + AGAIN
    while time.monotonic() < end:
        most = max(most, process.memory_info().rss)
        time.sleep(0.05)
    after = (process.memory_info().rss - before) / MB
    more = (most - before) / MB
    print(
        f"unread, {size / MB:.1f} MB: at most {more:.0f} MB more, {after:.0f} MB after {sent} sent"
    )
    page.leave()


def wrong(server: Server, number: int) -> None:
    """Send wrong updates, and read what comes."""
    page = visit(server.address)
    html = html_of(page)
    processes = [psutil.Process(server.process.pid), *server.kernels()]
    spent: dict[int, float] = {}

    def look() -> Iterator[float]:
        for process in processes:
            with suppress(psutil.Error):
                times = process.cpu_times()
                spent[process.pid] = times.user + times.system
            yield spent.get(process.pid, 0.0)

    before = sum(look())
    start = time.monotonic()
    with talking(page, V1) as socket:
        told = 0

        def read() -> None:
            nonlocal told
            told = sum(b"raceback" in content for _, content in heard(socket))

        reading = Thread(target=read)
        reading.start()
        for _ in range(number):
            send(socket, framed(to_widget(html, method="update", state={"value": 5}), V1))
        while time.monotonic() - start < 200 and reading.is_alive():
            sum(look())
            reading.join(0.05)
    end = time.monotonic() + AGAIN
    while time.monotonic() < end:
        sum(look())
        time.sleep(0.05)
    took = sum(look()) - before
    print(f"wrong updates: {took:.1f} s of the processor for {number}, {told} tracebacks sent")
    page.leave()


def main() -> None:
    """Print what each of them costs."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--frames", type=int, default=10_000)
    parser.add_argument("--updates", type=int, default=4098)
    options = parser.parse_args()
    with TemporaryDirectory() as folder, serving(Path(folder)) as server:
        unread(server, 9 * MB, 60)
        unread(server, MB // 5, 500)
        wrong(server, options.updates)
        odd_frames(server, options.frames)


if __name__ == "__main__":
    main()
