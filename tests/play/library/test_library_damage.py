"""Damaged, older, newer, full, forbidden: one thing to tell, and nothing is lost or overwritten."""

import os
import signal
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from elfenwidgets.lessons.learned.progress import sound
from elfenwidgets.play import library
from elfenwidgets.play.library import damage, opening
from elfenwidgets.play.library.databases import schema
from elfenwidgets.play.library.databases.place import FILE
from elfenwidgets.play.library.salvage import salvage
from tests.play.library.games import act, finished, new_game, python, take_back, undoer

pytestmark = pytest.mark.usefixtures("home")


def keep_some(games: int = 3) -> list[library.Save]:
    saves = [library.Save.new() for _ in range(games)]
    for seed, save in enumerate(saves):
        save.write(finished(seed).record())
    library.keep_setting("language", "de")
    library.change_facts(lambda facts: {"stars": {"plan/bare": 3}})
    library.close()
    return saves


def test_of_a_game_only_what_has_come_since_is_written(home: Path) -> None:
    """Else a game of a thousand events would be written a thousand times."""
    game, save = new_game(), library.Save.new()
    save.write(game.record())
    with closing(sqlite3.connect(home / FILE)) as database, database:
        database.execute("UPDATE event SET reason = 'left alone'")
    act(game)
    save.write(game.record())
    with closing(sqlite3.connect(home / FILE)) as database:
        found = database.execute("SELECT reason FROM event ORDER BY number").fetchall()
    assert [reason for (reason,) in found] == ["left alone"] * (len(found) - 1) + [None]


def set_aside(home: Path) -> list[Path]:
    return sorted(home.glob("library-damaged-*.sqlite3"))


@pytest.mark.parametrize("content", [b"no database", b"x" * 100_000, os.urandom(5000)])
def test_a_file_that_is_no_database_is_set_aside(home: Path, content: bytes) -> None:
    home.mkdir(parents=True)
    (home / FILE).write_bytes(content)
    library.keep_setting("language", "de")
    (aside,) = set_aside(home)
    assert aside.read_bytes() == content
    told = library.notices()
    assert told == [library.Notice("library-damaged", {"file": str(aside), "count": 0})]
    library.close()
    assert library.settings() == {"language": "de"}
    assert (set_aside(home), library.notices()) == ([aside], [])


@pytest.mark.parametrize("page", range(2, 16))
def test_every_game_that_can_be_read_is_taken_over(home: Path, page: int) -> None:
    """Page by page of the file is overwritten with rubbish."""
    saves = keep_some()
    file = home / FILE
    before = bytearray(file.read_bytes())
    start = (page - 1) * 4096
    if start >= len(before):
        pytest.skip("the file has no such page")
    before[start : start + 4096] = b"\xa5" * 4096
    file.write_bytes(before)
    found = 0
    for seed, save in enumerate(saves):
        try:
            found += library.Save(save.id).read() == finished(seed).record()
        except library.Missing:
            continue
    library.settings(), library.facts(), list(library.results())
    assert library.count_games("finished") + library.count_games("unfinished") >= found
    told = library.notices()
    assert len(told) == len(set_aside(home)) <= 1
    if told:
        assert set_aside(home)[0].read_bytes() == before
        assert told[0].values["count"] == len(library.games("finished")) + library.count_games(
            "unfinished"
        )
    else:  # a page of an index, or of what was never asked for
        assert found == len(saves)
    new = library.Save.new()
    new.write(new_game().record())
    assert library.Save(new.id).read() == new_game().record()


def test_whatever_bytes_of_the_file_are_others_nobody_is_locked_out(home: Path) -> None:
    """Its words for SQLite among them, which quotes them when it complains."""
    keep_some()
    file = home / FILE
    whole = file.read_bytes()
    kept = 0
    for seed in range(60):
        rng, damaged = Random(seed), bytearray(whole)
        for _ in range(200):
            damaged[rng.randrange(len(whole))] = rng.randrange(256)
        for path in home.glob("library*"):
            path.unlink()
        file.write_bytes(damaged)
        with suppress(library.Unavailable):  # a table or a column has another name
            library.keep_setting("pace", "fast")
            assert library.settings()["pace"] == "fast"
            kept += 1
        assert library.trouble() in (None, "foreign")
        for kind in library.KINDS:
            with suppress(library.Unavailable):
                library.games(kind)
        assert all(aside.read_bytes() == damaged for aside in set_aside(home))
        library.close()
        library.notices()
    assert kept > 50


