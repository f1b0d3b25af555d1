"""How the figures of elfenwidgets/play/bots/outlook.py came about; needs numpy.

    python benchmarks/outlook.py [games]

Four greedy bots play; before the end of a round a boot sometimes wanders on by chance, so that
boots end in all kinds of places. For each boot at the end of rounds one to three the towns that it
collects later are fitted by least squares to what FUTURE names.
"""

import random
import sys
from collections import defaultdict

import numpy as np

from elfenwidgets.play.bots import bots
from elfenwidgets.play.bots.outlook import DISTANCE, missing, tree
from elfenwidgets.play.network import NUMBER, TOWNS
from elfenwidgets.rules import EndMove, Move, apply, editions, start, view

SEATS, WANDERS = 4, 0.6

Features = tuple[int, int, int, int, int]


def features(boot: str, pieces: frozenset[str]) -> Features:
    """One, and what the factors of FUTURE stand for."""
    towns = missing(pieces)
    row = DISTANCE[NUMBER[boot]]
    away = [row[town] for town in range(len(TOWNS)) if towns >> town & 1]
    return 1, len(away), tree(towns), min(away, default=0), sum(away)


def samples(seed: int) -> list[tuple[int, Features, int]]:
    """A game: the rounds to come, the features and the towns to come, for each end of a move."""
    state = start(editions()["amigo-de"], SEATS, f"d{seed}")
    bot, rng = bots()["greedy"](), random.Random(seed)
    ends = []
    while state.phase != "over":
        action = bot.choose(view(state, state.turn), rng).action
        to_come = state.edition.rounds - state.round
        if isinstance(action, EndMove) and to_come:
            moves = [a for a in view(state, state.turn).actions if isinstance(a, Move)]
            if moves and rng.random() < WANDERS:
                action = rng.choice(moves)
            else:
                me = state.actor
                ends.append((to_come, state.turn, features(me.boot, me.pieces), len(me.pieces)))
        state = apply(state, action)
    last = [len(seat.pieces) for seat in state.seats]
    return [(to_come, found, last[seat] - had) for to_come, seat, found, had in ends]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 286
    rows = defaultdict(list)
    for seed in range(games):
        for to_come, found, towns in samples(seed):
            rows[to_come].append((*found, towns))
        print(f"\r{seed + 1}/{games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    for to_come, table in sorted(rows.items(), reverse=True):
        *columns, towns = np.array(table, float).T
        x = np.stack(columns, axis=1)
        factors = np.linalg.lstsq(x, towns, rcond=None)[0]
        rest = ((towns - x @ factors) ** 2).sum() / ((towns - towns.mean()) ** 2).sum()
        print(f"{to_come}: {tuple(factors.round(3).tolist())}  R2 {1 - rest:.2f}, {len(x)} boots")


if __name__ == "__main__":
    main()
