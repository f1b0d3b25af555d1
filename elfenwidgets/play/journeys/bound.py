"""Upper bound on the towns that a hand of travel cards still reaches."""

from collections.abc import Iterable
from functools import lru_cache

from elfenwidgets.play.journeys.network import KIND_OF, TOWN_AT, Entries
from elfenwidgets.rules.phases.travel import BOATMEN, CARAVAN

Fare = tuple[int, int]
"""What a road costs by the chart: the shift of a kind, and the number of its cards."""


class Bound(dict[int, int]):
    """Upper bound on the number of goals that a hand still reaches, from anywhere.

    Its key is a packed hand and, above it, how many of the cards are left. It looks at
    the hand alone: one card a goal as far as cheap roads lead to goals, then two, then caravans.
    """

    def __init__(self, entries: dict[int, tuple[int, int]]) -> None:
        super().__init__()
        self._entries = entries  # for each kind's shift: goals entered for one card, and for more

    @classmethod
    def of(cls, goals: int, *entries: Entries) -> "Bound":
        """The bound for some entries, each of the ``goals`` (towns as bits) at its cheapest.

        The same for the same numbers.
        """
        numbers = []
        for shift in KIND_OF:
            cheap, entered = 0, 0
            for each in entries:
                if shift in each:
                    one, any_ = each[shift]
                    cheap, entered = cheap | one, entered | any_
            cheap, entered = cheap & goals, entered & goals
            if entered:
                numbers.append((shift, cheap.bit_count(), (entered & ~cheap).bit_count()))
        return _bound(tuple(numbers))

    def with_road(self, fares: Iterable[Fare]) -> "Bound":
        """The bound with a road more, at one of these fares, which leads to one goal more."""
        entries = dict(self._entries)
        for shift, cost in fares:
            cheap, dear = entries.get(shift, (0, 0))
            entries[shift] = (cheap + 1, dear) if cost == 1 else (cheap, dear + 1)
        return Bound(entries)

    def __missing__(self, held: int) -> int:
        left = held >> TOWN_AT
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


@lru_cache(maxsize=64)
def _bound(numbers: tuple[tuple[int, int, int], ...]) -> Bound:
    return Bound({shift: (cheap, dear) for shift, cheap, dear in numbers})
