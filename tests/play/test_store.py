"""Games and settings on disk: whole or not at all, a few games back, never a fault from rubbish."""

import json
import os
from datetime import datetime
from pathlib import Path

import pytest

from elfenwidgets.play import store
from elfenwidgets.play.game import Game
from elfenwidgets.rules import editions, legal_actions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import replay

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


def in_the_way(folder: Path) -> None:
    """Put a file where a folder should be: nobody can write into it, whoever they are."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("not a folder")


def test_everything_lies_in_the_folder_that_is_named(home: Path) -> None:
    assert store.home() == home
    save = store.Save.new()
    save.write(game())
    store.keep_setting("language", "de")
    assert save.path.parent == home / "games"
    assert sorted(path.name for path in home.iterdir()) == ["games", "settings.json"]


@pytest.mark.parametrize("named", [None, ""])
def test_without_a_name_it_is_the_users_data_folder(
    named: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ELFENWIDGETS_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    if named is not None:
        monkeypatch.setenv("ELFENWIDGETS_HOME", named)
    assert store.home().name == "elfenwidgets"
    assert store.home().is_absolute()


def test_a_saved_game_is_a_record() -> None:
    played, save = game(), store.Save.new()
    for _ in range(6):
        played.play(next(legal_actions(played.state)))
        save.write(played)
    assert replay(save.path.read_bytes()) == played.state
    assert json.loads(save.path.read_text(encoding="utf-8"))["players"][1]["name"] == "Bö"
    assert [path.name for path in save.path.parent.iterdir()] == [save.path.name]


def test_two_new_games_have_two_files() -> None:
    assert store.Save.new().path != store.Save.new().path


def test_a_crash_while_writing_leaves_the_old_file(monkeypatch: pytest.MonkeyPatch) -> None:
    save, played = store.Save.new(), game()
    save.write(played)
    before = save.path.read_bytes()

    def crash(self: Path, target: Path) -> Path:
        raise OSError("the machine went away")

    monkeypatch.setattr(Path, "replace", crash)
    played.play(next(legal_actions(played.state)))
    with pytest.raises(OSError, match="went away"):
        save.write(played)
    assert save.path.read_bytes() == before
    assert store.games() == [save.path]


def test_only_the_last_games_are_kept() -> None:
    saves = [store.Save.new() for _ in range(store.KEPT + 3)]
    for age, save in enumerate(saves):
        save.write(game())
        old(save.path, minutes=age + 1)
    newest = store.Save.new()
    newest.write(game())
    expected = [newest.path] + [save.path for save in saves[: store.KEPT - 1]]
    assert store.games() == expected


def test_nothing_but_games_is_thrown_away(home: Path) -> None:
    (home / "games").mkdir(parents=True)
    mine = home / "games" / "my notes.txt"
    mine.write_text("dear diary")
    old(mine, minutes=9999)
    for _ in range(store.KEPT + 1):
        store.Save.new().write(game())
    assert mine.exists()
    assert len(store.games()) == store.KEPT


def test_the_last_game_tells_who_played_and_how_far() -> None:
    earlier, later = store.Save.new(), store.Save.new()
    earlier.write(game())
    later.write(game())
    old(earlier.path, 5)
    old(later.path, 1)
    found = store.last()
    assert found == store.Last(
        later.path, datetime.fromtimestamp(1_700_000_000 - 60), ("Ada", "Bö"), 1, False
    )


def test_a_finished_game_says_that_it_is_over() -> None:
    played = game()
    while not played.over:
        played.play(next(legal_actions(played.state)))
    store.Save.new().write(played)
    found = store.last()
    assert found is not None
    assert (found.round, found.over) == (played.state.edition.rounds, True)


def test_without_a_game_there_is_no_last_one() -> None:
    assert store.games() == []
    assert store.last() is None


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
    found = store.last()
    assert found is not None
    assert (found.path, found.names, found.round, found.over) == (path, (), 0, False)


def test_settings_are_remembered_one_by_one() -> None:
    assert store.settings() == {}
    store.keep_setting("language", "de")
    store.keep_setting("seats", [{"name": "Bö"}])
    store.keep_setting("language", "en")
    assert store.settings() == {"language": "en", "seats": [{"name": "Bö"}]}


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"7", b"\xff\xfe\x00", b"[" * 100_000])
def test_broken_settings_are_none_and_are_written_anew(home: Path, content: bytes) -> None:
    home.mkdir(parents=True)
    (home / "settings.json").write_bytes(content)
    assert store.settings() == {}
    store.keep_setting("language", "de")
    assert store.settings() == {"language": "de"}


def test_a_folder_that_cannot_be_written_to_is_an_oserror(home: Path) -> None:
    in_the_way(home)
    with pytest.raises(OSError):  # noqa: PT011
        store.Save.new().write(game())
    with pytest.raises(OSError):  # noqa: PT011
        store.keep_setting("language", "de")
    assert store.settings() == {}
    assert store.last() is None
