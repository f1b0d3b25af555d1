"""Upper bound on the towns that a hand of travel cards still reaches."""

from collections.abc import Iterable

from elfenwidgets.play.journeys.network import HAND_BITS, Step
from elfenwidgets.rules.travel import BOATMEN, CARAVAN

Fare = tuple[int, int]
"""What a road costs by the chart: the shift of a kind, and the number of its cards."""


class Bound(dict[int, int]):
    """Upper bound on the number of goals that a hand still reaches, from anywhere.

    Its key is a packed hand and, above its bits, how many of the cards are left. It looks at
    the hand alone: one card a goal as far as cheap roads lead to goals, then two, then caravans.
    """

    def __init__(self, entries: dict[int, tuple[int, int]]) -> None:
        super().__init__()
        self._entries = entries  # for each kind's shift: goals entered for one card, and for more

    @classmethod
    def of(cls, steps: Iterable[Step], goals: int) -> "Bound":
        """The bound for some steps; ``goals`` are towns as bits."""
        costs: dict[int, dict[int, int]] = {}
        for to, _, shift, cost, *_ in steps:
            if goals >> to & 1:
                known = costs.setdefault(shift, {})
                known[to] = min(cost, known.get(to, cost))
        return cls(
            {
                shift: (cheap := list(known.values()).count(1), len(known) - cheap)
                for shift, known in costs.items()
            }
        )

    def with_road(self, fares: Iterable[Fare]) -> "Bound":
        """The bound with a road more, at one of these fares, which leads to one goal more."""
        entries = dict(self._entries)
        for shift, cost in fares:
            cheap, dear = entries.get(shift, (0, 0))
            entries[shift] = (cheap + 1, dear) if cost == 1 else (cheap, dear + 1)
        return Bound(entries)

    def __missing__(self, held: int) -> int:
        left = held >> HAND_BITS
        ones = twos = 0
        for shift, (cheap, dear) in self._entries.items():
            have = held >> shift & 15
            if have <= cheap:
                ones += have
            else:
                ones += cheap
                twos += min((have - cheap) // 2, dear)
        ones = min(ones, left)
        twos = min(twos, (left - ones) // 2)
        most = self[held] = ones + twos + (left - ones - 2 * twos) // min(CARAVAN, BOATMEN)
        return most
