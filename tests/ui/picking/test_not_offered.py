"""Nothing is ever played that was not offered: a click on anything else is a question."""

from collections.abc import Callable
from typing import Any

import pytest

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.learned import keeping
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.play.coaching.puzzles import KINDS, Puzzle, of_kind
from elfenwidgets.rules import Move, legal_actions
from elfenwidgets.rules.record import replay
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.drawing.targets import DISCARD, END, OBSTACLE, Target
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.picking.session import Session
from elfenwidgets.ui.stage.act import Act
from elfenwidgets.ui.stage.level import LevelAct
from elfenwidgets.ui.stage.puzzle import PuzzleAct
from tests.ui.everything import CLICKS, ROADS, TOWNS
from tests.ui.lessonscreen import act, page
from tests.ui.pressing import bridge_of, tell, texts
from tests.ui.screen import Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")

LEVELS = [item for item in catalogue.items().values() if isinstance(item, Level)]
PUZZLES = [of_kind(kind)[n] for kind in KINDS for n in (0, 3)]
FOREST = Target("road", "forest:feodor-lapphalya")


def session(act: Act) -> Session:
    """A session without a screen."""
    found = Session(lambda: None, lambda: None)
    found.enter(act)
    return found


def click_all_that_is_not_offered(make: Callable[[], LevelAct]) -> None:
    """Each in an activity of its own: nothing changes, and a word answers."""
    for target in CLICKS:
        shown = make()
        playing, before = session(shown), shown.state
        if target not in playing.choosing.targets | set(playing.choosing.options):
            playing.pick(target)
            assert shown.state == before, target
            narrowed = playing.choosing.picks == (END if target == DISCARD else target,)
            assert narrowed or shown.message is not None, f"{target} is answered by no word"


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_in_a_level_a_click_on_anything_else_plays_nothing(level: Level) -> None:
    memory = Memory()
    click_all_that_is_not_offered(lambda: LevelAct(Attempt(level), memory))


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: f"{puzzle.kind.name}-{puzzle.seed}")
def test_in_a_puzzle_a_click_on_anything_else_plays_nothing(puzzle: Puzzle) -> None:
    memory = Memory()
    click_all_that_is_not_offered(lambda: PuzzleAct(puzzle, memory, "a puzzle"))


@pytest.mark.parametrize("language", languages())
def test_a_click_on_ones_own_boot_says_what_to_pick(language: str) -> None:
    use(language)
    lesson = page("travel/obstacle")
    part = lesson.part
    before = act(lesson).state
    assert before.actor.boot == "feodor" and before.actor.hand.count("dragon") >= 3
    lesson.stage.session.pick(Target("town", "feodor"))
    assert act(lesson).state == before
    assert t("touch-own-town", town="Feodor") in texts(part)
    assert keeping.load().mistakes == keeping.load().refusals == {}
    use("en")


def test_escape_asks_the_land_no_more() -> None:
    lesson = page("welcome")
    part = lesson.part
    lesson.stage.session.pick(Target("town", "feodor"))
    assert t("land-town", town="Feodor", towns="").split(".")[0] in texts(part)
    lesson.stage.session.key("Escape")
    assert t("land-pile") not in texts(part) and "elfen-told" not in texts(part)


def test_a_refusal_leaves_what_was_picked_before() -> None:
    """The dragon stays in the hand, so that the next road is one click away."""
    lesson = page("plan/place")
    lesson.stage.session.pick(Target("counter", "dragon"))
    lesson.stage.session.pick(Target("road", "river:elvenhold-rivinia"))
    assert lesson.stage.session.choosing.picks == (Target("counter", "dragon"),)


# At the table


def mistakes() -> int:
    return sum(keeping.load().refusals.values())


@pytest.mark.parametrize("phase", ["draw_secret", "draw", "plan", "travel"])
def test_at_the_table_clicks_on_nothing_in_particular_are_no_mistakes(phase: str) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase(phase)
        state = replay(screen.record())
        before = screen.record()
        screen.click(Target("town", state.actor.boot))
        assert screen.alarms == [] and "elfen-told" in screen.panel
        assert screen.record() == before and mistakes() == 0

    on_screen(script)


def test_the_obstacle_asks_about_no_road_that_nobody_touched() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("plan")
        assert not replay(screen.record()).counters
        screen.table.session.pick(OBSTACLE)
        assert screen.alarms == [] and t("touch-obstacle") in screen.panel
        assert "Usselen" not in screen.panel and mistakes() == 0

    on_screen(script)


