"""What lessons say: the sentences of their keys, stars, verdicts and hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from elfenwidgets.rules.players import Player
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import refusals, words
from elfenwidgets.ui.phrases.actions import do
from elfenwidgets.ui.phrases.message import Message

if TYPE_CHECKING:  # the table says hints and actions, too, and plays no level
    from elfenwidgets.lessons.levels.attempt import Rung
    from elfenwidgets.lessons.levels.verdict import Verdict

MOST = 3


def say(key: str) -> str:
    """The sentence of a key that the course names."""
    return t(key)


def stars(count: int, of: int = MOST) -> str:
    """So many stars out of so many, as a picture in letters."""
    return "★" * count + "☆" * (of - count)


def verdict(found: Verdict, players: Sequence[Player], caravans: bool = True) -> Message | None:
    """What to say about a try; None: it went on, and nothing is to be said.

    ``caravans``: whether the reader knows of them.
    """
    why = refusals.refusal(found.refusal, players, caravans) if found.refusal else ""
    what = say(found.key) if found.key else ""
    match found.kind:
        case "ok":
            return Message(t("level-refused", why=why), alarm=False) if why else None
        case "refused":
            return Message(why)
        case "solved":
            return Message(
                " ".join(filter(None, (why, t("level-solved"), stars(found.stars), what))),
                alarm=False,
            )
        case "right":
            return Message(f"✓ {what}", alarm=False)
        case "wrong":
            return Message(f"✗ {what}")
    return Message(what, alarm=False)


def hint(found: Rung) -> Message:
    """What a rung of the ladder says."""
    said = say(found.key) if found.action is None else t("level-move", move=do(found.action))
    if found.rung == 2 and found.statement is not None:
        said = words.with_rule(said, found.statement)
    rung = t("level-hint", n=found.rung, hint=said)
    return Message(f"{rung} {t('lesson-hint-again')}" if found.again else rung, alarm=False)
