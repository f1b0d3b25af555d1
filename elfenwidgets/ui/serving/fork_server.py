"""The fork server: a process that has loaded the game, and of which each kernel is a copy.

What a kernel loads takes most of its first second, and most of its memory. A fork of a process that
has loaded it begins at once, and shares the memory that neither of them changes.

It speaks through its standard input, one end of a socket pair (``SOCK_SEQPACKET``). It says that
all is loaded; then each request is a kernel's arguments, folder and environment as JSON, and the
answer is the id of the new process, with a descriptor of it. The other end is closed when nobody
wants kernels any more. Where a descriptor comes with a request the fork is no kernel: it writes
there what a page shows at an address, its one argument.
"""

import gc
import json
import os
import signal
import socket
import sys
from importlib import import_module

from ipywidgets import load_ipython_extension

LARGEST = 2**20
"""Bytes of a request at most; an environment may be long."""

LOOK = "elfenwidgets.ui.home.first_look"

LOADED = (
    "tornado.platform.asyncio",
    "ipykernel.debugger",
    "ipykernel.displayhook",
    "IPython.core.completerlib",
    "IPython.core.oinspect",
    "IPython.core.debugger",
    "IPython.core.logger",
    "IPython.extensions.storemagic",
    LOOK,
    "elfenwidgets.ui.home.front",
    "elfenwidgets.ui.app",
    "elfenwidgets.ui.learn",
    "elfenwidgets.ui.games.statistics",
    "elfenwidgets.ui.table.start_form",
    "elfenwidgets.play.as_seen",
    "elfenwidgets.play.journeys.placements",
    "elfenwidgets.play.journeys.reachable",
    "elfenwidgets.play.coaching.hints",
    *(f"elfenwidgets.play.bots.{name}" for name in ("randombot", "greedy", "planner", "searcher")),
    "elfenwidgets.ui.games.place",
    *(f"elfenwidgets.ui.home.{name}" for name in ("play", "settings", "devices")),
    *(f"elfenwidgets.ui.pages.{name}" for name in ("puzzles", "rules", "solo", "western")),
    *(f"elfenwidgets.ui.pages.{name}" for name in ("positions", "replay")),
)
"""With all places, and all that is only asked for by a press: nobody waits for it in a fork."""


def load() -> None:
    """Load what kernels need, once for all of them; no thread may run then, for none would fork."""
    os.environ["JPY_PARENT_PID"] = str(os.getpid())  # they end with it; read as ipykernel is loaded
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # numpy, which ipycanvas loads, would start threads
    from elfenwidgets.ui.serving.forked_kernel import early

    early()  # first: widgets that come with modules belong to a kernel
    for name in LOADED:
        import_module(name)
    gc.collect()
    gc.freeze()  # to be marked by a kernel's collections would be a change, too


def become(arguments: list[str], folder: str, environment: dict[str, str]) -> None:
    """Make of a fork what the process of a kernel is."""
    os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = arguments


def serve(requests: socket.socket) -> list[int] | None:
    """Fork at each request until no more will come; a fork gets what descriptor came with it."""
    requests.send(b"loaded")
    while True:
        message, files, *_ = socket.recv_fds(requests, LARGEST, 1)
        if not message:
            return None
        if not (id := os.fork()):
            requests.detach()
            become(**json.loads(message))
            return files
        for file in files:
            os.close(file)
        process = os.pidfd_open(id)
        socket.send_fds(requests, [str(id).encode()], [process])
        os.close(process)


def look(address: str, answer: int) -> None:
    """Write what a page shows at an address."""
    with open(answer, "w", encoding="utf-8") as file:
        file.write(import_module(LOOK).first_look(address))


SWITCH = 0.0005
"""Seconds after which a thread of a kernel lets another one run.

A picture goes out by a thread of its own while what follows it is still worked out: Python's five
thousandths would keep the page waiting for both.
"""


def run() -> None:
    """Run a kernel."""
    from elfenwidgets.ui.serving.forked_kernel import ForkedApp

    sys.setswitchinterval(SWITCH)
    kernel = ForkedApp.instance()
    kernel.initialize()  # type: ignore[no-untyped-call]
    load_ipython_extension(kernel.shell)
    kernel.start()  # type: ignore[no-untyped-call]


def main() -> None:
    """Serve; a fork goes on as a kernel, to the end of this program."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # of Ctrl-C the server tells its kernels itself
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # none is left over that has ended
    try:
        os.close(os.pidfd_open(os.getpid()))
    except OSError:  # not every Linux can; without this process kernels start in the usual way
        return
    load()
    try:
        files = serve(socket.socket(fileno=sys.stdin.fileno()))
    except ConnectionError:  # the server has ended meanwhile
        return
    if files:
        look(sys.argv[1], files[0])
    elif files is not None:
        run()
