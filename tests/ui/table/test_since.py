"""Since your last turn: what the others did is told when a curtain has fallen away, and marked."""

from collections.abc import Iterator
from typing import Any

import pytest

from elfenwidgets.text import t
from elfenwidgets.ui.drawing.backing_store import Shown
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.moving.motion import RECAP
from elfenwidgets.ui.drawing.wire import wire
from elfenwidgets.ui.table.screen import TableScreen
from tests.ui.screen import Screen, on_screen
from tests.ui.sky import Sky
from tests.ui.table.devices.devices import Device, links


@pytest.fixture
def flown(home: object) -> Iterator[list[dict[str, Any]]]:
    """What a page is told that flies, once something does."""
    before = wire._page
    yield []
    wire._page = before


def listen(told: list[dict[str, Any]], screen: TableScreen, width: int = 920) -> None:
    """Show the board on a page, and write down what flies there."""
    wire.lay(Sky(told))
    for canvas in (screen._page.board.board, screen._page.board.rack):
        screen._page.board.fit(canvas.model_id, Shown("page", width, 1))


def marks(screen: Screen) -> Marks:
    shown = screen.table._page.board.picture
    assert shown is not None
    return shown.marks


def test_after_the_curtain_one_sees_what_the_others_did_until_one_acts(
    flown: list[dict[str, Any]],
) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("ppp")
        listen(flown, screen.table)
        await screen.to_phase("plan")
        while len(screen.table.table.game.state.counters) < 3:  # type: ignore[union-attr]
            await screen.to(lambda: screen.place == "curtain" or bool(screen.roads))
            if screen.place == "curtain":
                screen.sit_down()
            else:
                screen.choose_road(screen.roads[0])
        await screen.to(lambda: screen.place == "curtain")
        laid = len(screen.table.table.game.state.counters)  # type: ignore[union-attr]
        before = len(flown)
        screen.sit_down()
        (told,) = flown[before:]
        assert told["says"] == t("since-title")
        ends = [flight["begin"] + flight["seconds"] for flight in told["fly"]]
        assert len(told["fly"]) <= max(ends) <= RECAP + 1e-6, "a second each, if they are few"
        assert all(flight["spots"][0][0] == "seat" for flight in told["fly"])
        assert 0 < len(marks(screen).laid) <= laid
        screen.choose(screen.onward[0])
        assert len(flown) == before + 1 and marks(screen).laid, "a pick is no action yet"
        table = screen.table.table
        assert table is not None
        seat = table.turn
        await screen.to(lambda: table.turn != seat)
        screen.sit_down()
        assert table.hot_seat.viewer not in {each for _, each in marks(screen).laid}

    on_screen(script)


@pytest.mark.usefixtures("shared")
def test_a_seat_that_is_opened_again_is_told_what_happened_meanwhile(
    flown: list[dict[str, Any]],
) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pd")
        bo = links(screen)[0]
        screen.press(t("share-to-the-table"))
        screen.sit_down()
        screen.choose(screen.onward[0])
        screen.choose(t("choice-seen"))
        phone = Device(bo)
        assert flown == []
        table = phone.app.place._page.screen  # type: ignore[attr-defined]
        listen(flown, table, 390)
        (told,) = flown
        assert told["says"] == t("since-title")
        listen(flown, table, 360)
        assert flown == [told], "once"

    on_screen(script)


def test_what_happened_is_told_once_the_board_is_seen(flown: list[dict[str, Any]]) -> None:
    """A curtain that falls away right after the page has come shows a board for the first time."""

    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("plan")
        screen.choose(screen.onward[0])
        screen.choose_road(screen.roads[0])
        screen.sit_down()
        assert flown == []
        listen(flown, screen.table)
        assert [told.get("says") for told in flown] == [t("since-title")]

    on_screen(script)
