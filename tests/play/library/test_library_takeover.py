"""What lay in files before is taken over once, and left where it is."""

import json
import os
from pathlib import Path

import pytest

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from tests.kept_games import whole_games
from tests.play.library.games import act, finished, new_game

pytestmark = pytest.mark.usefixtures("both")


def files_of_before(home: Path) -> dict[str, bytes]:
    (home / "games").mkdir(parents=True)
    over = finished()
    for name, game in (("2024-01-01-120000-beef", new_game()), ("of my own", over)):
        (home / "games" / f"{name}.elf.json").write_text(json.dumps(game.record()))
    os.utime(home / "games" / "of my own.elf.json", (1_700_000_000, 1_700_000_000))
    (home / "settings.json").write_text('{"language": "de", "pace": "slow"}')
    journey = new_game(7).record()
    learned = {"version": 1, "stars": {"plan/bare": 2}, "answers": {"map:upriver": True}}
    learned |= {"mistakes": {"a": 1}, "refusals": {"P5.4": 2}, "journey": journey}
    (home / "progress.json").write_text(json.dumps(learned))
    return contents(home)


def contents(home: Path) -> dict[str, bytes]:
    files = [path for path in home.rglob("*.json") if path.is_file() and not path.is_symlink()]
    return {str(path): path.read_bytes() for path in files}


def test_games_settings_and_progress_are_taken_over_and_the_files_stay(home: Path) -> None:
    before = files_of_before(home)
    (begun,) = whole_games("unfinished")
    (over,) = whole_games("finished")
    assert library.Save(begun.id).read() == new_game().record()
    assert library.Save(over.id).read() == finished().record()
    assert over.changed == 1_700_000_000
    assert len(list(library.results())) == 2
    assert library.settings() == {"language": "de", "pace": "slow"}
    assert library.facts() == {
        "stars": {"plan/bare": 2},
        "answers": {"map:upriver": True},
        "mistakes": {"a": 1},
        "refusals": {"P5.4": 2},
        "journey": {"": new_game(7).record()},
    }
    assert contents(home) == before
    assert library.notices() == []


def test_they_are_taken_over_once(home: Path) -> None:
    files_of_before(home)
    library.keep_setting("language", "en")
    (begun,) = whole_games("unfinished")
    save = library.Save(begun.id)
    game = Game.from_record(save.read())
    act(game)
    save.write(game.record())
    library.delete(whole_games("finished")[0].id)
    (home / "games" / "later.elf.json").write_text(json.dumps(new_game().record()))
    library.close()
    assert library.settings()["language"] == "en"
    assert library.Save(begun.id).read() == game.record()
    assert (library.count_games("unfinished"), library.count_games("finished")) == (1, 0)


@pytest.mark.skipif(os.name != "posix", reason="names are letters there")
def test_they_are_taken_over_from_a_folder_whose_name_is_no_letters(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older system wrote it in other bytes than those of UTF-8."""
    named = home / os.fsdecode(b"caf\xe9")
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(named))
    files_of_before(named)
    assert library.settings()["pace"] == "slow"
    library.keep_setting("pace", "fast")
    library.close()
    assert library.settings()["pace"] == "fast"
    assert len(whole_games("finished")) == 1


NO_GAMES = {
    "empty": b"",
    "cut off": b'{"format": "elfenland-record", "players": [{"na',
    "no JSON": b"\xff\xfe\x00rubbish",
    "a list": b"[]",
    "nested too deep": b"[" * 100_000,
    "of another format": json.dumps(new_game().record() | {"format": "chess"}).encode(),
    "of a later version": json.dumps(new_game().record() | {"version": 99}).encode(),
    "events are no objects": json.dumps(new_game().record() | {"events": [7]}).encode(),
}
ODD_RESULTS = {
    "another result": json.dumps(new_game().record() | {"result": {"winners": 7}}).encode(),
    "a seat twice": json.dumps(
        (record := finished().record())
        | {"result": record["result"] | {"seats": [*record["result"]["seats"]] * 2}}
    ).encode(),
    "a huge result": json.dumps(
        finished().record() | {"result": {"winners": [0], "seats": [{"seat": 0, "pieces": 9**99}]}}
    ).encode(),
}
ODD = NO_GAMES | ODD_RESULTS


@pytest.mark.parametrize("name", ODD)
def test_an_odd_file_keeps_nothing_else_from_being_taken_over(home: Path, name: str) -> None:
    """What is a game but for its result is one more."""
    files_of_before(home)
    (home / "games" / "odd.elf.json").write_bytes(ODD[name])
    before = contents(home)
    taken = library.count_games("unfinished") + library.count_games("finished")
    assert taken == (2 if name in NO_GAMES else 3)
    whole_games("unfinished"), whole_games("finished"), list(library.results())
    left = [library.Notice("library-left", {"files": "odd.elf.json"})]
    assert library.notices() == (left if name in NO_GAMES else [])
    assert contents(home) == before


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe\x00", b'{"version": 99}'])
def test_broken_settings_or_progress_stay_where_they_are(home: Path, content: bytes) -> None:
    home.mkdir(parents=True)
    (home / "progress.json").write_bytes(content)
    assert library.facts() == {}
    assert library.notices() == [library.Notice("library-left", {"files": "progress.json"})]
    assert (home / "progress.json").read_bytes() == content


@pytest.mark.skipif(os.name != "posix", reason="pipes and devices have no names there")
def test_links_pipes_folders_and_mountains_are_passed_by(home: Path) -> None:
    files_of_before(home)
    folder = home / "games"
    (folder / "dangling.elf.json").symlink_to(folder / "nowhere")
    (folder / "itself.elf.json").symlink_to(folder / "itself.elf.json")
    (folder / "device.elf.json").symlink_to("/dev/zero")
    (folder / "folder.elf.json").mkdir()
    os.mkfifo(folder / "pipe.elf.json")
    with (folder / "mountain.elf.json").open("wb") as file:
        file.truncate(50_000_000)
    assert (library.count_games("unfinished"), library.count_games("finished")) == (1, 1)
    (told,) = library.notices()
    assert told.values == {"files": "mountain.elf.json"}
