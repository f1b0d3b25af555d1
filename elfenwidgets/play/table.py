"""Who sits where, people and bots, and whose screen it is."""

import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from elfenwidgets.play.bots import Bot, bots, seated
from elfenwidgets.play.bots.choice import Choice, Reason
from elfenwidgets.play.game import Game
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.record import Record
from elfenwidgets.rules.view import View

PATIENCE = 2.0
"""Seconds that a person at the table waits for a bot's decision."""


class Table:
    """A game and those who play it at one screen.

    ``bots`` names the bot at each seat that has one; people sit at the others. ``viewer`` is the
    seat whose things are on the screen: it changes only when that person says so, or when nobody
    else could look on. A bot that searches thinks ``seconds`` at most, for somebody waits.
    """

    def __init__(self, game: Game, seats: Mapping[int, str], seconds: float = PATIENCE) -> None:
        self.game = game
        self.bots: dict[int, Bot] = {seat: seated(name, seconds) for seat, name in seats.items()}
        self.people = tuple(i for i in range(len(game.players)) if i not in self.bots)
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self._choice: Choice | None = None
        self._rng = random.Random(f"{game.seed}/bots")
        game.more["meta"] = {
            **_meta(game.more),
            "bots": {str(seat): name for seat, name in seats.items()},
        }

    @classmethod
    def from_record(cls, source: str | bytes | Record) -> "Table":
        """The table at which a recorded game was played, with the same bots.

        Raises:
            RecordError: it is no record, or one of its events or its result breaks a rule.
        """
        game = Game.from_record(source)
        named = _meta(game.more).get("bots")
        given = named if isinstance(named, dict) else {}
        known = {
            seat: name
            for seat in range(len(game.players))
            if isinstance(name := given.get(str(seat)), str) and name in bots()
        }
        return cls(game, known)

    @property
    def reason(self) -> Reason | None:
        """Why the last action was taken, where a bot took it."""
        return None if self._choice is None else self._choice.reason

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is; None when the game is over."""
        return None if self.game.over else self.game.state.turn

    @property
    def awaited(self) -> int | None:
        """The person who has to say "I am ..." before anything of theirs may be shown."""
        if self.turn is None or self.turn in self.bots or self.turn == self.viewer:
            return None
        return self.turn

    @property
    def view(self) -> View:
        """What may be on the screen now; while somebody is awaited, what everybody knows."""
        return self.game.view(self.viewer if self.awaited is None else None)

    def sit_down(self, seat: int) -> None:
        """The person at ``seat`` looks at the screen, and nobody else."""
        if seat in self.people:
            self.viewer = seat

    def play(self, action: Action) -> None:
        """Play what the person at the screen does.

        Raises:
            Refused: the action is not legal.
        """
        if self.game.why_not(action) is None:
            self._choice = None  # first, for the game's watchers look at it
        self.game.play(action)

    def bot_turn(self) -> bool:
        """Let the bot whose turn it is play one action; False: it is no bot's turn."""
        ask = self.ask_bot()
        if ask is None:
            return False
        self.play_choice(ask())
        return True

    def ask_bot(self) -> Callable[[], Choice] | None:
        """What gives the choice of the bot whose turn it is, when called; None: it is no bot's.

        It looks at nothing that changes meanwhile, so another thread may call it; but bots have
        their chance in common: one call at a time.
        """
        if self.turn not in self.bots:
            return None
        return partial(self.bots[self.turn].choose, self.game.view(self.turn), self._rng)

    def play_choice(self, choice: Choice) -> None:
        """Play what the bot whose turn it is has chosen.

        Raises:
            Refused: the action is not legal.
        """
        self._choice = choice
        self.game.play(choice.action)

    @property
    def may_undo(self) -> int | None:
        """The person who may take the last action back, if anybody."""
        return next((seat for seat in self.people if self.game.can_undo(seat)), None)

    def undo(self) -> None:
        """Take the last person's last action back; the screen is theirs again.

        Raises:
            NothingToUndo: there is none, or something hidden came to light.
        """
        seat = self.may_undo
        self._choice = None
        self.game.undo(-1 if seat is None else seat)
        self.viewer = seat


def _meta(more: Mapping[str, Any]) -> dict[str, Any]:
    meta = more.get("meta")
    return dict(meta) if isinstance(meta, dict) else {}
