"""What a page is sent depends on nothing that the person at the screen may not know.

Two games that look the same to a seat but hide different things are played on in real kernels,
by messages as a page sends them: all that comes back has to be the same, to the byte.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TypeAlias

import pytest

from elfenwidgets.play.game import Game
from elfenwidgets.rules import editions, legal_actions
from elfenwidgets.rules.actions import Draw, Pass, Place
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.view import view
from tests.ui.kernelpage import Page, Record, page

PLAYERS = (Player("Ada", "green"), Player("Bo", "red"), Player("Cy", "blue"))
HIDDEN = {"deal": "cards", "draw_secret": "counter", "town_card": "town"}


def played(phase: str) -> Record:
    """A game with town cards, in its first round and at Ada's turn; without a seed."""
    edition = editions()["amigo-de"].with_rules(town_cards=True)
    game = Game(edition, PLAYERS, "secrets", 0)
    while game.state.phase != phase or game.state.turn != 0:
        actions = list(legal_actions(game.state))
        open_placings = [a for a in actions if isinstance(a, Place) and not a.secret]
        if game.state.phase == "plan" and len(game.state.counters) < 3:
            game.play(open_placings[0])
        elif game.state.phase == "plan":
            game.play(next(a for a in actions if isinstance(a, Pass)))
        else:
            game.play(next((a for a in actions if isinstance(a, Draw)), actions[0]))
    if phase == "plan":
        for _ in PLAYERS:
            actions = list(legal_actions(game.state))
            game.play(next(a for a in actions if isinstance(a, Place) and not a.secret))
    return {key: value for key, value in game.record().items() if key != "seed"}


def swapped(record: Record, a: int, b: int) -> Record:
    """The same game with all that is hidden of two seats dealt the other way round."""
    hidden = {
        (event["e"], event["seat"]): event[HIDDEN[event["e"]]]
        for event in record["events"]
        if event["e"] in HIDDEN
    }
    other = {a: b, b: a}
    events = []
    for event in record["events"]:
        if event["e"] in HIDDEN:
            seat = other.get(event["seat"], event["seat"])
            event = event | {HIDDEN[event["e"]]: hidden[event["e"], seat]}
        events.append(event)
    return record | {"events": events}


def plan(found: Page) -> None:
    """Ada looks at her choices, tries what is forbidden, places a counter."""
    found.say(pick=["board", 0.02, 0.03])
    found.choose("Place the secret")
    found.choose("Back")
    found.choose("Place a")
    found.choose_road()


def travel(found: Page) -> None:
    """Ada takes a step, pays for it, ends her move and cuts her hand."""
    found.choose(": ")
    while not any("End your move" in label for label in found.choices()):
        found.choose("")
    found.choose("End your move")
    while any("Give up" in label for label in found.choices()):
        found.choose("Give up")


Kernel: TypeAlias = Callable[[str, Record, str], AbstractContextManager[Page]]

SCRIPTS: dict[str, Callable[[Page], None]] = {"plan": plan, "travel": travel}


@pytest.fixture
def kernel(tmp_path: Path) -> Kernel:
    """Opens a page on a kernel with a folder of its own for a record."""
    return lambda name, record, first: page(tmp_path / name, record, first)


def gone_on(kernel: Kernel, name: str, record: Record, phase: str) -> list[str]:
    """The traffic while Ada sits down, acts, and the curtain falls for Bo."""
    with kernel(name, record, "") as found:
        found.press("Go on")
        found.press("I’m Ada")
        SCRIPTS[phase](found)
        assert found.find(description="I’m Bo")
        return found.traffic


@pytest.mark.parametrize("phase", SCRIPTS)
def test_what_others_hide_changes_nothing_that_is_sent(kernel: Kernel, phase: str) -> None:
    record = played(phase)
    other = swapped(record, 1, 2)
    states = replay(record), replay(other)
    assert view(states[0], 0) == view(states[1], 0)
    for seat in (1, 2):
        mine, yours = (state.seats[seat] for state in states)
        assert mine.hand != yours.hand
        assert mine.secret != yours.secret
        assert mine.town_card != yours.town_card
    traffic, others = (gone_on(kernel, str(i), r, phase) for i, r in enumerate((record, other)))
    assert len(traffic) > 80
    assert traffic == others


