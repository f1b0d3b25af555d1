"""A damaged row is left out and named: no other is lost, and nothing of it is overwritten."""

import json
import math
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, assume, given, settings

from elfenwidgets.lessons.learned.progress import sound
from elfenwidgets.play import library
from elfenwidgets.play.library.statistics import statistics
from elfenwidgets.play.table import Table
from elfenwidgets.rules import legal_actions
from tests.play.library.games import finished, new_game

pytestmark = pytest.mark.usefixtures("both")

DEEP = "[" * 100_000
LETTERS = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=20)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | LETTERS,
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(LETTERS, inside, max_size=3),
    max_leaves=8,
)
SHAPES = [
    *("", "{", "null", "[]", "{}", "5", "1e999", "NaN", '"\\ud800"', DEEP, DEEP + "]" * 100_000),
    *('{"edition":"nope","players":5}', '{"edition":5,"players":[]}', "[1,2", "\N{SNOWMAN}"),
    *('{"edition":"amigo-de","players":[5]}', '{"winners":5,"seats":{}}', '{"winners":[0]}'),
    *('{"e":"move","seat":9,"cards":[["raft"]]}', '{"e":"move","seat":"a","cards":5}', '{"e":[]}'),
    '{"format":"elfenland-record","version":2}',
]
TEXTS = st.sampled_from(SHAPES) | LETTERS | JSON.map(json.dumps)
NUMBERS = st.integers(-(2**31), 2**31 - 1)
TIMES = st.floats() | st.sampled_from([math.nan, math.inf, -math.inf, 1e300, -1e300])
ODD = TEXTS | NUMBERS | st.floats(allow_nan=False) | st.binary(max_size=9) | st.just(2**63 - 1)
"""SQLite holds whatever one likes in any column."""

TYPED = {"text": TEXTS, "integer": NUMBERS, "double precision": TIMES}

SETTINGS = {"language": "de", "pace": "fast", "seats": [{"name": "Bo"}], "name": "Ada"}
FACTS: library.Facts = {
    "stars": {"plan/bare": 3, "plan/block": 1},
    "answers": {"plan?end": True},
    "recall": {"plan/bare": [2.3, 2.1, 739578, 739580]},
    "journey": {"": {"x": 1}},
}


@pytest.fixture
def filled(both: str) -> dict[str, Any]:
    """The records of games, by id, in a library that has something in every table."""
    records = {}
    for name, game in (("over", finished()), ("begun", new_game()), ("too", new_game(2))):
        records[library.import_record(game.record(), name)] = game.record()
    for key, value in SETTINGS.items():
        library.keep_setting(key, value)
    library.change_facts(lambda _: FACTS)
    for seat, id in enumerate(records):
        library.offer_seat(id, seat % 2)
    return records


@contextmanager
def raw() -> Iterator[Callable[..., list[Any]]]:
    """What runs SQL on the library, as somebody else would, whatever refers to what."""
    place = library.place()
    if place.file is not None:
        with sqlite3.connect(place.file) as connection:
            connection.execute("PRAGMA synchronous = OFF")
            yield lambda sql, *values: connection.execute(sql, values).fetchall()
        connection.close()
        return
    import psycopg

    with psycopg.connect(place.address) as connected:
        connected.execute("SET search_path TO elfenwidgets")
        connected.execute("SET session_replication_role = replica")

        def run(sql: str, *values: object) -> list[Any]:
            done = connected.execute(sql.replace("?", "%s"), values or None)
            return done.fetchall() if done.description else []

        yield run


def columns(table: str) -> dict[str, Any]:
    """The columns of a table with what may stand there."""
    if library.place().file is not None:
        with raw() as run:
            return {row[1]: ODD for row in run(f"PRAGMA table_info({table})")}
    with raw() as run:
        found = run(
            "SELECT column_name, data_type FROM information_schema.columns WHERE table_name = ?"
            " AND table_schema = 'elfenwidgets'",
            table,
        )
    return {name: TYPED[kind] for name, kind in found}


def readable(id: str) -> Any:
    """The record of a game; None where it cannot be read."""
    try:
        return library.Save(id).read()
    except (ValueError, library.Missing):
        return None


