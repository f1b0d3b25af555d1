"""What the games say about the bots: win rates and how sure they are, towns, ratings."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from math import sqrt
from statistics import NormalDist, fmean
from typing import Any, NamedTuple

from elfenwidgets.play.tournament.schedule import Row
from elfenwidgets.play.usage import load

CONFIDENCE = 0.95


class Standing(NamedTuple):
    """One bot over all its seats; ``rating`` and ``doubt`` are mean and standard deviation."""

    bot: str
    seats: int
    wins: float
    low: float
    high: float
    towns: float
    rating: float
    doubt: float

    @property
    def rate(self) -> float:
        """Wins a seat."""
        return self.wins / self.seats


def standings(rows: Sequence[Row]) -> list[Standing]:
    """Every bot's standing, most wins a seat first; ``rows`` in the order of the games.

    Raises:
        UsageError: the library for ratings is not installed.
    """
    rated = ratings(rows)
    found = []
    for bot in sorted(rated):
        own = [row for row in rows if row.bot == bot]
        wins = sum(row.win for row in own)
        towns = fmean(row.pieces for row in own)
        found.append(Standing(bot, len(own), wins, *wilson(wins, len(own)), towns, *rated[bot]))
    return sorted(found, key=lambda standing: -standing.rate)


def wilson(wins: float, trials: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's score interval for a rate (Wilson 1927, without correction for continuity).

    ``wins`` may hold fractions: a k-th for a win shared by k. A fraction spreads less than a whole
    win would, so the interval is then, if anything, too wide. So it is where a bot sits on several
    chairs of a game, which cannot all win.
    """
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    rate, extra = wins / trials, z * z / trials
    middle = (rate + extra / 2) / (1 + extra)
    half = z / (1 + extra) * sqrt(rate * (1 - rate) / trials + extra / (4 * trials))
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(rows: Iterable[Row]) -> dict[str, tuple[float, float]]:
    """Each bot's rating after the games, in their order: mean and standard deviation.

    Plackett and Luce's model as openskill has it (Weng and Lin 2011), from the places of each
    game; everybody begins with 25 and 25/3. A bot on several chairs of a game gets the mean of what
    each would get; a game of one bot against itself rates nobody.

    Raises:
        UsageError: openskill is not installed.
    """
    model = load("openskill.models", "tournament").PlackettLuce()
    rated: dict[str, Any] = {}
    for _, game in groupby(rows, key=lambda row: row.game):
        seats = list(game)
        rated |= {row.bot: model.rating() for row in seats if row.bot not in rated}
        if len({row.bot for row in seats}) == 1:
            continue
        teams = [[model.create_rating([rated[row.bot].mu, rated[row.bot].sigma])] for row in seats]
        after = [team[0] for team in model.rate(teams, ranks=[row.place for row in seats])]
        for bot in {row.bot for row in seats}:
            own = [new for new, row in zip(after, seats, strict=True) if row.bot == bot]
            mean, doubt = fmean(new.mu for new in own), fmean(new.sigma for new in own)
            rated[bot] = model.create_rating([mean, doubt])
    return {bot: (rating.mu, rating.sigma) for bot, rating in rated.items()}
