"""Packages from Python's registry, by a lock: nothing else is taken, whatever is installed here."""

import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from platformdirs import user_cache_path

from elfenwidgets.paths import DATA
from elfenwidgets.play.usage import UsageError
from elfenwidgets.ui.site.files import Files, unpacked

LOCKS = DATA / "site"
GAME = "game.txt"
"""The lock of what the game needs in a browser."""

LAB = "lab.txt"
"""The lock of what notebooks need besides."""

_LINE = re.compile(r"(?P<name>\S+)==(?P<version>\S+) --hash=sha256:(?P<digest>[0-9a-f]{64})")


@dataclass(frozen=True)
class Wheel:
    """A package as its makers have released it."""

    name: str
    version: str
    files: Files

    @property
    def modules(self) -> Files:
        """What Python imports, and its data; the rest is for installers and other programs."""
        return {
            path: content
            for path, content in self.files.items()
            if not path.split("/")[0].endswith((".dist-info", ".data"))
        }

    @property
    def about(self) -> Files:
        """What the package says of itself, by the name of the file."""
        return {
            path.split("/", 1)[1]: content
            for path, content in self.files.items()
            if path.split("/")[0].endswith(".dist-info")
        }


def cache() -> Path:
    """Where this user's copies of what was fetched lie; they are looked at again each time."""
    return user_cache_path("elfenwidgets", appauthor=False)


def wheels(lock: str) -> list[Wheel]:
    """The packages of a lock; each is fetched once for a user.

    Raises:
        UsageError: they cannot be fetched.
    """
    lines = [line.groupdict() for line in _LINE.finditer((LOCKS / lock).read_text("utf-8"))]
    kept = {line["digest"]: cache() / f"{line['digest']}.whl" for line in lines}
    if not all(_right(path, digest) for digest, path in kept.items()):
        _fetch(LOCKS / lock)
    return [
        Wheel(line["name"], line["version"], unpacked(kept[line["digest"]].read_bytes()))
        for line in lines
    ]


def _fetch(lock: Path) -> None:
    if find_spec("pip") is None:
        raise UsageError("command-no-pip")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet")
    exactly = ("--require-hashes", "--no-deps", "--only-binary=:all:")
    with tempfile.TemporaryDirectory() as folder:
        command = [*pip, *exactly, "--dest", folder, "--requirement", str(lock)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            lines = [line for line in done.stderr.splitlines() if line.startswith("ERROR: ")]
            reason = (lines or ["pip"])[0].removeprefix("ERROR: ")
            raise UsageError("command-no-packages", reason=reason)
        cache().mkdir(parents=True, exist_ok=True)
        for wheel in Path(folder).glob("*.whl"):
            content = wheel.read_bytes()
            keep(cache() / f"{sha256(content).hexdigest()}.whl", content)


def keep(path: Path, content: bytes) -> None:
    """Write a file whole: another build may be reading it."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as written:
        written.write(content)
    Path(written.name).replace(path)


def _right(path: Path, digest: str) -> bool:
    return path.is_file() and sha256(path.read_bytes()).hexdigest() == digest
