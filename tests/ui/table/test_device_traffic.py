"""A whole game of two devices, the shared screen and a projector, each on a kernel of its own.

What each of them draws is decoded from its messages, and is what its seat may know, one position
after the other.
"""

import random
import re
from contextlib import ExitStack
from pathlib import Path
from string import ascii_letters

import pytest
from ipycanvas.canvas import COMMANDS

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import Record
from elfenwidgets.rules.record.header import read
from elfenwidgets.rules.record.replay import Replaying
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import view
from elfenwidgets.ui.drawing import rack
from elfenwidgets.ui.drawing.sprites import ON_RACK, sheet
from tests.ui.kernelpage import BRISK, Page, on_kernel

PLAYERS = (Player("Ada", "green"), Player("Bo", "red"))
ADDRESS = "http://192.0.2.7:8866/"
SEED = "the seed of this game"
THINGS = re.compile("card-|tile-")
RACK = list(sheet(ON_RACK, 1.0).cells)


def racks(found: Page) -> list[frozenset[str]]:
    """What lay on its rack in each picture with something on it: cards, counters, obstacles."""
    canvases = {
        f"IPY_MODEL_{model}"
        for model, known in found._models.items()
        if "elfen-rack" in known.get("_dom_classes", ())
    }
    pictures = []
    for commands in found.drawings:
        target, things = "", set()
        for command, arguments, *_ in commands:
            if command == COMMANDS["switchCanvas"]:
                target = arguments[0]
            elif target in canvases and command == COMMANDS["drawImage"]:
                things.add(RACK[ascii_letters.index(arguments[0][-1])])
        pictures.append(frozenset(thing for thing in things if THINGS.match(thing)))
    return [picture for picture in pictures if picture]


def positions(record: Record) -> list[State]:
    """Every state of a game, one after the other."""
    replaying = Replaying(read(record))
    states = [before for before, _ in replaying.steps()]
    return [*states, replaying.state]


def lying(state: State, seat: int | None) -> frozenset[str]:
    """What lies on the rack of whoever knows what this seat does."""
    seen = view(state, seat)
    laid = rack.form(seen.phase in ("draw_secret", "draw"))
    return frozenset(place.sprite for place in rack.places(seen, laid))


def follows(pictures: list[frozenset[str]], states: list[State], seat: int | None) -> None:
    """Each picture shows what the seat knew, at the position of the last picture or later."""
    known = [lying(state, seat) for state in states]
    at = 0
    for number, picture in enumerate(pictures):
        later = [n for n in range(at, len(known)) if known[n] == picture]
        assert later, f"picture {number} of {seat} shows {sorted(picture)}"
        at = later[0]


def act(found: Page, rng: random.Random) -> None:
    """One choice of whoever has the turn, often the end of it."""
    labels = [label for label in found.choices()[1] if label.strip() and label != "Undo"]
    roads = found._models[found.find(description="Roads")]["_options_labels"]
    stops = [label for label in labels if label.startswith(("Pass", "End"))]
    if stops and rng.random() < 0.6:
        found.choose(stops[0])
    elif others := [each for each in labels if each != "Back" and each not in stops]:
        found.choose(rng.choice(others))
    elif len(roads) > 1:
        found.choose_road()
    elif stops:
        found.choose(stops[0])


def test_a_whole_game_on_devices_shows_each_what_its_seat_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(tmp_path))
    edition = editions()["amigo-de"].with_rules(town_cards=True)
    save = library.Save.new()
    Table.new(Game(edition, PLAYERS, SEED, 0), {}).keep(save)
    links = [library.offer_seat(save.id, seat) for seat in (0, 1)]
    rng = random.Random(3)
    guest = {"ELFENWIDGETS_SHARED": ADDRESS, "SERVER_NAME": "192.0.2.7"}
    host = guest | {"SERVER_NAME": "localhost"}
    with ExitStack() as pages:

        def opened(address: str, who: dict[str, str]) -> Page:
            found = pages.enter_context(on_kernel(tmp_path, **who))
            found.run(BRISK)
            found.open(address)
            return found

        devices = [opened(f"seat/{link}", guest) for link in links]
        shared = opened(f"play/{save.id}", host)
        projector = opened(f"watch/{save.id}", guest)
        everybody = [*devices, shared, projector]
        others = {id(each): len(each.traffic) for each in everybody}
        news = library.Save(save.id)
        record = news.read()
        while record["result"] is None:
            states = positions(record)
            turn = states[-1].turn
            before = len(record["events"])
            while len(record["events"]) == before:
                devices[turn].run()
                act(devices[turn], rng)
                record = news.news() or record
            for found in everybody:
                found.run()
            if record["result"] is None:
                others = {id(each): len(each.traffic) for each in everybody}
        states = positions(record)
        for found, seat in zip(everybody, (0, 1, None, None), strict=True):
            pictures = racks(found)
            assert len(pictures) > 20
            follows(pictures, states, seat)
            sent = "".join(found.traffic[: others[id(found)]])
            assert SEED not in sent, "the record comes with the end alone"
            assert "Round 4" in sent
        with pytest.raises(AssertionError):
            follows(racks(devices[0]), states, 1)
        with pytest.raises(AssertionError):
            follows(racks(devices[0]), states, None)
    library.close()
