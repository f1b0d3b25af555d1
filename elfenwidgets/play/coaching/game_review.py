"""A game that is over, looked at again: journeys beside the best ones, what turned it, auctions."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, groupby
from typing import TypeAlias, get_args

from elfenwidgets.play.bots.gold.hard import Worth, worth
from elfenwidgets.play.journeys.best_journey import Journey, Task, Value, best_journey, search
from elfenwidgets.play.journeys.network import Network
from elfenwidgets.rules.actions import ACTIONS, Action, EndMove, Move, Place, PlaceObstacle
from elfenwidgets.rules.ending import home
from elfenwidgets.rules.events import GameEvent
from elfenwidgets.rules.gold.actions import Double, Exchange, Fly, Item, PlaceItem, WitchMove
from elfenwidgets.rules.gold.state import gold_of
from elfenwidgets.rules.record import Record
from elfenwidgets.rules.record.header import read
from elfenwidgets.rules.record.replay import Replaying
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import view


def goals(state: State, seat: int) -> frozenset[str]:
    """The towns where a seat's piece still lies."""
    return state.edition.board.missing(state.seats[seat].pieces)


def best(state: State, seat: int) -> Journey:
    """The best journey of any seat over the counters that lie on the roads in ``state``."""
    return _best(state, seat, home(state, seat))


def longest(state: State, seat: int) -> Journey:
    """The journey of any seat to the most new towns, however far from home it ends."""
    return _best(state, seat, home=None)


def _best(state: State, seat: int, home: str | None) -> Journey:
    me = state.seats[seat]
    return best_journey(state, me.boot, me.hand, goals(state, seat), seat=seat, home=home)


def stay(state: State, seat: int, home: str | None) -> Journey:
    """What is left for a boot that goes no further: no step, and the distance from home."""
    return best_journey(state, state.seats[seat].boot, (), (), seat=seat, home=home)


Placed: TypeAlias = Place | PlaceObstacle | PlaceItem | Double | Exchange
"""What changes the roads and waters while all are planning."""

PLACED: tuple[type[Placed], ...] = get_args(Placed)


@dataclass(frozen=True)
class Trip:
    """What a seat made of a round: its moves from ``before``, when it was to set out, to ``after``.

    ``states`` are the positions before each of the moves, and ``after`` at the end.
    """

    round: int
    seat: int
    taken: tuple[Move, ...]
    states: tuple[State, ...]

    @property
    def before(self) -> State:
        """The position in which the boot set out."""
        return self.states[0]

    @property
    def after(self) -> State:
        """The position in which it stopped, before any cards were cut."""
        return self.states[-1]

    @property
    def towns(self) -> int:
        """How many towns were collected."""
        return self.pieces - len(self.before.seats[self.seat].pieces)

    @property
    def pieces(self) -> int:
        """How many pieces the seat has after it, of all rounds."""
        return len(self.after.seats[self.seat].pieces)

    @property
    def home(self) -> str | None:
        """The town from which the end's distance counts, as far as was known when it set out (E4).

        It is the same for all of the journey: that a piece taken on it makes this round the last
        changes nothing about what its steps came to. But none counts for who took the twentieth
        piece where that wins, wherever the boot ends (E3).
        """
        won = home(self.after, self.seat) is None
        return None if won else home(self.before, self.seat)

    @cached_property
    def best(self) -> Journey:
        """The best journey that the cards in hand and the counters on the roads allowed."""
        return self.best_from(self.before)

    def best_from(self, state: State) -> Journey:
        """The best way on from one of its positions."""
        return _best(state, self.seat, self.home)

    @property
    def end(self) -> Journey:
        """What it came to by ending where it did."""
        return stay(self.after, self.seat, self.home)

    @cached_property
    def possible(self) -> int:
        """The most towns that any journey allowed, one that ends far from home among them.

        The best journey knows of no witch: what was come to with one was possible, too.
        """
        most = self.best if self.home is None else longest(self.before, self.seat)
        return max(most.towns, self.towns)

    @property
    def lost(self) -> int:
        """How much less it came to than the best: towns, and in the end the distance from home."""
        return self.best.value.score - self.towns - self.end.value.score


