"""Phase 6 of Elfengold, the steps: double roads, trees, sea monsters and the witch."""

from dataclasses import replace
from functools import cache

from elfenwidgets.rules.actions import Action, EndMove, Move
from elfenwidgets.rules.board import BOARD, CHART, Connection
from elfenwidgets.rules.gold.actions import Fly, WitchMove
from elfenwidgets.rules.gold.phases import reward
from elfenwidgets.rules.gold.state import gold_of
from elfenwidgets.rules.phases import travel
from elfenwidgets.rules.phases.travel import AnyCards, Price, Roads
from elfenwidgets.rules.refusal import Refusal, Value, refuse
from elfenwidgets.rules.state import Cards, State, choices, evolve
from elfenwidgets.rules.vocabulary import Payment

STEP_COINS = 1
FLIGHT_COINS = 3


def prices(roads: Roads, way: Connection, start: str) -> tuple[Price, ...]:
    """What a step costs by the chart: by either counter on a double road (G5.2, G5.4, G5.6).

    None at all: it is a road without a counter.
    """
    cost, gold = travel.price(roads, way, start), roads.gold
    if cost is None:
        return ()
    if gold is not None and way.id in gold.monsters:
        return (replace(cost, obstacle=1),)
    second = None if gold is None else gold.doubles.get(way.id)
    if second is None:
        return (cost,)
    return (cost, Price(second, CHART[second][way.kind], cost.obstacle))


def any_cards(roads: Roads, way: Connection) -> AnyCards | None:
    """How a step is paid with cards of any kind; over a sea monster boatmen take one card more."""
    wild, gold = travel.any_cards(roads, way), roads.gold
    if wild is not None and gold is not None and way.id in gold.monsters:
        return wild._replace(cards=wild.cards + 1)
    return wild


def hindered(roads: Roads, way: Connection) -> bool:
    """Whether a tree or a sea monster lies there, so that a witch would save a card (GW2)."""
    gold = roads.gold
    return way.id in roads.obstacles or (gold is not None and way.id in gold.monsters)


def spared(
    costs: tuple[Price, ...], wild: AnyCards | None
) -> tuple[tuple[Price, ...], AnyCards | None]:
    """What a step costs by the witch: nothing for the tree or the sea monster (GW2)."""
    less = None if wild is None else wild._replace(cards=wild.cards - 1)
    return tuple(replace(cost, obstacle=0) for cost in costs), less


def legal(state: State) -> list[Action]:
    """Everything that the seat in turn may do; each payment is an action of its own."""
    seat, me, gold = state.turn, state.actor, gold_of(state)
    mine = gold.seats[seat]
    found: list[Action] = [_end(seat)]
    for way in BOARD.leaving(me.boot):
        costs = prices(state, way, me.boot)
        if not costs:
            continue
        to, wild = way.other(me.boot), any_cards(state, way)
        for cards, how in _payments(state, costs, wild):
            found.append(_move(seat, way.id, to, cards, how))
        if mine.witches and mine.coins >= STEP_COINS and hindered(state, way):
            for cards, how in _payments(state, *spared(costs, wild)):
                found.append(_witch_move(seat, way.id, to, cards, how))
    if mine.witches and mine.coins >= FLIGHT_COINS:
        found += [_fly(seat, town) for town in BOARD.towns if town != me.boot]
    return found


def _payments(
    state: State, costs: tuple[Price, ...], wild: AnyCards | None
) -> list[tuple[Cards, Payment]]:
    """The ways in which the hand in turn can pay a step."""
    hand = state.actor.hand
    able = [cost for cost in costs if hand.count(cost.kind) >= cost.cards]
    found: list[tuple[Cards, Payment]] = [((cost.kind,) * cost.cards, "card") for cost in able]
    if wild is not None and not (able and wild.last_resort):
        found += [(cards, wild.how) for cards in choices(hand, wild.cards)]
    return found


@cache
def _end(seat: int) -> EndMove:
    return EndMove(seat, ())


_move = cache(Move)
_witch_move = cache(WitchMove)
_fly = cache(Fly)


