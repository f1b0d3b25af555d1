"""Changes to a position by hand: each gives another state, or says in a word why there is none.

What cannot be known where something is changed, as what is left in the box, is reckoned anew: every
state that comes out is one that ``rules.position`` takes.
"""

from collections import Counter
from typing import Literal

from elfenwidgets.rules.board import BOARD, CHART, COUNTERS
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.engine import SEATS
from elfenwidgets.rules.position import short
from elfenwidgets.rules.position.text import PositionError
from elfenwidgets.rules.state import (
    CARDS_OF_A_KIND,
    COUNTERS_OF_A_KIND,
    Seat,
    State,
    all_counters,
    evolve,
    sort,
    without,
)
from elfenwidgets.rules.vocabulary import CounterKind, Transport

Why = Literal["road", "none-left", "obstacle", "full", "impossible"]
"""The counter goes over no such road; none is left; no obstacle is free or no counter is there; the
hand is full; or no game comes to it."""

Phase = Literal["plan", "travel"]
PHASES: tuple[Phase, ...] = ("plan", "travel")


class Uneditable(Exception):
    """There is no such position; ``why`` says why."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Why = why


def laid(state: State, road: str, kind: CounterKind) -> State:
    """With a counter on a road; with the same one there already, without it.

    All of this module raise:
        Uneditable: there is no such position.
    """
    there = dict(state.counters)
    if there.pop(road, None) == kind:
        return _checked(evolve(_freed(state, road), counters=there))
    if BOARD.connections[road].kind not in CHART[kind]:
        raise Uneditable("road")
    return _checked(evolve(state, counters=there | {road: kind}))


def obstructed(state: State, road: str) -> State:
    """With an obstacle beside the counter of a road, or without the one that is there."""
    if road in state.obstacles:
        return _checked(_freed(state, road))
    owners = [i for i in _last_first(state) if state.seats[i].obstacle]
    if road not in state.counters or not owners:
        raise Uneditable("obstacle")
    seats = state.with_seat(owners[0], evolve(state.seats[owners[0]], obstacle=False))
    return _checked(evolve(state, seats=seats, obstacles=state.obstacles | {road}))


def stood(state: State, town: str) -> State:
    """With the boot of the seat in turn in a town, whose piece it has then."""
    me = state.actor
    return _mine(state, evolve(me, boot=town, pieces=me.pieces | (_pieces(state) & {town})))


def collected(state: State, town: str) -> State:
    """With a town's piece collected by the seat in turn, or left there; not where its boot is."""
    me = state.actor
    if town not in _pieces(state) or town == me.boot:
        raise Uneditable("impossible")
    return _mine(state, evolve(me, pieces=me.pieces ^ {town}))


def card(state: State, kind: Transport, more: bool) -> State:
    """With a card more or less of a kind in the hand of the seat in turn."""
    me = state.actor
    if not more:
        return _mine(state, evolve(me, hand=_less(me.hand, kind)))
    held = sum(seat.hand.count(kind) for seat in state.seats)
    if held >= CARDS_OF_A_KIND[kind]:
        raise Uneditable("none-left")
    return _mine(state, evolve(me, hand=sort((*me.hand, kind))))


def counter(state: State, kind: CounterKind, more: bool) -> State:
    """With an open counter more of a kind before the seat in turn, or less, a secret one last."""
    me = state.actor
    if more:
        return _mine(state, evolve(me, open=sort((*me.open, kind))))
    if kind in me.open:
        return _mine(state, evolve(me, open=_less(me.open, kind)))
    return _mine(state, evolve(me, secret=_less(me.secret, kind)))


def players(state: State, count: int) -> State:
    """With so many players; the last ones go, new ones are in Elvenhold with nothing."""
    if count not in SEATS:
        raise Uneditable("impossible")
    more = (Seat(state.edition.board.capital) for _ in range(count - len(state.seats)))
    seats = (*state.seats[:count], *more)
    used = sum(not seat.obstacle for seat in seats)
    kept = frozenset(sorted(state.obstacles)[:used])
    return in_turn(evolve(state, seats=seats, obstacles=kept, turn=0), min(state.turn, count - 1))


def in_turn(state: State, seat: int) -> State:
    """With another seat in turn, as the first of its phase."""
    return _checked(evolve(state, start=seat, turn=seat, done=0))


def phased(state: State, phase: Phase) -> State:
    """In another phase, before anybody has done anything in it."""
    return in_turn(evolve(state, phase=phase, winners=None), state.turn)


def rounded(state: State, round: int) -> State:
    """In another round."""
    return _checked(evolve(state, round=round))


def of_edition(state: State, key: str) -> State:
    """By the rules of another edition, with or without town cards as these have them."""
    edition = editions()[key]
    seats = tuple(evolve(seat, town_card=None) for seat in state.seats)
    if edition.town_cards:
        cards = BOARD.town_cards
        seats = tuple(evolve(s, town_card=card) for s, card in zip(seats, cards, strict=False))
    round = min(state.round, edition.rounds)
    return _checked(evolve(state, edition=edition, seats=seats, round=round))


def _pieces(state: State) -> frozenset[str]:
    return frozenset(state.edition.board.piece_towns)


def _mine(state: State, me: Seat) -> State:
    return _checked(evolve(state, seats=state.with_seat(state.turn, me)))


def _less(held: tuple[Transport, ...], kind: Transport) -> tuple[Transport, ...]:
    if kind not in held:
        raise Uneditable("none-left")
    return without(held, [kind])


def _last_first(state: State) -> list[int]:
    count = len(state.seats)
    return [(state.turn - 1 - i) % count for i in range(count)]


def _freed(state: State, road: str) -> State:
    """Without the obstacle of a road, if there is one: somebody has it back."""
    if road not in state.obstacles:
        return state
    owner = next(i for i in reversed(_last_first(state)) if not state.seats[i].obstacle)
    seats = state.with_seat(owner, evolve(state.seats[owner], obstacle=True))
    return evolve(state, seats=seats, obstacles=state.obstacles - {road})


def _checked(state: State) -> State:
    """The state with its display and piles laid anew, if a game comes to it."""
    out = Counter([*state.counters.values(), *(c for seat in state.seats for c in seat.counters)])
    if any(out[kind] > COUNTERS_OF_A_KIND for kind in COUNTERS):
        raise Uneditable("none-left")
    missing = out + Counter(state.display) - Counter(all_counters())
    if missing:
        rest = sorted((Counter(all_counters()) - out - Counter(state.display)).elements())
        kept = list((Counter(state.display) - missing).elements())
        state = evolve(state, display=sort((*kept, *rest[: len(state.display) - len(kept)])))
    try:
        return short.unpack(short.pack(state))
    except PositionError as error:
        full = state.actor.held > 5 or len(state.actor.hand) > 8
        raise Uneditable("full" if full else "impossible") from error
