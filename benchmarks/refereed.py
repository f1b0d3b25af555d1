"""How many random games of Elfengold the engine and a referee agree on, and what was tried.

    python -m benchmarks.refereed [games [first]]

The tables have two to six seats in turn, and every switch by lot; in one game of
four all begin with seventeen towns. The referee is that of the tests
and shares no code with the engine. At each decision both see the same things, offer the same
actions, and think the same of four more that somebody may imagine. A game on which they disagree
is named by its number and ends the program.
"""

import random
import sys
import time

from elfenwidgets.rules import BOARD, Edition, editions
from elfenwidgets.rules.edition import LAKE_COSTS
from tests.rules.gold.refereed import Figures, refereed


def drawn(rng: random.Random) -> Edition:
    """An edition of Elfengold with every switch by lot."""
    return editions()["elfengold"].with_rules(
        gold_values=rng.choice(["printed", "drawn"]),
        witch=rng.random() < 0.5,
        hand_limit=rng.choice(["none", "four"]),
        town_cards=rng.random() < 0.5,
        town_card_tie=rng.choice(["distance", "cards"]),
        caravan_only_if_unable=rng.random() < 0.5,
        boatmen=[lake for lake in BOARD.lakes if rng.random() < 0.4],
        lake_cost={lake: rng.choice(LAKE_COSTS) for lake in BOARD.lakes},
    )


def main() -> None:
    given = [int(word) for word in sys.argv[1:]]
    games, first = (*given, *(2000, 0)[len(given) :])
    figures, begin = Figures(), time.process_time()
    for number in range(first, first + games):
        rng = random.Random(f"refereed/{number}")
        try:
            got = rng.sample(BOARD.piece_towns, 17) if number % 4 == 0 else ()
            refereed(drawn(rng), 2 + number % 5, rng.randrange(10**9), figures, got)
        except AssertionError as error:
            sys.exit(f"game {number}: {error}")
        print(f"\r{number + 1 - first}/{games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    refused = figures.refused.total()
    print(
        f"{games} games, {figures.decisions:,} decisions, {figures.on_offer:,} actions on offer,"
        f" {figures.allowed + refused:,} imagined: {figures.allowed:,} allowed, {refused:,} refused"
        f"; {time.process_time() - begin:.0f} s of the processor"
    )
    print("played ", *(f"{name} {count:,}" for name, count in figures.played.most_common()))
    print("refused", *(f"{rule} {count:,}" for rule, count in sorted(figures.refused.items())))


if __name__ == "__main__":
    main()
