"""HTML that needs more than one element: links with files inside, pictures, wide tables."""

from base64 import b64encode
from collections.abc import Iterable
from html import escape

from elfenwidgets.text import language, t


def spoken() -> str:
    """What tells the page's script in which language all beside it is said."""
    return f'<span data-language="{language()}"></span>'


def page_head(title: str, about: str) -> str:
    """What stands at the top of a page: its title, and what it is about."""
    return f'{spoken()}<h1>{escape(title)}</h1><p class="elfen-purpose">{escape(about)}</p>'


def rules_list(title: str, rules: Iterable[str]) -> str:
    """Rules below each other, under a title."""
    rows = "".join(f"<li>{escape(each)}</li>" for each in rules)
    return f"<h2>{escape(title)}</h2><ul>{rows}</ul>"


def link(text: str, kind: str, name: str, said: str) -> str:
    """A link by which the browser saves a text as a file."""
    return link_to(text.encode(), f"{kind};charset=utf-8", name, said)


def link_to(content: bytes, kind: str, name: str, said: str) -> str:
    """A link by which the browser saves a file."""
    packed = b64encode(content).decode()
    return (
        f'<p><a download="{escape(name)}" href="data:{kind};base64,{packed}">{escape(said)}</a></p>'
    )


def image_tag(kind: str, data: str, alt: str, look: str = "") -> str:
    """The image whose ``data`` is a file of a ``kind`` (``png``, ``svg+xml``) in base64."""
    named = f'class="{look}" ' if look else ""
    return f'<img {named}alt="{escape(alt)}" src="data:image/{kind};base64,{data}">'


def to_print(name: str, body: str) -> str:
    """What goes to the printer, and nothing else of its page does."""
    return f'<article class="elfen-sheet-to-print elfen-print-{name}">{body}</article>'


def print_button() -> str:
    """What prints the page."""
    return f'<button type="button" class="elfen-print">{escape(t("sheet-print"))}</button>'


def wide(table: str, title: str) -> str:
    """A table in a region of that name, which scrolls by itself, by keyboard too."""
    name = escape(title)
    return f'<div class="elfen-wide" tabindex="0" role="region" aria-label="{name}">{table}</div>'
