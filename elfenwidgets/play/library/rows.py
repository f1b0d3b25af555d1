"""A record as rows: its header, an event each, and what a list of games tells of it."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from elfenwidgets import json_text
from elfenwidgets.play.library import shapes
from elfenwidgets.play.library.databases.database import Database, Row
from elfenwidgets.play.notes import meta
from elfenwidgets.rules.engine import SEATS
from elfenwidgets.rules.record import Record

LONGEST_NAME = 100
"""Letters of a game's own name that are kept."""

MOST = 1000
"""No seat ever has so many pieces, cards or points."""


@dataclass(frozen=True, slots=True)
class Times:
    """When a game began, was changed and was deleted, in seconds since 1970."""

    began: float
    changed: float
    deleted: float | None = None


def to_json(content: object) -> str:
    """A JSON value as text of plain letters, which every database takes."""
    return json.dumps(content, separators=(",", ":"))


def put(
    database: Database, id: str, owner: str, record: Record, times: Times, name: str = ""
) -> bool:
    """Write a whole game down; False: there is one of this ``id`` already, which stays."""
    events = record["events"]
    new = database.run(
        """INSERT INTO game (id, owner, began, changed, deleted, name, about, header,
            revision, events, round, finished, result)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING""",
        *(id, owner, times.began, times.changed, times.deleted, shown_name(name)),
        *(to_json(_about(record)), to_json(_header(record)), *standing(record)),
    )
    if new:
        put_events(database, id, events, 0, reasons_of(record))
        put_results(database, id, record)
    return bool(new)


def standing(record: Record) -> Row:
    """How far a game has come: events, round, whether it is over, its result."""
    events = record["events"]
    result = record["result"]
    rounds = sum(event.get("e") == "round" for event in events)
    return (
        len(events),
        rounds,
        int(result is not None),
        None if result is None else to_json(result),
    )


def put_events(
    database: Database,
    id: str,
    events: Sequence[Any],
    known: int,
    reasons: Mapping[str, Any],
) -> None:
    """Add the events after the first ``known``, each with the reason of the bot that acted."""

    def rows() -> Iterable[Row]:
        for number, event in enumerate(events[known:], known):
            reason = reasons.get(str(number))
            yield id, number + 1, to_json(event), None if reason is None else to_json(reason)

    database.run_each("INSERT INTO event (game, number, event, reason) VALUES (?, ?, ?, ?)", rows())


def put_results(database: Database, id: str, record: Record) -> None:
    """Write down how each seat did, in place of what was written of this game before.

    Of a result that cannot be, nothing is written.
    """
    database.run("DELETE FROM result WHERE game = ?", id)
    try:
        rows = list(_results(id, record))
    except (LookupError, TypeError, ValueError):  # a record that nobody has replayed
        return
    named = [seat for _, seat, *_ in rows]
    if len({*named}) == len(named):
        database.run_each("INSERT INTO result VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def record_of(found: Sequence[Row]) -> dict[str, Any]:
    """The record of rows of (header, result, number, event, reason) in their order.

    Raises:
        ValueError: one is damaged, or missing.
    """
    header: dict[str, Any] = shapes.json(dict)(found[0][0])
    result = shapes.maybe(shapes.json())(found[0][1])
    told = [row for row in found if row[2] is not None]
    if [number for _, _, number, _, _ in told] != list(range(1, len(told) + 1)):
        raise ValueError("an event is missing")
    reasons = {
        str(number - 1): json_text.read(why) for *_, number, _, why in told if why is not None
    }
    if reasons:
        more = meta(header)
        strange = more.get("reasons")
        kept = strange if isinstance(strange, dict) else {}
        header["meta"] = more | {"reasons": kept | reasons}
    events = [json_text.read(event) for *_, event, _ in told]
    return header | {"events": events, "result": result}


def shown_name(name: str) -> str:
    """A name of one line without what no page or database takes, as long as may be."""
    whole = name.encode(errors="replace").decode()
    return " ".join("".join(c if c.isprintable() else " " for c in whole).split())[:LONGEST_NAME]


def _header(record: Record) -> dict[str, Any]:
    """All but the events, the result, and the reasons that stand beside the events."""
    header = {key: value for key, value in record.items() if key not in ("events", "result")}
    reasons = meta(record).get("reasons")
    if isinstance(reasons, dict):
        numbers = set(map(str, range(len(record["events"]))))
        strange = {key: value for key, value in reasons.items() if key not in numbers}
        kept = {key: value for key, value in meta(record).items() if key != "reasons"}
        header["meta"] = kept | ({"reasons": strange} if strange else {})
    return header


def reasons_of(record: Record) -> Mapping[str, Any]:
    """The reasons of bots that a record holds, by the number of the event as text."""
    reasons = meta(record).get("reasons")
    return reasons if isinstance(reasons, dict) else {}


def _about(record: Record) -> dict[str, Any]:
    """Who plays what, as far as a list tells it."""
    players = record["players"][: SEATS.stop - 1]
    named = meta(record).get("bots")
    bots = named if isinstance(named, dict) else {}
    return {
        "edition": record["edition"],
        "players": [
            {
                "name": p["name"],
                "color": p["color"],
                "bot": shown_name(str(bots.get(str(seat), ""))),
            }
            for seat, p in enumerate(players)
        ],
    }


def _results(id: str, record: Record) -> Iterable[Row]:
    result = record["result"]
    if result is None:
        return
    players = _about(record)["players"]
    for seat in result["seats"]:
        player = players[seat["seat"]]
        numbers = [int(seat[key]) for key in ("pieces", "distance", "score", "cards")]
        if max(map(abs, numbers)) > MOST:
            raise ValueError("no score")
        won = int(seat["seat"] in result["winners"])
        yield id, int(seat["seat"]), shown_name(player["name"]), player["bot"], *numbers, won
