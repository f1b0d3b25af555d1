"""Little pictures of towns at the water, for elfenwidgets.authoring.map.towns."""

from elfenwidgets.authoring.map.brush import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    ROCK,
    STONE,
    WALL,
    WATER,
    WOOD,
    box,
    door,
    ground,
    house,
    ink,
    shape,
    tower,
    waves,
    window,
)


def lighthouse() -> str:
    """A lighthouse on a rock."""
    return (
        shape("M-18 17Q-14 8-4 8 6 6 14 12 19 14 19 17z", ROCK)
        + house(5, 12, 10, 6, BLUE)
        + shape("M-9 9-6.5-9H0.5L3 9z")
        + shape("M-8.4 4-7.7-1H1.7L2.4 4zM-7-6l.5-3h7l.5 3z", RED)
        + box(-5.5, -9, 5, 4.5, GOLD)
        + shape("M-7-13.5l4-4 4 4z", RED)
        + ink("M-8-12-17-15M-8-10-18-9M2-12 11-15M2-10 12-9", 0.9)
        + waves(-19, 18.5, 4)
    )


def harbour() -> str:
    """Houses, a jetty and a boat."""
    return (
        shape("M-21 12Q-8 8 0 12T21 12V18H-21z", WATER)
        + house(-19, 11, 10, 9, RED)
        + house(-9.5, 11, 8, 12, BLUE)
        + box(-1, 12, 10, 2, WOOD)
        + ink("M1 12v4M5 12v4M8 12v4")
        + shape("M6 13h14l-3 4.5H9z", WOOD)
        + shape("M13-6V10H4.5Q11 4 13-6zM14.5-4Q20 4 19 10H14.5z")
        + ink("M13.7 13V-9", 1.2)
        + waves(-18, 16.5, 2)
    )


def stilt_houses() -> str:
    """Houses on stilts in the water."""
    return (
        shape("M-21 11Q-10 8 0 11T21 10V18H-21z", WATER)
        + ink("M-16 16V6M-8 16V6M-3 16V4M5 16V4M10 16V6M17 16V6", 1.3)
        + house(-18, 6, 12, 7, GOLD, WOOD)
        + house(-4.5, 4, 11, 9, RED)
        + house(9, 6, 9, 6, GREEN, WOOD)
        + ink("M-18 6.5H18", 1.6)
        + waves(-18, 16, 4)
    )


def bridge() -> str:
    """A bridge with houses on it."""
    return (
        shape("M-21 8Q0 4 21 8V18Q0 15-21 18z", WATER)
        + house(-19, 3, 9, 9, BLUE)
        + house(10, 3, 9, 9, RED)
        + tower(-4.5, 1, 9, 13, GOLD, WALL)
        + shape("M-21 3Q0-3 21 3V14H17Q16 6 10 6T4 14H-4Q-4 6-10 6T-17 14H-21z", STONE)
        + door(-2, 2.5, 4, 6)
        + ink("M-18 6h3M15 6h3M-1 5h3M-1 8h2", 0.7)
        + waves(-14, 16, 1)
        + waves(7, 16, 1)
    )


def watermill() -> str:
    """A mill and its wheel."""
    spokes = "".join(f'<path d="M12 9V0" transform="rotate({a} 12 9)"/>' for a in range(0, 360, 45))
    return (
        ground(20, 14)
        + shape("M-3 14Q10 10 21 14V18Q8 17-3 18z", WATER)
        + house(-18, 14, 22, 11, RED, up=0.55)
        + box(-14, -4, 4, 8, STONE)
        + window(-14, 9)
        + window(0, 9)
        + '<circle cx="12" cy="9" r="8" fill="#F9EFD8"/><circle cx="12" cy="9" r="5.5" '
        'fill="none"/>'
        + f"{spokes}"
        + shape("M-12.5-12q-3-3 0-5 3 2 2 5z", "#FFFDF5")
        + waves(4, 17.5, 2)
    )


def great_ship() -> str:
    """A ship under sail."""
    return (
        shape("M-21 13Q0 9 21 13V18H-21z", WATER)
        + shape("M-18 5H-12V8H10L14 3H19Q19 13 10 16H-9Q-17 14-18 5z", WOOD)
        + ink("M-7 8V-17M6 8V-14", 1.4)
        + shape("M-14-12Q-7-10-1-12 1-6-1 0-7 2-14 0-11-6-14-12z")
        + shape("M1-9Q6-7.5 12-9 14-4 12 2 6 3.5 2 2 4-4 1-9z", RED)
        + shape("M-7-17l7 1.5-7 2zM6-14l6 1.5-6 2z", GOLD)
        + ink("M-13 11h24", 0.8)
        + waves(-20, 16.5, 5)
    )