@pytest.mark.parametrize("phase", ["draw_secret", "draw", "plan", "travel"])
def test_at_the_table_nothing_is_played_that_is_not_offered(phase: str) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase(phase)
        playing, before = screen.table.session, screen.record()
        for target in CLICKS:
            if target not in playing.choosing.targets | set(playing.choosing.options):
                playing.pick(target)
                assert screen.record() == before, target
                while playing.choosing.picks:
                    screen.key("Escape")

    on_screen(script)


def test_while_others_play_a_click_is_answered_and_is_no_mistake() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("gpp")
        before = screen.record()
        for target in (*TOWNS, *ROADS, OBSTACLE):
            screen.table.session.pick(target)
        assert screen.alarms == [] and t("now-watch") in screen.panel
        assert screen.record() == before and mistakes() == 0

    on_screen(script)


# A press too many


def test_a_press_about_a_decision_that_is_over_plays_nothing_and_is_told_of_once() -> None:
    """It was on its way while the next decision came: twice on a road is one step, not back too."""
    lesson = page("water/there-and-back")
    bridge = bridge_of(lesson.part)
    moves = [a for a in legal_actions(act(lesson).state) if isinstance(a, Move)]
    step = next(move for move in moves if move.how == "card")
    road, before = Target("road", step.via).id, bridge.decision
    for _ in range(3):
        tell(bridge, before, pick=road)
        assert act(lesson).state.actor.boot == step.to
        assert t("pick-late") not in texts(lesson.part), "it is the second half of a double press"
    there = act(lesson).state
    tell(bridge, before, pick="end:")
    assert t("pick-late") in texts(lesson.part)
    tell(bridge, pick=road)
    assert lesson.stage.session.choosing.picks or act(lesson).state != there, "meant this time"


def test_what_was_lifted_too_late_is_not_dropped_either() -> None:
    """It was drawn to a town while somebody else played: nobody meant it as it is now."""

    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("travel")
        before, bridge = screen.record(), screen.pane.bridge
        state = replay(before)
        step = next(a for a in legal_actions(state) if isinstance(a, Move) and a.how == "card")
        boot, town = (screen.place_of(Target("town", id)) for id in (state.actor.boot, step.to))
        tell(bridge, bridge.decision - 1, pick=boot)
        for decision in (bridge.decision - 1, bridge.decision):
            tell(bridge, decision, pick=town, drawn=True)
            assert screen.record() == before and t("pick-late") in screen.panel
        tell(bridge, pick=boot)
        screen.table.session.turn()
        tell(bridge, pick=town, drawn=True)
        assert screen.record() == before, "the decision is another one"
        tell(bridge, pick=boot)
        tell(bridge, pick=town, drawn=True)
        assert screen.record() != before, "meant this time"

    on_screen(script)


PICKS: list[Any] = [1, None, {}, [], "", ":", "nothing:", "tool:x", "road:no", ["board"]]
ACROSS: list[Any] = ["1", None, [], -9e99, float("nan")]
PLACES: list[Any] = [["board", x, 0.5] for x in ACROSS]
ELSEWHERE: list[Any] = [[canvas, 0.5, 0.5] for canvas in (0, None, "elsewhere")]
ODD: list[Any] = [
    *(
        None,
        [],
        "road:",
        {},
        {"decision": 0},
        {"decision": "0", "pick": "pass:"},
        {"pick": "pass:"},
    ),
    *({"decision": ..., "pick": pick} for pick in (*PICKS, *PLACES, *ELSEWHERE)),
    *({"decision": ..., "point": point} for point in ("road:no", "", 0)),
    *({"decision": ..., "key": key} for key in ("", "F5", "é" * 1000, 1)),
]


@pytest.mark.parametrize("phase", ["plan", "travel"])
def test_what_no_page_says_plays_nothing(phase: str) -> None:
    """``...`` stands for the decision of the moment."""

    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase(phase)
        before, bridge = screen.record(), screen.pane.bridge
        for said in ODD:
            content = dict(said) if isinstance(said, dict) else said
            if isinstance(content, dict) and content.get("decision") is ...:
                content["decision"] = bridge.decision
            bridge._handle_custom_msg(content, [])
        assert screen.record() == before and screen.choices

    on_screen(script)
