"""The most new towns of a round that one plays alone: own counters, an empty map, exact.

Nobody else lays a counter, so one lays each where the boot comes to it. A town that is new is come
to by a road that is new, or over water: so there are never more new towns than counters and rafts,
which keeps the search short.
"""

from collections.abc import Iterator
from typing import NamedTuple

from elfenwidgets.rules.actions import Move
from elfenwidgets.rules.board import BOARD, CHART, Connection
from elfenwidgets.rules.phases.travel import CARAVAN, price
from elfenwidgets.rules.state import Cards, Counters, State, choices, without
from elfenwidgets.rules.vocabulary import CounterKind


class BestRound(NamedTuple):
    """The best journey of a round: its ``towns``, its steps, and what each road is laid with."""

    towns: int
    steps: tuple[Move, ...] = ()
    roads: tuple[tuple[str, CounterKind], ...] = ()


class _Spot(NamedTuple):
    town: str
    hand: Cards
    counters: Counters
    missing: frozenset[str]
    roads: tuple[tuple[str, CounterKind], ...]


def best_round(state: State) -> BestRound:
    """The journey with the most new towns, with the counters that seat 0 holds.

    >>> from elfenwidgets.rules.position import position
    >>> state = position(at="feodor", hand="dragon dragon raft", open="dragon")
    >>> best_round(state).towns
    2
    """
    me = state.seats[0]
    counters = me.counters
    return _Search(state).best(
        _Spot(me.boot, me.hand, tuple(sorted(counters)), BOARD.missing(me.pieces), ())
    )


class _Search:
    def __init__(self, state: State) -> None:
        self._state = state
        self._found = BestRound(0)
        self._seen: dict[object, int] = {}

    def best(self, start: _Spot) -> BestRound:
        self._follow(start, 0, ())
        return self._found

    def _follow(self, spot: _Spot, towns: int, steps: tuple[Move, ...]) -> None:
        if towns > self._found.towns:
            self._found = BestRound(towns, steps, spot.roads)
        if towns + self._bound(spot) <= self._found.towns or self._known(spot, towns):
            return
        for following, move in self._steps(spot):
            new = move.to in spot.missing
            self._follow(following, towns + new, (*steps, move))

    def _known(self, spot: _Spot, towns: int) -> bool:
        """Whether the same spot was come to with as many towns before."""
        key = spot._replace(roads=tuple(sorted(spot.roads)))
        if self._seen.get(key, -1) >= towns:
            return True
        self._seen[key] = towns
        return False

    def _bound(self, spot: _Spot) -> int:
        """The most new towns that may still follow."""
        kinds = {*spot.counters, *(kind for _, kind in spot.roads), "raft"}
        useful = sum(card in kinds for card in spot.hand)
        steps = useful + (len(spot.hand) - useful) // CARAVAN
        return min(len(spot.missing), steps, len(spot.counters) + spot.hand.count("raft"))

    def _steps(self, spot: _Spot) -> Iterator[tuple[_Spot, Move]]:
        laid = dict(spot.roads)
        for way in BOARD.leaving(spot.town):
            if not way.is_road:
                yield from self._afloat(spot, way)
            elif way.id in laid:
                yield from self._over(spot, way, laid[way.id])
            else:
                for kind in dict.fromkeys(spot.counters):
                    if way.kind in CHART[kind]:
                        left = without(spot.counters, [kind])
                        road = (*spot.roads, (way.id, kind))
                        yield from self._over(spot._replace(counters=left, roads=road), way, kind)

    def _afloat(self, spot: _Spot, way: Connection) -> Iterator[tuple[_Spot, Move]]:
        cost = price(self._state, way, spot.town)
        if cost is not None and spot.hand.count(cost.kind) >= cost.cards:
            yield self._moved(spot, way, (cost.kind,) * cost.cards, caravan=False)

    def _over(
        self, spot: _Spot, way: Connection, kind: CounterKind
    ) -> Iterator[tuple[_Spot, Move]]:
        cost = CHART[kind][way.kind]
        if spot.hand.count(kind) >= cost:
            yield self._moved(spot, way, (kind,) * cost, caravan=False)
        for cards in choices(spot.hand, CARAVAN):
            yield self._moved(spot, way, cards, caravan=True)

    def _moved(
        self, spot: _Spot, way: Connection, cards: Cards, caravan: bool
    ) -> tuple[_Spot, Move]:
        to = way.other(spot.town)
        left = spot._replace(town=to, hand=without(spot.hand, cards), missing=spot.missing - {to})
        return left, Move(0, way.id, to, cards, "caravan" if caravan else "card")
