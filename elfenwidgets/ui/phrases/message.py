"""Messages: sentences for the person at the screen, as data and as HTML."""

import re
from dataclasses import dataclass
from html import escape

from elfenwidgets.text import t

RULE = re.compile(r"\((G?[STPEW]\d+(?:\.\d+)?|G\d\.\d)\)")
"""The id of a statement of the rules, as ``words.with_rule`` puts it behind a sentence."""


@dataclass(frozen=True)
class Message:
    """A sentence for the person at the screen; ``alarm``: it says why something did not happen."""

    text: str
    alarm: bool = True


def told(message: Message) -> str:
    """A message, told to screen readers as well."""
    role, look = ("alert", "elfen-alarm") if message.alarm else ("status", "elfen-told")
    return f'<p class="{look}" role="{role}">{quiet(escape(message.text))}</p>'


def quiet(text: str) -> str:
    """Ids of statements made small, with the statement as a tooltip: they are for looking up."""
    return RULE.sub(_small, text)


def _small(found: re.Match[str]) -> str:
    said = escape(t(f"statement-{found[1].replace('.', '-')}"))
    return f'<small class="elfen-rule" title="{said}">{found[0]}</small>'
