"""The little pictures of the towns: one for each, in ink and a few washes.

Each is SVG around the point (0, 0), within about 42 x 38; the castle is twice as big.
"""

from collections.abc import Callable, Mapping

WALL, STONE, WOOD = "#F9EFD8", "#D2C8B6", "#BE9263"
RED, BLUE, GREEN, GOLD, VIOLET = "#BF6045", "#6487A6", "#7C9A58", "#DFAE4B", "#A487C0"
DARK, WATER, ROCK = "#54433A", "#A9CBDB", "#B9B2A6"


def _shape(d: str, fill: str = WALL) -> str:
    return f'<path d="{d}" fill="{fill}"/>'


def _ink(d: str, width: float = 0.8) -> str:
    return f'<path d="{d}" fill="none" stroke-width="{width:g}"/>'


def _box(x: float, y: float, w: float, h: float, fill: str = WALL) -> str:
    """A rectangle that stands on y."""
    return _shape(f"M{x:g} {y:g}v{-h:g}h{w:g}v{h:g}z", fill)


def _window(x: float, y: float, w: float = 1.8, h: float = 2.6) -> str:
    return f'<path d="M{x:g} {y:g}v{-h:g}h{w:g}v{h:g}z" fill="{DARK}" stroke="none"/>'


def _door(x: float, y: float, w: float = 3.2, h: float = 5) -> str:
    r = w / 2
    return (
        f'<path d="M{x:g} {y:g}v{r - h:g}a{r:g} {r:g} 0 0 1 {w:g} 0v{h - r:g}z" '
        f'fill="{DARK}" stroke="none"/>'
    )


def _house(
    x: float, y: float, w: float, h: float, roof: str = RED, wall: str = WALL, up: float = 0.6
) -> str:
    """A gabled house: its wall's left foot, width and height; the roof is ``up`` widths high."""
    top = w * up
    return (
        _box(x, y, w, h, wall)
        + _shape(f"M{x - 1.6:g} {y - h + 0.6:g}l{w / 2 + 1.6:g} {-top:g} {w / 2 + 1.6:g} {top:g}z", roof)
        + _door(x + w / 2 - 1.5, y, 3, min(4.6, h - 1))
    )


def _tower(x: float, y: float, w: float, h: float, roof: str | None = None, wall: str = STONE) -> str:
    """A tower with a pointed roof, or with battlements."""
    body = _box(x, y, w, h, wall)
    top = y - h
    if roof:
        body += _shape(f"M{x - 1.5:g} {top + 0.5:g}l{w / 2 + 1.5:g} {-w * 1.25:g} {w / 2 + 1.5:g} {w * 1.25:g}z", roof)
    else:
        n = w / 5
        body += _shape(
            f"M{x - 1:g} {top + 1:g}v-4h{n + 0.7:g}v2h{n:g}v-2h{n + 0.6:g}v2h{n:g}v-2h{n + 0.7:g}v4z", wall
        )
    return body + _window(x + w / 2 - 0.9, top + 6)


def _flag(x: float, y: float, color: str = RED) -> str:
    return _ink(f"M{x:g} {y:g}v-8") + _shape(f"M{x:g} {y - 8:g}l7 1.8-7 2.4z", color)


def _bush(x: float, y: float, r: float, fill: str = GREEN) -> str:
    return _shape(
        f"M{x - r:g} {y:g}a{r * 0.6:g} {r * 0.6:g} 0 0 1 {r * 0.3:g}{-r:g} "
        f"{r * 0.75:g} {r * 0.75:g} 0 0 1 {r * 1.4:g} 0 {r * 0.6:g} {r * 0.6:g} 0 0 1 {r * 0.3:g} {r:g}z",
        fill,
    )


def _waves(x: float, y: float, count: int) -> str:
    return _ink(f"M{x:g} {y:g}" + "q2-2.2 4 0t4 0" * count, 0.9)


def _ground(w: float, y: float, fill: str = GREEN) -> str:
    return (
        f'<path d="M{-w:g} {y:g}q{w / 2:g}-4 {w:g}-2.5t{w:g} 1.500q-{w / 2:g} 6-{w:g} 5t{-w:g}-4z" '
        f'fill="{fill}" stroke="none" opacity=".75"/>'
    )


