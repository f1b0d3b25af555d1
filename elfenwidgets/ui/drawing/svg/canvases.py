"""The canvases of a board as SVG: what they show as soon as a page has painted them."""

from collections.abc import Callable, Iterator
from functools import partial
from xml.sax.saxutils import quoteattr

from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.drawing.layout import FRAME
from elfenwidgets.ui.drawing.pen import Pen
from elfenwidgets.ui.drawing.svg.pen import SvgPen, symbols

_FILLS = 'xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"'

# A rack is upright where it is less than four times as wide as high (sizes.ts asks the same).
_ONE_OF_TWO = (
    "<style>.upright{display:none}@media(max-aspect-ratio:4/1)"
    "{.row{display:none}.upright{display:inline}}</style>"
)


def canvases(board: BoardWidget) -> Iterator[tuple[str, str]]:
    """The canvases by their models, each as the SVG of what lies on it: the map is not there.

    That of a rack shows it in a row or upright, as its place is wide or not.
    """
    pen, drawn = _drawn(FRAME, board.paint_board)
    yield board.board.model_id, _whole(pen, drawn)
    pens, forms = [], []
    for name, upright in (("row", False), ("upright", True)):
        form = board.form(upright)
        pen, drawn = _drawn(form.frame, partial(board.paint_rack, form=form))
        pens.append(pen)
        forms.append(drawn.replace("<svg", f"<svg class={quoteattr(name)}", 1))
    pens[0].used |= pens[1].used
    yield board.rack.model_id, _whole(pens[0], _ONE_OF_TWO, *forms)


def _drawn(frame: tuple[int, int], paint: Callable[[Pen], None]) -> tuple[SvgPen, str]:
    pen = SvgPen()
    paint(pen)
    across, down = frame
    box = f'viewBox="0 0 {across} {down}" preserveAspectRatio="none"'
    return pen, f"<svg {box}>{''.join(pen.drawn)}</svg>"


def _whole(pen: SvgPen, *parts: str) -> str:
    return f"<svg {_FILLS}><defs>{symbols(pen.used)}</defs>{''.join(parts)}</svg>"
