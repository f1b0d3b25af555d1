"""Anything clicked at any time at the table, behind the curtain and while bots think."""

import asyncio
import os
import random
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from tempfile import TemporaryDirectory
from typing import Any, cast

import ipywidgets as w
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from elfenwidgets.play import library
from elfenwidgets.play.bots.choice import Choice
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import Action, editions, legal_actions
from elfenwidgets.rules.players import COLORS, Player
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.drawing.targets import UNDO, Target, TargetKind
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.picking.parts import parts
from elfenwidgets.ui.screen.bridge import Bridge
from elfenwidgets.ui.table.screen import TableScreen
from tests.ui.everything import EVERYTHING, KEYS, clicking
from tests.ui.pressing import listed, tell, widgets

pytestmark = pytest.mark.usefixtures("home", "faults")

STRICT = editions()["amigo-de"].with_rules(caravan_only_if_unable=True)
GOLD = editions()["elfengold"].with_rules(witch=True, hand_limit="four")
TABLES = {
    "two people": (editions()["amigo-de"], {}, 2),
    "one against bots": (editions()["riogrande-2015"], {1: "greedy", 2: "random"}, 3),
    "strict caravans": (STRICT, {1: "random"}, 3),
    "town cards": (editions()["moon-1998"], {0: "random"}, 3),
    "elfengold": (GOLD, {1: "greedy"}, 3),
    "six players": (editions()["amigo-de"], {2: "random", 5: "greedy"}, 6),
}


