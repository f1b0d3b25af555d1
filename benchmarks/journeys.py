"""How long the exact search for the best journey takes, also beside OR-Tools' CP-SAT.

    python -m benchmarks.journeys [positions [compared]]

The positions are those of whole games between bots, random and greedy in turn, just before the
boots move: one for each seat, four and six players. Times are milliseconds of the processor, with
Python's garbage collection, which comes when it comes, put off until after each row. Since a busy
machine holds up now this position and now that one, the slowest twenty are timed again, and the
longest of those is printed, too.

The second table holds the search against a plain model of the same journeys, which is
tests/play/journeys/cpsat.py, solved by one worker: the two must find the same number of towns, of
cards left, and the same worth of these.
"""

import gc
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from statistics import median

from elfenwidgets.play.bots import bots
from elfenwidgets.play.journeys.best_journey import for_view, task
from elfenwidgets.rules import Edition, State, View, apply, editions, start, view
from tests.play.journeys.cpsat import best_value

FREE, MOON = editions()["amigo-de"], editions()["moon-1998"]
LAST_RESORT = FREE.with_rules(caravan_only_if_unable=True)
HOME = FREE.with_rules(town_cards=True)


def states(edition: Edition, seats: int) -> Iterator[State]:
    """Every state of game after game between bots."""
    names = ("random", "greedy")
    for seed in count():
        state = start(edition, seats, seed)
        rng = random.Random(seed)
        table = [bots()[names[(seat + seed) % 2]]() for seat in range(seats)]
        while state.phase != "over":
            yield state
            state = apply(state, table[state.turn].choose(view(state, state.turn), rng).action)


def after_planning(edition: Edition, seats: int, cards: int) -> Iterator[View]:
    """Every seat's view at the end of planning, where it has so many cards."""
    before = ""
    for state in states(edition, seats):
        if before != "travel" and state.phase == "travel":
            for seat in range(seats):
                if len(state.seats[seat].hand) == cards:
                    yield view(state, seat)
        before = state.phase


def milliseconds(deed: Callable[[View], object], position: View) -> float:
    before = time.process_time()
    deed(position)
    return 1000 * (time.process_time() - before)


def timed(deed: Callable[[View], object], positions: Sequence[View]) -> tuple[list[float], float]:
    """All times, and the longest when the slowest twenty are timed three times again."""
    gc.collect()
    gc.disable()
    times = [milliseconds(deed, position) for position in positions]
    slowest = sorted(range(len(times)), key=times.__getitem__)[-20:]
    again = max(min(milliseconds(deed, positions[i]) for _ in range(3)) for i in slowest)
    gc.enable()
    return times, again


def show(label: str, deed: Callable[[View], object], positions: Sequence[View]) -> None:
    times, again = timed(deed, positions)
    times.sort()
    print(
        f"{label:34} median {median(times):6.2f}  p99 {times[len(times) * 99 // 100]:6.2f}"
        f"  max {times[-1]:6.2f} (again {again:6.2f})  {len(times)} positions",
        flush=True,
    )


def measure(label: str, edition: Edition, cards: int, wanted: int) -> None:
    for seats in (4, 6):
        positions = list(islice(after_planning(edition, seats, cards), wanted))
        assert all(for_view(position).proved for position in positions)
        show(f"{label}, {seats} players", for_view, positions)


def compare(wanted: int) -> None:
    """Both solvers on the same positions."""
    ours: list[float] = []
    theirs: list[float] = []
    disagreements = 0
    for label, edition, seats in (
        ("free caravans, 4 players", FREE, 4),
        ("free caravans, 6 players", FREE, 6),
        ("last resort, 4 players", LAST_RESORT, 4),
        ("boatmen and town cards, 4 players", MOON, 4),
        ("town cards, 5 players", HOME, 5),
    ):
        positions = list(islice(after_planning(edition, seats, 8), wanted))
        fast = timed(for_view, positions)[0]
        slow = []
        for position in positions:
            before = time.process_time()
            value = best_value(position, *task(position))
            slow.append(1000 * (time.process_time() - before))
            disagreements += value != for_view(position).value
        print(f"{label:34} {_beside(fast, slow)}", flush=True)
        ours += fast
        theirs += slow
    print(f"{'all':34} {_beside(ours, theirs)}")
    print(f"disagreements: {disagreements}")


def _beside(ours: Sequence[float], theirs: Sequence[float]) -> str:
    ratio = median(theirs) / median(ours)
    return (
        f"median {median(ours):6.2f}  CP-SAT {median(theirs):7.1f}  {ratio:5.0f} times"
        f"  {len(ours)} positions"
    )


def main() -> None:
    wanted, compared = (int(word) for word in [*sys.argv[1:], "2000", "60"][:2])
    measure("free caravans, 8 cards", FREE, 8, wanted)
    measure("last resort, 8 cards", LAST_RESORT, 8, wanted)
    measure("free caravans, 12 cards", MOON, 12, wanted // 10)
    compare(compared)


if __name__ == "__main__":
    main()
