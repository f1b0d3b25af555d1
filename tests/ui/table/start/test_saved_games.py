"""The last game goes on, a record is opened, and a broken one is refused."""

import asyncio
import json
import os
from collections.abc import Callable
from pathlib import Path

import ipywidgets as w
import pytest

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import replay
from elfenwidgets.text import t
from tests.kept_games import kept
from tests.ui.screen import Screen, on_screen, speak

pytestmark = pytest.mark.usefixtures("home", "faults")


def test_the_last_game_goes_on_where_it_was() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pgp")
        await screen.to_phase("plan")
        before = screen.record()
        again = Screen()
        assert "Ada, Bo and Cy: round 1" in "".join(x.value for x in again.find(w.HTML))
        again.press("Go on")
        assert again.place == "curtain"
        assert again.record() == before
        await again.to(lambda: again.place == "end")
        assert len(kept()) == 1

    on_screen(script)


BROKEN = {
    "nothing": b"",
    "rubbish": b"\x00\xff\x00",
    "cut off": b'{"format": "elfenland-rec',
    "another thing": b'{"format": "chess"}',
    "a list": b"[]",
    "deep": b"[" * 50_000,
    "huge": b"[" + b"0," * 3_000_000 + b"0]",
}


def broken_records() -> dict[str, bytes]:
    """Rubbish, and a real record with an event that breaks a rule."""
    players = [Player("Ada", "green"), Player("Bo", "red")]
    record = Game(editions()["amigo-de"], players, 7, 0).record()
    cheat = {**record, "events": [*record["events"], {"e": "pass", "seat": 0}]}
    meta = {**record, "players": 7}
    return BROKEN | {"a cheat": json.dumps(cheat).encode(), "players": json.dumps(meta).encode()}


@pytest.mark.parametrize("content", broken_records().values(), ids=list(broken_records()))
def test_a_broken_record_is_refused_and_the_form_stays(content: bytes) -> None:
    async def script(screen: Screen) -> None:
        screen.seat(0, "person", "Adalbert")
        screen.upload(content)
        assert screen.place == "start"
        (alarm,) = screen.alarms
        assert "record" in alarm
        name = screen.part("elfen-seat-rows").children[0].children[1]
        assert name.value == "Adalbert"
        assert kept() == []
        screen.upload(content)  # the same file again
        assert screen.alarms == [alarm]

    on_screen(script)


@pytest.mark.parametrize("content", broken_records().values(), ids=list(broken_records()))
def test_a_broken_file_of_before_is_told_and_another_game_can_begin(
    home: Path, content: bytes
) -> None:
    """A cheat is found out when the game is opened, all others when the files are taken over."""
    (home / "games").mkdir(parents=True)
    (home / "games" / "beef.elf.json").write_bytes(content)

    async def script(screen: Screen) -> None:
        if kept():
            screen.press("Go on")
            (alarm,) = screen.alarms
            assert alarm.startswith("The last game can’t be opened. ")
        else:
            assert screen.alarms == [t("library-left", files="beef.elf.json")]
        screen.begin("pp")
        assert screen.place == "curtain"

    on_screen(script)


def test_a_game_that_another_page_has_deleted_can_still_be_gone_on_with() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        (game,) = library.games("unfinished")
        library.delete(game.id)
        screen.sit_down()
        screen.choose(screen.choices[0])
        assert screen.alarms == []
        library.bring_back(game.id)
        assert len(kept()) == 1

    on_screen(script)


def test_a_record_from_a_file_becomes_a_game_of_its_own() -> None:
    players = [Player("Ada", "green"), Player("Bo", "red")]
    game = Game(editions()["moon-1998"], players, "elves", 1)
    table = Table.new(game, {0: "greedy"})

    async def script(screen: Screen) -> None:
        screen.upload(json.dumps(table.game.record()).encode())
        assert screen.place == "table"
        assert screen.record() == table.game.record()
        await screen.to(lambda: screen.place == "end")
        assert replay(json.dumps(screen.record())).phase == "over"

    on_screen(script)


def test_a_record_with_the_game_over_shows_its_end() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("gg")
        await screen.to(lambda: screen.place == "end")
        panel, record = screen.panel, screen.record()
        screen.press("New game")
        screen.unfold()
        screen.upload(json.dumps(record).encode())
        assert screen.place == "end"
        assert screen.panel == panel

    on_screen(script)


async def until(reached: Callable[[], bool]) -> None:
    while not reached():
        await asyncio.sleep(0.01)


