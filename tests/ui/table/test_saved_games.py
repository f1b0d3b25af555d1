"""The last game goes on, a record is opened, and a broken one is refused."""

import json
import os
from pathlib import Path

import ipywidgets as w
import pytest

from elfenwidgets.play import saves
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import replay
from elfenwidgets.text import t
from tests.ui.screen import Screen, on_screen, speak

pytestmark = pytest.mark.usefixtures("home", "faults")


def test_the_last_game_goes_on_where_it_was() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pgp")
        await screen.to_phase("plan")
        before = screen.record()
        again = Screen()
        assert "Ada, Bo and Cy: round 1" in "".join(x.value for x in again.find(w.HTML))
        again.press("Continue the last game")
        assert again.place == "curtain"
        assert again.record() == before
        await again.to(lambda: again.place == "end")
        assert len(saves.games()) == 1

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
        assert saves.games() == []
        screen.upload(content)  # the same file again
        assert screen.alarms == [alarm]

    on_screen(script)


@pytest.mark.parametrize("content", broken_records().values(), ids=list(broken_records()))
def test_a_broken_last_game_is_refused_and_another_can_begin(home: Path, content: bytes) -> None:
    (home / "games").mkdir(parents=True)
    (home / "games" / "2024-01-01-120000-beef.elf.json").write_bytes(content)

    async def script(screen: Screen) -> None:
        screen.press("Continue the last game")
        (alarm,) = screen.alarms
        assert alarm.startswith("The last game can't be opened. ")
        screen.begin("pp")
        assert screen.place == "curtain"

    on_screen(script)


def test_a_last_game_that_is_gone_is_said(home: Path) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        again = Screen()
        (path,) = saves.games()
        path.unlink()
        again.press("Continue the last game")
        assert again.alarms == [t("record-unreadable", file=str(path))]

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
        screen.upload(json.dumps(record).encode())
        assert screen.place == "end"
        assert screen.panel == panel

    on_screen(script)


def test_a_second_page_on_the_same_game_is_told_and_both_games_stay() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        (first,) = saves.games()
        other = Screen()
        other.press("Continue the last game")
        screen.sit_down()
        screen.choose(screen.choices[0])
        other.sit_down()
        other.choose(other.choices[0])
        assert other.alarms == [t("save-moved")]
        assert other.place == "curtain"
        assert len(saves.games()) == 2
        told = [json.loads(path.read_text())["events"] for path in saves.games()]
        assert told[0] == told[1], "each has its own draw, and from one seed the same"
        other.sit_down()
        assert other.alarms == [t("save-moved")]
        other.choose(other.choices[0])
        other.sit_down()
        assert other.alarms == []
        assert first in saves.games()

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

    async def script(screen: Screen) -> None:
        for number, path in enumerate(files.values()):
            os.utime(path, (2_000_000_000 + number, 2_000_000_000 + number))  # the last one played
            before = path.read_bytes()
            again = Screen()
            assert again.place == "start"
            assert "A" * 50 not in "".join(x.value for x in again.find(w.HTML))
            again.press("Continue the last game")
            assert again.place in ("curtain", "table") or len(again.alarms) == 1
            if again.place != "start":
                again.press(t("leave"))
            again.begin("pp")
            assert again.place == "curtain"
            assert again.alarms == []
            assert path.read_bytes() == before

    on_screen(script)


@pytest.mark.parametrize("name", ["settings.json", "progress.json", "games", "log.txt", ".lock"])
def test_a_folder_or_file_in_the_way_is_one_sentence_at_most(home: Path, name: str) -> None:
    in_the_way = home / name
    if name == "games":
        home.mkdir()
        in_the_way.write_text("not a folder")
    else:
        (in_the_way / "mine").mkdir(parents=True)

    async def script(screen: Screen) -> None:
        speak(screen, "de")
        speak(screen, "en")
        unkept = name in ("settings.json", ".lock")
        assert screen.alarms == ([t("start-unsaved", folder=str(home))] if unkept else [])
        screen.begin("pg")
        unsaved = name in ("games", ".lock")
        assert screen.alarms == ([t("save-failed", folder=str(home))] if unsaved else [])
        await screen.to_phase("plan")

    on_screen(script)
    assert in_the_way.is_dir() is (name != "games")
