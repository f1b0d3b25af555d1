"""A position that is built by hand: a brush, and what a click does with it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import cast

from elfenwidgets.markup import Html, html
from elfenwidgets.play import editing
from elfenwidgets.rules.board import BOARD, CHART, COUNTERS, TRANSPORTS
from elfenwidgets.rules.gold.actions import HandCard, Item
from elfenwidgets.rules.gold.state import SPECIALS
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.position.short import pack
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View, view
from elfenwidgets.rules.vocabulary import CounterKind
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit.sharing import POSITION, Link
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage import seat_lines
from elfenwidgets.ui.stage.act import Act, Part, Tool, seated

BRUSHES = (*COUNTERS, "obstacle", "boot", "piece")
"""What a click on the board places or takes away: a counter, an obstacle, the boot, a piece."""

GOLD_BRUSHES = (*COUNTERS, "tree", "gold_piece", "double", "sea_monster", "boot", "piece")
"""The same in Elfengold."""

_BESIDE = {
    "obstacle": editing.toggle_obstacle,
    "tree": editing.toggle_obstacle,
    "gold_piece": editing.toggle_gold_piece,
    "double": editing.cycle_double,
}
"""What lies beside a counter, and how it comes there."""

COINS = {"more": 1, "less": -1}


class EditAct(Act):
    """The position as it is edited, seen by the seat in turn.

    ``changed`` is called with the state after each change.
    """

    adds = True

    def __init__(self, state: State, changed: Callable[[State], None]) -> None:
        self._state = state
        self._changed = changed
        self.brush: str = BRUSHES[0]

    @property
    def state(self) -> State:
        """The position."""
        return self._state

    @property
    def brushes(self) -> tuple[str, ...]:
        """What can be placed on the board."""
        return BRUSHES if self._state.gold is None else GOLD_BRUSHES

    @property
    def view(self) -> View:
        """The position with nothing to play."""
        return replace(view(self._state, self._state.turn), actions=())

    @property
    def needs(self) -> frozenset[Part]:
        """The rack keeps its place; the display is laid anew by itself."""
        return frozenset({"rack"})

    @property
    def name(self) -> str:
        """What the board shows, for whoever does not see it."""
        return t("edit-title")

    @property
    def players(self) -> tuple[Player, ...]:
        """The seat in turn is called "you"."""
        return seated(len(self._state.seats), self._state.turn)

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """Where the brush can place something."""
        kinds = {"boot": BOARD.towns, "piece": BOARD.piece_towns}
        if self.brush in kinds:
            return Marks(legal=frozenset(Target("town", town) for town in kinds[self.brush]))
        if self.brush in _BESIDE:
            fit = [*self._state.counters]
        elif self.brush == "sea_monster":
            fit = [way.id for way in BOARD.connections.values() if not way.is_road]
        else:
            fit = [road for road in BOARD.connections if _goes(road, self.brush)]
        return Marks(legal=frozenset(Target("road", road) for road in fit))

    def heading(self) -> Html:
        """What one does here."""
        return html(
            '{}<h3>{}</h3><p class="elfen-goal">{}</p>{}',
            seat_lines.scores(self.view, self.players),
            t("edit-title"),
            t("edit-about"),
            seat_lines.others(self.view, self.players),
        )

    def links(self) -> Sequence[Link]:
        """The position as it was built, with all hands."""
        return (("position", f"#{POSITION}={pack(self._state)}"),)

    def tools(self) -> tuple[Tool, ...]:
        """More cards, counters and coins for the seat in turn."""
        gold = self._state.edition.gold
        hand: Sequence[str] = (
            TRANSPORTS if gold is None or not gold.witch else (*TRANSPORTS, "witch")
        )
        cards = [(f"card/{kind}", t("edit-card", kind=words.kind(kind))) for kind in hand]
        open = [(f"counter/{kind}", t("edit-counter", kind=words.kind(kind))) for kind in COUNTERS]
        if gold is None:
            return (*cards, *open)
        items = [(f"counter/{kind}", t("edit-item", kind=words.kind(kind))) for kind in SPECIALS]
        coins = [(f"coins/{which}", t(f"edit-coins-{which}")) for which in COINS]
        return (*cards, *open, *items, *coins)

    def use(self, tool: str) -> None:
        """Give the seat in turn one more."""
        what, _, kind = tool.partition("/")
        match what:
            case "card":
                self.change(lambda state: editing.change_cards(state, cast(HandCard, kind), True))
            case "counter":
                self.change(lambda state: editing.change_counters(state, cast(Item, kind), True))
            case "coins":
                self.change(lambda state: editing.add_coins(state, COINS[kind]))

    def touch(self, target: Target) -> bool:
        """Place or take away what the brush is for; on the rack, take away what was pressed."""
        self.message = None
        match target.kind, target.name:
            case "road", road if self.brush in _BESIDE:
                place = _BESIDE[self.brush]
                self.change(lambda state: place(state, road))
            case "road", water if self.brush == "sea_monster":
                self.change(lambda state: editing.toggle_sea_monster(state, water))
            case "road", road if self.brush in COUNTERS:
                kind = self.brush
                self.change(lambda state: editing.toggle_counter(state, road, kind))
            case "town", town:
                move = editing.toggle_piece if self.brush == "piece" else editing.put_boot
                self.change(lambda state: move(state, town))
            case "card", card:
                self.change(lambda state: editing.change_cards(state, cast(HandCard, card), False))
            case (("counter" | "secret"), item):
                self.change(lambda state: editing.change_counters(state, cast(Item, item), False))
        return True

    def change(self, edit: Callable[[State], State]) -> None:
        """Change the position, or say why not."""
        try:
            self._state = edit(self._state)
        except editing.Uneditable as no:
            self.message = Message(t(f"edit-no-{no.why}"))
        else:
            self._changed(self._state)


def _goes(road: str, kind: str) -> bool:
    return BOARD.connections[road].kind in CHART[cast(CounterKind, kind)]
