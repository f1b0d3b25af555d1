"""Kernels for pages that press sooner than anybody could who has looked at what stands there.

For a moment after a screen has changed, and after a press, the program takes a press for a double
click. A test looks first and then presses at once: without this it would fail when both came within
that moment, and pass when the machine was slow. The pause itself is tested in `tests/ui/course` and
`tests/ui/picking`.
"""

from pathlib import Path

STARTUP = """from elfenwidgets.ui.picking import session as _session
_session.SETTLING = _session.DOUBLE_PRESS = 0.0
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


def brisk(folder: Path, more: str = "") -> dict[str, str]:
    """The environment of a kernel that takes every press as meant; `folder` is IPython's own.

    ``more`` is what the kernel runs besides when it starts.
    """
    startup = folder / "profile_default" / "startup"
    startup.mkdir(parents=True, exist_ok=True)
    (startup / "brisk.py").write_text(STARTUP + more, encoding="utf-8")
    return {"IPYTHONDIR": str(folder)}
