"""What the table of games says: means and slopes, each with its 95% interval.

The seats of a game depend on each other, the games do not. So whatever is averaged is first made
one number a game, and the intervals are those of numbers that are independent.
"""

from statistics import NormalDist
from typing import TYPE_CHECKING, Any

from elfenwidgets.play.analysis.games import TABLE
from elfenwidgets.play.tournament.standings import CONFIDENCE
from elfenwidgets.play.usage import load
from elfenwidgets.rules.board import BOARD, COUNTERS

if TYPE_CHECKING:
    from pandas import DataFrame, Series
    from pandas.api.typing import DataFrameGroupBy

GAME = ["edition", "players", "game"]
"""The columns that name a game."""

ALL = "all"
"""The row for all games together."""

Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


def games() -> "DataFrame":
    """The table of games, one row a seat and game; ``games.COLUMNS`` says what is in it.

    Raises:
        UsageError: pandas is not installed.
    """
    table: DataFrame = load("pandas", "analysis").read_csv(TABLE, keep_default_na=False)
    return table


def start_player(table: "DataFrame") -> "DataFrame":
    """What it is worth to start, by number of players and over all games.

    ``wins`` is the start player's share of the wins less the fair share of one seat, in percentage
    points; ``pieces`` how many more pieces the start player collects than the others on average.
    """
    first = table[table["order"] == 0].set_index(GAME)
    others = table[table["order"] > 0].groupby(GAME)["pieces"].mean()
    players = first.index.get_level_values("players").to_numpy()
    more = first[["win", "pieces"]].set_axis(["wins", "pieces"], axis=1)
    more["wins"] = 100 * (more["wins"] - 1 / players)
    more["pieces"] = more["pieces"] - others
    by_players, whole = more.groupby(players), more.groupby([ALL] * len(more))
    concat = load("pandas", "analysis").concat
    figures: DataFrame = concat([_means(by_players), _means(whole)]).rename_axis("players")
    return figures


def scores(table: "DataFrame") -> "DataFrame":
    """The mean score of a seat and of the winners, by edition (and over all) and players."""
    winners = table[table["win"] > 0].groupby(GAME)["score"].mean()
    by_game = table.groupby(GAME)["score"].mean().to_frame().assign(winners=winners)
    concat = load("pandas", "analysis").concat
    whole = concat({ALL: by_game.droplevel("edition")}, names=["edition"])
    names = ["edition", "players"]
    figures: DataFrame = concat(
        [_means(each.groupby(names, sort=False)) for each in (by_game, whole)]
    )
    return figures


def left_out(table: "DataFrame") -> "DataFrame":
    """What share of the seats misses each town, in percent, the most missed town first.

    ``away`` is the town's distance from Elvenhold, ``roads`` how many roads lead to it.
    """
    towns = BOARD.piece_towns
    missed = 100 * table["missed"].str.get_dummies(" ").reindex(columns=towns, fill_value=0)
    by_game = missed.groupby([table[name] for name in GAME]).mean()
    figures = _interval("missed", by_game.mean(), by_game.sem()).rename_axis("town")
    figures["away"] = [BOARD.distance(BOARD.capital, town) for town in towns]
    figures["roads"] = [sum(way.is_road for way in BOARD.leaving(town)) for town in towns]
    return figures.sort_values("missed", ascending=False)


def counters(table: "DataFrame", what: str) -> "DataFrame":
    """How many more pieces go with one more counter of a kind ``"placed"`` or ``"kept"``.

    ``mean`` is how many of them a seat places or keeps in a game. All seats place and keep nearly
    the same number of counters, so one more of a kind stands in for one of another. A seat is
    compared with the others of its game only: ``pieces`` is the slope of least squares through the
    differences from the game's means, for each kind by itself; its interval allows for seats of a
    game that depend on each other (Liang and Zeger 1986).
    """
    kinds = [f"{what}_{kind}" for kind in COUNTERS]
    game = [table[name] for name in GAME]
    own = table[[*kinds, "pieces"]]
    within = own - own.groupby(game).transform("mean")
    x, y = within[kinds], within["pieces"]
    squares = (x * x).sum()
    slope = x.mul(y, axis=0).sum() / squares
    left = -(x * slope).sub(y, axis=0)
    error = ((x * left).groupby(game).sum() ** 2).sum() ** 0.5 / squares
    figures = _interval("pieces", slope, error)
    figures.insert(0, "mean", own[kinds].mean())
    return figures.set_axis(list(COUNTERS)).rename_axis("kind")


def _means(grouped: "DataFrameGroupBy[Any, Any]") -> "DataFrame":
    """The mean and its interval of each column of a frame that has one row a game."""
    mean, error = grouped.mean(), grouped.sem()
    concat = load("pandas", "analysis").concat
    parts = [_interval(name, mean[name], error[name]) for name in mean.columns]
    figures: DataFrame = concat(parts, axis=1)
    return figures


def _interval(name: str, mean: "Series[float]", error: "Series[float]") -> "DataFrame":
    """A mean and the ends of its interval as three columns, from its standard error."""
    frame = mean.to_frame(name)
    return frame.assign(**{f"{name}_low": mean - Z * error, f"{name}_high": mean + Z * error})
