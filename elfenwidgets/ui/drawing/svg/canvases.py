"""The canvases of a board as SVG: what they show as soon as a page has painted them."""

from collections.abc import Iterator
from xml.sax.saxutils import quoteattr

from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.drawing.layout import FRAME
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
    picture, pen = board.picture, SvgPen()
    if picture is not None:
        picture.paint_board(pen, board.names)
    yield board.board.model_id, _whole(pen, _drawn(FRAME, pen))
    used, forms = SvgPen(), []
    for name, upright in (("row", False), ("upright", True)):
        laid, pen = board.form(upright), SvgPen()
        if picture is not None:
            picture.paint_rack(pen, laid)
        used.used |= pen.used
        forms.append(_drawn(laid.frame, pen, name))
    yield board.rack.model_id, _whole(used, _ONE_OF_TWO, *forms)


def _drawn(frame: tuple[int, int], pen: SvgPen, look: str = "") -> str:
    across, down = frame
    named = f"class={quoteattr(look)} " if look else ""
    box = f'viewBox="0 0 {across} {down}" preserveAspectRatio="none"'
    return f"<svg {named}{box}>{''.join(pen.drawn)}</svg>"


def _whole(pen: SvgPen, *parts: str) -> str:
    return f"<svg {_FILLS}><defs>{symbols(pen.used)}</defs>{''.join(parts)}</svg>"
