"""The commands that play games between bots and check records, as one calls them."""

import json
import os
from pathlib import Path

import pytest

from elfenwidgets.cli import main
from elfenwidgets.rules import editions
from elfenwidgets.rules.record import replay


def simulate(folder: Path, *more: str) -> int:
    return main(["simulate", "--out", str(folder), "--players", "2", *more])


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with two recorded games, seeds 5 and 6."""
    assert simulate(tmp_path / "games", "--games", "2", "--seed", "5") == 0
    return tmp_path / "games"


def sentence(capsys: pytest.CaptureFixture[str]) -> str:
    """What was said on stderr; it has to be one line, and nothing else was said."""
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    return said.err


def test_each_seed_gives_a_record_of_a_whole_game(games: Path) -> None:
    assert sorted(path.name for path in games.iterdir()) == [
        "amigo-de-2p-5.elf.json",
        "amigo-de-2p-6.elf.json",
    ]
    for path in games.iterdir():
        assert replay(path.read_bytes()).phase == "over"


def test_random_and_greedy_alternate_over_the_seats(tmp_path: Path) -> None:
    assert main(["simulate", "--out", str(tmp_path), "--players", "3"]) == 0
    record = json.loads((tmp_path / "amigo-de-3p-0.elf.json").read_text(encoding="utf-8"))
    assert [p["name"].split()[0] for p in record["players"]] == ["random", "greedy", "random"]


@pytest.mark.parametrize("edition", sorted(editions()))
def test_every_edition_is_played_to_its_end(edition: str, tmp_path: Path) -> None:
    assert main(["simulate", "--edition", edition, "--players", "2", "--out", str(tmp_path)]) == 0
    assert main(["check", str(tmp_path)]) == 0


def test_equal_arguments_give_equal_records(games: Path, tmp_path: Path) -> None:
    simulate(tmp_path / "again", "--games", "2", "--seed", "5")
    for path in games.iterdir():
        assert path.read_bytes() == (tmp_path / "again" / path.name).read_bytes()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--edition", "chess"], "no edition “chess”"),
        (["--players", "7"], "two to six players, not 7"),
        (["--games", "0"], "at least one game"),
        (["--bots", "random,clever"], "no bot “clever”"),
    ],
)
def test_what_cannot_be_played_gets_one_sentence(
    arguments: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(tmp_path, *arguments) == 2
    assert says in sentence(capsys)


def test_a_file_is_no_folder_to_write_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").write_text("", encoding="utf-8")
    assert simulate(tmp_path / "taken") == 2
    assert "is a file, not a folder" in sentence(capsys)


def test_a_folder_below_a_file_cannot_be_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").write_text("", encoding="utf-8")
    assert simulate(tmp_path / "taken" / "games") == 2
    assert "can’t be created" in sentence(capsys)


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is closed to the superuser")
def test_a_folder_that_is_closed_cannot_be_written_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tmp_path.chmod(0o500)
    assert simulate(tmp_path) == 2
    assert "can’t be written" in sentence(capsys)


def test_right_records_are_passed(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["check", str(games), str(games / "amigo-de-2p-5.elf.json")]) == 0
    assert capsys.readouterr().out == "Records checked: 3; broken: 0.\n"


def test_a_broken_record_is_named_with_its_event_its_statement_and_a_sentence(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = games / "amigo-de-2p-5.elf.json"
    record = json.loads(path.read_text(encoding="utf-8"))
    number, event = next((i, e) for i, e in enumerate(record["events"], 1) if e["e"] == "place")
    event["road"] = "river:virst-ixara"
    path.write_text(json.dumps(record), encoding="utf-8")
    capsys.readouterr()
    assert main(["check", str(games)]) == 1
    line, summary = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{path}: Event {number} ")
    assert line.endswith("(P4.4)")
    assert summary == "Records checked: 2; broken: 1."


@pytest.mark.parametrize("content", [b"", b"{}", b"[1, 2]", b"\xff\xfe", b"null", b'{"a":' * 9999])
def test_what_is_no_record_is_broken(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "odd.elf.json").write_bytes(content)
    assert main(["check", str(tmp_path / "odd.elf.json")]) == 1
    assert capsys.readouterr().out.startswith(f"{tmp_path / 'odd.elf.json'}: ")


def test_a_missing_file_and_an_empty_folder_get_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(tmp_path / "nowhere.elf.json")]) == 2
    assert "There is no file" in sentence(capsys)
    assert main(["check", str(tmp_path)]) == 2
    assert "has no records" in sentence(capsys)
