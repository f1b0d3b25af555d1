"""What happened is a map: each line says what it is about, and leads to the board as it was."""

import re

from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from tests.ui.pressing import tell
from tests.ui.screen import FOREST, Screen, on_screen


def seen(screen: Screen) -> View:
    """What the board shows."""
    shown = screen.table._page.board.picture
    assert shown is not None
    return shown.view


def test_a_line_leads_to_the_board_as_it_was_and_anything_leads_back(home: object) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("plan")
        while len(screen.table.table.game.state.counters) < 3:  # type: ignore[union-attr]
            await screen.to(lambda: bool(screen.roads))
            screen.choose_road(screen.roads[0])
        await screen.to(lambda: bool(screen.onward))
        table = screen.table.table
        assert table is not None
        now, events = seen(screen), len(table.game.events)
        offered, viewer = screen.choices, table.hot_seat.viewer
        placed = [n for n, event in enumerate(now.log) if event["e"] == "place"]
        for back in ("button", "Escape", "board", "late"):
            bridge, before = screen.pane.bridge, screen.pane.bridge.decision
            tell(bridge, pick=f"log:{placed[0]}")
            assert screen.what == t("log-then")
            then = seen(screen)
            assert len(then.counters) == 1 and len(then.log) == placed[0] + 1
            assert then.seat == viewer and then.actions == ()
            assert all(s.hand is None for n, s in enumerate(then.seats) if n != viewer)
            assert screen.choices == (t("choice-back"),)
            if back == "button":
                screen.choose(t("choice-back"))
            elif back == "Escape":
                screen.key("Escape")
            elif back == "board":
                screen.click(FOREST)
            else:
                tell(bridge, before, pick="pass:")
                assert screen.what == t("log-then"), "a press about the decision before"
                screen.key("u")
            assert seen(screen).counters == now.counters and screen.choices == offered
        assert len(table.game.events) == events, "nothing was played, and nothing taken back"
        for line in ("log:", "log:-1", "log:99999", "log:x"):
            tell(screen.pane.bridge, pick=line)
            assert screen.choices == offered
        last = max(placed)
        road = dict(now.log[last])["road"]
        (points,) = re.findall(f'data-event="{last}" data-points="([^"]*)"', screen.panel)
        assert points == f"road:{road} seat:{dict(now.log[last])['seat']}"

    on_screen(script)
