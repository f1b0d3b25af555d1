"""A plugin of pytest that tries mutants: one fork each, for the tests that call what was changed.

The mutants are a JSON list of names in the file that ``MUTANTS`` names; what became of them is
added to it as an object. Each fork begins as cold as after the imports, runs the quickest test
first, and stops at the first that fails, never ends, or wants too much memory.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from functools import cache, cached_property, partial
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from mutmut.mutation import trampoline

KILLED, SURVIVED, IMPORTED = "killed", "survived", "imported"
"""What became of a mutant; imported: it survived, but runs before the forks, so they prove nothing."""

MEMORY = 4 << 30  # bytes

called: set[str] = set()
trampoline.record_trampoline_hit = lambda name, caller=None: called.add(name)
in_force = "stats"
trampoline.get_mutant_under_test = lambda: in_force  # it asks the environment at each call


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Try all mutants instead of running the tests once."""
    file = Path(os.environ["MUTANTS"])
    early = set(called)
    timings = file.with_suffix(".timings")
    if forked(lambda: timings.write_text(json.dumps(measured(session.items))) and 0):
        raise pytest.UsageError("the tests fail without any mutant")
    print(f"\n{time.process_time():.0f} s so far", flush=True)
    cost: list[tuple[float, list[str]]] = json.loads(timings.read_text())
    outcomes = {}
    for mutant in json.loads(file.read_text()):
        function = mutant.rpartition("__mutmut_")[0]
        tests = sorted((took, i) for i, (took, names) in enumerate(cost) if function in names)
        killed = bool(tests) and forked(lambda: tried(mutant, session.items, tests))  # noqa: B023
        unsure = function in early or not tests
        outcomes[mutant] = KILLED if killed else IMPORTED if unsure else SURVIVED
        print(f"{mutant}: {outcomes[mutant]}", flush=True)
    file.write_text(json.dumps(outcomes))
    return True


def forked(work: Callable[[], int]) -> bool:
    """Whether work in a fork of this process fails."""
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1] != 0
    status = 1
    try:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        status = work()
    finally:
        os._exit(status)


def measured(items: list[pytest.Item]) -> list[tuple[float, list[str]]]:
    """How long each test takes, and which functions it calls when nothing is cached."""
    found = []
    for item, following in zip(items, [*items[1:], None], strict=True):
        cool()
        called.clear()
        begun = time.process_time()
        assert passes(item, following), item.nodeid
        found.append((time.process_time() - begun, sorted(called)))
    return found


def tried(mutant: str, items: list[pytest.Item], tests: list[tuple[float, int]]) -> int:
    """1 when one of the tests fails with the mutant in force."""
    global in_force
    in_force = mutant
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    cool()
    order = [items[i] for _, i in tests]
    for (took, _), item, following in zip(tests, order, [*order[1:], None], strict=True):
        signal.setitimer(signal.ITIMER_VIRTUAL, 5 + 20 * took)  # it ends this process
        if not passes(item, following):
            return 1
    return 0


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Whether a test passes, or is skipped."""
    return not any(report.failed for report in runtestprotocol(item, False, following))


@cache
def caches() -> list[Callable[[], object]]:
    """What empties the caches of the package, one by one."""
    found: list[Callable[[], object]] = []
    for name, module in list(sys.modules.items()):
        for thing in vars(module).values() if name.startswith("elfenwidgets.") else ():
            if hasattr(thing, "cache_clear"):
                found.append(thing.cache_clear)
            for key, value in vars(type(thing)).items():
                if isinstance(value, cached_property):
                    found.append(partial(vars(thing).pop, key, None))
    return found


def cool() -> None:
    """Empty the caches, for what lies there was worked out without the mutant."""
    for empty in caches():
        empty()
