"""Placement on the board: one task after the other, and the lessons that may be left out."""

import secrets
from functools import partial
from typing import Any

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.placement import sitting
from elfenwidgets.lessons.question import Question
from elfenwidgets.markup import Html, html
from elfenwidgets.rules.position import position
from elfenwidgets.text import t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.way import AGAIN, Way
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.stage.act import Act
from elfenwidgets.ui.stage.placement_item import PlacementLevel, PlacementQuestion

KEPT = "placement"
"""The setting that remembers what was asked, and what was answered."""


class PlacementWay(Way):
    """A placement; a button of the page at its end leads to a step, named by its key."""

    name = KEPT
    _seed: int
    _answers: dict[str, bool]

    def open(self) -> None:
        """Go on where the reader was, or begin."""
        self._seed, self._answers = _read(self._load())
        self._enter()

    def turn(self, by: int) -> None:
        """Go back to the task before; on leads only an answer."""
        if by < 0 and self._answers:
            self._answers.popitem()
            self._keep(self._state)
            self._enter()

    def _enter(self) -> None:
        key = sitting.upcoming(self._answers, self._seed)
        if key is None:
            self._end()
            return
        screen, number = self._screen(), len(self._answers) + 1
        done = sitting.seconds(self._answers) + 1
        where = t("placement-number", n=number)
        screen.call(t("placement-title"), done, sitting.LONGEST, not self._answers, where)
        screen.enter(self._act(key))
        self._show(screen.box)

    def _act(self, key: str) -> Act:
        def report(right: bool) -> None:
            self._answers[key] = right
            self._keep(self._state)
            self._enter()

        step = catalogue.steps()[key]
        match step.item:
            case Level() as level:
                return PlacementLevel(level, self._memory, report)
            case Question() as question:
                state = step.start or steps.position_before(step) or position()
                return PlacementQuestion(question, self._memory, state, report)
        raise AssertionError(key)

    @property
    def _state(self) -> dict[str, Any]:
        return {"seed": self._seed, "answers": self._answers}

    def _again(self) -> None:
        self._seed, self._answers = secrets.randbelow(10**6), {}
        self._keep(self._state)
        self._enter()

    def _end(self) -> None:
        """Mark the lessons that are known, say which, and lead to the first that is not."""
        known = sitting.known(self._answers)
        for lesson in known:
            self._memory.change(partial(steps.note_known, lesson=lesson))
        ahead = steps.ahead(self._memory.read())
        title = "" if ahead is None else say(catalogue.lesson(ahead.lesson).title)
        rows = Html().join(html("<li>✓ {} {}</li>", x.number, say(x.title)) for x in known)
        self._close(
            t("placement-end-title"),
            t("placement-known") if known else t("placement-none"),
            html('<ul class="elfen-found">{}</ul>', rows),
            [(ahead.key, t("lesson-onward", title=title))] if ahead else [],
            [(AGAIN, t("placement-again")), ("", t("lesson-course"))],
        )


def _read(found: Any) -> tuple[int, dict[str, bool]]:
    """The seed and the answers that a setting holds; anybody may have written it."""
    match found:
        case {"seed": int(seed), "answers": dict(answers)}:
            known = {key: right for key, right in answers.items() if type(right) is bool}
            return seed, {key: right for key, right in known.items() if key in sitting.items()}
    return secrets.randbelow(10**6), {}
