"""Placement on the board: one task after the other, and the lessons that may be left out."""

import secrets
from collections.abc import Callable
from functools import partial
from html import escape
from typing import Any

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.level import Level
from elfenwidgets.lessons.placement import sitting
from elfenwidgets.lessons.question import Question
from elfenwidgets.play import library
from elfenwidgets.rules.position import position
from elfenwidgets.text import t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.step_screen import StepScreen
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.place import Address
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.stage.act import Act
from elfenwidgets.ui.stage.placed import PlacedLevel, PlacedQuestion

KEPT = "placement"
"""The setting that remembers what was asked, and what was answered."""

AGAIN = "again"


class PlacementWay:
    """A placement on the course's ``screen``.

    ``show`` puts the screen, or the page at the end, before the reader; ``lead`` goes where a
    button of that page leads within the course.
    """

    def __init__(
        self,
        guard: Guard,
        memory: Memory,
        screen: Callable[[], StepScreen],
        show: Callable[[w.Widget], None],
        lead: Callable[[Address], None],
    ) -> None:
        self._guard, self._memory, self._lead = guard, memory, lead
        self._screen, self._show = screen, show
        self._seed = 0
        self._answers: dict[str, bool] = {}

    def open(self) -> None:
        """Go on where the reader was, or begin."""
        self._seed, self._answers = _kept(library.settings().get(KEPT))
        self._enter()

    def turn(self, by: int) -> None:
        """Go back to the task before; on leads only an answer."""
        if by < 0 and self._answers:
            self._answers.popitem()
            self._keep()
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
            self._keep()
            self._enter()

        step = catalogue.steps()[key]
        match step.item:
            case Level() as level:
                return PlacedLevel(level, self._memory, report)
            case Question() as question:
                state = step.start or steps.shown_before(step) or position()
                return PlacedQuestion(question, self._memory, state, report)
        raise AssertionError(key)

    def _keep(self) -> None:
        try:
            library.keep_setting(KEPT, {"seed": self._seed, "answers": self._answers})
        except OSError:
            return  # it can be answered all the same

    def _again(self) -> None:
        self._seed, self._answers = secrets.randbelow(10**6), {}
        self._keep()
        self._enter()

    def _end(self) -> None:
        """Mark the lessons that are known, say which, and lead to the first that is not."""
        known = sitting.known(self._answers)
        for lesson in known:
            self._memory.change(partial(steps.note_known, lesson=lesson))
        ahead = steps.ahead(self._memory.read())
        go = Buttons(self._guard, self._use, "elfen-onward")
        title = "" if ahead is None else say(catalogue.lesson(ahead.lesson).title)
        go.show([(ahead.key, t("lesson-onward", title=title))] if ahead else [])
        again = Buttons(self._guard, self._use, "elfen-tools")
        again.show(((AGAIN, t("placement-again")), ("", t("lesson-course"))))
        rows = "".join(f"<li>✓ {x.number} {escape(say(x.title))}</li>" for x in known)
        said = t("placement-known") if known else t("placement-none")
        head = f"<h1>{escape(t('placement-end-title'))}</h1>"
        told = f'<p class="elfen-goal">{escape(said)}</p><ul class="elfen-found">{rows}</ul>'
        text = w.HTML(head + told, classes="elfen-text")
        self._show(w.VBox([text, go.box, again.box], classes="elfen-course-front elfen-quick-end"))

    def _use(self, name: str) -> None:
        if name == AGAIN:
            self._again()
        else:
            self._lead(tuple(filter(None, name.split("/"))))


def _kept(found: Any) -> tuple[int, dict[str, bool]]:
    """The seed and the answers that a setting holds; anybody may have written it."""
    match found:
        case {"seed": int(seed), "answers": dict(answers)}:
            known = {key: right for key, right in answers.items() if type(right) is bool}
            return seed, {key: right for key, right in known.items() if key in sitting.items()}
    return secrets.randbelow(10**6), {}
