"""Anything clicked at any time in any activity of the lessons: only what is legal is played."""

import os
from collections.abc import Callable
from functools import cache, partial
from tempfile import TemporaryDirectory
from typing import Any, cast

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.learned import keeping
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.step import Piece
from elfenwidgets.play.coaching.game_review import Review
from elfenwidgets.play.coaching.puzzles import KINDS, of_kind
from elfenwidgets.rules import Action
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.state import State
from elfenwidgets.ui.course import step_acts, steps
from elfenwidgets.ui.drawing.targets import BACK, UNDO, Target, TargetKind
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.picking.parts import parts
from elfenwidgets.ui.screen.bridge import Bridge
from elfenwidgets.ui.stage.act import Act, answer
from elfenwidgets.ui.stage.example import ExampleAct
from elfenwidgets.ui.stage.games.game_piece import GameAct
from elfenwidgets.ui.stage.games.reviewed_game import GameReviewAct
from elfenwidgets.ui.stage.level import LevelAct
from elfenwidgets.ui.stage.puzzle import PuzzleAct
from elfenwidgets.ui.stage.stage import Stage
from tests.ui.everything import CLICKS, EVERYTHING, KEYS, clicking
from tests.ui.lookback import record
from tests.ui.pressing import listed, tell

pytestmark = pytest.mark.usefixtures("home", "faults")

LEVELS = [item for item in catalogue.items().values() if isinstance(item, Level)]
EXAMPLES = [example for each in catalogue.lessons() for example in each.examples]


@cache
def review() -> Review:
    return Review(record("three"))


def own(round: int, phase: str) -> Act:
    """The reader's own game, dealt, up to a phase."""
    piece = Piece(round, (phase,))
    act = GameAct("step-plan-plan", "plan/game-plan", piece, Memory(), lambda: None, lambda: None)
    act.use("deal")
    return act


def first(kind: str) -> Act:
    """What is done in the first step of a kind."""
    step = next(each for each in steps.every() if each.kind == kind)
    return step_acts.act(step, None, Memory(), lambda act: None, lambda: None, lambda: None)


def level(item: Level) -> Act:
    return LevelAct(Attempt(item), Memory())


def puzzle(kind: str, n: int) -> Act:
    return PuzzleAct(of_kind(kind)[n], Memory(), "a puzzle")


ACTIVITIES: dict[str, list[Callable[[], Act]]] = {
    "level": [partial(level, item) for item in LEVELS],
    "puzzle": [partial(puzzle, kind, n) for kind in KINDS for n in range(4)],
    "own game": [partial(own, 1, phase) for phase in ("deal", "draw", "travel", "keep")],
    "question": [partial(first, "question")],
    "drill": [partial(first, "drill")],
    "reading": [partial(first, "read")],
    "example": [partial(ExampleAct, each) for each in EXAMPLES],
    "reviewed game": [lambda: GameReviewAct(review())],
}


