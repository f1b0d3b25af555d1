"""Phase 3 of Elfengold: two items for everybody, one of them open."""

from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.gold import course
from elfenwidgets.rules.gold.actions import Item, OpenItem
from elfenwidgets.rules.gold.state import (
    Items,
    counters_among,
    gold_of,
    sort_specials,
    specials_among,
)
from elfenwidgets.rules.refusal import Refusal, refuse
from elfenwidgets.rules.state import State, evolve, sort, without


def legal(state: State) -> list[Action]:
    """Either of the two items may be laid open."""
    seat = state.turn
    return [OpenItem(seat, item) for item in dict.fromkeys(gold_of(state).seats[seat].drawn)]


def why_not(state: State, action: Action) -> Refusal | None:
    """What forbids ``action``, which is well formed and by the seat in turn."""
    if not isinstance(action, OpenItem):
        return refuse("G3.1", "open-first")
    if action.item not in gold_of(state).seats[state.turn].drawn:
        return refuse("G3.1", "not-drawn", item=action.item)
    return None


def apply(state: State, action: Action) -> State:
    """The state after a legal ``action``; the other item is kept secret."""
    assert isinstance(action, OpenItem)
    seat, gold = state.turn, gold_of(state)
    kept = without(gold.seats[seat].drawn, [action.item])
    gold = evolve(gold, seats=gold.with_seat(seat, evolve(gold.seats[seat], drawn=())))
    state = evolve(state, gold=gold)
    state = with_items(with_items(state, seat, (action.item,), False), seat, kept, True)
    done = state.done + 1
    if done == len(state.seats):
        return course.after(state, "items")
    return evolve(state, phase="items", turn=state.after(seat), done=done)


def held(state: State, seat: int) -> int:
    """How many items a seat has, counters and others, open and secret."""
    mine = gold_of(state).seats[seat]
    return state.seats[seat].held + len(mine.open) + len(mine.secret)


def items_of(state: State, seat: int, secret: bool) -> Items:
    """The open or the secret items of a seat."""
    mine = gold_of(state).seats[seat]
    if secret:
        return (*state.seats[seat].secret, *mine.secret)
    return (*state.seats[seat].open, *mine.open)


def has(state: State, seat: int, item: Item, secret: bool) -> bool:
    """Whether a seat has an item, secret or open."""
    return item in items_of(state, seat, secret)


def with_items(state: State, seat: int, items: Items, secret: bool) -> State:
    """The state with more items before a seat."""
    return _holding(state, seat, (*items_of(state, seat, secret), *items), secret)


def without_item(state: State, seat: int, item: Item, secret: bool) -> State:
    """The state with an item less before a seat, which has to have it."""
    return _holding(state, seat, without(items_of(state, seat, secret), [item]), secret)


def holding(state: State, seat: int, opened: Items, secret: Items) -> State:
    """The state in which a seat has these items and no others."""
    return _holding(_holding(state, seat, opened, False), seat, secret, True)


def _holding(state: State, seat: int, items: Items, secret: bool) -> State:
    where = "secret" if secret else "open"
    gold, me = gold_of(state), state.seats[seat]
    me = evolve(me, **{where: sort(counters_among(items))})
    mine = evolve(gold.seats[seat], **{where: sort_specials(specials_among(items))})
    gold = evolve(gold, seats=gold.with_seat(seat, mine))
    return evolve(state, seats=state.with_seat(seat, me), gold=gold)
