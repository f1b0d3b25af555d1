"""Phase 5 of Elfengold: counters as in the base game, and the other items."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from elfenwidgets.rules.actions import Action, Pass, Place, PlaceObstacle
from elfenwidgets.rules.board import BOARD, CHART
from elfenwidgets.rules.gold import course
from elfenwidgets.rules.gold.actions import Double, Exchange, PlaceItem
from elfenwidgets.rules.gold.phases.items import has, without_item
from elfenwidgets.rules.gold.state import gold_of
from elfenwidgets.rules.gold.vocabulary import Special
from elfenwidgets.rules.phases import plan
from elfenwidgets.rules.refusal import Refusal, refuse
from elfenwidgets.rules.state import State, evolve
from elfenwidgets.rules.vocabulary import CounterKind

WATER = tuple(c.id for c in BOARD.connections.values() if not c.is_road)

_item = cache(PlaceItem)
_double = cache(Double)
_exchange = cache(Exchange)


def legal(state: State) -> list[Action]:
    """Everything that the seat in turn may do."""
    mine = gold_of(state).seats[state.turn]
    found = plan.legal(state)
    for secret, items in ((False, mine.open), (True, mine.secret)):
        for item in dict.fromkeys(items):
            found += _playing(state, item, secret)
    return found


def _playing(state: State, item: Special, secret: bool) -> Iterator[Action]:
    """Every way to play an item that is no counter."""
    seat, gold, counters = state.turn, gold_of(state), state.counters
    match item:
        case "sea_monster":
            for water in WATER:
                if water not in gold.monsters:
                    yield _item(seat, item, secret, water)
        case "tree" | "gold_piece":
            for road in counters:
                if road not in gold.gold_pieces and road not in state.obstacles:
                    yield _item(seat, item, secret, road)
        case "double":
            held = _counters(state)
            for road, (counter, hidden) in product(counters, held):
                if _may_double(state, road, counter):
                    yield _double(seat, secret, road, counter, hidden)
        case "exchange":
            single = sorted(counters.keys() - gold.doubles.keys())
            for road, other in combinations(single, 2):
                if _may_swap(state, road, other):
                    yield _exchange(seat, secret, road, other)


def _counters(state: State) -> list[tuple[CounterKind, bool]]:
    """The kinds of counter of the seat in turn, each with whether it lies face down."""
    me = state.actor
    lying = ((me.open, False), (me.secret, True))
    return [(kind, secret) for kinds, secret in lying for kind in dict.fromkeys(kinds)]


def _may_double(state: State, road: str, counter: CounterKind) -> bool:
    return (
        road not in gold_of(state).doubles
        and counter != state.counters[road]
        and BOARD.connections[road].kind in CHART[counter]
    )


def _may_swap(state: State, road: str, other: str) -> bool:
    mine, theirs = state.counters[road], state.counters[other]
    return (
        mine != theirs
        and BOARD.connections[road].kind in CHART[theirs]
        and BOARD.connections[other].kind in CHART[mine]
    )


def why_not(state: State, action: Action) -> Refusal | None:
    """What forbids ``action``, which is well formed and by the seat in turn."""
    match action:
        case Pass():
            return None
        case Place():
            return plan.why_not_place(state, action)
        case PlaceItem():
            return _why_not_item(state, action)
        case Double():
            return _why_not_double(state, action)
        case Exchange():
            return _why_not_exchange(state, action)
        case PlaceObstacle():
            return refuse("GS1", "no-own-obstacle")
    return refuse("P4.1", "plan-items-first")


def _why_not_item(state: State, placed: PlaceItem) -> Refusal | None:
    item, road, gold = placed.item, placed.road, gold_of(state)
    is_road = BOARD.connections[road].is_road
    if not has(state, state.turn, item, placed.secret):
        return refuse("P4.1", "item-not-held", item=item)
    match item:
        case "tree":
            if road in gold.gold_pieces:
                return refuse("G5.3", "tree-on-gold", road=road)
            return plan.why_not_lay(state, road)
        case "sea_monster":
            if is_road:
                return refuse("G5.2", "monster-on-road", road=road)
            if road in gold.monsters:
                return refuse("G5.2", "water-has-monster", road=road)
        case "gold_piece":
            if road not in state.counters:
                return refuse("G5.3", "gold-needs-counter", road=road)
            if road in gold.gold_pieces:
                return refuse("G5.3", "road-has-gold", road=road)
            if road in state.obstacles:
                return refuse("G5.3", "gold-on-tree", road=road)
        case "double":
            return refuse("G5.4", "double-with-counter")
        case "exchange":
            return refuse("G5.5", "exchange-two-roads")
    return None


def _why_not_double(state: State, double: Double) -> Refusal | None:
    road, counter = double.road, double.counter
    if not has(state, state.turn, "double", double.secret):
        return refuse("P4.1", "item-not-held", item="double")
    if not has(state, state.turn, counter, double.counter_secret):
        return refuse("G5.4", "counter-not-held", counter=counter)
    if not BOARD.connections[road].is_road:
        return refuse("P4.4", "no-counter-on-water", road=road)
    if road not in state.counters:
        return refuse("G5.4", "double-needs-counter", road=road)
    if road in gold_of(state).doubles:
        return refuse("G5.4", "road-has-double", road=road)
    if counter == state.counters[road]:
        return refuse("G5.4", "double-same-kind", road=road, counter=counter)
    return _why_not_over(counter, road)


def _why_not_exchange(state: State, exchange: Exchange) -> Refusal | None:
    road, other = exchange.road, exchange.other
    if not has(state, state.turn, "exchange", exchange.secret):
        return refuse("P4.1", "item-not-held", item="exchange")
    if road == other:
        return refuse("G5.5", "exchange-two-roads")
    for each in (road, other):
        if each not in state.counters:
            return refuse("G5.5", "exchange-needs-counter", road=each)
        if each in gold_of(state).doubles:
            return refuse("G5.5", "exchange-doubled", road=each)
    mine, theirs = state.counters[road], state.counters[other]
    if mine == theirs:
        return refuse("G5.5", "exchange-same-kind", counter=mine)
    return _why_not_over(theirs, road) or _why_not_over(mine, other)


def _why_not_over(counter: CounterKind, road: str) -> Refusal | None:
    terrain = BOARD.connections[road].kind
    return None if terrain in CHART[counter] else plan.wrong_terrain(counter, terrain)


def apply(state: State, action: Action) -> State:
    """The state after a legal ``action``."""
    if isinstance(action, PlaceItem | Double | Exchange):
        return evolve(_played(state, action), turn=state.after(state.turn), done=0)
    return plan.apply(state, action, lambda ended: course.after(ended, "plan"))


def _played(state: State, action: PlaceItem | Double | Exchange) -> State:
    """The state with an item played that is no counter."""
    seat = state.turn
    match action:
        case PlaceItem(_, item, secret, road):
            state = without_item(state, seat, item, secret)
            gold = gold_of(state)
            if item == "tree":
                return evolve(state, obstacles=state.obstacles | {road})
            if item == "gold_piece":
                gold = evolve(gold, gold_pieces=gold.gold_pieces | {road})
            else:
                gold = evolve(gold, monsters=gold.monsters | {road})
        case Double(_, secret, road, counter, counter_secret):
            state = without_item(state, seat, "double", secret)
            state = without_item(state, seat, counter, counter_secret)
            gold = gold_of(state)
            gold = evolve(gold, doubles={**gold.doubles, road: counter})
        case Exchange(_, secret, road, other):
            state = without_item(state, seat, "exchange", secret)
            there = state.counters
            state = evolve(state, counters={**there, road: there[other], other: there[road]})
            gold = gold_of(state)
            gold = evolve(gold, pile=("exchange", *gold.pile))
    return evolve(state, gold=gold)
