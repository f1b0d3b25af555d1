"""Phase 5: the boots move from town to town, and every step is paid."""

from typing import ClassVar

from elfenwidgets.play.fast.close import after_moves, maybe_won_at_once
from elfenwidgets.play.fast.codes import OBSTACLED, PAYMENT, RAFTS, WAY, WAY_AT
from elfenwidgets.play.fast.position import Phase, Position
from elfenwidgets.play.fast.tables import (
    BY_FOUR,
    CARDS_OF,
    NOTHING,
    PIECE,
    ROADS_OUT,
    TO,
    Codes,
    purse,
    way_code,
)
from elfenwidgets.rules.vocabulary import Phase as PhaseName


class TravelPhase(Phase):
    """Phase 5."""

    name: ClassVar[PhaseName] = "travel"

    def legal(self, position: Position) -> list[int]:
        """The ways to end the move, and every step; each payment is an action of its own."""
        cards = purse(position.seats[position.turn].hand)
        steps, threes, fours = ways(position)
        found = [*cards.ends]
        for step in steps:
            found += step
        for how in threes:
            found += cards.paid[how] or cards.pay(how)
        for how in fours:
            found += cards.paid[how] or cards.pay(how)
        return found

    def pick(self, position: Position, chance: float) -> int:
        """See ``Phase``; the parts of the list are counted, not put together."""
        cards = purse(position.seats[position.turn].hand)
        steps, threes, fours = ways(position)
        ends, by_three, by_four = cards.ends, cards.threes, cards.fours
        size = len(ends) + len(steps) + len(threes) * len(by_three) + len(fours) * len(by_four)
        index: int = int(chance * size)
        if index < len(ends):
            return ends[index]
        index -= len(ends)
        if index < len(steps):
            return steps[index][0]
        index -= len(steps)
        size = len(by_three)
        if index < len(threes) * size:
            return way_code(threes[index // size]) | by_three[index % size]
        index -= len(threes) * size
        size = len(by_four)
        return way_code(fours[index // size]) | by_four[index % size]

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


def ways(position: Position) -> tuple[list[Codes], list[int], list[int]]:
    """The steps paid by the chart, how any three cards pay, and how any four do."""
    me, lying, switches = position.seats[position.turn], position.lying, position.switches
    hand = me.hand
    steps: list[Codes] = []
    threes: list[int] = []
    fours: list[int] = []
    for road in ROADS_OUT[me.boot]:
        on_it = lying[road.spot]
        if on_it == NOTHING:
            continue
        if hand & CARDS_OF[on_it] >= road.prices[on_it]:
            steps.append(road.steps[on_it])
            if switches.strict:
                continue
        if on_it & OBSTACLED:
            fours.append(road.how | BY_FOUR)
        else:
            threes.append(road.how)
    for water in switches.waters[me.boot]:
        if hand & RAFTS >= water.price:
            steps.append(water.step)
        if water.by_boat:
            threes.append(water.by_boat)
    return steps, threes, fours
