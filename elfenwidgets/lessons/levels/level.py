"""A level: a position, what is asked for, and the way there; all of it data."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any

from elfenwidgets.play.coaching.solved_position import Solved
from elfenwidgets.rules.actions import Action, EndMove, Move
from elfenwidgets.rules.notation import parse, write
from elfenwidgets.rules.state import sort

ALLOWED: Mapping[str, tuple[str, ...]] = {
    "draw_secret": ("draw_secret",),
    "draw": ("draw",),
    "plan": ("place", "obstacle", "pass", "place_item", "double", "exchange"),
    "travel": ("move", "end_move", "witch_move", "fly"),
    "keep": ("keep",),
    "cards": ("take", "take_gold"),
    "open": ("open",),
    "auction": ("bid", "pass_bid"),
    "reward": ("take", "take_coins"),
    "keep_items": ("keep_items",),
}
"""What may be done in a level that begins in a phase and says nothing else."""


@dataclass(frozen=True)
class Level(Solved):
    """One small puzzle that teaches what its ``statements`` say.

    ``setting`` is the position as the keywords of ``rules.position``; ``goal`` names functions of
    ``goals`` with their arguments. ``allowed`` are the names of the actions that belong to the
    level: when none of them is left, the try is over. ``solution`` and ``tries`` are lines of the
    notation; ``tries`` are moves to offer although the rules refuse them. ``wrong`` gives a reason
    to the beginnings of lines that can be played but lead astray, the first one that fits (a way
    that a search finds is never told so); ``tempting`` are moves that one
    would like to make and that the rules refuse. ``replies`` are what the others
    do, in order, whenever it can be done; for the rest they stay quiet, and with None they wait.
    ``without``: what the reader has not been told of yet, ``caravan`` or ``obstacle``.
    ``marked``: the next step glows on the board from the start. ``swaps`` are pairs of kinds that
    can change places: their prices are equal here, and no sentence of the level names them.
    """

    lesson: str
    name: str
    statements: tuple[str, ...]
    setting: Mapping[str, Any]
    seat: int
    goal: Mapping[str, Any]
    allowed: tuple[str, ...]
    solution: tuple[str, ...]
    tries: tuple[str, ...]
    tempting: tuple[str, ...]
    wrong: Mapping[str, str]
    replies: tuple[str, ...] | None
    marked: bool
    swaps: tuple[tuple[str, str], ...] = ()
    without: frozenset[str] = frozenset()

    @classmethod
    def from_data(cls, lesson: str, raw: Mapping[str, Any]) -> "Level":
        """The level that a lesson's file describes."""
        setting = raw["position"]
        replies = raw.get("replies", [])
        return cls(
            lesson=lesson,
            name=raw["name"],
            statements=tuple(raw["statements"]),
            setting=setting,
            seat=raw.get("seat", 0),
            goal=raw["goal"],
            allowed=tuple(raw.get("allowed", ALLOWED[setting.get("phase", "plan")])),
            solution=tuple(raw["solution"]),
            tries=tuple(raw.get("tries", ())),
            tempting=tuple(raw.get("tempting", ())),
            wrong=raw.get("wrong", {}),
            replies=None if replies is None else tuple(replies),
            marked=raw.get("marked", False),
            swaps=tuple((a, b) for a, b in map(str.split, raw.get("swaps", ()))),
            without=frozenset(str(raw.get("without", "")).split()),
        )

    def belongs(self, action: Action) -> bool:
        """Whether an action is one of those that the level lets the reader choose from."""
        how = action.how if isinstance(action, Move) else action.e
        return action.e in self.allowed and how not in self.without

    def variant(self, seed: int | str) -> "Level":
        """The level as it is asked again: perhaps with two kinds in each other's place."""
        pair = Random(f"{self.key}/{seed}").choice((None, *self.swaps))
        if pair is None:
            return self
        other = {pair[0]: pair[1], pair[1]: pair[0]}

        def swap(line: str) -> str:
            return re.sub("|".join(pair), lambda kind: other[kind[0]], line)

        def swapped(lines: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(write(_in_order(parse(swap(line)))) for line in lines)

        return replace(
            self,
            setting=json.loads(swap(json.dumps(self.setting))),
            goal=json.loads(swap(json.dumps(self.goal))),
            solution=swapped(self.solution),
            tries=swapped(self.tries),
            tempting=swapped(self.tempting),
            wrong={swap(line): reason for line, reason in self.wrong.items()},
            replies=None if self.replies is None else swapped(self.replies),
        )

    @property
    def key(self) -> str:
        """The name by which one jumps to it: ``"travel/caravan"``."""
        return f"{self.lesson}/{self.name}"

    @property
    def par(self) -> int:
        """The fewest actions that reach the goal, being refused counted where it is the goal."""
        return len(self.solution)

    @property
    def refusals(self) -> tuple[str, ...]:
        """What the reader is refused, where that is the lesson: ``"P4.2:road-has-counter"``."""
        return tuple(str(self.goal.get("refused", "")).split())

    @cached_property
    def offers(self) -> tuple[Action, ...]:
        """The moves to offer although the rules refuse them."""
        return tuple(map(parse, self.tries))

    def word(self, part: str) -> str:
        """The key of a sentence: title, goal, look, learned, or ``wrong-...``."""
        return f"level-{self.lesson}-{self.name}-{part}"

    @property
    def words(self) -> tuple[str, ...]:
        """Every key of a sentence that belongs to the level."""
        reasons = dict.fromkeys(self.wrong.values())
        parts = ("title", "goal", "look", "learned", *(f"wrong-{name}" for name in reasons))
        return tuple(map(self.word, parts))


def _in_order(action: Action) -> Action:
    """The action with its cards as hands are sorted: that is how actions are offered."""
    if isinstance(action, Move):
        return replace(action, cards=sort(action.cards))
    if isinstance(action, EndMove):
        return replace(action, discard=sort(action.discard))
    return action
