"""A game with its history: play, take back, watch, write down."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self, overload

from elfenwidgets.rules.actions import ACTIONS, Action, Draw, DrawSecret, Place
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.engine import set_up, settle, step, why_not, written
from elfenwidgets.rules.log import seen
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import Record, record
from elfenwidgets.rules.record.events import LogEvent
from elfenwidgets.rules.record.header import read
from elfenwidgets.rules.record.replay import Replaying
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import OwnView, View, view_with_log

Event = dict[str, Any]
Watcher = Callable[["Game"], None]


class NothingToUndo(Exception):
    """Another seat acted since, or something hidden came to light."""


@dataclass(frozen=True, slots=True)
class _Turn:
    """One action: the state before it, and how many events the record had by then."""

    before: State
    seat: int
    written: int
    revealing: bool


class Game:
    """One game from the set-up to its result.

    ``players`` sit clockwise; ``seed`` is what the record says (None: it says none); ``more`` are
    the record's further top-level keys.
    """

    def __init__(
        self,
        edition: Edition,
        players: Sequence[Player],
        seed: int | str,
        first: int | None = None,
        more: Mapping[str, Any] | None = None,
    ) -> None:
        """Set up a new game; ``first`` is the start player's seat, None draws lots.

        Raises:
            Refused: not two to six players, or ``first`` is none of them (S1).
        """
        self.players = tuple(players)
        self.seed: int | str | None = seed
        self.more = dict(more or {})
        self._events: list[Event] = []
        self._turns: list[_Turn] = []
        self._logs: dict[int | None, list[LogEvent]] = {}
        self._watchers: list[Watcher] = []
        self.state = settle(set_up(edition, len(self.players), seed, first), self._events)

    @classmethod
    def from_record(cls, source: str | bytes | Record) -> Self:
        """The game that a record has come to, to go on with.

        Raises:
            RecordError: it is no record, or one of its events or its result breaks a rule.
        """
        header = read(source)
        game = cls.__new__(cls)
        game.players, game.seed, game.more = header.players, header.seed, dict(header.more)
        game._events, game._turns, game._logs, game._watchers = [], [], {}, []
        replaying = Replaying(header)
        for before, event in replaying.steps():
            if event["e"] in ACTIONS:
                action = ACTIONS[event["e"]].from_event(dict(event))
                game._turns.append(_Turn(before, action.seat, len(game._events), _reveals(action)))
            game._events.append(dict(event))
        game.state = settle(replaying.finish(), game._events)
        return game

    @property
    def over(self) -> bool:
        """Whether the game has its result."""
        return self.state.phase == "over"

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything so far as the record writes it, hidden things included."""
        return tuple(self._events)

    @overload
    def view(self, seat: int) -> OwnView: ...
    @overload
    def view(self, seat: int | None) -> View: ...
    def view(self, seat: int | None) -> View:
        """What ``seat`` may know now, and of what has happened; None: somebody who only watches."""
        return view_with_log(self.state, seat, self._log(seat))

    def _log(self, seat: int | None) -> tuple[LogEvent, ...]:
        """What ``seat`` knows of the events; kept, for it is asked for at each decision."""
        if self.over:  # the town cards have come to light
            return tuple(seen(event, seat, True) for event in self._events)
        known = self._logs.setdefault(seat, [])
        known += [seen(event, seat, False) for event in self._events[len(known) :]]
        return tuple(known)

    def why_not(self, action: object) -> Refusal | None:
        """The statement that forbids ``action`` now, or None when it is legal."""
        return why_not(self.state, action)

    def play(self, action: Action) -> None:
        """Play an action and all that the box does after it.

        Raises:
            Refused: the action is not legal; the game is as it was.
        """
        before = self.state
        after = step(before, action)
        self._turns.append(_Turn(before, action.seat, len(self._events), _reveals(action)))
        self._events.append(written(before, action))
        self.state = settle(after, self._events)
        self._tell()

    def can_undo(self, seat: int) -> bool:
        """Whether ``seat`` acted last and nothing hidden has come to light by it.

        The end of the game brings the town cards to light.
        """
        if not self._turns or (self.over and self.state.edition.town_cards):
            return False
        turn = self._turns[-1]
        box_acted = len(self._events) > turn.written + 1
        return turn.seat == seat and not turn.revealing and not box_acted

    def undo(self, seat: int) -> None:
        """Take the last action back.

        Raises:
            NothingToUndo: another seat acted since, or something hidden came to light.
        """
        if not self.can_undo(seat):
            raise NothingToUndo
        turn = self._turns.pop()
        self.state = turn.before
        del self._events[turn.written :]
        for log in self._logs.values():
            del log[turn.written :]
        self._tell()

    def watch(self, watcher: Watcher) -> None:
        """Call ``watcher`` with this game after each action and each undo."""
        self._watchers.append(watcher)

    def record(self) -> dict[str, Any]:
        """The game record so far, with everything hidden in it."""
        return record(self.state, self.players, self._events, self.seed, self.more)

    def _tell(self) -> None:
        for watcher in self._watchers:
            watcher(self)


def _reveals(action: Action) -> bool:
    """Whether an action shows what was hidden: a drawn counter, or a secret one on a road."""
    return isinstance(action, Draw | DrawSecret) or (isinstance(action, Place) and action.secret)
