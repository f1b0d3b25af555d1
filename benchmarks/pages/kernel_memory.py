"""The memory of a kernel with a game in it, against one that has only loaded ipycanvas.

python -m benchmarks.pages.kernel_memory [kernels]
"""

import os
import sys
from tempfile import TemporaryDirectory

import psutil
from jupyter_client.manager import start_new_kernel
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from benchmarks.pages.serve import report

GAME = """
from elfenwidgets.ui.app import App
from elfenwidgets.ui.drawing.backing_store import Shown
from elfenwidgets.ui.drawing.board_widget import shown

def all_in(widget):
    yield widget
    for child in getattr(widget, "children", ()):
        yield from all_in(child)

app = App()
next(w for w in all_in(app) if "elfen-main" in w._dom_classes and hasattr(w, "click")).click()
assert "elfen-at-start" not in app.place.widget._dom_classes
for canvas in (w for w in all_in(app) if "board-canvas" in w._dom_classes):
    shown(canvas.model_id, Shown("page", 900, 1, 920))
"""
CANVAS = "import ipycanvas"


def memory(source: str) -> tuple[float, float]:
    """Give RSS and USS of a kernel that has run `source`, in megabytes."""
    with TemporaryDirectory() as home:
        manager, client = start_new_kernel(env={**os.environ, "ELFENWIDGETS_HOME": home})
        try:
            reply = client.execute_interactive(source, output_hook=lambda message: None)
            assert reply["content"]["status"] == "ok", reply["content"]
            kernel = manager.provisioner
            assert isinstance(kernel, LocalProvisioner)
            info = psutil.Process(kernel.pid).memory_full_info()
            return info.rss / 2**20, info.uss / 2**20
        finally:
            client.stop_channels()
            manager.shutdown_kernel(now=True)


def main() -> None:
    kernels = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    game, canvas = [], []
    for _ in range(kernels):
        game.append(memory(GAME))
        canvas.append(memory(CANVAS))
    for name, i in (("RSS", 0), ("USS", 1)):
        print(name)
        report(
            "MB",
            {
                "a game on the table": [pair[i] for pair in game],
                "ipycanvas alone": [pair[i] for pair in canvas],
            },
            1.15,
        )


if __name__ == "__main__":
    main()