@dataclass(frozen=True, slots=True)
class Turning:
    """An action that changed what the best journey of ``seat`` comes to in this round.

    ``was`` is the best journey from ``before`` the action, ``now`` the best from ``after`` it;
    ``change`` is the difference in towns, with those that a move collects counted in both; where
    the journeys have a ``home``, their ends' distances from it count, too.
    """

    round: int
    seat: int
    home: str | None
    action: Action
    before: State
    after: State
    was: Journey
    now: Journey
    change: int


Deed = tuple[State, Action, State]
"""An action with the positions before and after it."""


def trips(deeds: Iterable[Deed]) -> Iterator[Trip]:
    """The journeys among all that was done, in the order in which they were made.

    In Elfengold a step by the witch is one like the others; a flight is no journey, so that of a
    move with flights the part after the last one is looked at.
    """
    travel = [deed for deed in deeds if deed[0].phase == "travel"]
    for (round, seat), made in groupby(travel, lambda deed: (deed[0].round, deed[0].turn)):
        own: list[Deed] = []
        for deed in made:
            own = [] if isinstance(deed[1], Fly) else [*own, deed]
        moves = tuple(move for _, action, _ in own if (move := _as_move(action)) is not None)
        states = [before for before, _, _ in own]
        if len(moves) == len(own):  # the last of them ended the game (E3)
            states.append(own[-1][2])
        yield Trip(round, seat, moves, tuple(states))


def _as_move(action: Action) -> Move | None:
    """A step as if no witch had helped; None: it is none."""
    if isinstance(action, WitchMove):
        return Move(action.seat, action.via, action.to, action.cards, action.how)
    return action if isinstance(action, Move) else None


class Review:
    """All that can be said about a game that is over.

    Raises:
        RecordError: the record breaks a rule.
        ValueError: the game is not over.

    >>> from elfenwidgets.play.selfplay import play
    >>> from elfenwidgets.rules import editions
    >>> game = play(editions()["amigo-de"], ["random", "random"], seed=1)
    >>> review = Review(game.record())
    >>> review.rounds, review.trip(1, seat=0).towns
    ((1, 2, 3, 4), 1)
    """

    def __init__(self, source: str | bytes | Record) -> None:
        header = read(source)
        self.players = header.players
        replaying = Replaying(header)
        moments = [(state, event) for state, event in replaying.steps()]
        if replaying.state.phase != "over":
            raise ValueError("only a game that is over can be looked at again")
        following = [state for state, _ in moments[1:]] + [replaying.state]
        self._deeds = [
            (state, ACTIONS[event["e"]].from_event(dict(event)), after)
            for (state, event), after in zip(moments, following, strict=True)
            if event["e"] in ACTIONS
        ]
        self.trips = tuple(trips(self._deeds))
        self.sales = tuple(sales(moments))
        self.rounds = tuple(sorted({trip.round for trip in self.trips}))
        self._turnings: dict[int, tuple[Turning, ...]] = {}

    def trip(self, round: int, seat: int) -> Trip | None:
        """The journey of a seat in a round; None: the game ended before it."""
        return next((x for x in self.trips if (x.round, x.seat) == (round, seat)), None)

    def turnings(self, round: int) -> tuple[Turning, ...]:
        """What changed anybody's best journey in a round, in the order of the game."""
        for _ in self.search(round):
            pass
        return self._turnings[round]

    def search(self, round: int) -> Iterator[None]:
        """Find ``turnings`` of a round journey by journey, so that it may pause after each.

        A search that is broken off has found nothing.
        """
        if round not in self._turnings:
            found: list[Turning] = []
            trips = (trip for trip in self.trips if trip.round == round)
            for turning in chain(self._planned(round), *map(astray, trips)):
                if turning is not None:
                    found.append(turning)
                yield
            self._turnings[round] = tuple(found)

    def _planned(self, round: int) -> Iterator[Turning | None]:
        """What was placed or exchanged so that a best journey is better or worse.

        None where it is neither.
        """
        bests: dict[int, Journey] = {}
        for before, action, after in self._deeds:
            if before.round == round and isinstance(action, PLACED):
                for seat in range(len(self.players)):
                    was = bests[seat] if seat in bests else best(before, seat)
                    bests[seat] = now = best_after(was, seat, action, after)
                    yield _turned(seat, home(before, seat), action, before, after, was, now)


