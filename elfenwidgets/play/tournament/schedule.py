"""Who sits where in which game, and one game played: all from the tournament and a number."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import comb
from typing import NamedTuple

from elfenwidgets.play.game import Game
from elfenwidgets.play.selfplay import play, record_text
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.ending import result

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

    @property
    def mixes(self) -> int:
        """How many mixes there are: choices of the bots that meet at a table.

        All bots sit there equally often, and every choice is made for the chairs left over. Three
        bots at a table of two: each pair. At a table of four: all three, and each of them once
        more.
        """
        return comb(len(self.bots), self.players % len(self.bots))

    def mix(self, number: int) -> tuple[str, ...]:
        """One of the mixes (counted from 0), without looking at the others."""
        often, left = divmod(self.players, len(self.bots))
        return self.bots * often + tuple(combination(self.bots, left, number))

    @property
    def round(self) -> int:
        """After how many games each bot has sat equally often on each chair in each mix."""
        return self.players * self.mixes

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of a game (counted from 0), clockwise.

        A mix plays as many games as it has chairs; after each game everybody moves on one chair.
        Who sits beside whom is drawn by lot before the first of them.
        """
        table, turn = divmod(number, self.players)
        bots = list(self.mix(table % self.mixes))
        random.Random(f"tournament/{self.seed}/table/{table}").shuffle(bots)
        return tuple(bots[turn:] + bots[:turn])

    def game_seed(self, number: int) -> int:
        """The seed of a game: with it and the seating `simulate` plays the same game again."""
        return random.Random(f"tournament/{self.seed}/game/{number}").getrandbits(SEED_BITS)


def combination(things: Sequence[str], size: int, number: int) -> Iterator[str]:
    """The combination of a number (from 0) in the order of ``itertools.combinations``.

    It is found by its rank (the combinatorial number system): dozens of bots make millions.
    """
    for position, thing in enumerate(things):
        if size == 0:
            return
        with_it = comb(len(things) - position - 1, size - 1)
        if number < with_it:
            yield thing
            size -= 1
        else:
            number -= with_it


class TourRow(NamedTuple):
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


class PlayedGame(NamedTuple):
    """What came of a game; ``record`` is JSON text where it is wanted."""

    number: int
    rows: tuple[TourRow, ...]
    record: str | None


def play_game(tournament: Tournament, with_record: bool, number: int) -> PlayedGame:
    """Play one game: the same arguments give the same outcome, wherever it is played.

    >>> tournament = Tournament(("random", "greedy"), "amigo-de", players=2, games=1, seed=1)
    >>> [(row.bot, row.win) for row in play_game(tournament, with_record=False, number=0).rows]
    [('random', 0.0), ('greedy', 1.0)]
    """
    seating, seed = tournament.seating(number), tournament.game_seed(number)
    game = play(editions()[tournament.edition], seating, seed)
    rows = tuple(_rows(tournament, number, seed, seating, game))
    return PlayedGame(number, rows, record_text(game) if with_record else None)


def _rows(
    tournament: Tournament, number: int, seed: int, seating: Sequence[str], game: Game
) -> list[TourRow]:
    over = result(game.state)
    assert over is not None
    start = next(event["start"] for event in game.events if event["e"] == "round")
    ranks = [(each.seat in over.winners, each.score) for each in over.seats]
    return [
        TourRow(
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