def _castle() -> str:
    return (
        _shape("M-46 30C-44 17-34 16-28 10-14 3 14 2 28 9 36 15 46 18 47 30 30 36-32 36-46 30z", "#A9BE7A")
        + _ink("M-38 27l4-6M-31 29l2-5M34 27l-3-6M40 29l-2-4M-10 32l2-3M14 32l-1-3")
        + _tower(-33, 20, 11, 26, BLUE)
        + _tower(22, 20, 11, 26, BLUE)
        + _box(-24, 22, 48, 19, WALL)
        + _shape("M-25 4v-4h5v2.500h4V0h5v2.500h4V0h5v2.500h4V0h5v2.500h4V0h5v2.500h4V0h5v4z", WALL)
        + _tower(-15, 3, 9, 19, BLUE, WALL)
        + _tower(6, 3, 9, 19, BLUE, WALL)
        + _tower(-6, 3, 12, 29, RED, WALL)
        + _shape("M-6.5 22V13a6.5 6.5 0 0 1 13 0v9z", STONE)
        + _door(-4.5, 22, 9, 13)
        + _ink("M-2 22v-11M2 22v-11M-4.5 16h9", 0.6)
        + _window(-18, 13, 2.4, 4.5)
        + _window(-12, 13, 2.4, 4.5)
        + _window(10, 13, 2.4, 4.5)
        + _window(16, 13, 2.4, 4.5)
        + _ink("M-22 18h4M-20 9h3M14 18h4M18 8h3M-3-12h3M1-4h3M-29 8h3M26 10h3", 0.7)
        + _flag(0, -40, GOLD)
        + _flag(-27.5, -19)
        + _flag(27.5, -19)
        + _shape("M-5 22C-8 27-4 30-8 33.500L6 33.500C9 29 3 27 5 22z", "#F6EACB")
    )


def _windmill() -> str:
    return (
        _ground(20, 14)
        + _house(7, 15, 11, 7)
        + _shape("M-11 15-8-7H1L4 15z")
        + _shape("M-9.5-6Q-3.5-15 2.5-6z", RED)
        + _door(-5.5, 15)
        + _window(-4, 3)
        + _ink("M-17-16 10 8M10-18-17 8", 1.2)
        + _shape("M-17-16l2.5-3 9 8-2.5 3zM10-18l3 2.6-9 9-2.6-2.800zM10 8l-2.5 3-9-8 2.5-3zM-17 8l-2.8-2.6 9-9 2.8 2.600z")
    )


def _tree_houses() -> str:
    return (
        _ground(20, 15)
        + _ink("M-10 17V2M-8.5 17V2M9 17V-2M11 17V-2", 1.3)
        + _bush(-9.5, 2, 11)
        + _bush(10, -4, 11, "#8EAB66")
        + _house(-14, 6, 9, 6, GOLD, WOOD)
        + _house(5.5, 1, 9, 6, RED, WOOD)
        + _ink("M-5 6Q1 8 5.5 2M-16 6h13M3 1h14", 1.1)
        + _ink("M-12 17v-10M-14 17v-10M-14 14h2M-14 11h2M-14 8h2")
    )


def _lighthouse() -> str:
    return (
        _shape("M-18 17Q-14 8-4 8 6 6 14 12 19 14 19 17z", ROCK)
        + _house(5, 12, 10, 6, BLUE)
        + _shape("M-9 9-6.5-9H0.500L3 9z")
        + _shape("M-8.4 4-7.7-1H1.700L2.4 4zM-7-6l.5-3h7l.5 3z", RED)
        + _box(-5.5, -9, 5, 4.5, GOLD)
        + _shape("M-7-13.500l4-4 4 4z", RED)
        + _ink("M-8-12-17-15M-8-10-18-9M2-12 11-15M2-10 12-9", 0.9)
        + _waves(-19, 18.5, 4)
    )


def _harbour() -> str:
    return (
        _shape("M-21 12Q-8 8 0 12T21 12V18H-21z", WATER)
        + _house(-19, 11, 10, 9, RED)
        + _house(-9.5, 11, 8, 12, BLUE)
        + _box(-1, 12, 10, 2, WOOD)
        + _ink("M1 12v4M5 12v4M8 12v4")
        + _shape("M6 13h14l-3 4.500H9z", WOOD)
        + _shape("M13-6V10H4.500Q11 4 13-6zM14.5-4Q20 4 19 10H14.500z")
        + _ink("M13.7 13V-9", 1.2)
        + _waves(-18, 16.5, 2)
    )


def _stilt_houses() -> str:
    return (
        _shape("M-21 11Q-10 8 0 11T21 10V18H-21z", WATER)
        + _ink("M-16 16V6M-8 16V6M-3 16V4M5 16V4M10 16V6M17 16V6", 1.3)
        + _house(-18, 6, 12, 7, GOLD, WOOD)
        + _house(-4.5, 4, 11, 9, RED)
        + _house(9, 6, 9, 6, GREEN, WOOD)
        + _ink("M-18 6.500H18", 1.6)
        + _waves(-18, 16, 4)
    )


