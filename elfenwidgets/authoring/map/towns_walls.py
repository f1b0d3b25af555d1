"""Little pictures of castles and walled places, for elfenwidgets.authoring.map.towns."""

from elfenwidgets.authoring.map.brush import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    ROCK,
    STONE,
    VIOLET,
    WALL,
    WOOD,
    box,
    door,
    flag,
    ground,
    house,
    ink,
    shape,
    tower,
    window,
)


def castle() -> str:
    """The capital: a castle on its hill."""
    return (
        shape(
            "M-46 30C-44 17-34 16-28 10-14 3 14 2 28 9 36 15 46 18 47 30 30 36-32 36-46 30z",
            "#A9BE7A",
        )
        + ink("M-38 27l4-6M-31 29l2-5M34 27l-3-6M40 29l-2-4M-10 32l2-3M14 32l-1-3")
        + tower(-33, 20, 11, 26, BLUE)
        + tower(22, 20, 11, 26, BLUE)
        + box(-24, 22, 48, 19, WALL)
        + shape("M-25 4v-4h5v2.5h4V0h5v2.5h4V0h5v2.5h4V0h5v2.5h4V0h5v2.5h4V0h5v4z", WALL)
        + tower(-15, 3, 9, 19, BLUE, WALL)
        + tower(6, 3, 9, 19, BLUE, WALL)
        + tower(-6, 3, 12, 29, RED, WALL)
        + shape("M-6.5 22V13a6.5 6.5 0 0 1 13 0v9z", STONE)
        + door(-4.5, 22, 9, 13)
        + ink("M-2 22v-11M2 22v-11M-4.5 16h9", 0.6)
        + window(-18, 13, 2.4, 4.5)
        + window(-12, 13, 2.4, 4.5)
        + window(10, 13, 2.4, 4.5)
        + window(16, 13, 2.4, 4.5)
        + ink("M-22 18h4M-20 9h3M14 18h4M18 8h3M-3-12h3M1-4h3M-29 8h3M26 10h3", 0.7)
        + flag(0, -40, GOLD)
        + flag(-27.5, -19)
        + flag(27.5, -19)
        + shape("M-5 22C-8 27-4 30-8 33.5L6 33.5C9 29 3 27 5 22z", "#F6EACB")
    )


def walled_town() -> str:
    """A town behind its wall."""
    return (
        house(-13, 4, 9, 8, BLUE)
        + house(3, 4, 10, 7, RED)
        + tower(-4, 4, 7, 15, VIOLET, WALL)
        + box(-19, 15, 38, 11, STONE)
        + tower(-21, 16, 8, 14)
        + tower(13, 16, 8, 14)
        + shape("M-13 5v-3h4v1.5h4V2h4v1.5h3V2h4v1.5h3V2h4v3z", STONE)
        + door(-4, 15, 8, 9)
        + ink("M-11 9h3M7 12h3M8 8h2M-10 13h2", 0.7)
    )


def mountain_gate() -> str:
    """A gate into the mountain."""
    return (
        shape("M-21 17-12-4-7-1 0-19 7-6 12-9 21 17z", ROCK)
        + '<path d="M0-19 7-6 12-9 21 17H9L3 0z" fill="#3B2E27" opacity=".18" stroke="none"/>'
        + shape("M-4-11 0-19 4-12 1-13-1-10z", "#FFFDF5")
        + shape("M-9 17V6Q-9-3 0-3T9 6V17z", STONE)
        + door(-6, 17, 12, 16)
        + shape("M-6 17V7A6 6 0 0 1-1 1V17zM6 17V7A6 6 0 0 0 1 1V17z", WOOD)
        + ink("M-3 9v1M3 9v1M-14 10l2 3M14 9l-2 3", 1.1)
        + box(-12, 17, 2.5, 10, GOLD)
        + box(9.5, 17, 2.5, 10, GOLD)
    )


def domes() -> str:
    """Domes between two slim towers."""
    return (
        ground(20, 15, GOLD)
        + box(-16, 15, 32, 11)
        + shape("M-8 4Q-10-7 0-12 10-7 8 4z", GOLD)
        + shape("M-16 4Q-16.5-2-12-4-7.5-2-8 4zM8 4Q7.5-2 12-4 16.5-2 16 4z", BLUE)
        + tower(-21, 16, 4.5, 21, BLUE, WALL)
        + tower(16.5, 16, 4.5, 21, BLUE, WALL)
        + door(-3.5, 15, 7, 9)
        + window(-11, 11)
        + window(9, 11)
        + ink("M0-12v-3M-3-8Q-5-2-4.5 3", 0.9)
        + '<circle cx="0" cy="-16" r="1.4" fill="#DFAE4B"/>'
    )


def market() -> str:
    """A clock tower over market stalls."""
    return (
        ground(20, 14)
        + house(-20, 15, 11, 12, RED)
        + house(9, 15, 11, 11, GREEN)
        + tower(-6, 15, 12, 21, BLUE, WALL)
        + '<circle cx="0" cy="-1.5" r="3.6" fill="#FFFDF5"/>'
        + ink("M0-1.5v-2.4M0-1.5l1.8 1", 0.9)
        + door(-2, 15, 4, 6)
        + shape("M-15 11h11l1.5 3h-14z", GOLD)
        + shape("M5 12h10l1.5 3h-13z", RED)
        + window(-16, 7)
        + window(13, 8)
    )


def observatory() -> str:
    """An observatory on its rock."""
    return (
        shape("M-21 17Q-12 6-6 6H8Q14 7 21 17z", ROCK)
        + tower(-9, 9, 18, 13, None, WALL)
        + shape("M-10-7A10 10 0 0 1 10-7z", BLUE)
        + shape("M2-13 12-20 15-16 6-9z", GOLD)
        + ink("M-6-9A6 6 0 0 1-2-14", 0.9)
        + door(-2.5, 9, 5, 7)
        + shape(
            "M-14-12l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM18-6l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8z", GOLD
        )
    )