def look_everywhere(ids: list[str]) -> dict[str, Any]:
    """All that the library tells: nothing of it raises anything else than what it says."""
    assert library.trouble() is None
    lists = [game for kind in library.KINDS for game in library.games(kind)]
    assert len(lists) == sum(map(library.count_games, library.KINDS))
    for game in lists:
        assert library.kind_of(game.id) in library.KINDS
        library.listed(game.id)
    statistics()
    for game in library.shared_games():
        library.Seats(game.id).news()
    library.seat_of("x"), library.game_of("x"), library.take_seat("x", "page")
    return {
        "game": {game.id: game for game in lists if isinstance(game, library.Listed)},
        "event": {id: record for id in ids if (record := readable(id)) is not None},
        "result": set(library.results()),
        "setting": library.settings(),
        "learned": {
            (kind, key): value
            for kind, found in library.facts(sound).items()
            for key, value in found.items()
        },
        "seat": {id: dict(library.Seats(id).news() or {}) for id in ids},
        "broken": [*lists, *library.broken(sound)],
    }


def harmed(before: Any, after: Any) -> list[object]:
    """What is no longer told as it was."""
    if isinstance(before, dict):
        return [key for key, value in before.items() if after.get(key) != value]
    return [each for each in before if each not in after]


KEYS = {"game": 1, "event": 2, "result": 2, "setting": 2, "learned": 3, "seat": 2, "taken_over": 2}
"""How many columns, the first ones, tell a row from all others."""

HARMED = {"game": {"game": 1, "event": 1, "result": 2}, "taken_over": {}}
"""How many of each a damaged row may harm, else its own: two results belong to a game that is over,
and without its id a game has no events."""


EXAMPLES = {"SQLite": 60, "PostgreSQL": 15}
"""Damages of each table."""


def kept(key: Sequence[Any]) -> list[str]:
    """A key as a table keeps it: to a column of numbers, "5" and 5.0 are 5."""
    whole = {each for each in key if isinstance(each, bool | float) and float(each).is_integer()}
    return [str(int(each) if each in whole else each) for each in key]


