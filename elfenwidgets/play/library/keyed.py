"""Settings and facts as rows: each key has its own, so that many pages write without a clash."""

import json
from collections.abc import Mapping
from typing import Any

from elfenwidgets.play.library.database import Database, owner
from elfenwidgets.play.library.rows import packed

Facts = dict[str, dict[str, Any]]
"""What was learned: JSON values by kind and key."""

FactRows = Mapping[tuple[str, str], str]
"""The same as the texts that the database holds."""


def put_setting(database: Database, key: str, value: str) -> None:
    """Write one choice down, as the text of its JSON."""
    database.run(
        """INSERT INTO setting (owner, key, value) VALUES (?, ?, ?)
        ON CONFLICT (owner, key) DO UPDATE SET value = excluded.value""",
        *(owner(), packed(key), value),
    )


def setting_rows(database: Database) -> dict[str, Any]:
    """Every choice by its key."""
    rows = database.rows("SELECT key, value FROM setting WHERE owner = ?", owner())
    return {json.loads(key): json.loads(value) for key, value in rows}


def fact_rows(database: Database) -> FactRows:
    """Everything learned, as it is kept."""
    rows = database.rows("SELECT kind, key, value FROM learned WHERE owner = ?", owner())
    return {(kind, key): value for kind, key, value in rows}


def facts_of(rows: FactRows) -> Facts:
    """Everything learned, by kind and key.

    Raises:
        ValueError: what is kept is no JSON.
    """
    facts: Facts = {}
    for (kind, key), value in rows.items():
        facts.setdefault(json.loads(kind), {})[json.loads(key)] = json.loads(value)
    return facts


def put_facts(database: Database, before: FactRows, facts: Facts) -> None:
    """Write what was learned in place of the rows that were there before."""
    after = {
        (packed(kind), packed(key)): packed(value)
        for kind, found in facts.items()
        for key, value in found.items()
    }
    me = owner()
    gone = [(me, *fact) for fact in before if fact not in after]
    new = [(me, *fact, text) for fact, text in after.items() if before.get(fact) != text]
    if gone:
        database.run_each("DELETE FROM learned WHERE owner = ? AND kind = ? AND key = ?", gone)
    if new:
        database.run_each(
            """INSERT INTO learned (owner, kind, key, value) VALUES (?, ?, ?, ?)
            ON CONFLICT (owner, kind, key) DO UPDATE SET value = excluded.value""",
            new,
        )
