"""The map of the course: every lesson with its stars, a way to any of them, and the progress."""

from html import escape

import ipywidgets as w

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.places import Place
from elfenwidgets.lessons.progress import Progress, ProgressError
from elfenwidgets.text import language, languages, t
from elfenwidgets.ui.course import jump, links
from elfenwidgets.ui.course.further import further
from elfenwidgets.ui.course.lesson_page import LessonPage
from elfenwidgets.ui.course.quiz import asked
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard, start_log
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases import language_choice
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import Message, told


class CourseMap:
    """The first page of the course; ``part`` is the widget."""

    def __init__(self) -> None:
        start_log()
        self._memory = Memory()
        self._guard = Guard(lambda file: self._tell(Message(t("fault", file=file))))
        self._map = w.HTML()
        self._map.add_class("elfen-text")
        self._said = w.HTML()
        self._said.add_class("elfen-text")
        self._tongues = Buttons(self._guard, self._speak, "elfen-looks")
        self._name = w.Combobox(continuous_update=False)
        self._name.add_class("elfen-jump")
        self._name.observe(self._guard(self._jump), "value")
        self._meant = Buttons(self._guard, self._name_it, "elfen-meant")
        self._there = w.Box()
        self._there.add_class("elfen-room")
        self._carried = w.Textarea()
        self._tools = Buttons(self._guard, self._use, "elfen-tools")
        self._asking = False
        children = [self._tongues.box, self._map, self._name, self._meant.box]
        children += [self._there, self._carried, self._tools.box, self._said]
        self.part = Part("course", children)
        self._show()

    def _show(self) -> None:
        progress = self._memory.read()
        spoken = tuple((code, t(f"language-{code}")) for code in languages())
        self._tongues.show(spoken, language())
        self._map.value = _head(progress) + _map(progress) + further()
        self._name.placeholder = t("course-jump")
        self._name.options = jump.names()
        self._carried.placeholder = t("course-paste")
        usual = (
            ("export", t("course-export")),
            ("import", t("course-import")),
            ("over", t("course-over")),
        )
        sure = (("sure", t("course-sure")), ("keep", t("course-keep")))
        self._tools.show(sure if self._asking else usual)

    def _speak(self, code: str) -> None:
        trouble = language_choice.choose(code)
        self._tell(Message(trouble or t("course-spoken"), alarm=bool(trouble)))
        self._show()
        self._jump()

    def _name_it(self, name: str) -> None:
        self._name.value = name

    def _jump(self) -> None:
        """Open what is named, or offer what may be meant."""
        typed = self._name.value.strip()
        found = jump.found(typed)
        self._meant.show(() if len(found) < 2 else [(x.name, jump.title(x)) for x in found])
        if len(found) == 1:
            self._open(found[0])
        elif typed and not found:
            self._tell(Message(t("learn-unknown", name=typed)))

    def _open(self, there: Place) -> None:
        self._said.value = ""
        self._there.children = [LessonPage(there, self._memory).whole()]

    def _use(self, tool: str) -> None:
        self._asking = tool == "over"
        self._said.value = ""
        match tool:
            case "export":
                self._carried.value = self._memory.read().export()
                self._tell(Message(t("course-exported"), alarm=False))
            case "import":
                self._import()
            case "over":
                self._tell(Message(t("course-ask")))
            case "sure":
                self._memory.change(Progress.start_over, anew=True)
                self._tell(Message(t("course-cleared"), alarm=False))
        self._show()

    def _import(self) -> None:
        try:
            brought = Progress.read(self._carried.value)
        except ProgressError as error:
            self._tell(Message(say(error.key)))
            return
        self._memory.change(lambda progress: progress.merge(brought))
        self._tell(Message(t("course-imported"), alarm=False))

    def _tell(self, message: Message) -> None:
        self._said.value = told(message)


def _head(progress: Progress) -> str:
    levels = [level for lesson in catalogue.lessons() for level in lesson.levels]
    won = sum(progress.stars.get(level.key, 0) for level in levels)
    most = sum(each.stars for each in catalogue.lessons())
    begun = bool(progress.stars or progress.answers)
    ahead = _ahead(progress)
    onward = ""
    if ahead is not None:
        said = escape(t("course-go-on" if begun else "course-begin", title=say(ahead.title)))
        onward = f'<p><a class="elfen-button elfen-main" href="{links.file(ahead)}">{said}</a></p>'
    return (
        f'<span data-language="{language()}"></span><h1>{t("course-title")}</h1>'
        f'<p class="elfen-purpose">{t("course-about")}</p>{onward}'
        f'<p><span class="elfen-stars">★</span> {t("course-won", stars=won, of=most)} · '
        f'<a href="15-review.ipynb">{t("review-title")}</a> · '
        f'<a href="17-puzzles.ipynb">{t("puzzles-title")}</a> · '
        f'<a href="16-teacher.ipynb">{t("teacher-title")}</a></p>'
    )


def _map(progress: Progress) -> str:
    return (
        f'<ol class="elfen-course">{"".join(_card(x, progress) for x in catalogue.lessons())}</ol>'
    )


def _card(lesson: Lesson, progress: Progress) -> str:
    won = sum(progress.stars.get(level.key, 0) for level in lesson.levels)
    items = asked(lesson)
    right = sum(progress.answers.get(item.key, False) for item in items)
    stars = f"★ {won}/{lesson.stars} · " if lesson.levels else ""
    return (
        f'<li><a href="{links.file(lesson)}"><b>{lesson.number}</b>'
        f"<strong>{escape(say(lesson.title))}</strong>"
        f"<span>{stars}{t('lesson-right', n=right, of=len(items))} · "
        f"{t('course-minutes', n=lesson.minutes)}</span>"
        f'<div class="elfen-bar"><i style="width:{_done(lesson, progress):.0%}"></i></div></a></li>'
    )


def _done(lesson: Lesson, progress: Progress) -> float:
    """The part of a lesson's levels that are solved and of its questions answered, 0 to 1."""
    solved = [level.key in progress.stars for level in lesson.levels]
    right = [progress.answers.get(item.key, False) for item in asked(lesson)]
    return sum(solved + right) / len(solved + right)


def _ahead(progress: Progress) -> Lesson | None:
    """The lesson to go on with: levels come before questions; None: everything is done."""
    unsolved = [
        x for x in catalogue.lessons() if any(v.key not in progress.stars for v in x.levels)
    ]
    undone = [x for x in catalogue.lessons() if _done(x, progress) < 1]
    return next(iter(unsolved + undone), None)
