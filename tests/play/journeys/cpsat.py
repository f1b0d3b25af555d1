"""The best journey once more: a plain model for OR-Tools' CP-SAT, which knows no trick of ours.

It is built from the rules and shares nothing with the search but what a card is worth.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import TypeAlias

from ortools.sat.python import cp_model

from elfenwidgets.play.journeys.best_journey import Value
from elfenwidgets.play.journeys.network import WORTH
from elfenwidgets.rules.board import BOARD, Connection
from elfenwidgets.rules.phases.travel import BOATMEN, CARAVAN, Price, Roads, price
from elfenwidgets.rules.state import Cards
from elfenwidgets.rules.vocabulary import Transport

Sum: TypeAlias = cp_model.LinearExpr | int
Sums: TypeAlias = dict[str, list[Sum]]


def best_value(
    roads: Roads, boot: str, hand: Cards, goals: Collection[str], home: str | None = None
) -> Value:
    """What the best journey is worth: new towns less the way home, cards left, their worth."""
    journey = _Journey(roads, boot, hand)
    score = journey.collected(goals) - (journey.away(home) if home else 0)
    left = sum(journey.held.values())
    worth = sum(WORTH[kind] * count for kind, count in journey.held.items())
    most = 1 + sum(WORTH[card] for card in hand)
    journey.model.maximize((score * (1 + len(hand)) + left) * most + worth)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(journey.model) != cp_model.OPTIMAL:
        raise AssertionError(solver.status_name())
    return Value(*(solver.value(part) for part in (score, left, worth)))


class _Journey:
    """Every journey, step by step: where the boot is before each, and which cards are held."""

    def __init__(self, roads: Roads, boot: str, hand: Cards) -> None:
        self.roads, self.hand, self.model = roads, hand, cp_model.CpModel()
        self.arrivals: Sums = defaultdict(list)
        self.ends: Sums = defaultdict(list)
        self.at: dict[str, Sum] = {boot: 1}
        self.held: dict[Transport, Sum] = {kind: hand.count(kind) for kind in hand}
        for _ in hand:  # a step costs a card at least
            self.step()
        for town, here in self.at.items():
            self.ends[town].append(here)

    def step(self) -> None:
        """One step more, from wherever the boot may be; or the journey ends there."""
        arriving: Sums = defaultdict(list)
        paid: Sums = defaultdict(list)
        caravans: list[Sum] = []
        for town, here in self.at.items():
            ways = [self.model.new_bool_var(f"end in {town}")]
            self.ends[town] += ways
            for connection in BOARD.leaving(town):
                for cost, cards, wild in self.payments(connection, town):
                    way = self.model.new_bool_var(connection.id)
                    ways.append(way)
                    arriving[connection.other(town)].append(way)
                    if not wild:
                        paid[cost.kind].append(cards * way)
                        continue
                    caravans.append(cards * way)
                    if connection.is_road and self.roads.edition.caravan_only_if_unable:
                        unable = self.held.get(cost.kind, 0) < cost.cards
                        self.model.add(unable).only_enforce_if(way)
            self.model.add(sum(ways) == here)
        self.arrive(arriving)
        self.pay(paid, sum(caravans))

    def payments(self, connection: Connection, town: str) -> Iterator[tuple[Price, int, bool]]:
        """The ways to pay a step that a full hand allows: the price, cards, whether of any kind."""
        cost = price(self.roads, connection, town)
        if cost is None:
            return
        if cost.cards <= self.hand.count(cost.kind):
            yield cost, cost.cards, False
        if connection.is_road:
            yield cost, CARAVAN + cost.obstacle, True
        elif connection.lake in self.roads.edition.boatmen:
            yield cost, BOATMEN, True

    def arrive(self, arriving: Sums) -> None:
        self.at = {}
        for town, ways in arriving.items():
            self.at[town] = self.model.new_bool_var(f"at {town}")
            self.model.add(self.at[town] == sum(ways))
            self.arrivals[town] += ways

    def pay(self, paid: Sums, caravans: Sum) -> None:
        held: dict[Transport, Sum] = {}
        given: list[Sum] = []
        for kind, before in self.held.items():
            count = self.hand.count(kind)
            held[kind] = self.model.new_int_var(0, count, kind)
            given.append(self.model.new_int_var(0, count, f"{kind} given to caravans"))
            self.model.add(held[kind] == before - sum(paid[kind]) - given[-1])
        self.model.add(sum(given) == caravans)
        self.held = held

    def collected(self, goals: Collection[str]) -> Sum:
        """How many of some towns the journey comes to."""
        got = []
        for town in goals:
            got.append(self.model.new_bool_var(f"got {town}"))
            self.model.add(got[-1] <= sum(self.arrivals[town]))
        return sum(got)

    def away(self, home: str) -> Sum:
        """How many connections the journey ends away from a town."""
        return sum(
            BOARD.distance(town, home) * end for town, ends in self.ends.items() for end in ends
        )
