"""Shortcuts of the keyboard, and the way of the arrows."""

import pytest

from elfenwidgets.rules import BOARD, view
from elfenwidgets.rules.position import position
from elfenwidgets.rules.record import replay
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import END, OBSTACLE, PASS, PILE, Target
from elfenwidgets.ui.picking.gold_choosing import choosing_of
from elfenwidgets.ui.picking.keyboard import groups, shortcut, step
from elfenwidgets.ui.picking.labels import label
from elfenwidgets.ui.picking.narrowing import Choosing
from tests.ui.pressing import tell
from tests.ui.screen import Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")

PLANNING = view(position(phase="plan", at="feodor", open="dragon unicorn", secret="elfcycle"), 0)


def test_a_digit_takes_the_counter_at_that_place() -> None:
    found = [shortcut(key, PLANNING, choosing_of(PLANNING), None) for key in "1234590"]
    assert found[:4] == [
        Target("counter", "unicorn"),
        Target("counter", "dragon"),
        Target("secret", "elfcycle"),
        OBSTACLE,
    ]
    assert found[4:] == [None, None, None]


def test_while_drawing_digits_are_the_display_and_nought_the_pile() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("draw")
        display = replay(screen.record()).display
        screen.key("3")
        assert screen.record()["events"][-1]["counter"] == display[2]
        screen.key("0")
        assert screen.record()["events"][-1]["from"] == "pile"

    on_screen(script)


def test_p_passes_and_u_takes_it_back() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pr")
        await screen.to_phase("plan")
        before = screen.record()["events"]
        screen.key("p")
        assert screen.record()["events"][len(before)]["e"] == "pass"
        screen.key("u")
        assert screen.record()["events"] == before

    on_screen(script)


@pytest.mark.parametrize("key", ["u", "Backspace"])
def test_to_undo_takes_the_last_pick_back_before_anything_that_was_played(key: str) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pr")
        await screen.to_phase("plan")
        session, before = screen.table.session, screen.record()["events"]
        screen.key("p")
        await screen.to(lambda: bool(session.choosing.actions))
        passed = screen.record()["events"]
        screen.key("1")
        assert session.choosing.picks
        screen.key(key)
        assert not session.choosing.picks and screen.record()["events"] == passed
        assert t("undo-nothing") not in screen.panel
        screen.key(key)
        assert screen.record()["events"] == before

    on_screen(script)


def test_h_gives_a_hint_and_question_mark_lists_the_keys() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("plan")
        screen.key("h")
        assert "Hint 1" in screen.panel
        screen.key("?")
        book = screen.part("elfen-handbook")
        assert "elfen-open" in book._dom_classes
        assert "<kbd>P</kbd>" in book.children[1].value
        screen.key("?")
        assert "elfen-open" not in book._dom_classes

    on_screen(script)


def test_a_key_about_a_decision_that_is_over_plays_nothing() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pr")
        await screen.to_phase("plan")
        before, decision = len(screen.record()["events"]), screen.pane.bridge.decision
        screen.key("p")
        shown = screen.panel
        tell(screen.pane.bridge, decision, key="p")
        assert screen.record()["events"][before:] == [{"e": "pass", "seat": 0}]
        assert screen.panel == shown, "the second one is not even answered"

    on_screen(script)


def test_arrows_go_through_near_roads_first_and_leave_the_end_of_the_turn_for_last() -> None:
    chosen = Choosing(PLANNING.actions).pick(Target("counter", "dragon"))
    assert chosen is not None
    rings = groups(PLANNING, chosen, {})
    near = [BOARD.connections[road.name] for road in rings[0]]
    assert all("feodor" in (road.a, road.b) for road in near[:3])
    assert sum(map(len, rings)) == len(chosen.options)
    assert step("ArrowRight", rings, None) == rings[0][0]
    assert step("ArrowDown", rings, rings[0][0]) == rings[1][0]
    assert step("ArrowLeft", rings, rings[0][0]) == rings[-1][-1]
    assert step("ArrowLeft", groups(PLANNING, Choosing(PLANNING.actions), {}), None) == PASS
    travel = view(position(phase="travel", at="virst", hand="raft dragon"), 0)
    assert groups(travel, Choosing(travel.actions), {})[-1] == (END,)


def test_the_list_of_roads_says_the_price_of_each() -> None:
    chosen = Choosing(PLANNING.actions).pick(Target("counter", "dragon"))
    assert chosen is not None
    said = label(Target("road", "forest:feodor-lapphalya"), PLANNING, chosen)
    assert said.endswith(": 2 dragons"), "P4: a dragon in the forest costs two"
    said = label(Target("road", "desert:albaran-feodor"), PLANNING, chosen)
    assert said.endswith(": 1 dragon")


def test_the_pile_is_no_place_while_planning() -> None:
    assert shortcut("0", PLANNING, choosing_of(PLANNING), None) is None
    drawing = view(position(phase="draw_secret"), 0)
    assert shortcut("0", drawing, choosing_of(drawing), None) == PILE
