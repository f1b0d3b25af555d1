"""From anywhere to anywhere at any time, with a game that runs: nothing is lost, nothing fails."""

import asyncio
import logging
import os
import re
from concurrent.futures import ThreadPoolExecutor
from tempfile import TemporaryDirectory
from typing import Any

import ipywidgets as w
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from elfenwidgets.play import library
from elfenwidgets.rules.record import replay
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.home.play import Play
from elfenwidgets.ui.home.shell import PLACES
from elfenwidgets.ui.kit.guard import log
from elfenwidgets.ui.table.seat_form import PERSON
from tests.ui.everything import clicking
from tests.ui.home.browser import Browser
from tests.ui.pressing import said

ADDRESSES = (
    *PLACES,
    *("play/friends", "play/new", "play/none", "learn/plan", "learn/travel/caravan-bare"),
    *("learn/review", "puzzles/2026-11-21", "puzzles/obstacle/4", "nowhere", "a/b/c"),
)

NOTHING = re.compile(r"\b(?:undefined|NaN)\b|(?:^|>)\s*(?:null|None)\b(?! of|[.:])")
"""What programs call nothing, and people do not: they say null and None, but do not begin so."""


class Anywhere(RuleBasedStateMachine):
    """One person at a browser, and bots or a friend at the table."""

    def __init__(self) -> None:
        super().__init__()
        self._folder = TemporaryDirectory()
        os.environ["ELFENWIDGETS_HOME"] = self._folder.name
        self._loop = asyncio.new_event_loop()
        self._faults: list[str] = []
        log.addFilter(self._keep)
        self._lengths: dict[str, int] = {}
        use("en")

    def _keep(self, record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR:
            self._faults.append(logging.Formatter().format(record))
        return True

    def _do(self, something: Any) -> None:
        """Do it where an event loop runs, and let what it began come to an end."""

        async def run() -> None:
            something()
            for _ in range(3):
                await asyncio.sleep(0.001)

        self._loop.run_until_complete(run())

    @initialize()
    def open(self) -> None:
        library.keep_setting("pace", "at-once")

        async def start() -> None:
            self._browser = Browser()

        self._loop.run_until_complete(start())

    @rule(address=st.sampled_from(ADDRESSES))
    def follow_a_link(self, address: str) -> None:
        self._do(lambda: self._browser.follow(f"#{address}"))

    @rule(steps=st.sampled_from([-3, -2, -1, 1, 2]))
    def go_back_or_forward(self, steps: int) -> None:
        self._do(lambda: self._browser.go(steps))

    @rule()
    def reload(self) -> None:
        before = self._browser.address
        self._do(self._browser.reload)
        if before.partition("/")[2] in self._lengths:
            assert self._browser.address == before

    @rule(language=st.sampled_from(languages()))
    def speak(self, language: str) -> None:
        self._do(lambda: self._browser.follow("#settings"))
        tongues = self._browser.find(w.ToggleButtons)[0]
        index = [code for _, code in tongues.options].index(language)
        self._do(lambda: tongues.set_state({"index": index}))

    @rule()
    def begin_against_bots(self) -> None:
        self._do(lambda: self._browser.follow("#play"))
        self._do(lambda: self._browser.press(t("front-bots")))
        assert self._browser.address.startswith("play/")

    @rule()
    def begin_with_a_friend(self) -> None:
        self._do(lambda: self._browser.follow("#play/friends"))
        rows = next(x for x in self._browser.find(w.VBox) if "elfen-seat-rows" in x._dom_classes)
        for row in rows.children[:2]:
            row.children[0].value = PERSON
        self._do(lambda: self._browser.press(t("start-go")))

    @rule()
    def go_on(self) -> None:
        self._do(lambda: self._browser.follow("#play"))
        self._do(lambda: self._browser.press(t("start-resume")))

    @rule(number=st.integers(0, 40))
    def play(self, number: int) -> None:
        """Come through the curtain, or choose what is on offer."""
        place = self._browser.home.place
        if isinstance(place, Play) and place.screen.table is not None:
            shown = place.widget._dom_classes
            if "elfen-at-curtain" in shown:
                curtain = next(
                    x for x in self._browser.find(w.VBox) if "elfen-curtain" in x._dom_classes
                )
                self._do(curtain.children[1].click)
            else:
                options = place.screen.session.choosing.options
                if options:
                    target = options[number % len(options)]
                    self._do(lambda: place.screen.session.pick(target))

    @rule()
    def look_something_up(self) -> None:
        place = self._browser.home.place
        if isinstance(place, Play) and place.screen.table is not None and place.game:
            books = [x for x in self._browser.find(w.Button) if "elfen-look-up" in x._dom_classes]
            self._do(books[0].click)

    @invariant()
    def nothing_failed(self) -> None:
        assert self._faults == []

    @invariant()
    def the_address_is_that_of_what_is_shown(self) -> None:
        if hasattr(self, "_browser"):
            assert self._browser.agrees
            shown = self._browser.home.place.widget
            assert self._browser.home._body.children == (shown,)

    @invariant()
    def nothing_is_called_as_programs_call_it(self) -> None:
        if hasattr(self, "_browser"):
            assert [text for text in said(self._browser.home) if NOTHING.search(text)] == []

    @invariant()
    def no_game_is_lost(self) -> None:
        found = {}
        for game in library.games("unfinished", most=99) + library.games("finished", most=99):
            record = library.Save(game.id).read()
            replay(record)
            found[game.id] = len(record["events"])
        assert found.keys() >= self._lengths.keys()
        assert all(found[game] >= length for game, length in self._lengths.items())
        self._lengths = found

    @invariant()
    def nobody_plays_while_another_place_is_shown(self) -> None:
        if hasattr(self, "_browser"):
            made = self._browser.home._made.get("play")
            if made is not None and self._browser.home.at[0] != "play":
                assert isinstance(made[1], Play)
                assert made[1].screen._bots._task is None

    def teardown(self) -> None:
        log.removeFilter(self._keep)
        if hasattr(self, "_browser"):
            self._do(self._browser.home.place.leave)
        self._loop.close()
        library.close()
        self._folder.cleanup()


def test_from_anywhere_to_anywhere_with_a_game_that_runs(home: object) -> None:
    some = clicking(games=8, clicks=25)
    before = os.environ["ELFENWIDGETS_HOME"]
    try:
        # In a thread of its own: the browser's driver keeps a loop running in the main one.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(run_state_machine_as_test, Anywhere, settings=some).result()
    finally:
        os.environ["ELFENWIDGETS_HOME"] = before
