"""Who has collected what, and what decides a game."""

from dataclasses import asdict, dataclass
from typing import Any, Literal

from elfenwidgets.rules.state import State


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's score: ``pieces`` collected, less the ``distance`` in connections (E4).

    ``coins`` is None in the base game.
    """

    seat: int
    pieces: int
    distance: int
    score: int
    cards: int
    coins: int | None = None

    def to_record(self) -> dict[str, int]:
        """The seat's standing in the record's ``result``; coins only where there are any."""
        return {key: value for key, value in asdict(self).items() if value is not None}


Criterion = Literal["twenty", "pieces", "score", "distance", "cards", "coins", "shared"]
"""What may decide a game: all twenty pieces (E3); most pieces (E1), or the best score (E4); who is
nearer to the own town (E4); more cards (E2), or in Elfengold more coins (GE1); nothing, so that the
win is shared (E2)."""


@dataclass(frozen=True, slots=True)
class Result:
    """The winners' seats, how they won, and every seat's standing, in seating order.

    ``decided_by`` are the criteria that it took, in their order: by all but the last the winners
    were level with somebody. ``early``: the game ended because somebody had all twenty pieces, and
    not because its last round was over (E3).
    """

    winners: tuple[int, ...]
    decided_by: tuple[Criterion, ...]
    early: bool
    seats: tuple[Standing, ...]

    def to_record(self) -> dict[str, Any]:
        """The record's ``result``."""
        return {"winners": list(self.winners), "seats": [s.to_record() for s in self.seats]}


def standings(state: State) -> tuple[Standing, ...]:
    """Every seat's standing by E1 and E4, in seating order.

    >>> from elfenwidgets.rules.position import position
    >>> [standing.pieces for standing in standings(position(pieces="feodor virst", players=2))]
    [2, 0]
    """
    found, board = [], state.edition.board
    for index, seat in enumerate(state.seats):
        distance = board.distance(seat.boot, seat.town_card) if seat.town_card else 0
        pieces = len(seat.pieces)
        cards, coins = len(seat.hand), None
        if state.gold is not None:
            mine = state.gold.seats[index]
            cards, coins = cards + mine.witches, mine.coins
        found.append(Standing(index, pieces, distance, pieces - distance, cards, coins))
    return tuple(found)
