"""What is in the air: sent to the page as one message, and painted when it has arrived."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol
from weakref import WeakSet

from ipycanvas import Canvas, MultiCanvas

from elfenwidgets.ui.drawing.board.pieces import Hidden
from elfenwidgets.ui.drawing.canvas_pen import Sprites
from elfenwidgets.ui.drawing.moving.motion import Flight
from elfenwidgets.ui.drawing.wire import wire


class Surface(Protocol):
    """A canvas and the sprites that are drawn on it."""

    canvas: Canvas | MultiCanvas
    sprites: Sprites


class Air:
    """The things of one board that fly; ``landed`` is called when all have arrived."""

    def __init__(self, landed: Callable[[], None]) -> None:
        self.flying: frozenset[Hidden] = frozenset()
        self._landed = landed
        self._timer: asyncio.TimerHandle | None = None
        _airs.add(self)

    def start(
        self, found: Sequence[Flight], board: Surface, rack: Surface, caption: str = ""
    ) -> None:
        """Let these fly, in place of those before; nothing flies where nobody could show it.

        The ``caption`` stands over the board meanwhile.
        """
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return
        if not wire.moves or not found or not (board.sprites.drawn and rack.sprites.drawn):
            return
        moves = [
            {
                "sprite": (rack if f.of_rack else board).sprites[f.sprite],
                "width": f.width,
                "spots": f.spots,
                "begin": f.begin,
                "seconds": f.seconds,
                "fades": f.fades,
                "stays": f.hides is not None,
            }
            for f in found
        ]
        told: dict[str, Any] = {
            "board": board.canvas.model_id,
            "rack": rack.canvas.model_id,
            "fly": moves,
        }
        if caption:
            told["says"] = caption
        wire.send(told)
        self.clear()
        self.flying = frozenset(f.hides for f in found if f.hides is not None)
        last = max((f.begin + f.seconds for f in found if f.hides is not None), default=0.0)
        self._timer = loop.call_later(last, self.land)

    def clear(self) -> None:
        """Nothing flies any more."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self.flying = None, frozenset()

    def land(self) -> None:
        """All has arrived, or somebody does not want to wait for it."""
        if self.flying:
            self.clear()
            self._landed()


_airs: WeakSet[Air] = WeakSet()
"""All of this kernel: whoever wants no motion wants none on any board."""


def land_all() -> None:
    """Nobody wants to wait for anything in the air."""
    for air in list(_airs):
        air.land()
