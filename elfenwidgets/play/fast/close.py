"""Phase 6: the round is finished, or the game is over."""

from typing import ClassVar

from elfenwidgets.play.fast.codes import KEEP_SECRET, UNIT
from elfenwidgets.play.fast.deal import next_round
from elfenwidgets.play.fast.position import KEEP, OVER, TRAVEL, Phase, Position
from elfenwidgets.play.fast.tables import (
    ALL_PIECES,
    DISTANCE,
    FREE,
    KEEPS,
    KEEPS_SECRET,
    cards_in,
)
from elfenwidgets.rules.close import LAST_ROUND_OF_EARLY_END


class KeepPhase(Phase):
    """Phase 6, where a seat holds more than one counter."""

    name: ClassVar[str] = "keep"

    def legal(self, position: Position) -> list[int]:
        """Every counter that the seat in turn may keep."""
        seat = position.turn
        return KEEPS[position.open[seat]] + KEEPS_SECRET[position.secret[seat]]

    def play(self, position: Position, code: int) -> None:
        """Keep one counter as it lay and give the others back (P6.3)."""
        seat, unit = position.turn, code & UNIT
        secret = code & KEEP_SECRET
        position.open[seat] = 0 if secret else unit
        position.secret[seat] = unit if secret else 0
        give_back(position)


class OverPhase(Phase):
    """The game is over: nothing may be done."""

    name: ClassVar[str] = "over"

    def legal(self, position: Position) -> list[int]:
        """Nothing."""
        return []


def give_back(position: Position) -> None:
    """Ask the next seat that holds more than one counter, or go on when there is none (P6.3)."""
    count = position.count
    for i in range(count):
        seat = (position.start + i) % count
        if cards_in(position.open[seat] + position.secret[seat]) > 1:
            position.turn = seat
            position.enter(KEEP)
            return
    if position.switches.after_planning:
        to_travel(position)
    else:
        next_round(position)


def to_travel(position: Position) -> None:
    """Phase 5 begins with the start player (P5.1)."""
    position.turn, position.done = position.start, 0
    position.enter(TRAVEL)


def maybe_won_at_once(position: Position) -> None:
    """The twentieth piece wins on the spot, where the edition has it so (E3)."""
    if (
        position.pieces[position.turn] == ALL_PIECES
        and position.round <= LAST_ROUND_OF_EARLY_END
        and position.round < position.switches.rounds
    ):
        _over(position, (position.turn,))


def after_moves(position: Position) -> None:
    """What follows the last boot: the game's end (E1-E4) or the finish of the round."""
    switches, seats = position.switches, range(position.count)
    if switches.end_of_round_3 and position.round == LAST_ROUND_OF_EARLY_END:
        complete = [seat for seat in seats if position.pieces[seat] == ALL_PIECES]
        if complete:
            _over(position, _best([(cards_in(position.hand[s]), 0, s) for s in complete]))
            return
    if position.round == switches.rounds:
        _over(position, _best([_rank(position, seat) for seat in seats]))
        return
    position.free, position.lying, position.bare = FREE[:], {}, []
    if switches.after_planning:
        next_round(position)
    else:
        give_back(position)


def _over(position: Position, winners: tuple[int, ...]) -> None:
    position.winners = winners
    position.enter(OVER)


def _rank(position: Position, seat: int) -> tuple[int, int, int]:
    """By what a seat is ranked (E1, E2, E4), and the seat."""
    town = position.town_card[seat]
    distance = 0 if town < 0 else DISTANCE[position.boot[seat]][town]
    tie = -distance if position.switches.by_distance else cards_in(position.hand[seat])
    return position.pieces[seat].bit_count() - distance, tie, seat


def _best(ranks: list[tuple[int, int, int]]) -> tuple[int, ...]:
    """The seats of the highest rank; several share a win that stays level."""
    most, tie, _ = max(ranks)
    return tuple([seat for score, level, seat in ranks if score == most and level == tie])
