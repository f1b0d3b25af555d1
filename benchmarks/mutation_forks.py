"""A plugin of pytest that tries mutants: one fork each, for the tests that call what was changed.

``MUTANTS`` names a file with their names as a JSON list, which becomes an object that says whether
each was noticed. A fork begins as cold as after the imports, runs the quickest tests first, and
stops at the first that fails, never ends, or wants too much memory. ``MUTANT`` instead names one
that is in force from the first import on, while all tests are run as usual. A test that does not
pass here without any mutant, for it needs pytest's own way of running it, is left out.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import cache, cached_property, partial, wraps
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest
from _pytest.tmpdir import tmppath_result_key
from mutmut.mutation import trampoline

NOBODY = -1
MEMORY = 4 << 30  # bytes
ENOUGH = 2  # seconds that all tests of one mutant may take, by a mutant that changes nothing
LONGEST = 600  # seconds after which a test that waits for what never comes is ended

Function = Callable[..., Any]
Cost = tuple[float, list[str] | None]
"""How long a test takes, and what it calls when nothing is cached; None: it does not pass here."""

in_force: dict[str, str] = {}
called: set[str] = set()


def force(mutant: str) -> None:
    """Put a mutant into the place of its function, in what the tests start as well."""
    in_force[function_of(mutant)] = mutant.rpartition(".")[2]
    os.environ["MUTANT_UNDER_TEST"] = mutant  # there mutmut's own trampoline asks for it


def function_of(mutant: str) -> str:
    """The mangled name of the function that a mutant changes."""
    return mutant.rpartition("__mutmut_")[0]


def switched(mutants: dict[str, Function], is_classmethod: bool = False) -> Callable[..., Function]:
    """mutmut's trampoline, in a tenth of its time: the original, or the mutant in force."""

    def wrapped(function: Function) -> Function:
        owner, _, name = function.__qualname__.rpartition(".")
        mangled = f"xǁ{owner}ǁ{name}" if owner else f"x_{name}"
        key = f"{function.__module__}.{mangled}"

        @wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            called.add(key)
            chosen = mutants[in_force.get(key, "_mutmut_orig")]
            if is_classmethod:
                return getattr(args[0], chosen.__name__)(*args[1:], **kwargs)
            return chosen(*args, **kwargs)

        return call

    return wrapped


trampoline.wrap_in_trampoline = switched
if "MUTANT" in os.environ:
    force(os.environ["MUTANT"])


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Try all mutants instead of running the tests once."""
    if "MUTANTS" not in os.environ:
        return None
    file = Path(os.environ["MUTANTS"])
    cost, loaded = forked(partial(measured, session.items))
    for name in loaded:  # what tests load late takes longer than a test may
        importlib.import_module(name)
    for item, (_, names) in zip(session.items, cost, strict=True):
        if names is None:
            print(f"left out: {item.nodeid}")
    outcomes: dict[str, bool] = {}
    noticed: Counter[int] = Counter()
    caches()
    gc.freeze()  # what nobody looks at is not copied into each fork
    for mutant in json.loads(file.read_text()):
        tests = quickest(function_of(mutant), cost)
        tests.sort(key=lambda test: -noticed[test[1]])  # what has noticed others, first
        by = forked(partial(noticed_by, mutant, session.items, tests))
        outcomes[mutant] = by != NOBODY
        if by is not None:
            noticed[by] += 1
        print("." if outcomes[mutant] else f"\n{mutant}", end="", flush=True)
    file.write_text(json.dumps(outcomes))
    return True


def forked(work: Callable[[], Any]) -> Any:
    """What work in a fork of this process comes to; None: a signal ended it before."""
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        with open(reading) as pipe:
            told = pipe.read()
        _, status = os.waitpid(child, 0)
        return None if os.WIFSIGNALED(status) else json.loads(told)
    try:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        told = json.dumps(work())
        with open(writing, "w") as pipe:
            pipe.write(told)
    finally:
        os._exit(0)


def measured(items: list[pytest.Item]) -> tuple[list[Cost], list[str]]:
    """What each test costs, and the modules of the package that are loaded then."""
    found: list[Cost] = []
    for item, following in zip(items, [*items, None][1:], strict=True):
        caches.cache_clear()  # the tests load more and more modules
        cool()
        called.clear()
        begun = time.process_time()
        passed = passes(item, following)
        found.append((time.process_time() - begun, sorted(called) if passed else None))
    return found, [name for name in sys.modules if name.startswith("elfenwidgets.")]


def quickest(function: str, cost: list[Cost]) -> list[tuple[float, int]]:
    """How long the tests take that call a function, and their places, as far as there is time."""
    tests = sorted((took, i) for i, (took, names) in enumerate(cost) if function in (names or ()))
    sums = accumulate(took for took, _ in tests)
    return [test for test, sum in zip(tests, sums, strict=True) if sum < ENOUGH]


def noticed_by(mutant: str, items: list[pytest.Item], tests: list[tuple[float, int]]) -> int:
    """The first of the tests that fails with the mutant in force, or NOBODY."""
    force(mutant)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.alarm(LONGEST)
    cool()
    order = [items[i] for _, i in tests]
    for (took, i), item, following in zip(tests, order, [*order, None][1:], strict=True):
        signal.setitimer(signal.ITIMER_VIRTUAL, 1 + 10 * took)  # it ends this process
        if not passes(item, following):
            return i
    return NOBODY


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Whether a test passes, or is skipped; without the report that pytest would make of it."""
    setup = item.session._setupstate
    item.stash[tmppath_result_key] = {}  # of the report: whether to keep the test's folder
    try:
        try:
            setup.setup(item)
            item.runtest()
        finally:
            setup.teardown_exact(following)
    except BaseException as error:
        return isinstance(error, pytest.skip.Exception)
    return True


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
