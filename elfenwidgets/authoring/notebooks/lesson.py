"""The notebook of a lesson: its steps as text, and each that is done as a cell of its own."""

import re
from collections.abc import Iterator
from itertools import groupby

from elfenwidgets.authoring.notebooks import study
from elfenwidgets.authoring.notebooks.cells import Cell, code, markdown, result
from elfenwidgets.authoring.notebooks.pages import answers, leading, listed
from elfenwidgets.authoring.notebooks.pictures import drawing, output
from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.question import Question, statement_word
from elfenwidgets.lessons.step import Step
from elfenwidgets.rules.view import view
from elfenwidgets.text import language, t
from elfenwidgets.ui.course.text.spoken_of import shows_display, spoken_of
from elfenwidgets.ui.course.text.step_text import position_of, sentence, title
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.positions import held


class LessonCells:
    """The ``cells`` of a lesson in the language in use."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self._ruled: set[str] = set()  # the statements that were said
        self._drawn: set[str] = set()  # a picture that stands above already says nothing new
        self._unsaid = t("notebook-terms").split("|")

    def cells(self) -> Iterator[Cell]:
        """All of them, from title to links."""
        yield self._intro()
        yield leading("ways", self._lesson.key, t("notebook-wake"))
        kinds = groupby(self._lesson.steps, lambda step: step.kind)
        for kind, steps in kinds:
            if kind == "question":
                yield markdown(self._id("questions"), f"## {t('notebook-questions')}")
            for step in steps:
                yield from self._step(step)
        if self._lesson.exercises:
            yield from study.python(self._lesson.exercises)
        yield self._answers()
        yield self._end()
        yield leading("onward", self._lesson.key)

    def _intro(self) -> Cell:
        lesson = self._lesson
        number = t("lesson-number", n=lesson.number, minutes=lesson.minutes)
        return markdown(
            "intro",
            f"# {say(lesson.title)}",
            f"*{say(lesson.purpose)}*",
            number,
            f"**{t('notebook-goals')}**",
            listed([say(key) for key in lesson.objectives]),
        )

    def _step(self, step: Step) -> Iterator[Cell]:
        name = self._id(f"{step.kind}-{step.name}")
        if step.kind == "read":
            yield markdown(name, bold(say(str(step.says)), self._unsaid))
            return
        yield markdown(f"text-{name}", *self._text(step))
        call = f'learn("{step.lesson}", "{language()}").{step.kind}("{step.name}")'
        source = f"from elfenwidgets.ui.learn import learn\n{call}"
        yield code(name, source, [self._picture(step)])

    def _text(self, step: Step) -> Iterator[str]:
        if isinstance(step.item, Question):
            yield f"### {title(step)}"
            yield listed([say(key) for key in step.item.answers], ordered=True)
            return
        yield f"## {title(step)}"
        if step.item is None:
            yield bold(say(str(step.says)), self._unsaid)
        elif isinstance(step.item, Level):
            yield bold(say(step.item.word("goal")), self._unsaid)
            yield held(view(step.item.start, step.item.seat))
            yield self._rules(step.item)
        else:
            assert not isinstance(step.item, Question)
            yield listed([say(key) for key in step.item.captions], ordered=True)

    def _rules(self, level: Level) -> str:
        """The statements of the rules that a level is about, each where it comes first."""
        new = [rule for rule in level.statements if rule not in self._ruled]
        self._ruled |= set(new)
        said = (f"> **{rule}** {bold(say(statement_word(rule)), self._unsaid)}" for rule in new)
        return "\n>\n".join(said)

    def _picture(self, step: Step) -> Cell:
        """The output of a step's cell: a picture of its position, and the same in words."""
        said = sentence(step)
        there = position_of(step)
        words = result({"text/plain": said}, {})
        if there is None:
            return words
        svg = drawing(*there, spoken_of(step), shows_display(step))
        if svg in self._drawn:
            return words
        self._drawn.add(svg)
        return output(svg, said)

    def _answers(self) -> Cell:
        """The solutions, folded, after all that can be thought about."""
        head = f"<details>\n<summary><b>{t('teacher-answers')}</b></summary>"
        return markdown("answers", head, listed(answers(self._lesson)), "</details>")

    def _end(self) -> Cell:
        lesson = self._lesson
        learned = [say(level.word("learned")) for level in lesson.levels]
        traps = [say(key) for key in lesson.misconceptions]
        return markdown(
            "end",
            f"## {t('lesson-know')}",
            listed([say(key) for key in lesson.objectives]),
            f"### {t('notebook-remember')}" if learned else "",
            listed(learned),
            f"### {t('teacher-traps')}" if traps else "",
            listed(traps),
        )

    def _id(self, name: str) -> str:
        return re.sub(r"[^\w-]", "-", name)


def bold(said: str, unsaid: list[str]) -> str:
    """A sentence with the words in bold that are said for the first time; none of them is left.

    ``unsaid`` are patterns of the words that have not been said: "(?<!in )mano" is no hand of
    cards.
    """
    for term in tuple(unsaid):
        parts = re.split(r"(\*\*.*?\*\*)", said)  # what is bold already stays so
        for number, part in enumerate(parts[::2]):
            new, found = re.subn(rf"\b({term}s?)\b", r"**\1**", part, count=1)
            if found:
                parts[2 * number] = new
                unsaid.remove(term)
                break
        said = "".join(parts)
    return said
