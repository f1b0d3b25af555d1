"""When a game ends and who wins it (S7, E1 to E4): the one reader of ``early_end``."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.score import Criterion, Result, Standing, standings
from elfenwidgets.rules.state import State

LAST_ROUND_OF_EARLY_END = 3


class PublicSeat(Protocol):
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
    def seats(self) -> Sequence[PublicSeat]:
        """The seats in seating order."""


class Outcome(NamedTuple):
    """Who wins, by what, and whether twenty pieces ended the game: see ``score.Result``."""

    winners: tuple[int, ...]
    decided_by: tuple[Criterion, ...]
    early: bool


def result(state: State) -> Result | None:
    """The result of a game that is over, else None."""
    if state.winners is None:
        return None
    outcome = won_at_once(state) or won_after_moves(state)
    assert outcome is not None and outcome.winners == state.winners
    return Result(*outcome, standings(state))


def won_at_once(state: State) -> Outcome | None:
    """How the seat in turn has won on the spot, by its twentieth piece, if it has (E3)."""
    at_once = (
        state.edition.early_end == "at_once_to_round_3"
        and state.round <= LAST_ROUND_OF_EARLY_END
        and state.round < state.edition.rounds
    )
    if at_once and len(state.actor.pieces) == state.edition.pieces:
        return Outcome((state.turn,), ("twenty",), True)
    return None


def won_after_moves(state: State) -> Outcome | None:
    """How the game is won if all have moved now (E1 to E4); None: another round is played."""
    edition, table = state.edition, standings(state)
    last, twenty = state.round == edition.rounds, _has_twenty(state)
    if twenty and _ends_after_round_3(state):
        complete = [standing for standing in table if standing.pieces == edition.pieces]
        return Outcome(*_best(complete, ("twenty", "cards")), True)
    if not last and not (twenty and edition.early_end == "finish_round"):
        return None
    tie: Criterion = "cards" if edition.gold is None else "coins"
    criteria: tuple[Criterion, ...] = ("pieces", tie)
    if edition.town_cards:
        by_distance = edition.town_card_tie == "distance"
        criteria = ("score", "distance", tie) if by_distance else ("score", tie)
    return Outcome(*_best(table, criteria), not last)


_WORTH: Mapping[Criterion, Callable[[Standing], int]] = {
    "twenty": lambda standing: standing.pieces,
    "pieces": lambda standing: standing.pieces,
    "score": lambda standing: standing.score,
    "distance": lambda standing: -standing.distance,
    "cards": lambda standing: standing.cards,
    "coins": lambda standing: standing.coins or 0,
}


def _best(
    level: Iterable[Standing], criteria: Iterable[Criterion]
) -> tuple[tuple[int, ...], tuple[Criterion, ...]]:
    """Who is best by the first criterion that parts them, and the criteria it took."""
    level = list(level)
    asked: list[Criterion] = []
    for criterion in criteria:
        asked.append(criterion)
        worth = _WORTH[criterion]
        most = max(map(worth, level))
        level = [standing for standing in level if worth(standing) == most]
        if len(level) == 1:
            break
    else:
        asked.append("shared")
    return tuple(standing.seat for standing in level), tuple(asked)


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
    if not is_last(game) or (_ends_after_round_3(game) and _has_twenty(game)):
        return None
    return game.seats[seat].town_card


def home_with_all(game: Situation, seat: int) -> str | None:
    """The same for a seat that collects all its missing towns in this round.

    With that, too, the round may become the last (E3).
    """
    if game.edition.early_end == "finish_round":
        return game.seats[seat].town_card
    return None if _ends_after_round_3(game) else home(game, seat)


def _ends_after_round_3(game: Situation) -> bool:
    """Whether twenty pieces, if anybody has them, end the game with this round, the third (E3)."""
    return game.edition.early_end == "end_of_round_3" and game.round == LAST_ROUND_OF_EARLY_END


def _has_twenty(game: Situation) -> bool:
    return any(len(seat.pieces) == game.edition.pieces for seat in game.seats)
