"""What the games of a tournament say: win rates and how sure they are, ratings."""

from itertools import groupby

import pytest

from elfenwidgets.play.tournament.schedule import TourRow
from elfenwidgets.play.tournament.standings import BotStanding, RunningStandings, wilson


def games(*places: dict[str, int]) -> list[TourRow]:
    """Games by the place of each bot; who has place 1 wins."""
    return [
        TourRow(i, 0, "amigo-de", len(game), seat, bot, 0, 9, 0, 9, 0, place, float(place == 1))
        for i, game in enumerate(places)
        for seat, (bot, place) in enumerate(game.items())
    ]


def standings(rows: list[TourRow]) -> list[BotStanding]:
    """The standings after games that came in one by one."""
    tally = RunningStandings()
    for _, game in groupby(rows, key=lambda row: row.game):
        tally.add(list(game))
    return tally.standings()


def ratings(rows: list[TourRow]) -> dict[str, tuple[float, float]]:
    return {each.bot: (each.rating, each.doubt) for each in standings(rows)}


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [  # Newcombe 1998, Statistics in Medicine 17, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_the_interval_is_wilsons(wins: int, trials: int, low: float, high: float) -> None:
    assert wilson(wins, trials) == pytest.approx((low, high), abs=0.00005)


def test_a_shared_win_counts_by_parts() -> None:
    shared = [row._replace(win=0.5) for row in games({"a": 1, "b": 1})]
    table = standings([*shared, *games({"c": 1, "d": 2}, {"a": 1, "b": 2})[2:]])
    assert [(each.bot, each.wins, each.rate) for each in table] == [
        ("a", 1.5, 0.75),
        ("b", 0.5, 0.25),
    ]


def test_the_better_bot_is_rated_higher() -> None:
    rated = ratings(games(*[{"a": 1, "b": 2, "c": 3}] * 10, *[{"b": 1, "c": 2}] * 10))
    assert rated["a"][0] > rated["b"][0] > rated["c"][0]
    assert all(doubt < 25 / 3 for _, doubt in rated.values())


def test_a_bot_on_two_chairs_has_one_rating() -> None:
    rows = games({"a": 1, "b": 2, "c": 3})
    rated = ratings([row._replace(bot="b") if row.bot == "c" else row for row in rows])
    assert set(rated) == {"a", "b"}
    assert rated["a"][0] > 25 > rated["b"][0]


def test_a_game_against_oneself_rates_nobody() -> None:
    rows = [row._replace(bot="a") for row in games({"a": 1, "b": 2})]
    assert ratings(rows) == {"a": (25.0, 25 / 3)}
