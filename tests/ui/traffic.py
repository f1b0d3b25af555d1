"""What pages draw, decoded from their messages, and what a seat may know at each position."""

import json
import re
from collections.abc import Iterable
from typing import Any

from ipycanvas.canvas import COMMANDS

from elfenwidgets.rules.record import Record
from elfenwidgets.rules.record.header import read
from elfenwidgets.rules.record.replay import Replaying
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import view
from elfenwidgets.ui.drawing import gold_pictures as gold
from elfenwidgets.ui.drawing.rack.forms import form
from elfenwidgets.ui.drawing.rack.places import displays, places
from elfenwidgets.ui.drawing.sprites import ON_RACK

SHEET = re.compile(r'"sheet": ?"([A-Za-z]{2}\d+)"')
THINGS = re.compile("card-|tile-")
RACKS = ({*ON_RACK}, {*ON_RACK, *gold.ON_RACK})
"""The sprites of a rack: those of the base game, those of Elfengold."""

Drawing = list[Any]
"""The commands of one message to the canvases."""


def racks(drawings: Iterable[Drawing], sent: Iterable[str]) -> list[frozenset[str]]:
    """What lay on the rack in each picture with something on it: cards, counters, obstacles.

    What was ``sent`` says which sprite is which.
    """
    names = _sprites("".join(sent))
    pictures = []
    for commands in drawings:
        drawn = (
            names.get(arguments[0], "")
            for command, arguments, *_ in commands
            if command == COMMANDS["drawImage"]
        )
        pictures.append(frozenset(thing for thing in drawn if THINGS.match(thing)))
    return [picture for picture in pictures if picture]


def _sprites(sent: str) -> dict[str, str]:
    """The sprites of racks by the models that a page makes of them."""
    found: dict[str, str] = {}
    for batch in {each[1] for each in SHEET.finditer(sent)}:
        cells = dict(re.findall(rf'\["({batch}[A-Za-z])", ?"([^"]+)"', sent))
        if {*cells.values()} in RACKS:
            found |= {f"IPY_MODEL_{id}": name for id, name in cells.items()}
    return found


def texts(frames: Iterable[bytes]) -> list[str]:
    """What came over a websocket, to be read in."""
    return [frame.decode("latin-1") for frame in frames]


def drawings_in(frames: Iterable[bytes]) -> list[Drawing]:
    """The drawings in what came over a websocket, in their order."""
    found = []
    for text in texts(frames):
        for start in re.finditer(r'\[\[60, \["IPY_MODEL_', text):
            found.append(json.JSONDecoder().raw_decode(text, start.start())[0])
    return found


def positions(record: Record) -> list[State]:
    """Every state of a game, one after the other."""
    replaying = Replaying(read(record))
    states = [before for before, _ in replaying.steps()]
    return [*states, replaying.state]


def lying(state: State, seat: int | None) -> frozenset[str]:
    """What lies on the rack of whoever knows what this seat does."""
    seen = view(state, seat)
    return frozenset(place.sprite for place in places(seen, form(displays(seen))))


def follows(pictures: list[frozenset[str]], states: list[State], seat: int | None) -> None:
    """Each picture shows what the seat knew, at the position of the last picture or later."""
    known = [lying(state, seat) for state in states]
    at = 0
    for number, picture in enumerate(pictures):
        later = [n for n in range(at, len(known)) if known[n] == picture]
        assert later, f"picture {number} of {seat} shows {sorted(picture)}"
        at = later[0]
