"""Kernels for pages that press sooner than anybody could who has looked at what stands there.

Where the same thing is pressed twice in a breath, a page takes it for a double press. A test looks
first and then presses at once: without this it would fail when both came within that breath, and
pass when the machine was slow. The rule itself is tested in `data/page/tests`.

Nor does a slow bot play before anybody tells it to: a slow machine would look when it has played.
"""

from pathlib import Path

from elfenwidgets.ui.serving.forked import PROGRAM

STARTUP = """from elfenwidgets.ui.kit import page_widget as _page_widget
from elfenwidgets.ui.kit import preferences as _preferences
_page_widget.BREATH = 0
_preferences.PACES["slow"] = 10_000
"""

SLOW = """
from time import sleep as _sleep
from elfenwidgets.ui.drawing.backing_store import Store as _Store
_resize = _Store._resize
def _late(self, width):
    _sleep(0.3)
    _resize(self, width)
_Store._resize = _late
"""
"""What makes a kernel answer late to the size at which a page shows a canvas."""

LATE = """
from threading import Timer as _Timer
from ipykernel.iostream import IOPubThread as _Thread
_send, _held = _Thread.send_multipart, []
def _release():
    _Thread.send_multipart = _send
    for message, options in _held:
        _send(*message, **options)
def _hold(*message, **options):
    if not _held and any(b"comm_open" in bytes(part) for part in message[1]):
        _Timer(5, _release).start()
    elif not _held:
        return _send(*message, **options)
    _held.append((message, options))
_Thread.send_multipart = _hold
"""
"""What makes a kernel say what it has done five seconds after it has said that it is done."""


def brisk(folder: Path, more: str = "") -> dict[str, str]:
    """The environment of a kernel that takes every press as meant; `folder` is IPython's own.

    ``more`` is what the kernel runs besides when it starts.
    """
    startup = folder / "profile_default" / "startup"
    startup.mkdir(parents=True, exist_ok=True)
    (startup / "brisk.py").write_text(STARTUP + more, encoding="utf-8")
    return {"IPYTHONDIR": str(folder)}


FORKING = PROGRAM.removesuffix("main()\n")
"""How the program of every fork server begins."""


def forking(more: str) -> str:
    """The program of a fork server whose kernels run something when they start.

    A fork reads no file of IPython's, so it is told of it before.
    """
    return f"""{FORKING}
from elfenwidgets.ui.serving import fork_server
def load(load=fork_server.load):
    load()
    from elfenwidgets.ui.serving.forked_kernel import ForkedApp
    ForkedApp.init_code = lambda app: app.shell.run_cell({STARTUP + more!r})
fork_server.load = load
main()
"""
