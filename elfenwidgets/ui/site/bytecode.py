"""Byte code of the very Python that will run it: a browser would be slow to compile it."""

import io
import lzma
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

from elfenwidgets.paths import DATA
from elfenwidgets.play.usage import UsageError

Files = dict[str, bytes]
"""Contents by their path in an archive."""

_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same files make the same archive
_PACKING = {
    "id": lzma.FILTER_LZMA2,
    "preset": lzma.PRESET_EXTREME | 9,
    "dict_size": 1 << 22,  # who unpacks it needs as much memory
    "lc": 4,
    "pb": 0,
}


def compiled(pyodide: Files, parts: Sequence[Files]) -> list[Files]:
    """The same files, with byte code in the place of what Python would have to compile.

    Raises:
        UsageError: there is no node to run that Python here.
    """
    node = shutil.which("node")
    if node is None:
        raise UsageError("command-no-npm")
    with tempfile.TemporaryDirectory() as name:
        runtime, *folders = (Path(name) / str(i) for i in range(len(parts) + 1))
        for folder, files in zip((runtime, *folders), (pyodide, *parts), strict=True):
            for path, content in files.items():
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                (folder / path).write_bytes(content)
        subprocess.run([node, DATA / "page" / "compile.mjs", runtime, *folders], check=True)
        return [
            {
                path.relative_to(folder).as_posix(): path.read_bytes()
                for path in folder.rglob("*")
                if path.is_file()
            }
            for folder in folders
        ]


def packed(files: Files) -> bytes:
    """A zip archive of files, the same for the same ones, compressed by xz as a whole.

    That is smaller than each file by itself or anything that servers do, and the worker unpacks it.
    """
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _LONG_AGO), content)
    return lzma.compress(made.getvalue(), check=lzma.CHECK_CRC32, filters=[_PACKING])


def unpacked(archive: bytes) -> Files:
    """The files of an archive."""
    with zipfile.ZipFile(io.BytesIO(archive)) as read:
        return {name: read.read(name) for name in read.namelist() if not name.endswith("/")}
