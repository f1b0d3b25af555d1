"""The pages around the lessons: the course, progress, what comes back, the teacher's."""

import ipywidgets as w
import pytest

from elfenwidgets.lessons import catalogue, progress
from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.learn import check, course, review, teacher
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.table.screen import TableScreen
from tests.ui.lessonscreen import page
from tests.ui.pressing import press, texts, widgets

pytestmark = pytest.mark.usefixtures("home", "faults")

LESSONS = catalogue.lessons()


def test_progress_is_taken_along_and_brought_back() -> None:
    check("plan?end", 3)
    part = course()
    press(part, t("course-export"))
    (box,) = widgets(part, w.Textarea)
    text = box.value
    press(part, t("course-over"))
    assert progress.load().answers, "nobody is sure yet"
    press(part, t("course-sure"))
    assert progress.load() == progress.Progress()
    box.value = text
    press(part, t("course-import"))
    assert progress.load().answers == {"plan?end": True}
    box.value = text[:-3]
    press(part, t("course-import"))
    assert say("progress-broken") in texts(part)


def test_the_course_leads_to_any_lesson_and_level() -> None:
    part = course()
    for lesson in LESSONS:
        assert f'href="{lesson.number:02}-{lesson.key}.ipynb"' in texts(part)
    (name,) = (x for x in widgets(part, w.Text) if not isinstance(x, w.Textarea))
    name.value = "travel/caravan"
    assert say(catalogue.level("travel/caravan").word("goal")) in texts(part)
    name.value = "nowhere"
    assert "nowhere" in texts(part)


def test_the_course_speaks_the_language_that_is_chosen() -> None:
    part = course()
    press(part, "Deutsch")
    assert 'data-language="de"' in texts(part)
    assert 'data-language="de"' in texts(course())


def test_what_went_wrong_comes_back_until_it_is_made_good() -> None:
    assert t("review-empty") in texts(review())
    check("plan?end", 1)
    part = review()
    assert say("question-plan-end-ask") in texts(part)
    press(part, say("question-plan-end-3"))
    press(part, t("quiz-check"))
    press(part, t("review-more"))
    assert t("review-empty") in texts(part)


def test_what_a_real_game_refuses_comes_back_in_the_review() -> None:
    guard = Guard(lambda file: None)
    screen = TableScreen(BoardWidget(guard.passing), guard, lambda place: None)
    players = (Player("Ada", "blue"), Player("Bo", "red"))
    table = Table(Game(editions()["amigo-de"], players, 1, first=0), {})
    table.sit_down(0)
    screen.open(table, library.Save.new())
    screen.session.pick(Target("display", table.view.display[0]))  # it is not yet time for it
    assert sum(progress.load().refusals.values()) == 1


BROKEN = {"stars": {"plan/bare": "many"}}


def test_a_broken_progress_is_said_and_stays_until_one_starts_over() -> None:
    library.change_facts(lambda facts: BROKEN)
    lesson = page("plan")
    known = lesson.know()
    assert say("progress-file-broken") in texts(known)
    check("plan?end", 3)
    assert library.facts() == BROKEN
    part = course()
    press(part, t("course-over"))
    press(part, t("course-sure"))
    assert progress.load() == progress.Progress()


def test_the_teacher_has_objectives_minutes_traps_and_answers() -> None:
    said = texts(teacher())
    for lesson in LESSONS:
        for key in (*lesson.objectives, *lesson.misconceptions):
            assert say(key) in said
