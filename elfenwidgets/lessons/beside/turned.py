"""Positions in which a switch decides: a case of the conformance suite for each of its values."""

from collections.abc import Mapping

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
