"""The phases of a round of Elfengold, as a line of steps, and the rules that each has."""

PHASES = ("cards", "open", "auction", "plan", "travel", "keep_items")
"""Those that are shown, the first to come first."""

_PART_OF = {"reward": "travel", "discard": "travel"}

STATEMENTS: dict[str, tuple[tuple[str, int], ...]] = {
    "cards": (("G1", 5), ("G2", 1)),
    "open": (("G3", 1),),
    "auction": (("G4", 5),),
    "plan": (("G5", 6), ("P4", 10)),
    "travel": (("G6", 3), ("G5", 6), ("P5", 13)),
    "reward": (("G6", 3),),
    "discard": (("G6", 3),),
    "keep_items": (("G7", 3),),
    "over": (("GE", 3),),
}
"""The sections of the rules that a phase has, and how many statements are in each."""

WITCH = ("GW", 3)
"""Where witches are played with, in travelling too."""


def part_of(phase: str) -> str:
    """The phase of the line that a phase belongs to."""
    return _PART_OF.get(phase, phase)


def keys(phase: str, witch: bool) -> tuple[str, ...]:
    """The keys of the sentences of a phase's rules."""
    sections = STATEMENTS[phase] + ((WITCH,) if witch and phase == "travel" else ())
    return tuple(
        f"{section}{'' if section in ('GE', 'GW') else '-'}{n}"
        for section, count in sections
        for n in range(1, count + 1)
        if (section, n) not in _DIFFERENT
    )


_DIFFERENT = {("P4", 6), ("P4", 7), ("P4", 8), ("P5", 12)}
"""Statements of the base game that do not hold as they are said: of one's own obstacle, and of the
hand limit."""
