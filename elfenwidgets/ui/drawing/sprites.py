"""The small pictures that are drawn often: tiles, pieces, boots, cards, badges. As SVG.

Each has a size of its own, in pixels of the largest place where it is drawn.
"""

from collections.abc import Mapping
from math import ceil
from typing import NamedTuple

from elfenwidgets.rules.board import COUNTERS, TRANSPORTS
from elfenwidgets.ui.drawing.gold_pictures import pictures
from elfenwidgets.ui.drawing.icons import BOOT, MARKS, icon
from elfenwidgets.ui.drawing.theme import GOLD, INK, PAPER, PLAYERS, TINTS

RED = "#B3261E"
BACK = "#35606A"


def _tile(kind: str, tint: str) -> str:
    return (
        f'<rect x="2.2" y="2.2" width="41" height="41" rx="9" fill="{INK}" opacity=".28"/>'
        f'<rect x="1.5" y="1" width="41" height="41" rx="9" fill="{tint}" stroke="{INK}" '
        'stroke-width="1.8"/>'
        '<rect x="3.7" y="3.2" width="36.6" height="36.6" rx="7" fill="none" stroke="#fff" '
        'stroke-width="1.3" opacity=".6"/>'
        f'<g transform="translate(6.8 6.2) scale(.477)">{icon(kind, INK, tint)}</g>'
    )


def _back() -> str:
    rays = "".join(
        f'<path d="M22 21.500C17 15 17 10 22 5.5 27 10 27 15 22 21.500z" '
        f'transform="rotate({turn} 22 21.5)"/>'
        for turn in range(0, 360, 60)
    )
    return (
        f'<rect x="2.2" y="2.2" width="41" height="41" rx="9" fill="{INK}" opacity=".28"/>'
        f'<rect x="1.5" y="1" width="41" height="41" rx="9" fill="{BACK}" stroke="{INK}" '
        'stroke-width="1.8"/>'
        f'<rect x="4.2" y="3.7" width="35.6" height="35.6" rx="6.5" fill="none" '
        f'stroke="{PAPER}" stroke-width="1" opacity=".8"/>'
        f'<g fill="{PAPER}" opacity=".9" stroke="{BACK}" stroke-width="1">{rays}</g>'
    )


def _obstacle() -> str:
    return (
        f'<rect x="2.2" y="2.2" width="41" height="41" rx="9" fill="{INK}" opacity=".28"/>'
        f'<rect x="2.8" y="2.3" width="38.4" height="38.4" rx="8" fill="{PAPER}" '
        f'stroke="{RED}" stroke-width="4.6"/>'
        f'<rect x="1" y=".5" width="42" height="42" rx="9.5" fill="none" stroke="{INK}"/>'
        f'<g transform="translate(8.4 7.9) scale(.425)">{icon("obstacle")}</g>'
    )


def _badge() -> str:
    return (
        f'<circle cx="10" cy="10" r="9" fill="{BACK}" stroke="{PAPER}" stroke-width="1.4"/>'
        f'<g transform="translate(3.3 3.2) scale(.21)">{icon("secret", PAPER)}</g>'
    )


def _piece(color: str) -> str:
    return (
        f'<g transform="translate(1 1) scale(.219)"><path d="{MARKS[color]}" '
        f'fill="{PLAYERS[color]}" '
        f'stroke="{PAPER}" stroke-width="15" stroke-linejoin="round"/>'
        f'<path d="{MARKS[color]}" fill="{PLAYERS[color]}" stroke="{INK}" stroke-width="5" '
        'stroke-linejoin="round"/></g>'
    )


def _boot(color: str) -> str:
    mark = INK if color == "yellow" else "#fff"
    return (
        '<ellipse cx="21" cy="32.6" rx="18" ry="2.6" fill="#3B2E27" opacity=".3"/>'
        '<g transform="translate(-4.5 -1.2) scale(.62)">'
        f'<path d="{BOOT}" fill="{PAPER}" stroke="{PAPER}" stroke-width="8" '
        f'stroke-linejoin="round"/>'
        f'<path d="{BOOT}" fill="{PLAYERS[color]}" stroke="{INK}" stroke-width="2.6" '
        'stroke-linejoin="round"/>'
        '<path d="M18 46C30 49 50 50 62 43" fill="none" stroke="#000" stroke-width="3" '
        'opacity=".25"/>'
        f'<path d="M19 7C29 4 40 5 46 8L45 15C38 12 28 12 19.5 15z" fill="{PAPER}" stroke="{INK}" '
        'stroke-width="2" stroke-linejoin="round"/>'
        f'<g transform="translate(22 19) scale(.33)"><path d="{MARKS[color]}" '
        f'fill="{mark}"/></g></g>'
    )


