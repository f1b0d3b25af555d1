"""The one controller of every board: table, lessons and puzzles are played through a session."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from elfenwidgets.rules.actions import EndMove
from elfenwidgets.rules.view import OwnView, View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import BACK, DISCARD, END, UNDO, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking import keyboard
from elfenwidgets.ui.picking.activity import Activity
from elfenwidgets.ui.picking.gold_choosing import choosing_of
from elfenwidgets.ui.picking.labels import label
from elfenwidgets.ui.picking.meaning import hint_for, question
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.offers import Numbers, Offer, gains, offers
from elfenwidgets.ui.picking.reach import Weighing, far_towns, price_in_words

if TYPE_CHECKING:
    from elfenwidgets.play.journeys.best_journey import Journey
    from elfenwidgets.play.journeys.reachable import Reach


class Session:
    """Turns picks and keys into actions: of those on offer, one is played; others are explained.

    ``choosing`` is what was picked so far, ``focus`` where the keyboard is, ``aim`` a far town that
    was picked. ``decision`` counts the decisions: a page says which of them a press is about.
    ``show`` is called when everything is to be shown anew, ``mark`` when that is only what is
    picked, pointed at and told; ``done`` after whatever may have changed more than the picks.
    """

    def __init__(
        self,
        show: Callable[[], None],
        done: Callable[[], None],
        mark: Callable[[], None] | None = None,
    ) -> None:
        self._show, self._done, self._mark = show, done, mark or show
        self.activity = Activity()
        self.choosing = Choosing(())
        self.focus: Target | None = None
        self.aim = ""
        self.decision = 0
        self._weighing: Weighing | None = None
        self._put_down: Choosing | None = None  # what was picked before the last pick undid that
        self._played = False  # whether the last pick was enough to play something

    def enter(self, activity: Activity) -> None:
        """Play another activity from now on."""
        self.activity = activity
        self.begin()

    def begin(self) -> None:
        """Begin a decision: nothing is picked yet."""
        self.decision += 1
        self.focus, self.aim, self._put_down = None, "", None
        self.choosing = choosing_of(self.activity.view)

    def turn(self) -> None:
        """Begin a decision, and show it."""
        self.begin()
        self._show()

    def now(self) -> str:
        """What can be picked now, and where the keyboard is, in a line."""
        return " ▸ ".join(self.asked())

    def asked(self) -> tuple[str, ...]:
        """What can be picked now, and where the keyboard is, unless the first says it."""
        view = self.activity.view
        if view is None:
            return ()
        said = self.activity.now(self.choosing)
        if (trip := self.trip) is not None:
            end = words.town(trip.steps[-1].to)
            said = t(f"reach-{view.phase}", town=end, price=price_in_words(trip))
        if self.focus is None or (trip is not None and self.focus.kind == "town"):
            return (said,)
        return said, label(self.focus, view, self.choosing)

    @property
    def far(self) -> Reach:
        """The towns within reach that lie farther than a step, as far as they are pointed out."""
        view = self.activity.view if self.activity.far else None
        return {} if view is None else far_towns(view, self.choosing)

    @property
    def offers(self) -> list[Offer]:
        """What may be picked on the board now, for the page to point out."""
        view = self.activity.view
        return [] if view is None else list(offers(view, self.choosing, self.activity.far))

    def gains(self, offers: Sequence[Offer]) -> Numbers:
        """What each of the ``offers`` makes of the viewer's best journey, as far as it is said."""
        view = self.activity.view
        weighs = self.activity.weighs and view is not None and view.gold is None
        weighing = self.weighing if weighs else None
        return {} if weighing is None else gains(self.choosing, weighing, offers)

    @property
    def weighing(self) -> Weighing | None:
        """What placements make of the viewer's best journey, where one may be chosen."""
        view = self.activity.view
        if not isinstance(view, OwnView) or view.phase != "plan" or not view.actions:
            return None
        if self._weighing is None or self._weighing.view is not view:
            self._weighing = Weighing(view)
        return self._weighing

    @property
    def trip(self) -> Journey | None:
        """The journey to the far town that was picked, or that the keyboard is on."""
        pointed = self.focus is not None and self.focus.kind == "town"
        town = self.focus.name if pointed and self.focus else self.aim
        return self.far.get(town) if town else None

    def pick(self, target: Target) -> None:
        """Take up what is clicked on, or a button: one action is played at most.

        But for a far town: picked once more, all steps of the journey to it are.
        """
        activity, view = self.activity, self.activity.view
        if view is None:
            return
        self._put_down, self._played = None, False
        if target == DISCARD and any(isinstance(a, EndMove) and a.discard for a in view.actions):
            if END in self.choosing.picks:
                return  # it lies there when its cards are picked
            target = END
        aim = self.aim
        trip = self.far.get(aim) if aim else None
        activity.message, self.focus, self.aim = None, None, ""
        if view.actions != self.choosing.actions:
            self.begin()  # the game went on without the session
        if target == UNDO:
            activity.undo()
            self.turn()
        elif activity.touch(target):
            self.turn()
        elif target == BACK:
            self.choosing = self.choosing.back()
            self._mark()
            return
        elif (more := self.choosing.pick(target)) is not None:
            if more.complete is not None and not more.goes_on(self.choosing):
                # It would be paid for while something else is asked: first that question is closed.
                self.choosing, self.focus = choosing_of(view), target
                self._mark()
                return
            if target in self.choosing.picks:
                self._put_down = self.choosing
            self.choosing = more
            if activity.hints is not None:
                activity.hints.follow(target)
            if more.complete is None:
                self._mark()
                return
            activity.play(more.complete)
            self.begin()
            self._played = True
            if trip is not None and more.complete == trip.steps[0] and aim in self.far:
                self.aim = aim
            self._show()
        elif target.kind == "town" and target.name in self.far:
            if target.name != aim:
                self.aim = target.name
            elif view.phase == "travel":
                self._travel(self.far[aim])
            self._show()
        else:
            self._explain(view, target)
        self._done()

    def drop(self, target: Target) -> None:
        """Pick where something is let go that the last pick has lifted.

        If that pick put it down, it is taken up again; if it was enough to play something, there is
        nothing in hand any more. The boot goes all the way to a far town.
        """
        if self._played:
            self._played = False
            return
        if self._put_down is not None:
            self.choosing, self._put_down = self._put_down, None
        if target.kind == "town" and target.name in self.far:
            self.aim = target.name
        self.pick(target)

    def _travel(self, journey: Journey) -> None:
        """Play a journey, step by step: nothing that is not offered when its turn comes."""
        for step in journey.steps:
            view = self.activity.view
            if view is None or step not in view.actions or self.activity.message is not None:
                break
            self.activity.play(step)
        self.begin()

    def point(self, target: Target | None) -> None:
        """Show where a choice lies, without picking it."""
        self.focus = target
        self._mark()

    def key(self, name: str) -> None:
        """Arrows go through the choices, Enter takes one, Escape goes back.

        Backspace and U take the last pick back, and where nothing is picked what was played last.
        ``keyboard.shortcut`` knows the letters and digits.
        Where there is nothing to choose, arrows and Enter go through what is shown.
        """
        activity, view = self.activity, self.activity.view
        if view is None:
            return
        options = keyboard.groups(view, self.choosing, self.far)
        picked = self.choosing.picks
        if name in keyboard.ARROWS and options:
            self.point(keyboard.step(name, options, self.focus))
        elif name in ("Enter", " ") and self.focus is not None:
            self.pick(self.focus)
        elif name == "Escape":
            self.pick(BACK)
        elif (bid := keyboard.typed(name, view, self.choosing, self.focus)) is not None:
            self.point(bid)
        elif name in ("Backspace", "u", "U"):
            if activity.answers_undo and (picked or self.aim):
                self.pick(BACK)  # as the button that stands in Undo's place then
            elif activity.answers_undo:
                self._step(activity.undo)
        elif name in (*keyboard.FORWARD, "Enter", " ") and not options:
            self._step(activity.forth)
        elif name in keyboard.BACKWARD:
            self._step(activity.back)
        elif name in ("h", "H"):
            self.hint()
        elif (target := keyboard.shortcut(name, view, self.choosing, self.focus)) is not None:
            self.pick(target)
        if len(self.choosing.picks) > len(picked) and keyboard.placing(view, self.choosing):
            self.point(keyboard.groups(view, self.choosing, {})[0][0])

    def late(self) -> None:
        """Say that what was pressed meant a decision that is over."""
        if self.activity.view is not None:
            self.activity.message = Message(t("pick-late"), alarm=False)
            self._mark()

    def hint(self) -> None:
        """Show the next rung of the help with the decision."""
        view, hints = self.activity.view, self.activity.hints
        if hints is not None and isinstance(view, OwnView) and view.actions:
            self.activity.message = None
            hints.climb(view)
            self._mark()

    def _step(self, step: Callable[[], None]) -> None:
        self.activity.message = None
        step()
        self.turn()
        self._done()

    def _explain(self, view: View, target: Target) -> None:
        """Say why what was picked is not on offer; what was picked before stays picked."""
        activity = self.activity
        asked = question(view, self.choosing, target)
        refusal = None if asked is None else activity.why_not(asked)
        if asked is not None and refusal is not None:
            activity.refuse(asked, refusal)
        else:
            said = t("lesson-not-here")
            if asked is None:
                said = hint_for(view, self.choosing, target, activity.now(self.choosing))
            activity.message = Message(said, alarm=False)
        after = activity.view
        if after is not None and after.actions == self.choosing.actions:
            self._mark()
        else:
            self.turn()  # to be refused was the task
