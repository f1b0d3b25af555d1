"""From a state of the clear engine to a position, and back."""

from functools import lru_cache

from elfenwidgets import rules
from elfenwidgets.play.fast.codes import (
    OBSTACLE,
    OBSTACLED,
    ROAD_AT,
    SPOT_OF,
)
from elfenwidgets.play.fast.deal import DRAWS_A_SEAT
from elfenwidgets.play.fast.position import PHASES, PackedSeat, Position, switches
from elfenwidgets.play.fast.tables import ALL_CARDS, ALL_COUNTERS, PIECE
from elfenwidgets.play.journeys.network import (
    COUNTER_OF,
    NUMBER,
    SHIFT,
    TOWNS,
    pack,
    unpack,
    unpack_counters,
)
from elfenwidgets.rules.phases.draw import OPEN_DRAWS
from elfenwidgets.rules.state import State


def from_state(state: State) -> Position:
    """The position of a state in which a player is to act, or which is over.

    Raises:
        ValueError: the box is to act first, or not all cards and counters are there.
        UsageError: it is a game of Elfengold.

    >>> from elfenwidgets.rules import editions, start
    >>> state = start(editions()["amigo-de"], seats=2, seed=7, first=0)
    >>> from_state(state).phase.name
    'draw_secret'
    """
    rules = switches(state.edition)
    if state.phase not in PHASES:
        raise ValueError(f"the box is to act first: {state.phase}; settle the state")
    seats = [_seat(seat, state.after(i)) for i, seat in enumerate(state.seats)]
    position = Position(rules, state.seed, seats)
    position.enter(state.phase)
    position.round, position.start = state.round, state.start
    position.turn, position.done = state.turn, state.done
    position.display, position.stack = pack(state.display), pack(state.stack)
    position.towns = tuple(NUMBER[town] for town in state.towns)
    left = len(state.pile) - to_be_drawn(state)
    position.pile = [1 << SHIFT[kind] for kind in state.pile[left:]]
    for road, kind in state.counters.items():
        spot = SPOT_OF[road]
        position.take(spot)
        position.lying[spot] = SHIFT[kind] | (OBSTACLED if road in state.obstacles else 0)
        if road not in state.obstacles:
            position.bare += (OBSTACLE | spot,)
    position.winners = state.winners
    cards = pack(state.discard) + position.stack + sum(seat.hand for seat in position.seats)
    if cards != ALL_CARDS or pack(state.pile) + _counters_out(position) != ALL_COUNTERS:
        raise ValueError("the 72 cards and 48 counters of a state must all be there (S3, S4)")
    return position


def to_state(position: Position) -> State:
    """The state of a position.

    What nobody can draw any more before it is mixed again lies sorted in ``pile`` and ``stack``.

    >>> from elfenwidgets.rules import editions, start
    >>> state = start(editions()["amigo-de"], seats=2, seed=7, first=0)
    >>> to_state(from_state(state)).seats == state.seats
    True
    """
    hidden = ALL_COUNTERS - _counters_out(position) - sum(position.pile)
    drawn = tuple(COUNTER_OF[unit.bit_length() - 1] for unit in position.pile)
    lying = [(ROAD_AT[spot], position.lying[spot]) for spot in position.laid]
    return State(
        edition=position.switches.edition,
        seed=position.seed,
        seats=tuple(_rules_seat(seat) for seat in position.seats),
        phase=position.phase.name,
        round=position.round,
        start=position.start,
        turn=position.turn,
        done=position.done,
        display=_counters(position.display),
        pile=_counters(hidden) + drawn,
        stack=_cards(position.stack),
        discard=_cards(ALL_CARDS - position.stack - sum(seat.hand for seat in position.seats)),
        towns=tuple(TOWNS[town] for town in position.towns),
        counters={road: COUNTER_OF[what & ~OBSTACLED] for road, what in lying},
        obstacles=frozenset(road for road, what in lying if what & OBSTACLED),
        winners=position.winners,
    )


_cards = lru_cache(maxsize=1 << 14)(unpack)
_counters = lru_cache(maxsize=1 << 14)(unpack_counters)


@lru_cache(maxsize=1 << 14)
def _towns(pieces: int) -> frozenset[str]:
    return frozenset(town for town, bit in zip(TOWNS, PIECE, strict=True) if pieces & bit)


def to_be_drawn(state: State) -> int:
    """How many counters of the pile are still drawn in this round."""
    a_seat = {"draw_secret": DRAWS_A_SEAT, "draw": OPEN_DRAWS}.get(state.phase)
    return a_seat * len(state.seats) - state.done if a_seat else 0


def _counters_out(position: Position) -> int:
    """All counters that are not in the pile, packed."""
    lying = sum(1 << (position.lying[spot] & ~OBSTACLED) for spot in position.laid)
    held = sum(seat.open + seat.secret for seat in position.seats)
    return position.display + held + lying


def _seat(seat: rules.Seat, after: int) -> PackedSeat:
    new = PackedSeat(after)
    new.boot = NUMBER[seat.boot]
    new.pieces = sum(PIECE[NUMBER[town]] for town in seat.pieces)
    new.hand, new.open, new.secret = pack(seat.hand), pack(seat.open), pack(seat.secret)
    new.obstacle = seat.obstacle
    new.town_card = -1 if seat.town_card is None else NUMBER[seat.town_card]
    return new


def _rules_seat(seat: PackedSeat) -> rules.Seat:
    return rules.Seat(
        boot=TOWNS[seat.boot],
        pieces=_towns(seat.pieces),
        hand=_cards(seat.hand),
        open=_counters(seat.open),
        secret=_counters(seat.secret),
        obstacle=seat.obstacle,
        town_card=None if seat.town_card < 0 else TOWNS[seat.town_card],
    )
