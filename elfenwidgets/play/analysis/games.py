"""The table of games that the analysis reads, and the command that makes it.

``python -m elfenwidgets.play.analysis.games`` plays the games one after the other, in a
quarter of an hour or so, and writes the table; it is the same each time and on every machine.
Greedy bots sit at every table, so what differs between seats is chance and the rules.
"""

import csv
import io
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from elfenwidgets.paths import DATA
from elfenwidgets.play.tournament.schedule import Tournament, play_game
from elfenwidgets.rules.board import BOARD, COUNTERS
from elfenwidgets.rules.engine import SEATS
from elfenwidgets.rules.record import steps

TABLE: Path = DATA / "analysis" / "games.csv"
"""The table that comes with the package."""

EDITIONS = ("amigo-de", "gigamic-fr", "moon-1998", "riogrande-2015")
"""One edition for each way to play with free caravans: the others have the rules of one of the
first two but for strict caravans, or end a game early in a case that hardly ever comes up."""

BOT = "greedy"
GAMES = 25
"""How many games are played in each edition with each number of players."""

COLUMNS = {
    "edition": "key of the edition",
    "players": "how many sat at the table, all of them greedy bots",
    "game": "number of the game in its edition and number of players, from 0",
    "order": "0 for the starting player of the first round, 1 for the next clockwise, and so on",
    "pieces": "town pieces collected",
    "distance": "connections between the boot and the town on the town card, 0 without town cards",
    "score": "pieces minus distance",
    "cards": "travel cards left in hand",
    "win": "1 for the winner, a k-th for each of k who share the win, else 0",
    **{f"placed_{kind}": f"{kind} counters that the player placed on roads" for kind in COUNTERS},
    **{f"kept_{kind}": f"{kind} counters kept from a round to the next" for kind in COUNTERS},
    "missed": "the towns whose pieces were not collected, with spaces between",
}
"""What each column holds; there is one row per seat and game."""


def tournament(edition: str, players: int) -> Tournament:
    """The games of one edition with one number of players; no other deals the same cards."""
    seed = 10 * EDITIONS.index(edition) + players
    return Tournament((BOT,), edition, players, GAMES, seed)


def rows(edition: str, players: int, number: int) -> list[dict[str, Any]]:
    """Play one game: the rows of its seats, in the order of the first round."""
    outcome = play_game(tournament(edition, players), True, number)
    assert outcome.record is not None
    placed, kept, reached = _count(json.loads(outcome.record), players)
    first = next(row.seat for row in outcome.rows if row.start)
    found = []
    for row in outcome.rows:
        found.append(
            {
                "edition": edition,
                "players": players,
                "game": number,
                "order": (row.seat - first) % players,
                **{name: getattr(row, name) for name in ("pieces", "distance", "score", "cards")},
                "win": round(row.win, 4),
                **{f"placed_{kind}": placed[row.seat, kind] for kind in COUNTERS},
                **{f"kept_{kind}": kept[row.seat, kind] for kind in COUNTERS},
                "missed": " ".join(t for t in BOARD.piece_towns if (row.seat, t) not in reached),
            }
        )
    return sorted(found, key=lambda row: row["order"])


Counted = Counter[tuple[int, str]]


def _count(record: dict[str, Any], players: int) -> tuple[Counted, Counted, set[tuple[int, str]]]:
    """What a record tells by seat: counters placed, counters kept, towns reached."""
    placed: Counted = Counter()
    kept: Counted = Counter()
    reached = set()
    for state, event in steps(record):
        match event["e"]:
            case "place":
                placed[event["seat"], event["counter"]] += 1
            case "move":
                reached.add((event["seat"], event["to"]))
            case "round":  # what is left from the round before, if there was one
                for seat in range(players):
                    held = state.seats[seat]
                    kept.update((seat, kind) for kind in held.counters)
    return placed, kept, reached


def play_all() -> Iterator[dict[str, Any]]:
    """All rows, sorted by edition, number of players, game and order."""
    for edition in EDITIONS:
        for players in SEATS:
            for number in range(GAMES):
                yield from rows(edition, players, number)


def text(table: Iterator[dict[str, Any]]) -> str:
    """Rows as CSV with a head of names."""
    file = io.StringIO()
    writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return file.getvalue()


if __name__ == "__main__":
    TABLE.write_text(text(play_all()), encoding="utf-8")
