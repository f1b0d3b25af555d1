"""How the server is doing: a line of JSON for whoever watches it, numbers for Prometheus."""

import json

from jupyter_client.multikernelmanager import MultiKernelManager
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, Gauge, generate_latest
from tornado.ioloop import IOLoop
from tornado.web import RequestHandler

from elfenwidgets.play import library
from elfenwidgets.ui.serving.kernels import at_once


def sound(kind: str, value: object) -> bool:
    """Whether a value can be a fact of a kind, by the course, which no server starts with."""
    from elfenwidgets.lessons.learned import progress

    return progress.sound(kind, value)


class Health(RequestHandler):
    """The health check.

    ``/healthz``: status 200 while pages can be opened and games be kept, 503 else; ``trouble`` is
    why they cannot be kept, and ``damaged`` how many rows of each table are.
    """

    def initialize(self, kernels: MultiKernelManager, census: library.Census) -> None:
        """Take those that run, and who counts."""
        self.kernels, self.census = kernels, census

    async def get(self) -> None:
        """Answer with a line."""
        damaged = await IOLoop.current().run_in_executor(None, self._damaged)
        trouble, pages, most = library.trouble(), len(self.kernels), at_once()
        well = trouble is None and pages < most
        self.set_status(200 if well else 503)
        self.set_header("Content-Type", "application/json")
        self.set_header("Cache-Control", "no-store")
        kept = {"library": trouble is None, "trouble": trouble, "damaged": damaged}
        self.finish(json.dumps({"ok": well, **kept, "pages": pages, "most": most}) + "\n")

    def _damaged(self) -> dict[str, int]:
        """What is told even while the library cannot be read."""
        try:
            return self.census.damage()
        except OSError:
            return self.census.found


class Numbers(RequestHandler):
    """The metrics.

    ``/metrics``: what Prometheus reads, for those at this machine alone.
    """

    def get(self) -> None:
        """Answer with all numbers."""
        self.set_header("Content-Type", CONTENT_TYPE_LATEST)
        self.finish(generate_latest(REGISTRY))


def count(kernels: MultiKernelManager) -> None:
    """Let the numbers have the open pages among them."""
    Gauge("elfenwidgets_pages", "Pages that are open").set_function(lambda: len(kernels))
    Gauge("elfenwidgets_pages_most", "Pages that may be open").set_function(at_once)
