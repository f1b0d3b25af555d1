"""What both environments stand on: one game after another, played and rewarded by numbers."""

import random
from collections.abc import Mapping
from operator import index
from types import MappingProxyType
from typing import SupportsIndex

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from elfenwidgets.play.env import mask
from elfenwidgets.play.env.numbering import MEANINGS
from elfenwidgets.play.env.observation import LARGEST
from elfenwidgets.play.fast import start
from elfenwidgets.play.fast.position import check_edition
from elfenwidgets.play.usage import one_of
from elfenwidgets.rules.edition import base_editions

REWARDS = ("win", "pieces")
SEED_BITS = 48
NOBODY: Mapping[int, float] = MappingProxyType({})


class Simulator:
    """Games of one edition, one after another; ``position`` is where the present one stands.

    Raises:
        UsageError: there is no such edition or reward.
        Refused: not two to six players (S1), or a house rule that no rulebook knows (S7).
    """

    def __init__(
        self, edition: str, players: int, house_rules: Mapping[str, object] | None, reward: str
    ) -> None:
        check_edition(edition)
        one_of("command-no-reward", name=reward, known=REWARDS)
        self.edition = base_editions()[edition].with_rules(**house_rules or {})
        self.players, self.reward = players, reward
        self._chance = random.Random()
        self.begin()

    def begin(self, seed: SupportsIndex | None = None) -> None:
        """Begin the game of ``rules.start`` with ``seed``, or the next by chance.

        Which games come by chance after one with a seed depends on that seed alone.
        """
        if seed is None:
            seed = self._chance.getrandbits(SEED_BITS)
        else:
            seed = index(seed)  # random.Random takes no integer of numpy
            self._chance = random.Random(seed)
        self.position = start(self.edition, self.players, seed)

    def play(self, number: int) -> Mapping[int, float]:
        """Play a legal action: the rewards of the seats that get one."""
        position = self.position
        seat = position.turn
        me = position.seats[seat]
        had = me.pieces
        position.phase.play(position, mask.code(position, number))
        if self.reward == "pieces":
            return {seat: 1.0} if me.pieces != had else NOBODY
        winners = position.winners
        return dict.fromkeys(winners, 1 / len(winners)) if winners else NOBODY


def action_space() -> Discrete:
    """The numbers of all actions: the same for all editions and numbers of players."""
    return Discrete(len(MEANINGS))


def observation_space() -> Dict:
    """A row of ``observation`` and its mask: the same for all editions and numbers of players."""
    return Dict(
        {
            "observation": Box(np.int8(0), np.array(LARGEST, np.int8), dtype=np.int8),
            "action_mask": Box(0, 1, (len(MEANINGS),), np.int8),
        }
    )
