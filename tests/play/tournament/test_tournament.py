"""A tournament: who meets whom, where the games are played, what is told of each."""

import json
import signal
from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import Future
from itertools import combinations
from pathlib import Path

import pytest

from elfenwidgets.cli import main
from elfenwidgets.commands import tournament_report
from elfenwidgets.commands.tournament_report import table
from elfenwidgets.play.tournament import running
from elfenwidgets.play.tournament.running import WorkersFailed, here, in_processes, on_dask
from elfenwidgets.play.tournament.schedule import (
    COLUMNS,
    PlayedGame,
    Tournament,
    TourRow,
    combination,
)
from elfenwidgets.rules.record import replay

TWELVE = Tournament(("random",), "riogrande-en", 3, games=12, seed=4)


# --- who meets whom


@pytest.mark.parametrize(
    ("bots", "players", "together"),
    [
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abc", 3, ["abc"]),
        ("abc", 4, ["aabc", "abbc", "abcc"]),
        ("abcde", 4, ["abcd", "abce", "abde", "acde", "bcde"]),
        ("ab", 6, ["aaabbb"]),
        ("abbb", 4, ["abbb"]),
        ("a", 2, ["aa"]),
    ],
)
def test_each_bot_sits_equally_often_on_each_chair_in_each_mix(
    bots: str, players: int, together: list[str]
) -> None:
    played = Tournament(tuple(bots), "amigo-de", players, games=100, seed=3)
    seatings = ["".join(played.seating(i)) for i in range(played.round)]
    assert Counter("".join(sorted(seating)) for seating in seatings) == dict.fromkeys(
        together, players
    )
    for mix in together:
        of_mix = [seating for seating in seatings if sorted(seating) == list(mix)]
        for chair in range(players):
            assert Counter(seating[chair] for seating in of_mix) == Counter(mix)


@pytest.mark.parametrize("size", range(6))
def test_a_combination_is_found_by_its_number(size: int) -> None:
    wanted = list(combinations("abcde", size))
    assert [tuple(combination("abcde", size, n)) for n in range(len(wanted))] == wanted


def test_dozens_of_bots_meet_without_counting_up_who_may() -> None:
    bots = tuple(f"bot{number}" for number in range(60))
    played = Tournament(bots, "amigo-de", 6, games=100, seed=3)
    assert played.round == 6 * 50_063_860
    assert played.mix(0) == bots[:6]
    assert played.mix(50_063_859) == bots[-6:]
    assert len(set(played.seating(10**9))) == 6


def test_the_neighbours_change_from_round_to_round() -> None:
    played = Tournament(tuple("abcd"), "amigo-de", 4, games=400, seed=3)
    left_of_a: Counter[str] = Counter()
    for number in range(played.games):
        seating = played.seating(number)
        left_of_a[seating[(seating.index("a") + 1) % 4]] += 1
    assert min(left_of_a[bot] for bot in "bcd") > 80  # 133 each on average, sigma 19


def test_the_seed_and_the_number_alone_make_a_game() -> None:
    longer = Tournament(TWELVE.bots, TWELVE.edition, TWELVE.players, games=99, seed=4)
    other = Tournament(TWELVE.bots, TWELVE.edition, TWELVE.players, games=12, seed=5)
    seeds = [TWELVE.game_seed(number) for number in range(12)]
    assert [longer.game_seed(number) for number in range(12)] == seeds
    assert len({*seeds, *(other.game_seed(number) for number in range(12))}) == 24


def test_bots_meet_at_elfengold() -> None:
    golden = Tournament(("greedy", "random"), "elfengold", 2, games=2, seed=4)
    for outcome in here(golden, True):
        over = replay(outcome.record or "")
        assert over.gold is not None
        assert over.phase == "over"
        assert [row.pieces for row in outcome.rows] == [len(seat.pieces) for seat in over.seats]
        assert {row.edition for row in outcome.rows} == {"elfengold"}


# --- where the games are played


