"""The table's own hints on the boards of the lessons."""

import pytest

from elfenwidgets.play.coaching.hints import ladder
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases.course_words import do
from elfenwidgets.ui.picking.narrowing import parts
from tests.ui.lessonscreen import game, page, rung_of
from tests.ui.pressing import texts

pytestmark = pytest.mark.usefixtures("home", "faults")


@pytest.mark.parametrize("key", ["draw", "plan", "travel", "finish"])
@pytest.mark.parametrize("part", ["free", "play"])
def test_the_boards_of_the_lessons_give_the_tables_hints(key: str, part: str) -> None:
    lesson = page(key)
    getattr(lesson, part)()
    stage = lesson.stage
    act = game(lesson)
    help, before = ladder(act.view), len(act.scene.table.game.events)
    assert "hint" in dict(act.tools())
    for rung in (1, 2, 3, 3):
        stage.press("hint")
        assert rung_of(rung) in texts(stage.box)
    assert do(help.action) in texts(stage.box)
    for target in parts(help.action).elements():
        if target in stage.session.choosing.targets:
            assert target in act.marks(stage.session.choosing, None).legal
            stage.pick(target)
    assert act.scene.table.game.events[before]["e"] == help.action.e
    if not act.done:
        stage.press("hint")
        assert rung_of(1) in texts(stage.box)


def test_the_guided_round_gives_hints_too_and_the_bots_words_stay() -> None:
    lesson = page("round")
    lesson.play()
    act = game(lesson)
    lesson.stage.pick(Target("pile", ""))
    assert texts(lesson.stage.box).count("<q>") == 2
    lesson.stage.press("hint")
    assert texts(lesson.stage.box).count("<q>") == 2
    assert rung_of(1) in texts(lesson.stage.box)
    assert act.view.phase == "draw"


def test_where_nothing_is_to_be_chosen_no_hint_is_offered() -> None:
    lesson = page("deal")
    lesson.play()
    act = game(lesson)
    lesson.stage.press("deal")
    assert act.view.actions == ()
    assert "hint" not in dict(act.tools())
