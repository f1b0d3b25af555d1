"""Games to look back at, and what their page says of the search that goes on."""

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any

import ipywidgets as w

from elfenwidgets.play.selfplay import play
from elfenwidgets.rules import editions
from elfenwidgets.text import t
from tests.ui.pressing import texts

GAMES = {
    "three": ("amigo-de", ["greedy", "random", "random"]),
    "towncards": ("moon-1998", ["random", "greedy"]),
    "gold": ("elfengold", ["greedy", "random"]),
}


@cache
def record(name: str) -> dict[str, Any]:
    edition, bots = GAMES[name]
    return play(editions()[edition], bots, 5).record()


def looking(part: w.Widget) -> bool:
    """Whether the page says that there is more to come."""
    return any(t("gamereview-looking", n=n) in texts(part) for n in range(1, 7))


async def until(reached: Callable[[], bool]) -> None:
    """Let the kernel's loop go on until something is so."""
    while not reached():
        await asyncio.sleep(0)
