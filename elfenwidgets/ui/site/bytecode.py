"""Byte code of the very Python that will run it: a browser would be slow to compile it."""

import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from elfenwidgets.paths import DATA
from elfenwidgets.play.usage import UsageError
from elfenwidgets.ui.site.files import Files, unpacked, zipped

COMPILER = DATA / "page" / "compile.mjs"
"""The program that compiles, by node."""


def compiled(pyodide: Files, parts: Sequence[Files]) -> list[Files]:
    """The same files, with byte code in the place of what Python would have to compile.

    Raises:
        UsageError: there is no node to run that Python here.
    """
    node = shutil.which("node")
    if node is None:
        raise UsageError("command-no-npm")
    with tempfile.TemporaryDirectory() as folder:
        for name, content in pyodide.items():
            (Path(folder) / name).write_bytes(content)
        places = [Path(folder) / f"{i}.zip" for i in range(len(parts))]
        for place, files in zip(places, parts, strict=True):
            place.write_bytes(zipped(files))
        subprocess.run([node, COMPILER, folder, *places], check=True)
        return [unpacked(place.read_bytes()) for place in places]
