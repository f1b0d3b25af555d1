"""Cases of the conformance suite that readers see: where a switch decides, what is often wrong."""

from collections.abc import Mapping
from typing import NamedTuple

from elfenwidgets.rules import conformance
from elfenwidgets.rules.conformance import Case
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.house_rules.switches import SWITCHES, Switch

_OF_BASE: Mapping[str, Mapping[object, str]] = {
    "rounds": {3: "S7-1", 4: "S7-2"},
    "hand": {"refill_to_8": "P1.2-1", "deal_8": "P1.2-3"},
    "display": {"stays": "P6.4-1", "dealt_anew": "P6.4-2"},
    "give_back": {"round_end": "P6.3-15", "after_planning": "P6.3-16"},
    "lake_cost-magnum": {1: "T9-7", 2: "T9-3"},
    "lake_cost-nebulae": {1: "T9-10", 2: "T9-6"},
    "boatmen-magnum": {False: "P5.10-5", True: "P5.10-9"},
    "boatmen-nebulae": {False: "P5.10-4", True: "P5.10-6"},
    "town_cards": {False: "E4-5", True: "E4-6"},
    "town_card_tie": {"distance": "E4-7", "cards": "E4-8"},
    "early_end": {
        "finish_round": "E3-6",
        "at_once_to_round_3": "E3-8",
        "end_of_round_3": "E3-9",
    },
    "caravan_only_if_unable": {False: "P5.8-11", True: "P5.8-14"},
}

_OF_GOLD: Mapping[str, Mapping[object, str]] = {
    "lake_cost-magnum": {1: "T9-22", 2: "T9-21"},
    "lake_cost-nebulae": {1: "T9-24", 2: "T9-23"},
    "boatmen-magnum": {False: "P5.10-15", True: "P5.10-16"},
    "boatmen-nebulae": {False: "P5.10-17", True: "P5.10-18"},
    "town_cards": {False: "E4-14", True: "E4-15"},
    "town_card_tie": {"distance": "GE3-4", "cards": "GE3-5"},
    "caravan_only_if_unable": {False: "P5.8-25", True: "P5.8-26"},
    "gold_values": {"printed": "GS4-5", "drawn": "GS4-6"},
    "witch": {False: "GW2-3", True: "GW2-1"},
    "hand_limit": {"none": "G6.3-3", "four": "G6.3-4"},
}
"""Those of Elfengold."""


def case(switch: Switch, value: object, rules: Edition) -> Case:
    """The case that shows what a switch comes to at a value, in a game like that of ``rules``."""
    found = _OF_BASE if rules.gold is None else _OF_GOLD
    return conformance.cases()[found[switch.key][value]]


assert _OF_BASE.keys() | _OF_GOLD.keys() == SWITCHES.keys()


class OftenWrong(NamedTuple):
    """What many tables get wrong: the ``case`` that shows it, and the ``level`` that teaches it."""

    case: str
    level: str

    @property
    def statement(self) -> str:
        """The statement of the rules that decides."""
        return self.case.rpartition("-")[0]


OFTEN_WRONG = (
    OftenWrong("T8-23", "water/there-and-back"),
    OftenWrong("P4.5-1", "rivals/their-dragon"),
    OftenWrong("P4.9-2", "plan/come-back"),
    OftenWrong("P5.4-9", "travel/obstacle"),
    OftenWrong("P5.8-11", "editions/strict"),
    OftenWrong("P5.9-6", "travel/caravan-obstacle"),
    OftenWrong("P5.10-3", "travel/caravan-water"),
    OftenWrong("P5.12-13", "travel/four"),
    OftenWrong("P6.3-5", "finish/keep-one"),
    OftenWrong("E3-1", "finish/finish-round"),
)
"""In the order of the rulebook."""
