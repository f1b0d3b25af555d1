"""A game with its history: play, take back, write down."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Self, overload

from elfenwidgets.play.bots.choice import Reason
from elfenwidgets.play.notes import SAY_WHY, Notes, from_meta, meta, to_meta
from elfenwidgets.rules.actions import ACTIONS, Action, Draw, DrawSecret, Place
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.engine import set_up, settle, step, to_record, why_not
from elfenwidgets.rules.events import GameEvent, LogEvent
from elfenwidgets.rules.gold.actions import Double, Exchange, OpenItem, PlaceItem, TakeCard
from elfenwidgets.rules.gold.phases import travel as gold_travel
from elfenwidgets.rules.log import as_known_to
from elfenwidgets.rules.phases import travel
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import Record, record
from elfenwidgets.rules.record.header import Header, read
from elfenwidgets.rules.record.replay import Replaying
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import OwnView, View, view_with_log


class NothingToUndo(Exception):
    """Another person acted since, or something hidden came to light."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of a game, and how many events the record had by then."""

    state: State
    written: int


@dataclass(frozen=True, slots=True)
class _Turn:
    """One action, the state before it, and how many events the record had by then."""

    before: State
    action: Action
    written: int


class Game:
    """One game from the set-up to its result.

    ``players`` sit clockwise; ``seed`` is what the record says (None: it says none); ``more`` are
    the record's further top-level keys.

    >>> from elfenwidgets.rules import DrawSecret, editions
    >>> players = [Player("Ada", "green"), Player("Bo", "red")]
    >>> game = Game(editions()["amigo-de"], players, seed=7, first=0)
    >>> game.play(DrawSecret(0))
    >>> game.view(1).seats[0].secrets, game.can_undo(0)
    (1, False)
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
        travel.forget()
        gold_travel.forget()
        self.players = tuple(players)
        self.seed: int | str | None = seed
        self.more = dict(more or {})
        self._notes: dict[int, Reason] = {}
        self._noted = False
        self._events: list[GameEvent] = []
        self._turns: list[_Turn] = []
        self._logs: dict[int | None, list[LogEvent]] = {}
        self._views: dict[int | None, tuple[State, View]] = {}
        self.state = settle(set_up(edition, len(self.players), seed, first), self._events)

    @classmethod
    def at(cls, state: State, players: Sequence[Player]) -> Self:
        """A game that begins in the midst, as lessons do: no record can be made of it."""
        game = cls(state.edition, players, state.seed)
        game.state, game._events = state, []
        return game

    @classmethod
    def from_record(cls, source: str | bytes | Record) -> Self:
        """The game that a record has come to, to go on with.

        Where the seed does not give the record's chance events, what nobody has seen is shuffled
        anew: always alike, also after the game has gone on from there and was read again.

        Raises:
            RecordError: it is no record, or one of its events or its result breaks a rule.
        """
        header = read(source)
        game = cls(
            header.edition,
            header.players,
            "" if header.seed is None else header.seed,
            more=header.more,
        )
        game.seed = header.seed
        game._replay(header)
        return game

    def become(self, record: Record) -> None:
        """Be the game that a record tells from now on, for somebody else went on with it.

        Raises:
            RecordError: the record breaks a rule; the game is as it was.
        """
        there = Game.from_record(record)
        self.players, self.seed, self.more = there.players, there.seed, there.more
        self._notes, self._noted = there._notes, there._noted
        self._events, self._turns, self._logs = there._events, there._turns, there._logs
        self.state = there.state

    def _replay(self, header: Header) -> None:
        """Take the events of a record in place of those of the set-up."""
        self._events, self._turns, self._logs = [], [], {}
        replaying = Replaying(header)
        for before, event in replaying.steps():
            if event["e"] in ACTIONS:
                action = ACTIONS[event["e"]].from_event(event)
                self._turns.append(_Turn(before, action, len(self._events)))
            self._events.append(event.copy())
        self._notes = from_meta(self.more, len(self.players), len(self._events))
        self.state = settle(replaying.state, self._events)

    @property
    def over(self) -> bool:
        """Whether the game has its result."""
        return self.state.phase == "over"

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is; None when the game is over."""
        return None if self.over else self.state.turn

    @property
    def events(self) -> tuple[GameEvent, ...]:
        """Everything so far as the record writes it, hidden things included."""
        return tuple(self._events)

    @property
    def moments(self) -> tuple[Moment, ...]:
        """Where somebody had to decide, one after the other, and where the game is now."""
        before = (Moment(turn.before, turn.written) for turn in self._turns)
        return (*before, Moment(self.state, len(self._events)))

    @overload
    def view(self, seat: int) -> OwnView: ...
    @overload
    def view(self, seat: int | None) -> View: ...
    def view(self, seat: int | None) -> View:
        """What ``seat`` may know now, and of what has happened; None: somebody who only watches.

        It is the same object until something happens, so that whoever keeps it can tell.
        """
        state, seen = self._views.get(seat, (None, None))
        if seen is None or state is not self.state or len(seen.log) != len(self._events):
            seen = view_with_log(self.state, seat, self._log(seat))
            self._views[seat] = self.state, seen
        return seen

    def _log(self, seat: int | None) -> tuple[LogEvent, ...]:
        """What ``seat`` knows of the events; kept, for it is asked for at each decision."""
        if self.over:  # the town cards have come to light
            return tuple(as_known_to(event, seat, True) for event in self._events)
        known = self._logs.setdefault(seat, [])
        known += [as_known_to(event, seat, False) for event in self._events[len(known) :]]
        return tuple(known)

    def why_not(self, action: object) -> Refusal | None:
        """The statement that forbids ``action`` now, or None when it is legal."""
        return why_not(self.state, action)

    @property
    def notes(self) -> Notes:
        """Why bots did what they did, by the number of the event; secret things among it."""
        return MappingProxyType(self._notes)

    @property
    def last_action(self) -> int | None:
        """The number of the event that was the last action; None: nobody has acted yet."""
        return self._turns[-1].written if self._turns else None

    def public_note(self, number: int) -> Reason | None:
        """The note on an event as far as the players may read it.

        Notes tell what a bot holds: they are read where the players chose so before the game, and
        by everybody when it is over.
        """
        open_to_all = self.over or meta(self.more).get(SAY_WHY) is True
        return self._notes.get(number) if open_to_all else None

    def play(self, action: Action, note: Reason | None = None) -> None:
        """Play an action and all that the box does after it; ``note`` is why a bot chose it.

        Raises:
            Refused: the action is not legal; the game is as it was.
        """
        before = self.state
        after = step(before, action)
        if note is not None:
            self._notes[len(self._events)] = note
            self._noted = True
        self._turns.append(_Turn(before, action, len(self._events)))
        self._events.append(to_record(before, action))
        self.state = settle(after, self._events)

    def can_undo(self, seat: int, bots: Collection[int] = ()) -> bool:
        """Whether ``seat`` acted last, and nothing hidden has come to light by it.

        What the seats of ``bots`` have done since is no hindrance, unless it showed something.
        The end of the game brings the town cards to light.
        """
        return self._last_of(seat, bots) is not None

    def _last_of(self, seat: int, bots: Collection[int]) -> int | None:
        """The number of the turn that ``seat`` may take back, with all that follow it."""
        if self.over and self.state.edition.town_cards:
            return None
        until = len(self._events)
        for number in range(len(self._turns) - 1, -1, -1):
            turn = self._turns[number]
            box_acted = until > turn.written + 1
            if box_acted or _reveals(turn.action):
                return None
            if turn.action.seat == seat:
                return number
            if turn.action.seat not in bots:
                return None
            until = turn.written
        return None

    def undo(self, seat: int, bots: Collection[int] = ()) -> None:
        """Take the last action of ``seat`` back, and what ``bots`` have answered.

        Raises:
            NothingToUndo: another seat acted since, or something hidden came to light.
        """
        number = self._last_of(seat, bots)
        if number is None:
            raise NothingToUndo
        turn = self._turns[number]
        del self._turns[number:]
        self.state = turn.before
        del self._events[turn.written :]
        for event in [event for event in self._notes if event >= turn.written]:
            del self._notes[event]
            self._noted = True
        for log in self._logs.values():
            del log[turn.written :]

    def record(self) -> dict[str, Any]:
        """The game record so far, with everything hidden in it; the notes are in its ``meta``."""
        more = self.more
        if self._noted:
            more = more | {"meta": meta(more) | {"reasons": to_meta(self._notes)}}
        return record(self.state, self.players, self._events, self.seed, more)


def _reveals(action: Action) -> bool:
    """Whether an action shows what was hidden: a thing drawn, or a secret one on a road."""
    match action:
        case Draw() | DrawSecret() | TakeCard() | OpenItem():
            return True
        case Double():
            return action.secret or action.counter_secret
        case Place() | PlaceItem() | Exchange():
            return action.secret
    return False
