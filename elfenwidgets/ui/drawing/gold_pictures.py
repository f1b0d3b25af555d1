"""The pictures of Elfengold: its items, its cards and its coins, as SVG.

An item that is no counter is drawn on a disc, a counter on a square tile: that tells them apart
without colour.
"""

from collections.abc import Callable, Mapping

from elfenwidgets.rules.gold.state import SPECIALS, VALUES
from elfenwidgets.ui.drawing.theme import INK, PAPER

COIN = "#F6C63C"
RIM = "#7A4E00"

# {i}: ink, {h}: hole, as for the transports: each in a box of 64 x 64.
_SHAPES = {
    "tree": (
        '<path d="M32 2 47 20H40L54 37H44L59 54H37V63H27V54H5L20 37H10L24 20H17z" fill="{i}"/>'
        '<path d="M32 14v9M23 33h9M34 47h10" stroke="{h}" stroke-width="3" '
        'stroke-linecap="round"/>'
    ),
    "sea_monster": (
        '<g fill="{i}"><path d="M4 27C0 15 10 4 22 7 31 9 33 17 29 25 26 32 28 41 35 42V50H21'
        'C13 45 15 35 19 28 21 23 19 21 16 21 12 22 9 28 4 27z"/>'
        '<path d="M34 50C34 28 55 28 55 50H47C47 40 42 40 42 50z"/>'
        '<path d="M55 50C56 42 59 37 63 33V50z"/><path d="M17 8 20 1 25 7z"/></g>'
        '<circle cx="16" cy="14" r="2.6" fill="{h}"/>'
        '<path d="M2 58c5-6 10-6 15 0s10 6 15 0 10-6 15 0 10 6 15 0" fill="none" stroke="{i}" '
        'stroke-width="4" stroke-linecap="round"/>'
    ),
    "gold_piece": (
        '<circle cx="32" cy="32" r="29" fill="{i}"/><circle cx="32" cy="32" r="23" fill="none" '
        'stroke="{h}" stroke-width="3"/>'
        '<path d="M32 15 36.7 26.5 49 27.4 39.5 35.4 42.5 47.5 32 40.8 21.5 47.5 '
        '24.5 35.4 15 27.4 27.3 26.5z" fill="{h}"/>'
    ),
    "double": (
        '<g fill="none" stroke="{i}" stroke-width="8" stroke-linecap="round" '
        'stroke-linejoin="round"><path d="M5 27 23 47M23 27 5 47"/>'
        '<path d="M35 22C35 7 58 7 58 22 58 33 38 43 36 54H60"/></g>'
    ),
    "exchange": (
        '<g fill="none" stroke="{i}" stroke-width="7.5" stroke-linecap="round" '
        'stroke-linejoin="round"><path d="M7 21H55M43 8 56 21 43 34"/>'
        '<path d="M57 45H9M21 32 8 45 21 58"/></g>'
    ),
    "witch": (
        '<path d="M37 3C31 14 24 28 19 44H47C44 32 43 21 46 13 44 9 41 5 37 3z" fill="{i}"/>'
        '<ellipse cx="32" cy="48" rx="30" ry="9" fill="{i}"/>'
        '<path d="M20 40C28 44 38 44 46 40" fill="none" stroke="{h}" stroke-width="4"/>'
    ),
    "gold": (
        '<g fill="{i}" stroke="{h}" stroke-width="2.5"><ellipse cx="32" cy="50" rx="25" ry="10"/>'
        '<ellipse cx="32" cy="40" rx="25" ry="10"/><ellipse cx="32" cy="30" rx="25" ry="10"/>'
        '<ellipse cx="32" cy="20" rx="25" ry="10"/></g>'
        '<ellipse cx="32" cy="20" rx="14" ry="4.5" fill="none" stroke="{h}" stroke-width="2.5"/>'
    ),
}

_TINTS = {
    "tree": "#A9C98F",
    "sea_monster": "#8FC3D6",
    "gold_piece": "#F4D06A",
    "double": "#E9B9D3",
    "exchange": "#F2C79B",
    "witch": "#CDC3DC",
    "gold": "#F4D06A",
}


def _shape(kind: str, ink: str, hole: str) -> str:
    return _SHAPES[kind].replace("{i}", ink).replace("{h}", hole)


def _disc(kind: str) -> str:
    tint = _TINTS[kind]
    return (
        f'<circle cx="23" cy="23" r="20.5" fill="{INK}" opacity=".28"/>'
        f'<circle cx="22" cy="21.5" r="20.5" fill="{tint}" stroke="{INK}" stroke-width="1.8"/>'
        '<circle cx="22" cy="21.5" r="18.2" fill="none" stroke="#fff" stroke-width="1.3" '
        'opacity=".6"/>'
        f'<g transform="translate(7.9 7.4) scale(.44)">{_shape(kind, INK, tint)}</g>'
    )


def _coin(said: str) -> str:
    """A coin with its number, or without one."""
    number = (
        f'<text x="9" y="13.2" text-anchor="middle" font-size="12.5" font-weight="bold" '
        f'font-family="Georgia, DejaVu Serif, serif" fill="{INK}">{said}</text>'
    )
    return (
        f'<circle cx="9.4" cy="9.6" r="8" fill="{INK}" opacity=".35"/>'
        f'<circle cx="9" cy="9" r="8" fill="{COIN}" stroke="{RIM}" stroke-width="1.2"/>'
        f'<circle cx="9" cy="9" r="6.4" fill="none" stroke="#fff" stroke-width=".8" opacity=".7"/>'
        f"{number if said else ''}"
    )


def pictures(card: Callable[[str, str], str]) -> dict[str, tuple[float, float, str]]:
    """The sprites of Elfengold alone; ``card`` draws a card of a tint with a picture."""
    found: dict[str, tuple[float, float, str]] = {}
    for kind in SPECIALS:
        found[f"tile-{kind}"] = (44, 44, _disc(kind))
    for card_kind in ("witch", "gold"):
        tint = _TINTS[card_kind]
        found[f"card-{card_kind}"] = (53, 76, card(tint, _shape(card_kind, INK, tint)))
        found[f"icon-{card_kind}"] = (
            16,
            16,
            f'<g transform="scale(.25)">{_shape(card_kind, INK, PAPER)}</g>',
        )
    for value in sorted(set(VALUES.values())):
        found[f"coin-{value}"] = (18, 18, _coin(str(value)))
    found["coin"] = (18, 18, _coin(""))
    return found


ON_BOARD: Mapping[str, float] = {
    **dict.fromkeys((f"tile-{kind}" for kind in SPECIALS), 24),
    **dict.fromkeys((f"coin-{value}" for value in sorted(set(VALUES.values()))), 17),
    "coin": 20,
}
"""The sprites that the board of Elfengold has beside those of the base game, and their widths."""

ON_RACK: Mapping[str, float] = {
    **dict.fromkeys((f"tile-{kind}" for kind in SPECIALS), 46),
    **dict.fromkeys(("card-witch", "card-gold", "card-deck"), 53),
}
"""The same for the rack."""

ICONS: Mapping[str, str] = {
    **{f"elfen-{kind}": f"tile-{kind}" for kind in SPECIALS},
    "elfen-witch": "icon-witch",
    "elfen-gold": "icon-gold",
    "elfen-coin": "coin",
}
"""The classes of small pictures in the text, and the sprite that each shows."""
