"""Who has collected what, and who wins."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.state import State


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's score: ``pieces`` collected, less the ``distance`` in connections (E4)."""

    seat: int
    pieces: int
    distance: int
    score: int
    cards: int


@dataclass(frozen=True, slots=True)
class Result:
    """The winners' seats and every seat's standing, in seating order."""

    winners: tuple[int, ...]
    seats: tuple[Standing, ...]

    def to_record(self) -> dict[str, Any]:
        """The record's ``result``."""
        return {"winners": list(self.winners), "seats": [asdict(s) for s in self.seats]}


def standings(state: State) -> tuple[Standing, ...]:
    """Every seat's standing by E1 and E4, in seating order.

    >>> from elfenwidgets.rules.position import position
    >>> [standing.pieces for standing in standings(position(pieces="feodor virst", players=2))]
    [2, 0]
    """
    found = []
    for index, seat in enumerate(state.seats):
        distance = BOARD.distance(seat.boot, seat.town_card) if seat.town_card else 0
        pieces = len(seat.pieces)
        found.append(Standing(index, pieces, distance, pieces - distance, len(seat.hand)))
    return tuple(found)


def result(state: State) -> Result | None:
    """The result of a game that is over, else None."""
    return None if state.winners is None else Result(state.winners, standings(state))


def winners(state: State) -> tuple[int, ...]:
    """Who wins a game played to its end by E1, E2 and E4; several share a win that stays level."""
    by_distance = state.edition.town_cards and state.edition.town_card_tie == "distance"

    def rank(standing: Standing) -> tuple[int, int, int]:
        return standing.score, -standing.distance if by_distance else 0, standing.cards

    table = standings(state)
    best = max(map(rank, table))
    return tuple(s.seat for s in table if rank(s) == best)


def most_cards(state: State, seats: Iterable[int]) -> tuple[int, ...]:
    """Those of ``seats`` with the most cards in hand (E3, after round 3)."""
    cards = {seat: len(state.seats[seat].hand) for seat in seats}
    return tuple(seat for seat, count in cards.items() if count == max(cards.values()))
