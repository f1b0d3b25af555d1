"""What is done on a stage has a source, a way and a goal on the screen, as at the table."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.play import library
from elfenwidgets.play.coaching.puzzles import KINDS, of_kind
from elfenwidgets.play.replay import Replay
from elfenwidgets.play.selfplay import play
from elfenwidgets.play.solo import Solo
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from elfenwidgets.rules.actions import Move
from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.house_rules.switches import SWITCHES
from elfenwidgets.rules.notation import write
from elfenwidgets.rules.position import position
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.moving.motion import Flight
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit import preferences
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.saved_progress import Change, Memory
from elfenwidgets.ui.stage.act import Act
from elfenwidgets.ui.stage.edit import EditAct
from elfenwidgets.ui.stage.example import ExampleAct
from elfenwidgets.ui.stage.games.played import PlayedAct
from elfenwidgets.ui.stage.games.played_on import PlayedOnAct
from elfenwidgets.ui.stage.games.quick_round import QuickRoundAct
from elfenwidgets.ui.stage.games.replayed_game import ReplayAct
from elfenwidgets.ui.stage.games.solo import SoloAct
from elfenwidgets.ui.stage.level import LevelAct
from elfenwidgets.ui.stage.puzzle import PuzzleAct
from elfenwidgets.ui.stage.stage import Stage
from elfenwidgets.ui.stage.turned import TurnedAct
from tests.in_a_thread import in_a_thread
from tests.ui.drawing.test_every_change_moves import unmoved

pytestmark = pytest.mark.usefixtures("home", "faults")

CLEARED = ("round", "row", "deal", "witch_move")
"""When things go through the box: dealt anew, and coins paid to it while others are gathered."""


class Unkept(Memory):
    """Nobody's: what is tried here is not remembered."""

    def read(self) -> Progress:
        return Progress()

    def change(self, change: Change) -> None:
        pass


Doing = Iterator[object]
"""What somebody does, one thing after the other."""


class Watched:
    """A stage on which it is counted what changes, and what of that no motion shows."""

    def __init__(self) -> None:
        self.stage = Stage(Guard(pytest.fail), lambda: None)
        self.changes = 0
        self.missing: list[object] = []
        self._flown: Sequence[Flight] = ()
        board = self.stage._board
        start = board.air.start

        def flies(found: Sequence[Flight], *rest: Any) -> None:
            self._flown = found
            start(found, *rest)

        board.air.start = flies  # type: ignore[method-assign, assignment]

    def do(self, act: Act, doing: Callable[[], Doing]) -> None:
        self.stage.enter(act)
        board = self.stage._board
        for done in doing():
            shown, laid = board.picture, board._form
            assert shown is not None
            self._flown = ()
            self.stage.turn()
            before, after = shown.view, act.view
            told = after.log[len(before.log) :]
            cleared = not told or any(event["e"] in CLEARED for event in told)
            colors = [player.color for player in act.players]
            found = unmoved(self._flown, before, after, laid, board._form, cleared, colors)
            self.missing += [(act, done, each) for each in found]
            self.changes += _differ(before, after)


def _differ(before: View, after: View) -> bool:
    return (before.counters, before.obstacles, before.seats, before.gold) != (
        *(after.counters, after.obstacles),
        *(after.seats, after.gold),
    )


def tried(act: LevelAct) -> Doing:
    """A wrong move, looked at and taken back; the solution, its last step taken back, and all."""
    wrong = [action for action in act.view.actions if act.level.wrong.get(write(action))]
    for action in wrong[:1]:
        act.play(action)
        yield action
        act.undo()
        yield "take back"
    for step in act.level.steps:
        act.play(step)
        yield step
    act.use("undo")
    yield "undo"
    act.use("again")
    yield "again"


def there_and_back(act: Act, steps: int) -> Doing:
    for _ in range(steps):
        act.forth()
        yield "forth"
    for _ in range(steps):
        act.back()
        yield "back"


def by_the_first(act: Act, actions: int) -> Doing:
    """Whatever comes first is played, and sometimes taken back."""
    for number in range(actions):
        if not act.view.actions:
            return
        action = act.view.actions[number % len(act.view.actions)]
        act.play(action)
        yield action
        while isinstance(act, PlayedAct) and act._others._behind:
            del act._others._behind[:1]  # time goes by
            yield "another played"
        if number % 5 == 4:
            act.undo()
            yield "undo"
    act.use("again")
    yield "again"


