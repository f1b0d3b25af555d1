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


def toggle_counter(state: State, road: str, kind: CounterKind) -> State:
    """Lay a counter on a road; the same one there already is taken away.

    All of this module raise:
        Uneditable: there is no such position.
    """
    there = dict(state.counters)
    if there.pop(road, None) == kind:
        return _check(evolve(_clear_road(state, road), counters=there))
    if BOARD.connections[road].kind not in CHART[kind]:
        raise Uneditable("road")
    if state.gold is not None:
        state = elfengold.without_double_of(state, road, kind)
    return _check(evolve(state, counters=there | {road: kind}))


def toggle_obstacle(state: State, road: str) -> State:
    """Lay an obstacle or tree beside the counter of a road, or take the one there away."""
    if road in state.obstacles:
        return _check(_free_road(state, road))
    if state.gold is not None:
        if road not in state.counters or road in state.gold.gold_pieces:
            raise Uneditable("beside")  # G5.3
        return _check(evolve(state, obstacles=state.obstacles | {road}))
    owners = [i for i in _last_first(state) if state.seats[i].obstacle]
    if road not in state.counters or not owners:
        raise Uneditable("obstacle")
    seats = state.with_seat(owners[0], evolve(state.seats[owners[0]], obstacle=False))
    return _check(evolve(state, seats=seats, obstacles=state.obstacles | {road}))


def toggle_gold_piece(state: State, road: str) -> State:
    """Lay a gold piece on a road of Elfengold, or take the one there away."""
    if road not in state.counters or road in state.obstacles:
        raise Uneditable("beside")  # G5.3
    return _check(elfengold.toggle_gold_piece(state, road))


def cycle_double(state: State, road: str) -> State:
    """Lay the next kind as second counter on a road of Elfengold; after the last, none."""
    kinds = [kind for kind in COUNTERS if BOARD.connections[road].kind in CHART[kind]]
    if road not in state.counters or len(kinds) < 2:
        raise Uneditable("double")  # G5.4
    kinds.remove(state.counters[road])
    return _check(elfengold.cycle_double(state, road, kinds))


def toggle_sea_monster(state: State, water: str) -> State:
    """Lay a sea monster in a river or lake of Elfengold, or take the one there away."""
    if BOARD.connections[water].is_road:
        raise Uneditable("water")  # G5.2
    return _check(elfengold.toggle_sea_monster(state, water))


def add_coins(state: State, coins: int) -> State:
    """Give the seat in turn so many coins more, or less."""
    return _check(elfengold.add_coins(state, coins))


def put_boot(state: State, town: str) -> State:
    """Put the boot of the seat in turn in a town, whose piece it has then."""
    me = state.actor
    return _mine(state, evolve(me, boot=town, pieces=me.pieces | (_pieces(state) & {town})))


def toggle_piece(state: State, town: str) -> State:
    """Collect a town's piece for the seat in turn, or put it back; not where its boot is."""
    me = state.actor
    if town not in _pieces(state) or town == me.boot:
        raise Uneditable("impossible")
    return _mine(state, evolve(me, pieces=me.pieces ^ {town}))


def change_cards(state: State, kind: HandCard, more: bool) -> State:
    """Give the seat in turn a card of a kind, or take one."""
    me = state.actor
    if state.gold is not None:
        return _of_gold(lambda: elfengold.change_cards(state, kind, more))
    if kind == "witch":
        raise Uneditable("none-left")
    if not more:
        return _mine(state, evolve(me, hand=_less(me.hand, kind)))
    held = sum(seat.hand.count(kind) for seat in state.seats)
    if held >= CARDS_OF_A_KIND[kind]:
        raise Uneditable("none-left")
    return _mine(state, evolve(me, hand=sort((*me.hand, kind))))


def change_counters(state: State, kind: Item, more: bool) -> State:
    """Give the seat in turn an open counter of a kind, or take one, a secret one last."""
    me = state.actor
    if state.gold is not None:
        return _of_gold(lambda: elfengold.change_items(state, kind, more))
    if kind not in COUNTERS:
        raise Uneditable("none-left")
    if more:
        return _mine(state, evolve(me, open=sort((*me.open, kind))))
    if kind in me.open:
        return _mine(state, evolve(me, open=_less(me.open, kind)))
    return _mine(state, evolve(me, secret=_less(me.secret, kind)))


