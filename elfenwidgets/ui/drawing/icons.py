"""The drawings of the transports, the obstacle and the marks of the players, as SVG.

Each is drawn in a box of 64 x 64 with one ink; ``hole`` is the colour seen through it.
"""

from elfenwidgets.ui.drawing.theme import INK, PAPER

MARKS = {
    "black": "M32 10A22 22 0 1 1 31.9 10Z",
    "blue": "M12 12H52V52H12Z",
    "green": "M32 8 57 52H7Z",
    "purple": "M32 4 56 32 32 60 8 32Z",
    "red": (
        "M32 4 39.6 23.5 60.5 24.7 44.4 38 49.6 58.3 32 47 14.4 58.3 19.6 38 3.5 24.7 24.4 23.5Z"
    ),
    "yellow": "M32 6 58 25 48 56H16L6 25Z",
}
"""The shape that goes with each colour."""

# {i}: ink, {h}: hole. Solid shapes first, then what is cut out of them.
_SHAPES = {
    "giant_pig": (
        '<g fill="{i}"><ellipse cx="36" cy="35" rx="21" ry="15.5"/>'
        '<path d="M21 43l-2 14h7l2-9zM31 47l0 10h7l1-9zM44 47l1 10h7l0-15z"/>'
        '<path d="M27 22C18 18 8 23 6 31L1 33C0 37 0 41 3 43L8 42C12 47 20 48 26 46z"/>'
        '<path d="M14 24C13 18 15 13 18 11 22 13 26 17 27 23z"/></g>'
        '<path d="M56 31c5-1 6-6 3-8s-6 1-4 4 6 1 7-3" fill="none" stroke="{i}" '
        'stroke-width="3" stroke-linecap="round"/>'
        '<circle cx="14" cy="31" r="2.4" fill="{h}"/>'
        '<path d="M27 25c4 6 4 13 0 19M3.5 36v3M18 15l4 7" fill="none" stroke="{h}" '
        'stroke-width="2.2" stroke-linecap="round"/>'
    ),
    "elfcycle": (
        '<g fill="none" stroke="{i}" stroke-linecap="round" stroke-linejoin="round">'
        '<g stroke-width="4.6"><circle cx="15" cy="43" r="12.5"/><circle cx="49" cy="43" r="12.5"/>'
        '<path d="M15 43 26 24H43L32 44H15M24 19 32 44M49 43 42 17"/></g>'
        '<path d="M42 17c4-6 12-6 14-1s-5 7-6 3" stroke-width="4"/>'
        '<path d="M15 33v20M5 43h20M49 33v20M39 43h20" stroke-width="1.6"/></g>'
        '<path d="M15 18C20 13 29 14 34 18 29 21 20 22 15 18z" fill="{i}"/>'
        '<circle cx="15" cy="43" r="3.4" fill="{i}"/><circle cx="49" cy="43" r="3.4" fill="{i}"/>'
    ),
    "magic_cloud": (
        '<path d="M17 50C3 51 1 34 13 32 12 17 32 13 36 24 46 18 55 26 52 34 63 35 62 50 50 50z" '
        'fill="{i}"/>'
        '<path d="M20 41c-2-8 10-11 12-4s-7 8-7 3M37 40c0-6 9-6 9 0" fill="none" '
        'stroke="{h}" stroke-width="2.8" stroke-linecap="round"/>'
        '<path d="M16 57h12M34 57h16" stroke="{i}" stroke-width="3.4" stroke-linecap="round"/>'
        '<path d="M50 2 52.6 9.4 60 12 52.6 14.6 50 22 47.4 14.6 40 12 47.4 9.4z'
        'M13 7 14.8 12.2 20 14 14.8 15.8 13 21 11.2 15.8 6 14 11.2 12.2z" fill="{i}"/>'
    ),
    "unicorn": (
        '<path d="M30 19 9 0 36 12z" fill="{i}"/>'
        '<path d="M31 61C33 53 31 49 27 46 22 48 18 51 14 53 9 54 5 49 8 44 13 36 18 29 24 24 '
        "27 19 32 16 37 14L43 5 46 15C58 19 63 33 57 42 63 46 60 54 58 61z"
        '" fill="{i}"/>'
        '<circle cx="29" cy="28.5" r="2.5" fill="{h}"/>'
        '<path d="M42 19c6 8 2 13 5 19s0 12-2 20M51 23c3 8-1 11 1 17s0 13-1 18M12.5 47l2-2'
        'M20 9.5l3-3.500M26 15l4-5" '
        'fill="none" stroke="{h}" stroke-width="2.4" stroke-linecap="round"/>'
    ),
    "troll_wagon": (
        '<path d="M6 28C4 8 20 4 30 8 42 3 56 8 53 28z" fill="{i}"/>'
        '<path d="M2 31H57L53 44H7z" fill="{i}"/>'
        '<path d="M54 38 63 33" stroke="{i}" stroke-width="4.5" stroke-linecap="round"/>'
        '<circle cx="16" cy="48" r="14" fill="{h}"/><circle cx="45" cy="48" r="14" fill="{h}"/>'
        '<g fill="none" stroke="{i}"><circle cx="16" cy="48" r="9.8" stroke-width="4.4"/>'
        '<circle cx="45" cy="48" r="9.8" stroke-width="4.4"/>'
        '<path d="M16 38v20M6 48h20M45 38v20M35 48h20" stroke-width="2.8"/></g>'
        '<path d="M18 25C16 18 17 13 19 10M30 25V10M42 25C44 18 43 13 41 10" fill="none" '
        'stroke="{h}" stroke-width="2.4" stroke-linecap="round"/>'
    ),
    "dragon": (
        '<path d="M2 24C8 15 13 12 18 11L25 3 25 12C31 15 32 21 29 27 27 32 31 34 36 34 '
        "46 34 52 40 50 47 49 51 54 51 55 47L50 45 59 36 63 48 59 47C59 58 47 62 42 55L40 61H33"
        "L35 53H27L25 61H17L20 50C15 43 16 36 19 30 20 27 18 26 15 26L4 29 10 24z"
        '" fill="{i}"/>'
        '<path d="M31 31C26 20 31 9 41 2 42 8 49 10 62 8 57 13 56 18 59 27 53 23 49 25 49 32 '
        '44 28 40 29 38 33z" fill="{i}"/>'
        '<circle cx="19" cy="17" r="2" fill="{h}"/>'
        '<path d="M35 27C35 19 38 13 43 9M39 26C42 20 47 16 53 13M24 42c2 3 5 4 8 4" fill="none" '
        'stroke="{h}" stroke-width="2.2" stroke-linecap="round"/>'
    ),
    "raft": (
        '<path d="M30 45V4" stroke="{i}" stroke-width="4" stroke-linecap="round"/>'
        '<path d="M34 8C52 10 60 24 55 39 48 36 41 36 34 38zM26 14C18 20 12 28 9 38 15 36 21 36 '
        '26 38z" fill="{i}"/>'
        '<g fill="{i}"><rect x="4" y="42" width="56" height="7.5" rx="3.7"/>'
        '<rect x="1" y="51" width="60" height="7.5" rx="3.7"/></g>'
        '<path d="M14 40v20M49 40v20" stroke="{h}" stroke-width="3"/>'
        '<path d="M38 16c7 1 12 6 13 11M38 25c5 0 9 2 11 5" stroke="{h}" stroke-width="2.2" '
        'fill="none" stroke-linecap="round"/>'
    ),
    "caravan": (
        '<g fill="{i}" stroke="{h}" stroke-width="2.5">'
        '<rect x="6" y="16" width="24" height="36" rx="4" transform="rotate(-16 18 34)"/>'
        '<rect x="34" y="16" width="24" height="36" rx="4" transform="rotate(16 46 34)"/>'
        '<rect x="20" y="11" width="24" height="38" rx="4"/></g>'
        '<path d="M32 20 34.5 27.5 42 30 34.5 32.5 32 40 29.5 32.5 22 30 29.5 27.5z" '
        'fill="{h}"/>'
    ),
    "obstacle": (
        '<g stroke="{i}" stroke-width="13" stroke-linecap="round"><path d="M13 15 51 51"/></g>'
        '<g stroke="{h}" stroke-width="18" stroke-linecap="butt"><path d="M46 20 18 46"/></g>'
        '<g stroke="{i}" stroke-width="13" stroke-linecap="round"><path d="M51 15 13 51"/></g>'
        '<path d="M24 35 20 28M44 28 51 31" stroke="{i}" stroke-width="5" stroke-linecap="round"/>'
        '<circle cx="51" cy="15" r="3" fill="{h}"/><circle cx="13" cy="15" r="3" fill="{h}"/>'
    ),
    "secret": (
        '<path d="M6 24C16 40 48 40 58 24" fill="none" stroke="{i}" stroke-width="6" '
        'stroke-linecap="round"/>'
        '<path d="M14 37 9 45M25 42 22 52M39 42 42 52M50 37 55 45" stroke="{i}" '
        'stroke-width="5.5" stroke-linecap="round"/>'
    ),
}

BOOT = (
    "M20 8C30 5 39 6 45 9L43 30C44 37 50 40 57 40 64 40 67 35 64 31 62 29 59 30 59 33"
    "C55 27 61 22 67 25 74 29 73 41 65 47 58 52 50 52 42 52L18 52C14 51 14 47 15 42L20 30Z"
)
"""The outline of an elf boot in a box of 76 x 60, its toe curled."""


def icon(kind: str, ink: str = INK, hole: str = PAPER) -> str:
    """The drawing of a transport, "caravan", "obstacle" or "secret", in a box of 64 x 64."""
    return _SHAPES[kind].replace("{i}", ink).replace("{h}", hole)
