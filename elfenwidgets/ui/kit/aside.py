"""Long thoughts beside the kernel's one thread, so that it hears the page meanwhile."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from elfenwidgets.play.guests import alone

T = TypeVar("T")

_THINKING = ThreadPoolExecutor(1, "bots")
"""One thinks at a time: bots want it so."""


async def aside(think: Callable[[], T]) -> T:
    """Think, and give what came of it; what the page has said before is heard first."""
    if alone():  # there are no threads, but Python itself is beside the page, which goes on
        await asyncio.sleep(0)
        return think()
    return await asyncio.get_running_loop().run_in_executor(_THINKING, think)
