"""What the games say about the bots: win rates and how sure they are, towns, ratings."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean
from typing import Any, NamedTuple

from elfenwidgets.play.tournament.schedule import TourRow
from elfenwidgets.play.usage import load

CONFIDENCE = 0.95


class BotStanding(NamedTuple):
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


class RunningStandings:
    """The bots' standings while games come in, one after the other and in their order.

    Ratings are those of Plackett and Luce's model as openskill has it (Weng and Lin 2011), from the
    places of each game; everybody begins with 25 and 25/3. A bot on several chairs of a game gets
    the mean of what each would get; a game of one bot against itself rates nobody.
    """

    def __init__(self) -> None:
        """Begin with no game.

        Raises:
            UsageError: the library for ratings is not installed.
        """
        self._model = load("openskill.models", "tournament").PlackettLuce()
        self._bots: dict[str, _Total] = {}

    def add(self, game: Sequence[TourRow]) -> None:
        """Count one game, given as the rows of all its seats."""
        for row in game:
            total = self._bots.setdefault(row.bot, _Total(self._model.rating()))
            total.seats += 1
            total.wins += row.win
            total.pieces += row.pieces
        if len({row.bot for row in game}) > 1:
            self._rate(game)

    def _rate(self, game: Sequence[TourRow]) -> None:
        before = [self._bots[row.bot].rating for row in game]
        teams = [[self._model.create_rating([rating.mu, rating.sigma])] for rating in before]
        after = [team[0] for team in self._model.rate(teams, ranks=[row.place for row in game])]
        for bot in {row.bot for row in game}:
            own = [new for new, row in zip(after, game, strict=True) if row.bot == bot]
            mean, doubt = fmean(new.mu for new in own), fmean(new.sigma for new in own)
            self._bots[bot].rating = self._model.create_rating([mean, doubt])

    def standings(self) -> list[BotStanding]:
        """Every bot's standing, most wins a seat first."""
        found = [
            BotStanding(
                bot,
                total.seats,
                total.wins,
                *wilson(total.wins, total.seats),
                total.pieces / total.seats,
                total.rating.mu,
                total.rating.sigma,
            )
            for bot, total in sorted(self._bots.items())
        ]
        return sorted(found, key=lambda standing: -standing.rate)


@dataclass
class _Total:
    rating: Any
    seats: int = 0
    wins: float = 0.0
    pieces: int = 0


def wilson(wins: float, trials: int) -> tuple[float, float]:
    """Wilson's score interval for a rate (Wilson 1927, without correction for continuity).

    ``wins`` may hold fractions: a k-th for a win shared by k. A fraction spreads less than a whole
    win would, so the interval is then, if anything, too wide. So it is where a bot sits on several
    chairs of a game, which cannot all win.

    >>> [round(end, 2) for end in wilson(5, 10)]
    [0.24, 0.76]
    """
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    rate, extra = wins / trials, z * z / trials
    middle = (rate + extra / 2) / (1 + extra)
    half = z / (1 + extra) * sqrt(rate * (1 - rate) / trials + extra / (4 * trials))
    return max(0.0, middle - half), min(1.0, middle + half)
