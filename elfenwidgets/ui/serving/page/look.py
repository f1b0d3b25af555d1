"""What a page shows at its address, for whoever has the page, while its kernel gets ready.

What follows the ``#`` of an address reaches no server by itself, so the page's first script asks,
once, as soon as it has a kernel: who may see what is settled by then.
"""

from tornado.web import RequestHandler

from elfenwidgets.ui.serving import forked
from elfenwidgets.ui.serving.kernels import LimitedKernels

LOOK = r"/api/kernels/([\da-f-]+)/look"
PLACE = "Elfen-Place"
"""The header with what follows the ``#``: in an address others might read the key of a seat."""

LONGEST = 24_000
AT_ONCE = 2
"""Looks at a time; whoever comes then sees the place when it is there."""


class Look(RequestHandler):
    """The handler of a page's first look: HTML, or nothing (204)."""

    _now = 0

    def initialize(self, kernels: LimitedKernels) -> None:
        """Take the kernels of all pages."""
        self.kernels = kernels

    async def get(self, kernel: str) -> None:
        """Answer with the place."""
        asked = self.kernels.asked(kernel)
        place = self.request.headers.get(PLACE, "")
        found = b""
        if asked and forked.possible() and len(place) <= LONGEST and Look._now < AT_ONCE:
            Look._now += 1
            try:
                found = await forked.fork_client().look(place, *asked)
            except OSError:
                pass  # no fork server: the kernel shows it
            finally:
                Look._now -= 1
        self.set_header("Cache-Control", "no-store")
        if not found:
            self.set_status(204)
            return
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(found)
