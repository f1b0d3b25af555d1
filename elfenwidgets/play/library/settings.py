"""What the user chose last, as the language: each choice a row."""

from typing import Any

from elfenwidgets.play.library.keyed import put_setting, setting_rows
from elfenwidgets.play.library.opening import with_library
from elfenwidgets.play.library.rows import to_json


def settings() -> dict[str, Any]:
    """All choices by their keys that are not damaged; none where the library cannot be read."""
    try:
        return with_library(setting_rows)
    except OSError:
        return {}


def keep_setting(key: str, value: Any) -> None:
    """Remember one choice, a JSON value.

    Raises:
        Unavailable: the library cannot be written to.
    """
    text = to_json(value)
    with_library(lambda database: put_setting(database, key, text))
