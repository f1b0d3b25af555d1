"""A lesson without a browser: its widgets are pressed as a page would press them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ipywidgets as w
import pytest

from elfenwidgets.lessons import catalogue, progress
from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.level import Level
from elfenwidgets.play import store
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.header import Player
from elfenwidgets.text import t, use
from elfenwidgets.ui import lessonpage
from elfenwidgets.ui.act import Act
from elfenwidgets.ui.boardwidget import BoardWidget
from elfenwidgets.ui.choices import parts
from elfenwidgets.ui.guard import Guard, log
from elfenwidgets.ui.layout import Target
from elfenwidgets.ui.learn import ____, check, course, hint, learn, review, solution, teacher
from elfenwidgets.ui.lessonpage import LessonPage
from elfenwidgets.ui.lessonwords import say
from elfenwidgets.ui.part import Part
from elfenwidgets.ui.tablescreen import TableScreen
from tests.ui.pressing import buttons, press, texts, widgets

LESSONS = catalogue.lessons()
LEVELS = [item for item in catalogue.items().values() if isinstance(item, Level)]
FOREST = "forest:feodor-lapphalya"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of one's own, English, and no fault in the log at the end."""
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(tmp_path))
    monkeypatch.delenv("HTTP_ACCEPT_LANGUAGE", raising=False)
    use("en")
    yield tmp_path
    use("en")
    log.propagate = True
    for handler in log.handlers[:]:
        log.removeHandler(handler)
        handler.close()
    assert not (tmp_path / "log.txt").exists()


def page(name: str) -> LessonPage:
    found = learn(name)
    assert isinstance(found, LessonPage)
    return found


def act(lesson: LessonPage) -> Act:
    """What is on the lesson's stage."""
    assert lesson._stage.act is not None
    return lesson._stage.act


def play(lesson: LessonPage, action: Any) -> None:
    """Pick what an action means, one thing after the other, as a mouse would."""
    for target in parts(action).elements():
        if target in lesson._stage._choosing.targets | set(lesson._stage._choosing.options):
            lesson._stage._pick(target)


# The parts


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_every_part_of_a_lesson_can_be_shown(lesson: Lesson) -> None:
    shown = page(lesson.key)
    for name in lessonpage.parts(lesson):
        part = getattr(shown, name)()
        assert isinstance(part, Part) and repr(part) == f"{lesson.key}: {name}"
    assert repr(shown) == f"learn({lesson.key!r})"


def test_a_lesson_has_one_board_however_many_parts_are_shown() -> None:
    lesson = page("travel")
    shown = [getattr(lesson, name)() for name in lessonpage.parts(lesson.lesson)]
    boards = [x for part in shown for x in widgets(part) if "elfen-board" in x._dom_classes]
    assert len(boards) == 1


def test_the_board_goes_where_it_is_called() -> None:
    lesson = page("travel")
    free, levels = lesson.free(), lesson.level(2)
    assert "elfen-stage" in {c for x in widgets(free) for c in getattr(x, "_dom_classes", ())}
    call = widgets(levels, w.Button)[0]
    call.click()
    assert "elfen-stage" in {c for x in widgets(levels) for c in getattr(x, "_dom_classes", ())}
    assert say(lesson.lesson.levels[1].word("goal")) in texts(levels)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", catalogue.items())
def test_whatever_is_named_opens(key: str, language: str, home: Path) -> None:
    (home / "settings.json").write_text(f'{{"language": "{language}"}}')
    assert texts(page(key).whole())


def test_what_has_no_such_name_is_said() -> None:
    found = learn("nowhere")
    assert isinstance(found, Part)
    assert "nowhere" in texts(found)


# Levels


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_a_level_is_solved_with_its_solution_and_gives_three_stars(level: Level) -> None:
    lesson = page(level.key)
    part = lesson.level()
    for step in level.steps:
        act(lesson).play(step)
        lesson._stage.turn()
    assert say(level.word("learned")) in texts(part)
    assert progress.load().stars == {level.key: 3}


def test_a_level_is_played_by_picks() -> None:
    lesson = page("plan/place")
    part = lesson.level()
    for step in lesson.lesson.levels[0].steps:
        play(lesson, step)
    assert t("level-solved") in texts(part) and "1 ★★★" in buttons(part)


def test_a_solved_level_leads_to_the_next() -> None:
    lesson = page("welcome")
    part = lesson.level()
    play(lesson, lesson.lesson.levels[0].steps[0])
    press(part, t("level-next"))
    assert say(lesson.lesson.levels[1].word("goal")) in texts(part)
    lesson._spots["level"].open("welcome/home-again")
    for step in lesson.lesson.levels[-1].steps:
        play(lesson, step)
    assert t("level-solved") in texts(part) and t("level-next") not in buttons(part)


