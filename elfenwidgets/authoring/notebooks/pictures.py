"""Pictures of positions for what nobody has run: the part of the map that matters, and the rack.

Each is an SVG in an image of HTML: JupyterLab shows that of any notebook, with its words, and
inside of it the reader's dark theme is followed.
"""

from collections.abc import Sequence
from functools import cache
from xml.etree import ElementTree

from elfenwidgets.authoring.notebooks.cells import Cell, result
from elfenwidgets.authoring.notebooks.compact import share, styled, text
from elfenwidgets.authoring.notebooks.landscape import landscape
from elfenwidgets.markup import Html, html
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import OwnView, view
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.picture import Picture
from elfenwidgets.ui.drawing.rack.forms import form
from elfenwidgets.ui.drawing.rack.paint import TRAY
from elfenwidgets.ui.drawing.rack.places import displays
from elfenwidgets.ui.drawing.svg.board import crop
from elfenwidgets.ui.drawing.svg.pen import SvgPen, symbols
from elfenwidgets.ui.drawing.theme import FONT, INK, USUAL_COLORS
from elfenwidgets.ui.phrases.positions import rack_labels

KIND = "text/html"

WIDTH = form(False).frame[0]
"""A picture is as wide as a rack: about as a notebook's column."""

LEAST = 500
"""So much of the map a picture shows at least, or it would be larger than on the board."""

GAP = 6
"""Between map and rack."""

DARK = (
    "@media(prefers-color-scheme:dark){.map{filter:brightness(.86)}.rack{filter:brightness(.68)}}"
)
"""As dark as the board itself is then."""


def output(svg: str, alt: str, said: str = "") -> Cell:
    """The output of a cell that shows a drawing.

    ``alt`` is what the picture shows, ``said`` what the cell does, if that is something else.
    """
    source = svg.replace('"DejaVu Serif"', "DejaVu Serif")  # quotes of one kind go into the other
    source = source.replace("%", "%25").replace("#", "%23").replace('"', "'")
    within = Html(source)  # noqa: S704  nothing in it ends the attribute
    image = html('<img width="{}" alt="{}" src="data:image/svg+xml,{}">', WIDTH, alt, within)
    return result({KIND: image, "text/plain": said or alt}, {})


def drawing(
    state: State, seat: int | None, names: Sequence[str] = (), display: bool = False
) -> str:
    """What a position's task is about, as SVG: a part of the map, and the rack below it.

    The map is there if the task speaks of places (``names``), or a boot or the roads are what it is
    about: with all of these, and all boots. The ``display`` is there if it is spoken of, and while
    something is drawn or kept.
    """
    seen = view(state, seat)
    picture = Picture(seen, USUAL_COLORS[: len(seen.seats)], labels=rack_labels(seen))
    pen, parts, below = SvgPen(), list[str](), 0
    if names or seen.phase in ("plan", "travel") or not isinstance(seen, OwnView):
        part = left, top, wide, high = crop(seen, names, LEAST)
        below = round(WIDTH * high / wide)
        picture.paint_board(pen)
        size = f'width="{WIDTH}" height="{below}" viewBox="{left} {top} {wide} {high}"'
        parts.append(f'<svg class="map" {size}>{landscape(part, "".join(pen.drawn))}</svg>')
    display = display or displays(seen) or seen.phase == "keep"
    if isinstance(seen, OwnView) and (seen.me.hand or seen.me.counters or display):
        rack, laid = SvgPen(), form(display)
        rack.fill_style = TRAY
        rack.fill_rect(0, 0, *laid.frame)
        picture.paint_rack(rack, laid)
        _paint_gold(rack, seen)
        pen.used |= rack.used
        top, (wide, high) = below + GAP if below else 0, laid.frame
        size = f'y="{top}" width="{wide}" height="{high}"'
        parts.append(f'<svg class="rack" {size}>{"".join(rack.drawn)}</svg>')
        below = top + high
    whole = "".join(parts)
    used = _sprites(tuple(name for name in pen.used if f'#sprite-{name}"' in whole))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{below}">'
    return f"{head}<style>{DARK}{used[0]}</style>{used[1]}{whole}</svg>"


@cache
def _sprites(names: tuple[str, ...]) -> tuple[str, str]:
    """The style sheet and the definitions of sprites."""
    defs = ElementTree.fromstring(f"<defs>{symbols(names)}</defs>")
    share(defs, defs, "s")
    return styled(defs, "t"), text(defs)


def _paint_gold(pen: SvgPen, seen: OwnView) -> None:
    """What a table of Elfengold has beside the rack: one's coins, and what is to be sold."""
    if seen.gold is None:
        return
    pen.fill_style, pen.font = INK, f"bold 17px {FONT}"
    pen.text_align, pen.text_baseline = "center", "middle"
    pen.sprite("coin", 842, 84, 34)
    pen.fill_text(str(seen.gold.seats[seen.seat].coins), 842, 85)
    if seen.phase == "auction":
        pen.font, pen.text_align = f"italic 14px {FONT}", "left"
        pen.text_baseline = "alphabetic"
        pen.fill_text(t("phase-auction"), 600, 18)
        for place, item in enumerate(seen.gold.row[:5]):
            pen.sprite(
                f"tile-{item}", 623 + (18 + 38 * place if place else 0), 68, 34 if place else 46
            )
