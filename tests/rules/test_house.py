"""House editions as files: the form of our own, and whatever else somebody brings."""

import json
from typing import Any

import pytest

from elfenwidgets.paths import DATA
from elfenwidgets.rules import Refused, editions
from elfenwidgets.rules.house_rules.house import LARGEST, read, write
from elfenwidgets.rules.house_rules.switches import SWITCHES
from tests.rules.rulebook import GOLD_SWITCHES

FILES = {path.stem: path.read_bytes() for path in sorted((DATA / "editions").glob("*.json"))}
HALF = json.loads(FILES["western-half"])["half"]
PLAIN = editions()["amigo-de"].rules()
BY_LAKE = ("lake_cost", "boatmen")
AGAINST = {"house-three-rounds": "E3", "house-no-town-cards": "E4"}
"""The statements of what contradicts itself; all else is against S7."""


@pytest.mark.parametrize("key", FILES)
def test_the_files_of_the_editions_are_read_unless_they_contradict_themselves(key: str) -> None:
    assert read(FILES[key]).rules() == editions()[key].rules()
    assert json.loads(write(read(FILES[key]))) == json.loads(FILES[key])


def changed(**switches: Any) -> bytes:
    return json.dumps(PLAIN | switches).encode()


def without(name: str) -> bytes:
    return json.dumps({key: value for key, value in PLAIN.items() if key != name}).encode()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "house-no-edition"),
        (b"\xff\xfe", "house-no-edition"),
        (b"[1, 2]", "house-no-edition"),
        (b'{"rounds": NaN}', "house-no-edition"),
        (b"[" * 5000, "house-no-edition"),
        (b" " * (LARGEST + 1), "house-too-large"),
        (b"{}", "house-switch-missing"),
        (without("early_end"), "house-switch-missing"),
        (changed(rounds=5), "bad-switch"),
        (changed(rounds=True), "bad-switch"),
        (changed(weather="fine"), "bad-switch"),
        (changed(lake_cost={"Mare Magnum": 2}), "bad-switch"),
        (changed(boatmen="Mare Magnum"), "bad-switch"),
        (changed(key="amigo-de"), "bad-switch"),
        (changed(half={"towns": []}), "bad-switch"),
        (changed(witch=True), "house-two-games"),
        (json.dumps({**editions()["elfengold"].rules(), "hand": "deal_8"}), "house-two-games"),
        (json.dumps({**editions()["elfengold"].rules(), "half": HALF}), "house-two-games"),
        (changed(rounds=3, early_end="end_of_round_3"), "house-three-rounds"),
        (changed(town_card_tie="cards"), "house-no-town-cards"),
    ],
)
def test_what_is_no_edition_is_refused_with_one_reason(content: Any, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        read(content)
    assert refused.value.refusal.reason == reason
    assert refused.value.refusal.rule == AGAINST.get(reason, "S7")


@pytest.mark.parametrize("key", SWITCHES)
def test_a_switch_is_flipped_alone(key: str) -> None:
    switch = SWITCHES[key]
    edition = editions()["elfengold" if key in GOLD_SWITCHES else "moon-1998"]
    others = [other for other in SWITCHES.values() if other != switch]
    for value in switch.values:
        flipped = switch.flipped(edition, value)
        assert switch.of(flipped) == value and switch.turns(flipped)
        assert [other.of(flipped) for other in others] == [other.of(edition) for other in others]


def test_a_switch_says_what_it_is_in_an_edition() -> None:
    moon = editions()["moon-1998"]
    said = {key: SWITCHES[key].of(moon) for key in SWITCHES if key.split("-")[0] in BY_LAKE}
    assert said == {
        "lake_cost-magnum": 2,
        "lake_cost-nebulae": 1,
        "boatmen-magnum": False,
        "boatmen-nebulae": True,
    }
    assert not SWITCHES["rounds"].turns(editions()["elfengold"]), "it has six"


def test_neighbours_of_a_contradiction_are_editions() -> None:
    for rules in (
        {"rounds": 4, "early_end": "end_of_round_3"},
        {"rounds": 3, "early_end": "finish_round"},
        {"town_card_tie": "cards", "town_cards": True},
    ):
        assert read(changed(**rules)).rules() == PLAIN | rules
