"""The table of games and its figures: what the rows hold, and sums that one can do by hand."""

import csv
import math
import sys
from collections import Counter

import pandas as pd
import pytest

from elfenwidgets.play.analysis import figures
from elfenwidgets.play.analysis.games import COLUMNS, EDITIONS, GAMES, TABLE, _count, rows, text
from elfenwidgets.play.usage import UsageError
from elfenwidgets.rules import editions
from elfenwidgets.rules.board import BOARD, COUNTERS
from elfenwidgets.rules.edition import base_editions
from elfenwidgets.rules.engine import SEATS
from elfenwidgets.ui.phrases.refusals import usage_error
from tests.rules.randomplay import game, states

LARGEST = 1_000_000  # bytes
ROWS = list(csv.DictReader(TABLE.read_text(encoding="utf-8").splitlines()))
STRICT = "caravan_only_if_unable"
PLACED = [f"placed_{kind}" for kind in COUNTERS]
KEPT = [f"kept_{kind}" for kind in COUNTERS]


# --- the table


def test_each_edition_plays_like_one_of_the_table_but_for_an_early_end_and_strict_caravans() -> (
    None
):
    def rules(key: str) -> dict[str, object]:
        values = editions()[key].rules()
        return {name: values[name] for name in values.keys() - {"early_end", STRICT}}

    told = [rules(key) for key in EDITIONS]
    assert all(told.count(rules(key)) == 1 for key in base_editions())


def test_the_table_has_a_row_for_each_seat_of_each_game() -> None:
    assert list(ROWS[0]) == list(COLUMNS)
    assert Counter((r["edition"], int(r["players"]), int(r["game"])) for r in ROWS) == {
        (edition, players, number): players
        for edition in EDITIONS
        for players in SEATS
        for number in range(GAMES)
    }
    assert TABLE.stat().st_size < LARGEST


@pytest.mark.parametrize(
    ("edition", "players", "number"),
    [("amigo-de", 2, 0), ("gigamic-fr", 3, 1), ("moon-1998", 2, 2), ("riogrande-2015", 4, 0)],
)
def test_whoever_plays_the_games_again_gets_the_same_rows(
    edition: str, players: int, number: int
) -> None:
    again = text(iter(rows(edition, players, number)))
    head, *lines = again.splitlines(keepends=True)
    kept = TABLE.read_text(encoding="utf-8")
    assert kept.startswith(head)
    assert "".join(lines) in kept, "run: python -m elfenwidgets.play.analysis.games"


def test_the_columns_of_a_row_agree_with_each_other() -> None:
    for row in ROWS:
        missed = row["missed"].split()
        assert int(row["pieces"]) + len(missed) == 20
        assert set(missed) < set(BOARD.towns)
        assert int(row["score"]) == int(row["pieces"]) - int(row["distance"])
        rounds = editions()[row["edition"]].rounds
        kept = sum(int(row[name]) for name in KEPT)
        assert kept <= rounds - 1
        assert sum(int(row[name]) for name in PLACED) <= 4 * rounds


def test_the_wins_of_a_game_add_up_to_one() -> None:
    for first, row in enumerate(ROWS):
        if row["order"] == "0":
            table = ROWS[first : first + int(row["players"])]
            assert [int(r["order"]) for r in table] == list(range(len(table)))
            assert math.isclose(sum(float(r["win"]) for r in table), 1, abs_tol=0.001)


@pytest.mark.parametrize(("edition", "seats"), [("amigo-de", 3), ("moon-1998", 4)])
def test_a_record_tells_what_was_placed_kept_and_reached(edition: str, seats: int) -> None:
    placed, kept, reached = _count(game(editions()[edition], seats, 1).record(), seats)
    held: Counter[tuple[int, str]] = Counter()
    roads: Counter[tuple[int, str]] = Counter()
    secret, seen = 0, None
    for state in states(editions()[edition], seats, 1):
        if state.phase == "draw_secret" and state.done == 0 and state.round > 1:
            for i, seat in enumerate(state.seats):
                secret += len(seat.secret)
                held.update((i, kind) for kind in (*seat.open, *seat.secret))
        if seen is not None and len(state.counters) > len(seen.counters):
            (road,) = state.counters.keys() - seen.counters.keys()
            roads[seen.turn, state.counters[road]] += 1
        seen = state
    assert seen is not None
    assert secret and sum(held.values()) > secret and roads
    assert (placed, kept) == (roads, held)
    assert {(i, town) for i, seat in enumerate(seen.seats) for town in seat.pieces} == {
        (i, town) for i, town in reached if town != BOARD.capital
    }