class AnythingAtTheTable(RuleBasedStateMachine):
    """A table in the middle of a game, and somebody who clicks whatever there is."""

    table_of = "two people"

    def __init__(self) -> None:
        super().__init__()
        self._folder = TemporaryDirectory()
        os.environ["ELFENWIDGETS_HOME"] = self._folder.name  # the fixture puts it back
        self._loop = asyncio.new_event_loop()
        self._faults: list[str] = []
        self._touched: set[Target] = set()
        self._played = self._bots = 0

    @initialize(seed=st.integers(0, 10**6), far=st.integers(0, 150))
    def begin(self, seed: int, far: int) -> None:
        edition, bots, seats = TABLES[self.table_of]
        players = [Player(f"Player {n}", COLORS[n]) for n in range(seats)]
        game, rng = Game(edition, players, seed), random.Random(seed)
        while len(game.events) < far and not game.over:
            game.play(rng.choice(list(legal_actions(game.state))))
        self._table = Table(game, bots)
        self._watch(self._table)
        guard = Guard(self._faults.append)
        self._screen = TableScreen(BoardWidget(guard.passing), guard, lambda place: None)
        self._do(lambda: self._screen.open(self._table, library.Save.new()))

    def _watch(self, table: Table) -> None:
        """Look at what people play, at the moment when it is played."""
        play, bots_play = table.play, table.play_choice

        def played(action: Action) -> None:
            assert table.hot_seat.awaited is None, "nobody sits there"
            assert action in table.view.actions, f"{action} is not on offer"
            assert self._touched & set(parts(action)), f"{action}: nobody touched it"
            self._played += 1
            play(action)

        def bot_played(choice: Choice) -> bool:
            self._bots += 1
            return bots_play(choice)

        table.play_choice = bot_played  # type: ignore[method-assign]
        table.play = played  # type: ignore[method-assign]

    def _do(self, something: Any) -> None:
        """Do it where an event loop runs; bots that think go on when the loop runs again."""

        async def run() -> None:
            something()

        self._loop.run_until_complete(run())

    def _press(self, something: Any, *touched: Target) -> None:
        """Do what plays one action at most, or a journey; nothing where nothing was on offer.

        What is on offer is asked at that moment: before, a bot may have thought its last.
        """

        def pressed() -> None:
            game, played, bots = self._table.game, self._played, self._bots
            before, awaited = game.state, self._table.hot_seat.awaited
            offered = () if awaited is not None else self._table.view.actions
            trip = [step for each in touched for step in self._steps_to(each)]
            self._touched = {
                *self._screen.session.choosing.picks,
                *touched,
                *chain(*map(parts, trip)),
            }
            something()
            self._touched = set()
            assert self._played <= played + max(1, len(trip))
            if (self._played, self._bots) == (played, bots) and UNDO not in touched:
                assert game.state == before
            if not offered:
                assert self._played == played

        self._do(pressed)

    def _steps_to(self, target: Target) -> tuple[Action, ...]:
        """What the second press on a far town plays."""
        far = self._screen.session.far if target.kind == "town" else {}
        return far[target.name].steps if target.name in far else ()

    @rule(thing=st.sampled_from(EVERYTHING), times=st.integers(1, 2))
    def click(self, thing: Target, times: int) -> None:
        for _ in range(times):
            self._press(lambda: self._screen.session.pick(thing), thing)

    @rule(data=st.data())
    def click_what_is_offered(self, data: st.DataObject) -> None:
        offered = sorted(self._screen.session.choosing.targets)
        if offered:
            thing = data.draw(st.sampled_from(offered))
            self._press(lambda: self._screen.session.pick(thing), thing)

    @rule(key=st.sampled_from(KEYS))
    def press_a_key(self, key: str) -> None:
        focus = self._screen.session.focus
        touched = [UNDO] if key == "Backspace" else [focus] if focus else []
        self._press(lambda: self._screen.session.key(key), *touched)

    @rule(index=st.integers(0, 30))
    def press_a_button(self, index: int) -> None:
        choices = self._bridge.choices
        if index < len(choices):
            self._pick(choices[index][0])

    @rule(line=st.integers(0, 45))
    def take_from_the_list(self, line: int) -> None:
        ids = list(listed(self._bridge).values())
        if line < len(ids):
            self._press(lambda: tell(self._bridge, point=ids[line]))
            self._pick(ids[line])

    @rule(before=st.integers(1, 3), thing=st.sampled_from(EVERYTHING))
    def press_what_is_gone(self, before: int, thing: Target) -> None:
        """A press about a decision that is over plays nothing, whatever it is on."""
        state, bridge = self._table.game.state, self._bridge
        self._press(lambda: tell(bridge, bridge.decision - before, pick=thing.id))
        assert self._table.game.state == state or self._table.company.bots

    @property
    def _bridge(self) -> Bridge:
        return self._screen._page.controls.bridge

    def _pick(self, id: str) -> None:
        kind, _, name = id.partition(":")
        self._press(lambda: tell(self._bridge, pick=id), Target(cast(TargetKind, kind), name))

    @rule()
    def sit_down(self) -> None:
        awaited = self._table.hot_seat.awaited
        for come in widgets(self._screen.parts[-1], w.Button)[:1]:  # once a curtain has fallen
            self._press(come.click)
            assert self._table.hot_seat.awaited is None or awaited is None

    @rule()
    def hide(self) -> None:
        (hide,) = (x for x in self._screen.parts if "elfen-hide" in x._dom_classes)
        self._press(hide.click)

    @rule()
    def ask_for_a_hint(self) -> None:
        self._press(self._screen.session.hint)

    @rule(steps=st.integers(1, 5))
    def let_bots_think(self, steps: int) -> None:
        async def wait() -> None:
            for _ in range(steps):
                await asyncio.sleep(0.002)

        self._loop.run_until_complete(wait())

    @invariant()
    def nothing_went_wrong(self) -> None:
        assert self._faults == []

    @invariant()
    def the_session_offers_what_the_table_offers(self) -> None:
        if self._table.hot_seat.awaited is None:
            assert self._screen.session.choosing.actions == self._table.view.actions

    def teardown(self) -> None:
        if hasattr(self, "_screen"):
            self._do(self._screen.close)
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()
        self._folder.cleanup()


@pytest.mark.parametrize("of", TABLES)
def test_whatever_is_clicked_only_what_is_legal_is_played(of: str) -> None:
    machine = type(of, (AnythingAtTheTable,), {"table_of": of})
    some = clicking(games=6, clicks=30)
    # In a thread of its own: the browser's driver keeps a loop running in the main one.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(run_state_machine_as_test, machine, settings=some).result()
