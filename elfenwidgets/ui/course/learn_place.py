"""The course as a place of the home: its front page, and its steps one screen each."""

import secrets
from datetime import date
from functools import partial

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.learned import repetition
from elfenwidgets.lessons.own_setting import READER
from elfenwidgets.lessons.step import Step
from elfenwidgets.play import library
from elfenwidgets.rules.position import position
from elfenwidgets.rules.record import Record
from elfenwidgets.text import t
from elfenwidgets.ui.course import links, milestones, steps
from elfenwidgets.ui.course.front_page import (
    ACHIEVED,
    LOOKS,
    PLACEMENT,
    PROGRESS,
    QUICK,
    REVIEW,
    TEACHER,
    FrontPage,
)
from elfenwidgets.ui.course.lesson_end import lesson_end
from elfenwidgets.ui.course.placement_way import PlacementWay
from elfenwidgets.ui.course.progress_page import ProgressPage
from elfenwidgets.ui.course.quick_way import QuickWay
from elfenwidgets.ui.course.review_row import COUNT, row, waiting
from elfenwidgets.ui.course.step_acts import act
from elfenwidgets.ui.course.step_screen import StepScreen
from elfenwidgets.ui.course.teaching.teacher_page import TeacherPage
from elfenwidgets.ui.course.unknown import unknown
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.address import parts
from elfenwidgets.ui.kit.buttons import button
from elfenwidgets.ui.kit.guard import Guard, start_log
from elfenwidgets.ui.kit.html_parts import spoken
from elfenwidgets.ui.kit.page_widget import dress
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.kit.place import Address, Go, HomePlace
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.pages.game_review import GameReview
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.stage.known import KnownAct

NAME, TEACH = "learn", "teach"
DONE = "done"
"""The part of a lesson's address after its last step: what one knows now."""
KNOWN = "known"
"""The part of a lesson's address where the reader shows that it is known already."""
OWN_GAME = "own-game"
"""The review of the reader's own game, once that is over."""
KEPT = "course-step"
"""The setting that remembers the step where the reader was last."""


