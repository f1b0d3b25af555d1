"""How fast bots are seen to play, as people have chosen it."""

from elfenwidgets.play import library

PACES = {"slow": 2.0, "normal": 1.2, "fast": 0.15, "at-once": 0.0}
"""Seconds from one action of a bot to the next; a bot that thinks longer takes longer."""

USUAL = "normal"


def kept() -> str:
    """The pace that was chosen last."""
    pace = library.settings().get("pace")
    return pace if isinstance(pace, str) and pace in PACES else USUAL
