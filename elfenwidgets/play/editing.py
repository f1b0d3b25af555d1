"""Changes to a position by hand: each gives another state, or says in a word why there is none.

What cannot be known where something is changed, as what is left in the box, is reckoned anew: every
state that comes out is one that ``rules.position`` takes.
"""

from collections import Counter
from collections.abc import Callable
from typing import Literal

from elfenwidgets.play import gold_editing as elfengold
from elfenwidgets.rules.board import BOARD, CHART, COUNTERS
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.engine import SEATS
from elfenwidgets.rules.gold.actions import HandCard, Item
from elfenwidgets.rules.position import short
from elfenwidgets.rules.position.setting import from_setting
from elfenwidgets.rules.position.text import PositionError
from elfenwidgets.rules.state import (
    CARDS_OF_A_KIND,
    COUNTERS_OF_A_KIND,
    HAND_AT_START,
    Seat,
    State,
    all_counters,
    evolve,
    sort,
    without,
)
from elfenwidgets.rules.vocabulary import CounterKind, Transport

Why = Literal["road", "none-left", "obstacle", "full", "impossible", "beside", "double", "water"]
"""The counter goes over no such road; none is left; no obstacle is free or no counter is there; the
hand is full; or no game comes to it. In Elfengold: no counter is there, or a tree and a gold piece
would lie side by side; no second counter goes there; or there is no water."""

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
        return _checked(evolve(_cleared(state, road), counters=there))
    if BOARD.connections[road].kind not in CHART[kind]:
        raise Uneditable("road")
    if state.gold is not None:
        state = elfengold.of_two_kinds(state, road, kind)
    return _checked(evolve(state, counters=there | {road: kind}))


def obstructed(state: State, road: str) -> State:
    """With an obstacle or tree beside the counter of a road, or without the one that is there."""
    if road in state.obstacles:
        return _checked(_freed(state, road))
    if state.gold is not None:
        if road not in state.counters or road in state.gold.gold_pieces:
            raise Uneditable("beside")  # G5.3
        return _checked(evolve(state, obstacles=state.obstacles | {road}))
    owners = [i for i in _last_first(state) if state.seats[i].obstacle]
    if road not in state.counters or not owners:
        raise Uneditable("obstacle")
    seats = state.with_seat(owners[0], evolve(state.seats[owners[0]], obstacle=False))
    return _checked(evolve(state, seats=seats, obstacles=state.obstacles | {road}))


def gilded(state: State, road: str) -> State:
    """With a gold piece on a road of Elfengold, or without the one that is there."""
    if road not in state.counters or road in state.obstacles:
        raise Uneditable("beside")  # G5.3
    return _checked(elfengold.gilded(state, road))


def doubled(state: State, road: str) -> State:
    """With the next kind as second counter on a road of Elfengold; after the last, without one."""
    kinds = [kind for kind in COUNTERS if BOARD.connections[road].kind in CHART[kind]]
    if road not in state.counters or len(kinds) < 2:
        raise Uneditable("double")  # G5.4
    kinds.remove(state.counters[road])
    return _checked(elfengold.doubled(state, road, kinds))


def haunted(state: State, water: str) -> State:
    """With a sea monster in a river or lake of Elfengold, or without the one that is there."""
    if BOARD.connections[water].is_road:
        raise Uneditable("water")  # G5.2
    return _checked(elfengold.haunted(state, water))


def paid(state: State, coins: int) -> State:
    """With so many coins more before the seat in turn, or less."""
    return _checked(elfengold.paid(state, coins))


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


def card(state: State, kind: HandCard, more: bool) -> State:
    """With a card more or less of a kind in the hand of the seat in turn."""
    me = state.actor
    if state.gold is not None:
        return _of_gold(lambda: elfengold.card(state, kind, more))
    if kind == "witch":
        raise Uneditable("none-left")
    if not more:
        return _mine(state, evolve(me, hand=_less(me.hand, kind)))
    held = sum(seat.hand.count(kind) for seat in state.seats)
    if held >= CARDS_OF_A_KIND[kind]:
        raise Uneditable("none-left")
    return _mine(state, evolve(me, hand=sort((*me.hand, kind))))


def counter(state: State, kind: Item, more: bool) -> State:
    """With an open counter more of a kind before the seat in turn, or less, a secret one last."""
    me = state.actor
    if state.gold is not None:
        return _of_gold(lambda: elfengold.item(state, kind, more))
    if kind not in COUNTERS:
        raise Uneditable("none-left")
    if more:
        return _mine(state, evolve(me, open=sort((*me.open, kind))))
    if kind in me.open:
        return _mine(state, evolve(me, open=_less(me.open, kind)))
    return _mine(state, evolve(me, secret=_less(me.secret, kind)))


