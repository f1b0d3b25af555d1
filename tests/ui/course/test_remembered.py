"""What the course remembers of its reader: the place, what was right, what comes back."""

import secrets
from datetime import date, timedelta

import ipywidgets as w
import pytest

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.learned import keeping
from elfenwidgets.lessons.learned.milestones import MILESTONES
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.levels.verdict import Verdict
from elfenwidgets.play import library
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.learn_place import KEPT, NAME
from elfenwidgets.ui.learn import check
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.stage.drill import DrillAct, button
from elfenwidgets.ui.stage.known import KnownAct
from elfenwidgets.ui.stage.level import LevelAct
from elfenwidgets.ui.stage.puzzle import PuzzleAct
from tests.kept_games import keep_progress
from tests.ui.lessonscreen import act, address, onward, page, title
from tests.ui.pressing import buttons, press, texts, widgets

pytestmark = pytest.mark.usefixtures("home", "faults")


# Where one stands


def test_the_front_page_leads_to_where_one_was() -> None:
    course = page()
    press(course.part, t("course-begin", title=title("welcome")))
    assert say("step-welcome-country") in texts(course.part), "what the game is about comes first"
    page("plan/block")
    course = page()
    press(course.part, t("course-go-on", title=title("plan")))
    assert say("level-plan-block-goal") in texts(course.part)


def test_without_a_place_of_before_one_goes_on_at_what_is_still_to_be_done() -> None:
    first = catalogue.lesson("welcome")
    kept = Progress(stars={each.key: 1 for each in first.levels})
    kept.answers = {each.key: True for each in first.questions}
    keep_progress(kept)
    said = t("course-go-on", title=title(catalogue.lessons()[1].key))
    assert said in buttons(page().part)


@pytest.mark.parametrize("kept", [7, "nowhere/at-all", ["plan"], None])
def test_a_place_of_before_that_is_none_is_forgotten(kept: object) -> None:
    library.keep_setting(KEPT, kept)
    assert [said for said in buttons(page().part) if title("welcome") in said]


def test_every_lesson_says_how_much_of_it_is_done() -> None:
    lesson = catalogue.lesson("welcome")
    check(lesson.questions[0].key, lesson.questions[0].right)
    _, of = steps.stands(lesson, Progress())
    said = t("course-stands", minutes=lesson.minutes, n=1, of=of)
    assert [each for each in buttons(page().part) if said in each and title("welcome") in each]


@pytest.mark.parametrize(
    ("name", "kind"), [("rivals", "puzzles"), ("roads", "drill"), ("round", "game")]
)
def test_a_lesson_of_which_something_was_skipped_is_not_done(name: str, kind: str) -> None:
    lesson = catalogue.lesson(name)
    kept = Progress(stars={each.key: 3 for each in lesson.levels})
    kept.answers = {each.key: True for each in lesson.questions}
    assert {step.kind for step in steps.left(lesson, kept)} == {kind}
    done, of = steps.stands(lesson, kept)
    assert done == of - sum(step.kind == kind for step in lesson.steps)
    keep_progress(kept)
    named = f"{lesson.number} {title(name)}"
    (card,) = [said for said in buttons(page().part) if said.startswith(named)]
    assert "✓" not in card


def test_a_go_that_was_ended_and_puzzles_that_were_solved_are_done() -> None:
    course = page("roads/drill-price")
    drill = act(course)
    assert isinstance(drill, DrillAct)
    while not drill.finished:
        press(course.part, button(drill._shown.answers[drill._shown.right]))
    assert catalogue.steps()["roads/drill-price"] not in steps.left(
        catalogue.lesson("roads"), keeping.load()
    )
    row = next(step for step in catalogue.lesson("rivals").steps if step.puzzles)
    solved: dict[str, int] = {}
    for number, (kind, _) in enumerate(row.puzzles):  # of several kinds: none is named
        assert steps.done(row, Progress(solved)) is False
        keep_progress(Progress(solved))
        course.go(address(row))
        asked = act(course)
        assert isinstance(asked, PuzzleAct)
        assert t("puzzles-number", kind=t("puzzles-title"), n=number + 1, of=3) in asked.name
        assert t(f"puzzle-{kind}-title") not in asked.heading()
        solved = {**solved, asked.level.key: 1}
    assert steps.done(row, Progress(solved))


# I know this


def test_three_right_answers_pass_a_lesson() -> None:
    course = page("roads")
    press(course.part, t("known-button"))
    while isinstance(asked := act(course), KnownAct):
        press(course.part, say(asked.question.answers[asked.question.right - 1]))
        if asked.passed:
            break
        onward(course)
    assert t("known-all") in texts(course.part)
    onward(course)
    assert course.noted == [address(catalogue.lesson("water").steps[0])]
    done, of = steps.stands(catalogue.lesson("roads"), keeping.load())
    assert done == of


def test_a_wrong_answer_leads_into_the_lesson() -> None:
    course = page("roads/known")
    asked = act(course)
    assert isinstance(asked, KnownAct)
    wrong = next(n for n in (1, 2, 3) if n != asked.question.right)
    press(course.part, say(asked.question.answers[wrong - 1]))
    assert t("known-not") in texts(course.part)
    onward(course)
    assert course.noted == [address(catalogue.lesson("roads").steps[0])]
    assert steps.ahead(keeping.load()) == steps.ahead(Progress())


# What comes back


