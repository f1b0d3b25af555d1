"""People who share one screen: what all of them can see holds nobody's hidden things.

Whenever nobody sits before the screen, or a card about the round lies on it, the hidden things are
dealt anew, and the page has to be the same: every widget's state and every stroke of the picture.
What led there is done again, too, from where the same person held the same and the others something
else: what is sent has to be the same. So has what a curtain leaves of the screen before it.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import ipywidgets as w
import pytest
from ipycanvas import canvas

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from elfenwidgets.rules.board import BOARD, COUNTERS, TRANSPORTS
from elfenwidgets.rules.events import GameEvent
from elfenwidgets.rules.players import COLORS, Player
from elfenwidgets.text import t
from elfenwidgets.ui.drawing import board_widget
from elfenwidgets.ui.drawing.backing_store import Shown
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.drawing.targets import OWN, SEEN
from elfenwidgets.ui.kit import page_widget
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.picking.parts import ENDINGS
from elfenwidgets.ui.table.screen import TableScreen
from tests.rules.hidden import deal_hidden_things_anew
from tests.ui.pressing import widgets
from tests.ui.screen import Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")

Press = Callable[[], None]


def otherwise(event: GameEvent, seat: int | None, rng: random.Random) -> GameEvent:
    """An event as it may have been to the eyes of ``seat``: P2.2, P5.12, P6.3, S9; hands, S10."""
    if event.get("seat") == seat:
        return event
    changed: Any = dict(event)
    match changed["e"]:
        case "deal":
            changed["cards"] = rng.choices(TRANSPORTS, k=len(changed["cards"]))
        case "end_move":
            changed["discard"] = rng.choices(TRANSPORTS, k=len(changed["discard"]))
        case "draw_secret":
            changed["counter"] = rng.choice(COUNTERS)
        case "keep" if changed["secret"]:
            changed["counter"] = rng.choice(COUNTERS)
        case "town_card":
            changed["town"] = rng.choice(sorted(BOARD.town_cards))
    kept: GameEvent = changed
    return kept


class Shared:
    """One screen at which several people play a game, each in turn."""

    def __init__(self, seats: int, edition: str, seed: int) -> None:
        self.rng = random.Random(seed)
        rules = editions()[edition].with_rules(town_cards=seed % 2 == 0)
        players = [Player(f"Player {n}", COLORS[n]) for n in range(seats)]
        self.game = Game(rules, players, seed)
        self.table = Table.new(self.game, {})
        self.place = ""
        faults: list[str] = []
        guard = Guard(faults.append)
        self.board = BoardWidget(guard.passing)
        page_widget.dress()
        self.screen = TableScreen(self.board, guard, self._appear)
        self.faults = faults
        self.sent: list[Any] = []
        for drawn in (self.board.board, self.board.rack):
            how = Shown(f"page {id(self)}", 900, 1)
            board_widget.tell_board(drawn.model_id, how)
        self.screen.open(self.table, library.Save.new())
        assert self.screen._at is not None
        self.at = self.screen._at

    def _appear(self, place: str) -> None:
        self.place = place

    @property
    def for_all(self) -> bool:
        """Whether what is on the screen now is meant for everybody who sits there."""
        return (
            self.table.hot_seat.viewer is None
            or self.table.hot_seat.awaited is not None
            or self.card
        )

    @property
    def card(self) -> bool:
        (box,) = (x for x in self.screen.parts if "elfen-interlude" in x._dom_classes)
        return "elfen-open" in box._dom_classes

    @property
    def widgets(self) -> list[Any]:
        """All widgets of the screen, a curtain's at all times, and what tells of offers."""
        shown = {x: None for part in self.screen.parts for x in widgets(part, w.Widget)}
        curtain = self.screen._page.curtain
        at_times = dict.fromkeys((curtain._title, curtain._come, curtain._back))
        return [*(shown | at_times), self.screen._page.controls.bridge]

    @property
    def held(self) -> list[Any]:
        """All that the page has: each widget's state, and the picture."""
        states = [widget.get_state() for widget in self.widgets]
        return [states, [layer.shown for store in self.board.stores for layer in store.layers]]

    def covered(self) -> list[Any]:
        """What the page has when the curtain falls over the things of whoever is awaited."""
        hot_seat = self.table.hot_seat
        viewer, hot_seat.viewer = hot_seat.viewer, hot_seat.awaited
        self.screen.refresh()
        hot_seat.viewer = viewer
        self.screen.refresh()
        return self.held

    def next_press(self) -> Press:
        """What somebody does now: mostly something that leads on."""
        if self.place == "curtain":
            return self._button("elfen-curtain")
        if self.card:
            return self._button("elfen-interlude")
        if self.table.hot_seat.looking:
            return lambda: self.screen.session.pick(SEEN)
        if self.table.hot_seat.open and self.rng.random() < 0.3:
            return lambda: self.screen.session.pick(OWN)
        offered = self.screen.session.choosing.options
        others = [each for each in offered if each not in ENDINGS]
        target = self.rng.choice(others if others and self.rng.random() < 0.8 else offered)
        return lambda: self.screen.session.pick(target)

    def _button(self, name: str) -> Press:
        (box,) = (x for x in self.screen.parts if name in x._dom_classes)
        (button,) = (x for x in widgets(box, w.Button) if "elfen-main" in x._dom_classes)
        return lambda: button.click()

    @contextmanager
    def dealt_anew(self, seat: int | None) -> Iterator[None]:
        """The same game to the eyes of ``seat``, and afterwards the true one again."""
        game = self.game
        true = game.state, game._events, game._logs
        game.state = deal_hidden_things_anew(game.state, seat, self.rng)
        game._events = [otherwise(event, seat, self.rng) for event in game._events]
        game._logs = {}
        try:
            yield
        finally:
            game.state, game._events, game._logs = true

    def tell(self, press: Press) -> list[Any]:
        """What is sent to the page while something is pressed."""
        self.sent.clear()
        press()
        return list(self.sent)


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """All that widgets send, by which one and in which order."""
    messages: list[Any] = []

    def send(widget: w.Widget, msg: Any, buffers: Any = None) -> None:
        messages.append((widget.model_id, repr(msg), [bytes(each) for each in buffers or ()]))

    monkeypatch.setattr(w.Widget, "_send", send)
    return messages