@pytest.mark.parametrize("left", [0.2, 0.67, 0.97])
def test_a_file_cut_short_gives_what_can_be_read_of_it(home: Path, left: float) -> None:
    keep_some(20)
    file = home / FILE
    short = file.read_bytes()[: int(left * file.stat().st_size)]
    file.write_bytes(short)
    found = library.games("finished") + library.games("unfinished")
    for game in found:
        library.Save(game.id).read()
    (aside,) = set_aside(home)
    (told,) = library.notices()
    assert told.values == {"file": str(aside), "count": len(found)}
    assert aside.read_bytes() == short


def test_a_game_is_read_up_to_the_event_that_cannot_be_read(home: Path, tmp_path: Path) -> None:
    (save,) = keep_some(1)
    damaged = (home / FILE).rename(tmp_path / FILE)
    with closing(sqlite3.connect(damaged)) as other, other:
        other.execute("UPDATE event SET event = CAST(x'ff' AS TEXT) WHERE number = 4")
    assert opening.with_library(lambda database: salvage(damaged, database)) == 1
    read: Any = library.Save(save.id).read()
    whole: Any = finished(0).record()
    assert read["events"] == whole["events"][:3]


def test_a_game_on_the_table_goes_on_where_its_file_was_taken_away(home: Path) -> None:
    game, save = new_game(), library.Save.new()
    save.write(game.record())
    for path in home.glob("library*"):
        path.unlink()
    act(game)
    save.write(game.record())
    library.close()
    assert library.Save(save.id).read() == game.record()


def test_an_older_library_is_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    saves = keep_some(1)
    monkeypatch.setattr(
        schema, "STEPS", (*schema.STEPS, ("ALTER TABLE game ADD COLUMN stars INTEGER DEFAULT 5",))
    )
    assert library.Save(saves[0].id).read() == finished(0).record()
    rows = opening.with_library(lambda database: database.rows("SELECT stars FROM game"))
    assert rows == [(5,)]


def test_a_step_that_fails_changes_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = keep_some(1)
    with monkeypatch.context() as patch:
        broken = ("ALTER TABLE game ADD COLUMN stars INTEGER", "INSERT INTO nowhere VALUES (1)")
        patch.setattr(schema, "STEPS", (*schema.STEPS, broken))
        with pytest.raises(library.Unavailable):
            library.games("finished")
    assert library.Save(saves[0].id).read() == finished(0).record()
    assert set_aside(home) == []


def test_a_newer_library_is_refused_and_not_touched(home: Path) -> None:
    keep_some(1)
    with closing(sqlite3.connect(home / FILE)) as connection, connection:
        connection.execute("UPDATE library SET version = 99")
    before = (home / FILE).read_bytes()
    for _ in range(2):
        with pytest.raises(library.Unavailable) as error:
            library.keep_setting("language", "en")
        assert error.value.reason == "newer"
        assert library.settings() == {}
    assert (home / FILE).read_bytes() == before
    assert set_aside(home) == []


def test_a_folder_that_cannot_be_made_is_one_error(home: Path) -> None:
    home.parent.mkdir(parents=True)
    home.write_text("not a folder")
    save = library.Save.new()
    for _ in range(2):
        with pytest.raises(library.Unavailable) as error:
            save.write(new_game().record())
        assert error.value.reason == "unwritable"
    assert (library.settings(), save.news()) == ({}, None)
    home.unlink()
    save.write(new_game().record())
    assert library.Save(save.id).read() == new_game().record()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_only_be_read_is_one_error(home: Path) -> None:
    (saved,) = keep_some(1)
    home.chmod(0o555)
    try:
        with pytest.raises(library.Unavailable):
            library.keep_setting("language", "en")
    finally:
        home.chmod(0o755)
    assert library.Save(saved.id).read() == finished(0).record()


