"""What the rules still hold for a seat: rounds to come, and the way home."""

from collections.abc import Sequence
from typing import Protocol

from elfenwidgets.rules.close import LAST_ROUND_OF_EARLY_END, PIECES
from elfenwidgets.rules.edition import Edition


class Standing(Protocol):
    """What is public about a seat, and its town card where it may be seen."""

    @property
    def pieces(self) -> frozenset[str]:
        """The towns whose pieces are collected."""

    @property
    def town_card(self) -> str | None:
        """The town on its card (S9)."""


class Situation(Protocol):
    """A State or a View, as far as it says how much of the game is left."""

    @property
    def edition(self) -> Edition:
        """The switches in force."""

    @property
    def round(self) -> int:
        """The round that is played, from 1."""

    @property
    def seats(self) -> Sequence[Standing]:
        """The seats in seating order."""


def rounds_to_come(game: Situation) -> int:
    """How many rounds are played after this one, by what is known now (S7, E3)."""
    left = game.edition.rounds - game.round
    if left and _has_twenty(game):
        if game.edition.early_end == "finish_round":
            return 0
        if game.edition.early_end == "end_of_round_3":
            return min(left, max(0, LAST_ROUND_OF_EARLY_END - game.round))
    return left


def is_last(game: Situation) -> bool:
    """Whether the game is over after this round, by what is known now."""
    return rounds_to_come(game) == 0


def home(game: Situation, seat: int) -> str | None:
    """The town from which a seat's boot counts its distance at the end of this round (E4).

    None: another round follows, the seat has no town card, or it is not to be seen, or town cards
    do not count, because somebody has all twenty pieces after round 3 (E3).
    """
    if not is_last(game):
        return None
    over_by_twenty = game.edition.early_end == "end_of_round_3" and (
        game.round == LAST_ROUND_OF_EARLY_END and _has_twenty(game)
    )
    return None if over_by_twenty else game.seats[seat].town_card


def home_with_all(game: Situation, seat: int) -> str | None:
    """The same for a seat that collects all its missing towns in this round.

    With that, too, the round may become the last (E3).
    """
    if game.edition.early_end == "finish_round":
        return game.seats[seat].town_card
    if game.edition.early_end == "end_of_round_3" and game.round == LAST_ROUND_OF_EARLY_END:
        return None
    return home(game, seat)


def _has_twenty(game: Situation) -> bool:
    return any(len(seat.pieces) == PIECES for seat in game.seats)
