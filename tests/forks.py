"""Tests side by side, in forks of the process that has collected them.

With ``--forks 4`` four run: what the tests need is loaded and compiled once for all, and the tests
are gone through once. A fork takes a file of tests when it has done with the one before: one half
of the forks the first that is left, the other half the last. So browsers and servers, which begin
with the session, run in one half alone, for as long as there is something else to do.
"""

import atexit
import os
import signal
from collections.abc import Callable
from functools import partial
from itertools import groupby
from multiprocessing import get_context
from multiprocessing.connection import Connection, Pipe, wait
from typing import Any
from warnings import WarningMessage

import pytest


class Left:
    """The files that no fork has taken yet, by number, for all forks."""

    def __init__(self, files: int) -> None:
        shared = get_context("fork")
        self._ends, self._lock = shared.RawArray("i", [0, files]), shared.Lock()

    def take(self, last: bool) -> int | None:
        """Take the first of them, or the ``last``; None: nothing is left."""
        with self._lock:
            first, end = int(self._ends[0]), int(self._ends[1])
            if first == end:
                return None
            self._ends[last] += -1 if last else 1
            return end - 1 if last else first


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--forks", type=int, default=0, help="run the tests in so many forks")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Run the tests in forks; without the option, or with nothing to run, leave it to others."""
    options = session.config.option
    if not options.forks or options.collectonly or session.testsfailed:
        return None
    files = [[*tests] for _, tests in groupby(session.items, key=lambda test: test.path)]
    left = Left(len(files))
    session.config.get_terminal_writer().flush()
    forks: dict[Connection, int] = {}
    for number in range(options.forks):
        heard, telling = Pipe(duplex=False)
        if not (process := os.fork()):
            for each in (heard, *forks):
                each.close()
            _work(session, files, partial(left.take, bool(number % 2)), telling)
            return True
        telling.close()
        forks[heard] = process
    try:
        _hear(session, forks)
    finally:
        for process in forks.values():  # as Ctrl-C does, so that they put away what they use
            os.kill(process, signal.SIGINT)
    return True


def _hear(session: pytest.Session, forks: dict[Connection, int]) -> None:
    """Pass on what forks tell, until they have ended and all has been run."""
    hook = session.config.hook
    left = {test.nodeid for test in session.items}
    ill: list[int] = []
    while forks:
        for heard in wait([*forks]):
            assert isinstance(heard, Connection)
            try:
                told = heard.recv()
            except EOFError:
                process = forks.pop(heard)
                status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
                if status and (status != pytest.ExitCode.TESTS_FAILED or not session.testsfailed):
                    ill.append(status)
                continue
            if isinstance(told, dict):
                hook.pytest_warning_recorded.call_historic(kwargs=told)
                continue
            for each in told:
                report = hook.pytest_report_from_serializable(config=session.config, data=each)
                hook.pytest_runtest_logreport(report=report)
            hook.pytest_runtest_logfinish(nodeid=report.nodeid, location=report.location)
            left.remove(report.nodeid)
            if session.shouldfail:
                raise session.Failed(session.shouldfail)
    if left or ill:
        some = ", ".join(sorted(left)[:5])
        raise session.Interrupted(f"forks ended with {ill}; {len(left)} tests not run: {some}")


def _work(
    session: pytest.Session,
    files: list[list[pytest.Item]],
    take: Callable[[], int | None],
    telling: Connection,
) -> None:
    """Run file after file; the fixtures of the session end with it."""
    config, plugins = session.config, session.config.pluginmanager
    config.workerinput = {}  # type: ignore[attr-defined]  # what pytest keeps, the others write
    plugins.unregister(name="terminalreporter")
    # What is captured goes into a file, which two cannot share.
    capturing: Any = plugins.getplugin("capturemanager")
    capturing.stop_global_capturing()
    capturing.start_global_capturing()
    capturing.suspend_global_capture()
    plugins.register(Teller(config, telling))
    while (at := take()) is not None:
        # After a file nothing stays but what the session has, whichever comes next.
        for test, following in zip(files[at], [*files[at][1:], session], strict=True):
            config.hook.pytest_runtest_protocol(item=test, nextitem=following)


class Teller:
    """Tells what comes of tests: all of a test's reports together, and warnings."""

    def __init__(self, config: pytest.Config, telling: Connection) -> None:
        self._config, self._telling = config, telling
        self._reports: list[dict[str, Any]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        hook = self._config.hook
        said = hook.pytest_report_to_serializable(config=self._config, report=report)
        self._reports.append(said)
        if report.when == "teardown":
            self._telling.send(self._reports)
            self._reports = []

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """End at once: all is put away, and to clear the memory is the kernel's business."""
        atexit._run_exitfuncs()
        os._exit(exitstatus)

    def pytest_warning_recorded(
        self, warning_message: WarningMessage, when: str, nodeid: str, location: object
    ) -> None:
        # What it speaks of stays here: it may be anything.
        where = warning_message.filename, warning_message.lineno
        said = WarningMessage(str(warning_message.message), warning_message.category, *where)
        told = {"warning_message": said, "when": when, "nodeid": nodeid, "location": location}
        self._telling.send(told)
