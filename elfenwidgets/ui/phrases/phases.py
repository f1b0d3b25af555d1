"""The phases of a round, as a line of steps, and the rules that each has."""

from elfenwidgets.markup import Html, html
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.view import View
from elfenwidgets.text import t

PHASES = ("deal", "draw_secret", "draw", "plan", "travel", "keep")
GOLD_PHASES = ("cards", "open", "auction", "plan", "travel", "keep_items")
"""Those that are shown of a round of Elfengold, the first to come first."""

PART_OF = {"reward": "travel", "discard": "travel"}
"""The phase of the line that another phase of Elfengold belongs to."""

STATEMENTS = {
    "deal": ("P1", 2),
    "draw_secret": ("P2", 3),
    "draw": ("P3", 5),
    "plan": ("P4", 10),
    "travel": ("P5", 13),
    "keep": ("P6", 6),
    "over": ("E", 4),
}
"""The section of the rules that a phase has, and how many statements are in it."""

GOLD_STATEMENTS: dict[str, tuple[tuple[str, int], ...]] = {
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
"""The sections that one of Elfengold has."""

WITCH = ("GW", 3)
"""Where witches are played with, in travelling too."""

INSTEAD = {"P4-1": "P4-1-items", "P4-2": "P4-2-items"}
"""Statements that are said otherwise where counters are some items among others."""

LIMITED = "P5-12"
"""What holds of a hand in place of G6.3 where the switch limits it."""

TOWN_CARDS = "E4"
"""What a score is with town cards; GE3 says how a tie is settled."""

_DIFFERENT = {"P4-6", "P4-7", "P4-8", "P5-12", "P5-13"}
"""Statements of the base game that do not hold as they are said: of one's own obstacle, of the hand
limit, and of cards that are shuffled each round."""


def line(view: View) -> Html:
    """The phases of the round with the present one lit, as HTML."""
    shown = PHASES if view.gold is None else GOLD_PHASES
    now = PART_OF.get(view.phase, view.phase)
    steps = Html().join(
        html("<li{}>{}</li>", " aria-current=step" if phase == now else "", t(f"phase-{phase}"))
        for phase in shown
    )
    return html('<ol class="elfen-phases" aria-label="{}">{}</ol>', t("phases"), steps)


def keys(phase: str, rules: Edition) -> tuple[str, ...]:
    """The keys of the sentences of a phase's rules, as an edition has them."""
    gold = rules.gold
    if gold is None:
        return tuple(_keys(*STATEMENTS[phase]))
    sections = GOLD_STATEMENTS[phase] + ((WITCH,) if gold.witch and phase == "travel" else ())
    found = [key for section in sections for key in _keys(*section)]
    instead = INSTEAD if gold.hand_limit == "none" else {**INSTEAD, "G6-3": LIMITED}
    also = (TOWN_CARDS,) if rules.town_cards and phase == "over" else ()
    return (*(instead.get(key, key) for key in found if key not in _DIFFERENT), *also)


def _keys(section: str, count: int) -> list[str]:
    dash = "" if section in ("E", "GE", "GW") else "-"
    return [f"{section}{dash}{n}" for n in range(1, count + 1)]
