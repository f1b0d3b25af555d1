"""Phase 5: the boots move from town to town, and every step is paid."""

from typing import ClassVar, Final

from elfenwidgets.play.fast import tables
from elfenwidgets.play.fast.close import after_moves, maybe_won_at_once
from elfenwidgets.play.fast.codes import CARAVAN, OBSTACLED, PAYMENT, RAFTS, WAY, WAY_AT
from elfenwidgets.play.fast.position import Phase, Position

ENDS: Final = tables.ENDS
FOURS: Final = tables.FOURS
PIECE: Final = tables.PIECE
ROADS_OUT: Final = tables.ROADS_OUT
THREES: Final = tables.THREES
TO: Final = tables.TO


class TravelPhase(Phase):
    """Phase 5."""

    name: ClassVar[str] = "travel"

    def legal(self, position: Position) -> list[int]:
        """The ways to end the move, and every step; each payment is an action of its own."""
        hand = position.seats[position.turn].hand
        fixed, threes, fours = _ways(position)
        found = [*ENDS[hand], *fixed]
        for way in threes:
            found += THREES[way][hand]
        for way in fours:
            found += FOURS[way][hand]
        return found

    def pick(self, position: Position, chance: float) -> int:
        """See ``Phase``; the parts of the list are counted, not put together."""
        hand = position.seats[position.turn].hand
        fixed, threes, fours = _ways(position)
        ends, by_three, by_four = ENDS[hand], THREES[0][hand], FOURS[0][hand]
        size = len(ends) + len(fixed) + len(threes) * len(by_three) + len(fours) * len(by_four)
        index = int(chance * size)
        if index < len(ends):
            return ends[index]
        index -= len(ends)
        if index < len(fixed):
            return fixed[index]
        index -= len(fixed)
        if index < len(threes) * len(by_three):
            return threes[index // len(by_three)] | by_three[index % len(by_three)]
        index -= len(threes) * len(by_three)
        return fours[index // len(by_four)] | by_four[index % len(by_four)]

    def play(self, position: Position, code: int) -> None:
        """Go one step (P5.7), or end the move and hand on (P5.11, P5.12)."""
        me = position.seats[position.turn]
        me.hand -= code & PAYMENT
        way = code >> WAY_AT & WAY
        if way != WAY:
            town = TO[me.boot][way]
            me.boot = town
            me.pieces |= PIECE[town]
            if position.switches.at_once:
                maybe_won_at_once(position)
            return
        position.turn = me.after
        position.done += 1
        if position.done == len(position.seats):
            after_moves(position)


def _ways(position: Position) -> tuple[list[int], list[int], list[int]]:
    """The steps paid by the chart, and the ways that any three cards and any four pay for."""
    me, lying = position.seats[position.turn], position.lying
    hand = me.hand
    fixed: list[int] = []
    threes: list[int] = []
    fours: list[int] = []
    for spot, way, prices in ROADS_OUT[me.boot]:
        on_it = lying.get(spot, -1)
        if on_it < 0:
            continue
        obstacle = on_it & OBSTACLED
        kind, price = on_it - obstacle, prices[on_it]
        if hand >> kind & 15 >= price:
            fixed.append(way | price << kind)
            if position.switches.strict:
                continue
        if obstacle:
            fours.append(way | CARAVAN)
        else:
            threes.append(way | CARAVAN)
    rafts = hand & RAFTS
    for by_raft, by_boat in position.switches.waters[me.boot]:
        if rafts >= by_raft & RAFTS:
            fixed.append(by_raft)
        if by_boat:
            threes.append(by_boat)
    return fixed, threes, fours
