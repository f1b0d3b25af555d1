"""Games in which much is placed: random actions, few of them passes."""

import random
from collections.abc import Iterator

from elfenwidgets.rules import Edition, Pass, State, apply, editions, legal_actions, start

AMIGO = editions()["amigo-de"]
MOON = editions()["moon-1998"]
STRICT = AMIGO.with_rules(caravan_only_if_unable=True)
HOME = AMIGO.with_rules(town_cards=True, rounds=3)


def placing(edition: Edition, seats: int, seed: int) -> Iterator[State]:
    """Every state of such a game, up to the last decision."""
    state, rng = start(edition, seats, seed), random.Random(seed)
    while state.phase != "over":
        yield state
        actions = list(legal_actions(state))
        if state.phase == "plan" and rng.random() < 0.8:
            actions = [action for action in actions if not isinstance(action, Pass)] or actions
        state = apply(state, rng.choice(actions))