def _travel_card(kind: str) -> str:
    return _card(TINTS[kind], icon(kind, INK, TINTS[kind]))


def _card(tint: str, picture: str) -> str:
    return (
        f'<rect x="1.6" y="2.4" width="50" height="73" rx="6" fill="{INK}" opacity=".25"/>'
        f'<rect x="1" y="1" width="50" height="73" rx="6" fill="#FBF4E2" stroke="{INK}" '
        'stroke-width="1.2"/>'
        f'<rect x="4" y="4" width="44" height="67" rx="4" fill="{tint}"/>'
        f'<path d="M4 52C14 44 22 58 32 50 40 45 44 50 48 47V67A4 4 0 0 1 44 71H8A4 4 0 0 1 4 67z" '
        f'fill="{INK}" opacity=".1"/>'
        f'<rect x="6" y="6" width="40" height="63" rx="3" fill="none" stroke="{INK}" '
        'stroke-width=".7" opacity=".55"/>'
        f'<g transform="translate(9 20) scale(.53)">{picture}</g>'
        f'<g transform="translate(8 8.5) scale(.15)">{picture}</g>'
        f'<g transform="rotate(180 26 37.5) translate(8 8.5) scale(.15)">{picture}</g>'
    )


def _stack() -> str:
    """Travel cards face down, one on the other."""
    cards = "".join(
        f'<rect x="{1.5 + slip}" y="{7.5 - slip}" width="44" height="63" rx="6" fill="{PAPER}" '
        f'stroke="{INK}" stroke-width="1.6"/>'
        for slip in (0, 3, 6)
    )
    return (
        f'{cards}<rect x="12" y="6" width="35" height="54" rx="4" fill="{BACK}"/>'
        f'<g transform="translate(13.5 20) scale(.43)"><path d="{BOOT}" fill="{PAPER}"/></g>'
    )


def _face_down() -> str:
    """A single card that lies face down."""
    return (
        f'<rect x="1.6" y="2.4" width="50" height="73" rx="6" fill="{INK}" opacity=".25"/>'
        f'<rect x="1" y="1" width="50" height="73" rx="6" fill="{PAPER}" stroke="{INK}" '
        'stroke-width="1.2"/>'
        f'<rect x="5" y="5" width="42" height="65" rx="4" fill="{BACK}"/>'
        f'<g transform="translate(6.5 22) scale(.51)"><path d="{BOOT}" fill="{PAPER}"/></g>'
    )


def _tag(kind: str, fill: str, rim: str) -> str:
    """A slip of paper for a price in cards of a kind: its number stands left of the picture."""
    return (
        f'<rect x="1.4" y="1.4" width="34" height="15" rx="7.5" fill="{INK}" opacity=".3"/>'
        f'<rect x=".8" y=".8" width="34" height="15" rx="7.5" fill="{fill}" stroke="{rim}" '
        'stroke-width="1.2"/>'
        f'<g transform="translate(18 1.5) scale(.219)">{icon(kind, INK, PAPER)}</g>'
    )


def _glow(name: str, inner: float, shape: str = "", light: float = 0.95) -> str:
    """Gold light that fades outwards, in a box of 54 x 54, dark up to ``inner``."""
    return (
        f'<radialGradient id="{name}"><stop offset="{inner}" stop-color="{GOLD}" stop-opacity="0"/>'
        f'<stop offset="{inner + 0.02}" stop-color="{GOLD}" stop-opacity="{light}"/>'
        f'<stop offset="1" stop-color="{GOLD}" stop-opacity="0"/></radialGradient>'
        f'<circle cx="27" cy="27" r="27" fill="url(#{name})"/>{shape}'
    )


_SLOT = (
    '<rect x="11" y="11" width="32" height="32" rx="7" fill="#FFE9A8" fill-opacity=".9" '
    'stroke="#A86A00" stroke-width="1.6" stroke-dasharray="5 3.2" stroke-linecap="round"/>'
)