class AnythingOnAStage(RuleBasedStateMachine):
    """A stage with one activity, and somebody who clicks whatever there is."""

    activity = "level"

    def __init__(self) -> None:
        super().__init__()
        self._folder = TemporaryDirectory()
        os.environ["ELFENWIDGETS_HOME"] = self._folder.name  # the fixture puts it back
        self._faults: list[str] = []
        self._stage = Stage(Guard(self._faults.append), lambda: None)
        self._touched: list[Target] = []
        self._played: list[Action] = []
        self._refused = 0

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        act = data.draw(st.sampled_from(ACTIVITIES[self.activity]))()
        self._watch(act)
        self._stage.enter(act)

    def _watch(self, act: Act) -> None:
        """Look at everything that is played or refused, at the moment when it is."""
        play, refuse = act.play, act.refuse

        def played(action: Action) -> None:
            if self._touched:  # not a level's offer to be refused
                assert action in act.view.actions, f"{action} is not on offer"
                assert self._touched[-1] in parts(action), f"{action}: nobody touched it"
                self._played.append(action)
            play(action)

        def refused(action: Action, refusal: Refusal) -> None:
            touched, self._touched = self._touched, []
            self._about(refusal, touched, act.state)
            self._refused += 1
            refuse(action, refusal)

        act.play, act.refuse = played, refused  # type: ignore[method-assign]

    def _about(self, refusal: Refusal, touched: list[Target], state: State) -> None:
        """A refusal names a road or a town that was touched, or where one's boot stands."""
        names = {target.name for target in touched}
        road, boot = refusal.values.get("road"), state.actor.boot
        if isinstance(road, str) and road not in names:
            ends = {BOARD.connections[road].a, BOARD.connections[road].b}
            assert boot in ends and names & (ends - {boot}), f"{refusal}: {touched}"
        town = refusal.values.get("town")
        assert town is None or town in names | {boot}, f"{refusal}: {touched}"

    @property
    def _act(self) -> Act:
        assert self._stage.act is not None
        return self._stage.act

    def _kept(self) -> Any:
        """The reader's own game as it is kept."""
        return keeping.load().journey

    @rule(thing=st.sampled_from(EVERYTHING), times=st.integers(1, 2))
    def click(self, thing: Target, times: int) -> None:
        for _ in range(times):
            self._click(thing)

    @rule(data=st.data())
    def click_what_is_offered(self, data: st.DataObject) -> None:
        offered = sorted(self._stage.session.choosing.targets)
        if offered:
            self._click(data.draw(st.sampled_from(offered)))

    def _click(self, target: Target) -> None:
        before, kept, looking = self._act.state, self._kept(), self._looking
        count, picked = len(self._played), self._stage.session.choosing.picks
        refused = self._refused
        self._touched = [*picked, target]
        self._stage.session.pick(target)
        self._touched = []
        if len(self._played) == count and target not in (BACK, UNDO) and not looking:
            assert self._act.state == before, target
            assert self._kept() == kept, target
        assert len(self._played) <= count + 1
        picks = self._stage.session.choosing.picks
        silent = picks == picked and len(self._played) == count and self._refused == refused
        silent = silent and answer(self._act) == self._act.news()
        assert target not in CLICKS or looking or not silent, f"{target} is answered by no word"

    @property
    def _looking(self) -> bool:
        """Whether a wrong move is looked at: any click takes it back."""
        return "take-back" in dict(self._act.tools())

    @rule(key=st.sampled_from(KEYS))
    def press_a_key(self, key: str) -> None:
        focus, before, looking = self._stage.session.focus, self._act.state, self._looking
        picks, count = self._stage.session.choosing.picks, len(self._played)
        self._touched = [*picks, *([focus] if focus else [BACK])]
        self._stage.session.key(key)
        self._touched = []
        steps = isinstance(self._act, ExampleAct | GameReviewAct) or looking or key == "Backspace"
        if len(self._played) == count and not steps:
            assert self._act.state == before, key

    @rule(index=st.integers(0, 30), row=st.sampled_from(["choices", "tries", "tools"]))
    def press_a_button(self, index: int, row: str) -> None:
        choices = getattr(self._bridge, row)
        if index < len(choices):
            self._pick(choices[index][0])

    @rule(line=st.integers(0, 45))
    def take_from_the_list(self, line: int) -> None:
        ids = list(listed(self._bridge).values())
        if line < len(ids):
            before = self._act.state
            tell(self._bridge, point=ids[line])
            assert self._act.state == before, "to point is not to pick"
            self._pick(ids[line])

    @rule(thing=st.sampled_from(EVERYTHING))
    def press_what_is_gone(self, thing: Target) -> None:
        """A press about a decision that is over plays nothing, whatever it is on."""
        before = self._act.state
        tell(self._bridge, self._bridge.decision - 1, pick=thing.id)
        assert self._act.state == before

    @property
    def _bridge(self) -> Bridge:
        return self._stage._controls.bridge

    def _pick(self, id: str) -> None:
        kind, _, name = id.partition(":")
        picks = self._stage.session.choosing.picks
        self._touched = [*picks, Target(cast(TargetKind, kind), name)]
        tell(self._bridge, pick=id)
        self._touched = []

    @invariant()
    def nothing_went_wrong(self) -> None:
        assert self._faults == []

    @invariant()
    def no_mistake_is_counted_without_a_refusal(self) -> None:
        assert sum(keeping.load().refusals.values()) <= self._refused

    def teardown(self) -> None:
        self._folder.cleanup()


@pytest.mark.parametrize("activity", ACTIVITIES)
def test_whatever_is_clicked_only_what_is_legal_is_played(activity: str) -> None:
    machine = type(activity, (AnythingOnAStage,), {"activity": activity})
    run_state_machine_as_test(
        machine,
        settings=clicking(games=6, clicks=25),
    )
