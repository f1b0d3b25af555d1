"""From a state of the clear engine to a position, and back."""

from functools import lru_cache

from elfenwidgets.play.fast.codes import (
    KIND_OF,
    LEAF,
    OBSTACLE,
    OBSTACLED,
    ON_LEAF,
    ROAD_AT,
    SHIFT,
    SPOT_OF,
)
from elfenwidgets.play.fast.deal import DRAWS_A_SEAT
from elfenwidgets.play.fast.position import PHASES, Position, switches
from elfenwidgets.play.fast.tables import ALL_CARDS, ALL_COUNTERS, PIECE
from elfenwidgets.play.network import NUMBER, TOWNS, pack, unpack
from elfenwidgets.rules.draw import OPEN_DRAWS
from elfenwidgets.rules.state import Seat, State

NUMBER_OF_PHASE = {phase.name: number for number, phase in enumerate(PHASES)}


def from_state(state: State) -> Position:
    """The position of a state in which a player is to act, or which is over.

    Raises:
        ValueError: the box is to act first, or not all cards and counters are there.
    """
    if state.phase not in NUMBER_OF_PHASE:
        raise ValueError(f"the box is to act first: {state.phase}; settle the state")
    seats = state.seats
    position = Position(switches(state.edition), state.seed, len(seats))
    position.enter(NUMBER_OF_PHASE[state.phase])
    position.round, position.start = state.round, state.start
    position.turn, position.done = state.turn, state.done
    position.display, position.stack = pack(state.display), pack(state.stack)
    position.boot = [NUMBER[seat.boot] for seat in seats]
    position.hand = [pack(seat.hand) for seat in seats]
    position.open = [pack(seat.open) for seat in seats]
    position.secret = [pack(seat.secret) for seat in seats]
    position.pieces = [sum(PIECE[NUMBER[town]] for town in seat.pieces) for seat in seats]
    position.obstacle = [seat.obstacle for seat in seats]
    position.town_card = [-1 if s.town_card is None else NUMBER[s.town_card] for s in seats]
    position.towns = tuple(NUMBER[town] for town in state.towns)
    left = len(state.pile) - to_be_drawn(state)
    position.pile = [1 << SHIFT[kind] for kind in state.pile[left:]]
    for road, kind in state.counters.items():
        spot = SPOT_OF[road]
        position.free[spot >> LEAF] -= spot & ON_LEAF
        position.lying[spot] = SHIFT[kind] | (OBSTACLED if road in state.obstacles else 0)
        if road not in state.obstacles:
            position.bare.append(OBSTACLE | spot)
    position.winners = state.winners
    cards = pack(state.discard) + position.stack + sum(position.hand)
    if cards != ALL_CARDS or pack(state.pile) + _counters_out(position) != ALL_COUNTERS:
        raise ValueError("the 72 cards and 48 counters of a state must all be there (S3, S4)")
    return position


def to_state(position: Position) -> State:
    """The state of a position.

    What nobody can draw any more before it is mixed again lies sorted in ``pile`` and ``stack``.
    """
    hidden = ALL_COUNTERS - _counters_out(position) - sum(position.pile)
    drawn = tuple(KIND_OF[unit.bit_length() - 1] for unit in position.pile)
    return State(
        edition=position.switches.edition,
        seed=position.seed,
        seats=tuple(_seat(position, seat) for seat in range(position.count)),
        phase=position.phase.name,
        round=position.round,
        start=position.start,
        turn=position.turn,
        done=position.done,
        display=_cards(position.display),
        pile=_cards(hidden) + drawn,
        stack=_cards(position.stack),
        discard=_cards(ALL_CARDS - position.stack - sum(position.hand)),
        towns=tuple(TOWNS[town] for town in position.towns),
        counters={ROAD_AT[s]: KIND_OF[k & ~OBSTACLED] for s, k in position.lying.items()},
        obstacles=frozenset(ROAD_AT[s] for s, k in position.lying.items() if k & OBSTACLED),
        winners=position.winners,
    )


_cards = lru_cache(maxsize=1 << 14)(unpack)


@lru_cache(maxsize=1 << 14)
def _towns(pieces: int) -> frozenset[str]:
    return frozenset(town for town, bit in zip(TOWNS, PIECE, strict=True) if pieces & bit)


def to_be_drawn(state: State) -> int:
    """How many counters of the pile are still drawn in this round."""
    a_seat = {"draw_secret": DRAWS_A_SEAT, "draw": OPEN_DRAWS}.get(state.phase)
    return a_seat * len(state.seats) - state.done if a_seat else 0


def _counters_out(position: Position) -> int:
    """All counters that are not in the pile, packed."""
    lying = sum(1 << (kind & ~OBSTACLED) for kind in position.lying.values())
    return position.display + sum(position.open) + sum(position.secret) + lying


def _seat(position: Position, seat: int) -> Seat:
    town = position.town_card[seat]
    return Seat(
        boot=TOWNS[position.boot[seat]],
        pieces=_towns(position.pieces[seat]),
        hand=_cards(position.hand[seat]),
        open=_cards(position.open[seat]),
        secret=_cards(position.secret[seat]),
        obstacle=position.obstacle[seat],
        town_card=None if town < 0 else TOWNS[town],
    )
