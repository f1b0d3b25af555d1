"""The last game goes on, a record is opened, and a broken one is refused."""

import json
from pathlib import Path

import ipywidgets as w
import pytest

from elfenwidgets.play import store
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from elfenwidgets.rules.header import Player
from elfenwidgets.rules.record import replay
from elfenwidgets.text import t
from tests.ui.screen import Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")


def test_the_last_game_goes_on_where_it_was() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pgp")
        await screen.to_phase("plan")
        before = screen.record()
        again = Screen()
        assert "Ada, Bo and Cy: round 1" in "".join(x.value for x in again.find(w.HTML))
        again.press("Go on with the last game")
        assert again.place == "curtain"
        assert again.record() == before
        await again.to(lambda: again.place == "end")
        assert len(store.games()) == 1

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
        assert store.games() == []
        screen.upload(content)  # the same file again
        assert screen.alarms == [alarm]

    on_screen(script)


@pytest.mark.parametrize("content", broken_records().values(), ids=list(broken_records()))
def test_a_broken_last_game_is_refused_and_another_can_begin(home: Path, content: bytes) -> None:
    (home / "games").mkdir(parents=True)
    (home / "games" / "2024-01-01-120000-beef.elf.json").write_bytes(content)

    async def script(screen: Screen) -> None:
        screen.press("Go on with the last game")
        (alarm,) = screen.alarms
        assert alarm.startswith("The last game cannot be opened. ")
        screen.begin("pp")
        assert screen.place == "curtain"

    on_screen(script)


def test_a_last_game_that_is_gone_is_said(home: Path) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        again = Screen()
        (path,) = store.games()
        path.unlink()
        again.press("Go on with the last game")
        assert again.alarms == [t("record-unreadable", file=str(path))]

    on_screen(script)


def test_a_record_from_a_file_becomes_a_game_of_its_own() -> None:
    players = [Player("Ada", "green"), Player("Bo", "red")]
    game = Game(editions()["moon-1998"], players, "elves", 1)
    table = Table(game, {0: "greedy"})

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
        screen.press("A new game")
        screen.upload(json.dumps(record).encode())
        assert screen.place == "end"
        assert screen.panel == panel

    on_screen(script)