def set_players(state: State, count: int) -> State:
    """Have so many players; the last ones go, new ones are in Elvenhold with nothing."""
    if count not in SEATS:
        raise Uneditable("impossible")
    gold = state.gold
    new = Seat(state.edition.board.capital, obstacle=gold is None)
    seats = _with_town_cards(state, (*state.seats[:count], *[new] * (count - len(state.seats))))
    if gold is not None:
        state = elfengold.set_seats(state, count)
    else:
        used = sum(not seat.obstacle for seat in seats)
        state = evolve(state, obstacles=frozenset(sorted(state.obstacles)[:used]))
    return set_turn(evolve(state, seats=seats, turn=0), min(state.turn, count - 1))


def _with_town_cards(state: State, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats with a town card each where they are played with (S9)."""
    if not state.edition.town_cards:
        return seats
    dealt = {seat.town_card for seat in seats}
    rest = (town for town in state.edition.board.town_cards if town not in dealt)
    return tuple(seat if seat.town_card else evolve(seat, town_card=next(rest)) for seat in seats)


def set_turn(state: State, seat: int) -> State:
    """Have another seat in turn, as the first of its phase."""
    return _check(evolve(state, start=seat, turn=seat, done=0))


def set_phase(state: State, phase: Phase) -> State:
    """Begin another phase: nobody has done anything in it."""
    if state.gold is not None:
        state = elfengold.clear_turn(state)
    return set_turn(evolve(state, phase=phase, winners=None), state.turn)


def set_round(state: State, round: int) -> State:
    """Have another round."""
    return _check(evolve(state, round=round))


def set_edition(state: State, key: str) -> State:
    """Take the rules of another edition, with or without town cards as these have them.

    Between Elfengold and the base game boots, pieces and hands stay; all else begins anew.
    """
    edition = editions()[key]
    round = min(state.round, edition.rounds)
    if (edition.gold is None) != (state.gold is None):
        return _set_other_game(state, key, round)
    state = evolve(state, edition=edition, round=round)
    bare = tuple(evolve(seat, town_card=None) for seat in state.seats)
    return _check(evolve(state, seats=_with_town_cards(state, bare)))


def _set_other_game(state: State, key: str, round: int) -> State:
    seats = [*state.seats[state.turn :], *state.seats[: state.turn]]
    mine, *others = (
        {"at": seat.boot, "pieces": sorted(seat.pieces), "hand": seat.hand[:HAND_AT_START]}
        for seat in seats
    )
    phase = "travel" if state.phase == "travel" else "plan"
    words = {"edition": key, "phase": phase, "round": round, "players": len(seats)}
    place = {"start": state.turn, "turn": state.turn, "seats": others}
    try:
        return _check(from_setting(words | place | mine))
    except ValueError as error:
        raise Uneditable("none-left") from error


def _pieces(state: State) -> frozenset[str]:
    return frozenset(state.edition.board.piece_towns)


def _mine(state: State, me: Seat) -> State:
    return _check(evolve(state, seats=state.with_seat(state.turn, me)))


def _less(held: tuple[Transport, ...], kind: Transport) -> tuple[Transport, ...]:
    if kind not in held:
        raise Uneditable("none-left")
    return without(held, [kind])


def _last_first(state: State) -> list[int]:
    count = len(state.seats)
    return [(state.turn - 1 - i) % count for i in range(count)]


def _free_road(state: State, road: str) -> State:
    """Take away the obstacle of a road, if there is one: somebody has it back, or the pile."""
    if road not in state.obstacles:
        return state
    state = evolve(state, obstacles=state.obstacles - {road})
    if state.gold is not None:
        return state
    owner = next(i for i in reversed(_last_first(state)) if not state.seats[i].obstacle)
    return evolve(state, seats=state.with_seat(owner, evolve(state.seats[owner], obstacle=True)))


def _clear_road(state: State, road: str) -> State:
    """Take away what lies beside the counter of a road."""
    return _free_road(state, road) if state.gold is None else elfengold.clear_road(state, road)


def _of_gold(change: Callable[[], State]) -> State:
    """The state of Elfengold after a change, of something that is there to be changed."""
    try:
        changed = change()
    except ValueError as error:
        raise Uneditable("none-left") from error
    return _check(changed)


def _check(state: State) -> State:
    """The state with what lies face down laid anew, if a game comes to it."""
    state = _redisplay(state) if state.gold is None else elfengold.restock_market(state)
    if state.gold is not None and elfengold.too_many(state):
        raise Uneditable("none-left")
    try:
        return short.unpack(short.pack(state))
    except PositionError as error:
        full = state.actor.held > 5 or len(state.actor.hand) > 8
        raise Uneditable("full" if full and state.gold is None else "impossible") from error


def _redisplay(state: State) -> State:
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
