"""Other pages are followed as long as there is an event loop to do it in."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from elfenwidgets.ui.kit.background import Following
from tests.in_a_thread import in_a_thread


def test_following_begins_anew_where_the_loop_it_ran_in_has_ended() -> None:
    looks: list[None] = []
    following = Following(lambda: looks.append(None), lambda: None)

    async def begin() -> None:
        following.go()

    async def see() -> None:
        following.go()
        while not looks:
            await asyncio.sleep(0.05)

    in_a_thread(begin())
    assert looks == []
    in_a_thread(see())
    assert looks


def test_following_goes_on_in_the_loop_that_asks_for_it_while_another_one_waits() -> None:
    """A loop that begins to follow and then never gets its turn again holds nobody up."""
    looks: list[None] = []
    following = Following(lambda: looks.append(None), lambda: None)
    waiting = asyncio.new_event_loop()

    async def begin() -> None:
        following.go()

    async def see() -> None:
        following.go()
        while not looks:
            await asyncio.sleep(0.05)
        following.stop()

    async def stop() -> None:
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(waiting.run_until_complete, begin()).result()
        assert looks == []
        in_a_thread(see())
        assert looks
        elsewhere.submit(waiting.run_until_complete, stop()).result()
    waiting.close()
