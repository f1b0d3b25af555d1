"""Long thoughts beside the kernel's one thread, so that it hears the page meanwhile."""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

_THREADS = sys.platform != "emscripten"
"""In a browser there are none: Python itself is beside the page there, which goes on."""

_THINKING = ThreadPoolExecutor(1, "bots")
"""One thinks at a time: bots want it so."""


async def aside(think: Callable[[], T]) -> T:
    """Think, and give what came of it; what the page has said before is heard first."""
    if _THREADS:
        return await asyncio.get_running_loop().run_in_executor(_THINKING, think)
    await asyncio.sleep(0)
    return think()
