"""The game and the Python packages it needs in a browser."""

import pickle
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path, PurePosixPath

import elfenwidgets
from elfenwidgets.bundle import NEEDED
from elfenwidgets.paths import DATA
from elfenwidgets.ui.site.fetched import Wheel
from elfenwidgets.ui.site.files import Files

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

FOR_NOTEBOOKS = (
    "elfenwidgets/play/analysis/",
    "elfenwidgets/play/env/",
    "elfenwidgets/play/fast/",
    "elfenwidgets/play/selfplay.py",
    "elfenwidgets/play/simulate.py",
    "elfenwidgets/play/tournament/",
    "elfenwidgets/ui/course/notebook/",
    "elfenwidgets/ui/learn.py",
    "elfenwidgets/ui/study/",
)
"""What of the game a notebook may import, and the page never does."""

_ALIASES = ("language_aliases", "parent_exceptions", "script_aliases", "variant_aliases")
"""What Babel knows of all languages, as far as a locale is looked up by it."""

LEFT_OUT = (
    "babel/lists.py",
    "babel/messages/",
    "babel/support.py",
    "babel/units.py",
    "elfenwidgets/authoring/",
    "elfenwidgets/__main__.py",
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
    "platformdirs/__main__.py",
    "platformdirs/pytest_plugin.py",
    "platformdirs/testing.py",
    "pytz/zoneinfo/",
    "segno/cli.py",
    "segno/helpers.py",
    "traitlets/config/sphinxdoc.py",
    *FOR_NOTEBOOKS,
)


def application(packages: Iterable[Wheel], spoken: Collection[str]) -> Files:
    """The files by their path from where Python looks for packages, in the languages ``spoken``."""
    found = _own()
    for wheel in packages:
        found.update(wheel.modules)
    found = {name: content for name, content in found.items() if _wanted(name, spoken)}
    for name in found:
        if name.endswith(".dat"):
            asked = _ALIASES if name == "babel/global.dat" else NEEDED
            found[name] = _only(asked, found[name])
    for path in _below(STAND_INS):
        found[path.relative_to(STAND_INS).as_posix()] = path.read_bytes()
    return found


def for_notebooks() -> Files:
    """The files of our own that the page does not need, but a notebook."""
    return {name: content for name, content in _own().items() if name.startswith(FOR_NOTEBOOKS)}


def _own() -> Files:
    package = Path(elfenwidgets.__file__).parent
    return {
        f"{name}/{path.relative_to(folder).as_posix()}": path.read_bytes()
        for folder, name in ((package, "elfenwidgets"), (DATA, "elfenwidgets/data"))
        for path in _below(folder)
        if path.suffix != ".pyc"
    }


def _only(asked: Collection[str], data: bytes) -> bytes:
    """A file of Babel's with no more than what it is asked for; a lock says that it is Babel's."""
    whole = pickle.loads(data)
    return pickle.dumps({key: whole[key] for key in whole if key in asked}, pickle.HIGHEST_PROTOCOL)


def _below(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file())


def _wanted(name: str, spoken: Collection[str]) -> bool:
    path = PurePosixPath(name)
    if name.startswith(LEFT_OUT) or path.suffix in {".pyc", ".pyi", ".so", ".ts", ".map"}:
        return False
    if {"tests", "nbextension", "labextension"} & set(path.parts):
        return False
    if path.parent.as_posix() == "babel/locale-data":
        return path.stem in {"root", *spoken}
    if name.startswith("elfenwidgets/data/locale/"):
        return path.parts[3] in spoken
    if path.parts[:3] == ("elfenwidgets", "ui", "site"):
        return path.stem in {"__init__", "inside"} and "instead" not in path.parts
    return True
