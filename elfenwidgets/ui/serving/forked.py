"""Kernels that are forks of one process, as Jupyter's servers are given them."""

import asyncio
import atexit
import json
import os
import select
import signal
import socket
import sys
import weakref
from contextlib import suppress
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from subprocess import Popen
from threading import Thread
from typing import Any

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from elfenwidgets.ui.kit.guard import log

NAME = "elfenwidgets-forked"
"""What Jupyter calls them, by the entry point in pyproject.toml."""

# Nothing is loaded from the folder the command was typed in. A kernel finds there what it asks for.
PROGRAM = """
import sys
sys.path.remove("")
from elfenwidgets.ui.serving.fork_server import main
main()
"""
LAUNCHER = "ipykernel_launcher"
LARGEST = 2**16
"""Bytes of an answer at most."""
FORK_TIMEOUT = 10.0
"""Seconds for a fork, which takes some thousandths of one."""


def possible() -> bool:
    """Whether kernels can be forks: on Linux, where the installation names them.

    Elsewhere a process that has loaded the system's libraries is not forked safely, or not at all.
    """
    return sys.platform == "linux" and bool(
        entry_points(group=KernelProvisionerFactory.GROUP_NAME, name=NAME)
    )


class Process:
    """A process by its descriptor, with what a provisioner calls of ``subprocess.Popen``."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int, descriptor: int) -> None:
        self.pid = pid
        self._descriptor = descriptor
        weakref.finalize(self, os.close, descriptor)

    def poll(self) -> int | None:
        """Whether it has ended: 0, whatever its status was."""
        return self._ended(0)

    def wait(self) -> int | None:
        """Wait for its end."""
        return self._ended(None)

    def send_signal(self, number: int) -> None:
        """Send a signal; it is lost on a process that has ended."""
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._descriptor, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def _ended(self, timeout: int | None) -> int | None:
        polling = select.poll()
        polling.register(self._descriptor, select.POLLIN)
        return 0 if polling.poll(timeout) else None


class ForkClient:
    """The client of a fork server of its own, which begins to load at once."""

    def __init__(self) -> None:
        self._requests, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = Popen(
                [sys.executable, "-Xfrozen_modules=off", "-c", PROGRAM],
                stdin=theirs.fileno(),
                start_new_session=True,
            )
        self._loading = Thread(target=self._requests.recv, args=(LARGEST,), daemon=True)
        self._loading.start()
        atexit.register(self.close)

    def loading(self) -> bool:
        """Whether it still loads."""
        return self._loading.is_alive()

    async def look(self, address: str, folder: str, environment: dict[str, str]) -> bytes:
        """What a page with such a kernel shows at an address; nothing where that takes too long.

        Raises:
            OSError: as for ``fork``.
        """
        ours, theirs = os.pipe()
        with open(ours, "rb") as answer:
            try:
                process = await self.fork([address], folder, environment, theirs)
            finally:
                os.close(theirs)
            try:
                return await asyncio.wait_for(asyncio.to_thread(answer.read), FORK_TIMEOUT)
            except TimeoutError:
                return b""
            finally:
                process.kill()

    async def fork(
        self, arguments: list[str], folder: str, environment: dict[str, str], *files: int
    ) -> Process:
        """Ask for a fork that becomes a kernel, or writes into the file that goes along.

        Raises:
            OSError: it has ended, or does not answer.
        """
        if self.loading():
            await asyncio.to_thread(self._loading.join)
        # At one go: a request that is given up must not leave a process that nobody knows.
        self._requests.settimeout(FORK_TIMEOUT)
        kernel = {"arguments": arguments, "folder": folder, "environment": environment}
        try:
            socket.send_fds(self._requests, [json.dumps(kernel).encode()], files)
            id, descriptors, *_ = socket.recv_fds(self._requests, LARGEST, 1)
        except TimeoutError:
            self._requests.close()  # a late answer would be taken for the next one's
            raise
        if not descriptors:
            raise ConnectionResetError
        return Process(int(id), descriptors[0])

    def close(self) -> None:
        """End it, and the kernels that are left."""
        self._process.kill()
        self._process.wait()


fork_client = cache(ForkClient)


class ForkedKernel(LocalProvisioner):
    """A provisioner of kernels that are forks; where that cannot be, of those that start anew."""

    async def launch_kernel(self, cmd: list[str], **options: Any) -> KernelConnectionInfo:
        """Start a kernel's process."""
        self.process: Any
        try:
            arguments = cmd[cmd.index(LAUNCHER) + 1 :]
            folder = str(options.get("cwd") or Path.cwd())
            self.process = await fork_client().fork(arguments, folder, options["env"])
        except OSError:
            log.warning("no fork server: a kernel starts anew")
            return await super().launch_kernel(cmd, **options)
        self.pid = self.pgid = self.process.pid
        self.cwd = folder
        return self.connection_info
