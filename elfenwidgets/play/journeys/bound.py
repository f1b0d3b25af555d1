"""What a hand can come to at best: a bound that is quickly reckoned."""

from collections.abc import Iterable
from itertools import chain

from elfenwidgets.play.journeys.network import Network
from elfenwidgets.rules.travel import BOATMEN, CARAVAN

Fare = tuple[int, int]
"""What a road costs by the chart: the shift of a kind, and the number of its cards."""


class Bound(dict[tuple[int, int], int]):
    """No fewer than the goals that a packed hand, of which so many cards are left, still reaches.

    From anywhere, that is: it looks at the hand alone. One card a goal as far as cheap roads lead
    to goals, then two, then caravans.
    """

    def __init__(self, entries: dict[int, tuple[int, int]]) -> None:
        super().__init__()
        self._entries = entries  # for each kind's shift: goals entered for one card, and for more

    @classmethod
    def of(cls, network: Network, goals: int) -> "Bound":
        """The bound for a network; ``goals`` are towns as bits."""
        costs: dict[int, dict[int, int]] = {}
        for step in chain.from_iterable(network.steps):
            if goals >> step.to & 1:
                known = costs.setdefault(step.shift, {})
                known[step.to] = min(step.cost, known.get(step.to, step.cost))
        return cls(
            {
                shift: (cheap := sum(cost == 1 for cost in known.values()), len(known) - cheap)
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

    def __missing__(self, held: tuple[int, int]) -> int:
        hand, left = held
        ones = twos = 0
        for shift, (cheap, dear) in self._entries.items():
            have = hand >> shift & 15
            if have <= cheap:
                ones += have
            else:
                ones += cheap
                twos += min((have - cheap) // 2, dear)
        ones = min(ones, left)
        twos = min(twos, (left - ones) // 2)
        most = self[held] = ones + twos + (left - ones - 2 * twos) // min(CARAVAN, BOATMEN)
        return most
