"""Messages: sentences for the person at the screen, as data and as HTML."""

import re
from dataclasses import dataclass

from elfenwidgets.markup import Html, escape, html
from elfenwidgets.text import t

RULE = re.compile(r"\((G?[STPEW]\d+(?:\.\d+)?|G\d\.\d)\)")
"""The id of a statement of the rules, as ``words.with_rule`` puts it behind a sentence."""


@dataclass(frozen=True)
class Message:
    """A sentence for the person at the screen; ``alarm``: it says why something did not happen."""

    text: str
    alarm: bool = True


def told(message: Message) -> Html:
    """A message, told to screen readers as well."""
    role, look = ("alert", "elfen-alarm") if message.alarm else ("status", "elfen-told")
    text = quiet(escape(message.text))
    return html('<p class="{}" role="{}">{}</p>', look, role, text)


def quiet(text: Html) -> Html:
    """Ids of statements made small, with the statement as a tooltip: they are for looking up."""
    return Html(RULE.sub(_small, text))  # noqa: S704  nothing else is set in


def _small(found: re.Match[str]) -> Html:
    said = t(f"statement-{found[1].replace('.', '-')}")
    return html('<small class="elfen-rule" title="{}">{}</small>', said, found[0])