def test_what_one_holds_oneself_is_sent(kernel: Kernel) -> None:
    """That the comparison sees something at all."""
    record = played("plan")
    other = swapped(record, 0, 1)
    traffic, others = (gone_on(kernel, str(i), r, "plan") for i, r in enumerate((record, other)))
    assert traffic != others


OTHER_REASONS = """
from elfenwidgets.play.bots.choice import Choice, plainly
from elfenwidgets.play.bots.greedy import GreedyBot
choose = GreedyBot.choose
def otherwise(bot, view, rng):
    return plainly(choose(bot, view, rng).action, "chance")
GreedyBot.choose = otherwise
"""
"""Bots that do the same and have other things in mind."""

AT_ONCE = """
from elfenwidgets.play import library
from elfenwidgets.ui.table import bot_turns
library.keep_setting("pace", "at-once")
bot_turns.THINKING = 1000  # no screen in between, however long a bot thinks on this machine
"""


def against_bots(kernel: Kernel, name: str, record: Record, first: str) -> list[str]:
    """The traffic while Ada takes her hint and passes, and two bots answer."""
    with kernel(name, record, AT_ONCE + first) as found:
        found.press("Go on")
        for _ in range(3):
            found.press("Hint")
        for _ in range(2):
            found.choose("Pass")
            while not any("Pass" in label for label in found.choices()):
                found.run()
        return found.traffic


def test_what_bots_have_in_mind_is_not_sent_unless_the_players_chose_so(kernel: Kernel) -> None:
    record = played("plan")
    record["meta"] = {"bots": {"1": "greedy", "2": "greedy"}}
    traffic, others = (
        against_bots(kernel, str(i), record, first) for i, first in enumerate(("", OTHER_REASONS))
    )
    assert len(traffic) > 50
    assert traffic == others
    record["meta"]["bots_say_why"] = True
    open_minded, others = (
        against_bots(kernel, f"open {i}", record, first)
        for i, first in enumerate(("", OTHER_REASONS))
    )
    assert open_minded != others, "that the comparison sees something at all"


def test_the_hints_tell_nothing_of_others_and_go_with_the_curtain(kernel: Kernel) -> None:
    record = played("draw")
    shown, after, held = [], [], []
    for i, one in enumerate((record, swapped(record, 1, 2), swapped(record, 0, 1))):
        with kernel(str(i), one, "") as found:
            found.press("Go on")
            found.choose("Look at my cards")
            for _ in range(2):
                found.press("Hint")
            assert "you hold" in "".join(found.held)
            shown.append(found.traffic)
            found.press("Hide my cards")
            found.connect()
            after.append(found.traffic[len(shown[-1]) :])
            held.append(found.held)
    assert "you hold" not in "".join(held[0])
    assert shown[0] == shown[1] != shown[2]
    assert after[0] == after[1] == after[2] != []
    assert held[0] == held[1] == held[2]


@pytest.mark.parametrize("phase", SCRIPTS)
def test_the_curtain_leaves_nothing(kernel: Kernel, phase: str) -> None:
    """Ada hides her things: what is sent then, and what is left, is the same whatever it was."""
    record = played(phase)
    shown, after, held = [], [], []
    for i, one in enumerate((record, swapped(record, 0, 1))):
        with kernel(str(i), one, "") as found:
            found.press("Go on")
            found.press("I’m Ada")
            shown.append(found.traffic)
            found.press("Hide my cards")
            assert found.find(description="I’m Ada")
            found.connect()
            after.append(found.traffic[len(shown[-1]) :])
            held.append(found.held)
    assert shown[0] != shown[1]
    assert after[0] == after[1] != []
    assert held[0] == held[1]


def test_the_log_file_tells_nothing(kernel: Kernel, tmp_path: Path) -> None:
    record = played("plan")
    gone_on(kernel, "home", record, "plan")
    names = {path.name for path in (tmp_path / "home").iterdir()}
    files = {f"library.sqlite3{end}" for end in ("", "-wal", "-shm")}
    assert names - files - {".lock"} == {"games"}
