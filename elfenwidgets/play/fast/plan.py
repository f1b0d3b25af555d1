"""Phase 4: counters and obstacles go onto the roads until all pass in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from elfenwidgets.play.fast.close import give_back, to_travel
from elfenwidgets.play.fast.codes import (
    KIND,
    KIND_AT,
    LEAF,
    OBSTACLED,
    ON_LEAF,
    PASS,
    PLACE,
    SECRET,
    SPOT,
)
from elfenwidgets.play.fast.position import Phase, Position
from elfenwidgets.play.fast.tables import OBSTACLES, places

if TYPE_CHECKING:
    from mypy_extensions import i64

    from elfenwidgets.rules.vocabulary import Phase as PhaseName


class PlanPhase(Phase):
    """Phase 4."""

    name: ClassVar[PhaseName] = "plan"

    def legal(self, position: Position) -> list[int]:
        """A pass, every placement of a counter, and of the obstacle (P4.1)."""
        me = position.seats[position.turn]
        a, b, c, d, e = position.free
        on_a, on_b, on_c, on_d, on_e = places(me.open, 0).rows
        found = [PASS, *on_a[a], *on_b[b], *on_c[c], *on_d[d], *on_e[e]]
        if me.secret:
            on_a, on_b, on_c, on_d, on_e = places(me.secret, SECRET).rows
            found += on_a[a]
            found += on_b[b]
            found += on_c[c]
            found += on_d[d]
            found += on_e[e]
        if me.obstacle:
            found += position.bare
        return found

    def pick(self, position: Position, chance: float) -> i64:
        """See ``Phase``; the parts of the list are counted, not put together."""
        me, free = position.seats[position.turn], position.free
        opened = places(me.open, 0)
        secret = places(me.secret, SECRET) if me.secret else None
        by_open = opened.size(free)
        size = 1 + by_open
        if secret is not None:
            size += secret.size(free)
        by_counter = size
        if me.obstacle:
            size += len(position.bare)
        index = int(chance * size)
        if index == 0:
            return PASS
        if index <= by_open:
            return opened.nth(free, index - 1)
        if index < by_counter and secret is not None:
            return secret.nth(free, index - 1 - by_open)
        return position.bare[index - by_counter]

    def play(self, position: Position, code: i64) -> None:
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
            position.free[spot >> LEAF] -= 1 << (spot & ON_LEAF)
            position.lying[spot] = kind
            position.bare += OBSTACLES[spot]
        else:
            position.lying[spot] |= OBSTACLED
            position.bare = tuple([bare for bare in position.bare if bare != code])
            me.obstacle = False
