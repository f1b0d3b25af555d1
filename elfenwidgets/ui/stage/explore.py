"""The board to be touched: towns and roads say what they are."""

from dataclasses import replace

from elfenwidgets.markup import Html, html
from elfenwidgets.rules.board import BOARD, CHART, COUNTERS
from elfenwidgets.rules.phases.travel import price
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View, view
from elfenwidgets.text import folded, t
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.targets import BACK, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.phrases.positions import on_road
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.act import Act


class LandAct(Act):
    """A position in which nothing is played; a click asks what lies there."""

    def __init__(self, state: State, seat: int) -> None:
        self._state, self._seat = state, seat
        self._asked: Target | None = None

    @property
    def state(self) -> State:
        """The position."""
        return self._state

    @property
    def view(self) -> View:
        """The position, with nothing to choose."""
        return replace(view(self.state, self._seat), actions=())

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """What was asked about, and where it leads."""
        asked = self._asked
        if asked is None:
            return Marks()
        near = frozenset[Target]()
        if asked.kind == "town":
            near = frozenset(Target("road", way.id) for way in BOARD.leaving(asked.name))
        return Marks(legal=near, chosen=(asked,))

    def heading(self) -> Html:
        """What this is for."""
        return html(
            '<p class="elfen-round">{}</p><h3>{}</h3><p class="elfen-goal">{}</p>',
            t("free-kicker"),
            t("land-title"),
            t("land-goal"),
        )

    def touch(self, target: Target) -> bool:
        """Say what was clicked on; Escape asks no more."""
        if target == BACK:
            self._asked = self.message = None
            return True
        self._asked = target if target.kind in ("town", "road") else None
        self.message = Message(self._about(target), alarm=False)
        return True

    def _about(self, target: Target) -> str:
        match target.kind, target.name:
            case "town", name:
                near = {way.other(name) for way in BOARD.leaving(name)}
                towns = words.both(sorted(map(words.town, near), key=folded))
                return t("land-town", town=words.town(name), towns=towns)
            case "road", name:
                return of_road(name, self.state)
            case (("counter" | "secret" | "display"), kind):
                return t("land-counter", counter=words.kind(kind))
            case "card", kind:
                return t("land-card", card=words.kind(kind))
            case "obstacle", _:
                return t("land-obstacle")
            case "pile", _:
                return t("land-pile")
            case "boot", _:
                town = self.state.seats[self._seat].boot
                return t("touch-boot", town=words.town(town), now="").strip()
        return t("land-nothing")


def of_road(name: str, state: State) -> str:
    """What a road, a river or a ferry costs."""
    way = BOARD.connections[name]
    if way.kind == "river":
        return t("land-river", a=words.town(way.a), b=words.town(way.b))
    if way.kind == "lake":
        cost = state.edition.lake_cost[str(way.lake)]
        return t("land-ferry", road=words.road(name), n=cost)
    if (there := price(state, way, way.a)) is not None:
        what, cards = on_road(view(state, 0), name), words.count(there.kind, there.cards)
        if there.obstacle:
            return t("land-obstructed", what=what, cards=cards, n=there.base)
        return t("land-taken", what=what, cards=cards)
    prices = [(kind, CHART[kind].get(way.kind)) for kind in COUNTERS]
    costs = words.either([words.count(kind, n) for kind, n in prices if n])
    never = [words.kind(kind) for kind, n in prices if not n]
    said = t("land-road", road=words.road(name), cards=costs)
    return f"{said} {t('land-never', kinds=words.row(never))}" if never else said