# --- the figures


def table(*seats: tuple[object, ...]) -> pd.DataFrame:
    """A table of games of two: (game, order, pieces, win, dragons placed, dragons kept, missed)."""
    names = ("game", "order", "pieces", "win", "placed_dragon", "kept_dragon", "missed")
    blank = dict.fromkeys([*PLACED, *KEPT], 0)
    common = {"edition": "amigo-de", "players": 2, "distance": 0, "cards": 0, **blank}
    found = pd.DataFrame([common | dict(zip(names, seat, strict=True)) for seat in seats])
    return found.assign(score=found["pieces"] - found["distance"])


FOUR = table(
    (0, 0, 12, 0.0, 1, 0, "virst"),
    (0, 1, 14, 1.0, 2, 1, "virst yttar"),
    (1, 0, 16, 1.0, 3, 1, "virst"),
    (1, 1, 12, 0.0, 1, 0, ""),
    (2, 0, 10, 0.5, 0, 1, "yttar"),
    (2, 1, 10, 0.5, 0, 0, "yttar virst"),
    (3, 0, 18, 1.0, 5, 0, ""),
    (3, 1, 12, 0.0, 2, 0, "virst"),
)


def test_the_start_player_is_held_against_a_fair_share_and_the_others() -> None:
    told = figures.start_player(FOUR)
    assert list(told.index) == [2, "all"]
    row = told.loc["all"]
    # wins: 0, 1, 1/2, 1 of which 1/2 is fair; pieces: -2, 4, 0, 6
    assert row["wins"] == pytest.approx(12.5)
    assert row["pieces"] == pytest.approx(2)
    error = math.sqrt((16 + 4 + 4 + 16) / 3) / 2
    assert row["pieces_high"] - row["pieces"] == pytest.approx(1.959964 * error)
    assert row["pieces"] - row["pieces_low"] == pytest.approx(1.959964 * error)


def test_scores_are_those_of_seats_and_of_winners() -> None:
    row = figures.scores(FOUR).loc["amigo-de"].loc[2]
    assert row["score"] == pytest.approx(13)  # of 13, 14, 10 and 15
    assert row["winners"] == pytest.approx(14.5)  # of 14, 16, 10 and 18
    assert row["score_high"] - 13 == pytest.approx(1.959964 * math.sqrt(14 / 3) / 2)


def test_towns_are_missed_by_so_many_seats_of_a_hundred() -> None:
    told = figures.left_out(FOUR)
    assert list(told.index[:2]) == ["virst", "yttar"]
    assert list(told["missed"].head(3)) == [62.5, 37.5, 0]
    assert (told.loc["yttar", "away"], told.loc["kihromah", "roads"]) == (5, 1)
    assert len(told) == 20


def test_a_slope_compares_the_seats_of_one_game() -> None:
    told = figures.counters(FOUR, "placed")
    # each game's difference of pieces over that of dragons: 2/1, 4/2, 0/0, 6/3
    assert told.loc["dragon", "pieces"] == pytest.approx(2)
    assert told.loc["dragon", "pieces_high"] == pytest.approx(2)
    assert told.loc["dragon", "mean"] == pytest.approx(14 / 8)


def test_the_interval_of_a_slope_takes_each_game_as_one() -> None:
    told = figures.counters(FOUR, "kept").loc["dragon"]
    # within the games dragons differ by -1, 1, 1, 0 and pieces by -2, 4, 0, 6
    assert told["pieces"] == pytest.approx(2)
    # each game pulls by the halves' products: 0, 1, -1, 0 over the sum of squares 3/2
    assert told["pieces_high"] - 2 == pytest.approx(1.959964 * math.sqrt(2) / 1.5)


def test_without_pandas_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(UsageError) as caught:
        figures.games()
    assert usage_error(caught.value) == (
        "This needs pandas, which isn’t installed: pip install 'elfenwidgets[analysis]'."
    )
    monkeypatch.setattr(sys, "platform", "emscripten")
    with pytest.raises(UsageError) as caught:
        figures.games()
    assert usage_error(caught.value).startswith("This needs pandas, which Python in the browser")
