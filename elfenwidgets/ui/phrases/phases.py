"""The phases of a round, as a line of steps, and the rules that each has."""

from elfenwidgets.markup import Html, html
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.phrases.gold import phases as gold

PHASES = ("deal", "draw_secret", "draw", "plan", "travel", "keep")

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


def line(view: View) -> Html:
    """The phases of the round with the present one lit, as HTML."""
    shown = PHASES if view.gold is None else gold.PHASES
    now = gold.part_of(view.phase)
    steps = Html().join(
        html("<li{}>{}</li>", " aria-current=step" if phase == now else "", t(f"phase-{phase}"))
        for phase in shown
    )
    return html('<ol class="elfen-phases" aria-label="{}">{}</ol>', t("phases"), steps)


def keys(phase: str, rules: Edition) -> tuple[str, ...]:
    """The keys of the sentences of a phase's rules, as an edition has them."""
    if rules.gold is not None:
        return gold.keys(phase, rules)
    section, count = STATEMENTS[phase]
    dash = "" if section == "E" else "-"
    return tuple(f"{section}{dash}{n}" for n in range(1, count + 1))
