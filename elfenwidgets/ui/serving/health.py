"""How the server is doing: a line of JSON for whoever watches it, numbers for Prometheus."""

import json

from jupyter_client.multikernelmanager import MultiKernelManager
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, Gauge, generate_latest
from tornado.web import RequestHandler

from elfenwidgets.play import library
from elfenwidgets.ui.serving.kernels import at_once


class Health(RequestHandler):
    """The health check.

    ``/healthz``: status 200 while pages can be opened and games be kept, 503 else; ``trouble`` is
    why they cannot be kept.
    """

    def initialize(self, kernels: MultiKernelManager) -> None:
        """Take those that run."""
        self.kernels = kernels

    def get(self) -> None:
        """Answer with a line."""
        trouble, pages, most = library.trouble(), len(self.kernels), at_once()
        well = trouble is None and pages < most
        self.set_status(200 if well else 503)
        self.set_header("Content-Type", "application/json")
        self.set_header("Cache-Control", "no-store")
        kept = {"library": trouble is None, "trouble": trouble}
        self.finish(json.dumps({"ok": well, **kept, "pages": pages, "most": most}) + "\n")


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
