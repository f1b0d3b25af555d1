"""How long it takes to look back at a game of six, beside replaying its record.

Run: python benchmarks/game_review.py
"""

import time
from collections.abc import Callable
from functools import partial
from statistics import median

from elfenwidgets.play.coaching.game_review import Review
from elfenwidgets.play.selfplay import play
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.record import replay

GAMES = 3


def seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def whole(record: dict[str, object]) -> None:
    """Every journey beside the best one, and every turning point."""
    review = Review(record)
    for trip in review.trips:
        _ = trip.best
    for number in review.rounds:
        review.turnings(number)


def main() -> None:
    for edition in ("amigo-de", "moon-1998"):
        both = []
        for seed in range(GAMES):
            record = play(editions()[edition], ["greedy"] * 6, seed).record()
            both.append((seconds(partial(whole, record)), seconds(partial(replay, record))))
        reviews, replays = zip(*both, strict=True)
        print(
            f"{edition}, 6 seats: review {median(reviews):.2f} s, "
            f"replay {1000 * median(replays):.0f} ms, ratio {median(reviews) / median(replays):.0f}"
        )


if __name__ == "__main__":
    main()