def _walled_town() -> str:
    return (
        _house(-13, 4, 9, 8, BLUE)
        + _house(3, 4, 10, 7, RED)
        + _tower(-4, 4, 7, 15, VIOLET, WALL)
        + _box(-19, 15, 38, 11, STONE)
        + _tower(-21, 16, 8, 14)
        + _tower(13, 16, 8, 14)
        + _shape("M-13 5v-3h4v1.500h4V2h4v1.500h3V2h4v1.500h3V2h4v3z", STONE)
        + _door(-4, 15, 8, 9)
        + _ink("M-11 9h3M7 12h3M8 8h2M-10 13h2", 0.7)
    )


def _mountain_gate() -> str:
    return (
        _shape("M-21 17-12-4-7-1 0-19 7-6 12-9 21 17z", ROCK)
        + '<path d="M0-19 7-6 12-9 21 17H9L3 0z" fill="#3B2E27" opacity=".18" stroke="none"/>'
        + _shape("M-4-11 0-19 4-12 1-13-1-10z", "#FFFDF5")
        + _shape("M-9 17V6Q-9-3 0-3T9 6V17z", STONE)
        + _door(-6, 17, 12, 16)
        + _shape("M-6 17V7A6 6 0 0 1-1 1V17zM6 17V7A6 6 0 0 0 1 1V17z", WOOD)
        + _ink("M-3 9v1M3 9v1M-14 10l2 3M14 9l-2 3", 1.1)
        + _box(-12, 17, 2.5, 10, GOLD)
        + _box(9.5, 17, 2.5, 10, GOLD)
    )


def _blossom_tree() -> str:
    return (
        _ground(19, 15)
        + _shape("M-2 16Q1 8-3 1L2-1 6 1Q3 8 6 16z", WOOD)
        + _shape("M-14 3A8 8 0 0 1-13-9 9 9 0 0 1-1-16 10 10 0 0 1 14-11 8 8 0 0 1 15 2Q8 6 1 3-7 7-14 3z", VIOLET)
        + _ink("M-9-3q3-4 6-1M3-7q3-4 7-1M-4-11q2-2 4 0M5 0q3-3 6-1", 0.9)
        + '<path d="M-8-7h.1M-2-2h.1M8-11h.1M10-4h.1M0-7h.1M-11 0h.1M5-2h.1" stroke="#FFF6F0" stroke-width="2.6" fill="none"/>'
        + _house(-17, 16, 10, 7, RED)
        + _house(8, 16, 9, 6, BLUE)
    )


def _domes() -> str:
    dome = "M{x:g} {y:g}q-1-9 {r:g}-12.500q{r2:g} 3.5 {r:g} 12.500z"
    return (
        _ground(20, 15, GOLD)
        + _box(-16, 15, 32, 11)
        + _shape("M-8 4Q-10-7 0-12 10-7 8 4z", GOLD)
        + _shape("M-16 4Q-16.5-2-12-4-7.5-2-8 4zM8 4Q7.5-2 12-4 16.5-2 16 4z", BLUE)
        + _tower(-21, 16, 4.5, 21, BLUE, WALL)
        + _tower(16.5, 16, 4.5, 21, BLUE, WALL)
        + _door(-3.5, 15, 7, 9)
        + _window(-11, 11)
        + _window(9, 11)
        + _ink("M0-12v-3M-3-8Q-5-2-4.5 3", 0.9)
        + '<circle cx="0" cy="-16" r="1.4" fill="#DFAE4B"/>'
    )


def _tents() -> str:
    return (
        _ground(20, 15, "#C9B36B")
        + _shape("M-6 6 3-13 13 6z", RED)
        + _shape("M1 6 3-13 6 6z", WALL)
        + _shape("M-21 16-11-2-2 16z", GOLD)
        + _shape("M-14 16-11-2-8 16z", DARK)
        + _shape("M2 17 11.5 1 20 17z", BLUE)
        + _shape("M8.5 17 11.5 1 14.5 17z", DARK)
        + _ink("M-11-2v-4M3-13v-4M11.5 1v-4")
        + _shape("M3-17l6 1.8-6 2zM-11-6l-5 1.5 5 2z", GREEN)
        + _shape("M-2 17q-1-4 1.5-6 2.5 2 1.5 6z", "#E5733A")
    )


