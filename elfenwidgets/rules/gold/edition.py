"""The switches that Elfengold alone has."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import get_args

from elfenwidgets.rules.gold.vocabulary import GoldValuesSwitch, HandLimitSwitch

ROUNDS = 6


@dataclass(frozen=True, slots=True)
class GoldRules:
    """The switches of Elfengold: ``gold_values`` (GS4), ``witch`` (GW1), ``hand_limit`` (G6.3)."""

    gold_values: GoldValuesSwitch
    witch: bool
    hand_limit: HandLimitSwitch


GOLD_CHOICES: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "rounds": (ROUNDS,),
        "gold_values": get_args(GoldValuesSwitch),
        "witch": (False, True),
        "hand_limit": get_args(HandLimitSwitch),
    }
)
"""The values of its own switches, and of those that have others than in the base game."""

SHARED = (
    *("rounds", "lake_cost", "boatmen", "town_cards", "town_card_tie"),
    "caravan_only_if_unable",
)
"""The switches that it has from the base game: all else is as in ``amigo-de``."""
