"""Cognitive diagnosis by the DINA model: which of some skills somebody has.

Who has all skills that an item needs does it right but for a slip, all others only by a guess
(B. W. Junker, K. Sijtsma, Cognitive assessment models with few assumptions, 2001). A state is a set
of skills, bit by bit of an int; a belief has the probability of each state, by Bayes' rule.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb

IN_ORDER, HOLES, AHEAD = 0.35, 0.12, 0.02
"""How many have learned the skills in order, how often one before where they stand is missing, and
how often one is there that comes later."""

BY_COIN = 0.4
"""How many have each skill or not, as if by the toss of a coin: nothing that they know tells of
anything else. Of those left over any number of skills is as probable, and any choice."""

SURENESS = 8
"""It is worth more to be sure of one skill than half sure of two: what an item may bring is
measured by the sum of this power of each probability."""

WRONGLY = 0.03
"""Of the skills that are said to be there, so many may be expected to be missing."""


@dataclass(frozen=True)
class PlacementItem:
    """What is asked: the skills that it ``needs``, as bits, and what it takes in ``seconds``.

    ``guess`` is how often it is right by luck, ``slip`` how often wrong all the same.
    """

    needs: int
    guess: float
    slip: float
    seconds: int


Belief = tuple[float, ...]


@cache
def before(skills: int) -> Belief:
    """The belief before anything was asked."""
    return tuple(
        IN_ORDER * _in_order(state, skills)
        + BY_COIN / (1 << skills)
        + (1 - IN_ORDER - BY_COIN) / ((skills + 1) * comb(skills, state.bit_count()))
        for state in range(1 << skills)
    )


def _in_order(state: int, skills: int) -> float:
    """The probability of a state among those who have learned in order, from none to all."""
    total = 0.0
    for come in range(skills + 1):
        p = 1.0
        for skill in range(skills):
            there = 1 - HOLES if skill < come else AHEAD
            p *= there if state >> skill & 1 else 1 - there
        total += p
    return total / (skills + 1)


def after(belief: Belief, item: PlacementItem, right: bool) -> Belief:
    """The belief when an item was done rightly, or not."""
    able = 1 - item.slip if right else item.slip
    unable = item.guess if right else 1 - item.guess
    found = [
        p * (able if state & item.needs == item.needs else unable) for state, p in enumerate(belief)
    ]
    whole = sum(found)
    return tuple(p / whole for p in found)


class Estimate:
    """What a belief says of skills, alone and together."""

    def __init__(self, belief: Belief) -> None:
        self._skills = len(belief).bit_length() - 1
        self._all = _of_supersets(belief)
        self.each = tuple(self._all[1 << skill] for skill in range(self._skills))

    def sure(self) -> tuple[int, ...]:
        """The skills that may be called known: as many as the bound on false ones allows.

        The bound is on the mean of their probabilities of being missing (P. Müller, G. Parmigiani,
        K. Rice, FDR and Bayesian multiple comparisons rules, 2006).
        """
        found: list[int] = []
        doubt = 0.0
        for p, skill in sorted(((p, skill) for skill, p in enumerate(self.each)), reverse=True):
            doubt += 1 - p
            if doubt > WRONGLY * (len(found) + 1):
                break
            found.append(skill)
        return tuple(sorted(found))

    def gain(self, item: PlacementItem) -> float:
        """What the answer to an item may be expected to bring, by the second."""
        able = self._all[item.needs]
        right = able * (1 - item.slip) + (1 - able) * item.guess
        total = 0.0
        for skill, p in enumerate(self.each):
            both = self._all[item.needs | 1 << skill]
            if_right = both * (1 - item.slip) + (p - both) * item.guess
            total += right * _worth(if_right / right) - _worth(p)
            total += (1 - right) * _worth((p - if_right) / (1 - right))
        return total / item.seconds


def _worth(p: float) -> float:
    return p**SURENESS


def _of_supersets(belief: Sequence[float]) -> list[float]:
    """For each state the probability of it and all that contain it: the zeta transform."""
    found = list(belief)
    bit = 1
    while bit < len(found):
        for state in range(len(found)):
            if not state & bit:
                found[state] += found[state | bit]
        bit <<= 1
    return found


def best(estimate: Estimate, items: Iterable[PlacementItem]) -> PlacementItem | None:
    """The item from which most may be expected; None: none is worth its time."""
    gains = [(estimate.gain(item), item) for item in items]
    gain, item = max(gains, key=lambda each: each[0], default=(0.0, None))
    return item if gain > LEAST else None


LEAST = 1.6e-4
"""The gain by the second below which nothing is asked any more."""