def best_after(was: Journey, seat: int, action: Placed, after: State) -> Journey:
    """The best journey after a placement: the one before it, unless that is worth another."""
    if isinstance(action, PlaceItem) and action.item == "gold_piece":
        return was  # a town is a town
    # Where a caravan is for who cannot pay, a dearer road may help, and a second counter hinder.
    strict = after.edition.caravan_only_if_unable and not isinstance(action, Place)
    if strict or isinstance(action, Exchange):
        return best(after, seat)
    if isinstance(action, PlaceObstacle | PlaceItem):
        away = action.road not in {step.via for step in was.steps}
        return was if away else best(after, seat)
    me = after.seats[seat]
    floor = Value(was.value.score, len(me.hand) + 1, 0)  # more cards than anybody can keep
    task = Task(me.boot, me.hand, goals(after, seat), home(after, seat))
    found = search(Network.of(after), task, floor=floor)
    return best(after, seat) if found.value > floor else was


def astray(trip: Trip) -> Iterator[Turning | None]:
    """What each move lost, and an end that came too soon; None: nothing."""
    was = trip.best
    for move, before, after in zip(trip.taken, trip.states[:-1], trip.states[1:], strict=True):
        now = trip.best_from(after)
        yield _turned(trip.seat, trip.home, move, before, after, was, now)
        was = now
    end = EndMove(trip.seat, ())
    yield _turned(trip.seat, trip.home, end, trip.after, trip.after, was, trip.end)


def _turned(
    seat: int,
    home: str | None,
    action: Action,
    before: State,
    after: State,
    was: Journey,
    now: Journey,
) -> Turning | None:
    """What an action did to the best journey of a seat; None: nothing."""
    gained = len(after.seats[seat].pieces) - len(before.seats[seat].pieces)
    change = gained + now.value.score - was.value.score
    if not change:
        return None
    return Turning(before.round, seat, home, action, before, after, was, now, change)


def weightiest(turnings: Iterable[Turning], moves: bool, count: int) -> tuple[Turning, ...]:
    """The ``count`` turning points that changed most, those that came first before their equals.

    ``moves``: those of journeys; else those of planning.
    """
    wanted = [x for x in turnings if isinstance(x.action, Move | EndMove) is moves]
    return tuple(sorted(wanted, key=lambda turning: -abs(turning.change))[:count])


@dataclass(frozen=True)
class Sale:
    """An item that was sold for ``paid`` coins to the seat ``buyer``; None: nobody bid.

    ``state`` is the position in which it went, before it was paid for.
    """

    item: Item
    buyer: int | None
    paid: int
    state: State

    @property
    def round(self) -> int:
        """The round of the auction."""
        return self.state.round

    @cached_property
    def worth(self) -> Worth | None:
        """What it was worth to its buyer, who knew what a seat may know; None: nobody bid."""
        if self.buyer is None:
            return None
        seen = view(self.state, self.buyer)
        assert seen.gold is not None
        return worth(seen, seen.gold)


def sales(moments: Iterable[tuple[State, GameEvent]]) -> Iterator[Sale]:
    """All sales, in their order, among the events of a game with the positions before them."""
    for state, event in moments:
        if event["e"] in ("sold", "unsold"):
            gold = gold_of(state)
            yield Sale(gold.row[0], gold.bidder, gold.bid, state)
