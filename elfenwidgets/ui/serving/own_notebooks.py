"""The reader's copies of the notebooks: renewed where untouched, never where edited."""

import json
import shutil
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import count
from pathlib import Path

from elfenwidgets import json_text
from elfenwidgets.paths import DATA, NOTEBOOKS
from elfenwidgets.play.user_files import home, locked, write

REMEMBERED = ".copied.json"
"""The file in the folder that says which cells were copied, by the name of the notebook."""

OLDER = DATA / "jupyter" / "older-notebooks.json"
"""The cells of the notebooks from before the copies were remembered, by name."""


def own_notebooks(fresh: bool = False) -> tuple[Path, list[str]]:
    """The reader's folder with a copy of each notebook, and the copies laid beside edited ones.

    A notebook counts as edited when the code or text in its cells is another; having run it is not
    editing. An edited one stays as it is, and the new one comes beside it once. ``fresh``: a folder
    of its own, beside that one, with nothing but new copies.

    Raises:
        OSError: the folder cannot be written to.
    """
    folder = home() / "notebooks"
    if fresh:
        others = (folder.with_name(f"notebooks-{number}") for number in count(2))
        folder = next(other for other in others if not other.exists())
    folder.mkdir(parents=True, exist_ok=True)
    older = json.loads(OLDER.read_text(encoding="utf-8"))
    beside: list[str] = []
    with locked():
        copied = _remembered(folder)
        for notebook in sorted(NOTEBOOKS.rglob("*.ipynb")):
            name = notebook.relative_to(NOTEBOOKS).as_posix()
            beside += _bring(notebook, folder / name, folder, copied, older.get(name, ()))
        _retire(folder, copied, older)
        write(folder / REMEMBERED, json.dumps(copied))
    return folder, beside


def _bring(
    notebook: Path, own: Path, folder: Path, copied: dict[str, str], older: Sequence[str]
) -> Iterator[str]:
    """Copy a notebook where that loses nothing; give the name if it is not its own."""

    def name(path: Path) -> str:
        return path.relative_to(folder).as_posix()

    new = _cells(notebook)
    own.parent.mkdir(exist_ok=True)
    known = {copied.get(name(own)), *older}
    if not own.exists() or (old := _cells(own)) in known or old == new:
        if not own.exists() or old != new:
            shutil.copyfile(notebook, own)
        copied[name(own)] = new
        return
    for number in count(2):
        other = own.with_stem(f"{own.stem}-{number}")
        if copied.get(name(other)) == new:  # laid here before, whatever has become of it
            return
        if not other.exists() or _cells(other) == copied.get(name(other)):
            shutil.copyfile(notebook, other)
            copied[name(other)] = new
            yield name(other)
            return


def _retire(folder: Path, copied: dict[str, str], older: Mapping[str, list[str]]) -> None:
    """Take away the copies of notebooks that are no more, where they are as they were copied."""
    for name, known in older.items():
        own = folder / name
        gone = not (NOTEBOOKS / name).exists()
        if gone and own.is_file() and _cells(own) in {copied.get(name), *known}:
            own.unlink()


def _cells(notebook: Path) -> str:
    """What the cells of a notebook say, in 64 letters; of something else what it holds."""
    try:
        content = notebook.read_bytes()
    except OSError:  # a folder of that name, for one
        return "unreadable"
    try:
        cells = [[cell["cell_type"], _joined(cell["source"])] for cell in _list(content)]
        content = json.dumps(cells).encode()
    except (ValueError, LookupError, TypeError):
        pass
    return sha256(content).hexdigest()


def _list(content: bytes) -> list[Mapping[str, object]]:
    cells = json_text.read(content)["cells"]
    if not isinstance(cells, list):
        raise TypeError("cells are a list")
    return cells


def _joined(lines: object) -> str:
    return lines if isinstance(lines, str) else "".join(lines)  # type: ignore[arg-type]


def _remembered(folder: Path) -> dict[str, str]:
    """What was copied, as far as it can be read: what is not known counts as edited."""
    try:
        found = json_text.read((folder / REMEMBERED).read_bytes())
    except (OSError, ValueError):
        return {}
    return {str(k): str(v) for k, v in found.items()} if isinstance(found, dict) else {}