@pytest.mark.parametrize("table", KEYS)
def test_a_damage_of_any_table_harms_one_row(table: str, both: str, filled: dict[str, Any]) -> None:
    ids = list(filled)
    before = look_everywhere(ids)
    assert before["event"] == filled and before["setting"] == SETTINGS
    assert not [each for each in before["broken"] if isinstance(each, library.Broken)]
    names = columns(table)
    with raw() as run:
        rows = run(f"SELECT * FROM {table}")
    fill = f"INSERT INTO {table} VALUES ({', '.join('?' * len(names))})"
    same = "IS" if both == "SQLite" else "IS NOT DISTINCT FROM"
    where = " AND ".join(f"{column} {same} ?" for column in [*names][: KEYS[table]])

    def replace(old: list[Any], new: list[Any]) -> None:
        with raw() as run:
            run(f"DELETE FROM {table} WHERE {where}", *old[: KEYS[table]])
            run(fill, *new)

    @settings(
        max_examples=EXAMPLES[both],
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def damage(data: st.DataObject) -> None:
        row = data.draw(st.sampled_from([list(row) for row in rows[:12]]))
        name = data.draw(st.sampled_from(list(names)))
        damaged = list(row)
        damaged[list(names).index(name)] = data.draw(names[name])
        others = [kept(each[: KEYS[table]]) for each in rows if list(each) != row]
        assume(kept(damaged[: KEYS[table]]) not in others)
        assume(None not in damaged or None in row)
        replace(row, damaged)
        after = look_everywhere(ids)
        replace(damaged, row)
        allowed = HARMED.get(table, {table: 1})
        for part in ("game", "event", "result", "setting", "learned", "seat"):
            assert len(harmed(before[part], after[part])) <= allowed.get(part, 0)

    damage()


NAMED = [
    ("game", "about", '{"edition":"nope","players":5}'),
    ("game", "about", DEEP),
    ("game", "name", "\ud800"),
    ("game", "changed", "abc"),
    ("game", "finished", 7),
    ("result", "score", -(2**31)),
    ("seat", "taken", -1),
    ("setting", "value", DEEP),
    ("setting", "key", "language"),
    ("learned", "value", '"many"'),
    ("learned", "value", "{"),
    ("learned", "kind", "[1]"),
]


@pytest.mark.parametrize(("table", "column", "value"), NAMED)
def test_a_damaged_row_is_named(
    table: str, column: str, value: Any, both: str, filled: dict[str, Any]
) -> None:
    if both == "PostgreSQL" and value in ("abc", "\ud800"):
        value = "NaN" if column == "changed" else ""
        column = column if column == "changed" else "about"
    key = {"setting": "key", "learned": "key"}.get(table, "id" if table == "game" else "game")
    with raw() as run:
        chosen = run(f"SELECT {key} FROM {table} WHERE {column} IS NOT NULL ORDER BY 1")[0][0]
        value = value.encode("utf-8", "surrogatepass") if value == "\ud800" else value
        run(f"UPDATE {table} SET {column} = ? WHERE {key} = ?", value, chosen)
    found = [each for each in look_everywhere([])["broken"] if isinstance(each, library.Broken)]
    assert found[0].table == table
    assert (chosen if column != key else value) in found[0].id


@pytest.mark.parametrize("value", ["{", DEEP, "null!", ""])
def test_what_takes_the_place_of_a_damaged_row_does_not_overwrite_it(
    value: str, filled: dict[str, Any]
) -> None:
    with raw() as run:
        run("UPDATE setting SET value = ?", value)
        run("UPDATE learned SET value = ?", value)
    assert (library.settings(), library.facts(sound)) == ({}, {})
    for key, choice in SETTINGS.items():
        library.keep_setting(key, choice)
    library.change_facts(lambda facts: facts | FACTS, sound)
    assert (library.settings(), library.facts(sound)) == (SETTINGS, FACTS)
    for key in SETTINGS:
        library.keep_setting(key, "again")
    library.change_facts(lambda facts: {}, sound)
    with raw() as run:
        for table, rows in (("setting", len(SETTINGS)), ("learned", sum(map(len, FACTS.values())))):
            assert run(f"SELECT count(*) FROM {table} WHERE value = ?", value) == [(rows,)]


VERSIONS = {
    "no row": ("DELETE FROM library",),
    "no table": ("DROP TABLE library",),
    "two rows": ("INSERT INTO library VALUES (1)", "INSERT INTO library VALUES (3)"),
    "nothing": ("UPDATE library SET version = 0",),
    "less than nothing": ("UPDATE library SET version = -7",),
    "an older one": ("UPDATE library SET version = 1",),
    "a word": ("UPDATE library SET version = 'abc'",),
    "half": ("UPDATE library SET version = 2.5",),
}


@pytest.mark.parametrize("damage", VERSIONS)
def test_a_damaged_version_is_found_out_by_the_tables(
    damage: str, both: str, filled: dict[str, Any]
) -> None:
    before = look_everywhere(list(filled))
    library.close()
    with raw() as run:
        for statement in VERSIONS[damage]:
            if both == "SQLite" or "abc" not in statement:
                run(statement)
    assert look_everywhere(list(filled)) == before
    with raw() as run:
        assert run("SELECT version FROM library") == [(3,)]


@pytest.mark.parametrize("table", [*KEYS, "game.about", "seat.salt", "setting.value"])
def test_without_a_table_or_a_column_it_is_no_whole_library_and_nothing_more(
    table: str, filled: dict[str, Any]
) -> None:
    name, _, column = table.partition(".")
    library.close()
    with raw() as run:
        all_of_it = f"DROP TABLE {name}{' CASCADE' if library.on_server() else ''}"
        run(f"ALTER TABLE {name} DROP COLUMN {column}" if column else all_of_it)
    assert library.trouble() in (None, "foreign")
    told: list[Callable[[], object]] = [
        *(lambda kind=kind: library.games(kind) for kind in library.KINDS),
        *(lambda id=id: library.Save(id).read() for id in filled),
        lambda: list(library.results()),
        lambda: library.facts(),
        lambda: library.broken(sound),
        lambda: library.take_seat("key", "page"),
        lambda: library.offer_seat("game", 0),
        lambda: library.keep_setting("pace", "slow"),
        lambda: library.change_facts(lambda _: {}),
        lambda: library.Save.new().write(new_game().record()),
    ]
    reasons: list[str | None] = []
    for ask in told:
        try:
            ask()
            reasons.append(None)
        except library.Unavailable as error:
            reasons.append(error.reason)
    assert set(reasons) <= {None, "foreign"}
    assert library.settings() in ({}, SETTINGS | {"pace": "slow"})


def test_a_game_that_was_damaged_while_it_was_on_the_table_goes_on_and_says_so(
    filled: dict[str, Any],
) -> None:
    id = next(id for id in filled if filled[id]["result"] is None)
    save = library.Save(id)
    table = Table.from_record(save.read())
    table.keep(save)
    with raw() as run:
        run("UPDATE game SET revision = 77, header = '{' WHERE id = ?", id)
    assert not table.follow()
    table.play(next(legal_actions(table.game.state)))
    assert table.trouble == "damaged"
