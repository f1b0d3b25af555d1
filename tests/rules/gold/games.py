"""Random games of Elfengold under every switch."""

import random
from collections.abc import Iterator
from itertools import groupby

from hypothesis import strategies as st

from elfenwidgets.play.game import Game
from elfenwidgets.rules import (
    BOARD,
    Action,
    Edition,
    Place,
    State,
    apply,
    editions,
    legal_actions,
    start,
)
from elfenwidgets.rules.gold.actions import PlaceItem
from elfenwidgets.rules.gold.state import GoldState
from tests.rules.randomplay import PLAYERS


@st.composite
def tables(draw: st.DrawFn) -> tuple[Edition, int, int]:
    """An edition with any switches of Elfengold, a number of players and a seed."""
    edition = editions()["elfengold"].with_rules(
        gold_values=draw(st.sampled_from(["printed", "drawn"])),
        witch=draw(st.booleans()),
        hand_limit=draw(st.sampled_from(["none", "four"])),
        town_cards=draw(st.booleans()),
        town_card_tie=draw(st.sampled_from(["distance", "cards"])),
        caravan_only_if_unable=draw(st.booleans()),
        boatmen=draw(st.sampled_from([[], ["Mare Magnum"], list(BOARD.lakes)])),
        lake_cost={lake: draw(st.integers(1, 2)) for lake in BOARD.lakes},
    )
    return edition, draw(st.integers(2, 6)), draw(st.integers(0, 10**9))


def pick(state: State, rng: random.Random) -> Action:
    """A legal action: first of what kind, then which, so that all kinds are seen.

    Items are laid near a boot more often than not, and bids are small, so that boots travel and
    coins are left for witches.
    """
    actions = sorted(legal_actions(state), key=lambda action: action.e)
    kinds = [list(group) for _, group in groupby(actions, key=lambda action: action.e)]
    moving = [kind for kind in kinds if kind[0].e in ("move", "witch_move", "fly")]
    if moving and rng.random() < 0.9:
        kinds = moving
    if len(kinds) > 1 and rng.random() < 0.5:
        kinds = [kind for kind in kinds if kind[0].e not in ("pass", "pass_bid")]
    kind = rng.choice(kinds)
    if kind[0].e == "bid" and rng.random() < 0.8:
        kind = kind[:2]
    if rng.random() < 0.8:
        boots = {seat.boot for seat in state.seats}
        laid = [action for action in kind if isinstance(action, Place | PlaceItem)]
        kind = [action for action in laid if _ends(action.road) & boots] or kind
    return rng.choice(kind)


def _ends(road: str) -> set[str]:
    return {BOARD.connections[road].a, BOARD.connections[road].b}


def states(edition: Edition, seats: int, seed: int) -> Iterator[State]:
    """Every state of one random game, from the first decision to the result."""
    rng, state = random.Random(seed), start(edition, seats, seed)
    while state.phase != "over":
        yield state
        state = apply(state, pick(state, rng))
    yield state


def game(edition: Edition, seats: int, seed: int | str, actions: int | None = None) -> Game:
    """A random game, or its first so many actions."""
    rng, played = random.Random(seed), Game(edition, PLAYERS[:seats], seed)
    while not played.over and actions != 0:
        played.play(pick(played.state, rng))
        actions = None if actions is None else actions - 1
    return played


def golden(state: State) -> GoldState:
    """What a game of Elfengold has of its own."""
    assert state.gold is not None
    return state.gold
