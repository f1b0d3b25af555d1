"""Little pictures of villages in the country, for elfenwidgets.authoring.map.towns."""

from elfenwidgets.authoring.map.brush import (
    BLUE,
    DARK,
    GOLD,
    GREEN,
    RED,
    STONE,
    VIOLET,
    WALL,
    WATER,
    WOOD,
    box,
    bush,
    door,
    ground,
    house,
    ink,
    shape,
    waves,
    window,
)


def windmill() -> str:
    """A windmill and its house."""
    return (
        ground(20, 14)
        + house(7, 15, 11, 7)
        + shape("M-11 15-8-7H1L4 15z")
        + shape("M-9.5-6Q-3.5-15 2.5-6z", RED)
        + door(-5.5, 15)
        + window(-4, 3)
        + ink("M-17-16 10 8M10-18-17 8", 1.2)
        + shape(
            "M-17-16l2.5-3 9 8-2.5 3zM10-18l3 2.6-9 9-2.6-2.8zM10 8l-2.5 3-9-8 2.5-3zM-17 8"
            "l-2.8-2.6 9-9 2.8 2.6z"
        )
    )


def tree_houses() -> str:
    """Two houses in the trees, a rope bridge between them."""
    return (
        ground(20, 15)
        + ink("M-10 17V2M-8.5 17V2M9 17V-2M11 17V-2", 1.3)
        + bush(-9.5, 2, 11)
        + bush(10, -4, 11, "#8EAB66")
        + house(-14, 6, 9, 6, GOLD, WOOD)
        + house(5.5, 1, 9, 6, RED, WOOD)
        + ink("M-5 6Q1 8 5.5 2M-16 6h13M3 1h14", 1.1)
        + ink("M-12 17v-10M-14 17v-10M-14 14h2M-14 11h2M-14 8h2")
    )


def blossom_tree() -> str:
    """Houses under a tree in blossom."""
    return (
        ground(19, 15)
        + shape("M-2 16Q1 8-3 1L2-1 6 1Q3 8 6 16z", WOOD)
        + shape(
            "M-14 3A8 8 0 0 1-13-9 9 9 0 0 1-1-16 10 10 0 0 1 14-11 8 8 0 0 1 15 2Q8 6 1 3-7 "
            "7-14 3z",
            VIOLET,
        )
        + ink("M-9-3q3-4 6-1M3-7q3-4 7-1M-4-11q2-2 4 0M5 0q3-3 6-1", 0.9)
        + '<path d="M-8-7h.1M-2-2h.1M8-11h.1M10-4h.1M0-7h.1M-11 0h.1M5-2h.1" stroke="#FFF6F0" '
        'stroke-width="2.6" fill="none"/>' + house(-17, 16, 10, 7, RED) + house(8, 16, 9, 6, BLUE)
    )


def tents() -> str:
    """Three tents around a fire."""
    return (
        ground(20, 15, "#C9B36B")
        + shape("M-6 6 3-13 13 6z", RED)
        + shape("M1 6 3-13 6 6z", WALL)
        + shape("M-21 16-11-2-2 16z", GOLD)
        + shape("M-14 16-11-2-8 16z", DARK)
        + shape("M2 17 11.5 1 20 17z", BLUE)
        + shape("M8.5 17 11.5 1 14.5 17z", DARK)
        + ink("M-11-2v-4M3-13v-4M11.5 1v-4")
        + shape("M3-17l6 1.8-6 2zM-11-6l-5 1.5 5 2z", GREEN)
        + shape("M-2 17q-1-4 1.5-6 2.5 2 1.5 6z", "#E5733A")
    )


