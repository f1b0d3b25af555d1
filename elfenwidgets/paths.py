"""Where the project's own files lie: beside the package in a checkout, inside it in a wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_HOME = _PACKAGE if (_PACKAGE / "data").is_dir() else _PACKAGE.parent

DATA: Path = _HOME / "data"
NOTEBOOKS: Path = _HOME / "notebooks"
