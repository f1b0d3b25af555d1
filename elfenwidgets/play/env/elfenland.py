"""The environment itself; it can be loaded only where PettingZoo is installed."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from elfenwidgets.play.env import mask
from elfenwidgets.play.env.numbering import MEANINGS
from elfenwidgets.play.env.observation import observe
from elfenwidgets.play.env.scene import scene
from elfenwidgets.play.env.simulator import Simulator, action_space, observation_space
from elfenwidgets.play.fast import to_state
from elfenwidgets.play.usage import one_of
from elfenwidgets.rules.view import View, view

RENDER_MODES = ("human", "ansi")


class Elfenland(EzPickle, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game between ``player_0``, ``player_1`` ..., who sit clockwise.

    An agent observes ``{"observation": ..., "action_mask": ...}``, two arrays of int8: the row of
    ``observation``, and for each number of ``numbering`` whether it may be chosen now (all 0 for
    who is not in turn).

    ``reward`` says what an agent is given: ``"win"``, at the end 1 for the winner, a k-th for each
    of k who share the win, 0 for the others; ``"pieces"``, 1 for each town piece when it is
    collected. ``house_rules`` flip switches of the edition, as ``Edition.with_rules`` takes them.
    ``render_mode`` ``"ansi"`` gives what somebody who only watches sees as lines of text, and
    ``"human"`` prints it.

    Raises:
        UsageError: there is no such edition, reward or render mode.
        Refused: not two to six players (S1), or a house rule that no rulebook knows (S7).
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "elfenland_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str = "amigo-de",
        players: int = 4,
        house_rules: Mapping[str, object] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, edition, players, house_rules, reward, render_mode)
        if render_mode is not None:
            one_of("command-no-render-mode", name=render_mode, known=RENDER_MODES)
        self.render_mode = render_mode
        self._game = Simulator(edition, players, house_rules, reward)
        self._mask = bytearray(len(MEANINGS))
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.action_spaces = {name: action_space() for name in self.possible_agents}
        self.observation_spaces = {name: observation_space() for name in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The same for all agents, editions and numbers of players."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for all agents, editions and numbers of players."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the game of ``rules.start`` with ``seed``, or the next by chance."""
        self._game.begin(seed)
        mask.write(self._game.position, self._mask)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.possible_agents[self._game.position.turn]
        self._show()

    def view(self, agent: str | None) -> View:
        """What an agent may know, as our own bots take it; None: somebody who only watches."""
        seat = None if agent is None else self.possible_agents.index(agent)
        return view(to_state(self._game.position), seat)

    def observe(self, agent: str) -> dict[str, Any]:
        """The agent's row and mask, which nobody else may be given."""
        seat = self.possible_agents.index(agent)
        row = observe(self._game.position, seat)
        allowed = bytearray(self._mask if seat == self._game.position.turn else len(MEANINGS))
        return {
            "observation": np.frombuffer(row, np.int8),
            "action_mask": np.frombuffer(allowed, np.int8),
        }

    def step(self, action: int | None) -> None:
        """Let the agent in turn do what a number says; once the game is over, None.

        Raises:
            ValueError: the action mask forbids it.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(MEANINGS) or not self._mask[action]:
            raise ValueError(f"{action} is not among the legal actions of {agent}")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        for seat, reward in self._game.play(int(action)).items():
            self.rewards[self.possible_agents[seat]] = reward
        position = self._game.position
        mask.write(position, self._mask)
        over = position.winners is not None
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[0 if over else position.turn]
        self._accumulate_rewards()
        self._show()

    def render(self) -> str | None:
        """The game as lines of text, or None after printing them."""
        if self.render_mode != "human":
            return scene(self.view(None)) if self.render_mode == "ansi" else None
        self._show()
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(scene(self.view(None)), end="\n\n")


def with_guards(elfenland: Elfenland) -> AECEnv:
    """The environment with PettingZoo's guards for its classic games around it."""
    inside = TerminateIllegalWrapper(elfenland, illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(inside))
