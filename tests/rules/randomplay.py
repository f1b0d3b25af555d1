"""Games that nobody thinks about: random legal actions, for tests that want every situation."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import Any

from elfenwidgets.play.game import Game
from elfenwidgets.rules import Action, Edition, State, apply, editions, legal_actions, start
from elfenwidgets.rules.edition import base_editions
from elfenwidgets.rules.players import COLORS, Player

PLAYERS = tuple(
    Player(name, color)
    for name, color in zip(("Ada", "Bo", "Cy", "Di", "Ed", "Flo"), COLORS, strict=True)
)


def variants() -> dict[str, Edition]:
    """Every edition of the base game, and house rules that no edition has."""
    amigo, moon = editions()["amigo-de"], editions()["moon-1998"]
    return dict(base_editions()) | {
        "strict-caravans": amigo.with_rules(caravan_only_if_unable=True),
        "strict-moon": moon.with_rules(caravan_only_if_unable=True, town_card_tie="distance"),
        "boats-everywhere": moon.with_rules(
            rounds=3,
            boatmen=["Mare Magnum", "Mare Nebulae"],
            lake_cost={"Mare Magnum": 1, "Mare Nebulae": 2},
            give_back="round_end",
            early_end="at_once_to_round_3",
        ),
        "amigo-with-towns": amigo.with_rules(town_cards=True),
    }


TABLES = [(key, 2 + number % 5) for number, key in enumerate(variants())]
"""Each variant with a number of players: all numbers come in turn."""


def pick(state: State, rng: random.Random) -> Action:
    """A legal action: first of what kind, then which, so that boots travel far."""
    kinds = [
        list(group)
        for _, group in groupby(
            sorted(legal_actions(state), key=lambda a: (a.e, getattr(a, "how", ""))),
            key=lambda a: (a.e, getattr(a, "how", "")),
        )
    ]
    moving = [kind for kind in kinds if kind[0].e == "move"]
    if moving and rng.random() < 0.85:
        kinds = moving
    if state.phase == "plan" and len(kinds) > 1 and rng.random() < 0.5:
        kinds = [kind for kind in kinds if kind[0].e != "pass"]
    return rng.choice(rng.choice(kinds))


def states(edition: Edition, seats: int, seed: int, first: int | None = None) -> Iterator[State]:
    """Every state of one random game, from the first decision to the result."""
    rng = random.Random(seed)
    state = start(edition, seats, seed, first)
    while state.phase != "over":
        yield state
        state = apply(state, pick(state, rng))
    yield state


def game(edition: Edition, seats: int, seed: int | str, actions: int | None = None) -> Game:
    """A random game, or its first so many actions."""
    rng = random.Random(seed)
    game = Game(edition, PLAYERS[:seats], seed)
    while not game.over and actions != 0:
        game.play(pick(game.state, rng))
        actions = None if actions is None else actions - 1
    return game


@cache
def records() -> dict[str, dict[str, Any]]:
    """A whole random game of every variant, with every number of players among them."""
    return {
        key: game(edition, 2 + i % 5, 100 + i).record()
        for i, (key, edition) in enumerate(variants().items())
    }
