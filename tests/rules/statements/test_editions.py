"""The table of the editions, row by row, and house rules."""

from typing import Any

import pytest

from elfenwidgets.rules import Refused, editions
from elfenwidgets.rules.edition import base_editions

SAME = {"hand": "refill_to_8", "town_cards": False}
STRICT = {"tradfr-fr", "midgaard-sv"}
ROWS = {  # rounds, display, give_back, lake_cost of Magnum, of Nebulae, boatmen, tie, early_end
    "amigo-de": (4, "stays", "round_end", 2, 2, [], "distance", "finish_round"),
    "riogrande-en": (4, "stays", "round_end", 2, 2, [], "distance", "at_once_to_round_3"),
    "gigamic-fr": (4, "dealt_anew", "round_end", 2, 2, [], "distance", "finish_round"),
    "amigo-it": (4, "stays", "round_end", 2, 2, [], "distance", "finish_round"),
    "tradfr-fr": (4, "dealt_anew", "round_end", 2, 2, [], "distance", "finish_round"),
    "midgaard-sv": (4, "stays", "round_end", 2, 2, [], "distance", "at_once_to_round_3"),
    "moon-1998": (
        *(4, "dealt_anew", "after_planning", 2, 1, ["Mare Nebulae"], "cards", "end_of_round_3"),
    ),
    "riogrande-2015": (3, "stays", "round_end", 2, 2, [], "distance", "finish_round"),
}


@pytest.mark.parametrize("key", ROWS)
def test_the_row_of_each_edition(key: str) -> None:
    rounds, display, give_back, magnum, nebulae, boatmen, tie, early_end = ROWS[key]
    moon = {"hand": "deal_8", "town_cards": True} if key == "moon-1998" else {}
    assert editions()[key].key == key
    assert editions()[key].rules() == SAME | moon | {
        "rounds": rounds,
        "display": display,
        "give_back": give_back,
        "lake_cost": {"Mare Magnum": magnum, "Mare Nebulae": nebulae},
        "boatmen": boatmen,
        "town_card_tie": tie,
        "early_end": early_end,
        "caravan_only_if_unable": key in STRICT,
    }


def test_the_editions_the_default_first() -> None:
    assert set(editions()) == {*ROWS, "elfengold", "western-half"}
    assert set(base_editions()) == set(ROWS)
    assert next(iter(editions())) == "amigo-de"


def test_elfengold_has_switches_of_its_own() -> None:
    printed = editions()["elfengold"]
    assert printed.rules() == {
        "rounds": 6,
        "lake_cost": {"Mare Magnum": 2, "Mare Nebulae": 2},
        "boatmen": [],
        "town_cards": False,
        "town_card_tie": "distance",
        "caravan_only_if_unable": False,
        "gold_values": "printed",
        "witch": False,
        "hand_limit": "none",
    }
    flipped: dict[str, Any] = {"witch": True, "hand_limit": "four", "town_cards": True}
    assert printed.with_rules(**flipped).rules() == printed.rules() | flipped


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        *[("rounds", 4), ("hand", "deal_8"), ("early_end", "finish_round"), ("witch", 1)],
        *[("display", "stays"), ("give_back", "round_end"), ("hand_limit", 4), ("gold", None)],
    ],
)
def test_elfengold_takes_no_switch_that_it_has_not(switch: str, value: object) -> None:
    with pytest.raises(Refused, match="bad-switch"):
        editions()["elfengold"].with_rules(**{switch: value})


def test_the_base_game_takes_no_switch_of_elfengold() -> None:
    with pytest.raises(Refused, match="bad-switch"):
        editions()["amigo-de"].with_rules(witch=True)


@pytest.mark.parametrize("key", ROWS)
@pytest.mark.parametrize("other", ROWS)
def test_any_edition_becomes_any_other_by_its_switches(key: str, other: str) -> None:
    flipped = editions()[key].with_rules(**editions()[other].rules())
    assert flipped.rules() == editions()[other].rules()
    assert flipped.key == key


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("rounds", 5),
        ("rounds", True),
        ("rounds", 4.0),
        pytest.param("rounds", 10**5000, id="rounds-huge"),
        ("hand", "refill"),
        ("hand", ["deal_8"]),
        ("town_cards", 1),
        ("town_cards", None),
        ("lake_cost", 2),
        ("lake_cost", {"Mare Magnum": 2}),
        ("lake_cost", {"Mare Magnum": 2, "Mare Nebulae": 3}),
        ("lake_cost", {"Mare Magnum": 2, "Mare Nebulae": True}),
        ("lake_cost", {"Mare Magnum": 2, "Mare Nebulae": 2, "Mare Tranquillitatis": 2}),
        ("lake_cost", {"Mare Magnum": 2, 7: 2}),
        ("boatmen", "Mare Nebulae"),
        ("boatmen", ["Mare Nebulae", "Mare Nebulae"]),
        ("boatmen", [["Mare Nebulae"]]),
        ("boatmen", ["Mare Tranquillitatis"]),
        ("key", "amigo-de"),
        ("self", 1),
        ("weather", "fine"),
        pytest.param("x" * 100_000, 1, id="long-name"),
    ],
)
def test_no_other_switches_and_values(switch: str, value: Any) -> None:
    with pytest.raises(Refused) as refused:
        editions()["amigo-de"].with_rules(**{switch: value})
    found = refused.value.refusal
    assert (found.rule, found.reason) == ("S7", "bad-switch")
    assert found.values["switch"] == switch[:40]
    assert len(str(found.values["value"])) <= 40


@pytest.mark.parametrize(
    ("switch", "value", "shown"),
    [("rounds", 5, "5"), ("hand", "deal_9", "deal_9"), ("lake_cost", {}, "dict")],
)
def test_the_refusal_of_a_switch_names_it_and_its_value(
    switch: str, value: Any, shown: str
) -> None:
    with pytest.raises(Refused) as refused:
        editions()["amigo-de"].with_rules(**{switch: value})
    assert refused.value.refusal.values == {"switch": switch, "value": shown}


def test_a_house_rule_is_a_copy_that_nobody_changes() -> None:
    costs = {"Mare Magnum": 1, "Mare Nebulae": 2}
    flipped: Any = editions()["amigo-de"].with_rules(lake_cost=costs)
    costs["Mare Magnum"] = 2
    assert flipped.lake_cost["Mare Magnum"] == 1
    printed: Any = editions()["amigo-de"]
    with pytest.raises(TypeError):
        flipped.lake_cost["Mare Magnum"] = 2
    with pytest.raises(TypeError):
        printed.lake_cost["Mare Magnum"] = 1


def test_the_lakes_with_boatmen_have_no_order() -> None:
    lakes = ["Mare Nebulae", "Mare Magnum"]
    one, other = (
        editions()["amigo-de"].with_rules(boatmen=each) for each in (lakes, sorted(lakes))
    )
    assert one == other
