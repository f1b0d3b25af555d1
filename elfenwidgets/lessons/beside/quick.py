"""The quick way: two levels of the course, then a whole round of one's own with few cards."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.own_setting import COLORS, QUICK_ROUND, READER
from elfenwidgets.lessons.step import Step
from elfenwidgets.paths import DATA
from elfenwidgets.play.bots import bots
from elfenwidgets.play.game import Game
from elfenwidgets.rules.actions import Action, Move, Pass
from elfenwidgets.rules.engine import apply, legal_actions
from elfenwidgets.rules.notation import parse, write
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.position import position
from elfenwidgets.rules.refusal import Refused
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import OwnView

MOMENTS = (
    *("secret", "draw", "draw-on", "plan", "plan-on", "travel", "travel-on", "stuck", "keep"),
    "over",
)
"""When something is told in the round, ``quick-...``: each rule where it is first needed."""


@dataclass(frozen=True)
class QuickCourse:
    """What the quick way is made of.

    ``steps`` of the course come first. ``setting`` is the position in which the round begins,
    ``bot`` who plays against the reader, ``without`` the kinds of step that are not told of yet.
    ``shows`` is the lesson that nobody needs any more who has played the round.
    """

    steps: tuple[Step, ...]
    setting: Mapping[str, Any]
    bot: str
    without: frozenset[str]
    shows: Lesson


@cache
def quick_way() -> QuickCourse:
    """The quick way, as its file has it."""
    raw = json.loads((DATA / "lessons" / "quick.json").read_text(encoding="utf-8"))
    return QuickCourse(
        steps=tuple(catalogue.steps()[key] for key in raw["steps"]),
        setting=raw["position"],
        bot=raw["bot"],
        without=frozenset(raw["without"].split()),
        shows=catalogue.lesson(raw["shows"]),
    )


class QuickRound:
    """The round: the reader plays as they like, and the bot answers always alike.

    ``played`` are the reader's actions in notation; they are what is kept of it. Those that cannot
    be played, in a round kept by another version of the program, are left out.
    """

    def __init__(self, names: tuple[str, str], played: Sequence[str] = ()) -> None:
        self._way = quick_way()
        self._bot = bots()[self._way.bot]()
        self._players = tuple(map(Player, names, COLORS))
        self.game = Game.at(position(**self._way.setting), self._players)
        self.played: list[str] = []
        for line in played:
            try:
                self.play(parse(line))
            except (Refused, ValueError):
                break

    @property
    def over(self) -> bool:
        """Whether the next round has begun."""
        return self.game.state.round > 1

    @property
    def view(self) -> OwnView:
        """What the reader sees, with the actions that have been told of."""
        seen = self._offered_to(READER)
        return replace(seen, actions=()) if self.over else seen

    @property
    def towns(self) -> tuple[int, ...]:
        """How many pieces each seat has collected."""
        return tuple(len(seat.pieces) for seat in self.game.state.seats)

    @property
    def moment(self) -> str:
        """What is to be told now, one of MOMENTS."""
        state = self.game.state
        mine = [line.split()[1] for line in self.played]
        if self.over:
            return "over"
        match state.phase:
            case "draw_secret":
                return "secret"
            case "draw":
                return "draw-on" if mine.count("draw") > 1 else "draw"
            case "plan":
                return "plan-on" if "place" in mine else "plan"
            case "travel":
                moves = any(isinstance(each, Move) for each in self.view.actions)
                return ("travel-on" if "move" in mine else "travel") if moves else "stuck"
        return "keep"

    def play(self, action: Action) -> None:
        """Play for the reader, and then for the bot.

        Who has nothing left to place passes without being asked.

        Raises:
            Refused: the action is not legal.
        """
        self.game.play(action)
        self.played.append(write(action))
        while not self.over:
            if self.game.state.turn != READER:
                seen, come = self._offered_to(1 - READER), len(self.game.events)
                choice = self._bot.choose(seen, Random(f"{QUICK_ROUND}/{come}"))
                self.game.play(choice.action, choice.reason)
            elif self.view.actions == (Pass(READER),):
                self.game.play(Pass(READER))
            else:
                break

    def undone(self) -> "QuickRound":
        """The round without the reader's last action, and what followed: here nobody cheats."""
        me, other = (each.name for each in self._players)
        return QuickRound((me, other), self.played[:-1])

    def advice(self) -> Action:
        """What a coach would do now in the reader's place."""
        if self.game.state.phase == "travel":
            return self._journey(self.game.state)[-1]
        return bots()["greedy"]().choose(self.view, Random(0)).action

    def _journey(self, state: State) -> tuple[int, int, Action]:
        """The most pieces that can be had from here, the most cards left then, the first step."""
        me = state.seats[READER]
        found: list[tuple[int, int, Action]] = []
        for action in legal_actions(state):
            if not isinstance(action, Move):
                found.append((len(me.pieces), len(me.hand), action))
            elif action.how not in self._way.without:
                pieces, cards, _ = self._journey(apply(state, action))
                found.append((pieces, cards, action))
        return max(found, key=lambda each: each[:2])

    def _offered_to(self, seat: int) -> OwnView:
        seen = self.game.view(seat)
        told = (each for each in seen.actions if getattr(each, "how", "") not in self._way.without)
        return replace(seen, actions=tuple(told))
