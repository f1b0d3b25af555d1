"""HTML that needs more than one element: links with files inside, pictures, wide tables."""

from base64 import b64encode
from collections.abc import Iterable

from elfenwidgets.markup import Html, html
from elfenwidgets.text import language, t


def spoken() -> Html:
    """What tells the page's script in which language all beside it is said."""
    return html('<span data-language="{}"></span>', language())


def page_head(title: str, about: str) -> Html:
    """What stands at the top of a page: its title, and what it is about."""
    return html('{}<h1>{}</h1><p class="elfen-purpose">{}</p>', spoken(), title, about)


def rules_list(title: str, rules: Iterable[str]) -> Html:
    """Rules below each other, under a title."""
    rows = Html().join(html("<li>{}</li>", each) for each in rules)
    return html("<h2>{}</h2><ul>{}</ul>", title, rows)


def link(text: str, kind: str, name: str, said: str) -> Html:
    """A link by which the browser saves a text as a file."""
    return link_to(text.encode(), f"{kind};charset=utf-8", name, said)


def link_to(content: bytes, kind: str, name: str, said: str) -> Html:
    """A link by which the browser saves a file."""
    packed = b64encode(content).decode()
    return html('<p><a download="{}" href="data:{};base64,{}">{}</a></p>', name, kind, packed, said)


def picture(svg: str, alt: str, look: str = "") -> Html:
    """An SVG as an image in the page."""
    named = html('class="{}" ', look) if look else ""
    data = b64encode(svg.encode()).decode()
    return html('<img {}alt="{}" src="data:image/svg+xml;base64,{}">', named, alt, data)


def to_print(name: str, body: Html) -> Html:
    """What goes to the printer, and nothing else of its page does."""
    return html('<article class="elfen-sheet-to-print elfen-print-{}">{}</article>', name, body)


def print_button() -> Html:
    """What prints the page."""
    return html('<button type="button" class="elfen-print">{}</button>', t("sheet-print"))


def wide(table: Html, title: str) -> Html:
    """A table in a region of that name, which scrolls by itself, by keyboard too."""
    return html(
        '<div class="elfen-wide" tabindex="0" role="region" aria-label="{}">{}</div>', title, table
    )
