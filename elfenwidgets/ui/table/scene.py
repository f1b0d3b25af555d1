"""What is on the table's screen until something happens: whatever is picked does not change it."""

from collections.abc import Mapping
from dataclasses import dataclass

from elfenwidgets.rules.players import Player
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.rack.places import displays
from elfenwidgets.ui.drawing.targets import BACK, OWN, SEEN, Target
from elfenwidgets.ui.phrases.positions import rack_labels
from elfenwidgets.ui.screen.model import Screen
from elfenwidgets.ui.screen.of_session import still
from elfenwidgets.ui.table import picture
from elfenwidgets.ui.table.at_table import AtTable


@dataclass(frozen=True, slots=True)
class Scene:
    """A view, and all that is said, painted and offered by it alone.

    ``more`` is offered beside the picks and ``hand`` on the rack, and ``undo`` says whether a move
    may be taken back. ``lit`` is pointed out and ``still`` is shown whatever is picked.
    """

    view: View
    players: tuple[Player, ...]
    colors: tuple[str, ...]
    labels: Mapping[str, str]
    display: bool
    more: tuple[Target, ...]
    hand: tuple[Target, ...]
    undo: bool
    lit: Marks
    still: Screen

    @classmethod
    def of(cls, at: AtTable, view: View) -> "Scene":
        """What is on the screen of a table that shows a ``view``."""
        players, display = at.table.game.players, displays(view)
        return cls(
            view=view,
            players=players,
            colors=tuple(player.color for player in players),
            labels=rack_labels(view),
            display=display,
            more=_more(at),
            hand=(OWN,) if at.then is None and at.table.hot_seat.open else (),
            undo=at.may_undo and at.then is None,
            lit=picture.lit(view),
            still=still(view, players, at.weighs, display),
        )


def _more(at: AtTable) -> tuple[Target, ...]:
    """What can be pressed beside what the game has on offer."""
    if at.then is not None:
        return (BACK,)
    return (SEEN,) if at.table.hot_seat.looking else ()
