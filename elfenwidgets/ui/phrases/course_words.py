"""What lessons say: the sentences of their keys, actions as things to do, stars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from elfenwidgets.rules.actions import (
    Action,
    Draw,
    DrawSecret,
    EndMove,
    Keep,
    Move,
    Pass,
    Place,
    PlaceObstacle,
)
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.players import Player
from elfenwidgets.text import Name, Value, t
from elfenwidgets.ui.phrases import refusals, words
from elfenwidgets.ui.phrases.gold.do import do as do_in_elfengold
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


def do(action: Action) -> str:
    """An action as something to do: ``"Place dragon on Feodor – Lapphálya (forest)"``."""
    said: dict[str, Value] = {}
    key = action.e
    match action:
        case Draw(_, source, counter):
            key += f"-{source}"
            if counter is not None and source == "display":
                said["counter"] = words.kind(counter)
        case Place(_, counter, secret, road):
            key += "-secret" if secret else ""
            said = {"counter": words.kind(counter), "road": words.road(road)}
        case PlaceObstacle(_, road):
            said = {"road": words.road(road)}
        case Move(_, via, to, cards, how):
            key += f"-{how}"
            said = {"town": _where_to(via, to), "cards": words.cards(cards)}
        case EndMove(_, discard):
            if discard:
                key += "-cut"
                said = {"cards": words.cards(discard)}
        case Keep(_, counter, secret):
            key += "-secret" if secret else ""
            said = {"counter": words.kind(counter)}
        case DrawSecret() | Pass():
            pass
        case _:
            return do_in_elfengold(action)
    return t(f"do-{key}", **said)


def _where_to(via: str, to: str) -> Name:
    """The town that a step leads to, and by which way where there are two."""
    there = words.town(to)
    connection = BOARD.connections[via]
    here = connection.other(to)
    if sum(each.other(here) == to for each in BOARD.leaving(here)) == 1:
        return there
    return Name(t("town-by", town=there, terrain=words.terrain(connection.kind)), to)


def way(actions: Sequence[Action]) -> str:
    """Several actions, one after the other."""
    return " → ".join(map(do, actions))


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
