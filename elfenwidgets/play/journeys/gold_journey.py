"""The best journey of Elfengold, in towns and coins: exact search with gold pieces and witches."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from elfenwidgets.play.journeys.best_journey import BUDGET, NOWHERE, WIDTH, Task, settled, task
from elfenwidgets.play.journeys.bound import Bound
from elfenwidgets.play.journeys.gold_steps import (
    COINS,
    COINS_AT,
    FLIGHTS,
    Bewitched,
    GoldPurse,
    GoldSteps,
    WitchFlight,
    coins,
    purse,
    witches,
)
from elfenwidgets.play.journeys.label_setting import Label, Layer, Leg, Search, maximal
from elfenwidgets.play.journeys.network import (
    DISTANCE,
    HAND,
    NUMBER,
    TOWN,
    TOWN_AT,
    TOWNS,
    Arc,
    Network,
    best_cards,
    bits,
    entries,
)
from elfenwidgets.rules.actions import Move
from elfenwidgets.rules.gold.actions import Fly, WitchMove
from elfenwidgets.rules.gold.phases.travel import FLIGHT_COINS
from elfenwidgets.rules.state import Cards, sort, without
from elfenwidgets.rules.view import View

MOST_CARDS = 14
"""How many cards, the best ones, a journey is looked for with: so many the search can owe."""

_NO_TOWN = ~(TOWN << TOWN_AT)
_SAME = ~(COINS << COINS_AT)


class Terms(NamedTuple):
    """What a journey's end is worth: so much a new ``town``, a ``coin``, and a ``card`` in hand.

    ``instead`` is what two cards are worth, which may be taken in place of the coins (G6.2).
    """

    town: int = 1000
    coin: int = 1
    card: int = 0
    instead: int = 0


TOWNS_FIRST = Terms()
NO_WITCH = GoldPurse()


@dataclass(frozen=True, slots=True)
class GoldJourney:
    """Steps and what they come to.

    ``towns`` is the number of new towns, ``coins`` what the towns entered bring, ``paid`` the coins
    paid for witches, ``left`` the cards that stay in hand, ``value`` all that by the terms.
    ``proved`` is False where the budget ran out, or the hand was too large to look at as a whole: a
    better journey may exist.
    """

    steps: tuple[Move | WitchMove | Fly, ...]
    towns: int
    coins: int
    paid: int
    left: Cards
    value: int
    proved: bool


def for_view(view: View, terms: Terms = TOWNS_FIRST, budget: int = BUDGET) -> GoldJourney:
    """The best journey of the viewer's own boot, in towns and coins.

    Raises:
        ValueError: the view is a spectator's, or of the base game.

    >>> from elfenwidgets.rules import view
    >>> from elfenwidgets.rules.gold.position import gold_position
    >>> state = gold_position(phase="travel", at="virst", hand="raft", players=2)
    >>> journey = for_view(view(state, 0))
    >>> journey.towns, journey.coins
    (1, 3)
    """
    mine, gold = task(view), view.gold
    if gold is None or view.seat is None:
        raise ValueError("a journey for coins is one of Elfengold")
    own = gold.seats[view.seat]
    held = GoldPurse(own.witches or 0, own.coins)
    hand = best_cards(mine.hand, MOST_CARDS)
    network = Network.of(view)
    steps = GoldSteps.of(network.steps, view, gold.values, bool(held.witches))
    found = search(network, steps, mine._replace(hand=hand), held, terms, budget)
    left, moves = paid_steps(hand, found.legs, found.end.left, view.seat)
    unused = without(mine.hand, hand)
    value = found.value + terms.card * len(unused)
    return GoldJourney(
        steps=moves,
        towns=found.end.goals.bit_count(),
        coins=coins(found.end.place),
        paid=purse(held.place) - purse(found.end.place),
        left=sort((*left, *unused)),
        value=value,
        proved=found.proved and not unused,
    )


class GoldFound(NamedTuple):
    """The best journey of a search: its value, its end and its steps."""

    value: int
    end: Label
    legs: Sequence[Leg]
    proved: bool


def search(
    network: Network,
    steps: GoldSteps,
    mine: Task,
    held: GoldPurse = NO_WITCH,
    terms: Terms = TOWNS_FIRST,
    budget: int = BUDGET,
) -> GoldFound:
    """The best journey over a network, with the steps made of it."""
    goals, start = bits(mine.goals), Label.start(mine.boot, mine.hand)
    begin = start._replace(place=start.place + held.place)
    bound = Bound.of(goals, network.entries, entries(steps.bewitched))
    objective = Richest(bound, terms, mine.home, begin, steps.most)
    run = Wandering(begin, goals, steps, objective, budget, WIDTH, steps.last_resorts)
    return GoldFound(objective.best, objective.end, run.journey(objective.end), run.proved)


class Richest:
    """The objective: ``best`` is the highest value by the terms, ``end`` its label."""

    def __init__(
        self, bound: Bound, terms: Terms, home: str | None, start: Label, most: int
    ) -> None:
        self.bound, self._terms, self._most = bound, terms, most
        self.away = DISTANCE[NUMBER[home]] if home else NOWHERE
        self._purse = purse(start.place)
        self.best, self.end = -(10**9), start
        self._layer: Layer | None = None
        self._rivals: dict[int, list[tuple[int, list[int]]]] = {}

    def select(self, place: int, left: int, labels: list[int], layer: Layer) -> list[int]:
        """The labels from which something better may follow.

        Those are left out that another label with more coins matches at the same place.
        """
        if layer is not self._layer:
            self._layer, self._rivals = layer, {}
            for there, others in layer.items():
                self._rivals.setdefault(there & _SAME, []).append((coins(there), others))
        labels, gathered = maximal(labels), coins(place)
        for more, others in self._rivals[place & _SAME]:
            if more > gathered:
                labels = [got for got in labels if not any(got & o == got for o in others)]
        town, coin, card, instead = self._terms
        rest = card * left - coin * (self._purse - purse(place))
        further = self.bound[place & HAND | left << TOWN_AT] + witches(place)
        ahead = max(coin * (gathered + left * self._most), instead) + town * further + rest
        here = max(coin * gathered, instead) + rest - town * self.away[place >> TOWN_AT & TOWN]
        kept = []
        for got in labels:
            value = town * got.bit_count() + here
            if value > self.best:
                self.best, self.end = value, Label(left, place, got)
            if town * got.bit_count() + ahead > self.best:
                kept.append(got)
        return kept


class Wandering(Search):
    """The search of Elfengold, in which witches fly."""

    @cached_property
    def _flown(self) -> list[Layer]:
        """The labels from which witches flew, by cards left: of them some may not be followed."""
        return [{} for _ in self._layers]

    def _land(self, left: int, layer: Layer) -> None:
        """Add the flights within a layer, and what else comes to it."""
        waiting = [place for place in layer if witches(place) and purse(place) >= FLIGHT_COINS]
        while waiting:
            place = waiting.pop()
            self._flown[left][place] = layer[place]
            for flight in FLIGHTS:
                if flight.to == place >> TOWN_AT & TOWN:
                    continue
                there = (place & _NO_TOWN) + flight.entry
                bit = flight.bit & self._goals
                known = layer.get(there, [])
                layer[there] = maximal([*known, *(got | bit for got in layer[place])])
                if layer[there] != known and witches(there) and purse(there) >= FLIGHT_COINS:
                    waiting.append(there)
        super()._land(left, layer)

    def _may(self, step: Arc, place: int) -> bool:
        return not isinstance(step, Bewitched) or (witches(place) > 0 and purse(place) > 0)

    def _before(self, label: Label) -> Iterator[tuple[Label, Leg]]:
        """The labels before, each with the step that leads from it, by whatever way."""
        yield from super()._before(label)
        left, place, goals = label
        flight = FLIGHTS[place >> TOWN_AT & TOWN]
        for start in {*range(len(FLIGHTS))} - {flight.to}:
            before = (place & _NO_TOWN | start << TOWN_AT) + flight.counter
            for collected in self._flown[left].get(before, ()):
                if collected | flight.bit & self._goals == goals:
                    yield Label(left, before, collected), Leg(flight, False, 0)


def paid_steps(
    hand: Cards, legs: Sequence[Leg], keep: int, seat: int
) -> tuple[Cards, tuple[Move | WitchMove | Fly, ...]]:
    """The ``keep`` cards left and the steps of a journey: flights pay no card."""
    walked = [leg for leg in legs if not isinstance(leg.step, WitchFlight)]
    left, moves = settled(hand, walked, keep, seat)
    paid = iter(moves)
    steps: list[Move | WitchMove | Fly] = []
    for leg in legs:
        if isinstance(leg.step, WitchFlight):
            steps.append(Fly(seat, TOWNS[leg.step.to]))
            continue
        move = next(paid)
        witch = isinstance(leg.step, Bewitched)
        steps.append(WitchMove(seat, move.via, move.to, move.cards, move.how) if witch else move)
    return left, tuple(steps)
