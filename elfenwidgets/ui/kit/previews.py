"""How much a table says under the pointer, as people have chosen it."""

from elfenwidgets.play import library

SETTING = "preview"
TOWNS = "towns"
CHOICES = (TOWNS, "prices")
"""The towns of the best journey and what each town holds, too, or prices alone."""


def kept() -> str:
    """What was chosen last."""
    chosen = library.settings().get(SETTING)
    return chosen if isinstance(chosen, str) and chosen in CHOICES else TOWNS
