"""What goes wrong is said on the screen and written down, and the game goes on."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from shutil import rmtree

import pytest

from elfenwidgets.play import library
from elfenwidgets.play.bots.greedy import GreedyBot
from elfenwidgets.play.table import Table
from elfenwidgets.text import languages, t
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.kit import guard
from tests.ui.screen import Faults, Screen, on_screen, speak

pytestmark = pytest.mark.usefixtures("home", "faults")


def broken(fault: str) -> Callable[..., None]:
    """A function that fails."""

    def fails(*_: object) -> None:
        raise RuntimeError(fault)

    return fails


def fault_told(home: Path) -> list[str]:
    """What the screen says of a fault."""
    return [t("fault", file=str(home / "log.txt"))]


@pytest.mark.parametrize("language", languages())
def test_where_nothing_can_be_saved_the_game_goes_on(language: str, home: Path) -> None:
    async def script(screen: Screen) -> None:
        speak(screen, language)
        screen.begin("pp")
        rmtree(home)
        home.write_text("in the way")
        screen.sit_down()
        screen.choose(screen.choices[0])
        assert screen.alarms == [t("save-failed", folder=str(home))]
        screen.choose(t("choice-seen"))
        assert screen.place == "curtain"
        assert screen.alarms == [t("save-failed", folder=str(home))]
        screen.sit_down()
        assert screen.alarms == [t("save-failed", folder=str(home))]
        home.unlink()
        screen.choose(screen.choices[0])
        screen.choose(t("choice-seen"))
        assert screen.alarms == []
        assert [e["e"] for e in screen.record()["events"]][-2:] == ["draw_secret"] * 2

    on_screen(script)


def test_where_nothing_at_all_can_be_written_one_can_play(home: Path) -> None:
    home.write_text("in the way")

    async def script(screen: Screen) -> None:
        screen.begin("pg")
        assert screen.alarms == [t("save-failed", folder=str(home))]
        await screen.to(lambda: screen.place == "end")

    on_screen(script)


def test_a_fault_is_said_and_written_down(
    home: Path, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        screen.sit_down()
        before = screen.choices
        with monkeypatch.context() as patch:
            patch.setattr(Table, "play", broken("a screw is loose"))
            screen.choose(before[0])
        assert screen.alarms == fault_told(home)
        assert "screw" not in screen.panel
        written = (home / "log.txt").read_text(encoding="utf-8")
        assert "Traceback" in written and "a screw is loose" in written
        screen.choose(screen.choices[0])
        assert screen.choices == (t("choice-seen"),)

    on_screen(script)
    assert len(faults) == 1


def test_a_fault_of_the_picture_itself_is_said_in_words(
    home: Path, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        screen.sit_down()
        screen.choose(screen.choices[0])
        with monkeypatch.context() as patch:
            patch.setattr(BoardWidget, "blank", broken("the paint is dry"))
            screen.choose(t("choice-seen"))
        assert screen.alarms == fault_told(home)

    on_screen(script)
    assert len(faults) == 1


def test_a_fault_on_the_start_screen_is_said_there(
    home: Path, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(screen: Screen) -> None:
        monkeypatch.setattr(library.Save, "new", broken("a screw is loose"))
        screen.begin("pp")
        assert screen.place == "start"
        assert screen.alarms == fault_told(home)

    on_screen(script)
    assert len(faults) == 1


def test_a_bots_fault_is_said_and_written_down(
    home: Path, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(screen: Screen) -> None:
        monkeypatch.setattr(GreedyBot, "choose", broken("a bot is ill"))
        screen.begin("pg")
        screen.choose(screen.choices[0])
        while not screen.alarms:
            await asyncio.sleep(0)
        assert screen.alarms == fault_told(home)
        assert "a bot is ill" in (home / "log.txt").read_text(encoding="utf-8")

    on_screen(script)
    assert len(faults) == 1


def test_the_log_takes_no_more_room_however_often_something_fails(
    home: Path, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "LARGEST", 20_000)
    guard.start_log()
    told: list[str] = []
    fails = guard.Guard(told.append)(broken("a screw is loose"))
    for _ in range(200):
        fails()
    kept = list(home.glob("log.txt*"))
    assert {path.name for path in kept} == {"log.txt", "log.txt.1"}
    assert sum(path.stat().st_size for path in kept) <= 2 * 20_000
    assert "a screw is loose" in (home / "log.txt").read_text(encoding="utf-8")
    assert len(faults) == 200


def test_a_log_that_cannot_be_written_is_no_news_for_the_terminal(
    home: Path, faults: Faults, capsys: pytest.CaptureFixture[str]
) -> None:
    """The disk is full, or nothing may be written there: a folder in its place is as good."""
    (home / "log.txt").mkdir(parents=True)
    guard.start_log()
    told: list[str] = []
    guard.Guard(told.append)(broken("a screw is loose"))()
    assert capsys.readouterr().err == ""
    assert (len(faults), told) == (1, [str(home / "log.txt")])