def test_a_second_page_on_the_same_game_follows_the_first() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        other = Screen()
        other.press("Go on")
        screen.sit_down()
        other.sit_down()
        assert other.panel == screen.panel
        screen.choose(screen.choices[0])
        screen.choose(t("choice-seen"))
        assert screen.place == "curtain"
        await until(lambda: other.place == "curtain")
        other.sit_down()
        other.choose(other.choices[0])
        other.choose(t("choice-seen"))
        screen.sit_down()
        await until(lambda: screen.hand_closed)
        assert other.panel == screen.panel
        assert screen.alarms == other.alarms == []
        assert len(kept()) == 1

    on_screen(script)


def test_who_is_too_late_on_another_page_is_told_and_sees_the_table_as_it_is() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        other = Screen()
        other.press("Go on")
        screen.sit_down()
        other.sit_down()
        screen.choose(screen.choices[0])
        screen.choose(t("choice-seen"))
        before = kept()
        other.choose(other.choices[0])
        assert other.alarms == [t("save-late")]
        assert other.place == "curtain"
        assert kept() == before
        other.sit_down()
        screen.sit_down()
        assert other.what == screen.what
        other.choose(other.choices[0])
        assert other.alarms == []

    on_screen(script)


def test_bots_on_two_pages_play_one_game() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pgg")
        other = Screen()
        other.press("Go on")
        await screen.to(lambda: screen.place == "end")
        await until(lambda: other.place == "end")
        assert other.panel == screen.panel
        (record,) = kept()
        assert replay(record).phase == "over"

    on_screen(script)


def hostile(folder: Path) -> dict[str, Path]:
    """Files that may lie in the folder of games, by what is wrong with each."""
    players = [Player("Ada", "green"), Player("Bo", "red")]
    record = Game(editions()["amigo-de"], players, 7, 0).record()

    def named(name: str) -> bytes:
        ada, bo = record["players"]
        return json.dumps(record | {"players": [ada | {"name": name}, bo]}).encode()

    folder.mkdir(parents=True)
    files = {
        "long": named("A" * 200_000),
        "surrogate": named("\ud800"),
        "markup": named("<script>alert(1)</script>{ $name }"),
        "control": named("\x00\x1b[31m\u202e"),
        "seed": json.dumps(record | {"seed": "\ud800"}).encode(),
        "mountain": b" " * 50_000_000,
        "players": json.dumps(record | {"players": [{"name": "x"}] * 100_000}).encode(),
        "over": json.dumps(record | {"players": [], "result": 1}).encode(),
        "round": json.dumps(record | {"events": [{"e": "round"}] * 100_000}).encode(),
        **BROKEN,
    }
    for name, content in files.items():
        (folder / f"{name}.elf.json").write_bytes(content)
    if os.name == "posix":
        os.mkfifo(folder / "pipe.elf.json")
        (folder / "itself.elf.json").symlink_to(folder / "itself.elf.json")
    (folder / "folder.elf.json").mkdir()
    return {name: folder / f"{name}.elf.json" for name in files}


def test_nothing_in_the_folder_keeps_the_start_screen_from_opening(home: Path) -> None:
    files = hostile(home / "games")
    before = {path: path.read_bytes() for path in files.values()}

    async def script(screen: Screen) -> None:
        assert screen.place == "start"
        for game in library.games("unfinished", most=100) + library.games("finished", most=100):
            again = Screen()
            assert again.place == "start"
            assert "A" * 101 not in "".join(x.value for x in again.find(w.HTML))
            again.app.go(("play", game.id))
            assert again.place in ("curtain", "table") or len(again.alarms) == 1
        again.app.go(("play",))
        again.begin("pp")
        assert again.place == "curtain"
        assert again.alarms == []
        assert {path: path.read_bytes() for path in files.values()} == before

    on_screen(script)


@pytest.mark.parametrize(
    "name", ["settings.json", "progress.json", "games", "log.txt", ".lock", "library.sqlite3"]
)
def test_a_folder_or_file_in_the_way_is_one_sentence_at_most(home: Path, name: str) -> None:
    in_the_way = home / name
    if name == "games":
        home.mkdir()
        in_the_way.write_text("not a folder")
    else:
        (in_the_way / "mine").mkdir(parents=True)

    async def script(screen: Screen) -> None:
        unread = unsaved = []
        if name == ".lock":
            named = {"folder": str(home), "variable": "ELFENWIDGETS_HOME"}
            unread = [t("library-closed", **named), t("start-unsaved", **named)]
            unsaved = [t("save-failed", **named)]
        if name == "library.sqlite3":
            unread = unsaved = [
                t("library-foreign", file=str(in_the_way), variable="ELFENWIDGETS_HOME")
            ]
        speak(screen, "de")
        speak(screen, "en", unfold=False)
        assert {*screen.alarms} == {*unread}
        screen.begin("pg")
        assert screen.alarms == unsaved
        await screen.to_phase("plan")

    on_screen(script)
    assert in_the_way.is_dir() is (name != "games")
