"""Whoever plays at a table that stands on a page: what is true, and what is done next.

What is true is read from the save file; what the page shows has to agree with it. How one looks at
the page and presses is said elsewhere: `hands` for Chromium, `elsewhere` for other browsers.
"""

import json
import random
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from typing import Any

from elfenwidgets.play.hot_seat import OPEN
from elfenwidgets.rules import Action, DrawSecret, EndMove, Pass, legal_actions
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View, view
from elfenwidgets.text import folded, t
from elfenwidgets.ui.drawing.rack import forms
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit.page_widget import BREATH
from elfenwidgets.ui.picking import keyboard
from elfenwidgets.ui.picking.labels import label
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.parts import parts
from elfenwidgets.ui.picking.reach import far_towns
from tests.browser.conftest import Server, until
from tests.kept_games import kept, library_in

BOARD = "canvas.elfen-board"
RACK = "canvas.elfen-rack"
COME = ".elfen-curtain button.elfen-main"
CHOICES = '.elfen-choices button:not([data-value="%20"])'

# The choices on the screen without those that lead back.
SHOWN = """() => [...document.querySelectorAll('.elfen-choices button')]
    .map(button => button.textContent.trim())
    .filter(said => !['', 'Back', 'Undo', 'Zurück', 'Zurücknehmen'].includes(said))"""
ROADS = """() => [...document.querySelectorAll('.elfen-roads option')]
    .map(option => option.textContent.replaceAll('\xa0', ' ')).slice(1)"""
# A table says after how many events it is what stands there, a stage as well, after its own number.
EVENTS = "Number(document.querySelector('.elfen-look')?.dataset.when.split('-').pop())"
OFFERED = f"expected => JSON.stringify([{EVENTS}, ({SHOWN})(), ({ROADS})()]) === expected"
ON_OFFER = f"""([events, expected]) => {{
    const shown = [...({SHOWN})(), ...({ROADS})()];
    return {EVENTS} === events && expected.every(said => shown.includes(said));
}}"""
FOCUSED = "said => document.querySelector('.elfen-what').textContent.endsWith('▸ ' + said)"
AT_THE_GAME = "() => /^#play.[0-9a-f]{12}$/.test(location.hash)"  # where a reload leads back
ACTIVE = "selector => document.activeElement?.matches(selector) === true"


def records(server: Server) -> list[Any]:
    """The saved games, the newest first."""
    with library_in(server.home):
        return kept()


def arrows(target: Target, seen: View, choosing: Choosing) -> int:
    """How often the right arrow is pressed; a counter that was picked has led to the first road."""
    choices = keyboard.groups(seen, choosing, far_towns(seen, choosing))
    focus = choices[0][0] if keyboard.placing(seen, choosing) and choosing.picks else None
    presses = 0
    while focus != target:
        focus = keyboard.step("ArrowRight", choices, focus)
        presses += 1
    return presses


def rack_form(seen: View, width: float, height: float) -> forms.Form:
    """How a rack of that size is laid out while that is seen."""
    return forms.form(seen.phase in ("draw_secret", "draw"), width < 4 * height)


class Player(ABC):
    """Plays for everybody at the table."""

    def __init__(self, server: Server, seed: int = 0, stops: float = 0.1) -> None:
        self.server, self.stops = server, stops
        self._rng = random.Random(seed)

    @abstractmethod
    def waits(self, selector: str) -> None:
        """Wait until that is on the page."""

    @abstractmethod
    def there(self, selector: str) -> bool:
        """Whether that is on the page."""

    @abstractmethod
    def come(self) -> None:
        """Say "I am ..." to the curtain, and wait for one's things."""

    @abstractmethod
    def passes(self, words: str) -> None:
        """Press the button that says so, the only thing to do, or what means the same."""

    @abstractmethod
    def sees(self, seen: View, choosing: Choosing) -> None:
        """Wait until the page offers exactly what may be picked next."""

    @abstractmethod
    def pick(self, target: Target, seen: View, choosing: Choosing) -> None:
        """Pick one of the choices."""

    _acted = 0.0  # when something was pressed last, by time.monotonic

    @property
    def record(self) -> dict[str, Any]:
        found: dict[str, Any] = records(self.server)[0]
        return found

    @property
    def state(self) -> State:
        return replay(self.record)

    def offered(self, seen: View, choosing: Choosing) -> str:
        """What `OFFERED` expects: what has happened, and what buttons and list of places say.

        Two decisions may offer the same; before the second the page knows of more events.
        """
        listed = seen.phase == "plan" and choosing.stage == "way"
        labels = [label(target, seen, choosing) for target in choosing.options]
        places = sorted(labels, key=folded) if listed else []
        if seen.phase == "travel":
            towns = (Target("town", town) for town in far_towns(seen, choosing))
            places = sorted((label(town, seen, choosing) for town in towns), key=folded)
        expected = [len(self.record["events"]), [] if listed else labels, places]
        return json.dumps(expected, ensure_ascii=False, separators=(",", ":"))

    def choose(self, state: State) -> Action:
        """Some action, seldom one that ends the turn."""
        actions = list(legal_actions(state))
        ends = [a for a in actions if isinstance(a, Pass | EndMove)]
        others = [a for a in actions if not isinstance(a, Pass | EndMove)]
        stop = not others or (bool(ends) and self._rng.random() < self.stops)
        return self._rng.choice(ends if stop else others)

    def act(self, action: Action, state: State, picks: int = 99) -> None:
        """Pick after pick until the action is played, or so many picks are made."""
        seen = view(state, state.turn)
        choosing = Choosing(seen.actions)
        self.sees(seen, choosing)
        while choosing.complete is None and len(choosing.picks) < picks:
            wanted = parts(action) - Counter(choosing.picks)
            offered = [option for option in choosing.options if option in wanted]
            # How to pay is said first, where the chart's price is not what is meant.
            target = min(offered, key=lambda option: option.kind != "pay")
            self.pick(target, seen, choosing)
            more = choosing.pick(target)
            assert more is not None
            choosing = more
            if choosing.complete is None:
                self.sees(seen, choosing)

    def turn(self) -> State:
        """One action of whoever's turn it is; gives the state after it."""
        before = self.record
        state = replay(before)
        self.waits(f"{COME}, .elfen-at-table .elfen-what")
        if self.there(".elfen-at-curtain"):
            self.come()
        action = self.choose(state)
        # Nobody is that quick: of two presses on one place in a breath the page takes one.
        until(lambda: time.monotonic() > self._acted + BREATH / 1000)
        self.act(action, state)
        self._acted = time.monotonic()
        until(lambda: self.record != before)
        after = self.state
        if isinstance(action, DrawSecret):
            self.passes(t("choice-seen"))
        begun = after.round > state.round
        if begun:
            self.passes(t("interlude-on"))
        others = (begun or after.turn != state.turn) and after.phase not in OPEN
        place = "end" if after.phase == "over" else "curtain" if others else ""
        if place:
            self.waits(f".elfen-at-{place}")
        return after

    def play(self, reached: Callable[[State], bool]) -> State:
        """Play until something is so."""
        state = self.state
        while not reached(state):
            state = self.turn()
        return state
