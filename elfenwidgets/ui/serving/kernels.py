"""The kernels behind the pages: which Python they run, and how many there may be at once."""

import os
from typing import Any

from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from traitlets import default

from elfenwidgets.play.guests import is_guest
from elfenwidgets.play.usage import UsageError
from elfenwidgets.text import t
from elfenwidgets.ui.kit.guard import log

AT_ONCE = 24  # each takes some 60 MB; there are 21 notebooks
KEPT_FREE = 2
VARIABLE = "ELFENWIDGETS_KERNELS"


def at_once() -> int:
    """How many kernels may run at once: what the environment says, or the usual number.

    Raises:
        UsageError: the environment names no such number.
    """
    said = os.environ.get(VARIABLE) or str(AT_ONCE)
    if not (said.isascii() and said.isdigit() and len(said) < 5 and int(said)):
        raise UsageError("command-kernels", variable=VARIABLE, value=said)
    return int(said)


class OwnKernel(KernelSpecManager):
    """The kernel is the Python that runs the server, whatever kernels are installed elsewhere."""

    @default("kernel_dirs")
    def _no_other_kernels(self) -> list[str]:
        return []


class LimitedKernels(AsyncMappingKernelManager):
    """No more kernels than `at_once()`, those that are still starting included.

    Guests leave some of them to the people at this machine.
    """

    starting = 0

    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]
        """Start a kernel; an HTTPError with status 503 and a sentence when there are too many."""
        guest = is_guest(options.get("env", {}))
        most = at_once() - (KEPT_FREE if guest else 0)
        if len(self) + self.starting >= most:
            log.warning("no more pages: %d are open", len(self))
            raise HTTPError(503, t("page-full"))
        self.starting += 1
        try:
            id = str(await super().start_kernel(**options))
        finally:
            self.starting -= 1
        log.info("page opened by %s: %d are open", "a guest" if guest else "the host", len(self))
        return id

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that has ended."""
        removed = super().remove_kernel(kernel_id)
        log.info("page closed: %d are open", len(self))
        return removed
