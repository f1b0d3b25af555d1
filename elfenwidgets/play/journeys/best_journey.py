"""The best journey that a hand of travel cards pays for: exact search."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from elfenwidgets.play.journeys.bound import Bound
from elfenwidgets.play.journeys.label_setting import Label, Layer, Leg, Search, maximal
from elfenwidgets.play.journeys.network import (
    DISTANCE,
    HAND,
    NUMBER,
    TOWN,
    TOWN_AT,
    TOWNS,
    Network,
    best_cards,
    bits,
    unpack,
    worth,
)
from elfenwidgets.rules import ending
from elfenwidgets.rules.actions import Move
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.phases.travel import Roads
from elfenwidgets.rules.state import HAND_AT_START, Cards, sort, without
from elfenwidgets.rules.view import OwnView, View
from elfenwidgets.rules.vocabulary import Payment, Transport

BUDGET = 100_000
"""Labels that a search may follow before it goes on with the most promising places alone."""

WIDTH = 10
"""How many places it then follows with each number of cards left."""

NOWHERE = [0] * len(TOWNS)
"""The distances that count where none does."""


class Value(NamedTuple):
    """What a journey is worth: the goals less the distance from home, the cards left, their worth.

    They count in this order.
    """

    score: int
    left: int
    worth: int


@dataclass(frozen=True, slots=True)
class Journey:
    """Steps and what they come to.

    ``towns`` is the number of new towns, ``left`` the cards that stay in hand before any are cut,
    ``value`` what journeys compare by. ``proved`` is False where the budget ran out: a better one
    may exist.
    """

    steps: tuple[Move, ...]
    towns: int
    left: Cards
    value: Value
    proved: bool


class Task(NamedTuple):
    """What a journey is for: from where, with which cards, to which towns, and to end near where.

    With the town ``home`` each connection that the boot ends away from it counts as a town less
    (E4).
    """

    boot: str
    hand: Cards
    goals: frozenset[str]
    home: str | None = None


def task(view: View) -> Task:
    """The task of the viewer's own journey.

    Raises:
        ValueError: the view is a spectator's.
    """
    if not isinstance(view, OwnView):
        raise ValueError("a spectator has no journey")
    me, home = view.me, ending.home(view, view.seat)
    return Task(me.boot, me.hand, view.edition.board.missing(me.pieces), home)


def for_view(view: View, budget: int = BUDGET) -> Journey:
    """The best journey of the viewer's own boot over the counters that lie on the roads now.

    Raises:
        ValueError: the view is a spectator's.

    >>> from elfenwidgets.rules import view
    >>> from elfenwidgets.rules.position import position
    >>> journey = for_view(view(position(at="virst", phase="travel", hand="raft", players=2), 0))
    >>> journey.towns, [step.to for step in journey.steps]
    (1, ['ixara'])
    """
    boot, hand, goals, home = task(view)
    return best_journey(view, boot, hand, goals, seat=view.seat or 0, home=home, budget=budget)


def best_journey(
    roads: Roads,
    boot: str,
    hand: Cards,
    goals: Iterable[str],
    *,
    seat: int = 0,
    home: str | None = None,
    budget: int = BUDGET,
) -> Journey:
    """The journey from ``boot`` that collects the most of the towns ``goals``.

    ``roads`` is a View, a State or whatever else has counters, obstacles and an edition. Among
    equals the journey that leaves the most cards, then the one whose cards left are worth most
    together (WORTH). With the town ``home`` each connection that the boot ends away from it counts
    as a town less (E4).

    >>> from elfenwidgets.rules.position import position
    >>> state = position(roads={"forest:feodor-lapphalya": "dragon"})
    >>> best_journey(state, "feodor", ("dragon", "dragon"), {"lapphalya"}).steps[0].to
    'lapphalya'
    """
    found = search(Network.of(roads), Task(boot, hand, frozenset(goals), home), budget)
    left, steps = settled(hand, found.legs, found.value.left, seat)
    return Journey(steps, found.towns, left, found.value, found.proved)


class Found(NamedTuple):
    """The best journey of a search: its value, the number of new towns, and its steps."""

    value: Value
    towns: int
    legs: Sequence[Leg]
    proved: bool


def search(network: Network, task: Task, budget: int = BUDGET, floor: Value | None = None) -> Found:
    """The best journey over a network.

    With a ``floor`` only journeys worth more are looked for; where there is none, the floor's value
    comes back, and no steps.
    """
    if len(task.hand) > HAND_AT_START and budget and floor is None:
        # A long search takes half the time once a good journey is known.
        good = search(network, task, budget=0)
        if good.proved:
            return good
        better = search(network, task, budget, good.value._replace(worth=good.value.worth - 1))
        return better if better.legs or not good.legs else good._replace(proved=better.proved)
    start, goals = Label.start(task.boot, task.hand), bits(task.goals)
    objective = Exact(Bound.of(goals, network.entries), task.home, start, floor)
    run = Search(start, goals, network.steps, objective, budget, WIDTH, network.last_resorts)
    towns = objective.end.goals.bit_count()
    return Found(objective.best, towns, run.journey(objective.end), run.proved)


class Exact:
    """The objective of the exact search: ``best`` is the highest value, ``end`` its label.

    It follows what can still come to more, by the ``bound``.
    """

    def __init__(
        self, bound: Bound, home: str | None, start: Label, floor: Value | None = None
    ) -> None:
        self.bound = bound
        self.away = DISTANCE[NUMBER[home]] if home else NOWHERE
        self._rise = 2 if home else 1  # the most that one step adds to the score
        self.end = start
        self.best = floor or Value(-self.away[start.place >> TOWN_AT & TOWN], -1, 0)

    def select(self, place: int, left: int, labels: list[int], layer: Layer) -> list[int]:
        """The labels from which something better may follow."""
        score, keep, _ = self.best
        away = self.away[place >> TOWN_AT & TOWN]
        least = score - self.bound[place & HAND | left << TOWN_AT]
        if away > left:
            least += away - left
        if left - (score - least + away) // self._rise < keep:
            least += 1  # as many would not leave the cards
        top = labels[0] if len(labels) == 1 else max(labels, key=int.bit_count)
        most = top.bit_count()
        if most < least:
            return []
        if len(labels) > 1:
            labels = maximal([goals for goals in labels if goals.bit_count() >= least])
        if (most - away, left) >= (score, keep):
            value = Value(most - away, left, worth(place & HAND, left))
            if value > self.best:
                self.best, self.end = value, Label(left, place, top)
        return labels


def settled(
    hand: Cards, legs: Sequence[Leg], keep: int, seat: int
) -> tuple[Cards, tuple[Move, ...]]:
    """The ``keep`` cards left and the moves: caravans get the cards that are worth least.

    Where a caravan went only because others before it took what its price lacks, they get these.
    """
    unpaid = without(hand, (card for leg in legs for card in unpack(leg.given)))
    left = best_cards(unpaid, keep)
    owed = list(without(unpaid, left))
    wild: list[list[Transport]] = [[] for _ in legs]
    for number, leg in enumerate(legs):
        if leg.wild:
            taken = list(unpack(leg.given))
            for earlier, cards in zip(legs[:number], wild, strict=False):
                while earlier.wild and taken and len(cards) < earlier.step.wild:
                    cards.append(taken.pop())
    moves = []
    for leg, cards in zip(legs, wild, strict=True):
        step, paid = leg.step, unpack(leg.given)
        how: Payment = "card"
        if leg.wild:
            lacking = step.wild - len(cards)
            paid, owed = sort([*cards, *owed[:lacking]]), owed[lacking:]
            how = "caravan" if BOARD.connections[step.via].is_road else "boatmen"
        moves.append(Move(seat, step.via, TOWNS[step.to], paid, how))
    return left, tuple(moves)
