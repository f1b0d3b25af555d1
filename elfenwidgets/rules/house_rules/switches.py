"""The switches one by one, each lake for itself, to be looked at and flipped."""

from collections.abc import Mapping
from typing import NamedTuple

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.edition import CHOICES, LAKE_COSTS, Edition
from elfenwidgets.rules.gold.edition import GOLD_CHOICES


class Switch(NamedTuple):
    """A switch by its name in the record's ``rules``, or what it says of one ``lake``."""

    name: str
    lake: str | None = None

    @property
    def key(self) -> str:
        """What it is called in an address: ``"hand"``, ``"boatmen-nebulae"``."""
        return self.name if self.lake is None else f"{self.name}-{self.lake.split()[-1].lower()}"

    @property
    def values(self) -> tuple[object, ...]:
        """What it can be."""
        by_lake = {"lake_cost": LAKE_COSTS, "boatmen": (False, True)}
        return by_lake[self.name] if self.lake else {**GOLD_CHOICES, **CHOICES}[self.name]

    def of(self, edition: Edition) -> object:
        """What it is in an edition; None: it has no such switch.

        >>> from elfenwidgets.rules import editions
        >>> Switch("boatmen", "Mare Nebulae").of(editions()["moon-1998"])
        True
        """
        if self.lake is None:
            found: object = edition.rules().get(self.name)
            return found
        if self.name == "boatmen":
            return self.lake in edition.boatmen
        return edition.lake_cost[self.lake]

    def turns(self, edition: Edition) -> bool:
        """Whether an edition leaves a choice: Elfengold has six rounds, and no others."""
        return self.of(edition) in self.values

    def flipped(self, edition: Edition, value: object) -> Edition:
        """The edition with this switch at a value.

        Raises:
            Refused: the switch has no such value.
        """
        if self.lake is None:
            return edition.with_rules(**{self.name: value})
        if self.name == "boatmen":
            others = [lake for lake in edition.boatmen if lake != self.lake]
            return edition.with_rules(boatmen=[*others, self.lake] if value else others)
        return edition.with_rules(lake_cost={**edition.lake_cost, self.lake: value})


_BY_LAKE = [Switch(name, lake) for name in ("lake_cost", "boatmen") for lake in BOARD.lakes]
_OTHERS = [Switch(name) for name in CHOICES]
_OF_GOLD = [Switch(name) for name in GOLD_CHOICES if name not in CHOICES]

SWITCHES: Mapping[str, Switch] = {
    switch.key: switch for switch in (*_OTHERS[:4], *_BY_LAKE, *_OTHERS[4:], *_OF_GOLD)
}
"""All of them by their keys, in the order of the table of editions; Elfengold's own are last."""
