"""Phase 6: the round is finished, or the game is over."""

from typing import ClassVar, Final

from elfenwidgets.play.fast.codes import KEEP_SECRET, UNIT
from elfenwidgets.play.fast.deal import next_round
from elfenwidgets.play.fast.position import PackedSeat, Phase, Position
from elfenwidgets.play.fast.tables import ALL_PIECES, cards_in, keeps
from elfenwidgets.play.journeys.network import DISTANCE
from elfenwidgets.rules.ending import LAST_ROUND_OF_EARLY_END
from elfenwidgets.rules.vocabulary import Phase as PhaseName

HAND_BITS: Final = 4
"""More than any hand has cards is ``1 << HAND_BITS``: so cards count after the distance alone."""


class KeepPhase(Phase):
    """Phase 6, where a seat holds more than one counter."""

    name: ClassVar[PhaseName] = "keep"

    def legal(self, position: Position) -> list[int]:
        """Every counter that the seat in turn may keep."""
        me = position.seats[position.turn]
        return keeps(me.open, 0) + keeps(me.secret, KEEP_SECRET)

    def play(self, position: Position, code: int) -> None:
        """Keep one counter as it lay and give the others back (P6.3)."""
        me, unit = position.seats[position.turn], code & UNIT
        secret = code & KEEP_SECRET
        me.open = 0 if secret else unit
        me.secret = unit if secret else 0
        give_back(position)


class OverPhase(Phase):
    """The game is over: nothing may be done."""

    name: ClassVar[PhaseName] = "over"

    def legal(self, position: Position) -> list[int]:
        """Nothing."""
        return []


def give_back(position: Position) -> None:
    """Ask the next seat that holds more than one counter, or go on when there is none (P6.3)."""
    seats = position.seats
    for i in range(position.start, position.start + len(seats)):
        seat = seats[i % len(seats)]
        if cards_in(seat.open + seat.secret) > 1:
            position.turn = i % len(seats)
            position.enter("keep")
            return
    if position.switches.after_planning:
        to_travel(position)
    else:
        next_round(position)


def to_travel(position: Position) -> None:
    """Phase 5 begins with the start player (P5.1)."""
    position.turn, position.done = position.start, 0
    position.enter("travel")


def maybe_won_at_once(position: Position) -> None:
    """The twentieth piece wins on the spot, where the edition has it so (E3)."""
    if (
        position.seats[position.turn].pieces == ALL_PIECES
        and position.round <= LAST_ROUND_OF_EARLY_END
        and position.round < position.switches.rounds
    ):
        _over(position, (position.turn,))


def after_moves(position: Position) -> None:
    """What follows the last boot: the game's end (E1-E4) or the finish of the round."""
    switches, seats = position.switches, position.seats
    complete = [i for i, seat in enumerate(seats) if seat.pieces == ALL_PIECES]
    if complete and switches.end_of_round_3 and position.round == LAST_ROUND_OF_EARLY_END:
        _over(position, _best([(cards_in(seats[i].hand), 0, i) for i in complete]))
        return
    if position.round == switches.rounds or (complete and switches.finish_round):
        by_distance = switches.by_distance
        _over(position, _best([_rank(seat, by_distance, i) for i, seat in enumerate(seats)]))
        return
    position.clear()
    if switches.after_planning:
        next_round(position)
    else:
        give_back(position)


def _over(position: Position, winners: tuple[int, ...]) -> None:
    position.winners = winners
    position.enter("over")


def _rank(seat: PackedSeat, by_distance: bool, index: int) -> tuple[int, int, int]:
    """By what a seat is ranked (E1, E2, E4), and which it is."""
    distance = 0 if seat.town_card < 0 else DISTANCE[seat.boot][seat.town_card]
    tie = cards_in(seat.hand)
    if by_distance:
        tie -= distance << HAND_BITS
    pieces: int = seat.pieces
    return pieces.bit_count() - distance, tie, index


def _best(ranks: list[tuple[int, int, int]]) -> tuple[int, ...]:
    """The seats of the highest rank; several share a win that stays level."""
    most, tie, _ = max(ranks)
    return tuple([index for score, level, index in ranks if score == most and level == tie])
