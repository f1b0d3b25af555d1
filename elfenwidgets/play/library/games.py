"""The list of games: found by page, named, deleted and brought back, their results as a table."""

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from elfenwidgets.play.library import shapes
from elfenwidgets.play.library.databases.database import Database, Row, owner
from elfenwidgets.play.library.opening import with_library
from elfenwidgets.play.library.rows import Times, put, shown_name
from elfenwidgets.play.library.save import Save
from elfenwidgets.play.library.seats import DEVICE
from elfenwidgets.play.library.shapes import Broken
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.record import Record
from elfenwidgets.rules.record.header import RecordError, edition_of

Kind = Literal["unfinished", "finished", "deleted"]
KINDS: tuple[Kind, ...] = ("unfinished", "finished", "deleted")

MOST_SHARED = 30
"""So many of the games that are played on devices are listed."""

_WHERE = {
    "unfinished": "owner = ? AND finished = 0 AND deleted IS NULL",
    "finished": "owner = ? AND finished = 1 AND deleted IS NULL",
    "deleted": "owner = ? AND deleted IS NOT NULL",
}
_COLUMNS = "id, name, about, began, changed, round, result, deleted"
_ABOUT = {"edition": str, "players": [{"name": str, "color": str, "bot": str}]}
_HEADER = {"edition": str, "rules": dict}
_EVENT = {"seat": int, "to": str}
_RESULT = {"winners": [int], "seats": [{"score": int}]}
_RESULTS = """SELECT game.id, game.name, changed, about, round, seat, result.name, bot,
        pieces, distance, score, cards, won
    FROM result JOIN game ON game.id = result.game
    WHERE owner = ? AND deleted IS NULL ORDER BY changed, game.id, seat"""
_GAME = (
    *(shapes.text, shapes.text, shapes.json(_ABOUT), shapes.time, shapes.time),
    *(shapes.count, shapes.maybe(shapes.json()), shapes.maybe(shapes.time)),
)
_SEAT = (shapes.count, shapes.text, shapes.text, *(shapes.number,) * 4, shapes.count)
"""What the columns hold, and those of a result after its game."""


Step = tuple[int, str, str]
"""A seat, the way that its boot took, if it took one, and the town that it came to."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A game as a list tells of it; times are seconds since 1970.

    ``bots`` are their names by seat, ``score`` and ``winners`` by seat once it is over.
    """

    id: str
    name: str
    edition: str
    players: tuple[str, ...]
    colors: tuple[str, ...]
    bots: tuple[str, ...]
    began: float
    changed: float
    round: int
    over: bool
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    deleted: bool


def games(kind: Kind, first: int = 0, most: int = 20) -> list[Listed | Broken]:
    """A page of the games of a kind, those changed last first, damaged ones among them.

    Raises:
        Unavailable: the library cannot be read.
    """
    rows = with_library(
        lambda database: database.rows(
            f"SELECT {_COLUMNS} FROM game WHERE {_WHERE[kind]} "
            "ORDER BY changed DESC, id DESC LIMIT ? OFFSET ?",
            *(owner(), most, first),
        )
    )
    return list(_listed(rows))


def count_games(kind: Kind) -> int:
    """Count the games of a kind; it raises what ``games`` raises."""
    rows = with_library(
        lambda database: database.rows(f"SELECT count(*) FROM game WHERE {_WHERE[kind]}", owner())
    )
    return int(rows[0][0])


def listed(id: str) -> Listed | Broken | None:
    """What a list tells of one game; None: the owner has none of this ``id``."""
    rows = with_library(
        lambda database: database.rows(
            f"SELECT {_COLUMNS} FROM game WHERE id = ? AND owner = ?", id, owner()
        )
    )
    return next(_listed(rows), None)


def shared_games() -> list[Listed]:
    """The unfinished games, anybody's, that are played on several devices, the latest first.

    Damaged ones are nothing to look at.

    Raises:
        Unavailable: the library cannot be read.
    """
    rows = with_library(
        lambda database: database.rows(
            f"""SELECT {_COLUMNS} FROM game WHERE finished = 0 AND deleted IS NULL
            AND id IN (SELECT game FROM seat WHERE who = ?)
            ORDER BY changed DESC, id DESC LIMIT ?""",
            *(DEVICE, MOST_SHARED),
        )
    )
    return [game for game in _listed(rows) if isinstance(game, Listed)]


def kind_of(id: str) -> Kind:
    """Which list a game of the owner's is in, a damaged one, too."""
    rows = with_library(
        lambda database: database.rows(
            "SELECT deleted, finished FROM game WHERE id = ? AND owner = ?", id, owner()
        )
    )
    deleted, finished = rows[0] if rows else (None, 0)
    if deleted is not None:
        return "deleted"
    return "finished" if finished == 1 else "unfinished"


def broken_games(database: Database) -> list[Broken]:
    """The damaged games that are in no list."""
    rows = database.rows(
        "SELECT id FROM game WHERE owner = ? AND deleted IS NULL AND finished NOT IN (0, 1)",
        owner(),
    )
    return [shapes.broken("game", *row) for row in rows]


