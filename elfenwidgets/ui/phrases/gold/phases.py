"""The phases of a round of Elfengold, as a line of steps, and the rules that each has."""

from elfenwidgets.rules.edition import Edition

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

LIMITED = "P5-12"
"""What holds of a hand in place of G6.3 where the switch limits it."""

TOWN_CARDS = "E4"
"""What a score is with town cards; GE3 says how a tie is settled."""


def part_of(phase: str) -> str:
    """The phase of the line that a phase belongs to."""
    return _PART_OF.get(phase, phase)


def keys(phase: str, rules: Edition) -> tuple[str, ...]:
    """The keys of the sentences of a phase's rules, as an edition of Elfengold has them."""
    assert rules.gold is not None
    sections = STATEMENTS[phase] + ((WITCH,) if rules.gold.witch and phase == "travel" else ())
    found = [
        f"{section}{'' if section in ('GE', 'GW') else '-'}{n}"
        for section, count in sections
        for n in range(1, count + 1)
    ]
    instead = INSTEAD if rules.gold.hand_limit == "none" else {**INSTEAD, "G6-3": LIMITED}
    also = (TOWN_CARDS,) if rules.town_cards and phase == "over" else ()
    return (*(instead.get(key, key) for key in found if key not in _DIFFERENT), *also)


_DIFFERENT = {"P4-6", "P4-7", "P4-8", "P5-12", "P5-13"}
"""Statements of the base game that do not hold as they are said: of one's own obstacle, of the hand
limit, and of cards that are shuffled each round."""

INSTEAD = {"P4-1": "P4-1-items", "P4-2": "P4-2-items"}
"""Statements that are said otherwise where counters are some items among others."""