FULL = """
import resource, signal, sys
from elfenwidgets.lessons.learned.progress import sound
from elfenwidgets.play import library
from tests.play.library.games import act, new_game
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
game, save = new_game(), library.Save.new()
save.write(game.record())
written = game.record()
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), resource.RLIM_INFINITY))
failed = 0
for _ in range(40):
    act(game)
    try:
        save.write(game.record())
        written = game.record()
    except library.Unavailable:
        failed += 1
library.close()
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
assert library.Save(save.id).read() == written
save.write(game.record())
assert library.Save(save.id).read() == game.record()
print(failed, save.id)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGXFSZ"), reason="there is no such limit")
@pytest.mark.parametrize("room", [100_000, 150_000, 200_000])
def test_on_a_full_disk_the_game_goes_on_and_is_written_once_there_is_room(room: int) -> None:
    said, _ = (process := python(FULL, str(room))).communicate(timeout=60)
    assert process.returncode == 0
    failed, id = said.split()
    assert int(failed) > 0
    assert len(library.Save(id).read()["events"]) > 40


def test_taking_back_after_a_full_disk_writes_the_shorter_game() -> None:
    game, save = new_game(), library.Save.new()
    while undoer(game) is None:
        act(game)
    save.write(game.record())
    act(game)  # it could not be written
    if undoer(game) is not None:
        take_back(game)
    save.write(game.record())
    assert library.Save(save.id).read() == game.record()


@pytest.mark.parametrize(
    ("table", "change", "count"),
    [
        ("game", "UPDATE game SET about = '[]'", 3),
        ("game", "UPDATE game SET header = '{' WHERE id = (SELECT max(id) FROM game)", 1),
        ("game", "UPDATE game SET finished = 7 WHERE id = (SELECT min(id) FROM game)", 1),
        ("event", "UPDATE event SET event = '{' WHERE number IN (3, 5)", 6),
        ("event", "UPDATE event SET reason = '[' WHERE number = 3", 3),
        ("event", "DELETE FROM event WHERE number = 3", 3),
        ("event", "UPDATE event SET number = 0 WHERE number = 1", 3),
        ("result", "UPDATE result SET pieces = 'many' WHERE seat = 0", 3),
        ("setting", "UPDATE setting SET value = 'de'", 1),
        ("learned", "UPDATE learned SET value = '\"three\"'", 1),
        ("seat", "UPDATE seat SET seat = 6", 1),
        ("taken_over", "UPDATE taken_over SET folder = x'2f' WHERE folder = '/home/eve'", 1),
    ],
)
def test_each_damaged_row_is_counted(home: Path, table: str, change: str, count: int) -> None:
    """Whoever it belongs to, and none but those."""
    saves = keep_some()
    library.offer_seat(saves[0].id, 0)
    library.close()
    with closing(sqlite3.connect(home / FILE)) as connection, connection:
        connection.execute("INSERT INTO taken_over VALUES ('eve', '/home/eve')")
        for owned in ("game", "setting", "learned", "taken_over"):
            connection.execute(f"UPDATE {owned} SET owner = 'eve'")
    watched = library.Census(sound)
    assert watched.damage() == {}
    with closing(sqlite3.connect(home / FILE)) as connection, connection:
        connection.execute(change)
    assert library.Census(sound).damage() == {table: count}


def test_damage_is_counted_anew_where_something_has_changed_and_not_all_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counts: list[object] = []

    def count(sound: object) -> damage.Damage:
        counts.append(sound)
        return {}

    watched = library.Census(sound)
    monkeypatch.setattr(damage, "damage", count)
    keep_some(1)
    for _ in range(3):
        watched.damage()
    assert len(counts) == 1
    monkeypatch.setattr(time, "monotonic", lambda: watched._due - 1)
    library.keep_setting("language", "fr")
    watched.damage()
    assert len(counts) == 1
    monkeypatch.setattr(time, "monotonic", lambda: watched._due)
    watched.damage()
    assert len(counts) == 2
