"""Many games side by side: each is the game of the environment for one, and tells no more."""

import random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from elfenwidgets.play.env.elfenland import Elfenland
from elfenwidgets.play.env.vector import ElfenlandVector
from elfenwidgets.play.usage import UsageError
from elfenwidgets.rules import Refused

Observed = dict[str, NDArray[np.int8]]


def by_lot(observed: Observed, rng: random.Random) -> NDArray[np.int64]:
    """A legal action for each game, by lot; 0 where it is over."""
    rows = (np.flatnonzero(row).tolist() for row in observed["action_mask"])
    return np.array([rng.choice(legal or [0]) for legal in rows])


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 6, "edition": "moon-1998", "reward": "pieces"},
        {"players": 3, "house_rules": {"town_cards": True, "rounds": 3}},
    ],
)
def test_each_game_is_the_one_that_pettingzoo_plays(options: dict[str, Any]) -> None:
    games, rng = ElfenlandVector(3, **options), random.Random(1)
    alone = [Elfenland(**options) for _ in range(3)]
    observed, infos = games.reset(seed=5)
    for index, world in enumerate(alone):
        world.reset(seed=5 + index)
    while not any(all(world.terminations.values()) for world in alone):
        for index, world in enumerate(alone):
            agent = world.agent_selection
            assert agent == world.possible_agents[infos["seat"][index]]
            for name, told in world.observe(agent).items():
                assert (observed[name][index] == told).all()
        actions = by_lot(observed, rng)
        acting = [world.agent_selection for world in alone]
        observed, rewards, over, cut, infos = games.step(actions)
        for index, (world, agent, action) in enumerate(zip(alone, acting, actions, strict=True)):
            world.step(int(action))
            assert rewards[index] == world.rewards[agent]
            assert infos["rewards"][index].tolist() == list(world.rewards.values())
            assert (over[index], cut[index]) == (all(world.terminations.values()), False)


def test_what_is_observed_lies_in_its_spaces() -> None:
    games, rng = ElfenlandVector(2, players=5), random.Random(2)
    observed, _ = games.reset(seed=1)
    for _ in range(200):
        assert games.observation_space.contains(observed)
        actions = by_lot(observed, rng)
        assert games.action_space.contains(actions)
        observed, *_ = games.step(actions)


def test_a_game_that_is_over_is_followed_by_another() -> None:
    games, rng = ElfenlandVector(2, players=2), random.Random(3)
    observed, _ = games.reset(seed=8)
    over = np.array([False, False])
    while not over.any():
        observed, _, over, _, infos = games.step(by_lot(observed, rng))
    ended = int(over.argmax())
    assert not observed["action_mask"][ended].any()
    assert infos["rewards"][ended].sum() == 1
    observed, _, over, _, infos = games.step(by_lot(observed, rng))
    assert not over[ended]
    assert observed["action_mask"][ended].any()
    assert not infos["rewards"][ended].any()


def test_a_forbidden_action_changes_no_game() -> None:
    games = ElfenlandVector(2, players=2)
    observed, _ = games.reset(seed=[3, 4])
    legal = by_lot(observed, random.Random(1))
    before = {name: told.copy() for name, told in observed.items()}
    with pytest.raises(ValueError, match=r"^5 is not among the legal actions of game 1$"):
        games.step(np.array([legal[0], 5]))
    after, *_ = games.reset(seed=[3, 4])
    assert all((before[name] == after[name]).all() for name in before)


def test_the_same_seeds_give_the_same_games_and_the_same_ones_after_them() -> None:
    def rows() -> list[bytes]:
        games = ElfenlandVector(2, players=2)
        first = games.reset(seed=[7, 9])[0]["observation"].tobytes()
        return [first, games.reset()[0]["observation"].tobytes()]

    found = rows()
    assert found == rows()
    assert found[0] != found[1]


@pytest.mark.parametrize("seed", [np.int64(3), np.array([3, 4]), [np.uint8(3), np.uint8(4)]])
def test_seeds_of_numpy_are_seeds(seed: Any) -> None:
    games, others = ElfenlandVector(2, players=2), ElfenlandVector(2, players=2)
    for _ in range(2):
        rows = games.reset(seed=seed)[0]["observation"]
        assert (rows == others.reset(seed=[3, 4])[0]["observation"]).all()
        after = games.reset()[0]["observation"]
        assert (after == others.reset()[0]["observation"]).all(), "and the games after them"


@pytest.mark.parametrize("seeds", [[1], [1, 2, 3]])
def test_there_is_a_seed_for_each_game(seeds: list[int]) -> None:
    games = ElfenlandVector(2)
    observed, _ = games.reset(seed=7)
    before = observed["observation"].tobytes()
    with pytest.raises(ValueError, match=f"{len(seeds)} seeds for 2 games"):
        games.reset(seed=seeds)
    assert observed["observation"].tobytes() == before, "no game has begun anew"


def test_what_cannot_be_is_refused_as_for_one_game() -> None:
    with pytest.raises(UsageError):
        ElfenlandVector(2, edition="none")
    with pytest.raises(UsageError):
        ElfenlandVector(2, reward="glory")
    with pytest.raises(Refused):
        ElfenlandVector(2, house_rules={"rounds": 9})
    with pytest.raises(Refused):
        ElfenlandVector(2, players=7)