_PAID = (*TRANSPORTS, "caravan")
"""The kinds of what a price is paid in."""


def _all() -> Mapping[str, tuple[float, float, str]]:
    found: dict[str, tuple[float, float, str]] = {}
    for kind in COUNTERS:
        found[f"tile-{kind}"] = (44, 44, _tile(kind, TINTS[kind]))
    found["tile-back"] = (44, 44, _back())
    found["tile-obstacle"] = (44, 44, _obstacle())
    found["stack"] = (53, 76, _stack())
    found["badge"] = (20, 20, _badge())
    found["glow"] = (54, 54, _glow("light", 0.4))
    found["glow-slot"] = (54, 54, _glow("slot-light", 0.1, _SLOT))
    found["glow-town"] = (54, 54, _glow("town-light", 0.48, light=0.9))
    for paid in _PAID:
        found[f"tag-{paid}"] = (36, 17, _tag(paid, "#FFF6DC", INK))
        found[f"short-{paid}"] = (36, 17, _tag(paid, "#CBC7C0", "#6B645E"))
    for color in PLAYERS:
        found[f"piece-{color}"] = (16, 16, _piece(color))
        found[f"boot-{color}"] = (42, 36, _boot(color))
    for card in TRANSPORTS:
        found[f"card-{card}"] = (53, 76, _travel_card(card))
    found["icon-raft"] = (16, 16, f'<g transform="scale(.25)">{icon("raft", INK, PAPER)}</g>')
    found["card-deck"] = (53, 76, _face_down())
    return found | pictures(_card)


SPRITES = _all()
"""Each sprite's width, height and drawing."""


ON_BOARD: Mapping[str, float] = {
    **dict.fromkeys((f"tile-{kind}" for kind in COUNTERS), 34),
    "tile-obstacle": 22,
    "stack": 30,
    "glow": 54,
    "glow-slot": 54,
    "glow-town": 88,
    **dict.fromkeys((f"{tag}-{kind}" for tag in ("tag", "short") for kind in _PAID), 36),
    **dict.fromkeys((f"piece-{color}" for color in PLAYERS), 14),
    **dict.fromkeys((f"boot-{color}" for color in PLAYERS), 34),
}
"""The sprites of the board, and the width in frame pixels at which most of each are drawn."""

ON_RACK: Mapping[str, float] = {
    **dict.fromkeys((f"tile-{kind}" for kind in (*COUNTERS, "back", "obstacle")), 46),
    "badge": 21,
    **dict.fromkeys((f"card-{kind}" for kind in TRANSPORTS), 53),
    **dict.fromkeys((f"boot-{color}" for color in PLAYERS), 56),
}
"""The sprites of the rack, likewise."""


def symbol(name: str) -> str:
    """A sprite as an SVG symbol with the id ``sprite-<name>``."""
    width, height, drawing = SPRITES[name]
    return f'<symbol id="sprite-{name}" viewBox="0 0 {width:g} {height:g}">{drawing}</symbol>'


class Cell(NamedTuple):
    """A sprite's rectangle on a sheet, by its top left corner; whole pixels."""

    x: int
    y: int
    width: int
    height: int


class Sheet(NamedTuple):
    """Sprites on one picture of ``width`` x ``height`` pixels, and where each lies on it."""

    widths: Mapping[str, float]
    scale: float
    width: int
    height: int
    cells: Mapping[str, Cell]

    def zoom(self, name: str) -> float:
        """By how much the drawing of a sprite is enlarged there."""
        return round(self.widths[name] * self.scale / SPRITES[name][0], 4)


def sheet(widths: Mapping[str, float], scale: float) -> Sheet:
    """Lay sprites out in rows, each as wide as ``widths`` says times ``scale``, in whole pixels."""
    x = y = tall = 0
    cells = {}
    for name, wanted in widths.items():
        own_width, own_height, _ = SPRITES[name]
        width = ceil(wanted * scale)
        height = ceil(wanted * scale * own_height / own_width)
        if x + width > _SHEET_WIDTH * scale:
            x, y, tall = 0, y + tall, 0
        cells[name] = Cell(x, y, width, height)
        x, tall = x + width, max(tall, height)
    return Sheet(widths, scale, ceil(_SHEET_WIDTH * scale), y + tall, cells)


_SHEET_WIDTH = 360
