"""Games at the table: turns, the curtain between people, choices and taking back."""

import base64
import json
import random
import re
from collections.abc import Callable
from functools import partial

import ipywidgets as w
import pytest

from elfenwidgets.play.bots.choice import Choice
from elfenwidgets.play.table import Table
from elfenwidgets.rules.record import replay
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit import preferences
from tests.kept_games import kept
from tests.ui.screen import FOREST, NAMES, Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")


@pytest.mark.parametrize(
    ("edition", "who"),
    [
        ("amigo-de", "pp"),
        ("amigo-it", "prg"),
        ("gigamic-fr", "pgpg"),
        ("midgaard-sv", "rrp"),
        ("moon-1998", "ppp"),
        ("riogrande-2015", "pppppp"),
        ("riogrande-en", "grgrp"),
        ("tradfr-fr", "ppr"),
        ("amigo-de", "gr"),
    ],
)
def test_a_whole_game_by_buttons_alone(edition: str, who: str) -> None:
    async def script(screen: Screen) -> None:
        screen.begin(who, edition)
        await screen.to(lambda: screen.place == "end", random.Random(f"{edition}{who}"))
        state = replay(json.dumps(screen.record()))
        assert state.phase == "over"
        assert state.edition.key == edition
        assert len(state.seats) == len(who)
        (link,) = re.findall(r'href="data:application/json;base64,(.*?)"', screen.panel)
        assert json.loads(base64.b64decode(link)) == screen.record()
        for name in NAMES[: len(who)]:
            assert f"{name}</bdi></th>" in screen.panel
        assert screen.onward == screen.roads == ()
        if "Undo" in screen.choices:
            screen.choose("Undo")
            assert screen.place == "table"
            assert screen.record()["result"] is None
            await screen.to(lambda: screen.place == "end")

    on_screen(script)


def test_a_new_game_follows_the_old_one() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("gr")
        await screen.to(lambda: screen.place == "end")
        screen.press("New game")
        assert screen.place == "start"
        screen.begin("pp")
        assert screen.place == "curtain"
        assert len(kept()) == 2

    on_screen(script)


def test_bots_play_in_a_game_begun_right_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(screen: Screen) -> None:
        monkeypatch.setitem(preferences.PACES, preferences.PACE.usual, 0.05)
        screen.begin("gp")
        screen.press("Back to the start")
        screen.begin("gp")
        await screen.to(lambda: "takes" in screen.panel)

    on_screen(script)


def test_only_one_series_of_bot_turns_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(screen: Screen) -> None:
        asked = []
        ask = Table.ask_bot

        def counted(table: Table) -> Callable[[], Choice] | None:
            if table.turn in table.company.bots:
                asked.append(table.turn)
            return ask(table)

        monkeypatch.setattr(Table, "ask_bot", counted)
        screen.begin("pgg")
        await screen.to(lambda: screen.place == "end")
        # Everybody's turn: once for each action of theirs, never in vain.
        acts = [e for e in screen.record()["events"] if e.get("seat", 0) > 0 and e["e"] != "deal"]
        assert len(asked) == len(acts)

    on_screen(script)


def test_behind_the_curtain_there_is_nothing() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp", "moon-1998")
        await screen.to_phase("travel")
        screen.press("Hide my cards")
        assert screen.place == "curtain"
        assert screen.panel == ""
        assert screen.choices == screen.roads == ()
        assert screen.button("I’m Ada") or screen.button("I’m Bo")

    on_screen(script)


def test_the_curtain_has_the_colour_of_whoever_it_waits_for() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        curtain, table = screen.part("elfen-curtain"), screen.table.table
        assert table is not None

        def awaits(seat: int) -> bool:
            return table.hot_seat.awaited == seat

        for seat, player in enumerate(table.game.players):
            await screen.to(partial(awaits, seat))
            colors = [name for name in curtain._dom_classes if name.startswith("elfen-of-")]
            assert colors == [f"elfen-of-{player.color}"]

    on_screen(script)


def test_a_hand_opens_for_whoever_saw_that_it_was_closed() -> None:
    """At draws that all may watch a press that comes late or twice opens nobody's hand."""

    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("draw")
        table = screen.table.table
        assert table is not None

        def viewer() -> int | None:
            return table.hot_seat.viewer

        one, adas = table.turn, screen.pane.bridge.decision
        assert screen.hand_closed and viewer() is None
        offered = screen.choices
        screen.choose(t("choice-pile"))
        assert table.turn != one
        screen.look(adas)
        assert viewer() is None, "the next one's hand was opened by a press before the draw"
        assert t("pick-late") in screen.panel
        two, bos = table.turn, screen.pane.bridge.decision
        screen.look()
        assert viewer() == two and not screen.hand_closed
        assert len(screen.choices) == len(offered), "nothing comes or goes beside the hand"
        screen.press(t("hide"))
        screen.look(bos)
        assert viewer() is None, "a second press opened what was hidden meanwhile"

    on_screen(script)


