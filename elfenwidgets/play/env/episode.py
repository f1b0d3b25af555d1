"""Whole games in the environment, between players that each choose one number at a time."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from elfenwidgets.play.bots import bots
from elfenwidgets.play.env.numbering import number
from elfenwidgets.play.usage import one_of

Chooser = Callable[[Any, str], int]
"""Chooses for an agent of an environment, of which it may ask what that agent observes."""


def by_lot(rng: random.Random) -> Chooser:
    """Any of the numbers that the mask leaves open, all equally likely."""

    def choose(world: Any, agent: str) -> int:
        allowed = world.observe(agent)["action_mask"]
        # NumPy finds what is true several times as quickly as what is not zero.
        legal: list[int] = allowed.view(bool).nonzero()[0].tolist()
        return rng.choice(legal)

    return choose


def by_bot(name: str, rng: random.Random) -> Chooser:
    """What the bot ``name`` of ``play.bots`` chooses.

    Raises:
        UsageError: there is no such bot.
    """
    one_of("command-no-bot", name=name, known=bots())
    bot = bots()[name]()

    def choose(world: Any, agent: str) -> int:
        seen = world.unwrapped.view(agent)
        return number(seen, bot.choose(seen, rng).action)

    return choose


def episode(world: Any, choosers: Sequence[Chooser], seed: int) -> list[float]:
    """Play the game of a seed, one chooser a seat: what each seat was rewarded in all.

    PettingZoo's guards around the environment stand aside: they observe each step once more.

    Raises:
        ValueError: there are not as many choosers as seats, or one chooses what the mask forbids.
    """
    game = world.unwrapped
    game.reset(seed=seed)
    rewards = dict.fromkeys(game.possible_agents, 0.0)
    by_agent = dict(zip(game.possible_agents, choosers, strict=True))
    for agent in game.agent_iter():
        _, reward, terminated, truncated, _ = game.last(observe=False)
        rewards[agent] += reward
        over = terminated or truncated
        game.step(None if over else by_agent[agent](game, agent))
    return list(rewards.values())
