"""Libraries that only some people need."""

import importlib
from typing import Any

from elfenwidgets.play.usage import UsageError


def load(module: str, extra: str) -> Any:
    """A module of the optional extra ``extra``.

    Raises:
        UsageError: it is not installed.
    """
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        package = module.split(".")[0]
        raise UsageError(
            "command-needs", package=package, extra=f"elfenwidgets[{extra}]"
        ) from error
