"""Replay: a game step by step, each as whoever looks on was allowed to see it then."""

from dataclasses import replace

from elfenwidgets.play.table import Table
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View, view


class Replay:
    """The game at a table, from its set-up to where it is now; a step is a number from 0.

    Of a game that is over everybody's things may be seen, as its review shows them. One that goes
    on shows what the only person knows; with several, who share the screen, what all of them know.
    ``seats`` are those through whose eyes one may look, None being those of everybody.

    >>> from elfenwidgets.play.selfplay import play
    >>> from elfenwidgets.rules import editions
    >>> game = play(editions()["amigo-de"], ["random", "random"], seed=1)
    >>> replay = Replay(Table(game, {}))
    >>> replay.view(0, seat=1).round, replay.view(len(replay) - 1, seat=None).phase
    (1, 'over')
    """

    def __init__(self, table: Table) -> None:
        game = table.game
        self.players = game.players
        self.over = game.over
        alone = len(table.company.people) == 1 and not table.company.elsewhere
        self.first = table.company.people[0] if alone else None
        self.seats = (None, *range(len(game.players))) if game.over else (self.first,)
        self._moments = game.moments
        self._events = game.events

    def __len__(self) -> int:
        return len(self._moments)

    def state(self, step: int) -> State:
        """The whole truth at a step."""
        return self._moments[step].state

    def view(self, step: int, seat: int | None) -> View:
        """What ``seat`` knew at a step and of what had happened; there is nothing to choose.

        Raises:
            ValueError: this seat's things may not be seen.
        """
        if seat not in self.seats:
            raise ValueError(f"nobody may look through the eyes of seat {seat}")
        moment = self._moments[step]
        return replace(view(moment.state, seat, self._events[: moment.written]), actions=())

    def news(self, step: int, seat: int | None) -> tuple[LogEvent, ...]:
        """What has happened since the step before, as far as ``seat`` knew it."""
        before = self._moments[step - 1].written if step else 0
        return self.view(step, seat).log[before:]

    def begins(self, round: int) -> int | None:
        """The first step of a round; None: the game has not come so far."""
        rounds = (moment.state.round for moment in self._moments)
        return next((step for step, each in enumerate(rounds) if each == round), None)
