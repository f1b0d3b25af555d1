"""The environment: PettingZoo's own tests, numbers for actions, rows that tell nothing hidden."""

import pickle
import random
import re
import sys
from collections import Counter
from dataclasses import fields, replace

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from elfenwidgets.play.env import env, numbering, observation
from elfenwidgets.play.env.elfenland import Elfenland
from elfenwidgets.play.env.episode import by_bot, by_lot, episode
from elfenwidgets.play.env.numbering import MEANINGS, number, numbered
from elfenwidgets.play.env.observation import LARGEST, SLICES, observe
from elfenwidgets.play.simulate import play
from elfenwidgets.play.usage import UsageError
from elfenwidgets.rules import (
    EndMove,
    Move,
    Place,
    Refused,
    Result,
    apply,
    editions,
    legal_actions,
    start,
    view,
)
from elfenwidgets.rules.position import position
from tests.rules.hidden import deal_hidden_things_anew
from tests.rules.randomplay import states, variants

VARIANTS = variants()
TABLES = [(key, 2 + i % 5) for i, key in enumerate(VARIANTS)]
ROW = re.compile(r"^(\S+) +(\d+) +(\d+) +\S", re.MULTILINE)
RANGE = re.compile(r"^(\d+)(?:-(\d+))? +(\w+) ", re.MULTILINE)


# --- PettingZoo's own tests


# It knows by name the environments that may observe a dict; the mask is empty when all is over.
@pytest.mark.filterwarnings(
    "error",
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask is all zeros",
)
@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 6, "edition": "moon-1998", "reward": "pieces"},
        {"players": 3, "house_rules": {"town_cards": True, "rounds": 3}},
    ],
)
def test_it_is_an_environment_as_pettingzoo_wants_it(options, capsys):
    api_test(env(**options), num_cycles=400)
    assert "Passed API test" in capsys.readouterr().out


def test_the_same_seed_gives_the_same_game():
    seed_test(lambda: env(edition="moon-1998", players=3), num_cycles=100)


def test_it_can_be_rendered(capsys):
    render_test(env, {"ansi": lambda text: text.startswith("round 1 of 4: ")})
    assert "> player_" in capsys.readouterr().out


# --- actions as numbers


def test_the_table_of_actions_says_which_numbers_there_are():
    groups = Counter(name for name, *_ in MEANINGS)
    begin, expected = 0, []
    for name, count in groups.items():
        expected.append((name, begin, begin + count - 1))
        begin += count
    rows = RANGE.findall(numbering.__doc__)
    assert [(name, int(a), int(b or a)) for a, b, name in rows] == expected
    assert len(set(MEANINGS)) == len(MEANINGS)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_each_legal_action_has_a_number_of_its_own_and_no_other_is_open(variant, seats):
    world = Elfenland(players=seats)
    world.edition = VARIANTS[variant]
    said = set()
    for state in states(VARIANTS[variant], seats, seed=1):
        world._game = state
        in_turn = None if state.phase == "over" else world.possible_agents[state.turn]
        for agent in {in_turn, "player_0", "player_1"} - {None}:
            seen = world.view(agent)
            actions = numbered(seen)
            legal = legal_actions(state) if agent == in_turn else ()
            assert set(actions.values()) == set(legal)
            assert len(actions) == len(seen.actions)
            assert list(np.flatnonzero(world.observe(agent)["action_mask"])) == sorted(actions)
            said.update(MEANINGS[number][0] for number in actions)
    assert {name for name, *_ in MEANINGS} - said <= {"keep"}


def test_a_number_means_the_same_whoever_plays():
    state = position(at="feodor", hand="dragon", open="dragon", players=2)
    road = "forest:feodor-lapphalya"
    meant = number(view(state, 0), Place(0, "dragon", False, road))
    assert MEANINGS[meant] == ("place", "dragon", False, road)
    for seats in (2, 6):
        other = replace(start(editions()["moon-1998"], seats, 1, 1), phase="plan")
        assert number(view(other, 1), Place(1, "dragon", False, road)) == meant


def test_the_end_of_a_move_is_named_by_the_cards_that_stay():
    hand = "giant_pig elfcycle elfcycle unicorn dragon raft"
    seen = view(position(phase="travel", hand=hand), 0)
    action = EndMove(0, ("giant_pig", "elfcycle"))
    kept = ("elfcycle", "unicorn", "dragon", "raft")
    assert MEANINGS[number(seen, action)] == ("end", kept)
    few = view(position(phase="travel", hand="dragon raft"), 0)
    assert MEANINGS[number(few, EndMove(0, ()))] == ("end", ())


def test_a_caravan_is_named_by_the_way_out_and_the_cards():
    road = "forest:feodor-lapphalya"
    cards = ("dragon", "dragon", "raft")
    state = position(at="feodor", phase="travel", hand="dragon dragon raft", roads={road: "dragon"})
    caravan = Move(0, road, "lapphalya", cards, "caravan")
    name, _, paid = MEANINGS[number(view(state, 0), caravan)]
    assert (name, paid) == ("caravan", cards)


