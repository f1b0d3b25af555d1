"""A tournament: who meets whom, where the games are played, what they say, what they leave."""

import csv
import json
import os
import re
import subprocess
import sys
import termios
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from elfenwidgets.cli import main
from elfenwidgets.play.tournament import running
from elfenwidgets.play.tournament.output import write_table
from elfenwidgets.play.tournament.running import WorkersFailed, here, in_processes, on_dask
from elfenwidgets.play.tournament.schedule import COLUMNS, Outcome, Row, Tournament
from elfenwidgets.play.tournament.standings import ratings, standings, wilson
from elfenwidgets.rules.record import replay

TWELVE = Tournament(("random",), "riogrande-en", 3, games=12, seed=4)


def tournament(*more: str) -> int:
    return main(["tournament", "--bots", "random", "--players", "2", "--jobs", "1", *more])


def games(*places: dict[str, int]) -> list[Row]:
    """Games by the place of each bot; who has place 1 wins."""
    return [
        Row(i, 0, "amigo-de", len(game), seat, bot, 0, 9, 0, 9, 0, place, float(place == 1))
        for i, game in enumerate(places)
        for seat, (bot, place) in enumerate(game.items())
    ]


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


def test_the_neighbours_change_from_round_to_round() -> None:
    played = Tournament(tuple("abcd"), "amigo-de", 4, games=400, seed=3)
    left_of_a = Counter()
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


# --- where the games are played


@pytest.fixture(scope="module")
def alone() -> list[Outcome]:
    return list(here(TWELVE, True))


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a cluster in this process, reached through the loopback all the same."""
    with LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=False,
        protocol="tcp",
        host="127.0.0.1",
        dashboard_address=None,
    ) as cluster:
        yield cluster.scheduler_address


def test_two_processes_play_the_same_games(alone: list[Outcome]) -> None:
    assert sorted(in_processes(TWELVE, True, 2)) == alone


def test_a_dask_cluster_plays_the_same_games(alone: list[Outcome], scheduler: str) -> None:
    assert sorted(on_dask(TWELVE, True, scheduler)) == alone


def test_a_worker_that_cannot_play_gets_one_sentence(scheduler: str) -> None:
    unknown = Tournament(("random",), "no-such-edition", 2, games=2, seed=0)
    with pytest.raises(WorkersFailed, match=r"^A worker of the cluster failed: .*no-such-edition"):
        list(on_dask(unknown, False, scheduler))


def test_the_command_gives_the_same_table_everywhere(tmp_path: Path, scheduler: str) -> None:
    ways = (["--jobs", "1"], ["--jobs", "2"], ["--dask", scheduler])
    start = ["tournament", "--bots", "random", "--players", "2", "--games", "5", "--out"]
    for i, way in enumerate(ways):
        assert main([*start, str(tmp_path / f"{i}.csv"), *way]) == 0
    one, two, dask = ((tmp_path / f"{i}.csv").read_text() for i in range(3))
    assert one == two == dask
    assert one.count("\n") == 1 + 5 * 2


def test_ctrl_c_leaves_what_was_played(tmp_path: Path) -> None:
    """In a terminal of its own, where it reaches the processes that play as well."""
    command = [sys.executable, "-m", "elfenwidgets.cli", "tournament", "--bots", "random"]
    command += ["--games", "5000", "--jobs", "2", "--players", "2", "--out", "played.csv"]
    terminal, inside = os.openpty()
    termios.tcsetwinsize(terminal, (24, 80))
    command_runs = subprocess.Popen(command, cwd=tmp_path, preexec_fn=lambda: os.login_tty(inside))
    os.close(inside)
    said = ""
    while not re.search(r"[1-9]\d*/5000", said):
        said += os.read(terminal, 4096).decode(errors="replace")
    os.write(terminal, b"\x03")
    while chunk := _read(terminal):
        said += chunk.decode(errors="replace")
    os.close(terminal)
    assert command_runs.wait(30) == 130
    (count,) = re.findall(r"Stopped\. Games played: ([\d,]+) of 5,000\.", said)
    played = int(count.replace(",", ""))
    with (tmp_path / "played.csv").open() as file:
        assert len(list(csv.DictReader(file))) == played * 2
    assert 1 <= played < 5000
    assert "Traceback" not in said


def _read(terminal: int) -> bytes:
    """More from a terminal; Linux ends one that nobody writes to by an error."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""


