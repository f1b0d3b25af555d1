"""A game handled in any order: played, refused, taken back, saved, opened, opened as a foreign one.

Whatever comes, legality is one thing, a record gives the game back, what is taken back and done
again is as it was, and nothing that happened is lost.
"""

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from elfenwidgets.play.bots.choice import because
from elfenwidgets.play.game import Game, NothingToUndo
from elfenwidgets.rules import Action, Pass, Refused, editions, legal_actions
from elfenwidgets.rules.actions import ACTIONS, Deal, DrawSecret, EndMove, Keep, Move
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.edition import CHOICES
from elfenwidgets.rules.players import COLORS, Player
from elfenwidgets.rules.record import replay

PUBLIC = ("edition", "seats", "phase", "round", "start", "turn", "done", "display", "counters")
"""What a foreign game has in common with the one that its record tells."""

NONSENSE: list[Any] = [
    None,
    "0 pass",
    Pass(99),
    Deal(0, ("dragon",)),
    DrawSecret(-1),
    Keep(0, "no such counter", False),  # type: ignore[arg-type]
    EndMove(0, ("dragon",) * 50),
    Move(0, "nowhere", "feodor", ("raft",), "card"),
]

house_rules = st.fixed_dictionaries(
    {},
    optional={name: st.sampled_from(values) for name, values in CHOICES.items()}
    | {
        "boatmen": st.lists(st.sampled_from(sorted(BOARD.lakes)), unique=True),
        "lake_cost": st.fixed_dictionaries({lake: st.integers(1, 2) for lake in BOARD.lakes}),
    },
)


class Handled(RuleBasedStateMachine):
    """One game; ``notes`` and ``events`` are what has to be in it."""

    @initialize(
        key=st.sampled_from(sorted(editions())),
        house=house_rules,
        seats=st.integers(2, 6),
        seed=st.integers(0, 99) | st.sampled_from(["", "elves", "🧝"]),
        first=st.none() | st.integers(0, 1),
    )
    def begin(
        self, key: str, house: dict[str, Any], seats: int, seed: int | str, first: int | None
    ) -> None:
        try:
            edition = editions()[key].with_rules(**house)
        except Refused:  # switches that do not go together
            edition = editions()[key]
        players = [Player(f"P{i}", COLORS[i]) for i in range(2 if edition.half else seats)]
        self.game = Game(edition, players, seed, first, {"meta": {"place": "here"}})
        self.seen: list[Action] = []
        self.foreign = False
        self.remember()

    def remember(self) -> None:
        self.events = self.game.events
        self.notes = dict(self.game.notes)

    def act(self, action: Action, noted: bool = False) -> None:
        number = len(self.game.events)
        self.game.play(action, because("chance") if noted else None)
        if noted:
            self.notes[number] = because("chance")
        assert self.game.events[:number] == self.events, "nothing that happened is lost"
        assert self.game.events[number]["e"] == action.e
        self.events = self.game.events
        self.seen = [*self.seen[-20:], action]

    @precondition(lambda self: not self.game.over)
    @rule(choice=st.randoms(use_true_random=False), noted=st.booleans())
    def play(self, choice: random.Random, noted: bool) -> None:
        self.act(choice.choice(list(legal_actions(self.game.state))), noted)

    @rule(seed=st.integers(0, 9), count=st.integers(1, 40))
    def play_on(self, seed: int, count: int) -> None:
        chance = random.Random(seed)
        for _ in range(count):
            if not self.game.over:
                self.act(chance.choice(list(legal_actions(self.game.state))))

    @rule(data=st.data())
    def play_what_is_not_legal(self, data: st.DataObject) -> None:
        action = data.draw(st.sampled_from([*NONSENSE, *self.seen]))
        if self.game.why_not(action) is None:
            return
        assert action not in list(legal_actions(self.game.state))
        before = self.game.state
        with pytest.raises(Refused) as refused:
            self.game.play(action, because("chance"))
        assert refused.value.refusal == self.game.why_not(action)
        assert (self.game.state, self.game.events, self.game.notes) == (
            before,
            self.events,
            self.notes,
        )

    @rule(again=st.booleans())
    def take_back(self, again: bool) -> None:
        number = self.game.last_action
        after = self.game.state, self.game.events
        seats = [seat for seat in range(len(self.game.players)) if self.game.can_undo(seat)]
        if not seats:
            with pytest.raises(NothingToUndo):
                self.game.undo(0)
            assert (self.game.state, self.game.events) == after
            return
        (seat,) = seats
        assert number is not None
        event: Any = self.events[number]
        assert event["seat"] == seat
        noted = number in self.notes
        self.game.undo(seat)
        self.notes.pop(number, None)
        assert self.game.events == self.events[:number]
        self.events = self.game.events
        if again:
            self.act(ACTIONS[event["e"]].from_event(dict(event)), noted)
            assert (self.game.state, self.game.events) == after

    @rule()
    def save_and_open(self) -> None:
        text = json.dumps(self.game.record())
        opened = Game.from_record(text)
        assert json.loads(json.dumps(opened.record())) == json.loads(text)
        for name in PUBLIC:
            assert getattr(opened.state, name) == getattr(self.game.state, name)
        if not self.foreign:
            assert opened.state == self.game.state
        assert opened.last_action == self.game.last_action
        for seat in range(len(self.game.players)):
            assert opened.can_undo(seat) == self.game.can_undo(seat)
        assert Game.from_record(text).state == opened.state
        self.game = opened

    @rule(seed=st.none() | st.sampled_from(["another", 7]))
    def open_as_a_foreign_game(self, seed: int | str | None) -> None:
        record = self.game.record()
        record.pop("seed", None)
        self.game = Game.from_record(record if seed is None else record | {"seed": seed})
        self.foreign = True
        assert self.game.events[: len(self.events)] == self.events
        self.events = self.game.events

    @precondition(lambda self: self.foreign)
    @rule(seed=st.integers(0, 9))
    def go_on_to_the_end_elsewhere(self, seed: int) -> None:
        chance, other = random.Random(seed), Game.from_record(self.game.record())
        while not other.over:
            other.play(chance.choice(list(legal_actions(other.state))))
        assert replay(json.dumps(other.record())).phase == "over"
        assert other.events[: len(self.events)] == self.events

    @invariant()
    def legality_is_one_thing(self) -> None:
        offered = list(legal_actions(self.game.state))
        assert bool(offered) is not self.game.over
        for action in offered[:10]:
            assert self.game.why_not(action) is None
        for seat in range(len(self.game.players)):
            turn = not self.game.over and seat == self.game.state.turn
            assert self.game.view(seat).actions == (tuple(offered) if turn else ())

    @invariant()
    def notes_are_kept(self) -> None:
        assert self.game.notes == self.notes
        assert self.game.more["meta"]["place"] == "here"


TestHandled = Handled.TestCase
TestHandled.settings = settings(
    max_examples=30,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
