"""HTML as a type of its own: what is set into it is a text and escaped, unless it is HTML itself.

Only a literal becomes HTML as it is: the linter holds that (S704), and whatever shows HTML takes
nothing else.
"""

from collections.abc import Iterable
from html import escape as _escaped
from typing import SupportsIndex


class Html(str):
    """HTML; what ``str`` does with it and this does not is a text again."""

    __slots__ = ()

    def __str__(self) -> "Html":
        return self

    def __add__(self, more: "Html") -> "Html":  # type: ignore[override]  # text is set in
        return Html(str.__add__(self, escape(more)))

    def __mul__(self, times: SupportsIndex) -> "Html":
        return Html(str.__mul__(self, times))

    def join(self, parts: Iterable[str]) -> "Html":
        """The parts one after the other, with this in between."""
        return Html(str.join(self, map(escape, parts)))


NOTHING = Html()


def escape(text: str) -> Html:
    """A text as HTML; what is HTML already, as it is."""
    return text if isinstance(text, Html) else Html(_escaped(text))


def html(template: str, /, *values: object, **named: object) -> Html:
    """HTML from a template, a literal, with values set in as ``str.format`` does."""
    return Html(
        template.format(
            *map(_set_in, values), **{name: _set_in(each) for name, each in named.items()}
        )
    )


def _set_in(value: object) -> object:
    return value if isinstance(value, Html | int | float) else _escaped(str(value))
