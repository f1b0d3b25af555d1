"""Who sits where in which game, and one game played: all from the tournament and a number."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from elfenwidgets.play.game import Game
from elfenwidgets.play.simulate import play, record_text
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.score import result

SEED_BITS = 48  # a spreadsheet keeps it exactly


@dataclass(frozen=True)
class Tournament:
    """What is played: plain values only, so that it travels to other processes and machines.

    A bot that stands twice in ``bots`` takes two places: ``("greedy", "random", "random",
    "random")`` at a table of four is one against three in every game.
    """

    bots: tuple[str, ...]
    edition: str
    players: int
    games: int
    seed: int

    @cached_property
    def mixes(self) -> Sequence[tuple[str, ...]]:
        """Who may meet at a table: all bots equally often, and every choice for chairs left over.

        Three bots at a table of two: each pair. At a table of four: all three, and each of them
        once more.
        """
        often, left = divmod(self.players, len(self.bots))
        return [self.bots * often + more for more in combinations(self.bots, left)]

    @property
    def round(self) -> int:
        """After how many games each bot has sat equally often on each chair in each mix."""
        return self.players * len(self.mixes)

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of a game (counted from 0), clockwise.

        A mix plays as many games as it has chairs; after each game everybody moves on one chair.
        Who sits beside whom is drawn by lot before the first of them.
        """
        table, turn = divmod(number, self.players)
        bots = list(self.mixes[table % len(self.mixes)])
        random.Random(f"tournament/{self.seed}/table/{table}").shuffle(bots)
        return tuple(bots[turn:] + bots[:turn])

    def game_seed(self, number: int) -> int:
        """The seed of a game: with it and the seating `simulate` plays the same game again."""
        return random.Random(f"tournament/{self.seed}/game/{number}").getrandbits(SEED_BITS)


class Row(NamedTuple):
    """One seat in one game; COLUMNS says what each value is."""

    game: int
    seed: int
    edition: str
    players: int
    seat: int
    bot: str
    start: int
    pieces: int
    distance: int
    score: int
    cards: int
    place: int
    win: float


COLUMNS = {
    "game": "number of the game in the tournament, from 0",
    "seed": "the game's own seed: simulate plays it again with the same bots in this order",
    "edition": "key of the edition",
    "players": "how many sat at the table",
    "seat": "the seat, from 0, clockwise",
    "bot": "who sat there",
    "start": "1 for the starting player of the first round, else 0",
    "pieces": "town pieces collected",
    "distance": "connections between the boot and the town on the town card, 0 without town cards",
    "score": "pieces minus distance",
    "cards": "travel cards left in hand",
    "place": "1 for the winner, the others by score; ties share a place",
    "win": "1 for the winner, a k-th for each of k who share the win, else 0",
}
"""What each column of the table of results holds."""


class Outcome(NamedTuple):
    """What came of a game; ``record`` is JSON text where it is wanted."""

    number: int
    rows: tuple[Row, ...]
    record: str | None


def play_game(tournament: Tournament, with_record: bool, number: int) -> Outcome:
    """Play one game: the same arguments give the same outcome, wherever it is played."""
    seating, seed = tournament.seating(number), tournament.game_seed(number)
    game = play(editions()[tournament.edition], seating, seed)
    rows = tuple(_rows(tournament, number, seed, seating, game))
    return Outcome(number, rows, record_text(game) if with_record else None)


def _rows(
    tournament: Tournament, number: int, seed: int, seating: Sequence[str], game: Game
) -> list[Row]:
    over = result(game.state)
    assert over is not None
    start = next(event["start"] for event in game.events if event["e"] == "round")
    ranks = [(each.seat in over.winners, each.score) for each in over.seats]
    return [
        Row(
            game=number,
            seed=seed,
            edition=tournament.edition,
            players=tournament.players,
            seat=each.seat,
            bot=seating[each.seat],
            start=int(each.seat == start),
            pieces=each.pieces,
            distance=each.distance,
            score=each.score,
            cards=each.cards,
            place=1 + sum(other > ranks[each.seat] for other in ranks),
            win=1 / len(over.winners) if each.seat in over.winners else 0.0,
        )
        for each in over.seats
    ]
