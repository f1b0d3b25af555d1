"""Work of an event loop, in a thread of its own: the browser of other tests has one in this."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")

LONGEST = 120
"""Seconds that no work takes: what waits for something in vain ends all the same."""

_THREAD = ThreadPoolExecutor(1)  # always the same: a database may be used by the one that opened it


def in_a_thread(work: Coroutine[Any, Any, Result]) -> Result:
    """What the work comes to.

    Raises:
        TimeoutError: it has come to nothing in time.
    """
    return _THREAD.submit(asyncio.run, asyncio.wait_for(work, LONGEST)).result()
