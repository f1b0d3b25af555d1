"""Whatever the library holds, every page opens, and damaged rows are named among one's games."""

import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from elfenwidgets.play import library
from elfenwidgets.text import t
from elfenwidgets.ui.home import devices
from elfenwidgets.ui.home.shell import PLACES
from tests.play.library.games import finished, new_game
from tests.ui.home.browser import Browser

pytestmark = pytest.mark.usefixtures("home", "faults")

DEEP = "[" * 100_000
VALUES: dict[str, list[Any]] = {
    "no JSON": ["{", "abc", b"\xff", -1, 0.5],
    "another shape": ['{"edition":"nope","players":5}', "[]", "5", '"x"', "null"],
    "far too deep": [DEEP, '{"a":' * 100_000, "1e999"],
    "half a letter": [b"\xed\xa0\x80", 2**62, ""],
}
TABLES = ("game", "event", "result", "setting", "learned", "seat", "taken_over", "library")
CHOICES = ("language", "pace", "name", "seats", "rules", "begin", "round_card", "theme", "learn")


def fill() -> list[str]:
    """A library with a dozen games, and something in every table."""
    ids = [library.import_record(new_game(seed).record()) for seed in range(12)]
    ids.append(library.import_record(finished().record()))
    for key in CHOICES:
        library.keep_setting(key, "de" if key == "language" else 5)
    library.change_facts(
        lambda _: {
            "stars": {"plan/bare": 3, "plan/block": 1},
            "answers": {"plan?end": True},
            "recall": {"plan/bare": [2.3, 2.1, 739578, 739580]},
            "journey": {"": dict(new_game().record())},
        }
    )
    for id in ids[:6]:
        library.offer_seat(id, 0)
    return ids


def damage(table: str, values: list[Any]) -> int:
    """Damage each column in a row of its own, as far as there are rows; how many were."""
    library.close()
    file = library.place().file
    assert file is not None
    done = 0
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        rows = connection.execute(f"SELECT * FROM {table} ORDER BY 1").fetchall()[::-1]
        for number, name in enumerate(names):
            row, value = rows[number % len(rows)], values[number % len(values)]
            raw = value.decode(errors="surrogateescape") if isinstance(value, bytes) else value
            changed = f"UPDATE OR IGNORE {table} SET {name} = ?"
            where = " AND ".join(f"{column} IS ?" for column in names)
            if isinstance(value, bytes):
                changed = f"UPDATE OR IGNORE {table} SET {name} = CAST(? AS TEXT)"
                raw = value
            done += connection.execute(f"{changed} WHERE {where}", (raw, *row)).rowcount
    return done


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("kind", VALUES)
def test_every_page_opens(table: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No fault is logged either: the fixture sees to that."""
    monkeypatch.setattr(devices, "PENALTY", 0.0)
    ids = fill()
    assert damage(table, VALUES[kind])
    browser = Browser()
    fault = t("fault", file="*").split("*")[0]
    addresses = [*PLACES, "play/new", "games/finished", "games/deleted", "games/statistics"]
    addresses += ["learn/plan", "learn/progress", "teach/class", "tables", f"seat/{'x' * 22}"]
    for address in [*addresses, *(f"games/{id}" for id in ids), *(f"play/{id}" for id in ids[:3])]:
        browser.visit(f"#{address}")
        assert fault not in browser.page, address
    new = library.import_record(new_game(99).record())
    browser.visit(f"#play/{new}")
    assert browser.address == f"play/{new}"
    assert library.trouble() is None
    assert sum(map(library.count_games, library.KINDS)) > len(ids) - 3, (
        "but whose, and in which list"
    )


def test_what_is_damaged_is_named_among_ones_games_and_can_be_put_away() -> None:
    whole, harmed = (library.import_record(new_game(seed).record()) for seed in (1, 2))
    library.keep_setting("pace", "fast")
    library.close()
    file = library.place().file
    assert file is not None
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE game SET about = '[]' WHERE id = ?", (harmed,))
        connection.execute("UPDATE setting SET value = '{'")
    browser = Browser()
    assert "elfen-unfinished" in browser.page, "the front offers the whole one"
    browser.visit("#games")
    assert t("games-broken-game", id=harmed) in browser.page
    rows = re.findall(r'<a href="#games/([0-9a-f]*)">', browser.page)
    assert sorted(rows) == sorted([whole, harmed])
    assert t("games-broken-setting", id='"pace"') in browser.page
    browser.visit(f"#games/{harmed}")
    assert t("games-broken-chosen") in browser.page
    browser.visit(f"#play/{harmed}")
    assert browser.address == f"play/{harmed}", "its record is whole"
    library.delete(harmed)
    browser.visit("#games/deleted")
    assert t("games-broken-game", id=harmed) in browser.page
