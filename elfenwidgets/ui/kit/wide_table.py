"""Tables that are wider than a narrow screen."""

from html import escape


def wide(table: str, title: str) -> str:
    """A table in a region of that name, which scrolls by itself, by keyboard too."""
    name = escape(title)
    return f'<div class="elfen-wide" tabindex="0" role="region" aria-label="{name}">{table}</div>'
