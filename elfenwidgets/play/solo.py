"""The solo game: the whole base game with one seat, and in each round a par that is proved."""

from collections.abc import Iterable
from itertools import pairwise

from elfenwidgets.play.journeys.solo_round import BestRound, best_round
from elfenwidgets.rules import engine
from elfenwidgets.rules.actions import Action, Draw, DrawSecret, EndMove, Keep
from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.rules.events import GameEvent
from elfenwidgets.rules.notation import parse, write
from elfenwidgets.rules.phases import deal
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import OwnView, view

EDITION = "amigo-de"
FIRST = "first"
"""The deal of the first try: a single round, whose counters are drawn already."""

_LONGEST = 1000
"""Actions of a game at most: nobody comes near it."""


class Solo:
    """A solo game by its ``seed``: draw, plan and travel through all rounds, alone.

    ``pars`` are the best journeys of the rounds that have been planned, and ``got`` the new towns
    of each; ``played`` are all actions, by which the game comes back.
    """

    def __init__(self, seed: str, played: Iterable[str] = ()) -> None:
        self.seed = seed
        self.state: State = engine.settle(deal.boxed(_edition(), 1, f"solo {seed}", 0))
        self.pars: list[BestRound] = []
        self._begun: list[int] = []
        self.played: list[str] = []
        self._events: list[GameEvent] = []
        self._back: list[State] = []
        if seed == FIRST:
            while self.state.phase != "plan":
                self.play(next(iter(engine.legal_actions(self.state))))
        else:
            self._again(played)

    @property
    def over(self) -> bool:
        """Whether all rounds are played; of the first try, its only one."""
        return self.state.phase == "over" or (self.seed == FIRST and self.state.round > 1)

    @property
    def view(self) -> OwnView:
        """What whoever plays sees, and of what has happened."""
        return view(self.state, 0, self._events)

    @property
    def got(self) -> list[int]:
        """The new towns of each round that was planned."""
        counts = [*self._begun, len(self.state.seats[0].pieces)]
        return [after - before for before, after in pairwise(counts)]

    @property
    def short(self) -> int:
        """How many towns the rounds are short of their pars, all together."""
        return sum(par.towns for par in self.pars) - sum(self.got)

    def play(self, action: Action) -> None:
        """Play a legal action.

        Raises:
            Refused: it is not legal.
        """
        before = self.state
        self.state = engine.apply(before, action)
        self.played.append(write(action))
        self._events.append(engine.to_record(before, action))
        if isinstance(action, DrawSecret | Draw | EndMove | Keep):
            self._back.clear()  # something was turned up
        else:
            self._back.append(before)
        if self.state.phase == "plan" and before.phase != "plan":
            self.pars.append(best_round(self.state))
            self._begun.append(len(self.state.seats[0].pieces))

    @property
    def can_undo(self) -> bool:
        """Whether something was done since the last thing was turned up."""
        return bool(self._back)

    def undo(self) -> None:
        """Take the last action back."""
        if self._back:
            self.state = self._back.pop()
            self.played.pop()
            self._events.pop()

    def _again(self, played: Iterable[str]) -> None:
        """Play what was kept, as far as it is a game."""
        for number, line in enumerate(played):
            try:
                action = parse(line)
            except (AttributeError, ValueError):
                return
            if number >= _LONGEST or engine.why_not(self.state, action) is not None:
                return
            self.play(action)


def _edition() -> Edition:
    return editions()[EDITION]
