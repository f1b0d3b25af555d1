"""What the commands share: a sentence for what was asked wrongly, and writing what they leave."""

from collections.abc import Collection
from pathlib import Path

from elfenwidgets.text import t


class UsageError(Exception):
    """What is wrong with what was asked: the key of a sentence and the values in it."""

    def __init__(self, key: str, /, **values: str | int | Path) -> None:
        super().__init__(key)
        self.key = key
        self.values = {
            name: str(value) if isinstance(value, Path) else value for name, value in values.items()
        }

    def __str__(self) -> str:
        """The sentence, in the language in use when it is said."""
        return t(self.key, **self.values)

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows of it: the sentence alone."""
        return [str(self)]


def one_of(refusal: str, /, *, name: str, known: Collection[str]) -> None:
    """Make sure that there is a ``name``; ``refusal`` is the key of the sentence if not.

    Raises:
        UsageError: it is none of the ``known``.
    """
    if name not in known:
        raise UsageError(refusal, name=name, known=", ".join(known))


def reason(error: OSError) -> str:
    """Why something could not be done, in the words of the system."""
    return error.strerror or str(error)


def make_folder(path: Path) -> None:
    """Make a folder, and those around it, where there is none yet.

    Raises:
        UsageError: it cannot be made.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise UsageError("command-is-file", path=path) from error
    except OSError as error:
        raise UsageError("command-unmade", path=path, reason=reason(error)) from error


def write(path: Path, text: str) -> None:
    """Write a file of text.

    Raises:
        UsageError: it cannot be written.
    """
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError("command-unwritten", path=path, reason=reason(error)) from error
