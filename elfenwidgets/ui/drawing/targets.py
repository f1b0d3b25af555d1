"""Hit targets: what can be picked on the board and on the rack."""

from typing import NamedTuple


class Target(NamedTuple):
    """Something that can be picked.

    On the board ("road", connection id), rivers and ferries too, and ("town", town id); on the
    rack ("card", kind), ("counter", kind) an open one of mine, ("secret", kind) a secret one of
    mine, ("obstacle", ""), ("display", kind) and ("pile", ""). ("land", "") is what lies between.
    """

    kind: str
    name: str


PILE = Target("pile", "")
OBSTACLE = Target("obstacle", "")
PASS = Target("pass", "")
END = Target("end", "")
BACK = Target("back", "")
UNDO = Target("undo", "")
LAND = Target("land", "")
