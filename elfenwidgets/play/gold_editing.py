"""Changes to a position of Elfengold by hand, of what the base game has not; unchecked."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

from elfenwidgets.rules.gold.actions import DeckCard, HandCard, Item
from elfenwidgets.rules.gold.phases.cards import with_cards
from elfenwidgets.rules.gold.phases.items import has, with_items, without_item
from elfenwidgets.rules.gold.position import cards_of, items_out
from elfenwidgets.rules.gold.state import (
    GOLD_CARDS,
    GoldSeat,
    HandCards,
    all_cards,
    all_items,
    gold_of,
    golden,
    sort_cards,
)
from elfenwidgets.rules.state import State, evolve, without
from elfenwidgets.rules.vocabulary import CounterKind


def clear_road(state: State, road: str) -> State:
    """Take away what lies beside the counter of a road."""
    gold = gold_of(state)
    gold = evolve(gold, gold_pieces=gold.gold_pieces - {road}, doubles=_less(gold.doubles, road))
    return evolve(state, obstacles=state.obstacles - {road}, gold=gold)


def without_double_of(state: State, road: str, kind: CounterKind) -> State:
    """Without the second counter of a road, if it is of this kind."""
    gold = gold_of(state)
    if gold.doubles.get(road) != kind:
        return state
    return evolve(state, gold=evolve(gold, doubles=_less(gold.doubles, road)))


def toggle_gold_piece(state: State, road: str) -> State:
    """Lay a gold piece on a road, or take the one there away."""
    gold = gold_of(state)
    return evolve(state, gold=evolve(gold, gold_pieces=gold.gold_pieces ^ {road}))


def cycle_double(state: State, road: str, kinds: Sequence[CounterKind]) -> State:
    """Lay the next of the ``kinds`` as second counter; after the last, none."""
    gold = gold_of(state)
    there = gold.doubles.get(road)
    at = kinds.index(there) + 1 if there is not None else 0
    doubles = _less(gold.doubles, road)
    if at < len(kinds):
        doubles[road] = kinds[at]
    return evolve(state, gold=evolve(gold, doubles=doubles))


def toggle_sea_monster(state: State, water: str) -> State:
    """Lay a sea monster in a river or lake, or take the one there away."""
    gold = gold_of(state)
    return evolve(state, gold=evolve(gold, monsters=gold.monsters ^ {water}))


def add_coins(state: State, coins: int) -> State:
    """Give the seat in turn so many coins more, or less, but not less than none."""
    gold = gold_of(state)
    mine = gold.seats[state.turn]
    mine = evolve(mine, coins=max(0, mine.coins + coins))
    return evolve(state, gold=evolve(gold, seats=gold.with_seat(state.turn, mine)))


def change_cards(state: State, kind: HandCard, more: bool) -> State:
    """Give the seat in turn a card, or take one, which it has to have.

    Raises:
        ValueError: it has none.
    """
    if more:
        return with_cards(state, state.turn, (kind,))
    if kind != "witch":
        me = state.actor
        return evolve(
            state, seats=state.with_seat(state.turn, evolve(me, hand=without(me.hand, [kind])))
        )
    gold = gold_of(state)
    mine = gold.seats[state.turn]
    if not mine.witches:
        raise ValueError("no witch is held")
    mine = evolve(mine, witches=mine.witches - 1)
    return evolve(state, gold=evolve(gold, seats=gold.with_seat(state.turn, mine)))


def change_items(state: State, kind: Item, more: bool) -> State:
    """Give the seat in turn an open item, or take one, a secret one last.

    Raises:
        ValueError: it has none.
    """
    if more:
        return with_items(state, state.turn, (kind,), False)
    return without_item(state, state.turn, kind, not has(state, state.turn, kind, False))


def set_seats(state: State, count: int) -> State:
    """Have so many players; the last ones go, new ones have the coins of the start."""
    gold = gold_of(clear_turn(state))
    more = (GoldSeat() for _ in range(count - len(gold.seats)))
    return evolve(state, gold=evolve(gold, seats=(*gold.seats[:count], *more)))


def clear_turn(state: State) -> State:
    """Have nothing for sale, nothing just drawn, and nothing gathered in a move."""
    gold = gold_of(state)
    seats = tuple(evolve(seat, drawn=()) for seat in gold.seats)
    none = {"row": (), "bid": 0, "bidder": None, "out": frozenset(), "gathered": 0, "taken": 0}
    return evolve(state, gold=evolve(gold, seats=seats, **none))


def restock_market(state: State) -> State:
    """Have other cards in the market where some that lie there are in a hand now."""
    gold = gold_of(state)
    market: Counter[DeckCard] = Counter([*gold.market])
    lacking = Counter(cards_of(state)) - _box(state)
    if not lacking or lacking - market:
        return state
    kept = market - lacking
    out = Counter(cards_of(state)) - market
    rest = [card for card in sorted((_box(state) - out - kept).elements()) if card != "gold"]
    turned = cast(HandCards, (*kept.elements(), *rest[: lacking.total()]))
    return evolve(state, gold=evolve(gold, market=sort_cards(turned)))


def too_many(state: State) -> bool:
    """Whether more of something lies there than the box has."""
    items = Counter(items_out(state)) - Counter(all_items())
    return bool(items or Counter(cards_of(state)) - _box(state))


def _box(state: State) -> Counter[DeckCard]:
    rules = state.edition.gold
    return Counter([*all_cards(rules is not None and rules.witch), *golden(GOLD_CARDS)])


def _less(doubles: Mapping[str, CounterKind], road: str) -> dict[str, CounterKind]:
    return {there: kind for there, kind in doubles.items() if there != road}
