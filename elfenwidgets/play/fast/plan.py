"""Phase 4: counters and obstacles go onto the roads until all pass in a row."""

from typing import ClassVar

from elfenwidgets.play.fast.close import give_back, to_travel
from elfenwidgets.play.fast.codes import (
    KIND,
    KIND_AT,
    OBSTACLED,
    PASS,
    PLACE,
    SECRET,
    SPOT,
)
from elfenwidgets.play.fast.position import Phase, Position
from elfenwidgets.play.fast.tables import OBSTACLES, places
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

    def pick(self, position: Position, chance: float) -> int:
        """See ``Phase``; the parts of the list are counted, not put together."""
        me, roads = position.seats[position.turn], position.open_roads
        by_open = places(me.open, 0).size(roads)
        by_counter = 1 + by_open
        if me.secret:
            by_counter += places(me.secret, SECRET).size(roads)
        size = by_counter
        if me.obstacle:
            size += len(position.bare)
        index: int = int(chance * float(size))
        if index == 0:
            return PASS
        if index <= by_open:
            return places(me.open, 0).nth(position.free, index - 1)
        if index < by_counter:
            return places(me.secret, SECRET).nth(position.free, index - 1 - by_open)
        return position.bare[index - by_counter]

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
            position.take(spot)
            position.lying[spot] = kind
            position.bare += OBSTACLES[spot]
        else:
            position.lying[spot] |= OBSTACLED
            position.bare = tuple([bare for bare in position.bare if bare != code])
            me.obstacle = False