def test_what_went_wrong_comes_back_until_it_is_made_good() -> None:
    course = page("review")
    assert t("review-empty") in texts(course.part)
    check("plan?end", 1)
    course.go((NAME, "review"))
    assert say("question-plan-end-ask") in texts(course.part)
    press(course.part, say("question-plan-end-3"))
    onward(course)
    assert t("course-title") in texts(course.part)
    course.go((NAME, "review"))
    assert t("review-empty") in texts(course.part)


def test_several_things_come_back_one_after_the_other() -> None:
    keep_progress(Progress(mistakes={"plan/bare": 2, "travel/four": 1}))
    course = page("review")
    seen = set()
    for _ in range(2):
        found = act(course)
        assert isinstance(found, LevelAct)
        seen.add(found.level.key)
        onward(course)
    assert seen == {"plan/bare", "travel/four"}
    assert t("course-title") in texts(course.part)


def test_a_level_solved_in_the_review_makes_good_what_was_refused() -> None:
    kept = Progress()
    kept.note_refusal("P5.9")
    keep_progress(kept)
    found = act(page("review"))
    assert isinstance(found, LevelAct) and "P5.9" in found.level.statements
    for step in found.level.steps:
        found.play(step)
    assert keeping.load().refusals == {}


def kept_from_before(*keys: str) -> None:
    """Levels that were solved a year ago."""
    kept = Progress()
    for key in keys:
        kept.note(key, Verdict("solved", stars=3), date.today() - timedelta(365))
    keep_progress(kept)


def test_a_lesson_begins_with_two_things_from_before_and_next_leads_into_it() -> None:
    kept_from_before("welcome/first-step", "roads/cloud", "travel/four")
    first = catalogue.lesson("plan").steps[0]
    course = page("plan")
    seen = []
    for _ in range(2):
        found = act(course)
        assert isinstance(found, LevelAct)
        seen.append(found.level.key)
        assert t("warm-up-title", title=title("plan")) in texts(course.part)
        onward(course)
    assert set(seen) == {"welcome/first-step", "roads/cloud"}
    assert t("step-number", n=1, of=len(catalogue.lesson("plan").steps)) in texts(course.part)
    assert say(str(first.says)) in texts(course.part)
    course.go((NAME, "plan"))
    assert t("warm-up-title", title=title("plan")) not in texts(course.part), "once a visit"


def test_who_knows_nothing_yet_or_is_within_a_lesson_is_not_warmed_up() -> None:
    assert t("warm-up-title", title=title("plan")) not in texts(page("plan").part)
    kept_from_before("welcome/first-step", "plan/place")
    assert t("warm-up-title", title=title("plan")) not in texts(page("plan").part)


def test_the_front_says_how_much_is_to_be_repeated() -> None:
    assert t("review-title") in buttons(page().part)
    kept_from_before("welcome/first-step", "roads/cloud")
    assert t("course-review", n=2) in buttons(page().part)


def test_a_level_comes_back_with_other_counters(monkeypatch: pytest.MonkeyPatch) -> None:
    kept_from_before("welcome/first-step")
    level = catalogue.level("welcome/first-step")
    asked = set()
    for seed in range(8):
        monkeypatch.setattr(secrets, "randbelow", lambda _, seed=seed: seed)
        found = act(page("review"))
        assert isinstance(found, LevelAct) and found.level.key == level.key
        asked.add(str(found.level.setting))
    assert len(asked) > 1


# Milestones


def test_milestones_stand_on_the_front_with_the_next_one_and_all_on_the_page_of_progress() -> None:
    assert t("milestone-first-round") not in texts(page().part)
    kept_from_before("welcome/first-step")
    front = texts(page().part)
    assert t("milestone-first-step") in front and t("milestone-first-round") in front
    assert t("milestone-strategy") not in front
    said = texts(page("progress").part)
    assert all(t(f"milestone-{name}") in said for name in MILESTONES)


@pytest.mark.parametrize("language", languages())
def test_what_was_achieved_is_a_page_to_print(language: str) -> None:
    library.keep_setting("language", language)
    use(language)
    kept_from_before(*(level.key for level in catalogue.lesson("first-round").levels))
    before = date.today()
    course = page("progress")
    press(course.part, t("sheet-open"))
    said = texts(course.part)
    assert t("sheet-title") in said
    assert any(str(day.year) in said for day in (before, date.today()))
    assert f"✓</span> {t('milestone-first-round')}" in said
    assert f"○</span> {t('milestone-strategy')}" in said
    use("en")


# Progress to take along


def test_progress_is_taken_along_and_brought_back() -> None:
    check("plan?end", 3)
    part = page("progress").part
    press(part, t("course-export"))
    (box,) = widgets(part, w.Textarea)
    text = box.value
    press(part, t("course-over"))
    assert t("course-ask") in texts(part) and keeping.load().answers, "nobody is sure yet"
    press(part, t("course-sure"))
    assert keeping.load() == Progress()
    box.value = text
    press(part, t("course-import"))
    assert keeping.load().answers == {"plan?end": True}


def test_a_damaged_piece_of_progress_is_said_and_the_rest_goes_on() -> None:
    broken: library.Facts = {"stars": {"plan/bare": "many"}}
    library.change_facts(lambda facts: broken)
    assert say("progress-file-broken") in texts(page().part)
    check("plan?end", 3)
    assert keeping.load().answers == {"plan?end": True}
    part = page("progress").part
    press(part, t("course-over"))
    press(part, t("course-sure"))
    assert keeping.load() == Progress()
    assert library.facts() == broken
