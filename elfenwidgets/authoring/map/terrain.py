"""The marks that stand for a terrain: grass, trees, dunes, peaks, waves. SVG symbols.

A symbol's origin is the foot of what it shows, so that it can be placed by a point on the ground.
"""

from collections.abc import Mapping

from elfenwidgets.ui.drawing.theme import INK

WASH = {
    "plain": "#CFDB9A",
    "forest": "#8DAE6E",
    "desert": "#EBCB74",
    "mountain": "#B9B2A6",
    "lake": "#A9CBDB",
}
EDGE = {
    "plain": "#9DAE62",
    "forest": "#5C8047",
    "desert": "#C59B3C",
    "mountain": "#857B6E",
    "lake": "#4E86A6",
}


def _ink(d: str, width: float = 0.8) -> str:
    return f'<path d="{d}" fill="none" stroke-width="{width:g}"/>'


def _round_tree(fill: str) -> str:
    return (
        _ink("M0 0V-4", 1.1)
        + f'<path d="M-4-3A3.3 3.3 0 0 1-4.2-9 3.8 3.8 0 0 1 2.2-12.5 3.9 3.9 0 0 1 4.6-5.5 '
        f'3.2 3.2 0 0 1 2.5-3Q0-2.2-4-3z" fill="{fill}"/>'
        + '<path d="M2.2-11.5A3.9 3.9 0 0 1 4.2-5.6 3.2 3.2 0 0 1 2-3.2Q0-2.6-1-2.8 4-5 2.2-11.5z" '
        f'fill="{INK}" opacity=".22" stroke="none"/>'
    )


def _fir(fill: str) -> str:
    return (
        _ink("M0 0V-3", 1.1)
        + f'<path d="M0-15 2.8-10H1.5L4-6H2.3L4.8-2.3H-4.8L-2.3-6H-4L-1.5-10H-2.8z" fill="{fill}"/>'
        + f'<path d="M0-15 2.8-10H1.5L4-6H2.3L4.8-2.3H.8z" fill="{INK}" opacity=".22" '
        f'stroke="none"/>'
    )


def _poplar(fill: str) -> str:
    return (
        _ink("M0 0V-4", 1)
        + f'<path d="M0-2.5Q-4.6-5-2.8-10-1.5-13.5 0-14.5 1.5-13.5 2.8-10 4.6-5 0-2.5z" '
        f'fill="{fill}"/>'
        + f'<path d="M0-14.5Q1.5-13.5 2.8-10 4.6-5 0-2.5 2.5-8 0-14.5z" fill="{INK}" '
        f'opacity=".2" stroke="none"/>' + _ink("M-1-6.5v-3", 0.6)
    )


def _peak(left: float, right: float, top: float, snow: bool) -> str:
    """A mountain from ``-left`` to ``right``, with its shaded side to the right."""
    shoulder = top * 0.52
    drawn = (
        f'<path d="M{-left:g} 0Q{-left * 0.55:.1f} {-shoulder:.1f} {-left * 0.22:.1f} '
        f"{-top * 0.74:.1f}L0 {-top:g} "
        f"{right * 0.26:.1f} {-top * 0.72:.1f}Q{right * 0.5:.1f} {-shoulder:.1f} {right:g} 0"
        f'Q{right * 0.3:.1f} 1.6 0 .8T{-left:g} 0z" fill="#D9D1C2"/>'
        f'<path d="M0 {-top:g} {right * 0.26:.1f} {-top * 0.72:.1f}Q{right * 0.5:.1f} '
        f"{-shoulder:.1f} {right:g} 0"
        f"Q{right * 0.6:.1f} 1 {right * 0.3:.1f} .8L{right * 0.06:.1f} {-top * 0.3:.1f} "
        f'{right * 0.2:.1f} {-top * 0.5:.1f}z" fill="#7D7266" opacity=".62" stroke="none"/>'
    )
    if snow:
        drawn += (
            f'<path d="M{-left * 0.24:.1f} {-top * 0.72:.1f}L0 {-top:g} {right * 0.26:.1f} '
            f"{-top * 0.72:.1f} "
            f"{right * 0.12:.1f} {-top * 0.64:.1f} 0 {-top * 0.74:.1f} {-left * 0.12:.1f} "
            f"{-top * 0.62:.1f}z"
            '" fill="#FFFDF6"/>'
        )
    else:
        drawn += _ink(
            f"M{-left * 0.3:.1f} {-top * 0.45:.1f}l2-3M{-left * 0.5:.1f} {-top * 0.2:.1f}l2.5-3.5",
            0.7,
        )
    return drawn


