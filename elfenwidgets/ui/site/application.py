"""The game and the Python packages it needs in a browser."""

from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path, PurePosixPath

import elfenwidgets
from elfenwidgets.paths import DATA
from elfenwidgets.text import languages

PACKAGES = (
    "attrs",
    "babel",
    "comm",
    "fluent.runtime",
    "fluent.syntax",
    "fsrs",
    "ipycanvas",
    "ipywidgets",
    "platformdirs",
    "pytz",
    "segno",
    "traitlets",
    "typing_extensions",
)
"""What is taken as it is installed here: Python alone."""

STAND_INS = Path(__file__).parent / "instead"

LEFT_OUT = (
    "babel/messages/",
    "elfenwidgets/authoring/",
    "elfenwidgets/cli.py",
    "elfenwidgets/commands/",
    "elfenwidgets/data/analysis/",
    "elfenwidgets/data/board/plain.png",
    "elfenwidgets/data/jupyter/",
    "elfenwidgets/data/page/build.mjs",
    "elfenwidgets/data/page/package",
    "elfenwidgets/data/page/site/",
    "elfenwidgets/data/page/src/",
    "elfenwidgets/data/page/tests/",
    "elfenwidgets/data/pictures/",
    "elfenwidgets/notebooks/",
    "elfenwidgets/ui/serving/",
    "elfenwidgets/ui/study/",
    "pytz/zoneinfo/",
)


def application() -> dict[str, bytes]:
    """The files by their path from where Python looks for packages."""
    found: dict[str, bytes] = {}
    for name in PACKAGES:
        found.update(_installed(distribution(name)))
    package = Path(elfenwidgets.__file__).parent
    for folder, name in ((package, "elfenwidgets"), (DATA, "elfenwidgets/data")):
        for path in _below(folder):
            found[f"{name}/{path.relative_to(folder).as_posix()}"] = path.read_bytes()
    found = {name: content for name, content in found.items() if _wanted(name)}
    for path in _below(STAND_INS):
        found[path.relative_to(STAND_INS).as_posix()] = path.read_bytes()
    return found


def _installed(package: Distribution) -> dict[str, bytes]:
    """The modules of a package and their data; what lies elsewhere is for other programs."""
    return {
        file.as_posix(): Path(str(file.locate())).read_bytes()
        for file in package.files or ()
        if ".." not in file.parts and not file.parts[0].endswith(".dist-info")
    }


def _below(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file())


def _wanted(name: str) -> bool:
    path = PurePosixPath(name)
    if name.startswith(LEFT_OUT) or path.suffix in {".pyc", ".pyi", ".so", ".ts", ".map"}:
        return False
    if {"tests", "nbextension", "labextension"} & set(path.parts):
        return False
    if path.parent.as_posix() == "babel/locale-data":
        return path.stem in {"root", *languages()}
    if path.parts[:3] == ("elfenwidgets", "ui", "site"):
        return path.stem in {"__init__", "inside"} and "instead" not in path.parts
    return True