def test_a_refused_move_is_explained_and_has_not_happened() -> None:
    lesson = page("plan/place")
    part = lesson.level()
    lesson._stage._pick(Target("counter", "dragon"))
    lesson._stage._pick(Target("road", "river:elvenhold-rivinia"))
    assert "(P4.4)" in texts(part)
    assert act(lesson).view.counters == {}


def test_a_wrong_move_is_shown_and_taken_back() -> None:
    lesson = page("welcome/first-step")
    part = lesson.level()
    press(part, t("choice-end"))
    assert say("level-welcome-first-step-wrong-end") in texts(part)
    assert not act(lesson).view.actions
    press(part, t("level-take-back"))
    assert act(lesson).view.actions
    assert progress.load().mistakes == {"welcome/first-step": 1}


def test_only_the_first_level_of_a_lesson_is_marked() -> None:
    lesson = page("welcome")
    lesson.level()
    marks = act(lesson).marks(lesson._stage._choosing, None)
    assert Target("town", "lapphalya") in marks.legal
    lesson = page("welcome/three-towns")
    lesson.level()
    assert not act(lesson).marks(lesson._stage._choosing, None).legal


def test_the_ladder_has_three_rungs_and_then_the_solution() -> None:
    lesson = page("welcome/three-towns")
    part, level = lesson.level(), lesson.lesson.levels[1]
    press(part, t("level-hint-button"))
    assert say(level.word("look")) in texts(part)
    assert act(lesson).marks(lesson._stage._choosing, None).legal
    press(part, t("level-hint-button"))
    assert f"({level.statements[0]})" in texts(part)
    press(part, t("level-hint-button"))
    assert "1 giant pig" in texts(part)
    press(part, t("level-solution"))
    assert texts(part).count("→") == 2


def test_a_level_where_being_refused_is_the_lesson_offers_the_refused_move() -> None:
    lesson = page("plan/bare")
    part = lesson.level()
    (offer,) = [said for said in buttons(part) if said.startswith("Try: ")]
    press(part, offer)
    assert "Just so" in texts(part) and "(P4.6)" in texts(part)


def test_again_costs_nothing() -> None:
    lesson = page("welcome/three-towns")
    part = lesson.level()
    play(lesson, lesson.lesson.levels[1].steps[0])
    press(part, t("level-again"))
    for step in lesson.lesson.levels[1].steps:
        play(lesson, step)
    assert "2 ★★★" in buttons(part)


def test_a_level_is_played_by_keyboard() -> None:
    lesson = page("welcome/first-step")
    part = lesson.level()
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        lesson._stage._key(key)
    assert t("level-solved") in texts(part)


# Examples, the free board, the own game


def test_an_example_goes_back_and_forth() -> None:
    lesson = page("travel!dragons")
    part = lesson.example()
    captions = [say(key) for key in lesson.lesson.examples[1].captions]
    assert captions[0] in texts(part) and t("example-back") not in buttons(part)
    press(part, t("example-forth"))
    press(part, t("example-forth"))
    assert captions[2] in texts(part) and t("example-forth") not in buttons(part)
    press(part, t("example-back"))
    assert captions[1] in texts(part)


def test_the_free_board_explains_what_the_rules_refuse() -> None:
    lesson = page("travel")
    part = lesson.free()
    lesson._stage._pick(Target("road", "mountain:grangor-mahdavikia"))
    assert "elfen-alarm" in texts(part)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_land_says_what_lies_where(language: str) -> None:
    lesson = page("map")
    part = lesson.free()
    use(language)
    for target in [
        *(Target("road", way) for way in catalogue.lesson("map").levels[0].start.counters),
        *(Target("road", way) for way in (FOREST, "river:elvenhold-rivinia")),
        *(Target("road", way) for way in ("lake:elvenhold-virst", "desert:feodor-throtmanni")),
        *(Target(*pair) for pair in (("town", "feodor"), ("display", "dragon"), ("pile", ""))),
        *(Target(*pair) for pair in (("card", "raft"), ("obstacle", ""), ("counter", "unicorn"))),
    ]:
        lesson._stage._pick(target)
        assert "elfen-told" in texts(part)


