"""A PostgreSQL server of one's own: in a temporary folder, on a local socket, gone afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

DEBIAN = "/usr/lib/postgresql"


class NoServer(Exception):
    """There can be no server here; the text is the sentence that says why."""


@contextmanager
def server() -> Iterator[str]:
    """The address of an empty database.

    Raises:
        NoServer: nothing that could be started is installed, or nobody may start it.
    """
    initdb, postgres = _program("initdb"), _program("pg_ctl")
    folder = Path(tempfile.mkdtemp(prefix="elfen-pg-"))
    data, me = folder / "data", _unprivileged()
    if me is not None:
        shutil.chown(folder, me)

    def run(*command: str) -> None:
        done = subprocess.run(command, capture_output=True, text=True, user=me, cwd=folder)
        if done.returncode:
            raise NoServer(f"PostgreSQL cannot be started here: {done.stderr.strip()[-300:]}")

    try:
        run(initdb, "-D", str(data), "-U", "elf", "-A", "trust", "-E", "UTF8", "--no-sync")
        # It need not outlive the machine, as no file of initdb's does: nothing waits for the disk.
        options = f"-c fsync=off -c listen_addresses='' -c unix_socket_directories='{folder}'"
        log = str(folder / "log")
        run(postgres, "-D", str(data), "-l", log, "-w", "-t", "60", "-o", options, "start")
        try:
            yield f"postgresql://elf@/postgres?host={folder}"
        finally:
            run(postgres, "-D", str(data), "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _program(name: str) -> str:
    """A program of the server; Debian keeps them out of the way, a version a folder."""
    places = sorted(Path(DEBIAN).glob(f"*/bin/{name}"), reverse=True)
    found = str(places[0]) if places else shutil.which(name)
    if found is None:
        raise NoServer("PostgreSQL is not installed: install your system's postgresql package.")
    return found


def _unprivileged() -> str | None:
    """Whom the server runs as: it refuses to be root; None: who runs the tests."""
    if os.geteuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    for name in ("postgres", "nobody"):
        if name in names:
            return name
    raise NoServer("PostgreSQL does not run as root, and there is no other user here.")