def play_through(
    seats: int, edition: str, seed: int, sent: list[Any], rounds: int
) -> tuple[int, int, int, int]:
    """Play so many rounds, compare at each step; how many steps, and of them how many for all.

    Those are at curtains, in open turns, and with the card between two rounds.
    """
    shared = Shared(seats, edition, seed)
    shared.sent = sent
    steps = curtains = opened = cards = 0
    while not shared.game.over and (shared.game.state.round <= rounds or shared.card):
        press = shared.next_press()
        seat, seen, before = shared.table.hot_seat.viewer, shared.at._seen, Memory(shared)
        draws, events = shared.game.state.phase == "draw", len(shared.game.events)
        now = shared.tell(press)
        if shared.game.over:
            break
        steps += 1
        if not shared.for_all:
            continue
        curtains += shared.place == "curtain"
        opened += shared.table.hot_seat.open
        cards += shared.card
        after, held = Memory(shared), shared.held
        # A card comes, as a counter does, with what chance has turned up meanwhile, for all to see.
        if not shared.card and not (draws and len(shared.game.events) > events):
            before.restore()
            with shared.dealt_anew(seat):
                again = shared.tell(press)
                assert again == now, f"what is sent tells what {seat} may not know"
        after.restore()
        with shared.dealt_anew(None):
            shared.at._seen = seen  # what has happened is told again
            shared.screen.refresh()
            assert shared.held == held, "what is on the screen tells what is hidden"
        after.restore()
        if shared.place == "curtain":
            left = shared.covered()
            after.restore()
            with shared.dealt_anew(None):
                assert shared.covered() == left, "something of a hand is left behind the curtain"
            after.restore()
    assert shared.faults == []
    shared.screen.close()
    shared.board.close()
    return steps, curtains, opened, cards


class Memory:
    """A moment of a table, to go back to: all that is kept of it between two presses.

    That is also which canvas was drawn on last, as what is drawn on the same one does not name it.
    """

    def __init__(self, shared: Shared) -> None:
        screen, board = shared.screen, shared.board
        parts = shared.widgets
        layers = [layer for store in board.stores for layer in store.layers]
        table = shared.table
        things = [table.game, table, table.company, table.hot_seat, board, *layers]
        page = screen._page
        things += [screen, *vars(screen).values(), *vars(page).values()]
        self._drawn_on = canvas._CANVAS_MANAGER._current_canvas
        parts += [x.layout for x in parts if hasattr(x, "layout")] + [board.board, board.rack]
        self._widgets = [(x, dict(x._trait_values)) for x in parts]
        self._kept = [
            (thing, self._copied(vars(thing)))
            for thing in things
            if type(thing).__module__.startswith("elfenwidgets.") and hasattr(thing, "__dict__")
        ]

    @staticmethod
    def _copied(kept: dict[str, Any]) -> dict[str, Any]:
        lists = {key: value.copy() for key, value in kept.items() if type(value) in (list, dict)}
        return kept | lists | ({"_logs": {}, "_views": {}} if "_logs" in kept else {})

    def restore(self) -> None:
        canvas._CANVAS_MANAGER._current_canvas = self._drawn_on
        for thing, kept in self._kept:
            vars(thing).update(self._copied(kept))
        for widget, traits in self._widgets:
            widget._trait_values.update(traits)


@pytest.mark.parametrize(("seats", "edition", "seed"), [(2, "amigo-de", 1), (3, "moon-1998", 2)])
def test_what_all_can_see_holds_nobodys_hidden_things(
    seats: int, edition: str, seed: int, noted: list[Any]
) -> None:
    steps, curtains, opened, cards = play_through(seats, edition, seed, noted, rounds=1)
    assert steps > 50 and curtains > 10 and opened > 5 and cards == 1


def test_what_somebody_hands_on_is_put_away_before_another_looks() -> None:
    """The link to a position holds the hand of whoever asked for it."""

    async def script(screen: Screen) -> None:
        (sheet,) = screen.find(w.HTML, screen.part("elfen-handing"))

        def handed_on() -> None:
            screen.press("↗")
            assert "#p=" in sheet.value

        screen.begin("pp")
        await screen.to(lambda: screen.hand_closed)
        screen.look()
        handed_on()
        screen.go(random.Random(1))
        assert screen.place == "table" and sheet.value == "", "all watch how counters are drawn"
        await screen.to_phase("plan")
        handed_on()
        screen.press(t("hide"))
        assert screen.place == "curtain" and sheet.value == ""
        assert "elfen-open" not in screen.part("elfen-handing")._dom_classes

    on_screen(script)