def _bridge() -> str:
    return (
        _shape("M-21 8Q0 4 21 8V18Q0 15-21 18z", WATER)
        + _house(-19, 3, 9, 9, BLUE)
        + _house(10, 3, 9, 9, RED)
        + _tower(-4.5, 1, 9, 13, GOLD, WALL)
        + _shape("M-21 3Q0-3 21 3V14H17Q16 6 10 6T4 14H-4Q-4 6-10 6T-17 14H-21z", STONE)
        + _door(-2, 2.5, 4, 6)
        + _ink("M-18 6h3M15 6h3M-1 5h3M-1 8h2", 0.7)
        + _waves(-14, 16, 1)
        + _waves(7, 16, 1)
    )


def _mushrooms() -> str:
    def one(x: float, y: float, w: float, cap: str) -> str:
        stem = _shape(f"M{x - w * 0.27:g} {y:g}q{w * 0.1:g}{-w * 0.4:g} 0{-w * 0.7:g}h{w * 0.54:g}q{-w * 0.1:g} {w * 0.3:g} 0 {w * 0.7:g}z")
        top = y - w * 0.6
        hat = _shape(f"M{x - w / 2:g} {top:g}Q{x - w * 0.45:g} {top - w * 0.75:g} {x:g} {top - w * 0.78:g}T{x + w / 2:g} {top:g}Q{x:g} {top + w * 0.16:g} {x - w / 2:g} {top:g}z", cap)
        dots = f'<path d="M{x - w * 0.2:g} {top - w * 0.25:g}h.1M{x + w * 0.06:g} {top - w * 0.52:g}h.1M{x + w * 0.24:g} {top - w * 0.2:g}h.1" stroke="#FFF8E8" stroke-width="{w * 0.13:.1f}" fill="none"/>'
        return stem + hat + dots + _door(x - 1.6, y, 3.2, w * 0.3)

    return (
        _ground(20, 15)
        + one(-12, 15, 15, GOLD)
        + one(12.5, 15, 14, VIOLET)
        + one(0.5, 17, 24, "#C8503F")
        + _window(-1, 6, 2.4, 2.4)
    )


def _oasis() -> str:
    palm = "m-9 2q5-5 9-2q-1-5-7-6q6-2 8 4q3-6 8-3q-5 1-6 4q5-1 8 4q-5-4-9-2z"
    return (
        _ground(20, 15, GOLD)
        + _shape("M-14 15Q-4 10 8 14 12 17 4 18-8 19-14 15z", WATER)
        + _box(-19, 10, 13, 12)
        + _box(-14, -2, 7, 5)
        + _box(-8, 11, 10, 8, "#EBD9AE")
        + _door(-15, 10)
        + _door(-4, 11)
        + _window(-12, -3.5)
        + _ink("M13 14Q14 2 11-8M5 14Q5 6 6 2", 1.6)
        + _shape(f"M11-8{palm}", GREEN)
        + _shape(f"M6 2{palm}", "#8EAB66")
        + _waves(-7, 16, 1)
    )


def _market() -> str:
    return (
        _ground(20, 14)
        + _house(-20, 15, 11, 12, RED)
        + _house(9, 15, 11, 11, GREEN)
        + _tower(-6, 15, 12, 21, BLUE, WALL)
        + '<circle cx="0" cy="-1.5" r="3.6" fill="#FFFDF5"/>'
        + _ink("M0-1.500v-2.400M0-1.500l1.8 1", 0.9)
        + _door(-2, 15, 4, 6)
        + _shape("M-15 11h11l1.5 3h-14z", GOLD)
        + _shape("M5 12h10l1.5 3h-13z", RED)
        + _window(-16, 7)
        + _window(13, 8)
    )


def _watermill() -> str:
    spokes = "".join(f'<path d="M12 9V0" transform="rotate({a} 12 9)"/>' for a in range(0, 360, 45))
    return (
        _ground(20, 14)
        + _shape("M-3 14Q10 10 21 14V18Q8 17-3 18z", WATER)
        + _house(-18, 14, 22, 11, RED, up=0.55)
        + _box(-14, -4, 4, 8, STONE)
        + _window(-14, 9)
        + _window(0, 9)
        + '<circle cx="12" cy="9" r="8" fill="#F9EFD8"/><circle cx="12" cy="9" r="5.5" fill="none"/>'
        + f"{spokes}"
        + _shape("M-12.5-12q-3-3 0-5 3 2 2 5z", "#FFFDF5")
        + _waves(4, 17.5, 2)
    )


