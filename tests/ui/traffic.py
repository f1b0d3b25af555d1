"""What pages draw, decoded from their messages, and what a seat may know at each position."""

import json
import re
from collections.abc import Iterable
from string import ascii_letters
from typing import Any

from ipycanvas.canvas import COMMANDS

from elfenwidgets.rules.record import Record
from elfenwidgets.rules.record.header import read
from elfenwidgets.rules.record.replay import Replaying
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import view
from elfenwidgets.ui.drawing.gold import pictures as gold
from elfenwidgets.ui.drawing.rack.forms import form
from elfenwidgets.ui.drawing.rack.places import displays, places
from elfenwidgets.ui.drawing.sprites import ON_RACK, sheet

SPRITE = re.compile(r"IPY_MODEL_([A-Za-z]{2}\d+)([A-Za-z])")
THINGS = re.compile("card-|tile-")
NAMES = {len(kind): list(sheet(kind, 1.0).cells) for kind in (ON_RACK, {**ON_RACK, **gold.ON_RACK})}
"""The sprites of a rack by their number: that of the base game, that of Elfengold."""

Drawing = list[Any]
"""The commands of one message to the canvases."""


def racks(drawings: Iterable[Drawing]) -> list[frozenset[str]]:
    """What lay on the rack in each picture with something on it: cards, counters, obstacles."""
    sprites: dict[str, set[str]] = {}
    pictures = []
    for commands in drawings:
        target, things = "", set()
        for command, arguments, *_ in commands:
            if command == COMMANDS["switchCanvas"]:
                target = arguments[0]
                if made := SPRITE.fullmatch(target):
                    sprites.setdefault(made[1], set()).add(made[2])
            elif command == COMMANDS["drawImage"] and not SPRITE.fullmatch(target):
                drawn = SPRITE.fullmatch(arguments[0])
                if drawn and (names := NAMES.get(len(sprites[drawn[1]]))):
                    things.add(names[ascii_letters.index(drawn[2])])
        pictures.append(frozenset(thing for thing in things if THINGS.match(thing)))
    return [picture for picture in pictures if picture]


def drawings_in(frames: Iterable[bytes]) -> list[Drawing]:
    """The drawings in what came over a websocket, in their order."""
    found = []
    for frame in frames:
        text = frame.decode("latin-1")
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