def players(state: State, count: int) -> State:
    """With so many players; the last ones go, new ones are in Elvenhold with nothing."""
    if count not in SEATS:
        raise Uneditable("impossible")
    gold = state.gold
    new = Seat(state.edition.board.capital, obstacle=gold is None)
    seats = _with_town_cards(state, (*state.seats[:count], *[new] * (count - len(state.seats))))
    if gold is not None:
        state = elfengold.seated(state, count)
    else:
        used = sum(not seat.obstacle for seat in seats)
        state = evolve(state, obstacles=frozenset(sorted(state.obstacles)[:used]))
    return in_turn(evolve(state, seats=seats, turn=0), min(state.turn, count - 1))


def _with_town_cards(state: State, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats with a town card each where they are played with (S9)."""
    if not state.edition.town_cards:
        return seats
    dealt = {seat.town_card for seat in seats}
    rest = (town for town in state.edition.board.town_cards if town not in dealt)
    return tuple(seat if seat.town_card else evolve(seat, town_card=next(rest)) for seat in seats)


def in_turn(state: State, seat: int) -> State:
    """With another seat in turn, as the first of its phase."""
    return _checked(evolve(state, start=seat, turn=seat, done=0))


def phased(state: State, phase: Phase) -> State:
    """In another phase, before anybody has done anything in it."""
    if state.gold is not None:
        state = elfengold.at_rest(state)
    return in_turn(evolve(state, phase=phase, winners=None), state.turn)


def rounded(state: State, round: int) -> State:
    """In another round."""
    return _checked(evolve(state, round=round))


def of_edition(state: State, key: str) -> State:
    """By the rules of another edition, with or without town cards as these have them.

    Between Elfengold and the base game boots, pieces and hands stay; all else begins anew.
    """
    edition = editions()[key]
    round = min(state.round, edition.rounds)
    if (edition.gold is None) != (state.gold is None):
        return _of_other_game(state, key, round)
    state = evolve(state, edition=edition, round=round)
    bare = tuple(evolve(seat, town_card=None) for seat in state.seats)
    return _checked(evolve(state, seats=_with_town_cards(state, bare)))


def _of_other_game(state: State, key: str, round: int) -> State:
    seats = [*state.seats[state.turn :], *state.seats[: state.turn]]
    mine, *others = (
        {"at": seat.boot, "pieces": sorted(seat.pieces), "hand": seat.hand[:HAND_AT_START]}
        for seat in seats
    )
    phase = "travel" if state.phase == "travel" else "plan"
    words = {"edition": key, "phase": phase, "round": round, "players": len(seats)}
    place = {"start": state.turn, "turn": state.turn, "seats": others}
    try:
        return _checked(from_setting(words | place | mine))
    except ValueError as error:
        raise Uneditable("none-left") from error


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
    """Without the obstacle of a road, if there is one: somebody has it back, or the pile."""
    if road not in state.obstacles:
        return state
    state = evolve(state, obstacles=state.obstacles - {road})
    if state.gold is not None:
        return state
    owner = next(i for i in reversed(_last_first(state)) if not state.seats[i].obstacle)
    return evolve(state, seats=state.with_seat(owner, evolve(state.seats[owner], obstacle=True)))


def _cleared(state: State, road: str) -> State:
    """With nothing beside the counter of a road."""
    return _freed(state, road) if state.gold is None else elfengold.cleared(state, road)


def _of_gold(change: Callable[[], State]) -> State:
    """The state of Elfengold after a change, of something that is there to be changed."""
    try:
        changed = change()
    except ValueError as error:
        raise Uneditable("none-left") from error
    return _checked(changed)


def _checked(state: State) -> State:
    """The state with what lies face down laid anew, if a game comes to it."""
    state = _displayed(state) if state.gold is None else elfengold.stocked(state)
    if state.gold is not None and elfengold.too_many(state):
        raise Uneditable("none-left")
    try:
        return short.unpack(short.pack(state))
    except PositionError as error:
        full = state.actor.held > 5 or len(state.actor.hand) > 8
        raise Uneditable("full" if full and state.gold is None else "impossible") from error


def _displayed(state: State) -> State:
    """The state with a display of what is left."""
    out = Counter([*state.counters.values(), *(c for seat in state.seats for c in seat.counters)])
    if any(out[kind] > COUNTERS_OF_A_KIND for kind in COUNTERS):
        raise Uneditable("none-left")
    missing = out + Counter(state.display) - Counter(all_counters())
    if not missing:
        return state
    rest = sorted((Counter(all_counters()) - out - Counter(state.display)).elements())
    kept = list((Counter(state.display) - missing).elements())
    return evolve(state, display=sort((*kept, *rest[: len(state.display) - len(kept)])))
