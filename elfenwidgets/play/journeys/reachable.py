"""Reachable towns: the cheapest journey to each that a hand of travel cards pays for."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from elfenwidgets.play.journeys.best_journey import (
    NOWHERE,
    WIDTH,
    Journey,
    Task,
    Value,
    settled,
    task,
)
from elfenwidgets.play.journeys.bound import Bound
from elfenwidgets.play.journeys.label_setting import Label, Layer, Search
from elfenwidgets.play.journeys.network import HAND, TOWN, TOWN_AT, TOWNS, Network, bits, worth
from elfenwidgets.rules.actions import Place, PlaceObstacle
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.phases.travel import GoldRoads
from elfenwidgets.rules.view import View
from elfenwidgets.rules.vocabulary import CounterKind

BUDGET = 2000
"""Labels that a search follows before it goes on with the most promising places alone."""

Reach = Mapping[str, Journey]
"""The cheapest journey to each town that can be reached, the boot's own town left out."""


def reachable(view: View, budget: int = BUDGET) -> Reach:
    """The towns that the viewer's boot reaches with the hand and the counters that lie now.

    Cheapest is what takes the fewest cards; among equals what collects most new towns on the way,
    then what leaves the cards that are worth most together. Once the budget is used up, towns may
    be missing, or dearer than they need to be: ``proved`` of each journey is False then.

    Raises:
        ValueError: the view is a spectator's.

    >>> from elfenwidgets.rules import view
    >>> from elfenwidgets.rules.position import position
    >>> found = reachable(view(position(at="virst", phase="travel", hand="raft", players=2), 0))
    >>> {town: journey.steps[-1].cards for town, journey in found.items()}
    {'ixara': ('raft',)}
    """
    return _reachable(task(view), _Lying.of(view), view.seat or 0, budget)


def reachable_after(view: View, action: Place | PlaceObstacle) -> Reach:
    """The same once ``action`` is done.

    >>> from elfenwidgets.rules import view
    >>> from elfenwidgets.rules.position import position
    >>> state = position(at="feodor", phase="plan", hand="dragon dragon", open="dragon", players=2)
    >>> place = Place(0, "dragon", False, "forest:feodor-lapphalya")
    >>> list(reachable_after(view(state, 0), place))
    ['lapphalya']
    """
    lying = _Lying.of(view)
    if isinstance(action, Place):
        lying = lying._replace(placed=lying.placed | {(action.road, action.counter)})
    else:
        lying = lying._replace(obstacles=lying.obstacles | {action.road})
    return _reachable(task(view), lying, view.seat or 0, BUDGET)


class _Lying(NamedTuple):
    """What lies on the roads, as a key to look up what was found for it."""

    edition: Edition
    placed: frozenset[tuple[str, CounterKind]]
    obstacles: frozenset[str]
    gold: GoldRoads | None

    @classmethod
    def of(cls, view: View) -> "_Lying":
        return cls(view.edition, frozenset(view.counters.items()), view.obstacles, view.gold)

    @property
    def counters(self) -> Mapping[str, CounterKind]:
        return dict(self.placed)


@lru_cache(maxsize=8)
def _reachable(mine: Task, lying: _Lying, seat: int, budget: int) -> Reach:
    """A screen asks for the same again whenever it is written anew."""
    start, goals = Label.start(mine.boot, mine.hand), bits(mine.goals)
    cheapest, network = _Cheapest(), Network.of(lying)
    run = Search(start, goals, network.steps, cheapest, budget, WIDTH, network.last_resorts)
    found = {}
    for number, (value, label) in cheapest.ends.items():
        if TOWNS[number] != mine.boot:
            left, steps = settled(mine.hand, run.journey(label), value.left, seat)
            found[TOWNS[number]] = Journey(steps, value.score, left, value, run.proved)
    return MappingProxyType(found)


class _Cheapest:
    """The objective that keeps the cheapest way to each place, and to each town its best end."""

    away = NOWHERE

    def __init__(self) -> None:
        self.bound = Bound({})
        self.ends: dict[int, tuple[Value, Label]] = {}

    def select(self, place: int, left: int, labels: list[int], layer: Layer) -> list[int]:
        """The one label that has collected most."""
        most = max(labels, key=int.bit_count)
        town = place >> TOWN_AT & TOWN
        known = self.ends.get(town)
        if known is None or left == known[0].left:
            value = Value(most.bit_count(), left, worth(place & HAND, left))
            if known is None or value > known[0]:
                self.ends[town] = value, Label(left, place, most)
        return [most]