def forget() -> None:
    """Let go of the actions that were kept, as ``travel.forget`` does."""
    for kept in (_end, _move, _witch_move, _fly):
        kept.cache_clear()


def why_not(state: State, action: Action) -> Refusal | None:
    """What forbids ``action``, which is well formed and by the seat in turn."""
    match action:
        case EndMove(_, discard):
            return refuse("G6.3", "nothing-to-cut", given=len(discard)) if discard else None
        case Move() | WitchMove():
            return _why_not_move(state, action)
        case Fly(_, to):
            return _why_not_witch(state, "GW3", FLIGHT_COINS) or (
                refuse("GW3", "fly-elsewhere", town=to) if to == state.actor.boot else None
            )
    return refuse("P5.1", "move-first")


def _why_not_witch(state: State, rule: str, coins: int) -> Refusal | None:
    mine = gold_of(state).seats[state.turn]
    if not mine.witches:
        return refuse(rule, "no-witch")
    if mine.coins < coins:
        return refuse(rule, "witch-coins", need=coins, have=mine.coins)
    return None


def _why_not_move(state: State, move: Move | WitchMove) -> Refusal | None:
    me, gold = state.actor, gold_of(state)
    refusal = travel.why_not_there(me.boot, move)
    if refusal is not None:
        return refusal
    way = BOARD.connections[move.via]
    costs, wild = prices(state, way, me.boot), any_cards(state, way)
    if not costs:
        return travel.needs_counter(move)
    if isinstance(move, WitchMove):
        refusal = _why_not_witch(state, "GW2", STEP_COINS)
        if refusal is None and not hindered(state, way):
            refusal = refuse("GW2", "nothing-in-the-way", road=way.id)
        if refusal is not None:
            return refusal
        costs, wild = spared(costs, wild)
    elif way.id in gold.monsters:
        refusal = _why_not_past_monster(me.hand, costs[0], wild, move)
        if refusal is not None:
            return refusal
    if move.how != "card":
        return travel.why_not_any(me.hand, way, costs, wild, move)
    meant = [cost for cost in costs if cost.kind in move.cards] or costs
    return travel.why_not_chart(me.hand, way, meant[0], move.cards)


def _why_not_past_monster(
    hand: Cards, cost: Price, wild: AnyCards | None, move: Move
) -> Refusal | None:
    """What forbids to pay this for a trip over a sea monster, were it the right cards (G5.2)."""
    have, given = hand.count(cost.kind), len(move.cards)
    if move.how == "card":
        if have >= cost.cards == given:
            return None
        due: dict[str, Value] = {
            "kind": cost.kind,
            "base": cost.base,
            "need": cost.cards,
            "have": have,
            "given": given,
        }
        return refuse("G5.2", "monster-price", **due)
    if wild is None or move.how != wild.how or given == wild.cards:
        return None
    return refuse("G5.2", "monster-boatmen", need=wild.cards, given=given, have=len(hand))


def apply(state: State, action: Action) -> State:
    """The state after a legal ``action``."""
    match action:
        case Move(_, via, to, cards, _):
            return gathering(travel.arrived(state, to, cards), via, to)
        case WitchMove(_, via, to, cards, _):
            return gathering(travel.arrived(_bewitched(state, STEP_COINS), to, cards), via, to)
        case Fly(_, to):
            return travel.arrived(_bewitched(state, FLIGHT_COINS), to, ())
    return reward.begin(state)


def gathering(state: State, via: str, to: str) -> State:
    """The state with the coins of a town added up; by a gold piece they count double (G6.1)."""
    gold = gold_of(state)
    coins = gold.values.get(to, 0) * (2 if via in gold.gold_pieces else 1)
    return evolve(state, gold=evolve(gold, gathered=gold.gathered + coins))


def _bewitched(state: State, coins: int) -> State:
    """The state with a witch discarded and ``coins`` paid to the bank."""
    gold, seat = gold_of(state), state.turn
    mine = gold.seats[seat]
    mine = evolve(mine, coins=mine.coins - coins, witches=mine.witches - 1)
    gold = evolve(gold, seats=gold.with_seat(seat, mine), discarded=(*gold.discarded, "witch"))
    return evolve(state, gold=gold)
