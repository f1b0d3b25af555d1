"""What holds for all tests."""

import gc
import signal
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from nbval.plugin import IPyNbCell
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController

from elfenwidgets.play.library.databases.sqlite import Sqlite
from elfenwidgets.text import DEFAULT, use
from elfenwidgets.ui.serving import forked

# A shell without a terminal starts background jobs deaf to Ctrl-C, and they hand that on to every
# program that they start. The tests end servers with Ctrl-C, so they have to hear it.
signal.signal(signal.SIGINT, signal.default_int_handler)


# What Hypothesis draws may take its time: how long, the machine says and not the code.
settings.register_profile(
    "any machine", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("any machine")

SELDOM = 20_000
"""So many things are made, and not gone, before Python looks for those that hold one another."""

# The kernels that run the notebooks need not each load all anew.
if forked.possible():
    KernelProvisionerFactory.instance().default_provisioner_name = forked.NAME


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect the tests without looking for garbage: what is made here stays to the end.

    To go through ten thousand tests again and again, then and later, takes a third of the time.
    Later it is looked for less often than usual, which takes a ninth off what tests compute: most
    of what they make in thousands goes without a search.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(SELDOM)
        gc.enable()


class FromBothEnds(LoadFileScheduling):
    """Hands out files: every other worker gets them from the end of the list.

    A test in a browser waits much, and one without computes: side by side they leave no core
    idle, and the browsers and servers of a session are started by half of the workers.
    """

    def _assign_work_unit(self, node: WorkerController) -> None:
        if self.nodes.index(node) % 2:
            self.workqueue.move_to_end(next(reversed(self.workqueue)), last=False)
        super()._assign_work_unit(node)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> FromBothEnds | None:
    return FromBothEnds(config, log) if config.getvalue("dist") == "loadfile" else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pictures stand for widgets, and are gone once a notebook runs: the words are compared."""
    for notebook in {item.parent for item in items if isinstance(item, IPyNbCell)}:
        notebook.skip_compare += ("text/html",)


@pytest.fixture(scope="session", autouse=True)
def _english_terminal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A terminal that speaks English, and nothing that whoever runs the tests has chosen."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LANGUAGE", "en")
        patch.setenv("ELFENWIDGETS_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="session", autouse=True)
def _no_wait_for_the_disk() -> Iterator[None]:
    """What a test writes may go with the machine: half of what many take was waiting for the disk.

    Processes of their own wait for it as ever.
    """
    opened = Sqlite.__init__

    def open_it(self: Sqlite, path: Path) -> None:
        opened(self, path)
        self.run("PRAGMA synchronous = OFF")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sqlite, "__init__", open_it)
        yield


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    """No test hands its language on to whichever comes after it."""
    yield
    use(DEFAULT)
