"""Records garbled by chance: a RecordError, or a whole game, and never anything else."""

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfenwidgets.play.game import Game
from elfenwidgets.rules import legal_actions
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.record.header import RecordError
from tests.rules.profiles import examples
from tests.rules.randomplay import game, records, variants
from tests.rules.records.breakage import error_of, outcome, places
from tests.rules.rulebook import RULES

VARIANTS = variants()

MOON = "moon-1998"

VALUES: list[Any] = [
    *(None, True, False, 0, 1, -1, 5, 6, 10**18, 0.5, float("nan"), "", "x", "\ud800", "dragon"),
    *("raft", "pile", "display", "virst", "plain:ixara-virst", "river:virst-ixara", "caravan"),
    *([], ["dragon"], ["raft"] * 3, [None], [[]], {}, {"dragon": 1}, "amigo-de", "moon-1998"),
]


def mutated(source: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A record with one thing changed, and in which event that was."""
    *way, last = rng.choice(list(places(source)))
    node = source
    for key in way:
        node = node[key]
    how = rng.randrange(5)
    if how == 0 and isinstance(node, dict | list):
        del node[last]
    elif how == 1 and isinstance(node, dict):
        node[rng.choice(["e", "seat", "extra", "counter", "cards"])] = rng.choice(VALUES)
    elif how == 2 and isinstance(node, list):
        other = rng.randrange(len(node))
        node[last], node[other] = node[other], node[last]
    elif how == 3 and isinstance(node, list):
        node.insert(last, copy.deepcopy(rng.choice(node)))
    else:
        node[last] = rng.choice(VALUES)
    return source


@pytest.mark.parametrize("variant", ["amigo-de", MOON, "boats-everywhere"])
def test_broken_by_the_hundred(variant: str) -> None:
    rng = random.Random(variant)
    broken = 0
    short = game(VARIANTS[variant], 2, 4, 45).record()
    for number in range(300):
        source = mutated(copy.deepcopy(short if number % 2 else records()[variant]), rng)
        found = outcome(source)
        if isinstance(found, RecordError):
            broken += 1
            assert found.event is None or 1 <= found.event <= len(source["events"])
            assert found.event is None or found.refusal.rule in (*RULES, "")
            assert found.refusal.reason
            assert len(str(found)) < 500
        else:
            assert found.phase == "over" or any(legal_actions(found))
            assert replay(Game.from_record(source).record()).seats == found.seats
    assert broken > 180


@pytest.mark.parametrize("variant", ["amigo-de", MOON])
def test_cut_anywhere_it_is_no_json(variant: str) -> None:
    text = json.dumps(records()[variant])
    for cut in range(1, len(text), 97):
        assert error_of(text[:cut]).refusal.reason == "not-json"


@examples(100)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.just("\ud800"),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    ),
    st.data(),
)
def test_any_json_in_any_place(value: Any, data: Any) -> None:
    source = copy.deepcopy(game(VARIANTS[MOON], 2, 4, 30).record())
    *way, last = data.draw(st.sampled_from(list(places(source))))
    node = source
    for key in way:
        node = node[key]
    node[last] = value
    for form in (source, json.dumps(source)):
        found = outcome(form)
        if isinstance(found, RecordError):
            assert found.refusal.reason
        else:
            assert found.phase == "over" or any(legal_actions(found))
