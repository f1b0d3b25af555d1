"""Phase 5: the boots move from town to town, and every step is paid."""

from typing import ClassVar, Final

from elfenwidgets.play.fast import tables
from elfenwidgets.play.fast.close import after_moves, maybe_won_at_once
from elfenwidgets.play.fast.codes import OBSTACLED, PAYMENT, RAFTS, WAY, WAY_AT
from elfenwidgets.play.fast.position import Phase, Position, nth
from elfenwidgets.play.fast.tables import Codes

ENDS: Final = tables.ENDS
PIECE: Final = tables.PIECE
ROADS_OUT: Final = tables.ROADS_OUT
TO: Final = tables.TO


class TravelPhase(Phase):
    """Phase 5."""

    name: ClassVar[str] = "travel"

    def legal(self, position: Position) -> list[int]:
        """The ways to end the move, and every step; each payment is an action of its own."""
        found: list[int] = []
        for part in _parts(position):
            found += part
        return found

    def pick(self, position: Position, chance: float) -> int:
        """See ``Phase``; the parts of the list are counted, not put together."""
        return nth(_parts(position), chance)

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


def _parts(position: Position) -> list[Codes]:
    """The ends of the move, and the payments for each way out of the town."""
    me, lying = position.seats[position.turn], position.lying
    hand = me.hand
    parts: list[Codes] = [ENDS[hand]]
    for spot, way, prices, caravan, of_four in ROADS_OUT[me.boot]:
        on_it = lying.get(spot, -1)
        if on_it < 0:
            continue
        obstacle = on_it & OBSTACLED
        kind, price = on_it - obstacle, prices[on_it]
        if hand >> kind & 15 >= price:
            parts.append((way | price << kind,))
            if position.switches.strict:
                continue
        parts.append(of_four[hand] if obstacle else caravan[hand])
    rafts = hand & RAFTS
    for by_raft, price, boatmen in position.switches.waters[me.boot]:
        if rafts >= price:
            parts.append(by_raft)
        if boatmen is not None:
            parts.append(boatmen[hand])
    return parts
