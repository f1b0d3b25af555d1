"""Phases 2 and 3: a face-down counter for everybody, then three more one at a time."""

from typing import ClassVar, Final

from elfenwidgets.play.fast.codes import DRAW_SECRET, UNIT
from elfenwidgets.play.fast.position import Phase, Position
from elfenwidgets.play.fast.tables import draws
from elfenwidgets.rules.phases.draw import OPEN_DRAWS
from elfenwidgets.rules.vocabulary import Phase as PhaseName

SECRET: Final = [DRAW_SECRET]


class DrawSecretPhase(Phase):
    """Phase 2."""

    name: ClassVar[PhaseName] = "draw_secret"

    def legal(self, position: Position) -> list[int]:
        """The face-down counter is all there is to draw (P2.1)."""
        return SECRET

    def play(self, position: Position, code: int) -> None:
        """Draw it."""
        me = position.seats[position.turn]
        me.secret += position.pile.pop()
        position.turn = me.after
        position.done += 1
        if position.done == len(position.seats):
            position.done = 0
            position.enter("draw")


class DrawPhase(Phase):
    """Phase 3."""

    name: ClassVar[PhaseName] = "draw"

    def legal(self, position: Position) -> list[int]:
        """The top of the pile, and each kind in the display (P3.2)."""
        return draws(position.display)

    def play(self, position: Position, code: int) -> None:
        """Take a counter from the display, which is filled up, or from the pile (P3.2, P3.4)."""
        me, top, taken = position.seats[position.turn], position.pile.pop(), code & UNIT
        if taken:
            position.display += top - taken
            me.open += taken
        else:
            me.open += top
        position.turn = me.after
        position.done += 1
        if position.done == len(position.seats) * OPEN_DRAWS:
            position.done = 0
            position.enter("plan")
