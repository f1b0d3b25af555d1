"""Many games side by side, for learning by self-play: Gymnasium's vector environment."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from elfenwidgets.play.env import mask
from elfenwidgets.play.env.numbering import MEANINGS
from elfenwidgets.play.env.observation import LARGEST, observe
from elfenwidgets.play.fast import Position, start
from elfenwidgets.play.fast.position import offered
from elfenwidgets.play.usage import one_of
from elfenwidgets.rules.edition import base_editions

REWARDS = ("win", "pieces")
SEED_BITS = 48


class ElfenlandVector(VectorEnv):
    """``num_envs`` games of which each step plays one action in each, for the seat in turn there.

    What is observed is that seat's: two arrays of int8, a row a game, ``observation`` and
    ``action_mask``, as ``Elfenland`` has them. They are written anew in place by each step, so copy
    what is to be kept. ``infos`` hold ``seat``, who is in turn in each game, and ``rewards``, what
    the last step gave each of its seats; the rewards of the step are those of who has acted.

    A game that is over is terminated, and the next step begins another one in its place, whatever
    the action (Gymnasium's NEXT_STEP). An action that the mask forbids raises ValueError.

    The other options, and what they raise, are Elfenland's.
    """

    def __init__(
        self,
        num_envs: int,
        edition: str = "amigo-de",
        players: int = 4,
        house_rules: Mapping[str, object] | None = None,
        reward: str = "win",
    ) -> None:
        offered(edition)
        one_of("command-no-reward", name=reward, known=REWARDS)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.num_envs = num_envs
        self.edition = base_editions()[edition].with_rules(**house_rules or {})
        self.players, self.reward = players, reward
        count = len(MEANINGS)
        self.single_action_space = Discrete(count)
        self.single_observation_space = Dict(
            {
                "observation": Box(np.int8(0), np.array(LARGEST, np.int8), dtype=np.int8),
                "action_mask": Box(0, 1, (count,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._rows = np.zeros((num_envs, len(LARGEST)), np.int8)
        self._masks = np.zeros((num_envs, count), np.int8)
        # The same memory row by row, which takes bytes ten times as quickly as an array does.
        self._memory = [
            (row.data.cast("B"), mask.data.cast("B"))
            for row, mask in zip(self._rows, self._masks, strict=True)
        ]
        self._rewards = np.zeros((num_envs, players))
        self._chances = [random.Random() for _ in range(num_envs)]
        self._games = [self._begun(index, None) for index in range(num_envs)]

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[np.int8]], dict[str, Any]]:
        """Begin all games anew: those of a seed and the numbers after it, or of a seed each."""
        seeds: Sequence[int | None] = [None] * self.num_envs
        if isinstance(seed, int):
            seeds = range(seed, seed + self.num_envs)
        elif seed is not None:
            seeds = seed
        self._games = [self._begun(index, each) for index, each in enumerate(seeds)]
        self._rewards.fill(0)
        for index in range(self.num_envs):
            self._write(index)
        return self._observed(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        dict[str, NDArray[np.int8]],
        NDArray[np.float64],
        NDArray[np.bool_],
        NDArray[np.bool_],
        dict[str, Any],
    ]:
        """Play one action in each game, or begin the next where it was over.

        Raises:
            ValueError: a mask forbids its action; the games are as they were.
        """
        everywhere = np.arange(self.num_envs)
        acting = self._seats()
        chosen = np.asarray(actions)
        forbidden = np.flatnonzero(self._masks[everywhere, chosen] == 0).tolist()
        for index in forbidden:
            if self._games[index].winners is None:
                said = f"{chosen[index]} is not among the legal actions of game {index}"
                raise ValueError(said)
        self._rewards.fill(0)
        for index, number in enumerate(chosen.tolist()):
            game = self._games[index]
            if game.winners is not None:
                self._games[index] = self._begun(index, None)
            else:
                self._play(index, game, number)
            self._write(index)
        rewards = self._rewards[everywhere, acting]
        over = np.array([game.winners is not None for game in self._games])
        return self._observed(), rewards, over, np.zeros_like(over), self._infos()

    def _begun(self, index: int, seed: int | None) -> Position:
        if seed is None:
            seed = self._chances[index].getrandbits(SEED_BITS)
        else:
            self._chances[index] = random.Random(seed)
        return start(self.edition, self.players, seed)

    def _play(self, index: int, game: Position, number: int) -> None:
        me, seat = game.seats[game.turn], game.turn
        had = me.pieces
        game.phase.play(game, mask.code(game, number))
        if self.reward == "pieces":
            if me.pieces != had:
                self._rewards[index, seat] = 1
        elif game.winners is not None:
            self._rewards[index, list(game.winners)] = 1 / len(game.winners)

    def _write(self, index: int) -> None:
        game = self._games[index]
        row, allowed = self._memory[index]
        row[:] = observe(game, game.turn)
        mask.write(game, allowed)

    def _seats(self) -> NDArray[np.int64]:
        return np.array([game.turn for game in self._games])

    def _observed(self) -> dict[str, NDArray[np.int8]]:
        return {"observation": self._rows, "action_mask": self._masks}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._seats(), "rewards": self._rewards.copy()}
