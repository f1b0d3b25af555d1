"""Pictures of positions for what nobody has run: board and rack, cropped, painted by Chromium.

Which pixels come out depends on the machine that paints. So each picture carries the digest of its
drawing: tests compare that, and what is drawn as before is not painted anew.
"""

import base64
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from io import BytesIO

import zopfli.png
from PIL import Image, ImageColor
from playwright.sync_api import sync_playwright

from elfenwidgets.authoring.notebooks.cells import Cell, result
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import OwnView, View, view
from elfenwidgets.ui.drawing.layout import FRAME
from elfenwidgets.ui.drawing.marks import QUIET
from elfenwidgets.ui.drawing.rack.forms import form
from elfenwidgets.ui.drawing.rack.paint import paint_rack
from elfenwidgets.ui.drawing.svg.board import board_svg
from elfenwidgets.ui.drawing.svg.crop import crop
from elfenwidgets.ui.drawing.svg.pen import SvgPen
from elfenwidgets.ui.drawing.theme import PLAYERS, TINTS, USUAL_COLORS

CHROMIUM = "/usr/bin/chromium"
KIND = "image/png"
Drawings = dict[str, str]
"""Drawings by their digests."""

NARROW, WIDE = 340, 456
"""Pixels across a picture of a small part of the map, and of a large one."""

SHOWN = 1.4
"""A notebook shows each of them as so many: a picture as wide as its column, not as heavy."""

STYLE = """
    body { margin: 0 } body > svg { display: block }
    use:not([href*="sprite"]), [fill^="url"] { display: none }
"""
"""The landscape without its trees, hills and shades: they would make a picture twice as large."""

PALETTE = (
    *("#F8EED6", "#FFF6DC", "#E7DDB7", "#3B2E27", "#7A7060", "#B0A589"),  # paper, roads, ink
    *("#D6DCA0", "#9DB87B", "#E3CD82", "#C0B69F", "#A9C9CC"),  # the land and its waters
    *(TINTS["giant_pig"], TINTS["dragon"], TINTS["elfcycle"], *PLAYERS.values()),
)
"""All colours of a picture: the same in each, and few."""

NO_WORDS = {"display": "", "counters": "", "hand": "", "town_card": ""}
"""On the rack of a picture no words stand: all languages have the same picture."""


def output(svg: str, alt: str, drawings: Drawings, said: str = "") -> Cell:
    """The output of a cell that shows a drawing: its digest, and words; it goes into ``drawings``.

    ``alt`` is what the picture shows, ``said`` what the cell does, if that is something else.
    """
    name = digest(svg)
    drawings[name] = svg
    across = int(svg.partition('width="')[2].partition('"')[0])
    about = {"alt": alt, "drawing": name, "width": round(across * SHOWN)}
    return result({KIND: name, "text/plain": said or alt}, {KIND: about})


def drawing(
    state: State, seat: int | None, names: tuple[str, ...] = (), display: bool | None = None
) -> str:
    """The part of the board with all ``names`` and boots, and the rack below it, as SVG.

    The ``display`` is there where it matters: if nothing is said, while counters are drawn or kept.
    """
    seen = view(state, seat)
    colors = USUAL_COLORS[: len(seen.seats)]
    left, top, wide, high = crop(seen, names)
    width = round(min(WIDE, max(NARROW, wide * 0.5)))
    height = round(width * high / wide)
    board = board_svg(seen, colors)
    whole = f'width="{FRAME[0]}" height="{FRAME[1]}" viewBox="0 0 {FRAME[0]} {FRAME[1]}"'
    assert whole in board
    part = f'width="{width}" height="{height}" viewBox="{left} {top} {wide} {high}"'
    board = board.replace(whole, part, 1)
    rack, below = _rack(seen, colors, display, width)
    size = f'width="{width}" height="{height + below}"'
    inner = rack.replace("<svg", f'<svg y="{height}"', 1)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{board}{inner}</svg>'


def _rack(seen: View, colors: Sequence[str], display: bool | None, width: int) -> tuple[str, int]:
    """The rack of the one who looks, and its height; nothing where nothing lies on it."""
    if display is None:
        display = seen.phase in ("draw_secret", "draw", "keep")
    if not isinstance(seen, OwnView) or not (seen.me.hand or seen.me.counters or display):
        return "", 0
    laid = form(display, upright=True)  # in a row they would be too small to be told apart
    pen = SvgPen()
    paint_rack(pen, seen, colors, QUIET, NO_WORDS, laid)
    across, high = laid.frame
    height = round(width * high / across)
    size = f'width="{width}" height="{height}" viewBox="0 0 {across} {high}"'
    return f"<svg {size}>{pen}</svg>", height


def digest(svg: str) -> str:
    """What stands for a drawing: the same for the same drawing."""
    return sha256("".join((STYLE, *PALETTE, svg)).encode()).hexdigest()[:32]


def painted(drawings: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Paint drawings, given by their digests: each digest with its PNG in base64."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        for name, svg in drawings.items():
            page.set_content(f"<style>{STYLE}</style>{svg}")
            yield name, _png(page.locator("body > svg").screenshot())
        browser.close()


def _png(picture: bytes) -> str:
    """A picture in the colours of the palette, in base64."""
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for color in PALETTE for part in ImageColor.getrgb(color)])
    whole = Image.open(BytesIO(picture)).convert("RGB")
    few = whole.quantize(palette=palette, dither=Image.Dither.NONE)
    out = BytesIO()
    few.save(out, "PNG")
    return packed(out.getvalue())


def packed(png: bytes) -> str:
    """A PNG about as small as the same pixels can be, in base64."""
    return base64.b64encode(zopfli.png.optimize(png, num_iterations=5)).decode()