def test_the_journey_goes_from_lesson_to_lesson() -> None:
    lesson = page("deal")
    part = lesson.play()
    assert say("journey-first") in texts(part)
    assert not act(lesson).view.actions, "first the cards are dealt"
    press(part, t("play-deal"))
    assert say("journey-yours") in texts(part)
    for name in ("draw-secret", "draw", "plan", "travel", "finish"):
        lesson = page(name)
        part = lesson.play()
        if act(lesson).done:  # nothing to decide
            continue
        assert say("journey-yours") in texts(part), name
        for _ in range(60):
            if act(lesson).done:
                break
            actions = act(lesson).view.actions
            stop = [a for a in actions if a.e in ("pass", "end_move")]
            play(lesson, (stop or actions)[0])
        assert t("play-done") in texts(part), name
    again = page("draw").play()
    assert say("journey-again") in texts(again)


def test_out_of_order_a_fitting_position_is_offered() -> None:
    assert say("journey-ahead") in texts(page("travel").play())
    assert progress.load().journey is None


def test_in_the_guided_round_the_bots_say_why() -> None:
    lesson = page("round")
    part = lesson.play()
    heard = 0
    for _ in range(200):
        if act(lesson).done:
            break
        actions = act(lesson).view.actions
        stop = [a for a in actions if a.e in ("pass", "end_move")]
        play(lesson, (stop or actions)[0])
        heard += texts(part).count("<q>")
    assert t("guided-done") in texts(part)
    assert heard > 10


# Questions and answers


def test_each_answer_is_told_why() -> None:
    lesson = page("plan")
    part = lesson.questions()
    question = lesson.lesson.questions[0]
    press(part, t("quiz-check"))
    assert say("lesson-not-tried") in texts(part)
    for number, key in enumerate(question.answers, 1):
        press(part, say(key))
        press(part, t("quiz-check"))
        assert say(question.word(f"why-{number}")) in texts(part)
    assert progress.load().answers == {question.key: True}


def test_a_code_answer_knows_not_tried_wrong_and_right() -> None:
    assert repr(check("map:upriver", ____)) == "check map:upriver: open"
    assert progress.load() == progress.Progress()
    assert "✗" in texts(check("map:upriver", 99))
    right = catalogue.items()["map:upriver"].solution()
    assert "✓" in texts(check("map:upriver", right))
    assert progress.load().answers == {"map:upriver": True}


@pytest.mark.parametrize("verb", [hint, solution])
@pytest.mark.parametrize("key", ["map:upriver", "plan?end", "plan/place"])
def test_the_same_verbs_serve_level_question_and_answer(key: str, verb: Any) -> None:
    assert len(texts(verb(key))) > 40


def test_check_takes_a_level_and_a_question_too() -> None:
    level = catalogue.level("plan/place")
    assert "✓" in texts(check("plan?end", 3))
    assert "★★★" in texts(check(level.key, list(level.solution)))
    assert "elfen-alarm" in texts(check(level.key, ["nonsense"]))


# What one knows


def test_what_one_knows_comes_with_the_stars() -> None:
    lesson = page("plan")
    levels, known = lesson.level(), lesson.know()
    for step in lesson.lesson.levels[0].steps:
        play(lesson, step)
    assert levels and "★★★" in texts(known)


def test_the_looks_are_switched() -> None:
    lesson = page("plan")
    read, free = lesson.read(), lesson.free()
    press(read, t("look-loud"))
    assert "elfen-loud" in free._dom_classes
    press(read, t("look-calm"))
    assert "elfen-loud" not in free._dom_classes
    assert t("hands-title") not in texts(free)
    press(read, t("look-hands"))
    assert t("hands-title") in texts(free)
    press(read, t("look-hide-hands"))
    assert t("hands-title") not in texts(free)


# The pages around the lessons


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
    screen.open(table, store.Save.new())
    screen._pick(Target("display", table.view.display[0]))  # it is not yet time for it
    assert sum(progress.load().refusals.values()) == 1


def test_a_broken_progress_is_said_and_stays_until_one_starts_over(home: Path) -> None:
    progress.file().write_text("{")
    lesson = page("plan")
    known = lesson.know()
    assert say("progress-file-broken") in texts(known)
    check("plan?end", 3)
    assert progress.file().read_text() == "{"
    part = course()
    press(part, t("course-over"))
    press(part, t("course-sure"))
    assert progress.load() == progress.Progress()


def test_the_teacher_has_objectives_minutes_traps_and_answers() -> None:
    said = texts(teacher())
    for lesson in LESSONS:
        for key in (*lesson.objectives, *lesson.misconceptions):
            assert say(key) in said