def test_what_is_legal_nowhere_has_no_number():
    seen = view(start(editions()["amigo-de"], 2, 1), 0)
    with pytest.raises(ValueError, match="no number says"):
        number(seen, Place(0, "dragon", False, "river:virst-ixara"))


# --- what an agent observes


def test_the_table_of_the_observation_says_where_everything_lies():
    begin, expected = 0, []
    rows = [(name, int(size), int(most)) for name, size, most in ROW.findall(observation.__doc__)]
    there = [name for name, *_ in rows].index("there")
    table, seat = rows[:there], rows[there:]
    for chair in range(6):
        expected += [(f"{name}_{chair}", size, most) for name, size, most in seat]
    for name, size, most in table + expected:
        assert SLICES[name] == slice(begin, begin + size), name
        assert set(LARGEST[SLICES[name]]) == {most}, name
        begin += size
    assert begin == len(LARGEST)
    assert len(SLICES) == len(table) + len(expected)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_no_number_is_larger_than_the_table_says(variant, seats):
    largest = np.zeros(len(LARGEST), int)
    for state in states(VARIANTS[variant], seats, seed=2):
        rows = np.array([observe(view(state, seat)) for seat in range(seats)])
        assert rows.shape == (seats, len(LARGEST))
        assert rows.min() >= 0
        largest = np.maximum(largest, rows.max(axis=0))
    assert (largest <= LARGEST).all()


def part(row, name):
    return list(row[SLICES[name]])


def test_the_observation_reads_as_the_table_says():
    road = "forest:feodor-lapphalya"
    state = position(
        edition="moon-1998",
        at="feodor",
        hand="dragon dragon raft",
        open="unicorn",
        secret="dragon",
        pieces="feodor usselen",
        roads={road: "dragon!"},
        players=3,
    )
    row = observe(view(state, state.turn))
    assert part(row, "hand") == [0, 0, 0, 0, 0, 2, 1]
    assert part(row, "secret") == [0, 0, 0, 0, 0, 1]
    assert part(row, "open_0") == [0, 0, 0, 1, 0, 0]
    assert part(row, "secrets_0") == [1]
    assert part(row, "cards_0") == [3]
    assert part(row, "phase") == [0, 0, 1, 0, 0, 0]
    assert part(row, "turn") == [1, 0, 0, 0, 0, 0]
    assert sum(part(row, "pieces_0")) == 2
    assert sum(part(row, "roads")) == sum(part(row, "obstacles")) == 1
    assert part(row, "lake_cost") == [2, 1]
    assert part(row, "boatmen") == [0, 1]
    assert [part(row, f"there_{i}") for i in range(6)] == [[1]] * 3 + [[0]] * 3
    other = observe(view(state, (state.turn + 1) % 3))
    assert part(other, "turn") == [0, 0, 1, 0, 0, 0]
    assert part(other, "open_2") == part(row, "open_0")


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_an_observation_tells_nothing_hidden(variant, seats):
    world, rng = Elfenland(players=seats), random.Random(5)
    changed = 0
    for state in states(VARIANTS[variant], seats, seed=5):
        for seat, agent in enumerate(world.possible_agents[:3]):
            other = deal_hidden_things_anew(state, seat, rng)
            changed += other.seats != state.seats
            told = []
            for world._game in (state, other):
                told.append([array.tobytes() for array in world.observe(agent).values()])
            assert told[0] == told[1]
    assert changed > 50


OTHER = {
    "round": 2,
    "phase": "travel",
    "start": 1,
    "turn": 1,
    "display": ("dragon",) * 5,
    "pile": 11,
    "stack": 12,
    "counters": {"forest:feodor-lapphalya": "unicorn"},
    "obstacles": frozenset({"forest:usselen-yttar"}),
    "done": 1,
    "result": Result((0,), ()),
}
OTHER_SEAT = {
    "boot": "yttar",
    "pieces": frozenset({"yttar"}),
    "cards": 2,
    "open": ("dragon",),
    "secrets": 2,
    "obstacle": False,
    "hand": ("dragon",),
    "secret": ("raft",),
    "town_card": "yttar",
}
OTHER_RULES = {
    "rounds": 3,
    "hand": "refill_to_8",
    "display": "stays",
    "give_back": "round_end",
    "lake_cost": {"Mare Magnum": 1, "Mare Nebulae": 1},
    "boatmen": (),
    "town_cards": False,
    "town_card_tie": "distance",
    "early_end": "finish_round",
    "caravan_only_if_unable": True,
}


