"""The main paths in browsers other than Chromium: a round, a reload, a lesson."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from shutil import rmtree

import pytest

from elfenwidgets.lessons.learned.keeping import load
from elfenwidgets.rules.view import view
from elfenwidgets.text import t, use
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.picking.narrowing import Choosing
from tests.browser.conftest import Server, stays_here, until
from tests.browser.everywhere.drivers import FIREFOX, WEBKIT, Tab, firefox, webkit
from tests.browser.everywhere.elsewhere import Elsewhere
from tests.browser.players import CHOICES
from tests.browser.served.test_weight import AGAIN, FIRST, KEPT, LARGEST
from tests.kept_games import library_in

PREVIEW = "document.querySelector('.elfen-preview-words')?.textContent ?? ''"

CAME = """['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
    .filter(({ name }) => !name.includes('/api/'))
    .map(({ transferSize }) => transferSize).filter(Boolean)"""
"""Bytes of each request of a page, but for the websocket and what looks after the kernel."""

LARGER = 150_000
"""Bytes of a first visit where a browser takes Brotli by https alone, and gets gzip."""

Browser = Callable[[Path], AbstractContextManager[Tab]]


def needs(program: str, package: str) -> pytest.MarkDecorator:
    """Skip where a browser is missing, and say what would bring it."""
    said = f"install your system's {package} package to run the tests of this browser"
    return pytest.mark.skipif(not Path(program).exists(), reason=said)


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(firefox, marks=needs(FIREFOX, "firefox-esr"), id="firefox"),
        pytest.param(
            webkit, marks=[pytest.mark.webkit, needs(WEBKIT, "webkit2gtk-driver")], id="webkit"
        ),
    ],
)
def tab(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, voila: Server
) -> Iterator[Tab]:
    """One tab for all; nothing that it asked for left the machine, and nothing failed in it."""
    browser: Browser = request.param
    with browser(tmp_path_factory.mktemp("profile")) as tab:
        yield tab
    voila.end_kernels()  # Firefox's last word is lost now and then: not tried here
    assert [address for address in tab.asked if not stays_here(address)] == []
    assert tab.faults == []


def test_a_round_by_every_hand_goes_on_after_a_reload(tab: Tab, voila: Server) -> None:
    use("en")
    until(lambda: voila.kernels() == [])
    rmtree(voila.home, ignore_errors=True)
    person = Elsewhere(tab, voila, seed=2, stops=0.4)
    person.open(voila.address)
    came = tab.look(CAME)
    assert 0 < sum(came) < (LARGEST if tab.unpacks else LARGER) and len(came) < FIRST
    person.begin("Ada", "Bo")
    state = person.play(lambda state: state.phase == "travel")
    before = person.record
    person.open(tab.look("location.href"))
    came = tab.look(CAME)
    assert sum(came) < KEPT and len(came) < AGAIN
    person.come()
    seen = view(state, state.turn)
    person.sees(seen, Choosing(seen.actions))
    assert person.record == before
    person.play(lambda state: state.round == 2)


def test_a_level_is_played(tab: Tab, voila: Server) -> None:
    use("en")
    person = Elsewhere(tab, voila)
    person.open(f"{voila.at('/')}#learn/welcome/first-step")
    person.waits(f".elfen-step {CHOICES}")
    road = layout.centre(Target("road", "plain:elvenhold-lapphalya"))

    def pointed_out() -> bool:
        """Whether a page that may not have heard of the offers before says what is there."""
        person.draws((0, 0))
        person.draws(road)
        return "Lapphálya" in str(tab.look(PREVIEW))

    until(pointed_out)
    person.draws(layout.town("elvenhold")[:2], "pointerDown")
    person.draws(road)
    person.waits(".elfen-lifted")
    person.draws(layout.town("lapphalya")[:2], "pointerUp")

    def solved() -> bool:
        with library_in(voila.home):
            return load().stars.get("welcome/first-step") == 3

    until(solved)
    until(lambda: t("level-solved") in tab.look("document.body.innerText"))
