"""The other door to the board: buttons and a list made from the same legal actions."""

from elfenwidgets.rules.view import View
from elfenwidgets.text import folded, t
from elfenwidgets.ui.drawing.targets import BACK, NOTHING, PASS, UNDO, Target
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import NO_CHOICE
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.picking.narrowing import ENDINGS
from elfenwidgets.ui.picking.prompts import label
from elfenwidgets.ui.picking.session import Session


class ChoiceBox:
    """Buttons for what may be picked next, and a list where there is more to choose from.

    The list has roads for a counter, or far towns to travel to.

    What is pressed is picked in the ``session``; what the list is on has its focus.

    A press says the index of a button alone, and it may be on its way while other buttons come. So
    with each row the buttons change between the even and the odd indexes, the others are hidden:
    a press on a row that is gone meets a hidden one, and is none.
    """

    def __init__(self, guard: Guard, session: Session) -> None:
        self._session = session
        self._number = 0  # of the row, those without a button left out
        self._written: tuple[tuple[tuple[str, Target], ...], int] = (), 0
        self._offered: tuple[tuple[str, Target | None], ...] = NO_CHOICE
        self._writing = False
        self._buttons = w.ToggleButtons(options=[], classes="elfen-choices")
        self._buttons.observe(guard(self._pressed), "index")
        self._roads = w.Dropdown(options=[])
        self._roads.observe(guard(self._listed), "index")
        self._here = w.Button()
        self._here.on_click(guard(self._take))
        self._list = w.HBox([self._roads, self._here], classes="elfen-roads")
        self._towns = False  # whether the list is of towns
        self.box = w.VBox([self._buttons, self._list], classes="elfen-choice-box")

    def speak(self) -> None:
        """Say what does not change from turn to turn, in the language in use."""
        self._roads.description = t("choice-towns" if self._towns else "choice-roads")

    def show(self, view: View, undo: bool, more: tuple[Target, ...] = ()) -> None:
        """Offer what may be picked next, and to take back what was picked or played last.

        ``more`` is offered before all that.
        """
        choosing = self._session.choosing
        options, aim = choosing.options, self._session.aim
        roads = options if view.phase == "plan" and choosing.stage == "way" else ()
        buttons = () if roads else options
        if view.phase == "travel" and aim:
            buttons = (Target("town", aim),)
        back = (BACK,) if choosing.picks or aim else (UNDO,) if undo else ()
        ends = tuple(each for each in buttons if each in ENDINGS)
        row = (*more, *(each for each in buttons if each not in ENDINGS), *back, *ends)
        self._write(tuple((label(each, view, choosing), each) for each in row))
        for look, so in (("elfen-ends", ends), ("elfen-passes", PASS in ends)):
            (self.box.add_class if so else self.box.remove_class)(look)
        far = view.phase == "travel" and not aim
        towns = tuple(Target("town", town) for town in self._session.far) if far else ()
        self._write_list(roads or towns, view)

    def clear(self) -> None:
        """Offer nothing."""
        self._write(())
        self._writing = True
        try:
            self._roads.options = ()
        finally:
            self._writing = False

    def _write(self, row: tuple[tuple[str, Target], ...]) -> None:
        """Write a row of buttons; one that stays as it is only lets go of what was pressed."""
        if (row, self._session.decision) != self._written:
            self._written = row, self._session.decision
            self._number += bool(row)
            odd = self._number % 2
            pairs = [(*NO_CHOICE, button) if odd else (button, *NO_CHOICE) for button in row]
            self._offered = tuple(each for pair in pairs for each in pair) or NO_CHOICE
        self._writing = True
        try:
            with self._buttons.hold_sync():
                if self._buttons.options != self._offered:
                    self._buttons.options = self._offered
                self._buttons.index = None
        finally:
            self._writing = False

    def _write_list(self, targets: tuple[Target, ...], view: View) -> None:
        choosing, focus = self._session.choosing, self._session.focus
        named = ((label(each, view, choosing), each) for each in targets)
        names = sorted(named, key=lambda each: folded(each[0]))
        towns = view.phase == "travel" if targets else self._towns
        none = t("choice-town-none" if towns else "choice-road-none")
        options = ((none, NOTHING), *names) if targets else ()
        self._writing = True
        try:
            with self._roads.hold_sync():
                if towns != self._towns:
                    self._towns = towns
                    self.speak()
                if self._roads.options != options:
                    self._roads.options = options
                if targets:
                    self._roads.value = focus if focus in targets else NOTHING
            self._name(label(focus, view, choosing) if focus in targets and focus else None)
        finally:
            self._writing = False

    def _name(self, chosen: str | None) -> None:
        """Write on the button what it takes: a press may overtake the last line of the list."""
        if chosen is None:
            said = t("choice-town-none" if self._towns else "choice-road-none")
        elif self._towns:
            said = t("choice-this-town", town=chosen)
        else:
            said = t("choice-this-road", road=chosen)
        with self._here.hold_sync():
            self._here.description, self._here.disabled = said, chosen is None

    def _pressed(self) -> None:
        index = self._buttons.index
        if self._writing or index is None or index >= len(self._offered):
            return
        target = self._offered[index][1]
        if target is None:
            self._buttons.index = None  # the button that was meant is gone
        else:
            self._session.pick(target)

    def _listed(self) -> None:
        if not self._writing:
            self._session.point(self._road)

    def _take(self) -> None:
        if self._road is not None:
            self._session.pick(self._road)

    @property
    def _road(self) -> Target | None:
        """What the list is on."""
        listed = self._roads.value
        return listed if isinstance(listed, Target) and listed != NOTHING else None
