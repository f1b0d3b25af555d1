"""Everything that can be clicked: on the board, on the rack, and by a button."""

from hypothesis import HealthCheck, Phase, settings

from elfenwidgets.rules.board import BOARD, COUNTERS, TRANSPORTS
from elfenwidgets.ui.drawing.targets import (
    BACK,
    BOOT,
    END,
    LAND,
    OBSTACLE,
    PASS,
    PILE,
    UNDO,
    Target,
)

TOWNS = tuple(Target("town", id) for id in BOARD.towns)
ROADS = tuple(Target("road", id) for id in BOARD.connections)
RACK = (
    PILE,
    OBSTACLE,
    BOOT,
    *(Target(kind, name) for kind in ("display", "counter", "secret") for name in COUNTERS),
    *(Target("card", name) for name in TRANSPORTS),
)
BUTTONS = (PASS, END, *(Target("pay", how) for how in ("card", "caravan", "boatmen")))
CLICKS = (*TOWNS, *ROADS, *RACK, *BUTTONS, LAND)
EVERYTHING = (*CLICKS, BACK, UNDO)

KEYS = ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Enter", " ", "Escape", "Backspace", "x")


def clicking(games: int, clicks: int) -> settings:
    """How a state machine clicks: as long as it says, the same each time."""
    return settings(
        max_examples=games,
        stateful_step_count=clicks,
        deadline=None,
        derandomize=True,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
