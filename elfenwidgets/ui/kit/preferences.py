"""Preferences: what people choose once for all tables and pages, as the library keeps it."""

from collections.abc import Mapping
from typing import NamedTuple

from elfenwidgets.play import library


class Preference(NamedTuple):
    """A choice that is kept by its ``key``; ``usual`` is what holds until somebody chooses."""

    key: str
    choices: tuple[str, ...]
    usual: str

    def among(self, kept: Mapping[str, object]) -> str:
        """What was chosen last, among all that is kept."""
        chosen = kept.get(self.key)
        return chosen if isinstance(chosen, str) and chosen in self.choices else self.usual

    @property
    def chosen(self) -> str:
        """What was chosen last."""
        return self.among(library.settings())


PACES = {"slow": 2.0, "normal": 1.2, "fast": 0.15, "at-once": 0.0}
"""Seconds from one action of a bot to the next; a bot that thinks longer takes longer."""

PACE = Preference("pace", tuple(PACES), "normal")
"""How fast bots are seen to play."""

TOWNS = "towns"
PREVIEW = Preference("preview", (TOWNS, "prices"), TOWNS)
"""What a table says under the pointer: also the towns of the best journey, or prices alone."""

ROUND_CARD = Preference("round_card", ("on", "off"), "on")
"""Whether a card between two rounds says how the last one went."""

SOUND = Preference("sound", ("off", "soft", "on"), "off")

LOOKS = (
    Preference("theme", ("system", "light", "dark", "contrast"), "system"),
    Preference("size", ("100", "125", "150"), "100"),
    Preference("motion", ("system", "none"), "system"),
    SOUND,
)
"""How the page looks and sounds."""


def looks() -> dict[str, str]:
    """How the page looks and sounds, by the keys of ``LOOKS``."""
    kept = library.settings()
    return {each.key: each.among(kept) for each in LOOKS}
