"""Everything that can be clicked: on the board, on the rack, and by a button."""

from hypothesis import HealthCheck, Phase, settings

from elfenwidgets.rules.board import BOARD, COUNTERS, TRANSPORTS
from elfenwidgets.rules.gold.state import ITEMS, SPECIALS
from elfenwidgets.ui.drawing.targets import (
    BACK,
    BOOT,
    COINS,
    DECK,
    DISCARD,
    END,
    FLY,
    GOLD,
    LAND,
    OBSTACLE,
    PASS,
    PILE,
    UNDO,
    WITCH,
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
IN_ELFENGOLD = (
    *(DECK, GOLD, COINS, WITCH, FLY, Target("card", "witch")),
    *(Target("market", name) for name in (*TRANSPORTS, "witch")),
    *(Target(kind, name) for kind in ("counter", "secret") for name in SPECIALS),
    *(Target("drawn", name) for name in ITEMS),
    *(Target("bid", coins) for coins in ("0", "1", "2", "5", "12", "13", "9999", "10000")),
)
CLICKS = (*TOWNS, *ROADS, *RACK, *BUTTONS, *IN_ELFENGOLD, DISCARD, LAND)
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
