"""Hints beside the board, in three rungs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elfenwidgets.rules.view import OwnView, View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import JourneyStep, ways
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.actions import do
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.parts import parts

if TYPE_CHECKING:
    from elfenwidgets.play.coaching.hints import GradedHints, Hint

RUNGS = 3


class HintLadder:
    """The hints for one decision, one rung after the other; the last one stays."""

    def __init__(self) -> None:
        self.leave()

    def leave(self) -> None:
        """Another decision comes: nothing is pointed out, and help begins at the bottom."""
        self._hints: GradedHints | None = None
        self._rung = 0
        self._shown = False

    def climb(self, view: OwnView) -> None:
        """Show the next rung of the help for the viewer, whose decision it is."""
        if self._hints is None:
            from elfenwidgets.play.coaching.hints import graded_hints  # with the stronger bots

            self._hints = graded_hints(view)
        self._rung = min(self._rung + 1, RUNGS)
        self._shown = True

    def follow(self, target: Target) -> None:
        """Somebody picks a thing; the hint goes unless that leads to its move."""
        if self._hints is not None and target not in parts(self._hints.action):
            self._shown = False

    @property
    def message(self) -> Message | None:
        """What the rung says; None while no hint is shown."""
        if self._hints is None or not self._shown:
            return None
        if self._rung == RUNGS:
            said = t("level-move", move=do(self._hints.action))
        else:
            said = say_hint(self._hint)
        return Message(t("level-hint", n=self._rung, hint=said), alarm=False)

    def glow(self, choosing: Choosing) -> frozenset[Target]:
        """What glows: what the hint points at, else all that may be picked."""
        if self._hints is None or not self._shown:
            return choosing.targets
        if self._rung == RUNGS:
            return frozenset(parts(self._hints.action)) - set(choosing.picks)
        return frozenset(Target(*thing) for thing in self._hint.things)

    def journey(self, view: View) -> tuple[JourneyStep, ...]:
        """The best journey, once the move itself is shown."""
        if self._hints is None or not self._shown or self._rung < RUNGS or view.me is None:
            return ()
        return ways(view.me.boot, self._hints.journey)

    @property
    def _hint(self) -> Hint:
        assert self._hints is not None
        return self._hints.look if self._rung == 1 else self._hints.think


def say_hint(hint: Hint) -> str:
    """One of the first two rungs, with the statement of the rules behind it and its id."""
    said = t(f"hint-{hint.key}", **words.spell(hint.values))
    if hint.statement is None:
        return said
    statement = say(f"statement-{hint.statement.replace('.', '-')}")
    return words.with_rule(f"{said} {statement}", hint.statement)
