"""Python for the browser: the files of Pyodide, from the npm registry."""

import base64
import io
import json
import shutil
import subprocess
import tarfile
import tempfile
from hashlib import sha512
from pathlib import Path

from elfenwidgets.play.usage import UsageError
from elfenwidgets.ui.site.fetched import cache, keep
from elfenwidgets.ui.site.files import Files, unpacked

VERSION = "314.0.7"
INTEGRITY = (
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyM"
    "cWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
"""What npm's registry says of this version, too; nothing else is taken."""

PYTHON = "python3.14"
"""The folder of its Python, which the worker unpacks into."""

LIBRARY = "python_stdlib.zip"
"""Which of the files is the standard library."""

_WANTED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", LIBRARY)
_LOCK = "pyodide-lock.json"

_FOR_NOTEBOOKS = (
    "_pyrepl/",
    "bdb.py",
    "cProfile.py",
    "cmd.py",
    "code.py",
    "getpass.py",
    "html/parser.py",
    "_markupbase.py",
    "pdb.py",
    "profile.py",
    "pstats.py",
    "pydoc.py",
    "pyodide/console.py",
    "runpy.py",
    "shlex.py",
    "timeit.py",
    "trace.py",
    "xml/dom/",
    "xml/etree/",
)
"""Parts of the standard library that IPython asks for, and nothing on the game's way."""

_ENCODINGS = (  # by how they begin
    *("big5", "bz2", "cp0", "cp1", "cp2", "cp424", "cp5", "cp7", "cp8", "cp9", "euc", "gb", "hp_"),
    *("hz", "iso", "johab", "koi8", "kz", "mac_", "mbcs", "oem", "palmos", "ptcp", "shift", "tis"),
)

_UNUSED = (
    *("__hello__.py", "__phello__/", "site-packages/"),
    *("_pyio.py", "antigravity.py", "asyncio/__main__.py", "asyncio/tools.py"),
    *("asyncio/windows_", "asyncio/proactor_events.py", "colorsys.py", "compileall.py"),
    *("ctypes/macholib/", "ctypes/_aix.py", "doctest.py", "email/mime/"),
    *(f"encodings/{name}" for name in _ENCODINGS),
    *("filecmp.py", "fileinput.py", "ftplib.py", "graphlib.py", "http/cookies.py"),
    *("http/server.py", "imaplib.py", "json/__main__.py", "mailbox.py", "modulefinder.py"),
    *("multiprocessing/", "netrc.py", "nturl2path.py", "optparse.py", "pickletools.py"),
    *("poplib.py", "pty.py", "pyclbr.py", "pydoc_data/", "sched.py", "shelve.py", "smtplib.py"),
    *("sqlite3/__main__.py", "sysconfig/__main__.py", "tabnanny.py", "this.py", "tomllib/"),
    *("unittest/", "urllib/robotparser.py", "wave.py", "wsgiref/", "xmlrpc/", "zipapp.py"),
    "zipfile/__main__.py",
)
"""Parts that nothing asks for."""


def pyodide() -> dict[str, bytes]:
    """Its files by name; they are fetched once for a user.

    Raises:
        UsageError: they cannot be fetched.
    """
    with tarfile.open(fileobj=io.BytesIO(_archive())) as archive:

        def content(name: str) -> bytes:
            file = archive.extractfile(f"package/{name}")
            assert file is not None
            return file.read()

        # Of the list of packages it can fetch nothing is wanted.
        about = {**json.loads(content(_LOCK)), "packages": {}}
        return {name: content(name) for name in _WANTED} | {_LOCK: json.dumps(about).encode()}


def standard_library(files: dict[str, bytes]) -> tuple[Files, Files]:
    """The modules of the standard library that a game may need, and those for notebooks besides."""
    wanted = {n: c for n, c in unpacked(files[LIBRARY]).items() if not n.startswith(_UNUSED)}
    beside = {name: wanted.pop(name) for name in list(wanted) if name.startswith(_FOR_NOTEBOOKS)}
    return wanted, beside


def _archive() -> bytes:
    name = f"pyodide-{VERSION}.tgz"
    kept = cache() / name
    if kept.is_file() and _right(kept.read_bytes()):
        return kept.read_bytes()
    npm = shutil.which("npm")
    if npm is None:
        raise UsageError("command-no-npm")
    with tempfile.TemporaryDirectory() as folder:
        command = [npm, "pack", "--silent", f"pyodide@{VERSION}"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        fetched = Path(folder) / name
        content = fetched.read_bytes() if done.returncode == 0 and fetched.is_file() else b""
    if not _right(content):
        lines = done.stderr.strip().splitlines() or ["npm"]
        raise UsageError("command-no-pyodide", version=VERSION, reason=lines[0])
    kept.parent.mkdir(parents=True, exist_ok=True)
    keep(kept, content)
    return content


def _right(archive: bytes) -> bool:
    return f"sha512-{base64.b64encode(sha512(archive).digest()).decode()}" == INTEGRITY
