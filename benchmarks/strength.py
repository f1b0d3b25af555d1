"""How strong each bot is against the one below it, and how long it thinks.

    python benchmarks/strength.py [medium] [hard] [expert] [table] [--games 600] [--minutes 60]
                                  [--edition amigo-de]

In a match one bot meets three of the one below it; everybody sits on each chair equally often, and
a fair share is 25 %. "table" are four greedy bots: how many towns they collect. A match ends early
when its minutes are over. Said are the wins (who share one get equal parts) and the towns, each
with its standard error over the games, and the processor's time for a decision.
"""

import argparse
import random
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from elfenwidgets.play.bots import bots
from elfenwidgets.play.game import Game
from elfenwidgets.play.tournament.schedule import Tournament
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import COLORS, Player

MATCHES = {
    "medium": ("greedy", "random", "random", "random"),
    "hard": ("planner", "greedy", "greedy", "greedy"),
    "expert": ("searcher", "planner", "planner", "planner"),
    "table": ("greedy", "greedy", "greedy", "greedy"),
}

Times = defaultdict[str, list[float]]


def play(tournament: Tournament, number: int, times: Times) -> Game:
    """A game of a tournament, with the seconds for each decision by bot."""
    seating, seed = tournament.seating(number), tournament.game_seed(number)
    players = [Player(f"{name} {i}", COLORS[i]) for i, name in enumerate(seating)]
    game = Game(editions()[tournament.edition], players, seed)
    seated = [bots()[name]() for name in seating]
    chance = [random.Random(f"{seed}/bot/{seat}") for seat in range(len(seating))]
    while not game.over:
        seat = game.state.turn
        view = game.view(seat)
        begin = time.process_time()
        choice = seated[seat].choose(view, chance[seat])
        times[seating[seat]].append(time.process_time() - begin)
        game.play(choice.action)
    return game


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")


def match(name: str, edition: str, games: int, seconds: float) -> None:
    """Play a match and print what came of it."""
    first, below, *_ = MATCHES[name]
    tournament = Tournament(MATCHES[name], edition, 4, games, seed=0)
    times: Times = defaultdict(list)
    wins: list[float] = []
    towns: dict[str, list[float]] = {first: [], below: []}
    end = time.monotonic() + seconds
    for number in range(games):
        state = play(tournament, number, times).state
        assert state.winners is not None
        seats = defaultdict(list)
        for seat, bot in enumerate(tournament.seating(number)):
            seats[bot].append(seat)
        wins.append(sum(seat in state.winners for seat in seats[first]) / len(state.winners))
        for bot, chairs in seats.items():
            towns[bot].append(fmean(len(state.seats[seat].pieces) for seat in chairs))
        print(f"\r{name}: {number + 1}/{games}, {fmean(wins):.1%}", end="", file=sys.stderr)
        if time.monotonic() > end:
            break
    print(file=sys.stderr)
    if first != below:
        share, error = mean(wins)
        print(f"{first} against three {below}: {share:.1%} wins (se {error:.1%}), ", end="")
    print(f"{len(wins)} games")
    for bot, collected in towns.items():
        average, error = mean(collected)
        taken = sorted(times[bot])
        middle, high = (taken[len(taken) * percent // 100] for percent in (50, 95))
        print(
            f"  {bot:9} {average:5.2f} towns (se {error:.2f}); a decision: median"
            f" {1000 * middle:.1f} ms, p95 {1000 * high:.0f} ms, most {1000 * taken[-1]:.0f} ms",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("matches", nargs="*", choices=[*MATCHES, []], metavar="match")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--edition", default="amigo-de", choices=[*editions()])
    options = parser.parse_args()
    for name in options.matches or MATCHES:
        match(name, options.edition, options.games, 60 * options.minutes)


if __name__ == "__main__":
    main()
