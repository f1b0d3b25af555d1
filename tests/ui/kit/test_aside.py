"""A thought in bites, where there are no threads: the page is heard, and may end it."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest

from elfenwidgets.play.journeys import breath
from elfenwidgets.ui.kit.aside import in_bites

T = TypeVar("T")


def run(page: Coroutine[Any, Any, T]) -> T:
    """Run a loop of its own, whatever loop other tests have left running on this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, page).result()


def turn(waited_for: Coroutine[Any, Any, None]) -> None:
    """Give the loop a turn in the middle of a callback, as the browser's Python can."""
    waited_for.close()
    loop = asyncio.get_running_loop()
    loop.call_soon(lambda: None)
    loop._run_once()  # type: ignore[attr-defined]


async def think_until(heard: asyncio.Event) -> str:
    """A thought that ends when the loop has had a turn."""

    def think() -> str:
        while not heard.is_set():
            breath.take()
        return "chosen"

    return await in_bites(think, lambda: True, turn)


def test_the_page_is_heard_while_a_bot_thinks() -> None:
    async def page() -> str:
        heard = asyncio.Event()
        task = asyncio.create_task(think_until(heard))
        await asyncio.sleep(0)  # it begins
        asyncio.get_running_loop().call_soon(heard.set)
        return await task

    assert run(page()) == "chosen"


def test_a_thought_that_nobody_wants_ends_and_the_next_one_begins() -> None:
    async def page() -> str:
        task = asyncio.create_task(think_until(asyncio.Event()))
        await asyncio.sleep(0)
        asyncio.get_running_loop().call_soon(task.cancel)
        with pytest.raises(asyncio.CancelledError):
            await task
        return await in_bites(lambda: "the next", lambda: True, turn)

    assert run(page()) == "the next"


def test_a_fault_in_a_thought_is_told_to_whoever_asked() -> None:
    def think() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        run(in_bites(think, lambda: True, turn))