SYMBOLS: Mapping[str, str] = {
    "grass": _ink("M-2.5 0Q-2.4-2-3.5-3.5M0 0V-4.6M2.5 0Q2.4-2 3.5-3.5", 0.8),
    "flower": _ink("M0 0V-3", 0.7) + '<path d="M0-4.2h.1" stroke="#C8503F" stroke-width="2.4"/>',
    "shrub": '<path d="M-3.5 0A2.3 2.3 0 0 1-1.5-3.5 2.3 2.3 0 0 1 2.4-3.3 2 2 0 0 1 3.5 0z" '
    'fill="#A9BE7A"/>',
    "oak": _round_tree("#87AB66"),
    "oak2": _round_tree("#A3BE78"),
    "fir": _fir("#6E9A62"),
    "fir2": _fir("#84AC74"),
    "poplar": _poplar("#98B767"),
    "poplar2": _poplar("#7FA45C"),
    "dune": _ink("M-8 0Q-2-6 2-4T8 0M-3-.5Q1-3 3.5-1.5", 0.8),
    "dune2": _ink("M-6 0Q-1-4.5 6 0", 0.8),
    "sand": '<path d="M-4 0h.1M0-2h.1M3 .5h.1M-1 2h.1" stroke="#8C6A22" stroke-width="1.1"/>',
    "cactus": '<path d="M-1.2 0V-10Q0-11.5 1.2-10V-5.5H2.6V-8H4.6V-4.2Q4.6-3.2 3.5-3.2H1.2V0'
    'zM-1.2-4H-3.5Q-4.6-4-4.6-5V-8H-2.6V-6.2H-1.2z" fill="#8FAE6A"/>',
    "peak": _peak(11, 12, 21, True),
    "peak2": _peak(9, 10, 17, True),
    "peak3": _peak(8, 9, 13, False),
    "hill": _peak(6, 7, 8.5, False),
    "wave": '<path d="M-6 0q3-3 6 0t6 0" fill="none" stroke="#3F7797" stroke-width=".9"/>',
    "wave2": '<path d="M-4 0q2-2.2 4 0t4 0" fill="none" stroke="#FFFDF6" stroke-width=".9"/>',
}
"""The drawings by name."""

COVER: Mapping[str, tuple[float, tuple[str, ...]]] = {
    "plain": (21, ("grass", "grass", "grass", "grass", "flower", "shrub")),
    "forest": (8.6, ("oak", "oak2", "fir", "fir2", "fir", "poplar", "poplar2", "oak")),
    "desert": (17, ("dune", "dune2", "sand", "sand", "dune2", "cactus", "dune")),
    "mountain": (14.5, ("peak", "peak2", "peak2", "peak3", "peak3", "hill")),
    "lake": (17, ("wave", "wave2", "wave")),
}
"""How densely each terrain is covered (the gap in px), and with what, common ones repeated."""

TALL: Mapping[str, float] = {"plain": 4, "forest": 13, "desert": 6, "mountain": 18, "lake": 4}
"""How high the marks of a terrain stand, in px."""

REACH: Mapping[str, tuple[float, float]] = {
    "plain": (5, 6),
    "forest": (6, 16),
    "desert": (9, 13),
    "mountain": (13, 22),
    "lake": (8, 4),
}
"""How far the marks of a terrain reach to each side and up, with their ink, in px."""

BELOW = 3
"""How far any of them reaches below its foot."""