def built(act: EditAct) -> Doing:
    picks: Any = None  # there are none while one builds
    for tool, _ in act.tools():
        act.use(tool)
        yield tool
    for brush in act.brushes:
        act.brush = brush
        for target in [*sorted(act.marks(picks, None).legal)[:4]] * 2:
            act.touch(target)
            yield (brush, target)
    for card in set(act.state.actor.hand):
        act.touch(Target("card", card))
        yield card
    for counter in set(act.state.actor.open):
        act.touch(Target("counter", counter))
        yield counter


LEVELS = [item for item in catalogue.items().values() if isinstance(item, Level)]
EXAMPLES = [example for each in catalogue.lessons() for example in each.examples]


def count(acts: Sequence[Act], doing: Callable[[Any], Doing]) -> int:
    watched = Watched()
    for act in acts:
        watched.do(act, lambda act=act: doing(act))  # type: ignore[misc]
    assert watched.missing == []
    return watched.changes


def test_levels_and_puzzles_move() -> None:
    levels = [LevelAct(Attempt(item), Unkept()) for item in LEVELS[::3]]
    puzzles = [PuzzleAct(of_kind(kind)[0], Unkept(), "") for kind in KINDS]
    assert count([*levels, *puzzles], tried) > 120


def test_examples_and_switches_move() -> None:
    rules = editions()["amigo-de"]
    turned = [TurnedAct(switch, rules) for switch in SWITCHES.values() if switch.turns(rules)]
    examples = [ExampleAct(each) for each in EXAMPLES]
    assert count(examples, lambda act: there_and_back(act, len(act.example.steps))) >= 10
    assert count(turned, lambda act: there_and_back(act, 1)) > 10


@pytest.mark.parametrize("edition", ["amigo-de", "elfengold"])
def test_a_game_played_through_again_moves(edition: str) -> None:
    def through(act: ReplayAct) -> Doing:
        yield from there_and_back(act, 60)
        for step in (act.last, 7, 30, 0):
            act.go(step)
            yield step
        act.seat = 0
        yield from there_and_back(act, 60)

    game = play(editions()[edition], ["random", "random"], seed=3)
    assert count([ReplayAct(Replay(Table(game, {})))], through) > 150


def test_what_is_played_alone_or_against_bots_moves() -> None:
    library.keep_setting(preferences.PACE.key, "slow")
    plan = position(phase="plan", open="dragon elfcycle unicorn", hand="dragon dragon", players=3)
    auction = gold_position(phase="auction", row="dragon tree", players=3, hand="raft", round=2)
    acts = [
        SoloAct(Solo("1"), "", lambda _: None),
        QuickRoundAct((), lambda _: None, lambda: None),
        PlayedOnAct(plan, lambda: None),
        PlayedOnAct(auction, lambda: None),
    ]

    async def play() -> int:  # where time can go by
        return count(acts, lambda act: by_the_first(act, 25))

    assert in_a_thread(play()) > 100


@pytest.mark.parametrize(
    "state",
    [
        position(at="feodor", hand="dragon raft", players=2),
        gold_position(at="feodor", hand="raft", players=3),
    ],
)
def test_what_is_built_by_hand_moves(state: State) -> None:
    assert count([EditAct(state, lambda _: None)], built) > 40


@pytest.mark.parametrize("pace", ["slow", "at-once"])
def test_a_board_that_is_opened_and_bots_that_play_at_once_move_nothing(pace: str) -> None:
    library.keep_setting(preferences.PACE.key, pace)
    watched = Watched()
    watched.stage.enter(ExampleAct(EXAMPLES[0]))
    road = {"forest:feodor-lapphalya": "dragon"}
    begun = position(at="feodor", phase="travel", hand="dragon dragon", roads=road)
    act = PlayedOnAct(begun, lambda: None)
    watched.stage.enter(act)
    assert watched._flown == ()
    act.play(next(action for action in act.view.actions if isinstance(action, Move)))
    watched.stage.turn()
    assert bool(watched._flown) == (pace == "slow")