class LearnPlace(HomePlace):
    """The place ``learn``: ``("plan", "block")`` is a step, ``("plan",)`` where a lesson begins.

    Every step is played on the one board that is made when the first of them is opened.

    ``at_home``: whether it has the other places of the home beside it, its games and its rules.
    """

    widget: Part

    def __init__(self, go: Go, note: Go, at_home: bool = True) -> None:
        start_log()
        dress()
        self._go, self._note, self._at_home = go, note, at_home
        self._memory = Memory()
        self._guard = Guard(self._fault)
        self._front = FrontPage(self._guard, self._memory, self._lead, self._look)
        self._screen: StepScreen | None = None
        self._step: Step | None = None
        self._warm: set[str] = set()  # the lessons before which a warm-up was offered
        self._warming = False
        shared = self._guard, self._memory, lambda: self.stage, self._show
        quick = QuickWay(*shared, self._after_quick)
        quick.coached = at_home
        placement = PlacementWay(*shared, lambda name: self._lead(parts(name)))
        self._ways: dict[str, QuickWay | PlacementWay] = {QUICK: quick, PLACEMENT: placement}
        self._review: GameReview | None = None
        self._tongue = w.HTML()
        self._at: Address = ()
        self._loud = False
        self.widget = Part("course", [self._tongue, self._front.box])

    def open(self, rest: Address) -> None:
        """Show a step, the review, the teacher's page, or the front page."""
        self._at = rest
        self._tongue.value = spoken()
        match rest:
            case ():
                self._show_front()
            case (name,) if name in self._ways:
                self._step, self._warming = None, False
                self._ways[name].open()
            case (name,) if name in LOOKS:
                self._look(name)
                self._at = ()
                self._note((NAME,))
                self._show_front()
            case (name,) if name == REVIEW:
                self._repeat()
            case (name,) if name == PROGRESS:
                page = ProgressPage(self._guard, self._memory, partial(self._go, (NAME, ACHIEVED)))
                self._show_page(page.box)
            case (name,) if name == ACHIEVED:
                progress = self._memory.read()
                self._show_page(milestones.sheet(progress, self._memory.trouble))
            case (name,) if name == OWN_GAME and (record := self._own_game()) is not None:
                self._review = self._review or GameReview()
                self._review.show(record, reader=READER)
                self._show_page(self._review.box)
            case (name, *more) if name == TEACHER:
                teacher = TeacherPage(
                    lambda rest: self._go((NAME, TEACHER, *rest)),
                    links.to,
                    lambda look: self._go((NAME, look)),
                )
                teacher.open(tuple(more))
                self._show_page(teacher.box)
            case (name, part) if part == KNOWN and (lesson := steps.lesson(name)) is not None:
                self._ask(lesson)
            case (name, part) if part == DONE and (lesson := steps.lesson(name)) is not None:
                self._end(lesson)
            case _ if (step := steps.find("/".join(rest))) is not None:
                if not self._warm_up(step):
                    self._enter(step)
            case _:
                self._show_front(unknown("/".join(rest)))

    def _lead(self, rest: Address) -> None:
        """Lead to where a button of the front page says; teachers have a place of their own."""
        self._go((TEACH,) if rest == (TEACHER,) else (NAME, *rest))

    def _after_quick(self, name: str) -> None:
        """Lead from the quick way to a game with a coach, or to what is not known yet."""
        if name == "coach":
            self._go(("play", "coach"))
            return
        there = steps.ahead(self._memory.read())
        self._lead(parts(there.key) if there else ())

    def _look(self, name: str) -> None:
        """Show the course as a class needs it, or as a reader does."""
        if name == "hands":
            self.stage.all_hands = not self.stage.all_hands
        else:
            self._loud = not self._loud
            w.toggle(self.widget, "elfen-loud", self._loud)
        self._front.look(self._loud, self.stage.all_hands)

    def leave(self) -> None:
        """Nothing is looked for any more."""
        if self._review is not None:
            self._review.close()

    def speak(self) -> None:
        """Say everything in the language in use, where one is."""
        dress()
        if self._screen is not None:
            self._screen.speak()
        self.open(self._at)

    def _show(self, shown: w.Widget) -> None:
        self.widget.children = [self._tongue, shown]

    def _show_page(self, shown: w.Widget) -> None:
        """Show what is no step, with the way back above it."""
        back = button(self._guard, t("lesson-course"), partial(self._go, (NAME,)))
        self.widget.children = [self._tongue, back, shown]

    def _show_front(self, said: Message | None = None) -> None:
        at = library.settings().get(KEPT)
        self._front.show(at if isinstance(at, str) else "", said)
        self._show(self._front.box)

    @property
    def stage(self) -> StepScreen:
        """The screen with the board that all steps share, made when the first is opened."""
        if self._screen is None:
            out = partial(self._go, (NAME,))
            self._screen = StepScreen(self._guard, self._changed, self._turn, out, self._know)
        return self._screen

    def _warm_up(self, step: Step) -> bool:
        """Before a lesson begins, bring back two things from earlier ones; False: there are none.

        Next leads through them, answered or not, and a lesson has them once a visit.
        """
        lesson, progress = catalogue.lesson(step.lesson), self._memory.read()
        if lesson.steps[0] != step or lesson.key in self._warm or steps.stands(lesson, progress)[0]:
            return False
        self._warm.add(lesson.key)
        keys = repetition.warm_up(progress, lesson, date.today())
        if not keys:
            return False
        self._step, self._warming = step, True
        self.stage.call(t("warm-up-title", title=say(lesson.title)), 0, 0)
        self.stage.enter(row(keys, self._memory, self.stage.enter))
        self._show(self.stage.box)
        return True

    def _enter(self, step: Step) -> None:
        """Put a step on the board."""
        self._warming = False
        lesson = catalogue.lesson(step.lesson)
        number = lesson.steps.index(step)
        screen, before = self.stage, steps.position_before(step)
        screen.place(lesson, number + 1, ends=steps.beside(step, -1) is None, known=not number)
        review = partial(self._go, (NAME, OWN_GAME))
        self._step = step
        screen.enter(act(step, before, self._memory, screen.enter, review, screen.turn))
        self._show(screen.box)
        self._keep(step)

    def _ask(self, lesson: Lesson) -> None:
        """Ask what shows that a lesson is known."""
        first, screen = lesson.steps[0], self.stage

        def passed() -> None:
            self._memory.change(lambda progress: steps.note_known(progress, lesson))

        self._step, self._warming = first, False
        screen.place(lesson, 1, ends=False)
        state = first.start or position()
        keys = repetition.proofs(lesson, secrets.randbelow(10**6))
        asked = [each for each in lesson.questions if each.key in keys]
        screen.enter(KnownAct(asked, self._memory, state, screen.enter, passed))
        self._show(screen.box)

    def _repeat(self) -> None:
        """What is to be repeated; at its end, the front page."""
        keys = waiting(self._memory.read())[:COUNT]
        if not keys:
            self._show_front(Message(t("review-empty"), alarm=False))
            return
        self._step, self._warming = None, False
        self.stage.call(t("review-title"), 0, 0)
        self.stage.enter(row(keys, self._memory, self.stage.enter))
        self._show(self.stage.box)

    def _know(self) -> None:
        if self._step is not None:
            self._go((NAME, self._step.lesson, KNOWN))

    def _end(self, lesson: Lesson) -> None:
        """Show what a lesson has come to; from the front page one goes on with the next."""
        after = steps.beside(lesson.steps[-1], 1)
        if after is not None:
            self._keep(after)
        progress = self._memory.read()
        end = lesson_end(self._guard, lesson, progress, self._lead, rules=self._at_home)
        self._show_page(end)

    def _turn(self, by: int) -> None:
        """Go on to the next step, or back; after a lesson's last one, to its end."""
        if self._at and self._at[0] in self._ways:
            self._ways[self._at[0]].turn(by)
            return
        if self._step is None:
            self._go((NAME,))
            return
        there: Step | None = self._step
        asked, lesson = self.stage.act, catalogue.lesson(self._step.lesson)
        if self._warming and by > 0:
            self._enter(self._step)
            return
        if not isinstance(asked, KnownAct):
            if by > 0 and self._step == lesson.steps[-1]:
                self._go((NAME, lesson.key, DONE))
                return
            there = steps.beside(self._step, by)
        elif asked.passed:
            there = steps.beside(lesson.steps[-1], 1)
        if there is None:
            self._go((NAME,))
            return
        self._at = parts(there.key)
        if by < 0 or not self._warm_up(there):
            self._enter(there)
        self._note((NAME, *self._at))

    def _own_game(self) -> Record | None:
        """The reader's own game, if it is over."""
        record = self._memory.read().journey
        return record if record is not None and record.get("result") is not None else None

    def _keep(self, step: Step) -> None:
        try:
            library.keep_setting(KEPT, step.key)
        except OSError:
            return  # the address still says where one is

    def _changed(self) -> None:
        """Something was done; where it cannot be kept, say so."""
        if self._memory.trouble and self._screen is not None:
            self._screen.tell(Message(self._memory.trouble))

    def _fault(self, file: str) -> None:
        said = Message(t("fault", file=file))
        if self._screen is not None:
            self._screen.tell(said)
        else:
            self._show_front(said)