def mushrooms() -> str:
    """Three mushrooms that are lived in."""

    def one(x: float, y: float, w: float, cap: str) -> str:
        stem = shape(
            f"M{x - w * 0.27:g} {y:g}q{w * 0.1:g}{-w * 0.4:g} "
            f"0{-w * 0.7:g}h{w * 0.54:g}q{-w * 0.1:g} {w * 0.3:g} 0 {w * 0.7:g}z"
        )
        top = y - w * 0.6
        hat = shape(
            f"M{x - w / 2:g} {top:g}Q{x - w * 0.45:g} {top - w * 0.75:g} {x:g} "
            f"{top - w * 0.78:g}T{x + w / 2:g} {top:g}Q{x:g} {top + w * 0.16:g} {x - w / 2:g} "
            f"{top:g}z",
            cap,
        )
        dots = (
            f'<path d="M{x - w * 0.2:g} {top - w * 0.25:g}h.1M{x + w * 0.06:g} '
            f'{top - w * 0.52:g}h.1M{x + w * 0.24:g} {top - w * 0.2:g}h.1" stroke="#FFF8E8" '
            f'stroke-width="{w * 0.13:.1f}" fill="none"/>'
        )
        return stem + hat + dots + door(x - 1.6, y, 3.2, w * 0.3)

    return (
        ground(20, 15)
        + one(-12, 15, 15, GOLD)
        + one(12.5, 15, 14, VIOLET)
        + one(0.5, 17, 24, "#C8503F")
        + window(-1, 6, 2.4, 2.4)
    )


def oasis() -> str:
    """Clay houses and palms at a pool."""
    palm = "m-9 2q5-5 9-2q-1-5-7-6q6-2 8 4q3-6 8-3q-5 1-6 4q5-1 8 4q-5-4-9-2z"
    return (
        ground(20, 15, GOLD)
        + shape("M-14 15Q-4 10 8 14 12 17 4 18-8 19-14 15z", WATER)
        + box(-19, 10, 13, 12)
        + box(-14, -2, 7, 5)
        + box(-8, 11, 10, 8, "#EBD9AE")
        + door(-15, 10)
        + door(-4, 11)
        + window(-12, -3.5)
        + ink("M13 14Q14 2 11-8M5 14Q5 6 6 2", 1.6)
        + shape(f"M11-8{palm}", GREEN)
        + shape(f"M6 2{palm}", "#8EAB66")
        + waves(-7, 16, 1)
    )


def great_tree() -> str:
    """One tree as large as a village."""
    return (
        ground(19, 15)
        + shape("M-11 17Q-5 13-6 2H6Q5 13 12 17 5 15 1 17-4 15-11 17z", WOOD)
        + shape(
            "M-16 3A8 8 0 0 1-16-9 8 8 0 0 1-6-17 10 10 0 0 1 9-16 9 9 0 0 1 17-6 7 7 0 0 1 15 "
            "4Q8 8 0 5-8 8-16 3z",
            GREEN,
        )
        + ink("M-11-4q3-4 6-1M2-9q4-4 7-1M6 1q3-3 5-1M-3-11q2-2 4-1", 0.9)
        + door(-3, 16, 6, 9)
        + '<circle cx="0" cy="3" r="1.7" fill="#F5D36A"/><circle cx="-9" cy="1" r="1.5" '
        'fill="#F5D36A"/><circle cx="10" cy="-3" r="1.5" fill="#F5D36A"/>'
    )


def round_hill() -> str:
    """A door in a round hill."""
    return (
        shape("M-21 16Q-18-6 0-7T21 16z", "#A9BE7A")
        + '<circle cx="0" cy="9" r="7.2" fill="#F9EFD8"/><circle cx="0" cy="9" r="5" '
        'fill="#6487A6"/>'
        + '<circle cx="-11.5" cy="9" r="2.6" fill="#F5D36A"/><circle cx="11.5" cy="9" r="2.6" '
        'fill="#F5D36A"/>'
        + ink("M-11.5 6.5v5M-14 9h5M11.5 6.5v5M9 9h5M0 4v10M2 9h.5", 0.7)
        + box(6, -3, 4, 8, RED)
        + bush(-9, -4, 5)
        + ink("M-15 3l1-3M-4-2l1-2M13 1l1-3", 0.8)
        + shape("M-3 16h6l3 3h-12z", "#EBD9AE")
    )


def standing_stones() -> str:
    """A house among standing stones."""
    return (
        ground(21, 14)
        + shape("M-5 3-4-12 1-13 2 3zM7 4 8-9 13-8 13 5zM-17 5-16-8-11-9-10 6z", STONE)
        + shape("M-18-8Q-14-12-9-9L-9-11Q-3-17 3-13L3-12Q9-12 14-8L13-5-17-5z", STONE)
        + shape("M-20 14-18 3-13 4-13 15zM14 15 15 4 20 5 20 15z", STONE)
        + house(-6, 16, 12, 7, GREEN)
        + ink("M-15 0l1 3M10-2l1 3M-1-8l1 4M-17 9l1 2", 0.8)
    )
