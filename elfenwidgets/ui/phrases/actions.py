"""Actions in words: as something to do, and why a bot has chosen one."""

from collections.abc import Sequence

from elfenwidgets.play.bots.choice import Reason
from elfenwidgets.rules.actions import Action, Draw, EndMove, Keep, Move, Place
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.gold.actions import KeepItems, TakeCard
from elfenwidgets.rules.players import Player
from elfenwidgets.text import Name, t
from elfenwidgets.ui.phrases import words

OF_THE_KIND = ("draw-cards", "keep-cards")
"""The reasons whose cards are those of the counter's kind."""


def do(action: Action) -> str:
    """An action as something to do: ``"Place dragon on Feodor – Lapphálya (forest)"``."""
    key, said = action.e, words.spell(action.to_event())
    match action:
        case Draw(_, source) | TakeCard(_, source):
            key += f"-{source}"
        case Place(secret=True) | Keep(secret=True):
            key += "-secret"
        case Move(_, via, to, _, how):
            key += f"-{how}"
            said["town"] = _where_to(via, to)
        case EndMove(_, discard) if discard:
            key += "-cut"
            said["cards"] = words.cards(discard)
        case KeepItems(_, opened, secret):
            said["items"] = words.row([words.kind(item) for item in (*opened, *secret)])
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


def why(reason: Reason, players: Sequence[Player]) -> str:
    """A reason in the bot's own words."""
    said = words.spell(reason.values, players)
    if reason.key in OF_THE_KIND:
        counter, cards = reason.values["counter"], reason.values["cards"]
        said["cards"] = words.count(str(counter), int(cards))
    if reason.key == "move-home" and reason.values["town"] == reason.values["home"]:
        return t("reason-move-home-there", town=said["town"])
    return t(f"reason-{reason.key}", **said)
