"""The sentence for what was asked for wrongly: by a command, or by code in a notebook."""

from elfenwidgets.play.usage import UsageError
from elfenwidgets.text import t

MOST = 500  # letters of a value; Fluent takes no more than 2500


def sentence(error: UsageError) -> str:
    """What is wrong, in the language in use."""
    values = {
        name: f"{value[:MOST]}…" if isinstance(value, str) and len(value) > MOST else value
        for name, value in error.values.items()
    }
    return t(error.key, **values)
