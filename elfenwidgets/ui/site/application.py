"""The game and the Python packages it needs in a browser."""

from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

import elfenwidgets
from elfenwidgets.paths import DATA
from elfenwidgets.text import languages
from elfenwidgets.ui.site.bytecode import Files
from elfenwidgets.ui.site.fetched import Wheel

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
"""What the game imports of other projects: Python alone."""

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
    "elfenwidgets/data/site/",
    "elfenwidgets/notebooks/",
    "elfenwidgets/ui/serving/",
    "elfenwidgets/ui/study/",
    "pytz/zoneinfo/",
)


def application(packages: Iterable[Wheel]) -> Files:
    """The files by their path from where Python looks for packages."""
    found: Files = {}
    for wheel in packages:
        found.update(wheel.modules)
    package = Path(elfenwidgets.__file__).parent
    for folder, name in ((package, "elfenwidgets"), (DATA, "elfenwidgets/data")):
        for path in _below(folder):
            found[f"{name}/{path.relative_to(folder).as_posix()}"] = path.read_bytes()
    found = {name: content for name, content in found.items() if _wanted(name)}
    for path in _below(STAND_INS):
        found[path.relative_to(STAND_INS).as_posix()] = path.read_bytes()
    return found


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
