"""What was asked for wrongly, as data; whoever talks to people makes a sentence of it."""

import importlib
from collections.abc import Collection
from pathlib import Path
from typing import Any

from elfenwidgets.runtime import in_browser


class UsageError(Exception):
    """What is wrong with what was asked: the key of a sentence and the values in it."""

    def __init__(self, key: str, /, **values: str | int | Path) -> None:
        super().__init__(key)
        self.key = key
        self.values = {
            name: str(value) if isinstance(value, Path) else value for name, value in values.items()
        }

    def __str__(self) -> str:
        """Key and values, for programmers; ``ui.phrases.refusals.usage_error`` is for people."""
        return f"{self.key} ({', '.join(f'{name}={v}' for name, v in self.values.items())})"


def one_of(refusal: str, /, *, name: str, known: Collection[str]) -> None:
    """Make sure that there is a ``name``; ``refusal`` is the key of the sentence if not.

    Raises:
        UsageError: it is none of the ``known``.
    """
    if name not in known:
        raise UsageError(refusal, name=name, known=", ".join(known))


def load(module: str, extra: str) -> Any:
    """A module of the optional extra ``extra``.

    Raises:
        UsageError: it is not installed.
    """
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        package = module.split(".")[0]
        if in_browser():
            raise UsageError("command-needs-elsewhere", package=package) from error
        raise UsageError(
            "command-needs", package=package, extra=f"elfenwidgets[{extra}]"
        ) from error
