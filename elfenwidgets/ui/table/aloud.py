"""The table for a screen reader: the text of the live region."""

from collections.abc import Iterable, Sequence
from html import escape

from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.players import Player
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.message import Message


def news(
    happened: Iterable[LogEvent],
    players: Sequence[Player],
    now: Iterable[str],
    messages: Iterable[Message],
) -> str:
    """What has just happened, what can be done now and what is told; a refusal speaks for itself.

    It goes into a node that stays (names.ts makes it a live region): a region that comes new with
    its text is not read by every screen reader.
    """
    said = [words.event(event, players) for event in happened]
    said += [*now, *(message.text for message in messages if not message.alarm)]
    return "".join(f"<p>{escape(each)}</p>" for each in said)
