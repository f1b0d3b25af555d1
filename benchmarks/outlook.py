"""How the factors of data/outlook.json come about; needs numpy.

    python benchmarks/outlook.py [rough] [fine] [--games 2000] [--write]

Four bots play, greedy ones for the rough outlook and planners for the fine one; before the end of
a round a boot sometimes wanders on by chance, so that boots end in all kinds of places. For each
boot at the end of rounds one to three the towns that it collects later are fitted to what
``outlook.Factors`` names: by least squares, and for the single towns and places with a ridge, for
those are many. Printed is how much of the variance the factors explain in the quarter of the games
that they were not fitted to. With ``--write`` the file is written.
"""

import argparse
import json
import random
import sys
from collections import defaultdict
from typing import NamedTuple

import numpy as np

from elfenwidgets.play.bots import bots
from elfenwidgets.play.bots.evaluation import FILE, tree
from elfenwidgets.play.journeys.network import DISTANCE, NUMBER, TOWNS, bits
from elfenwidgets.rules import BOARD, EndMove, Move, apply, editions, start, view
from elfenwidgets.rules.ending import rounds_to_come

SEATS = 4
BOTS = {"rough": "greedy", "fine": "planner"}
WANDERS = {"rough": 0.6, "fine": 0.35}
"""How often a boot wanders on where it could end its move."""

WHOLE = ("base", "each", "square", "tree", "nearest", "away")
RIDGE = 3.0
"""How strongly the factors of single towns are drawn to zero (Hoerl and Kennard 1970)."""


class End(NamedTuple):
    """A boot at the end of a round, and the towns that it collects later."""

    game: int
    boot: int
    towns: int
    later: int


def features(outlook: str, end: End) -> list[int]:
    """What the factors are factors of."""
    row = DISTANCE[end.boot]
    missed = [end.towns >> town & 1 for town in range(len(TOWNS))]
    away = [row[town] for town, counts in enumerate(missed) if counts]
    whole = [1, len(away), len(away) ** 2, tree(end.towns), min(away), sum(away)]
    if outlook == "rough":
        whole[2] = 0
        return whole
    return [*whole, *missed, *(int(town == end.boot) for town in range(len(TOWNS)))]


def ends(outlook: str, game: int) -> list[tuple[int, End]]:
    """A game: the rounds to come, and how the boot stands, for each end of a move."""
    state = start(editions()["amigo-de"], SEATS, f"{outlook}{game}")
    bot, rng = bots()[BOTS[outlook]](), random.Random(game)
    found = []
    while state.phase != "over":
        action = bot.choose(view(state, state.turn), rng).action
        to_come = rounds_to_come(state)
        if isinstance(action, EndMove) and to_come:
            moves = [a for a in view(state, state.turn).actions if isinstance(a, Move)]
            if moves and rng.random() < WANDERS[outlook]:
                action = rng.choice(moves)
            else:
                me = state.actor
                place = NUMBER[me.boot], bits(BOARD.missing(me.pieces))
                found.append((to_come, state.turn, place, len(me.pieces)))
        state = apply(state, action)
    last = [len(seat.pieces) for seat in state.seats]
    return [(left, End(game, *at, last[seat] - had)) for left, seat, at, had in found if at[1]]


def fitted(outlook: str, table: list[End]) -> tuple[np.ndarray, float]:
    """The factors, and how much they explain where they were not fitted."""
    x = np.array([features(outlook, end) for end in table], float)
    y = np.array([end.later for end in table], float)
    drawn = np.diag([0.0] * len(WHOLE) + [RIDGE] * (x.shape[1] - len(WHOLE)))
    seen = np.array([end.game % 4 > 0 for end in table])

    def solve(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return np.asarray(np.linalg.lstsq(x.T @ x + drawn, x.T @ y, rcond=None)[0])

    rest = y[~seen] - x[~seen] @ solve(x[seen], y[seen])
    return solve(x, y), 1 - rest.var() / y[~seen].var()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("outlooks", nargs="*", choices=[*BOTS, []], metavar="outlook")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    for outlook in options.outlooks or BOTS:
        tables = defaultdict(list)
        for game in range(options.games):
            for to_come, end in ends(outlook, game):
                tables[to_come].append(end)
            print(f"\r{outlook}: {game + 1}/{options.games}", end="", file=sys.stderr)
        print(file=sys.stderr)
        for to_come, table in sorted(tables.items(), reverse=True):
            factors, explained = fitted(outlook, table)
            rounded = factors.round(4).tolist()
            found = dict(zip(WHOLE, rounded, strict=False))
            if outlook == "fine":
                single = rounded[len(WHOLE) :]
                found["missing"] = dict(zip(TOWNS, single, strict=False))
                found["boot"] = dict(zip(TOWNS, single[len(TOWNS) :], strict=True))
            kept[outlook][str(to_come)] = found
            print(f"{outlook}, {to_come} to come: R2 {explained:.2f}, {len(table)} boots; {found}")
    if options.write:
        FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
