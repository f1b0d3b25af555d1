"""What a pick changes on the screen, without the rest: it is as if all were written anew."""

import random
from typing import Any

import pytest

from elfenwidgets.text import t
from elfenwidgets.ui.drawing import board_widget
from elfenwidgets.ui.drawing.backing_store import Shown
from elfenwidgets.ui.drawing.targets import Target
from tests.ui.pressing import listed, tell
from tests.ui.screen import Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")

PICKS = 150


def shown(screen: Screen) -> list[Any]:
    """What the page has: the words, what is on offer and the picture, but what is read aloud."""
    bridge = screen.pane.bridge
    board = screen.table._page.board
    layers = [layer.shown for store in board.stores for layer in store.layers]
    return [[strip.value for strip in screen.strips], bridge.get_state(), layers, board.picture]


@pytest.mark.parametrize("edition", ["moon-1998", "elfengold"])
def test_after_a_pick_the_screen_is_as_if_it_were_written_anew(edition: str) -> None:
    rng = random.Random(3)
    compared: list[tuple[Target, ...]] = []

    async def script(screen: Screen) -> None:
        screen.begin("pp", edition=edition)
        table, refresh = screen.table, screen.table.refresh
        for canvas in (table._page.board.board, table._page.board.rack):
            board_widget.tell_board(canvas.model_id, Shown("a page", 900, 1))
        for _ in range(PICKS):
            if screen.place == "curtain":
                screen.sit_down()
            elif not screen.onward and not screen.roads:
                screen.press(t("interlude-on"))
            else:
                bridge = screen.pane.bridge
                press = rng.random()
                if press < 0.3:
                    screen.key(rng.choice(["ArrowDown", "ArrowUp", "Escape", "h", "Enter"]))
                elif screen.roads and press < 0.5:
                    tell(bridge, point=rng.choice(list(listed(bridge).values())))
                else:
                    screen.go(rng)
            if screen.place == "table":
                before = shown(screen)
                refresh()
                assert shown(screen) == before
                compared.append(table.session.choosing.picks)

    on_screen(script)
    assert len(compared) > PICKS / 2 and any(compared)