def test_everything_that_a_view_knows_is_observed():
    seen = view(start(editions()["moon-1998"], 3, seed=1, first=0), 0)
    other_seat = {
        name: (replace(seen.me, **{name: value}), *seen.seats[1:])
        for name, value in (OTHER_SEAT | {"secret": ("dragon",)}).items()
    }
    views = {
        **{name: replace(seen, **{name: value}) for name, value in OTHER.items()},
        **{f"seat {name}": replace(seen, seats=seats) for name, seats in other_seat.items()},
        **{
            f"rules {name}": replace(seen, edition=replace(seen.edition, **{name: value}))
            for name, value in OTHER_RULES.items()
        },
    }
    known = {
        *({f.name for f in fields(seen)} - {"seat", "seats", "edition", "actions", "passes"}),
        *(f"seat {f.name}" for f in fields(seen.me)),
        *(f"rules {f.name}" for f in fields(seen.edition) if f.name != "key"),
    }
    assert set(views) == known
    for name, changed in views.items():
        assert observe(changed) != observe(seen), name


def test_who_only_watches_observes_nothing():
    with pytest.raises(ValueError, match="only a seat at the table observes"):
        observe(view(start(editions()["amigo-de"], 2, 1), None))


# --- a game


def test_a_game_with_a_seed_is_the_one_that_the_rules_give():
    world = env(edition="riogrande-2015", players=5)
    world.reset(seed=12)
    state = start(editions()["riogrande-2015"], 5, 12)
    rng = random.Random(3)
    while state.phase != "over":
        agent = f"player_{state.turn}"
        assert world.agent_selection == agent
        assert world.unwrapped.view(agent) == view(state, state.turn)
        action = rng.choice(list(legal_actions(state)))
        world.step(number(view(state, state.turn), action))
        state = apply(state, action)
    assert world.unwrapped.view(None).result == view(state, None).result


def test_the_games_after_a_seeded_one_are_others_and_always_the_same():
    def hands(world):
        return [world.unwrapped.view(agent).me.hand for agent in world.possible_agents]

    found = []
    for world in (env(), env()):
        world.reset(seed=4)
        found.append(hands(world))
        world.reset()
        found.append(hands(world))
    first, second = found[:2]
    assert first != second
    assert found[2:] == [first, second]


@pytest.mark.parametrize(("seed", "count"), [(11, 1), (7, 2), (9, 3)])
def test_the_winners_share_one(seed, count):
    world = env(edition="gigamic-fr", players=3)
    rewards = episode(world, [by_lot(random.Random(seed))] * 3, seed)
    winners = world.unwrapped.view(None).result.winners
    assert len(winners) == count
    share = pytest.approx(1 / len(winners))
    assert rewards == [share if seat in winners else 0 for seat in range(3)]


def test_a_bot_plays_in_the_environment_as_it_plays_at_a_table():
    names = ["random", "greedy", "random"]
    choosers = [by_bot(name, random.Random(f"8/bot/{seat}")) for seat, name in enumerate(names)]
    world = env(players=3)
    episode(world, choosers, seed=8)
    table = play(editions()["amigo-de"], names, 8)
    assert world.unwrapped.view(None) == table.view(None)


def test_pieces_are_rewarded_when_they_are_collected():
    world = env(reward="pieces")
    rng = random.Random(2)
    rewards = episode(world, [by_bot("greedy", rng), *[by_lot(rng)] * 3], seed=2)
    assert rewards == [len(seat.pieces) for seat in world.unwrapped.view(None).seats]
    assert rewards[0] > 2 * max(rewards[1:])


def test_what_the_mask_forbids_is_refused():
    world = Elfenland()
    world.reset(seed=1)
    with pytest.raises(ValueError, match=r"^5 is not among the legal actions of player_\d$"):
        world.step(5)


def test_behind_the_guard_a_forbidden_action_ends_the_game():
    world = env()
    world.reset(seed=1)
    guilty = world.agent_selection
    world.step(5)
    assert all(world.terminations.values())
    assert world.rewards == {agent: -float(agent == guilty) for agent in world.possible_agents}


def test_an_environment_travels_to_other_processes():
    world = Elfenland("moon-1998", 5, {"rounds": 3}, reward="pieces")
    copy = pickle.loads(pickle.dumps(world))
    for each in (world, copy):
        each.reset(seed=9)
    assert copy.view("player_3") == world.view("player_3")
    assert (copy.edition.rounds, copy.reward, copy.max_num_agents) == (3, "pieces", 5)


# --- asked wrongly


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"edition": "none"}, "There is no edition “none”; there are amigo-de, "),
        ({"reward": "glory"}, "There is no reward “glory”; there are win, pieces."),
        ({"render_mode": "3d"}, "There is no render mode “3d”; there are human, ansi."),
    ],
)
def test_an_option_that_there_is_not_gets_one_sentence(options, sentence):
    with pytest.raises(UsageError, match=f"^{re.escape(sentence)}"):
        env(**options)


@pytest.mark.parametrize(
    ("options", "rule"), [({"players": 7}, "S1"), ({"house_rules": {"rounds": 9}}, "S7")]
)
def test_what_no_rulebook_knows_is_refused(options, rule):
    with pytest.raises(Refused) as caught:
        env(**options)
    assert caught.value.refusal.rule == rule


def test_without_pettingzoo_one_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(UsageError, match=r"^This needs pettingzoo, .*'elfenwidgets\[env\]'\.$"):
        env()
