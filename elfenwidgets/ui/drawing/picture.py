"""A picture of a game: all that is painted of it on the map and on the rack, with whatever pen."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.board.highlights import paint_glow, paint_marks
from elfenwidgets.ui.drawing.board.map_sizes import DRAWN
from elfenwidgets.ui.drawing.board.pieces import Hidden, paint_pieces
from elfenwidgets.ui.drawing.board.veil import paint_veil
from elfenwidgets.ui.drawing.marks import QUIET, Marks
from elfenwidgets.ui.drawing.pen import Pen
from elfenwidgets.ui.drawing.rack.forms import Form
from elfenwidgets.ui.drawing.rack.paint import paint_rack


@dataclass(frozen=True)
class Picture:
    """What a seat sees of a game, and what is pointed out there.

    ``colors`` are those of the seats, ``labels`` the words on the rack. What lies on the map is
    painted in three layers, of which a pick changes the first and the last.
    """

    view: View
    colors: Sequence[str]
    marks: Marks = QUIET
    labels: Mapping[str, str] = field(default_factory=dict)

    def paint_under(self, pen: Pen, names: int = DRAWN) -> None:
        """What lies under the pieces; ``names`` is the size of the map's names."""
        if self.view.edition.half is not None:
            paint_veil(pen, self.view)
        paint_glow(pen, self.colors, self.marks, names)

    def paint_pieces(self, pen: Pen, flying: AbstractSet[Hidden] = frozenset()) -> None:
        """The pieces, but for those that are ``flying``."""
        paint_pieces(pen, self.view, self.colors, flying)

    def paint_over(self, pen: Pen) -> None:
        """What lies over the pieces."""
        paint_marks(pen, self.marks)

    def paint_board(self, pen: Pen, names: int = DRAWN) -> None:
        """All that lies on the map."""
        self.paint_under(pen, names)
        self.paint_pieces(pen)
        self.paint_over(pen)

    def paint_rack(self, pen: Pen, laid: Form) -> None:
        """What lies on the rack."""
        paint_rack(pen, self.view, self.colors, self.marks, self.labels, laid)
