"""Settings and facts as rows: each key has its own, so that many pages write without a clash.

A damaged row is left out, and is never overwritten: it goes aside, under a key that nobody uses.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from typing import Any

from elfenwidgets.play.library import shapes
from elfenwidgets.play.library.databases.database import Database, Row, owner
from elfenwidgets.play.library.rows import to_json
from elfenwidgets.play.library.shapes import Broken

Facts = dict[str, dict[str, Any]]
"""What was learned: JSON values by kind and key."""

FACTS = ("stars", "answers", "mistakes", "refusals", "recall")
"""The kinds of what is kept of a reader."""

FactRows = Mapping[tuple[str, str], str]
"""The same as the texts that the database holds, damaged ones among them."""

Sound = Callable[[str, Any], bool]
"""Whether a value can be a fact of a kind."""


def any_fact(kind: str, value: object) -> bool:
    """Every value is as good as another to who knows no kinds."""
    return True


def put_setting(database: Database, key: str, value: str) -> None:
    """Write one choice down, as the text of its JSON."""
    mine = (owner(), to_json(key))
    before = database.rows("SELECT key, value FROM setting WHERE owner = ? AND key = ?", *mine)
    if shapes.damaged(_settings(before)):
        database.run(
            "UPDATE setting SET key = ? WHERE owner = ? AND key = ?", _aside(mine[1]), *mine
        )
    database.run(
        """INSERT INTO setting (owner, key, value) VALUES (?, ?, ?)
        ON CONFLICT (owner, key) DO UPDATE SET value = excluded.value""",
        *(*mine, value),
    )


def setting_rows(database: Database) -> dict[str, Any]:
    """Every choice by its key."""
    return dict(shapes.whole(_settings(_setting_rows(database))))


def broken_settings(database: Database) -> list[Broken]:
    """Those that are damaged."""
    return shapes.damaged(_settings(_setting_rows(database)))


def fact_rows(database: Database) -> FactRows:
    """Everything learned, as it is kept."""
    rows = database.rows("SELECT kind, key, value FROM learned WHERE owner = ?", owner())
    return {(kind, key): value for kind, key, value in rows}


def facts_of(rows: FactRows, sound: Sound = any_fact) -> Facts:
    """Everything learned, by kind and key, that is not damaged."""
    facts: Facts = {}
    for kind, key, value in shapes.whole(_facts(rows, sound)):
        facts.setdefault(kind, {})[key] = value
    return facts


def broken_facts(rows: FactRows, sound: Sound) -> list[Broken]:
    """Those that are damaged."""
    return shapes.damaged(_facts(rows, sound))


def every_setting(database: Database) -> Iterator[Row | Broken]:
    """The rows of all settings, anybody's."""
    return _settings(database.rows("SELECT key, value FROM setting"))


def every_fact(database: Database, sound: Sound) -> Iterator[Row | Broken]:
    """The rows of everything learned, by anybody."""
    return _decoded_facts(database.rows("SELECT kind, key, value FROM learned"), sound)


def put_facts(database: Database, before: FactRows, facts: Facts, sound: Sound = any_fact) -> None:
    """Write what was learned in place of the rows that were there before, but for damaged ones."""
    after = {
        (to_json(kind), to_json(key)): to_json(value)
        for kind, found in facts.items()
        for key, value in found.items()
    }
    me = owner()
    read = zip(before, _facts(before, sound), strict=True)
    damaged = {fact for fact, found in read if isinstance(found, Broken)}
    gone = [(me, *fact) for fact in before if fact not in after and fact not in damaged]
    new = [(me, *fact, text) for fact, text in after.items() if before.get(fact) != text]
    aside = [(_aside(key), me, kind, key) for kind, key in damaged if (kind, key) in after]
    if aside:
        database.run_each(
            "UPDATE learned SET key = ? WHERE owner = ? AND kind = ? AND key = ?", aside
        )
    if gone:
        database.run_each("DELETE FROM learned WHERE owner = ? AND kind = ? AND key = ?", gone)
    if new:
        database.run_each(
            """INSERT INTO learned (owner, kind, key, value) VALUES (?, ?, ?, ?)
            ON CONFLICT (owner, kind, key) DO UPDATE SET value = excluded.value""",
            new,
        )


def _setting_rows(database: Database) -> list[Row]:
    return database.rows("SELECT key, value FROM setting WHERE owner = ?", owner())


def _settings(rows: list[Row]) -> Iterator[Row | Broken]:
    return shapes.decoded("setting", rows, shapes.json(str), shapes.json())


def _facts(rows: FactRows, sound: Sound) -> Iterator[Row | Broken]:
    return _decoded_facts(((*fact, value) for fact, value in rows.items()), sound)


def _decoded_facts(rows: Iterable[Row], sound: Sound) -> Iterator[Row | Broken]:
    columns = (shapes.json(str), shapes.json(str), shapes.json())
    return shapes.decoded(
        "learned", rows, *columns, named=2, sound=lambda fact: sound(fact[0], fact[2])
    )


def _aside(key: str) -> str:
    """The key of a damaged row that something else takes the place of: no JSON, so no key."""
    return f"{key} {datetime.now():%Y-%m-%d %H:%M:%S.%f}"
