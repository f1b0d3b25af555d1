"""The first look at a place: nothing that nobody may see there, and nothing is changed by it."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.library.databases.database import Database
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.text import said_in
from elfenwidgets.ui.home.first_look import first_look

PLAYERS = [Player("Ada", "green"), Player("Bo", "red"), Player("Cy", "blue")]

Record = dict[str, Any]


@pytest.fixture(autouse=True)
def _in_a_process_of_its_own(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library is written to before and after a look."""
    monkeypatch.setattr(Database, "writes", True)


@pytest.fixture
def guest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELFENWIDGETS_SHARED", "http://192.168.1.5:8866/")
    monkeypatch.setenv("SERVER_NAME", "192.168.1.5")


def look(address: str) -> str:
    """A first look, without the names of its widgets; the library can be written to again.

    It has a thread to itself, for it has a loop of its own, and so has the browser of other tests.
    """
    library.close()
    with ThreadPoolExecutor(1) as alone:
        found = alone.submit(first_look, address).result()
        alone.submit(library.close).result()
    Database.writes = True
    return re.sub("[0-9a-f]{32}", "", found)


def dealt() -> Record:
    """A game that has just been dealt, without the seed."""
    record = Game(editions()["amigo-de"], PLAYERS, 3, 0).record()
    return {key: value for key, value in record.items() if key != "seed"}


def swapped(record: Record, a: int, b: int) -> Record:
    """The same game where two seats have each other's cards."""
    other = {a: b, b: a}
    hands = {e["seat"]: e["cards"] for e in record["events"] if e["e"] == "deal"}
    assert len(hands) == len(PLAYERS) and hands[a] != hands[b]
    events = [
        e | {"cards": hands[other.get(e["seat"], e["seat"])]} if e["e"] == "deal" else e
        for e in record["events"]
    ]
    return record | {"events": events}


def kept(record: Record) -> str:
    """The name of a saved game."""
    save = library.Save.new()
    save.write(record)
    return save.id


def at_seat(record: Record, seat: int) -> str:
    """What the device sees that has had a seat of the game open before."""
    held = library.take_seat(library.offer_seat(kept(record), seat), "a page")
    assert held is not None
    return look(f"seat/{held.key}")


@pytest.mark.usefixtures("guest")
def test_a_seat_shows_nothing_that_its_device_may_not_know() -> None:
    record = dealt()
    seen = at_seat(record, 0)
    assert "elfen-at-table" in seen
    assert at_seat(swapped(record, 1, 2), 0) == seen
    assert at_seat(swapped(record, 0, 1), 0) != seen, "one's own cards are there"


@pytest.mark.usefixtures("guest")
def test_a_device_is_spoken_to_in_its_own_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_ACCEPT_LANGUAGE", "sv")
    assert said_in("sv", "aloud-title") in at_seat(dealt(), 0)


@pytest.mark.usefixtures("guest")
def test_a_look_takes_no_seat_and_no_wrong_key_shows_one() -> None:
    game = kept(dealt())
    key = library.offer_seat(game, 0)
    assert look(f"seat/{key}") == look("seat/wrong") == look("seat") == ""
    assert look(f"play/{game}") == look("learn") == "", "a guest owns nothing"
    assert library.take_seat(key, "a page") is not None


def test_on_a_screen_of_several_nobodys_things_are_shown() -> None:
    record = dealt()
    games = [kept(each) for each in (record, swapped(record, 0, 1), swapped(record, 0, 2))]
    seen, *others = (look(f"play/{game}") for game in games)
    assert "elfen-at-curtain" in seen
    alone = '</p></div></div><button [^>]*elfen-main">[^<]*</button></div>'
    assert re.search(f"elfen-curtain.*?{alone}", seen), "nothing can be taken back"
    assert others == [seen, seen]


def test_it_speaks_as_was_chosen_and_leaves_the_library_as_it_was() -> None:
    library.keep_setting("language", "de")
    before = library.settings()
    seen = look("learn/plan")
    assert said_in("de", "place-learn") in seen
    assert "elfen-step" in seen
    assert library.settings() == before


@pytest.mark.parametrize(
    "address", ["", "play/nowhere", "seat/x", "play/../..", "p=" + "x" * 30_000]
)
def test_where_an_address_leads_nowhere_there_is_nothing(address: str) -> None:
    assert look(address) == ""


def test_what_is_pressed_or_chosen_there_has_a_name() -> None:
    seen = look("play/new") + look("puzzles") + look("learn/plan")
    assert "<select" in seen
    nameless = re.findall(r"<select>|<button(?![^>]*title=)[^>]*>[^\w<]*</button>", seen)
    assert nameless == []
