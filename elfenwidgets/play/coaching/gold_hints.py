"""The keys of the hints of Elfengold: in each phase where to look, and what to think of."""

from elfenwidgets.rules.view import View

PHASES = ("cards", "open", "auction", "plan", "travel", "reward", "discard", "keep_items")

HINTS: dict[str, tuple[str, ...]] = {
    f"gold-{rung}-{phase}": () for rung in ("look", "think") for phase in PHASES
}
"""Like HINTS of the base game."""

_STATEMENTS = {
    "cards": "G1.4",
    "open": "G3.1",
    "auction": "G4.2",
    "reward": "G6.2",
    "keep_items": "G7.2",
}


def keys(view: View) -> tuple[str, str, str | None]:
    """Where to look, what to think of, and the statement of the rules behind that."""
    phase = view.phase
    return f"gold-look-{phase}", f"gold-think-{phase}", _STATEMENTS.get(phase)
