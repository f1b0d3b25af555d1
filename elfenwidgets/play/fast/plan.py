"""Phase 4: counters and obstacles go onto the roads until all pass in a row."""

from typing import ClassVar, Final

from elfenwidgets.play.fast import tables
from elfenwidgets.play.fast.close import give_back, to_travel
from elfenwidgets.play.fast.codes import (
    KIND,
    KIND_AT,
    LEAF,
    OBSTACLE,
    OBSTACLED,
    ON_LEAF,
    PASS,
    PLACE,
    SECRET,
    SPOT,
)
from elfenwidgets.play.fast.position import Phase, Position

OPEN_PLACES: Final = tables.OPEN_PLACES
SECRET_PLACES: Final = tables.SECRET_PLACES


class PlanPhase(Phase):
    """Phase 4."""

    name: ClassVar[str] = "plan"

    def legal(self, position: Position) -> list[int]:
        """A pass, every placement of a counter, and of the obstacle (P4.1)."""
        seat = position.turn
        a, b, c, d, e = position.free
        on_a, on_b, on_c, on_d, on_e = OPEN_PLACES[position.open[seat]]
        found = [PASS, *on_a[a], *on_b[b], *on_c[c], *on_d[d], *on_e[e]]
        if position.secret[seat]:
            on_a, on_b, on_c, on_d, on_e = SECRET_PLACES[position.secret[seat]]
            found += [*on_a[a], *on_b[b], *on_c[c], *on_d[d], *on_e[e]]
        if position.obstacle[seat]:
            found += position.bare
        return found

    def play(self, position: Position, code: int) -> None:
        """Place a counter or the obstacle, or pass (P4.1, P4.10)."""
        seat = position.turn
        following = seat + 1
        position.turn = 0 if following == position.count else following
        if code == PASS:
            position.done += 1
            if position.done == position.count:
                if position.switches.after_planning:
                    give_back(position)
                else:
                    to_travel(position)
            return
        position.done = 0
        spot = code & SPOT
        if code & PLACE:
            kind = code >> KIND_AT & KIND
            if code & SECRET:
                position.secret[seat] -= 1 << kind
            else:
                position.open[seat] -= 1 << kind
            position.free[spot >> LEAF] -= spot & ON_LEAF
            position.lying[spot] = kind
            position.bare.append(OBSTACLE | spot)
        else:
            position.lying[spot] |= OBSTACLED
            position.bare.remove(code)
            position.obstacle[seat] = False
