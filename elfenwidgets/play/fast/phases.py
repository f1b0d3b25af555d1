"""The phases put together, and a game played on by chance."""

from random import Random

from elfenwidgets.play.fast.close import KeepPhase, OverPhase
from elfenwidgets.play.fast.draw import DrawPhase, DrawSecretPhase
from elfenwidgets.play.fast.plan import PlanPhase
from elfenwidgets.play.fast.position import PHASES, Position
from elfenwidgets.play.fast.travel import TravelPhase

PHASES.update(
    (phase.name, phase)
    for phase in (
        DrawSecretPhase(),
        DrawPhase(),
        PlanPhase(),
        TravelPhase(),
        KeepPhase(),
        OverPhase(),
    )
)


def play_out(position: Position, chance: Random) -> int:
    """Play to the end of the game by chance, all legal actions alike; how many were played."""
    random, played = chance.random, 0
    while position.winners is None:
        phase = position.phase
        phase.play(position, phase.pick(position, random()))
        played += 1
    return played
