"""Elfenland as an environment for learning programs: PettingZoo's agents that act in turn (AEC).

Needs the extra ``env``; what the numbers mean is said in ``observation`` and ``numbering``::

    from elfenwidgets.play.env import env
    world = env(edition="amigo-de", players=4)
    world.reset(seed=7)
    for agent in world.agent_iter():
        observation, reward, terminated, truncated, info = world.last()
        over = terminated or truncated
        mask = observation["action_mask"]
        world.step(None if over else world.action_space(agent).sample(mask))

``vector`` has many such games side by side, as Gymnasium's vector environments are.
"""

from typing import TYPE_CHECKING, Any

from elfenwidgets.play.usage import load

if TYPE_CHECKING:
    from pettingzoo import AECEnv


def env(**options: Any) -> "AECEnv":
    """The environment with PettingZoo's own guards around it; ``options`` are Elfenland's.

    An action that the mask forbids ends the game, with -1 for who chose it.

    Raises:
        UsageError: PettingZoo is not installed, or there is no such edition, reward or
            render mode.
        Refused: not two to six players (S1), or a house rule that no rulebook knows (S7).
    """
    load("pettingzoo", "env")
    from elfenwidgets.play.env.elfenland import Elfenland, with_guards

    return with_guards(Elfenland(**options))
