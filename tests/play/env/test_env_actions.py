"""The environment's numbers for actions: each legal one has its own, the same whoever plays."""

import re
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from elfenwidgets.play.env import mask, numbering
from elfenwidgets.play.env.elfenland import Elfenland
from elfenwidgets.play.env.numbering import MEANINGS, number
from elfenwidgets.play.fast import decode, from_state
from elfenwidgets.rules import EndMove, Move, Place, editions, start, view
from elfenwidgets.rules.position import position
from elfenwidgets.rules.state import Cards
from tests.rules.randomplay import TABLES, states, variants

VARIANTS = variants()
RANGE = re.compile(r"^(\d+)(?:-(\d+))? +(\w+) ", re.MULTILINE)


def test_the_table_of_actions_says_which_numbers_there_are() -> None:
    groups = Counter(name for name, *_ in MEANINGS)
    begin, expected = 0, []
    for name, count in groups.items():
        expected.append((name, begin, begin + count - 1))
        begin += count
    rows = RANGE.findall(numbering.__doc__)
    assert [(name, int(a), int(b or a)) for a, b, name in rows] == expected
    assert len(set(MEANINGS)) == len(MEANINGS)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_each_legal_action_has_a_number_of_its_own_and_no_other_is_open(
    variant: str, seats: int
) -> None:
    world = Elfenland(players=seats)
    said: set[object] = set()
    for state in states(VARIANTS[variant], seats, seed=1):
        world._game.position = from_state(state)
        mask.write(world._game.position, world._mask)
        in_turn = None if state.phase == "over" else world.possible_agents[state.turn]
        for agent in {in_turn or "player_0", "player_0", "player_1"}:
            seen = world.view(agent)
            actions = {number(seen, action): action for action in seen.actions}
            assert len(actions) == len(seen.actions)
            for each, action in actions.items():
                code = mask.code(world._game.position, each)
                assert decode(code, state.turn, state.actor.boot) == action
            assert list(np.flatnonzero(world.observe(agent)["action_mask"])) == sorted(actions)
            said.update(MEANINGS[each][0] for each in actions)
    assert {name for name, *_ in MEANINGS} - said <= {"keep"}


def test_a_number_means_the_same_whoever_plays() -> None:
    state = position(at="feodor", hand="dragon", open="dragon", players=2)
    road = "forest:feodor-lapphalya"
    meant = number(view(state, 0), Place(0, "dragon", False, road))
    assert MEANINGS[meant] == ("place", "dragon", False, road)
    for seats in (2, 6):
        other = replace(start(editions()["moon-1998"], seats, 1, 1), phase="plan")
        assert number(view(other, 1), Place(1, "dragon", False, road)) == meant


def test_the_end_of_a_move_is_named_by_the_cards_that_stay() -> None:
    hand = "giant_pig elfcycle elfcycle unicorn dragon raft"
    seen = view(position(phase="travel", hand=hand), 0)
    action = EndMove(0, ("giant_pig", "elfcycle"))
    kept = ("elfcycle", "unicorn", "dragon", "raft")
    assert MEANINGS[number(seen, action)] == ("end", kept)
    few = view(position(phase="travel", hand="dragon raft"), 0)
    assert MEANINGS[number(few, EndMove(0, ()))] == ("end", ())


def test_a_caravan_is_named_by_the_way_out_and_the_cards() -> None:
    road = "forest:feodor-lapphalya"
    cards: Cards = ("dragon", "dragon", "raft")
    state = position(at="feodor", phase="travel", hand="dragon dragon raft", roads={road: "dragon"})
    caravan = Move(0, road, "lapphalya", cards, "caravan")
    name, _, paid = MEANINGS[number(view(state, 0), caravan)]
    assert (name, paid) == ("caravan", cards)


def test_what_is_legal_nowhere_has_no_number() -> None:
    seen = view(start(editions()["amigo-de"], 2, 1), 0)
    with pytest.raises(ValueError, match="no number says"):
        number(seen, Place(0, "dragon", False, "river:virst-ixara"))
