"""How long it takes to value every placement of one seat: milliseconds, while planning.

    python -m benchmarks.advice [positions]

The positions are those of whole games between bots, random and greedy in turn, in which somebody
plans and has something to place, for four and six players. How times are taken is told in
benchmarks/journeys.py. Beside it stands what the same costs when the best journey is looked for
anew after each placement; both must come to the same values, on a tenth of the positions.
"""

import sys
from collections.abc import Iterator
from itertools import islice
from statistics import median

from benchmarks.journeys import FREE, show, states
from elfenwidgets.play.journeys.best_journey import Value
from elfenwidgets.play.journeys.placements import advice, journey_after
from elfenwidgets.rules import Place, View, view


def places(position: View) -> list[Place]:
    """The counters that may be placed, and where."""
    return [action for action in position.actions if isinstance(action, Place)]


def planning(seats: int) -> Iterator[View]:
    """The view of whoever plans and has something to place."""
    for state in states(FREE, seats):
        if state.phase == "plan" and state.actor.held:
            mine = view(state, state.turn)
            if places(mine):
                yield mine


def one_by_one(position: View) -> list[Value]:
    """The value of each placement, from a search of its own."""
    return [journey_after(position, place).value for place in places(position)]


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for seats in (4, 6):
        positions = list(islice(planning(seats), wanted))
        said = [advice(position) for position in positions]
        assert all(each.proved for each in said)
        show(f"all placements, {seats} players", advice, positions)
        some = positions[::10]
        show("  the same one by one", one_by_one, some)
        differ = sum(
            one_by_one(position) != [each.after[place].value for place in places(position)]
            for position, each in zip(some, said[::10], strict=True)
        )
        usual = median(len(places(position)) for position in positions)
        print(f"  placements: median {usual:.0f}; differences: {differ}", flush=True)


if __name__ == "__main__":
    main()
