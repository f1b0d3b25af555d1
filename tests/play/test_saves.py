"""Saved games on disk: whole or not at all, none removed, never a fault from rubbish."""

import json
import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from elfenwidgets.play import saves, user_files
from elfenwidgets.play.game import Game
from elfenwidgets.rules import editions, legal_actions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.record.header import RecordError

PLAYERS = (Player("Ada", "green"), Player("Bö", "red"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that does not exist yet."""
    folder = tmp_path / "a folder" / "of mine"
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(folder))
    return folder


def game(seed: int = 1) -> Game:
    return Game(editions()["amigo-de"], PLAYERS, seed, 0)


def old(path: Path, minutes: int) -> None:
    """Make a file as old as that."""
    then = 1_700_000_000 - 60 * minutes
    os.utime(path, (then, then))


def test_a_saved_game_is_a_record() -> None:
    played, save = game(), saves.Save.new()
    for _ in range(6):
        played.play(next(legal_actions(played.state)))
        save.write(played.record())
    assert replay(save.path.read_bytes()) == played.state
    assert json.loads(save.path.read_text(encoding="utf-8"))["players"][1]["name"] == "Bö"
    assert [path.name for path in save.path.parent.iterdir()] == [save.path.name]


def test_two_new_games_have_two_files() -> None:
    assert saves.Save.new().path != saves.Save.new().path


def test_a_crash_while_writing_leaves_the_old_file(monkeypatch: pytest.MonkeyPatch) -> None:
    save, played = saves.Save.new(), game()
    save.write(played.record())
    before = save.path.read_bytes()

    def crash(self: Path, target: Path) -> Path:
        raise OSError("the machine went away")

    monkeypatch.setattr(Path, "replace", crash)
    played.play(next(legal_actions(played.state)))
    with pytest.raises(OSError, match="went away"):
        save.write(played.record())
    assert save.path.read_bytes() == before
    assert [path.name for path in save.path.parent.iterdir()] == [save.path.name]


def test_no_game_is_ever_removed(home: Path) -> None:
    (home / "games").mkdir(parents=True)
    mine = home / "games" / "of my own.elf.json"
    mine.write_text("dear diary")
    written = [saves.Save.new() for _ in range(40)]
    for save in written:
        save.write(game().record())
    assert set(saves.games()) == {mine, *(save.path for save in written)}


def test_a_file_that_somebody_else_has_changed_is_left_to_them() -> None:
    mine, played = saves.Save.new(), game()
    mine.write(played.record())
    theirs = saves.Save.open(mine.path)
    ahead = game()
    ahead.play(next(legal_actions(ahead.state)))
    theirs.write(ahead.record())
    other = game(2).record()
    with pytest.raises(saves.MovedOn):
        mine.write(other)
    assert mine.path != theirs.path
    assert json.loads(mine.path.read_text()) == other
    assert json.loads(theirs.path.read_text()) == ahead.record()
    mine.write(game(3).record())
    assert json.loads(mine.path.read_text()) == game(3).record()


def test_a_file_that_was_removed_is_written_again() -> None:
    save = saves.Save.new()
    save.write(game().record())
    save.path.unlink()
    save.write(game(2).record())
    assert saves.games() == [save.path]


def test_half_files_of_a_crash_are_swept_away_when_a_game_begins(home: Path) -> None:
    (home / "games").mkdir(parents=True)
    (home / "games" / f"{user_files.HALF}x7").write_text('{"format": "elfen')
    save = saves.Save.new()
    save.write(game().record())
    assert list((home / "games").iterdir()) == [save.path]


def test_the_last_game_tells_who_played_and_how_far() -> None:
    earlier, later = saves.Save.new(), saves.Save.new()
    earlier.write(game().record())
    later.write(game().record())
    old(earlier.path, 5)
    old(later.path, 1)
    found = saves.last()
    assert found == saves.Last(
        later.path, datetime.fromtimestamp(1_700_000_000 - 60), ("Ada", "Bö"), 1, False
    )


def test_a_finished_game_says_that_it_is_over() -> None:
    played = game()
    while not played.over:
        played.play(next(legal_actions(played.state)))
    saves.Save.new().write(played.record())
    found = saves.last()
    assert found is not None
    assert (found.round, found.over) == (played.state.edition.rounds, True)


def test_without_a_game_there_is_no_last_one() -> None:
    assert saves.games() == []
    assert saves.last() is None


BROKEN = {
    "empty": b"",
    "cut off": b'{"format": "elfenland-record", "players": [{"na',
    "no JSON": b"\xff\xfe\x00rubbish",
    "a list": b"[]",
    "a number": b"7",
    "players missing": b'{"events": [], "result": null}',
    "players are no list": b'{"players": 7, "events": [], "result": null}',
    "players are no objects": b'{"players": [7], "events": [], "result": null}',
    "events are no objects": b'{"players": [], "events": [7], "result": null}',
    "result missing": b'{"players": [], "events": []}',
    "nested too deep": b"[" * 100_000,
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=list(BROKEN))
def test_a_broken_last_game_has_no_names(home: Path, content: bytes) -> None:
    (home / "games").mkdir(parents=True)
    path = home / "games" / "2024-01-01-120000-beef.elf.json"
    path.write_bytes(content)
    found = saves.last()
    assert found is not None
    assert (found.path, found.names, found.round, found.over) == (path, (), 0, False)


@pytest.mark.parametrize("content", BROKEN.values(), ids=list(BROKEN))
def test_a_broken_game_can_be_gone_on_with_by_nobody_and_stays(home: Path, content: bytes) -> None:
    (home / "games").mkdir(parents=True)
    path = home / "games" / "2024-01-01-120000-beef.elf.json"
    path.write_bytes(content)
    with pytest.raises(RecordError):
        Game.from_record(saves.Save.open(path).content)
    saves.Save.new().write(game().record())
    assert path.read_bytes() == content


def odd_entries(folder: Path) -> None:
    """Links, a folder, a pipe, a mountain, a time after all calendars."""
    folder.mkdir(parents=True)
    (folder / "dangling.elf.json").symlink_to(folder / "nowhere")
    (folder / "itself.elf.json").symlink_to(folder / "itself.elf.json")
    (folder / "device.elf.json").symlink_to("/dev/zero")
    (folder / "folder.elf.json").mkdir()
    os.mkfifo(folder / "pipe.elf.json")
    with (folder / "mountain.elf.json").open("wb") as file:
        file.truncate(50_000_000)
    old(folder / "mountain.elf.json", 60)
    late = folder / "late.elf.json"
    late.write_text("{}")
    os.utime(late, (2**40, 2**40))


@pytest.mark.skipif(os.name != "posix", reason="pipes and devices have no names there")
def test_odd_entries_keep_no_game_from_being_saved_and_found(home: Path) -> None:
    odd_entries(home / "games")
    save = saves.Save.new()
    save.write(game().record())
    found = saves.last()
    assert found is not None
    assert (found.path.name, found.names) == ("late.elf.json", ())
    found.path.unlink()
    found = saves.last()
    assert found is not None
    assert (found.path, found.names) == (save.path, ("Ada", "Bö"))
    save.path.unlink()
    found = saves.last()
    assert found is not None
    assert (found.path.name, found.names) == ("mountain.elf.json", ())


def test_names_are_cut_to_what_can_be_shown(home: Path) -> None:
    record = game().record()
    record["players"] = [
        {"name": "A" * 200_000, "color": "red"},
        {"name": "half \ud800 pair", "color": "blue"},
    ] + [{"name": "and another", "color": "red"}] * 10_000
    (home / "games").mkdir(parents=True)
    (home / "games" / "names.elf.json").write_text(json.dumps(record))
    found = saves.last()
    assert found is not None
    assert found.names[0] == "A" * 39 + "…"
    assert found.names[1] == "half ? pair"
    assert len(found.names) == 6


def test_a_game_that_goes_while_one_looks_is_no_fault(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, gone = saves.Save.new(), saves.Save.new()
    here.write(game().record())
    gone.write(game().record())
    old(here.path, 5)
    stat, asked = os.stat, []

    def races(path: Any, **more: Any) -> os.stat_result:
        if str(path) == str(gone.path):
            asked.append(path)
            gone.path.unlink(missing_ok=True)
        return stat(path, **more)

    monkeypatch.setattr(os, "stat", races)
    found = saves.last()
    assert asked
    assert found is not None and found.path == here.path


def test_a_folder_that_cannot_be_written_to_is_an_oserror(home: Path) -> None:
    home.parent.mkdir(parents=True)
    home.write_text("not a folder")
    with pytest.raises(OSError):  # noqa: PT011
        saves.Save.new().write(game().record())
    assert saves.last() is None


BEGIN = """
import sys
from elfenwidgets.play import saves
print("open", flush=True)
input()
for number in range(int(sys.argv[1])):
    saves.Save.new().write({"players": [], "events": [], "result": None, "number": number})
    assert saves.last() is not None
"""

GO_ON = """
import random, sys
from pathlib import Path
from elfenwidgets.play import saves
from elfenwidgets.play.table import Table
from elfenwidgets.rules import legal_actions
save = saves.Save.open(Path(sys.argv[1]))
table = Table.from_record(save.content)
table.keep(save)
print("open", flush=True)
input()
chance, troubles = random.Random(sys.argv[2]), []
for _ in range(40):
    table.play(chance.choice(list(legal_actions(table.game.state))))
    troubles.append(table.trouble)
print(save.path.name, len(table.game.events), troubles.count("moved"), troubles.count("failed"))
"""


def together(code: str, *arguments: list[str]) -> list[str]:
    """What processes on the same folder say that run at the same time; they begin when told."""
    running = [
        subprocess.Popen(
            [sys.executable, "-c", code, *each],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for each in arguments
    ]
    for process in running:
        assert process.stdout is not None and process.stdout.readline() == "open\n"
    for process in running:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    said = [process.communicate(timeout=120)[0] for process in running]
    assert [process.returncode for process in running] == [0] * len(running)
    return said


def test_processes_that_begin_games_at_the_same_time_lose_none() -> None:
    together(BEGIN, ["60"], ["60"], ["60"])
    assert len(saves.games()) == 180


def test_processes_that_go_on_with_one_game_keep_a_whole_game_each() -> None:
    save = saves.Save.new()
    save.write(game().record())
    said = [each.split() for each in together(GO_ON, [str(save.path), "a"], [str(save.path), "b"])]
    assert len({name for name, *_ in said}) == len(saves.games()) == 2
    for name, events, moved, failed in said:
        kept = json.loads((save.path.parent / name).read_text())
        assert len(kept["events"]) == int(events)
        assert replay(kept).phase != "over"
        assert (int(moved), failed) in ((0, "0"), (1, "0"))
    assert sum(int(moved) for _, _, moved, _ in said) == 1
