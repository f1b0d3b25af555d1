"""A sentence of a lesson, and the thing on the board that it is about."""

from elfenwidgets.markup import Html, html
from elfenwidgets.rules.state import State
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage import seat_lines
from elfenwidgets.ui.stage.act import Part, lying
from elfenwidgets.ui.stage.explore import LandAct
from elfenwidgets.ui.stage.pointing import targets

BOOT, CHART, SCORE = "boot", "chart", "score"
RACK = frozenset({"hand", "counters", "display", "pile", "obstacle"})


class ReadAct(LandAct):
    """The sentence of the key ``says``, pointing at ``points``, named as hints name them.

    Whatever else is clicked on says what it is.
    """

    def __init__(self, says: str, state: State, points: tuple[str, ...]) -> None:
        super().__init__(state, 0)
        self._says, self._points = says, points

    @property
    def finished(self) -> bool:
        """There is nothing to be done."""
        return True

    @property
    def needs(self) -> frozenset[Part]:
        """What the sentence points at, and what the reader holds."""
        points = {*self._points}
        found = set(lying(self.view, bool(points & {"display", "pile", "market", "drawn"})))
        if points & RACK:
            found.add("rack")
        if CHART in points:
            found.add("chart")
        return frozenset(found)

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """What the sentence is about, and what was asked about."""
        asked = super().marks(choosing, focus)
        boot = self.state.seats[0].boot
        names = (boot if name == BOOT else name for name in self._points)
        return Marks(targets(names, self.view), asked.chosen, focus)

    def heading(self) -> Html:
        """The sentence, with the score above it where it is about that."""
        above = seat_lines.scores(self.view, self.players) if SCORE in self._points else ""
        return html('{}<p class="elfen-goal" role="status">{}</p>', above, say(self._says))

    def now(self, choosing: Choosing) -> str:
        """What else can be done here."""
        return t("land-goal")
