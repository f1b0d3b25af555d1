"""Phase 7 of Elfengold: the round is finished, or the game is over."""

from collections import Counter
from functools import lru_cache

from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.ending import won_after_moves
from elfenwidgets.rules.gold.actions import KeepItems
from elfenwidgets.rules.gold.phases.items import held, holding, items_of
from elfenwidgets.rules.gold.state import ITEMS, KEPT, Items, gold_of, several
from elfenwidgets.rules.refusal import Refusal, refuse
from elfenwidgets.rules.state import State, evolve, shuffled, without


def next_boot(state: State) -> State:
    """The next seat moves; after the last one the game is over, or the round finished."""
    done = state.done + 1
    state = evolve(state, phase="travel", turn=state.after(state.turn), done=done)
    if done < len(state.seats):
        return state
    outcome = won_after_moves(state)
    if outcome is not None:
        return evolve(state, phase="over", winners=outcome.winners)
    return _asked(_cleared(state))


def _cleared(state: State) -> State:
    """The board without items: they are in the pile (G7.1)."""
    gold = gold_of(state)
    pile: Items = (
        *gold.pile,
        *state.counters.values(),
        *gold.doubles.values(),
        *several("double", len(gold.doubles)),
        *several("tree", len(state.obstacles)),
        *several("gold_piece", len(gold.gold_pieces)),
        *several("sea_monster", len(gold.monsters)),
    )
    nothing: frozenset[str] = frozenset()
    gold = evolve(gold, pile=pile, doubles={}, gold_pieces=nothing, monsters=nothing)
    return evolve(state, counters={}, obstacles=nothing, gold=gold)


def _asked(state: State) -> State:
    """The next seat that has more than two items is asked which to keep (G7.2)."""
    count = len(state.seats)
    for seat in ((state.start + i) % count for i in range(count)):
        if held(state, seat) > KEPT:
            return evolve(state, phase="keep_items", turn=seat)
    gold = gold_of(state)
    pile = shuffled(gold.pile, state.seed, f"items/{state.round + 1}")
    return evolve(state, phase="round", gold=evolve(gold, pile=pile))


def legal(state: State) -> list[Action]:
    """Every choice of two items."""
    seat = state.turn
    return [
        KeepItems(seat, opened, secret)
        for opened, secret in _pairs(items_of(state, seat, False), items_of(state, seat, True))
    ]


@lru_cache(maxsize=1024)
def _pairs(opened: Items, secret: Items) -> tuple[tuple[Items, Items], ...]:
    """The different ways to keep two of some items, each as it lies."""
    lying = [(item, False) for item in opened] + [(item, True) for item in secret]
    pairs = {(first, second): None for i, first in enumerate(lying) for second in lying[i + 1 :]}
    return tuple(
        (
            tuple(item for item, hidden in pair if not hidden),
            tuple(item for item, hidden in pair if hidden),
        )
        for pair in pairs
    )


def why_not(state: State, action: Action) -> Refusal | None:
    """What forbids ``action``, which is well formed and by the seat in turn."""
    if not isinstance(action, KeepItems):
        return refuse("G7.2", "keep-two-first")
    kept = len(action.open) + len(action.secret)
    if kept != KEPT:
        return refuse("G7.2", "keep-two", given=kept, have=held(state, state.turn))
    for items, secret in ((action.open, False), (action.secret, True)):
        lacking = Counter(items) - Counter(items_of(state, state.turn, secret))
        for item in ITEMS:
            if item in lacking:
                return refuse("G7.2", "item-not-held", item=item)
    return None


def apply(state: State, action: Action) -> State:
    """The state after a legal ``action``: two items stay as they lay, the rest goes back."""
    assert isinstance(action, KeepItems)
    seat = state.turn
    given = (
        *without(items_of(state, seat, False), action.open),
        *without(items_of(state, seat, True), action.secret),
    )
    state = holding(state, seat, action.open, action.secret)
    gold = gold_of(state)
    return _asked(evolve(state, gold=evolve(gold, pile=(*gold.pile, *given))))
