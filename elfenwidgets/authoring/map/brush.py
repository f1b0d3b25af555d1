"""Strokes that the pictures of the towns are put together from, as SVG."""

WALL, STONE, WOOD = "#F9EFD8", "#D2C8B6", "#BE9263"
RED, BLUE, GREEN, GOLD, VIOLET = "#BF6045", "#6487A6", "#7C9A58", "#DFAE4B", "#A487C0"
DARK, WATER, ROCK = "#54433A", "#A9CBDB", "#B9B2A6"


def shape(d: str, fill: str = WALL) -> str:
    """A filled shape with an ink edge."""
    return f'<path d="{d}" fill="{fill}"/>'


def ink(d: str, width: float = 0.8) -> str:
    """Ink lines."""
    return f'<path d="{d}" fill="none" stroke-width="{width:g}"/>'


def box(x: float, y: float, w: float, h: float, fill: str = WALL) -> str:
    """A rectangle that stands on y."""
    return shape(f"M{x:g} {y:g}v{-h:g}h{w:g}v{h:g}z", fill)


def window(x: float, y: float, w: float = 1.8, h: float = 2.6) -> str:
    """A dark window by its left foot."""
    return f'<path d="M{x:g} {y:g}v{-h:g}h{w:g}v{h:g}z" fill="{DARK}" stroke="none"/>'


def door(x: float, y: float, w: float = 3.2, h: float = 5) -> str:
    """A dark door with a round top by its left foot."""
    r = w / 2
    return (
        f'<path d="M{x:g} {y:g}v{r - h:g}a{r:g} {r:g} 0 0 1 {w:g} 0v{h - r:g}z" '
        f'fill="{DARK}" stroke="none"/>'
    )


def house(
    x: float, y: float, w: float, h: float, roof: str = RED, wall: str = WALL, up: float = 0.6
) -> str:
    """A gabled house: its wall's left foot, width and height; the roof is ``up`` widths high."""
    top = w * up
    return (
        box(x, y, w, h, wall)
        + shape(
            f"M{x - 1.6:g} {y - h + 0.6:g}l{w / 2 + 1.6:g} {-top:g} {w / 2 + 1.6:g} {top:g}z", roof
        )
        + door(x + w / 2 - 1.5, y, 3, min(4.6, h - 1))
    )


def tower(
    x: float, y: float, w: float, h: float, roof: str | None = None, wall: str = STONE
) -> str:
    """A tower with a pointed roof, or with battlements."""
    body = box(x, y, w, h, wall)
    top = y - h
    if roof:
        body += shape(
            f"M{x - 1.5:g} {top + 0.5:g}l{w / 2 + 1.5:g} {-w * 1.25:g} {w / 2 + 1.5:g} "
            f"{w * 1.25:g}z",
            roof,
        )
    else:
        n = w / 5
        body += shape(
            f"M{x - 1:g} {top + 1:g}v-4h{n + 0.7:g}v2h{n:g}v-2h{n + 0.6:g}v2h{n:g}v-2"
            f"h{n + 0.7:g}v4z",
            wall,
        )
    return body + window(x + w / 2 - 0.9, top + 6)


def flag(x: float, y: float, color: str = RED) -> str:
    """A flag on a pole that stands on (x, y)."""
    return ink(f"M{x:g} {y:g}v-8") + shape(f"M{x:g} {y - 8:g}l7 1.8-7 2.4z", color)


def bush(x: float, y: float, r: float, fill: str = GREEN) -> str:
    """A round bush or the crown of a tree, ``r`` to each side."""
    return shape(
        f"M{x - r:g} {y:g}a{r * 0.6:g} {r * 0.6:g} 0 0 1 {r * 0.3:g}{-r:g} "
        f"{r * 0.75:g} {r * 0.75:g} 0 0 1 {r * 1.4:g} 0 {r * 0.6:g} {r * 0.6:g} 0 0 1 "
        f"{r * 0.3:g} {r:g}z",
        fill,
    )


def waves(x: float, y: float, count: int) -> str:
    """A line of waves to the right."""
    return ink(f"M{x:g} {y:g}" + "q2-2.2 4 0t4 0" * count, 0.9)


def ground(w: float, y: float, fill: str = GREEN) -> str:
    """The ground that something stands on, ``w`` to each side."""
    return (
        f'<path d="M{-w:g} {y:g}q{w / 2:g}-4 {w:g}-2.5t{w:g} 1.5q-{w / 2:g} 6-{w:g} 5t{-w:g}-4z" '
        f'fill="{fill}" stroke="none" opacity=".75"/>'
    )