def broken_results(database: Database) -> list[Broken]:
    """The damaged results of the owner's games."""
    return shapes.damaged(_decoded_results(database.rows(_RESULTS, owner())))


def every_game(database: Database) -> Iterator[Row | Broken]:
    """The rows of all games, anybody's, as far as they are read anywhere."""
    rows = database.rows(f"SELECT {_COLUMNS}, owner, header, revision, events, finished FROM game")
    more = (shapes.text, shapes.json(dict), shapes.count, shapes.count, shapes.count)
    return shapes.decoded("game", rows, *_GAME, *more, sound=lambda row: row[-1] in (0, 1))


def every_result(database: Database) -> Iterator[Row | Broken]:
    """The rows of all results, anybody's, without what their games say."""
    rows = database.rows(
        "SELECT game, seat, name, bot, pieces, distance, score, cards, won FROM result"
    )
    return shapes.decoded("result", rows, shapes.text, *_SEAT, named=2)


def rename(id: str, name: str) -> None:
    """Give a game a name of its own; an empty one takes it away."""
    _change(id, "name = ?", shown_name(name))


def delete(id: str) -> None:
    """Mark a game as deleted: the lists leave it out, and nothing of it is lost."""
    _change(id, "deleted = ?", time.time())


def bring_back(id: str) -> None:
    """Take the mark away."""
    _change(id, "deleted = NULL")


def import_record(record: Record, name: str = "") -> str:
    """Add a record that was checked by the rules; the ``id`` of its game."""
    id, now = Save.new().id, time.time()

    def work(database: Database) -> None:
        with database.transaction():
            put(database, id, owner(), record, Times(now, now), name)

    with_library(work)
    return id


def results() -> Iterator[Row]:
    """Every seat of every finished game that is not deleted, the first game first.

    A row is (game, its name, when it ended, edition, round, seat, player, bot, town pieces,
    distance to the town card, score, cards left, whether it won). Damaged ones are left out.
    """
    rows = with_library(lambda database: database.rows(_RESULTS, owner()))
    for row in shapes.whole(_decoded_results(rows)):
        yield *row[:3], row[3]["edition"], *row[4:]


def played() -> dict[str, Edition]:
    """By what rules each finished game was played that is not deleted, by its id.

    Those are left out whose record names no rules that there are.
    """
    rows = with_library(
        lambda database: database.rows(
            f"SELECT id, header FROM game WHERE {_WHERE['finished']}", owner()
        )
    )
    found: dict[str, Edition] = {}
    for id, header in shapes.whole(shapes.decoded("game", rows, shapes.text, shapes.json(_HEADER))):
        with suppress(RecordError):
            found[id] = edition_of(header["edition"], header["rules"])
    return found


def travelled(ids: Sequence[str]) -> dict[str, list[Step]]:
    """Where boots have gone in each of these games, by its events alone; damaged ones are left out.

    Raises:
        Unavailable: the library cannot be read.
    """
    if not ids:
        return {}  # PostgreSQL knows no empty list
    marks = ", ".join("?" * len(ids))
    rows = with_library(
        lambda database: database.rows(
            f"""SELECT game, event FROM event WHERE game IN ({marks}) AND event LIKE ?
            ORDER BY game, number""",
            *(*ids, '%"to":%'),
        )
    )
    found: dict[str, list[Step]] = {id: [] for id in ids}
    decoded = shapes.decoded("event", rows, shapes.text, shapes.json(_EVENT))
    for id, event in shapes.whole(decoded):
        found[id].append((event["seat"], str(event.get("via", "")), event["to"]))
    return found


def _change(id: str, setting: str, *values: object) -> None:
    """Change what is told of a game of the owner's; those of others stay as they are."""
    change = f"UPDATE game SET {setting} WHERE id = ? AND owner = ?"
    with_library(lambda database: database.run(change, *values, id, owner()))


def _listed(rows: Iterable[Row]) -> Iterator[Listed | Broken]:
    """Rows of ``_COLUMNS`` as a list tells of them."""
    for row in shapes.decoded("game", rows, *_GAME):
        if isinstance(row, Broken):
            yield row
            continue
        id, name, about, began, changed, round, result, deleted = row
        players = about["players"]
        # A record that nobody has replayed may say anything.
        told = result if shapes.fits(result, _RESULT) else {"winners": (), "seats": ()}
        yield Listed(
            id=id,
            name=name,
            edition=about["edition"],
            players=tuple(player["name"] for player in players),
            colors=tuple(player["color"] for player in players),
            bots=tuple(player["bot"] for player in players),
            began=began,
            changed=changed,
            round=round,
            over=result is not None,
            winners=tuple(told["winners"]),
            scores=tuple(seat["score"] for seat in told["seats"]),
            deleted=deleted is not None,
        )


def _decoded_results(rows: Iterable[Row]) -> Iterator[Row | Broken]:
    game = (shapes.text, shapes.text, shapes.time, shapes.json(_ABOUT), shapes.count)
    return shapes.decoded("result", rows, *game, *_SEAT)
