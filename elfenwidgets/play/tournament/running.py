"""Where the games are played: here, in processes of this machine, or on a Dask cluster.

Each gives the outcomes in the order of the games, has a few games more in hand than are being
played, and drops what is left when it is closed. So a long tournament takes no more memory than a
short one.
"""

import signal
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any

from elfenwidgets.play.tournament.schedule import PlayedGame, Tournament, play_game
from elfenwidgets.play.usage import UsageError, load

CONNECT_TIMEOUT = 10  # seconds for a cluster to answer

CAN_WAIT = hasattr(signal, "pthread_sigmask")  # Windows has no such thing
AHEAD = 4  # games in hand for each that is being played

Outcomes = Generator[PlayedGame, None, None]


class WorkersFailed(UsageError):
    """Those who play the games cannot go on."""


def here(tournament: Tournament, with_record: bool) -> Outcomes:
    """Play in this process, one game after the other."""
    for number in range(tournament.games):
        yield play_game(tournament, with_record, number)


def in_processes(tournament: Tournament, with_record: bool, jobs: int) -> Outcomes:
    """Play in ``jobs`` processes of this machine, started afresh on every system.

    Raises:
        WorkersFailed: one of them ended by itself.
    """
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_end_quietly)
    one = partial(play_game, tournament, with_record)

    def submit(number: int) -> Future[PlayedGame]:
        with _ctrl_c_waits():  # the processes start with their first games, and inherit the waiting
            return pool.submit(one, number)

    try:
        yield from _in_order(submit, deque(), tournament.games, AHEAD * jobs)
    except BrokenExecutor as error:
        raise WorkersFailed("command-process-ended") from error
    finally:
        pool.shutdown(cancel_futures=True)


def _in_order(
    submit: Callable[[int], Any], waiting: deque[Any], games: int, ahead: int
) -> Outcomes:
    """The outcomes of games handed out so many ahead; ``waiting`` holds the futures meanwhile."""
    for number in range(games):
        waiting.append(submit(number))
        if len(waiting) >= ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def _end_quietly() -> None:
    """Ctrl-C reaches every process of a terminal: the ones that only play need no last word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if CAN_WAIT:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


@contextmanager
def _ctrl_c_waits() -> Generator[None, None, None]:
    """Keep Ctrl-C back: a process that is hit while it still loads would print where it was."""
    if not CAN_WAIT:
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def on_dask(tournament: Tournament, with_record: bool, address: str) -> Outcomes:
    """Play on the Dask cluster whose scheduler is at ``address``; its workers need this package.

    Raises:
        UsageError: Dask is not installed, or no scheduler answers.
        WorkersFailed: a worker cannot play.
    """
    distributed = load("distributed", "dask")
    try:
        distributed.comm.get_address_host_port(address)
        client = distributed.Client(address, timeout=CONNECT_TIMEOUT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise UsageError("command-no-scheduler", address=address) from error
    one = partial(play_game, tournament, with_record)
    waiting: deque[Any] = deque()
    try:
        ahead = AHEAD * max(AHEAD, sum(client.nthreads().values()))
        submit = partial(client.submit, one, pure=False)
        yield from _in_order(submit, waiting, tournament.games, ahead)
    except Exception as error:  # whatever a worker raised comes back as itself
        raise WorkersFailed("command-worker-failed", reason=str(error)) from error
    finally:
        client.cancel(list(waiting))
        client.close()
