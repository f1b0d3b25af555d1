"""Why bots did what they did: kept with the game, and said in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from elfenwidgets.play.bots.choice import REASONS, Reason
from elfenwidgets.play.game import Game
from elfenwidgets.rules.board import BOARD, COUNTERS
from elfenwidgets.rules.header import Player
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words

OF_THE_KIND = ("draw-cards", "keep-cards")
"""The reasons whose cards are those of the counter's kind."""


def say(reason: Reason, players: Sequence[Player]) -> str:
    """A reason in the bot's own words."""
    said = words.spell(reason.values, players)
    if reason.key in OF_THE_KIND:
        counter, cards = reason.values["counter"], reason.values["cards"]
        said["cards"] = words.count(str(counter), int(cards))
    if reason.key == "move-home" and reason.values["town"] == reason.values["home"]:
        return t("reason-move-home-there", town=said["town"])
    return t(f"reason-{reason.key}", **said)


def remember(game: Game, reason: Reason) -> None:
    """Keep the reason of the action that is played next; it goes into the game's record."""
    number = str(len(game.events))
    reasons = _reasons(game) | {number: [reason.key, dict(reason.values)]}
    game.more["meta"] = _meta(game) | {"reasons": reasons}


def recall(game: Game, number: int) -> Reason | None:
    """Why the event of this number, from 0, came about; None: nobody said so.

    A record from elsewhere may say anything: what is no reason is as good as none.
    """
    match _reasons(game).get(str(number)):
        case [str(key), dict(values)] if key in REASONS and set(values) == set(REASONS[key]):
            if all(_sound(name, value, len(game.players)) for name, value in values.items()):
                return Reason(key, values)
    return None


def let_say(game: Game) -> None:
    """From now on the bots of this game say at the table why they do what they do."""
    game.more["meta"] = _meta(game) | {"bots_say_why": True}


def may_say(game: Game) -> bool:
    """Whether reasons may be shown: where the players chose so, and of a finished game."""
    return game.over or _meta(game).get("bots_say_why") is True


def _meta(game: Game) -> dict[str, Any]:
    meta = game.more.get("meta")
    return meta if isinstance(meta, dict) else {}


def _reasons(game: Game) -> dict[str, Any]:
    reasons = _meta(game).get("reasons")
    return reasons if isinstance(reasons, dict) else {}


def _sound(name: str, value: Any, seats: int) -> bool:
    """Whether a value can be what its name says."""
    known: Mapping[str, Any] = {
        "counter": COUNTERS,
        "road": BOARD.connections,
        "town": BOARD.towns,
        "goal": BOARD.towns,
        "home": BOARD.towns,
        "seat": range(seats),
    }
    if name in known:
        return isinstance(value, str | int) and value in known[name]
    return isinstance(value, int) and value >= 0
