"""Bots at the table: they think without holding anybody up, and play at a pace."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from shutil import rmtree
from threading import Event
from typing import Any

import ipywidgets as w
import pytest

from elfenwidgets.play import library
from elfenwidgets.play.bots.choice import Choice
from elfenwidgets.play.bots.greedy import GreedyBot
from elfenwidgets.rules import OwnView
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit import preferences
from elfenwidgets.ui.kit.aside import aside
from elfenwidgets.ui.table import bot_turns
from tests.ui.screen import Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")

FAR_OFF = 10_000.0
"""Seconds that no test waits: who comes to the end of one has not waited."""


# How they think


class Thinker:
    """A bot that thinks until it is told to stop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.thinks, self.enough = Event(), Event()
        choose = GreedyBot.choose

        def slowly(bot: GreedyBot, view: OwnView, rng: random.Random) -> Choice:
            self.thinks.set()
            assert self.enough.wait(60)
            return choose(bot, view, rng)

        monkeypatch.setattr(GreedyBot, "choose", slowly)

    async def thinking(self) -> None:
        """Wait until it thinks."""
        await asyncio.to_thread(self.thinks.wait, 60)


async def until(reached: Callable[[], bool]) -> None:
    """Let the bots play on until something is so."""
    while not reached():
        await asyncio.sleep(0.001)


async def thought() -> None:
    """Wait until the bot has thought to its end, and the table has heard of it."""
    await asyncio.sleep(0)  # the table asks it
    await aside(int)  # one at a time: this comes after
    for _ in range(5):
        await asyncio.sleep(0)


def test_the_screen_says_who_thinks_and_hears_the_people_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def script(screen: Screen) -> None:
        thinker = Thinker(monkeypatch)
        screen.begin("pgp")
        screen.sit_down()
        screen.choose(screen.choices[0])
        screen.choose(t("choice-seen"))
        await thinker.thinking()
        assert t("turn-bot", name="Bo") in screen.panel
        assert screen.what == t("now-watch")
        before = screen.record()
        screen.press("Hide my cards")
        assert t("turn-bot", name="Bo") in screen.panel
        thinker.enough.set()
        await until(lambda: screen.place == "curtain")
        assert len(screen.record()["events"]) == len(before["events"]) + 1

    on_screen(script)


def test_what_is_told_while_a_bot_thinks_is_gone_when_it_has_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def script(screen: Screen) -> None:
        thinker = Thinker(monkeypatch)
        screen.begin("pg")
        screen.choose(screen.choices[0])
        await thinker.thinking()
        before = screen.panel.count(t("now-watch"))
        screen.click(Target("town", "feodor"))
        assert screen.panel.count(t("now-watch")) == before + 1
        thinker.enough.set()
        await until(lambda: bool(screen.choices))
        assert t("now-watch") not in screen.panel

    on_screen(script)


def test_to_undo_where_nothing_can_be_is_answered() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pg")
        screen.key("u")
        assert t("undo-nothing") in screen.panel

    on_screen(script)


def test_what_a_bot_thinks_of_a_move_that_is_taken_back_is_never_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pg")
        await screen.to_phase("plan")
        before, choices = screen.record(), screen.choices
        thinker = Thinker(monkeypatch)
        screen.choose("Pass")
        await thinker.thinking()
        screen.choose("Undo")
        thinker.enough.set()
        await thought()
        assert screen.record() == before
        assert screen.choices == choices
        screen.choose("Pass")
        await until(lambda: screen.choices != () and screen.record() != before)
        assert [e["e"] for e in screen.record()["events"]][len(before["events"])] == "pass"

    on_screen(script)


