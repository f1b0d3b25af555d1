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
from elfenwidgets.play.fast.position import Phase, Position, nth
from elfenwidgets.play.fast.tables import Codes

OPEN_PLACES: Final = tables.OPEN_PLACES
SECRET_PLACES: Final = tables.SECRET_PLACES
ONLY_PASS: Final[Codes] = (PASS,)


class PlanPhase(Phase):
    """Phase 4."""

    name: ClassVar[str] = "plan"

    def legal(self, position: Position) -> list[int]:
        """A pass, every placement of a counter, and of the obstacle (P4.1)."""
        me = position.seats[position.turn]
        a, b, c, d, e = position.free
        on_a, on_b, on_c, on_d, on_e = OPEN_PLACES[me.open]
        if not me.secret:
            found = [PASS, *on_a[a], *on_b[b], *on_c[c], *on_d[d], *on_e[e]]
        else:
            in_a, in_b, in_c, in_d, in_e = SECRET_PLACES[me.secret]
            found = [PASS, *on_a[a], *on_b[b], *on_c[c], *on_d[d], *on_e[e], *in_a[a]]
            found += in_b[b]
            found += in_c[c]
            found += in_d[d]
            found += in_e[e]
        if me.obstacle:
            found += position.bare
        return found

    def pick(self, position: Position, chance: float) -> int:
        """See ``Phase``; the parts of the list are counted, not put together."""
        me, free = position.seats[position.turn], position.free
        parts: list[Codes] = [ONLY_PASS]
        for leaf, rows in enumerate(OPEN_PLACES[me.open]):
            parts.append(rows[free[leaf]])
        if me.secret:
            for leaf, rows in enumerate(SECRET_PLACES[me.secret]):
                parts.append(rows[free[leaf]])
        if me.obstacle:
            parts.append(position.bare)
        return nth(parts, chance)

    def play(self, position: Position, code: int) -> None:
        """Place a counter or the obstacle, or pass (P4.1, P4.10)."""
        me = position.seats[position.turn]
        position.turn = me.after
        if code == PASS:
            position.done += 1
            if position.done == len(position.seats):
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
                me.secret -= 1 << kind
            else:
                me.open -= 1 << kind
            position.free[spot >> LEAF] -= spot & ON_LEAF
            position.lying[spot] = kind
            position.bare += (OBSTACLE | spot,)
        else:
            position.lying[spot] |= OBSTACLED
            position.bare = tuple([bare for bare in position.bare if bare != code])
            me.obstacle = False