@pytest.fixture(scope="module")
def alone() -> list[PlayedGame]:
    return list(here(TWELVE, True))


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a cluster in this process, reached through the loopback all the same."""
    from distributed import LocalCluster  # takes a third of a second to load, of each worker

    with LocalCluster(  # type: ignore[no-untyped-call]  # distributed has no types
        n_workers=2,
        threads_per_worker=1,
        processes=False,
        protocol="tcp",
        host="127.0.0.1",
        dashboard_address=None,
    ) as cluster:
        yield cluster.scheduler_address


def test_two_processes_play_the_same_games(alone: list[PlayedGame]) -> None:
    assert list(in_processes(TWELVE, True, 2)) == alone


def test_a_dask_cluster_plays_the_same_games(alone: list[PlayedGame], scheduler: str) -> None:
    assert list(on_dask(TWELVE, True, scheduler)) == alone


def test_a_system_without_signal_masks_plays_in_processes(
    alone: list[PlayedGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(signal, "pthread_sigmask")
    monkeypatch.setattr(running, "CAN_WAIT", hasattr(signal, "pthread_sigmask"))
    assert list(in_processes(TWELVE, True, 2)) == alone


def test_few_games_are_in_hand_at_a_time() -> None:
    handed, waiting = [], deque[Future[PlayedGame]]()

    def submit(number: int) -> Future[PlayedGame]:
        handed.append(number)
        future: Future[PlayedGame] = Future()
        future.set_result(PlayedGame(number, (), None))
        return future

    for number, outcome in enumerate(running._in_order(submit, waiting, 2000, 8)):
        assert outcome.number == number
        assert len(handed) <= number + 8
    assert len(handed) == 2000


def test_a_worker_that_cannot_play_gets_one_sentence(scheduler: str) -> None:
    unknown = Tournament(("random",), "no-such-edition", 2, games=2, seed=0)
    with pytest.raises(WorkersFailed, match=r"^command-worker-failed .*no-such-edition"):
        list(on_dask(unknown, False, scheduler))


def test_the_command_gives_the_same_table_everywhere(tmp_path: Path, scheduler: str) -> None:
    ways = (["--jobs", "1"], ["--jobs", "2"], ["--dask", scheduler])
    start = ["tournament", "--bots", "random", "--players", "2", "--games", "5", "--out"]
    for i, way in enumerate(ways):
        assert main([*start, str(tmp_path / f"{i}.csv"), *way]) == 0
    one, two, dask = ((tmp_path / f"{i}.csv").read_text() for i in range(3))
    assert one == two == dask
    assert one.count("\n") == 1 + 5 * 2


# --- what is told of each game


def test_each_record_replays_to_its_row(alone: list[PlayedGame]) -> None:
    for outcome in alone:
        assert outcome.record is not None
        told = json.loads(outcome.record)
        state = replay(outcome.record)
        assert state.winners == tuple(row.seat for row in outcome.rows if row.win)
        assert [row.seed for row in outcome.rows] == [told["seed"]] * 3
        for row, seat, standing in zip(
            outcome.rows, state.seats, told["result"]["seats"], strict=True
        ):
            assert row._asdict().items() >= standing.items()
            assert row.pieces == len(seat.pieces)
            assert told["players"][row.seat]["name"].startswith(row.bot)
        starts = [event["start"] for event in told["events"] if event["e"] == "round"]
        assert [row.seat for row in outcome.rows if row.start] == starts[:1]


def test_the_winners_of_a_game_share_one_win_and_the_first_place(alone: list[PlayedGame]) -> None:
    for outcome in alone:
        assert sum(row.win for row in outcome.rows) == pytest.approx(1)
        assert [row.place == 1 for row in outcome.rows] == [row.win > 0 for row in outcome.rows]
        lower = sorted(row.score for row in outcome.rows if row.place > 1)
        by_place = sorted((row for row in outcome.rows if row.place > 1), key=lambda r: -r.place)
        assert [row.score for row in by_place] == lower


def test_parquet_holds_the_same_rows(
    tmp_path: Path, alone: list[PlayedGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    rows = [row for outcome in alone for row in outcome.rows]
    for batch in (1, 7, 1000):
        monkeypatch.setattr(tournament_report, "BATCH", batch)
        with table(tmp_path / "a.parquet") as add:
            for outcome in alone:
                add(outcome.rows)
        written = parquet.read_table(tmp_path / "a.parquet")
        assert written.column_names == list(COLUMNS)
        assert [TourRow(**values) for values in written.to_pylist()] == rows