@pytest.mark.parametrize("name", ["at-once", "fast"])
def test_a_step_back_lasts_until_the_next_decision_at_any_pace(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All bots have answered, in the open, and the person is asked again."""
    monkeypatch.setitem(preferences.PACES, "fast", 0.001)
    library.keep_setting("pace", name)

    async def asked_again(screen: Screen, before: int) -> None:
        await until(lambda: len(screen.record()["events"]) > before + 2 and bool(screen.onward))

    async def script(screen: Screen) -> None:
        screen.begin("pgg", seed="3")
        await screen.to_phase("plan")
        before, choices = screen.record(), screen.choices
        events = len(before["events"])
        screen.choose(t("choice-pass"))
        await asked_again(screen, events)
        first, told = screen.record(), screen.choices
        assert {e["seat"] for e in first["events"][events:]} == {0, 1, 2}
        screen.choose(t("choice-undo"))
        assert screen.record() == before
        assert screen.choices == choices
        screen.choose(t("choice-pass"))
        await asked_again(screen, events)
        assert (screen.record(), screen.choices) == (first, told), "nothing is tried out by it"
        screen.choose(t("choice-pass"))
        await asked_again(screen, len(first["events"]))
        screen.choose(t("choice-undo"))
        assert screen.record() == first, "the next decision is the one that is taken back"

    on_screen(script)


def test_what_a_bot_thinks_of_a_table_that_was_left_is_never_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def script(screen: Screen) -> None:
        thinker = Thinker(monkeypatch)
        screen.begin("gp")
        before = screen.record()
        await thinker.thinking()
        screen.press("Back to the start")
        thinker.enough.set()
        await thought()
        assert screen.record() == before
        screen.press("Go on")
        await until(lambda: bool(screen.choices))
        assert len(screen.record()["events"]) == len(before["events"]) + 1

    on_screen(script)


# Their pace


def screens(screen: Screen) -> list[int]:
    """How many lines of the log are new on each screen that follows."""
    seen: list[int] = []

    def look(change: Any) -> None:
        if change["new"]:
            seen.append(len(screen.record()["events"]))

    screen.strips[1].observe(look, "value")
    return seen


@pytest.mark.parametrize(("name", "steps"), [("fast", [1, 1, 1]), ("at-once", [3])])
def test_moves_are_shown_one_after_the_other_or_all_at_once(
    name: str, steps: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(preferences.PACES, "fast", 0.001)
    monkeypatch.setattr(bot_turns, "THINKING", FAR_OFF)
    library.keep_setting("pace", name)

    async def script(screen: Screen) -> None:
        screen.begin("prrr")
        seen = screens(screen)
        screen.choose(screen.choices[0])
        played = len(screen.record()["events"])
        await until(lambda: bool(screen.choices))
        counts = [played, *dict.fromkeys(n for n in seen if n > played)]
        assert [b - a for a, b in pairwise(counts)] == steps

    on_screen(script)


def test_a_bot_that_had_too_little_time_is_told_of_until_a_person_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    choose = GreedyBot.choose

    def hurried(bot: GreedyBot, view: OwnView, rng: random.Random) -> Choice:
        return replace(choose(bot, view, rng), hurried=True)

    told = t("bots-hurried")

    async def script(screen: Screen) -> None:
        screen.begin("pg")
        screen.choose(screen.choices[0])
        await until(lambda: bool(screen.choices))
        assert told not in screen.panel
        monkeypatch.setattr(GreedyBot, "choose", hurried)
        screen.choose(screen.choices[0])
        await until(lambda: bool(screen.choices))
        assert told in screen.panel
        screen.choose(screen.choices[0])
        await until(lambda: bool(screen.choices))
        assert told not in screen.panel

    on_screen(script)


def test_all_at_once_still_says_who_thinks_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "THINKING", 0.01)
    library.keep_setting("pace", "at-once")

    async def script(screen: Screen) -> None:
        screen.begin("prg")
        thinker = Thinker(monkeypatch)
        screen.choose(screen.choices[0])
        assert t("turn-bot", name="Bo") in screen.panel
        await until(lambda: t("turn-bot", name="Cy") in screen.panel)
        thinker.enough.set()
        await until(lambda: bool(screen.choices))

    on_screen(script)


def test_on_to_my_turn_leaves_the_pauses_out_this_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(preferences.PACES, "slow", FAR_OFF)
    library.keep_setting("pace", "slow")

    async def script(screen: Screen) -> None:
        screen.begin("prr")
        for round_ in range(2):
            screen.choose(screen.choices[0])
            await thought()
            assert screen.choices == (), round_
            assert "elfen-theirs" in screen.panel
            screen.press(t("bots-on"))
            await until(lambda: bool(screen.choices))

    on_screen(script)


def test_a_pace_holds_from_now_on_and_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(preferences.PACES, "slow", FAR_OFF)
    library.keep_setting("pace", "slow")

    async def script(screen: Screen) -> None:
        screen.begin("prr")
        screen.choose(screen.choices[0])
        await thought()
        assert screen.choices == ()
        screen.field(t("pace")).value = "at-once"
        await until(lambda: bool(screen.choices))
        again = Screen()
        again.press("Go on")
        assert again.field(t("pace")).value == "at-once"

    on_screen(script)


@pytest.mark.parametrize("kept", ["soon", 7, None, ["fast"]])
def test_a_broken_remembered_pace_is_forgotten(kept: Any) -> None:
    library.keep_setting("pace", kept)

    async def script(screen: Screen) -> None:
        screen.begin("pr")
        assert screen.field(t("pace")).value == preferences.PACE.usual

    on_screen(script)


def test_a_pace_that_cannot_be_remembered_holds_all_the_same(home: Path) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pr")
        rmtree(home)
        home.write_text("in the way")
        screen.field(t("pace")).value = "slow"
        assert screen.alarms == [t("start-unsaved", folder=str(home))]
        assert screen.table.pace == "slow"

    on_screen(script)


def test_people_alone_are_asked_for_no_pace() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        screen.sit_down()
        assert screen.find(w.Dropdown, screen.part("elfen-help")) == []
        assert "elfen-mine" in screen.panel

    on_screen(script)
