"""Many games side by side, for learning by self-play: Gymnasium's vector environment."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from elfenwidgets.play.env import mask
from elfenwidgets.play.env.numbering import MEANINGS
from elfenwidgets.play.env.observation import LARGEST, observe
from elfenwidgets.play.env.simulator import Simulator, action_space, observation_space


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
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.num_envs = num_envs
        self.single_action_space = action_space()
        self.single_observation_space = observation_space()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._games = [Simulator(edition, players, house_rules, reward) for _ in range(num_envs)]
        self._rows = np.zeros((num_envs, len(LARGEST)), np.int8)
        self._masks = np.zeros((num_envs, len(MEANINGS)), np.int8)
        # The same memory row by row, which takes bytes ten times as quickly as an array does.
        self._memory = [
            (row.data.cast("B"), allowed.data.cast("B"))
            for row, allowed in zip(self._rows, self._masks, strict=True)
        ]
        self._rewards = np.zeros((num_envs, players))

    def reset(
        self,
        *,
        seed: int | np.integer[Any] | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, NDArray[np.int8]], dict[str, Any]]:
        """Begin all games anew: those of a seed and the numbers after it, or of a seed each.

        Raises:
            ValueError: there are not as many seeds as games, which are as they were.
        """
        seeds: Sequence[int | None] = [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            seeds = range(int(seed), int(seed) + self.num_envs)
        elif seed is not None:
            seeds = seed
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} games")
        self._rewards.fill(0)
        for index, (game, each) in enumerate(zip(self._games, seeds, strict=True)):
            game.begin(each)
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
        for index in np.flatnonzero(self._masks[everywhere, chosen] == 0).tolist():
            if self._games[index].position.winners is None:
                raise ValueError(f"{chosen[index]} is not among the legal actions of game {index}")
        self._rewards.fill(0)
        for index, (game, number) in enumerate(zip(self._games, chosen.tolist(), strict=True)):
            if game.position.winners is not None:
                game.begin()
            else:
                for seat, reward in game.play(number).items():
                    self._rewards[index, seat] = reward
            self._write(index)
        rewards = self._rewards[everywhere, acting]
        over = np.array([game.position.winners is not None for game in self._games])
        return self._observed(), rewards, over, np.zeros_like(over), self._infos()

    def _write(self, index: int) -> None:
        position = self._games[index].position
        row, allowed = self._memory[index]
        row[:] = observe(position, position.turn)
        mask.write(position, allowed)

    def _seats(self) -> NDArray[np.int64]:
        return np.array([game.position.turn for game in self._games])

    def _observed(self) -> dict[str, NDArray[np.int8]]:
        return {"observation": self._rows, "action_mask": self._masks}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._seats(), "rewards": self._rewards.copy()}