# --- what the games say


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
    table = standings([*shared, *games({"a": 1, "b": 2})])
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


# --- what they leave


def test_each_record_replays_to_its_row(alone: list[Outcome]) -> None:
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


def test_the_winners_of_a_game_share_one_win_and_the_first_place(alone: list[Outcome]) -> None:
    for outcome in alone:
        assert sum(row.win for row in outcome.rows) == pytest.approx(1)
        assert [row.place == 1 for row in outcome.rows] == [row.win > 0 for row in outcome.rows]
        lower = sorted(row.score for row in outcome.rows if row.place > 1)
        by_place = sorted((row for row in outcome.rows if row.place > 1), key=lambda r: -r.place)
        assert [row.score for row in by_place] == lower


def test_records_are_written_and_hold(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "games"
    assert tournament("--games", "11", "--records", str(folder)) == 0
    names = sorted(path.name for path in folder.iterdir())
    assert names == [f"amigo-de-2p-{i:02}.elf.json" for i in range(11)]
    assert main(["check", str(folder)]) == 0


def test_the_columns_are_those_that_the_help_explains(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tournament("--games", "1", "--out", str(tmp_path / "a.csv")) == 0
    header = (tmp_path / "a.csv").read_text().splitlines()[0].split(",")
    assert header == list(COLUMNS) == list(Row._fields)
    with pytest.raises(SystemExit):
        main(["tournament", "--help"])
    said = capsys.readouterr().out
    assert [name for name, what in COLUMNS.items() if f"  {name:9} {what}\n" not in said] == []


def test_parquet_holds_the_same_rows(tmp_path: Path, alone: list[Outcome]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    rows = [row for outcome in alone for row in outcome.rows]
    write_table(tmp_path / "a.parquet", rows)
    table = parquet.read_table(tmp_path / "a.parquet")
    assert table.column_names == list(COLUMNS)
    assert [Row(**values) for values in table.to_pylist()] == rows


def test_parquet_without_pyarrow_gets_one_sentence(tmp_path: Path) -> None:
    # None in the table of modules: whatever is installed, pyarrow is not found.
    hide = "import sys; sys.modules['pyarrow'] = None; from elfenwidgets.cli import main; "
    words = ["tournament", "--bots", "random", "--games", "1", "--out", "a.parquet"]
    done = subprocess.run(
        [sys.executable, "-c", f"{hide}sys.exit(main({words}))"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (
        2,
        "",
        "This needs pyarrow, which is not installed: pip install 'elfenwidgets[parquet]'.\n",
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "At least one game has to be played, not 0."),
        (["--games", "1", "--bots", "random,none"], "There is no bot “none”; there are "),
        (["--games", "1", "--edition", "none"], "There is no edition “none”; there are amigo-de, "),
        (["--games", "1", "--players", "7"], "Elfenland is for two to six players, not 7."),
        (["--games", "1", "--jobs", "0"], "At least one process has to play, not 0."),
        (["--games", "1", "--out", "a.txt"], "a.txt ends neither in .csv nor in .parquet."),
        (["--games", "1", "--out", "none/a.csv"], "There is no folder none."),
        (["--games", "1", "--records", "file"], "file is a file, not a folder."),
    ],
)
def test_a_wrong_argument_gets_one_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    assert tournament(*arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(sentence)
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://x", "1:2:3"])
def test_a_scheduler_that_does_not_answer_gets_one_sentence(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(running, "PATIENCE", 1)
    words = ["tournament", "--bots", "random", "--games", "1", "--dask", address]
    assert main(words) == 2
    assert capsys.readouterr().err.endswith(f"No Dask scheduler answers at {address}.\n")