def test_a_refusal_does_not_stay_on_the_curtain() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        screen.sit_down()
        screen.click(FOREST)
        assert len(screen.alarms) == 1
        screen.press("Hide my cards")
        assert screen.alarms == []
        screen.sit_down()
        assert screen.alarms == []

    on_screen(script)


def test_one_person_among_bots_never_meets_the_curtain() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("gpr")
        assert screen.button("Hide my cards").disabled

        def reached() -> bool:
            assert screen.place != "curtain"
            return screen.place == "end"

        await screen.to(reached)

    on_screen(script)


def test_a_placement_is_taken_back_from_the_curtain() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("plan")
        before, what = screen.record(), screen.what
        open_counters = [c for c in screen.choices if "secret" not in c and c != "Pass"]
        screen.choose(open_counters[0])
        screen.choose_road(screen.roads[0])
        assert len(screen.record()["events"]) == len(before["events"]) + 1
        assert screen.place == "curtain"
        screen.press("I’m Ada: undo my move")
        screen.press("I’m Ada: undo my move")
        assert t("undo-nothing") not in screen.panel, "the second press meets no curtain"
        assert screen.place == "table"
        assert screen.record() == before
        assert screen.what == what

    on_screen(script)


def test_only_whose_move_it_was_takes_it_back() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("plan")
        before = screen.record()
        screen.choose("Pass")
        played = screen.record()
        assert played != before
        screen.sit_down()
        assert "Undo" not in screen.choices
        screen.key("Backspace")
        assert screen.record() == played
        assert screen.what != ""
        screen.press("Hide my cards")
        screen.press("I’m Ada: undo my move")
        assert screen.record() == before

    on_screen(script)


def test_what_came_to_light_is_not_taken_back() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        screen.sit_down()
        assert "Undo" not in screen.choices
        screen.choose("Draw from the stack")
        assert screen.choices == (t("choice-seen"),)
        screen.choose(t("choice-seen"))
        assert screen.button("I’m Bo").layout.display != "none"
        shown = screen.find(w.Button, screen.part("elfen-curtain"))
        assert [button.description for button in shown] == ["I’m Bo"], "nothing takes it back"
        screen.sit_down()
        assert "Undo" not in screen.choices

    on_screen(script)


def test_a_step_is_taken_back_at_the_table() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("travel")
        before, offered = screen.record(), screen.choices
        screen.choose(next(choice for choice in offered if not choice.startswith("End")))
        while screen.record() == before:
            screen.choose(screen.choices[0])
        screen.choose("Undo")
        assert screen.record() == before
        assert screen.choices == offered

    on_screen(script)


def test_back_leads_one_choice_back() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("plan")
        offered = screen.choices
        screen.choose(next(choice for choice in offered if choice != "Pass"))
        assert screen.roads
        screen.choose("Back")
        assert screen.choices == offered
        assert screen.roads == ()

    on_screen(script)


def test_keys_walk_through_the_choices_and_take_one() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("plan")
        offered = screen.choices
        screen.key("ArrowRight")
        assert offered[0] in screen.what
        screen.key("ArrowLeft")
        assert "Pass" in screen.what, "what ends the turn comes last"
        while "Place" not in screen.what.partition("▸")[2]:
            screen.key("ArrowDown")
        screen.key("Enter")
        assert screen.roads
        screen.key("Escape")
        assert screen.choices == offered
        screen.key("x")
        assert screen.choices == offered

    on_screen(script)


@pytest.mark.parametrize(
    ("phase", "target", "rule"),
    [
        ("draw_secret", FOREST, "P2.1"),
        ("draw", FOREST, "P3.1"),
        ("plan", Target("road", "lake:elvenhold-virst"), "P4.4"),
        ("travel", FOREST, "P5.1"),
    ],
)
def test_a_refused_click_says_why_in_one_sentence(phase: str, target: Target, rule: str) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase(phase)
        if phase == "draw":
            screen.look()
        before = screen.record()
        screen.click(target)
        (alarm,) = screen.alarms
        assert alarm.endswith(f"({rule})")
        assert screen.record() == before
        screen.choose(screen.choices[0])
        assert screen.alarms == []

    on_screen(script)
