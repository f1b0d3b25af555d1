"""Boards to paint: what a seat sees at the first moment, and late in a crowded game."""

from dataclasses import replace
from random import Random

from elfenwidgets.rules.board import BOARD, CHART, COUNTERS
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.engine import start
from elfenwidgets.rules.state import Seat, sort
from elfenwidgets.rules.view import View, view
from elfenwidgets.rules.vocabulary import Transport
from elfenwidgets.ui.drawing.marks import Marks, PriceTag, Trail
from elfenwidgets.ui.drawing.targets import Target

TOWNS = sorted(set(BOARD.towns) - {BOARD.capital})
LABELS = {
    "display": "On display",
    "counters": "Your counters",
    "hand": "Your hand",
    "town_card": "Your town card",
}


def opening(seats: int = 6) -> View:
    """The first moment: every boot in the capital, every piece in its place."""
    return view(start(editions()["amigo-de"], seats, "opening", 0), 0)


def late(seats: int = 6, left: int = 10, counters: int = 30, obstacles: int = 6) -> View:
    """What seat 0 sees with ``left`` pieces of each colour and ``counters`` on the roads."""
    rng = Random("late")
    on = {
        road.id: rng.choice([kind for kind in COUNTERS if road.kind in CHART[kind]])
        for road in rng.sample(BOARD.roads, counters)
    }
    hand: list[Transport] = ["dragon", "dragon", "dragon", "raft", "raft", "unicorn", "giant_pig"]
    hand += ["magic_cloud"]
    state = replace(
        start(editions()["moon-1998"], seats, "late", 0),
        phase="travel",
        round=3,
        counters=on,
        obstacles=frozenset(sorted(on)[:obstacles]),
        seats=tuple(
            Seat(
                boot=rng.choice(TOWNS),
                pieces=frozenset(rng.sample(TOWNS, 20 - left)),
                hand=sort(hand),
                open=("elfcycle", "troll_wagon", "dragon"),
                secret=("giant_pig", "unicorn"),
                obstacle=seat % 2 == 0,
                town_card="mahdavikia",
            )
            for seat in range(seats)
        ),
    )
    return view(state, 0)


def busy(seen: View) -> Marks:
    """Marks as many as there can be: forty ways glow, a dozen are priced."""
    ways = sorted(BOARD.connections)
    priced = [*sorted(seen.counters)[:10], "river:virst-ixara", "lake:elvenhold-virst"]
    return Marks(
        legal=frozenset(
            [Target("road", id) for id in ways[:40]]
            + [Target("card", "dragon"), Target("counter", "elfcycle"), Target("pile", "")]
        ),
        chosen=(Target("road", priced[0]), Target("card", "raft")),
        focus=Target("road", priced[1]),
        prices={
            id: PriceTag(
                1 + i % 2, seen.counters.get(id, "raft") if i % 5 else "caravan", i % 3 // 2
            )
            for i, id in enumerate(priced)
        },
        trail=Trail(0, ("forest:feodor-lapphalya", "forest:feodor-rivinia")),
    )
