"""What is wrong with an action after which a level's goal is out of reach, by what was done."""

from typing import assert_never

from elfenwidgets.rules.actions import (
    Action,
    Draw,
    DrawSecret,
    EndMove,
    Keep,
    Move,
    Pass,
    Place,
    PlaceObstacle,
)
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.gold.actions import GoldAction, PlaceItem

KEYS = (
    "lesson-ended-early",
    "lesson-passed-early",
    "lesson-caravan-spent",
    "lesson-rafts-spent",
    "lesson-led-away",
    "lesson-placed-elsewhere",
    "lesson-obstacle-spent",
    "lesson-item-elsewhere",
    "lesson-not-reached",
    "lesson-dead-end",
)
"""The keys of all sentences for it."""


def astray(action: Action, over: bool) -> str:
    """The key of the sentence; ``over``: there is nothing left to do in the level."""
    match action:
        case EndMove():
            return "lesson-ended-early"
        case Pass():
            return "lesson-passed-early"
        case Move(how="caravan"):
            return "lesson-caravan-spent"
        case Move(via=via, how="card") if BOARD.connections[via].kind in ("river", "lake"):
            return "lesson-rafts-spent"
        case Move():
            return "lesson-led-away"
        case Place():
            return "lesson-placed-elsewhere"
        case PlaceObstacle():
            return "lesson-obstacle-spent"
        case PlaceItem():
            return "lesson-item-elsewhere"
        case DrawSecret() | Draw() | Keep() | GoldAction():
            return "lesson-not-reached" if over else "lesson-dead-end"
        case _:
            assert_never(action)
