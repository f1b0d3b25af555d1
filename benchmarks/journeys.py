"""How long the exact search for the best journey takes: milliseconds, after planning.

    python benchmarks/journeys.py [positions]

The positions are those of whole games between bots, random and greedy in turn, just before the
boots move: one for each seat, four and six players. Times are those of the processor.
"""

import random
import sys
import time
from collections.abc import Iterator
from itertools import count, islice

from elfenwidgets.play.bots import bots
from elfenwidgets.play.routes import for_view
from elfenwidgets.rules import Edition, View, apply, editions, start, view


def positions(edition: Edition, seats: int) -> Iterator[View]:
    """Every seat's view at the end of planning, round for round, game after game."""
    names = ("random", "greedy")
    for seed in count():
        state = start(edition, seats, seed)
        rng = random.Random(seed)
        table = [bots()[names[(seat + seed) % 2]]() for seat in range(seats)]
        while state.phase != "over":
            before = state
            action = table[state.turn].choose(view(state, state.turn), rng).action
            state = apply(state, action)
            if before.phase != "travel" and state.phase == "travel":
                yield from (view(state, seat) for seat in range(seats))


def measure(label: str, edition: Edition, cards: int, wanted: int) -> None:
    for seats in (4, 6):
        some = (p for p in positions(edition, seats) if p.me is not None and p.me.cards == cards)
        taken = []
        for position in islice(some, wanted):
            before = time.process_time()
            journey = for_view(position)
            taken.append(1000 * (time.process_time() - before))
            assert journey.proved
        taken.sort()
        median, p99 = taken[len(taken) // 2], taken[len(taken) * 99 // 100]
        print(
            f"{label:24} {seats} players: median {median:6.2f}  p99 {p99:6.2f}"
            f"  max {taken[-1]:6.2f}  ({len(taken)} positions)",
            flush=True,
        )


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    free, moon = editions()["amigo-de"], editions()["moon-1998"]
    measure("free caravans, 8 cards", free, 8, wanted)
    measure("last resort, 8 cards", free.with_rules(caravan_only_if_unable=True), 8, wanted)
    measure("free caravans, 12 cards", moon, 12, wanted // 10)


if __name__ == "__main__":
    main()