def _observatory() -> str:
    return (
        _shape("M-21 17Q-12 6-6 6H8Q14 7 21 17z", ROCK)
        + _tower(-9, 9, 18, 13, None, WALL)
        + _shape("M-10-7A10 10 0 0 1 10-7z", BLUE)
        + _shape("M2-13 12-20 15-16 6-9z", GOLD)
        + _ink("M-6-9A6 6 0 0 1-2-14", 0.9)
        + _door(-2.5, 9, 5, 7)
        + _shape("M-14-12l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM18-6l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8z", GOLD)
    )


def _great_tree() -> str:
    return (
        _ground(19, 15)
        + _shape("M-11 17Q-5 13-6 2H6Q5 13 12 17 5 15 1 17-4 15-11 17z", WOOD)
        + _shape("M-16 3A8 8 0 0 1-16-9 8 8 0 0 1-6-17 10 10 0 0 1 9-16 9 9 0 0 1 17-6 7 7 0 0 1 15 4Q8 8 0 5-8 8-16 3z", GREEN)
        + _ink("M-11-4q3-4 6-1M2-9q4-4 7-1M6 1q3-3 5-1M-3-11q2-2 4-1", 0.9)
        + _door(-3, 16, 6, 9)
        + '<circle cx="0" cy="3" r="1.7" fill="#F5D36A"/><circle cx="-9" cy="1" r="1.5" fill="#F5D36A"/><circle cx="10" cy="-3" r="1.5" fill="#F5D36A"/>'
    )


def _round_hill() -> str:
    return (
        _shape("M-21 16Q-18-6 0-7T21 16z", "#A9BE7A")
        + '<circle cx="0" cy="9" r="7.2" fill="#F9EFD8"/><circle cx="0" cy="9" r="5" fill="#6487A6"/>'
        + '<circle cx="-11.5" cy="9" r="2.6" fill="#F5D36A"/><circle cx="11.5" cy="9" r="2.6" fill="#F5D36A"/>'
        + _ink("M-11.5 6.500v5M-14 9h5M11.5 6.500v5M9 9h5M0 4v10M2 9h.5", 0.7)
        + _box(6, -3, 4, 8, RED)
        + _bush(-9, -4, 5)
        + _ink("M-15 3l1-3M-4-2l1-2M13 1l1-3", 0.8)
        + _shape("M-3 16h6l3 3h-12z", "#EBD9AE")
    )


def _great_ship() -> str:
    return (
        _shape("M-21 13Q0 9 21 13V18H-21z", WATER)
        + _shape("M-18 5H-12V8H10L14 3H19Q19 13 10 16H-9Q-17 14-18 5z", WOOD)
        + _ink("M-7 8V-17M6 8V-14", 1.4)
        + _shape("M-14-12Q-7-10-1-12 1-6-1 0-7 2-14 0-11-6-14-12z")
        + _shape("M1-9Q6-7.5 12-9 14-4 12 2 6 3.5 2 2 4-4 1-9z", RED)
        + _shape("M-7-17l7 1.5-7 2zM6-14l6 1.5-6 2z", GOLD)
        + _ink("M-13 11h24", 0.8)
        + _waves(-20, 16.5, 5)
    )


def _standing_stones() -> str:
    return (
        _ground(21, 14)
        + _shape("M-5 3-4-12 1-13 2 3zM7 4 8-9 13-8 13 5zM-17 5-16-8-11-9-10 6z", STONE)
        + _shape("M-18-8Q-14-12-9-9L-9-11Q-3-17 3-13L3-12Q9-12 14-8L13-5-17-5z", STONE)
        + _shape("M-20 14-18 3-13 4-13 15zM14 15 15 4 20 5 20 15z", STONE)
        + _house(-6, 16, 12, 7, GREEN)
        + _ink("M-15 0l1 3M10-2l1 3M-1-8l1 4M-17 9l1 2", 0.8)
    )


VIGNETTES: Mapping[str, Callable[[], str]] = {
    "castle": _castle,
    "windmill": _windmill,
    "tree_houses": _tree_houses,
    "lighthouse": _lighthouse,
    "harbour": _harbour,
    "stilt_houses": _stilt_houses,
    "walled_town": _walled_town,
    "mountain_gate": _mountain_gate,
    "blossom_tree": _blossom_tree,
    "domes": _domes,
    "tents": _tents,
    "bridge": _bridge,
    "mushrooms": _mushrooms,
    "oasis": _oasis,
    "market": _market,
    "watermill": _watermill,
    "observatory": _observatory,
    "great_tree": _great_tree,
    "round_hill": _round_hill,
    "great_ship": _great_ship,
    "standing_stones": _standing_stones,
}
"""The drawings by name; which town has which is said in data/board/drawing.json."""
