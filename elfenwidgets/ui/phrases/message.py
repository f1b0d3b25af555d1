"""Messages: sentences for the person at the screen, as data and as HTML."""

import re
from dataclasses import dataclass

from elfenwidgets.markup import NOTHING, Html, escape, html
from elfenwidgets.text import t

RULE = re.compile(r"\((G?[STPEW]\d+(?:\.\d+)?|G\d\.\d)\)")
"""The id of a statement of the rules, as ``words.with_rule`` puts it behind a sentence."""


@dataclass(frozen=True)
class Message:
    """A sentence for the person at the screen; ``alarm``: it says why something did not happen."""

    text: str
    alarm: bool = True

    @property
    def html(self) -> Html:
        """The message as a paragraph, which screen readers read out."""
        return notice(self.text, self.alarm)


def notice(sentence: str, alarm: bool = True) -> Html:
    """The paragraph of a sentence for the person at the screen; of none nothing.

    Ids of statements are small, with the statement as a tooltip: they are for looking up.
    """
    role, look = ("alert", "elfen-alarm") if alarm else ("status", "elfen-told")
    text = Html(RULE.sub(_small, escape(sentence)))  # noqa: S704  nothing else is set in
    return html('<p class="{}" role="{}">{}</p>', look, role, text) if sentence else NOTHING


def _small(found: re.Match[str]) -> Html:
    said = t(f"statement-{found[1].replace('.', '-')}")
    return html('<small class="elfen-rule" title="{}">{}</small>', said, found[0])
