"""The lessons as plain HTML files with their pictures, for when nothing else works."""

from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.lessons.places import place
from elfenwidgets.markup import Html, html
from elfenwidgets.text import language, languages, speaking, t
from elfenwidgets.ui.course.teaching import teacher_text
from elfenwidgets.ui.course.teaching.teacher_text import HANDOUTS
from elfenwidgets.ui.course.text.lesson_sheet import LessonSheet
from elfenwidgets.ui.course.text.lesson_text import course_about
from elfenwidgets.ui.drawing.board import plain_map
from elfenwidgets.ui.drawing.layout import MAP
from elfenwidgets.ui.kit.html_parts import to_print
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
        titled: dict[str, tuple[str, Html]] = {
            INDEX: (t("course-title"), self._index()),
            TEACHER: (t("teacher-title"), teacher_text.head() + teacher_text.page(_link)),
        }
        for name, make in HANDOUTS.items():
            titled[f"{name}.html"] = (t(f"teach-{name}"), to_print(name, make(self._up + PAINTED)))
        for lesson in lessons():
            titled[_name(lesson)] = (say(lesson.title), self._lesson(lesson))
        folder = "" if language() == self._first else f"{language()}/"
        return {folder + name: self._page(name, *said) for name, said in titled.items()}

    def _index(self) -> Html:
        usual, more = (
            Html().join(_card(x) for x in lessons() if x.more is which) for which in (False, True)
        )
        around = {TEACHER: t("teacher-title")}
        around.update({f"{name}.html": t(f"teach-{name}") for name in HANDOUTS})
        others = Html(" · ").join(
            html('<a href="{}">{}</a>', to, said) for to, said in around.items()
        )
        return html(
            '<h1>{title}</h1><p class="elfen-purpose">{about}</p>'
            '<ol class="elfen-course">{usual}</ol><h2>{more}</h2><ol class="elfen-course">'
            "{further}</ol><p>{others}</p>",
            title=t("course-title"),
            about=course_about(),
            usual=usual,
            more=t("course-more"),
            further=more,
            others=others,
        )

    def _lesson(self, lesson: Lesson) -> Html:
        after = Html().join(
            html(
                '<p class="elfen-ways"><a href="{}">{}</a></p>',
                _name(other),
                t("lesson-onward", title=say(other.title)),
            )
            for other in lessons()[lesson.number : lesson.number + 1]
        )
        made = LessonSheet(lesson, self._up + PAINTED, self._up + PLAIN)
        return to_print("lesson", made.html()) + after

    def _page(self, name: str, title: str, body: Html) -> Html:
        home = "" if name == INDEX else html('<a href="{}">{}</a> · ', INDEX, t("course-title"))
        tongues = Html(" · ").join(
            html(
                '<a href="{up}{}{name}" lang="{code}">{said}</a>',
                "" if code == self._first else f"{code}/",
                up=self._up,
                name=name,
                code=code,
                said=said,
            )
            for said, code in language_choice.offered()
            if code != language()
        )
        return html(
            '<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width"><title>{title}</title>'
            '<link rel="stylesheet" href="{up}{STYLE}"></head>'
            '<body class="elfen elfen-plain"><main class="elfen-app elfen-learn">'
            '<nav aria-label="{languages}">{home}{tongues}</nav>{body}</main></body></html>',
            language=language(),
            title=title,
            up=self._up,
            STYLE=STYLE,
            languages=t("sheet-languages"),
            home=home,
            tongues=tongues,
            body=body,
        )


def _card(lesson: Lesson) -> Html:
    return html(
        '<li><a href="{}"><b>{}</b><strong>{}</strong><span>{}</span></a></li>',
        _name(lesson),
        lesson.number,
        say(lesson.title),
        t("course-minutes", n=lesson.minutes),
    )


def _name(lesson: Lesson) -> str:
    return f"{lesson.number:02}-{lesson.key}.html"


def _link(name: str) -> str:
    """Where a lesson or a step is among the pages."""
    found = place(name)
    assert found is not None, name
    return _name(found.lesson) + (f"#{found.key}" if found.key else "")
