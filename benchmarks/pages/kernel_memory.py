"""The memory of a kernel with a game in it, against one that has only loaded ipycanvas.

python -m benchmarks.pages.kernel_memory [kernels]
"""

import os
import sys
from tempfile import TemporaryDirectory

import psutil
from jupyter_client.manager import KernelManager
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from benchmarks.pages.serve import report
from elfenwidgets.ui.serving.forked import NAME, possible
from elfenwidgets.ui.serving.settings import voila_settings

GAME = """
from elfenwidgets.text import t
from elfenwidgets.ui.app import App
from elfenwidgets.ui.drawing.backing_store import Shown
from elfenwidgets.ui.drawing.board_widget import tell_board

def all_in(widget):
    yield widget
    for child in getattr(widget, "children", ()):
        yield from all_in(child)

app = App()
next(w for w in all_in(app) if getattr(w, "description", "") == t("front-bots")).click()
assert "elfen-at-start" not in app.place.widget._dom_classes
for canvas in (w for w in all_in(app) if "board-canvas" in w._dom_classes):
    tell_board(canvas.model_id, Shown("page", 900, 1))
"""
CANVAS = "import ipycanvas"
ANEW = "local-provisioner"


def memory(source: str, provisioner: str) -> tuple[float, float]:
    """Give RSS and USS of a kernel that has run `source`, in megabytes."""
    with TemporaryDirectory() as home:
        # A fork has the sockets that the game's server gives it.
        wires = {"transport": "ipc", "connection_file": f"{home}/kernel.json"}
        manager = KernelManager(**wires if provisioner == NAME else {})
        assert manager.kernel_spec is not None
        manager.kernel_spec.metadata["kernel_provisioner"] = {"provisioner_name": provisioner}
        served = voila_settings().LimitedKernels.arguments if provisioner == NAME else []
        environment = {**os.environ, "ELFENWIDGETS_HOME": home}
        manager.start_kernel(env=environment, extra_arguments=served)
        client = manager.client()
        client.start_channels()
        try:
            client.wait_for_ready(timeout=60)
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
    anew, canvas = [], []
    for _ in range(kernels):
        anew.append(memory(GAME, ANEW))
        canvas.append(memory(CANVAS, ANEW))
    # Last: what the fork server has loaded of libraries would be counted for none of the others.
    forked = [memory(GAME, NAME) for _ in range(kernels) if possible()]
    for name, i in (("RSS", 0), ("USS", 1)):
        for way, game in (("started anew", anew), ("a fork, as the game's server has it", forked)):
            if game:
                print(f"{name}, {way}")
                report(
                    "MB",
                    {
                        "a game on the table": [pair[i] for pair in game],
                        "ipycanvas alone, started anew": [pair[i] for pair in canvas],
                    },
                    1.15,
                )


if __name__ == "__main__":
    main()
