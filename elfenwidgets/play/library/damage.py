"""What is damaged: the owner's rows by name, and for who runs a server all rows by number."""

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from threading import Lock

from elfenwidgets.play.library import shapes
from elfenwidgets.play.library.databases.database import Database, Row
from elfenwidgets.play.library.games import broken_games, broken_results, every_game, every_result
from elfenwidgets.play.library.keyed import (
    Sound,
    any_fact,
    broken_facts,
    broken_settings,
    every_fact,
    every_setting,
    fact_rows,
)
from elfenwidgets.play.library.opening import with_library
from elfenwidgets.play.library.seats import broken_seats, every_seat
from elfenwidgets.play.library.shapes import Broken

Damage = dict[str, int]
"""Damaged rows by table, those tables alone in which there are any."""

REST = 20.0
"""So many times as long as a count has taken passes before the next one."""


def damage(sound: Sound = any_fact) -> Damage:
    """Every damaged row of the library, counted by reading all; facts as far as ``sound`` knows.

    Game by game, so that others may use the library meanwhile.

    Raises:
        Unavailable: the library cannot be read.
    """

    def told(database: Database) -> list[Row | Broken]:
        return [
            *every_game(database),
            *every_result(database),
            *every_seat(database),
            *every_setting(database),
            *every_fact(database, sound),
            *_every_folder(database),
        ]

    found = Counter(row.table for row in shapes.damaged(with_library(told)))
    for game in with_library(_games_of_events):
        found["event"] += with_library(partial(_damaged_events, game))
    return dict(sorted((+found).items()))


@dataclass
class Census:
    """The last count of a process, made anew where something has changed, and not too often."""

    sound: Sound
    found: Damage = field(default_factory=dict)
    _stamp: object = None
    _due: float = 0.0
    _turn: Lock = field(default_factory=Lock)

    def damage(self) -> Damage:
        """What was found last; it raises what ``damage`` raises."""
        with self._turn:
            stamp = with_library(lambda database: database.stamp())
            began = time.monotonic()
            if stamp != self._stamp and began >= self._due:
                self.found, self._stamp = damage(self.sound), stamp
                now = time.monotonic()
                self._due = now + REST * (now - began)
        return self.found


def _games_of_events(database: Database) -> list[object]:
    """The games that have events, and those that ought to have some."""
    rows = database.rows("SELECT id FROM game WHERE events > 0 UNION SELECT game FROM event")
    return [game for (game,) in rows]


def _damaged_events(game: object, database: Database) -> int:
    """How many events of a game are damaged, or missing, or there are too many."""
    rows = database.rows("SELECT number, event, reason FROM event WHERE game = ?", game)
    counts = database.rows("SELECT events FROM game WHERE id = ?", game)
    columns = (shapes.count, shapes.json(dict), shapes.maybe(shapes.json()))
    read = shapes.whole(shapes.decoded("event", rows, *columns))
    numbers = {number for number, *_ in read}
    most = max((events for (events,) in counts if type(events) is int), default=0)
    whole: int = sum(1 <= number <= most for number in numbers)
    return max(int(most), len(rows)) - whole


def _every_folder(database: Database) -> Iterator[Row | Broken]:
    rows = database.rows("SELECT owner, folder FROM taken_over")
    return shapes.decoded("taken_over", rows, shapes.text, shapes.text)


def broken(sound: Sound) -> list[Broken]:
    """The owner's damaged rows, but for games, which the lists of games have among them.

    Raises:
        Unavailable: the library cannot be read.
    """

    def work(database: Database) -> list[Broken]:
        return [
            *broken_games(database),
            *broken_seats(database),
            *broken_results(database),
            *broken_settings(database),
            *broken_facts(fact_rows(database), sound),
        ]

    return with_library(work)
