"""Pictures of positions for what nobody has run: cropped, of few colours, painted by Chromium.

Which pixels come out depends on the machine that paints. So each picture carries the digest of its
drawing: tests compare that, and what is drawn as before is not painted anew.
"""

import base64
from collections.abc import Iterator, Mapping
from hashlib import sha256
from io import BytesIO
from typing import Any

import zopfli.png
from PIL import Image, ImageColor
from playwright.sync_api import sync_playwright

from elfenwidgets.authoring.notebooks.cells import Cell, result
from elfenwidgets.rules.actions import Move, Place, PlaceObstacle
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import view
from elfenwidgets.ui.drawing.layout import FRAME, centre
from elfenwidgets.ui.drawing.svg.board import board_svg
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.drawing.theme import PLAYERS, USUAL_COLORS

CHROMIUM = "/usr/bin/chromium"
KIND = "image/png"
COLORS = 16
MARGIN = 40
Drawings = dict[str, str]
"""Drawings by their digests."""

LEAST, MOST = (300, 172), (328, 200)
"""The least and the most of the map that is shown, in its own units, a pixel each."""

STYLE = """
    body { margin: 0 } body > svg { display: block }
    use:not([href*="sprite"]), [fill^="url"] { display: none }
"""
"""The landscape without its trees, hills and shades: they would make a picture twice as large."""


def output(svg: str, alt: str, drawings: Drawings, said: str = "") -> Cell:
    """The output of a cell that shows a drawing: its digest, and words; it goes into ``drawings``.

    ``alt`` is what the picture shows, ``said`` what the cell does, if that is something else.
    """
    name = digest(svg)
    drawings[name] = svg
    return result({KIND: name, "text/plain": said or alt}, {KIND: {"alt": alt, "drawing": name}})


def drawing(state: State, seat: int, near: tuple[str, ...] = ()) -> str:
    """The part of the board around the reader's boot, with what is ``near`` if it fits, as SVG."""
    seen = view(state, seat)
    svg = board_svg(seen, USUAL_COLORS[: len(seen.seats)])
    targets = [Target("road" if ":" in name else "town", name) for name in near]
    targets += [Target("town", each.boot) for each in seen.seats]
    targets += [Target("road", name) for name in sorted(seen.counters)]
    xs, ys = zip(*map(centre, targets), strict=True)
    boot = centre(Target("town", seen.seats[seat].boot))
    left, width = _span(xs, boot[0], 0)
    top, height = _span(ys, boot[1], 1)
    whole = f'width="{FRAME[0]}" height="{FRAME[1]}" viewBox="0 0 {FRAME[0]} {FRAME[1]}"'
    assert whole in svg
    size = f'width="{width}" height="{height}" viewBox="{left} {top} {width} {height}"'
    return svg.replace(whole, size, 1)


def _span(values: tuple[float, ...], boot: float, side: int) -> tuple[int, int]:
    """Where a side of the crop begins, and how long it is: the boot is always in it."""
    wanted = round(max(values) - min(values)) + 2 * MARGIN
    long = min(MOST[side], max(LEAST[side], wanted))
    start = (min(values) + max(values) - long) / 2
    start = min(max(start, boot + MARGIN - long), boot - MARGIN)
    return round(min(max(0, start), FRAME[side] - long)), long


def digest(svg: str) -> str:
    """What stands for a drawing: the same for the same drawing."""
    return sha256((STYLE + svg).encode()).hexdigest()[:32]


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
    """A picture with few colours, in base64: its own, and those of boots, which are too small."""
    whole = Image.open(BytesIO(picture)).convert("RGB")
    own = whole.quantize(COLORS, Image.Quantize.MEDIANCUT).getpalette() or []
    boots = [part for color in PLAYERS.values() for part in ImageColor.getrgb(color)]
    palette = Image.new("P", (1, 1))
    palette.putpalette(own[: 3 * COLORS] + boots)
    few = whole.quantize(palette=palette, dither=Image.Dither.NONE)
    out = BytesIO()
    few.save(out, "PNG")
    return packed(out.getvalue())


def packed(png: bytes) -> str:
    """A PNG as small as the same pixels can be, in base64."""
    return base64.b64encode(zopfli.png.optimize(png)).decode()


def places(actions: tuple[Any, ...]) -> tuple[str, ...]:
    """The roads and towns that actions name."""
    found: dict[str, None] = {}
    for action in actions:
        match action:
            case Move(_, via, to):
                found |= {via: None, to: None}
            case Place() | PlaceObstacle():
                found[action.road] = None
    return tuple(found)
