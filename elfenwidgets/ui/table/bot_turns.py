"""Bots take their turns one after the other, at a pace that people choose."""

import asyncio
from collections.abc import Callable

from elfenwidgets.play import library
from elfenwidgets.play.bots.choice import Choice
from elfenwidgets.ui.kit.aside import aside
from elfenwidgets.ui.kit.guard import log
from elfenwidgets.ui.kit.preferences import PACE, PACES
from elfenwidgets.ui.table.at_table import AtTable

GRACE = 6.0
"""Seconds that bots of this page wait where another page plays, before they act in its place."""

THINKING = 0.3
"""Seconds after which the screen says who is thinking, where it shows no single action."""


class BotTurns:
    """Lets the bots of a table play until it is a person's turn.

    ``played`` is called when the screen is to be written anew, ``failed`` after a fault.
    ``pace`` is one of PACES; while ``hurrying`` it is all the same. ``rest`` are seconds more
    before the next action, where they pause at all.
    """

    def __init__(self, played: Callable[[], None], failed: Callable[[], None]) -> None:
        self.pace = PACE.usual
        self.hurrying = False
        self.rest = 0.0
        self._played, self._failed = played, failed
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    def go(self, at: AtTable, grace: float = 0.0) -> None:
        """Let them play, unless they do already; after so many seconds of ``grace``."""
        if self._task is None and at.bots_turn:
            self.hurrying = False
            self._task = asyncio.get_running_loop().create_task(self._play(at, grace))

    def stop(self) -> None:
        """Nothing that is thought now will be played."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def hurry(self) -> None:
        """Play on to the next person's turn without pauses."""
        self.hurrying = True
        self._changed.set()

    def go_on(self) -> None:
        """Rest no longer."""
        self.rest = 0.0
        self._changed.set()

    def keep(self, pace: str) -> None:
        """Play at this pace from now on.

        Raises:
            OSError: it cannot be remembered.
        """
        self.pace = pace
        self._changed.set()
        library.keep_setting(PACE.key, pace)

    @property
    def pause(self) -> float:
        """Seconds from one action to the next."""
        return 0.0 if self.hurrying else PACES[self.pace]

    async def _play(self, at: AtTable, grace: float) -> None:
        try:
            if grace:
                await asyncio.sleep(grace)
            while (ask := at.table.ask_bot()) is not None:
                choice = await self._choice(ask)
                first = at.play_choice(choice)
                if not first:
                    await asyncio.sleep(GRACE)
                if self.pause or not at.bots_turn:
                    self._played()
        except Exception:
            log.exception("a bot failed")
            self._failed()
        finally:
            if self._task is asyncio.current_task():
                self._task = None

    async def _choice(self, ask: Callable[[], Choice]) -> Choice:
        """What the bot chooses, not before its time has come.

        The reason is worked out, too, so that the page need not wait for it later.
        """
        clock = asyncio.get_running_loop().time
        asked = clock()
        thought = asyncio.ensure_future(aside(lambda: ask().explained()))
        try:
            if not self.pause and not (await asyncio.wait({thought}, timeout=THINKING))[0]:
                self._played()
            choice = await thought
        finally:
            thought.cancel()  # whoever stops waits for it no longer
        while (left := asked + self.pause + (self.rest if self.pause else 0) - clock()) > 0:
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), left)
            except TimeoutError:
                break
        self.rest = 0.0
        return choice
