"""Hit targets: what can be picked on the board and on the rack."""

from typing import Literal, NamedTuple, cast

OnBoard = Literal["road", "town", "discard", "land"]

OnRack = Literal["card", "counter", "secret", "obstacle", "display", "pile", "boot"]

ByButton = Literal["pay", "pass", "end", "own", "seen", "back", "undo"]

InElfengold = Literal["market", "deck", "gold", "drawn", "bid", "coins", "witch", "fly"]
"""What can be picked in Elfengold alone: the first four on the rack, the others by a button."""

TargetKind = Literal[OnBoard, OnRack, ByButton, InElfengold]
"""What can be picked: by a click on the board or on the rack, or by a button alone."""


class Target(NamedTuple):
    """Something that can be picked.

    On the board ("road", connection id), rivers and ferries too, and ("town", town id); on the
    rack ("card", kind), ("counter", kind) an open one of mine, ("secret", kind) a secret one of
    mine, ("obstacle", ""), ("display", kind), ("pile", "") and ("boot", ""), which is never an
    action's part. ("discard", "") is where travel cards lie that nobody holds; ("land", "") is what
    lies between.
    By a button ("pay", how), and the others without a name. In Elfengold ("counter", item) and
    ("secret", item) are items of all kinds, ("market", card) lies face up, ("drawn", item) is one
    of the two just drawn, and ("bid", coins) names a sum.
    """

    kind: TargetKind
    name: str

    @property
    def id(self) -> str:
        """What a page calls it."""
        return f"{self.kind}:{self.name}"

    @classmethod
    def of_id(cls, id: str) -> "Target":
        """What a page calls so."""
        kind, _, name = id.partition(":")
        return cls(cast(TargetKind, kind), name)


PILE = Target("pile", "")
OBSTACLE = Target("obstacle", "")
BOOT = Target("boot", "")
PASS = Target("pass", "")
END = Target("end", "")
OWN = Target("own", "")
SEEN = Target("seen", "")
BACK = Target("back", "")
UNDO = Target("undo", "")
DISCARD = Target("discard", "")
LAND = Target("land", "")
DECK = Target("deck", "")
GOLD = Target("gold", "")
COINS = Target("coins", "")
WITCH = Target("witch", "")
FLY = Target("fly", "")
