"""Long thoughts beside the kernel's one thread, so that it hears the page meanwhile."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from elfenwidgets.play.journeys import breath
from elfenwidgets.runtime import in_browser

T = TypeVar("T")

_THINKING = ThreadPoolExecutor(1, "bots")
"""One thinks at a time: bots want it so."""

_ONE = asyncio.Lock()
"""The same where there are no threads."""

BITE = 0.05
"""Seconds of a thought after which the page is heard, where there are no threads."""


class Unwanted(Exception):
    """Nobody wants to know any more."""


async def aside(think: Callable[[], T]) -> T:
    """Think, and give what came of it; the page is heard meanwhile.

    If that is cancelled a thought beside the thread ends unheard; one in bites ends with its bite.
    """
    if in_browser():
        import pyodide.ffi  # type: ignore[import-not-found,unused-ignore]  # of the browser's Python

        async with _ONE:
            return await in_bites(think, pyodide.ffi.can_run_sync, pyodide.ffi.run_sync)
    return await asyncio.get_running_loop().run_in_executor(_THINKING, think)


async def in_bites(
    think: Callable[[], T], can_wait: Callable[[], bool], wait: Callable[[Any], object]
) -> T:
    """Think in bites on this very thread: ``wait`` runs the loop until its argument is done.

    Where it ``can_wait`` for nothing, the thought is one bite.
    """
    loop = asyncio.get_running_loop()
    thought: asyncio.Future[T] = loop.create_future()
    unwanted = False
    bitten = 0.0

    def pause() -> None:
        nonlocal bitten
        if loop.time() - bitten < BITE or not can_wait():
            return
        wait(asyncio.sleep(0))
        if unwanted:
            raise Unwanted
        bitten = loop.time()

    def begin() -> None:
        nonlocal bitten
        bitten = loop.time()
        try:
            with breath.pausing(pause):
                thought.set_result(think())
        except Exception as error:
            thought.set_exception(error)

    # Not within a task: while that waits no other task could go on.
    loop.call_soon(begin)
    try:
        await asyncio.wait({thought})
    except asyncio.CancelledError:
        unwanted = True
        await asyncio.wait({thought})
        thought.exception()  # that it is unwanted is no news
        raise
    return thought.result()
