"""The other door to the board: buttons and a list made from the same legal actions."""

from collections.abc import Callable

from elfenwidgets.rules.view import View
from elfenwidgets.text import folded, t
from elfenwidgets.ui.drawing.targets import BACK, UNDO, Target
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import NO_CHOICE
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.prompts import label

NO_ROAD = Target("", "")
"""The first line of the list; None would leave the list without a line to show."""


class ChoiceBox:
    """One group of buttons for what may be picked next, and a list where roads are to be chosen.

    ``pick`` is called with what is chosen, ``point`` with what the list is on.
    """

    def __init__(
        self,
        guard: Guard,
        pick: Callable[[Target], None],
        point: Callable[[Target | None], None],
    ) -> None:
        self._pick, self._point = pick, point
        self._offered: tuple[Target, ...] = ()
        self._writing = False
        self._buttons = w.ToggleButtons(options=[], classes="elfen-choices")
        self._buttons.observe(guard(self._pressed), "index")
        self._roads = w.Dropdown(options=[])
        self._roads.observe(guard(self._listed), "index")
        self._here = w.Button()
        self._here.on_click(guard(self._take))
        self._list = w.HBox([self._roads, self._here], classes="elfen-roads")
        self.box = w.VBox([self._buttons, self._list], classes="elfen-choice-box")

    def speak(self) -> None:
        """Say what does not change from turn to turn, in the language in use."""
        self._roads.description = t("choice-roads")

    def show(self, view: View, choosing: Choosing, focus: Target | None, undo: bool) -> None:
        """Offer what may be picked next, and to take back what was picked or played last."""
        options = choosing.options
        roads = options if view.phase == "plan" and choosing.stage == "way" else ()
        buttons = () if roads else options
        back = (BACK,) if choosing.picks else (UNDO,) if undo else ()
        self._offer((*buttons, *back), view, choosing)
        self._offer_roads(roads, view, choosing, focus)

    def clear(self) -> None:
        """Offer nothing."""
        self._offered = ()
        self._writing = True
        try:
            with self._buttons.hold_sync():
                self._buttons.options = NO_CHOICE
                self._buttons.index = None
            self._roads.options = ()
        finally:
            self._writing = False

    def _offer(self, targets: tuple[Target, ...], view: View, choosing: Choosing) -> None:
        self._offered = targets
        self._writing = True
        try:
            with self._buttons.hold_sync():
                self._buttons.options = (
                    tuple((label(target, view, choosing), target) for target in targets)
                    or NO_CHOICE
                )
                self._buttons.index = None
        finally:
            self._writing = False

    def _offer_roads(
        self, roads: tuple[Target, ...], view: View, choosing: Choosing, focus: Target | None
    ) -> None:
        named = ((label(road, view, choosing), road) for road in roads)
        names = sorted(named, key=lambda each: folded(each[0]))
        options = ((t("choice-road-none"), NO_ROAD), *names) if roads else ()
        self._writing = True
        try:
            with self._roads.hold_sync():
                if self._roads.options != options:
                    self._roads.options = options
                if roads:
                    self._roads.value = focus if focus in roads else NO_ROAD
            self._name(label(focus, view, choosing) if focus in roads and focus else None)
        finally:
            self._writing = False

    def _name(self, road: str | None) -> None:
        """Write on the button what it takes: a press may overtake the last line of the list."""
        with self._here.hold_sync():
            self._here.description = (
                t("choice-this-road", road=road) if road else t("choice-road-none")
            )
            self._here.disabled = road is None

    def _pressed(self) -> None:
        index = self._buttons.index
        if not self._writing and index is not None and index < len(self._offered):
            self._pick(self._offered[index])

    def _listed(self) -> None:
        if not self._writing:
            self._point(self._road)

    def _take(self) -> None:
        if self._road is not None:
            self._pick(self._road)

    @property
    def _road(self) -> Target | None:
        """The road that the list is on."""
        listed = self._roads.value
        return listed if isinstance(listed, Target) and listed != NO_ROAD else None
