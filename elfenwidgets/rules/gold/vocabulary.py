"""The words of Elfengold as types."""

from typing import Literal

Special = Literal["gold_piece", "tree", "sea_monster", "double", "exchange"]
"""The items of the pile that are no transportation counters (GS1)."""

CardSource = Literal["deck", "market"]
"""From where a travel card is taken (G1.1)."""

GoldBoxPhase = Literal["values", "hand", "market", "income", "items", "row", "sale"]
"""The phases of Elfengold in which the box acts."""

GoldTurnPhase = Literal["cards", "open", "auction", "reward", "discard", "keep_items"]
"""The phases of Elfengold alone in which a player acts."""

GoldPhase = Literal[GoldBoxPhase, GoldTurnPhase]

GoldValuesSwitch = Literal["printed", "drawn"]
HandLimitSwitch = Literal["none", "four"]
