"""Where the games are played: here, in processes of this machine, or on a Dask cluster.

Each gives the same outcomes in an order of its own, and drops the games that are left when it is
closed.
"""

import signal
from collections.abc import Generator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context

from elfenwidgets.play.tournament.schedule import Outcome, Tournament, play_game
from elfenwidgets.play.usage import UsageError, load

PATIENCE = 10  # seconds for a cluster to answer

Outcomes = Generator[Outcome, None, None]


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
    try:
        one = partial(play_game, tournament, with_record)
        with _ctrl_c_waits():  # the processes start with the first game, and inherit the waiting
            games = [pool.submit(one, i) for i in range(tournament.games)]
        for future in as_completed(games):
            yield future.result()
    except BrokenExecutor as error:
        raise WorkersFailed("command-process-ended") from error
    finally:
        pool.shutdown(cancel_futures=True)


def _end_quietly() -> None:
    """Ctrl-C reaches every process of a terminal: the ones that only play need no last word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


@contextmanager
def _ctrl_c_waits() -> Generator[None, None, None]:
    """Keep Ctrl-C back: a process that is hit while it still loads would print where it was."""
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
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise UsageError("command-no-scheduler", address=address) from error
    futures = []
    try:
        one = partial(play_game, tournament, with_record)
        futures = client.map(one, range(tournament.games), pure=False)
        played = distributed.as_completed(futures, loop=client.loop, with_results=True)
        for batch in played.batches():
            for _, outcome in batch:
                yield outcome
    except Exception as error:  # whatever a worker raised comes back as itself
        raise WorkersFailed("command-worker-failed", reason=str(error)) from error
    finally:
        client.cancel(futures)
        client.close()
