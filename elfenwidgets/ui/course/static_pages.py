"""The lessons as plain HTML files with their pictures, for when nothing else works."""

from html import escape

from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import view
from elfenwidgets.text import language, t
from elfenwidgets.ui.course import quiz, teacher_text
from elfenwidgets.ui.course.lesson_text import head, objectives, paragraphs, statements
from elfenwidgets.ui.drawing.layout import FRAME, MAP
from elfenwidgets.ui.drawing.pieces import paint_pieces
from elfenwidgets.ui.drawing.svg_pen import SvgPen
from elfenwidgets.ui.drawing.theme import USUAL_COLORS
from elfenwidgets.ui.kit.styles import style
from elfenwidgets.ui.phrases.badges import icon
from elfenwidgets.ui.phrases.chart import chart_table
from elfenwidgets.ui.phrases.course_words import say, way
from elfenwidgets.ui.phrases.words import label


def pages() -> dict[str, str]:
    """The files by name: the pages in the language in use, and the map that they share."""
    links = "".join(
        f'<li><a href="{_name(lesson)}"><b>{lesson.number}</b>'
        f"<strong>{escape(say(lesson.title))}</strong>"
        f"<span>{t('course-minutes', n=lesson.minutes)}</span></a></li>"
        for lesson in lessons()
    )
    about = t("course-about", n=len(lessons()))
    index = (
        f'<h1>{t("course-title")}</h1><p class="elfen-purpose">{about}</p>'
        f'<ol class="elfen-course">{links}</ol>'
        f'<p><a href="teacher.html">{t("teacher-title")}</a></p>'
    )
    return {
        "index.html": _page(t("course-title"), index),
        "teacher.html": _page(t("teacher-title"), teacher_text.page()),
        "map.svg": MAP.read_text(encoding="utf-8"),
        **{_name(lesson): _page(say(lesson.title), _body(lesson)) for lesson in lessons()},
    }


def _name(lesson: Lesson) -> str:
    return f"{lesson.number:02}-{lesson.key}.html"


def _page(title: str, body: str) -> str:
    return (
        f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{style()}</style></head>"
        f'<body class="elfen"><main class="elfen-app elfen-learn">{body}</main></body></html>'
    )


def _body(lesson: Lesson) -> str:
    """Everything of a lesson that can be read: its answers behind a click."""
    parts = [f'<a href="index.html">{t("course-title")}</a>{head(lesson)}{paragraphs(lesson)}']
    if lesson.levels:
        parts.append(chart_table(view(lesson.levels[0].start, 0)))
    parts.append(statements(lesson))
    for example in lesson.examples:
        parts.append(f"<h2>{escape(say(example.title))}</h2>")
        for state, caption in zip(example.states, example.captions, strict=True):
            parts.append(_picture(state, example.seat, say(caption)))
    for number, level in enumerate(lesson.levels, 1):
        kicker = t("level-number", n=number, of=len(lesson.levels))
        parts.append(f'<p class="elfen-round">{kicker}</p>')
        parts.append(f"<h2>{escape(say(level.word('title')))}</h2>")
        parts.append(_picture(level.start, level.seat, say(level.word("goal"))))
        answer = t("level-way", moves=way(level.steps))
        parts.append(_answer(t("level-solution"), f"{answer} {say(level.word('learned'))}"))
    for each in quiz.asked(lesson):
        parts.append(f"<h3>{escape(say(quiz.word(each)))}</h3>")
        if each in lesson.questions:
            answers = (say(key) for key in lesson.questions[lesson.questions.index(each)].answers)
            parts.append(f"<ol>{''.join(f'<li>{escape(a)}</li>' for a in answers)}</ol>")
        parts.append(_answer(t("quiz-solution"), quiz.solution(each)))
    after = "".join(
        f'<p><a href="{_name(other)}">{escape(t("lesson-onward", title=say(other.title)))}</a></p>'
        for other in lessons()[lesson.number : lesson.number + 1]
    )
    return "".join([*parts, objectives(lesson), after])


def _picture(state: State, seat: int, caption: str) -> str:
    """The board with what lies on it over the shared map, and the hand below, in words."""
    pen = SvgPen()
    seen = view(state, seat)
    paint_pieces(pen, seen, USUAL_COLORS[: len(seen.seats)])
    width, height = FRAME
    me = seen.seats[seat]
    mine = [(t("rack-hand"), me.hand or ()), (t("rack-counters"), (*me.open, *(me.secret or ())))]
    held = " · ".join(f"{label(name)} {''.join(map(icon, kinds)) or '–'}" for name, kinds in mine)
    return (
        f'<figure class="elfen-figure"><figcaption class="elfen-goal">{escape(caption)}'
        f'</figcaption><svg viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{escape(caption)}"><image href="map.svg" width="{width}" '
        f'height="{height}"/>{pen}</svg><p>{held}</p></figure>'
    )


def _answer(title: str, answer: str) -> str:
    return f"<details><summary>{title}</summary><p>{escape(answer)}</p></details>"
