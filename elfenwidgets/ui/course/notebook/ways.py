"""Where the notebooks of the course lead: their contents, and the ways from one to others.

They are what a cell gives, and no text of their own: run where no other notebook can be opened, a
cell gives nothing.
"""

from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.text import language, t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.further import ANALYSIS, ENVIRONMENT
from elfenwidgets.ui.course.links import COURSE, reachable
from elfenwidgets.ui.phrases import language_choice
from elfenwidgets.ui.phrases.course_words import say

AROUND = {"puzzles": "puzzles.ipynb", "review": "review.ipynb", "teacher": "teacher.ipynb"}
"""The notebooks around the lessons."""

STUDY = {"analysis": ANALYSIS, "environment": ENVIRONMENT}
"""The notebooks for students of AI."""

TITLES = {name: f"{name}-title" for name in (*AROUND, *STUDY)}
BRIEFS = {name: f"{name}-brief" for name in STUDY}
"""The keys of what they are called, and of what they are about."""


class MarkdownText:
    """What a cell gives as Markdown; IPython's own has no words for who reads no Markdown."""

    def __init__(self, said: str) -> None:
        self.said = said

    def __repr__(self) -> str:
        return self.said

    def _repr_markdown_(self) -> str:
        return self.said


def ways(name: str) -> MarkdownText | None:
    """The ways from a lesson or another notebook; None: none leads anywhere here."""
    found = steps.lesson(name)
    to = [f"[{t('lesson-course')}]({COURSE})"] if name != "course" else []
    if found is not None:
        to += _beside(found)
    if name == "analysis":
        to.append(f"[{t('lesson-onward', title=t('environment-title'))}]({ENVIRONMENT})")
    there = COURSE if name == "course" else found.notebook if found else {**AROUND, **STUDY}[name]
    offered = language_choice.offered()
    to += [f"[{own}](../{code}/{there})" for own, code in offered if code != language()]
    return _markdown(" · ".join(to))


def contents() -> MarkdownText | None:
    """All notebooks with what each is about; None: none can be opened from here."""
    usual, more = ([_row(x) for x in lessons() if x.more is which] for which in (False, True))
    study = [f"- [{t(TITLES[name])}]({to}) {t(BRIEFS[name])}" for name, to in STUDY.items()]
    return _markdown(
        "\n\n".join(
            (
                "\n".join(usual),
                f"## {t('course-more')}",
                "\n".join(more),
                f"## {t('course-further')}",
                "\n".join(study),
                " · ".join(f"[{t(TITLES[name])}]({to})" for name, to in AROUND.items()),
            )
        )
    )


def _markdown(said: str) -> MarkdownText | None:
    return MarkdownText(said) if reachable() else None


def _beside(lesson: Lesson) -> list[str]:
    """The lessons before and after one."""
    at = lesson.number - 1
    back = [(t("notebook-back", title=say(x.title)), x) for x in lessons()[:at][-1:]]
    onward = [(t("lesson-onward", title=say(x.title)), x) for x in lessons()[at + 1 :][:1]]
    return [f"[{said}]({there.notebook})" for said, there in (*back, *onward)]


def _row(lesson: Lesson) -> str:
    link = f"[{say(lesson.title)}]({lesson.notebook})"
    minutes = t("course-minutes", n=lesson.minutes)
    return f"- {lesson.number} · {link} ({minutes}). {say(lesson.purpose)}"
