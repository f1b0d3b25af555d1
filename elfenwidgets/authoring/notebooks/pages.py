"""The notebooks around the lessons: the front, what is to be repeated, the puzzles, teaching."""

from collections.abc import Iterator

from elfenwidgets.authoring.notebooks.cells import WAKING, Cell, code, linking, markdown
from elfenwidgets.authoring.notebooks.pictures import drawing, output
from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.lessons.puzzles import level
from elfenwidgets.play.coaching.puzzles import of_kind
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.position import position
from elfenwidgets.rules.view import view
from elfenwidgets.text import language, languages, said_in, t
from elfenwidgets.ui.course.links import COURSE
from elfenwidgets.ui.course.notebook import course_page, ways
from elfenwidgets.ui.course.text import quiz
from elfenwidgets.ui.course.text.lesson_text import course_about
from elfenwidgets.ui.course.text.spoken_of import places, spoken_of
from elfenwidgets.ui.course.text.step_text import sentence
from elfenwidgets.ui.phrases.actions import way
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.positions import described, held


def front() -> Iterator[Cell]:
    """The course page, and below it the list of the lessons."""
    yield markdown("intro", f"# {t('course-title')}", f"*{course_about()}*")
    yield leading("ways", "course", t("notebook-wake"))
    yield _cell("course", _of_lesson("welcome", course_page.course()))
    listed = ways.contents()
    assert listed is not None
    yield linking("contents", _call("contents"), listed.said)


def game() -> Iterator[Cell]:
    """What the game's notebook shows before it is run: what it is, and the ways to the course."""
    courses = [f"[{said_in(code, 'course-title')}]({code}/{COURSE})" for code in languages()]
    said = f"# Elfenland\n\n{t('notebook-play')}\n\n{' · '.join(courses)}"
    about = {"output_type": "display_data", "data": {"text/markdown": said}, "metadata": {}}
    start = position(players=4)
    there = drawing(start, None, tuple(BOARD.towns))
    board = output(there, described(view(start, None)), t("notebook-play"))
    source = "from elfenwidgets.ui.app import App\nApp()"
    yield code("play", source, [about, board], metadata=WAKING)


def puzzles() -> Iterator[Cell]:
    """What a puzzle is, and all of them."""
    stars = t("puzzles-stars")
    yield markdown(
        "intro",
        f"# {t('puzzles-title')}",
        t("puzzles-about"),
        stars,
    )
    yield leading("ways", "puzzles", t("notebook-wake"))
    first = level(of_kind("trip")[0])
    seen = held(view(first.start, first.seat))
    alt = t("seen-step", title=say(first.word("title")), seen=seen)
    there = drawing(first.start, first.seat, tuple(places(first.steps)))
    yield _cell("puzzles", output(there, alt, course_page.puzzles()))


def review() -> Iterator[Cell]:
    """What is to be repeated."""
    yield markdown("intro", f"# {t('review-title')}", t("notebook-review"))
    yield leading("ways", "review", t("notebook-wake"))
    yield _cell("review", _of_lesson("travel", course_page.review()))


def teacher() -> Iterator[Cell]:
    """What each lesson is for, and what goes wrong in it; then the teacher's page."""
    minutes = sum(lesson.minutes for lesson in lessons())
    about = t("teacher-about", n=minutes, of=len(lessons()))
    yield markdown("intro", f"# {t('teacher-title')}", f"*{about}*")
    yield leading("ways", "teacher", t("notebook-wake"))
    start = position(players=6)
    alt = described(view(start, None))
    yield _cell("teacher", output(drawing(start, 0), alt, course_page.teacher()))
    for lesson in lessons():
        yield markdown(
            f"lesson-{lesson.key}",
            f"## {lesson.number} · {say(lesson.title)}",
            f"{say(lesson.purpose)} {t('course-minutes', n=lesson.minutes)}",
            f"**{t('teacher-objectives')}**",
            listed([say(key) for key in lesson.objectives]),
            f"**{t('teacher-traps')}**" if lesson.traps else "",
            listed([say(key) for key in lesson.misconceptions]),
            f"**{t('teacher-answers')}**",
            listed(answers(lesson)),
        )


def answers(lesson: Lesson) -> list[str]:
    """The way of each level, and the answer to each question with its reason."""
    rows = [
        f"**{say(level.word('title'))}** {t('level-way', moves=way(level.steps))}"
        for level in lesson.levels
    ]
    for question in lesson.questions:
        why = say(question.word(f"why-{question.right}"))
        rows.append(f"**{say(question.word('ask'))}** {quiz.solution(question)} {why}")
    return rows


def leading(id: str, name: str, waking: str = "") -> Cell:
    """A cell with the ways from a notebook of this name."""
    found = ways.ways(name)
    assert found is not None
    return linking(id, _call("ways", f'"{name}", '), found.said, waking)


def listed(rows: list[str], ordered: bool = False) -> str:
    """Rows as a list of Markdown."""
    return "\n".join(f"{f'{n}.' if ordered else '-'} {row}" for n, row in enumerate(rows, 1))


def _cell(name: str, shown: Cell) -> Cell:
    return code(name, _call(name), [shown])


def _call(name: str, first: str = "") -> str:
    return f'from elfenwidgets.ui.learn import {name}\n{name}({first}"{language()}")'


def _of_lesson(key: str, said: str) -> Cell:
    """An output that says what it does, with the picture of a lesson's first level."""
    lesson = catalogue.lesson(key)
    step = next(step for step in lesson.steps if step.kind == "level")
    first = lesson.levels[0]
    there = drawing(first.start, first.seat, spoken_of(step))
    return output(there, sentence(step), said)
