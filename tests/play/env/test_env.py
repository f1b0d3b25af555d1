"""The environment: PettingZoo's own tests, whole games, what is asked wrongly."""

import pickle
import random
import sys
from dataclasses import replace
from typing import Any

import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, render_test, seed_test

from elfenwidgets.play.env import env
from elfenwidgets.play.env.elfenland import Elfenland
from elfenwidgets.play.env.episode import by_bot, by_lot, episode
from elfenwidgets.play.env.numbering import number
from elfenwidgets.play.selfplay import play
from elfenwidgets.play.usage import UsageError
from elfenwidgets.rules import Refused, apply, editions, legal_actions, start, view
from elfenwidgets.rules.state import Cards
from elfenwidgets.ui.phrases.refusals import usage_error

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
def test_it_is_an_environment_as_pettingzoo_wants_it(
    options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(env(**options), num_cycles=400)
    assert "Passed API test" in capsys.readouterr().out


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: env(edition="moon-1998", players=3), num_cycles=100)


def test_it_can_be_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(env, {"ansi": lambda text: text.startswith("round 1 of 4: ")})
    assert "> player_" in capsys.readouterr().out


# --- a game


def test_a_game_with_a_seed_is_the_one_that_the_rules_give() -> None:
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


def test_the_games_after_a_seeded_one_are_others_and_always_the_same() -> None:
    def hands(world: AECEnv) -> list[Cards]:
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
def test_the_winners_share_one(seed: int, count: int) -> None:
    world = env(edition="gigamic-fr", players=3)
    rewards = episode(world, [by_lot(random.Random(seed))] * 3, seed)
    winners = world.unwrapped.view(None).result.winners
    assert len(winners) == count
    share = pytest.approx(1 / len(winners))
    assert rewards == [share if seat in winners else 0 for seat in range(3)]


def test_a_bot_plays_in_the_environment_as_it_plays_at_a_table() -> None:
    names = ["random", "greedy", "random"]
    choosers = [by_bot(name, random.Random(f"8/bot/{seat}")) for seat, name in enumerate(names)]
    world = env(players=3)
    episode(world, choosers, seed=8)
    table = play(editions()["amigo-de"], names, 8)
    known = replace(table.view(None), log=())  # the environment keeps no history
    assert world.unwrapped.view(None) == known


def test_pieces_are_rewarded_when_they_are_collected() -> None:
    world = env(reward="pieces")
    rng = random.Random(2)
    rewards = episode(world, [by_bot("greedy", rng), *[by_lot(rng)] * 3], seed=2)
    assert rewards == [len(seat.pieces) for seat in world.unwrapped.view(None).seats]
    assert rewards[0] > 2 * max(rewards[1:])


def test_what_the_mask_forbids_is_refused() -> None:
    world = Elfenland()
    world.reset(seed=1)
    with pytest.raises(ValueError, match=r"^5 is not among the legal actions of player_\d$"):
        world.step(5)


def test_behind_the_guard_a_forbidden_action_ends_the_game() -> None:
    world = env()
    world.reset(seed=1)
    guilty = world.agent_selection
    world.step(5)
    assert all(world.terminations.values())
    assert world.rewards == {agent: -float(agent == guilty) for agent in world.possible_agents}


def test_an_environment_travels_to_other_processes() -> None:
    world = Elfenland("moon-1998", 5, {"rounds": 3}, reward="pieces")
    copy = pickle.loads(pickle.dumps(world))
    for each in (world, copy):
        each.reset(seed=9)
    assert copy.view("player_3") == world.view("player_3")
    copied = copy.view(None).edition.rounds, copy._game.reward, copy.max_num_agents
    assert copied == (3, "pieces", 5)


# --- asked wrongly


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"edition": "none"}, "There is no edition “none”. Choose one of: amigo-de, "),
        (
            {"edition": "elfengold"},
            "The edition “elfengold” isn’t offered here: ",
        ),
        ({"reward": "glory"}, "There is no reward “glory”. Choose one of: win, pieces."),
        ({"render_mode": "3d"}, "There is no render mode “3d”. Choose one of: human, ansi."),
    ],
)
def test_an_option_that_there_is_not_gets_one_sentence(options: dict[str, Any], said: str) -> None:
    with pytest.raises(UsageError) as caught:
        env(**options)
    assert usage_error(caught.value).startswith(said)


def test_a_bot_that_there_is_not_gets_one_sentence() -> None:
    with pytest.raises(UsageError) as caught:
        by_bot("none", random.Random(1))
    assert usage_error(caught.value).startswith("There is no bot “none”. Choose one of: random, ")


@pytest.mark.parametrize(
    ("options", "rule"), [({"players": 7}, "S1"), ({"house_rules": {"rounds": 9}}, "S7")]
)
def test_what_no_rulebook_knows_is_refused(options: dict[str, Any], rule: str) -> None:
    with pytest.raises(Refused) as caught:
        env(**options)
    assert caught.value.refusal.rule == rule


def test_without_pettingzoo_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(UsageError) as caught:
        env()
    assert usage_error(caught.value).endswith("isn’t installed: pip install 'elfenwidgets[env]'.")
