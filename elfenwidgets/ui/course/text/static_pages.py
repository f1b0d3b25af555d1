"""The lessons as plain HTML files with their pictures, for when nothing else works."""

from html import escape

from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.lessons.places import place
from elfenwidgets.text import language, languages, speaking, t
from elfenwidgets.ui.course.teaching import teacher_text
from elfenwidgets.ui.course.teaching.handouts import HANDOUTS
from elfenwidgets.ui.course.text.lesson_sheet import LessonSheet
from elfenwidgets.ui.course.text.lesson_text import course_about
from elfenwidgets.ui.drawing.board import plain_map
from elfenwidgets.ui.drawing.layout import MAP
from elfenwidgets.ui.kit.markup import to_print
from elfenwidgets.ui.kit.styles import style
from elfenwidgets.ui.phrases import language_choice
from elfenwidgets.ui.phrases.course_words import say

INDEX, TEACHER, STYLE = "index.html", "teacher.html", "style.css"
PAINTED, PLAIN = "map.svg", "plain.png"


def pages() -> dict[str, str]:
    """The files by name, in every language: those of the language in use, the others in folders.

    With them come the painted map and the style sheet that all share.
    """
    first = language()
    found = {STYLE: style(), PAINTED: MAP.read_text(encoding="utf-8")}
    for code in languages():
        with speaking(code):
            found.update(_Pages(first).made())
    return found


def pictures() -> dict[str, bytes]:
    """The files beside them that are no text: the plain map, for paper."""
    return {PLAIN: plain_map.PICTURE.read_bytes()}


class _Pages:
    """The pages in the language in use; those in the ``first`` one stand at the top."""

    def __init__(self, first: str) -> None:
        self._first = first
        self._up = "" if language() == first else "../"

    def made(self) -> dict[str, str]:
        """The pages by file name."""
        titled = {
            INDEX: (t("course-title"), self._index()),
            TEACHER: (t("teacher-title"), teacher_text.head() + teacher_text.page(_link)),
        }
        for name, make in HANDOUTS.items():
            titled[f"{name}.html"] = (t(f"teach-{name}"), to_print(name, make(self._up + PAINTED)))
        for lesson in lessons():
            titled[_name(lesson)] = (say(lesson.title), self._lesson(lesson))
        folder = "" if language() == self._first else f"{language()}/"
        return {folder + name: self._page(name, *said) for name, said in titled.items()}

    def _index(self) -> str:
        usual, more = (
            "".join(_card(x) for x in lessons() if x.more is which) for which in (False, True)
        )
        around = {TEACHER: t("teacher-title")}
        around.update({f"{name}.html": t(f"teach-{name}") for name in HANDOUTS})
        others = " · ".join(f'<a href="{to}">{escape(said)}</a>' for to, said in around.items())
        return (
            f"<h1>{t('course-title')}</h1>"
            f'<p class="elfen-purpose">{escape(course_about())}</p>'
            f'<ol class="elfen-course">{usual}</ol><h2>{escape(t("course-more"))}</h2>'
            f'<ol class="elfen-course">{more}</ol><p>{others}</p>'
        )

    def _lesson(self, lesson: Lesson) -> str:
        after = "".join(
            f'<p class="elfen-ways"><a href="{_name(other)}">'
            f"{escape(t('lesson-onward', title=say(other.title)))}</a></p>"
            for other in lessons()[lesson.number : lesson.number + 1]
        )
        made = LessonSheet(lesson, self._up + PAINTED, self._up + PLAIN)
        return to_print("lesson", made.html()) + after

    def _page(self, name: str, title: str, body: str) -> str:
        home = "" if name == INDEX else f'<a href="{INDEX}">{t("course-title")}</a> · '
        tongues = " · ".join(
            f'<a href="{self._up}{"" if code == self._first else f"{code}/"}{name}" lang="{code}">'
            f"{escape(said)}</a>"
            for said, code in language_choice.offered()
            if code != language()
        )
        return (
            f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width">'
            f"<title>{escape(title)}</title>"
            f'<link rel="stylesheet" href="{self._up}{STYLE}"></head>'
            f'<body class="elfen elfen-plain"><main class="elfen-app elfen-learn">'
            f'<nav aria-label="{escape(t("sheet-languages"))}">{home}{tongues}</nav>'
            f"{body}</main></body></html>"
        )


def _card(lesson: Lesson) -> str:
    return (
        f'<li><a href="{_name(lesson)}"><b>{lesson.number}</b>'
        f"<strong>{escape(say(lesson.title))}</strong>"
        f"<span>{t('course-minutes', n=lesson.minutes)}</span></a></li>"
    )


def _name(lesson: Lesson) -> str:
    return f"{lesson.number:02}-{lesson.key}.html"


def _link(name: str) -> str:
    """Where a lesson or a step is among the pages."""
    found = place(name)
    assert found is not None, name
    return _name(found.lesson) + (f"#{found.key}" if found.key else "")
