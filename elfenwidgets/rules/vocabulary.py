"""The words of the rules as types: what the type checker knows of names in the game record."""

from typing import Literal, TypeGuard, get_args

from elfenwidgets.rules.gold.vocabulary import GoldPhase

CounterKind = Literal["giant_pig", "elfcycle", "magic_cloud", "unicorn", "troll_wagon", "dragon"]
"""The six kinds of transportation counter (S4)."""

Transport = Literal[CounterKind, "raft"]
"""The seven kinds of travel card (S3)."""

Terrain = Literal["plain", "forest", "desert", "mountain"]
"""What a road leads over (T1-T6)."""

ConnectionKind = Literal[Terrain, "river", "lake"]

BoxPhase = Literal["display", "town_card", "round", "deal"]
"""The phases in which the box acts."""

TurnPhase = Literal["draw_secret", "draw", "plan", "travel", "keep"]
"""The phases in which a player acts."""

Phase = Literal[BoxPhase, TurnPhase, GoldPhase, "over"]

Source = Literal["display", "pile"]
"""From where a counter is drawn (P3.2)."""

Payment = Literal["card", "caravan", "boatmen"]
"""How a step is paid: by the chart (P5.3), as a caravan (P5.8), to the boatmen (P5.10)."""

HandSwitch = Literal["refill_to_8", "deal_8"]
DisplaySwitch = Literal["stays", "dealt_anew"]
GiveBackSwitch = Literal["round_end", "after_planning"]
TieSwitch = Literal["distance", "cards"]
EarlyEndSwitch = Literal["finish_round", "at_once_to_round_3", "end_of_round_3"]


def is_counter(word: str) -> TypeGuard[CounterKind]:
    """Whether a word is a kind of counter."""
    return word in get_args(CounterKind)


def is_phase(word: str) -> TypeGuard[Phase]:
    """Whether a word is a phase of the game."""
    return word in get_args(Phase)
