"""Which counter to draw: the one with which the best journey ends best."""

import random
from collections import Counter

from elfenwidgets.play.bots import explain, journeys
from elfenwidgets.play.bots.choice import Choice
from elfenwidgets.play.bots.planner import own_counters
from elfenwidgets.play.bots.ways import (
    KIND,
    PRICES,
    ROADS,
    Spot,
    Steps,
    Ways,
    laid,
    steps_of,
    with_own,
)
from elfenwidgets.rules.actions import Draw
from elfenwidgets.rules.board import COUNTERS
from elfenwidgets.rules.state import all_counters
from elfenwidgets.rules.view import OwnView

MAPS = 16
"""How often the others' counters are laid at random."""

LAID = 6
"""How many of them."""

WIDTH = 20
OPEN_MIND = 0.02
"""What a counter of the display has to be better than the average of the pile, in towns."""


def draw(view: OwnView, rng: random.Random) -> Choice:
    """The counter that helps most, over several maps; the pile is what is not seen, on average."""
    own, who = own_counters(view), journeys.viewer(view, fine=True)
    maps = [_map(steps_of(view), rng) for _ in range(MAPS)]
    worth: dict[str, float] = {}
    for kind in COUNTERS:
        more = [*own, KIND[kind]]
        worth[kind] = sum(
            Ways(who, with_own(steps, taken, more), more, WIDTH).best for steps, taken in maps
        )
    seen = [*view.display, *view.me.secret, *(kind for seat in view.seats for kind in seat.open)]
    hidden = Counter(all_counters()) - Counter(seen)
    pile = sum(worth[kind] * count for kind, count in hidden.items()) / hidden.total()

    def value(draw: Draw) -> float:
        return worth[draw.counter] if draw.counter else pile + OPEN_MIND * MAPS

    best = max((action for action in view.actions if isinstance(action, Draw)), key=value)
    return Choice(best, explain.of_draw(view, best))


def _map(steps: Steps, rng: random.Random) -> tuple[Steps, set[int]]:
    """The steps once some counters lie at random, and on which roads they lie."""
    taken: set[int] = set()
    while len(taken) < LAID:
        spot = Spot(rng.randrange(len(ROADS)), rng.randrange(len(COUNTERS)))
        if PRICES[spot.kind][spot.road] and spot.road not in taken:
            taken.add(spot.road)
            steps = laid(steps, spot)
    return steps, taken
