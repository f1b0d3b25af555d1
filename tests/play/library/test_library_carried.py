"""Everything in one file: it comes along whole, and takes nothing from what is already there."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from elfenwidgets.play import library
from tests.kept_games import kept
from tests.play.library.games import finished, new_game

pytestmark = pytest.mark.usefixtures("home")


def elsewhere(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another computer, which keeps nothing yet."""
    library.close()
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(folder))


def test_games_settings_and_progress_come_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in (finished(), new_game()):
        library.Save.new().write(game.record())
    library.keep_setting("language", "sv")
    library.change_facts(lambda facts: {"stars": {"plan/bare": 3}})
    before, file = kept(), library.pack_up()
    elsewhere(tmp_path / "other", monkeypatch)
    assert library.bring_in(file) == 2
    assert kept() == before
    assert library.settings() == {"language": "sv"}
    assert library.facts() == {"stars": {"plan/bare": 3}}
    assert library.bring_in(file) == 0
    assert kept() == before


def test_what_is_there_already_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library.keep_setting("language", "sv")
    file = library.pack_up()
    elsewhere(tmp_path / "other", monkeypatch)
    library.keep_setting("language", "it")
    library.Save.new().write(new_game().record())
    before = kept()
    assert library.bring_in(file) == 0
    assert kept() == before
    assert library.settings() == {"language": "it"}


@pytest.mark.parametrize("number", ["1e999", "0"], ids=["infinite", "twice"])
def test_a_game_whose_result_cannot_be_keeps_no_other_from_coming(
    number: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in (1, 2):
        library.import_record(finished(seed).record())
    file = tmp_path / "odd"
    file.write_bytes(gzip.decompress(library.pack_up()))
    seat = f'{{"seat":0,"pieces":{number},"distance":0,"score":0,"cards":0}}'
    with closing(sqlite3.connect(file)) as odd, odd:
        odd.execute(
            "UPDATE game SET result = ? WHERE id = (SELECT min(id) FROM game)",
            (f'{{"winners":[0],"seats":[{seat},{seat}]}}',),
        )
    elsewhere(tmp_path / "other", monkeypatch)
    assert library.bring_in(gzip.compress(file.read_bytes())) in (1, 2)
    assert len(list(library.results())) == 2, "those of the other game"


@pytest.mark.parametrize(
    "content",
    [b"", b"elf", gzip.compress(b"elf"), gzip.compress(b"SQLite format 3\0" + bytes(2000))[:-9]],
    ids=["nothing", "not packed", "no library", "cut short"],
)
def test_what_is_no_such_file_is_refused(content: bytes) -> None:
    with pytest.raises(library.Foreign):
        library.bring_in(content)
    assert library.settings() == {}
    assert kept() == []


def test_a_file_that_is_broken_inside_brings_nothing() -> None:
    broken = gzip.compress(b"SQLite format 3\0" + bytes(5000))
    assert library.bring_in(broken) == 0
    assert kept() == []
