"""Nothing is ever played that was not offered: a click on anything else is a question."""

from collections.abc import Callable

import pytest

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.attempt import Attempt
from elfenwidgets.lessons.learned import keeping
from elfenwidgets.lessons.level import Level
from elfenwidgets.play.coaching.puzzles import KINDS, Puzzle, of_kind
from elfenwidgets.rules import Move, legal_actions
from elfenwidgets.rules.record import replay
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.drawing.targets import OBSTACLE, Target
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.picking.session import Session
from elfenwidgets.ui.stage.act import Act
from elfenwidgets.ui.stage.level import LevelAct
from elfenwidgets.ui.stage.puzzle import PuzzleAct
from tests.ui.everything import CLICKS, ROADS, TOWNS
from tests.ui.lessonscreen import act, page
from tests.ui.pressing import texts
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
            narrowed = playing.choosing.picks == (target,)
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
    lesson.stage.pick(Target("town", "feodor"))
    assert act(lesson).state == before
    assert t("touch-own-town", town="Feodor") in texts(part)
    assert keeping.load().mistakes == keeping.load().refusals == {}
    use("en")


def test_escape_asks_the_land_no_more() -> None:
    lesson = page("welcome")
    part = lesson.part
    lesson.stage.pick(Target("town", "feodor"))
    assert t("land-town", town="Feodor", towns="").split(".")[0] in texts(part)
    lesson.stage.key("Escape")
    assert t("land-pile") not in texts(part) and "elfen-told" not in texts(part)


def test_a_refusal_leaves_what_was_picked_before() -> None:
    """The dragon stays in the hand, so that the next road is one click away."""
    lesson = page("plan/place")
    lesson.stage.pick(Target("counter", "dragon"))
    lesson.stage.pick(Target("road", "river:elvenhold-rivinia"))
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


def test_the_second_half_of_a_double_press_plays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice on a road in one breath is one step, not there and back."""
    monkeypatch.setattr("elfenwidgets.ui.picking.session.DOUBLE_PRESS", 1000.0)
    lesson = page("water/there-and-back")
    moves = [a for a in legal_actions(act(lesson).state) if isinstance(a, Move)]
    step = next(move for move in moves if move.how == "card")
    for target in (Target("road", step.via), Target("pay", "card")):
        if target in lesson.stage.session.choosing.options:
            lesson.stage.pick(target)
            last = target
    there = act(lesson).state
    assert there.actor.boot == step.to
    lesson.stage.pick(last)
    assert act(lesson).state == there
    lesson.stage.pick(Target("road", step.via))
    assert lesson.stage.session.choosing.picks or act(lesson).state != there, "meant this time"


def test_a_press_on_buttons_that_are_gone_is_none() -> None:
    """It was on its way while the next decision came: the same index means nothing there."""

    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to_phase("travel")
        row = screen.part("elfen-choices")
        screen.choose(next(c for c in screen.choices if c.startswith(t("choice-end"))))
        while screen.place != "curtain":
            stale = [index for index, (label, _) in enumerate(row.options) if label.strip()]
            screen.choose(screen.onward[0])
        screen.sit_down()
        before = screen.record()
        for index in stale:
            if index < len(row.options):
                row.set_state({"index": index})
                assert row.index is None
        picks = screen.table.session.choosing.picks
        assert screen.record() == before and picks == ()

    on_screen(script)
