"""Drafting: the counter to draw is the one with which the best plan is worth most."""

import random
from collections import Counter
from functools import partial
from math import fsum

from elfenwidgets.play.bots import explain
from elfenwidgets.play.bots.choice import Choice
from elfenwidgets.play.bots.determinization import seen_counters
from elfenwidgets.play.bots.plan_search import Plan, viewer
from elfenwidgets.play.journeys.counters import Placement, fits
from elfenwidgets.play.journeys.network import Network
from elfenwidgets.rules.actions import Draw
from elfenwidgets.rules.board import COUNTERS, Board
from elfenwidgets.rules.state import all_counters
from elfenwidgets.rules.view import OwnView

MAPS = 16
"""How often the others' counters are laid at random."""

LAID = 6
"""How many of them."""

WIDTH = 18
"""How many places each plan follows with each number of cards left."""

OPEN_MIND = 0.02
"""What a counter of the display has to be better than the average of the pile, in towns."""


def draw(view: OwnView, rng: random.Random) -> Choice:
    """The counter that helps most, over several maps; the pile is what is not seen, on average."""
    own, who = view.me.counters, viewer(view, fine=True)
    maps = [_map(view.edition.board, Network.of(view), rng) for _ in range(MAPS)]
    worth: dict[str, float] = {}
    for kind in COUNTERS:
        more = [*own, kind]
        worth[kind] = fsum(Plan(who, roads, more, taken, WIDTH).best for roads, taken in maps)
    hidden = Counter(all_counters()) - Counter(seen_counters(view))
    pile = fsum(worth[kind] * count for kind, count in hidden.items()) / hidden.total()

    def value(draw: Draw) -> float:
        return worth[draw.counter] if draw.counter else pile + OPEN_MIND * MAPS

    best = max((action for action in view.actions if isinstance(action, Draw)), key=value)
    return Choice(best, partial(explain.of_draw, view, best))


def _map(board: Board, network: Network, rng: random.Random) -> tuple[Network, set[str]]:
    """The network once some counters lie at random, and the roads that are closed to others."""
    taken = set(board.outside)
    while len(taken) < len(board.outside) + LAID:
        made = Placement(rng.choice(board.roads).id, rng.choice(COUNTERS))
        if fits(made) and made.road not in taken:
            taken.add(made.road)
            network = network.placed(*made)
    return network, taken
