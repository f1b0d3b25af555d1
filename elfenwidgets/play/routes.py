"""The best journey that a hand of travel cards pays for."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from elfenwidgets.play.network import TOWNS, Network, best_cards, unpack
from elfenwidgets.play.search import Paid, Search, Trace, Value
from elfenwidgets.rules.actions import Move
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.state import HAND_AT_START, Cards, sort, without
from elfenwidgets.rules.travel import Roads
from elfenwidgets.rules.view import View
from elfenwidgets.rules.vocabulary import Payment

BUDGET = 100_000
"""Labels that a search may follow before it goes on with the most promising ones alone."""


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
    """The task of the viewer's own journey; in the last round its town card counts (E4).

    Raises:
        ValueError: the view is a spectator's.
    """
    me = view.me
    if me is None or me.hand is None:
        raise ValueError("a spectator has no journey")
    home = me.town_card if view.round == view.edition.rounds else None
    return Task(me.boot, me.hand, frozenset(BOARD.towns) - me.pieces - {BOARD.capital}, home)


def for_view(view: View, budget: int = BUDGET) -> Journey:
    """The best journey of the viewer's own boot over the counters that lie on the roads now.

    Raises:
        ValueError: the view is a spectator's.
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
    """
    found = _search(Network.of(roads), boot, hand, frozenset(goals), home, budget)
    left, steps = _settled(hand, found.steps, found.value.left, seat)
    return Journey(steps, found.towns, left, found.value, found.proved)


def _search(
    network: Network, boot: str, hand: Cards, goals: Collection[str], home: str | None, budget: int
) -> Trace:
    """The best journey; a long search takes half the time once a good journey is known."""
    if len(hand) <= HAND_AT_START:
        return Search(network, boot, hand, goals, home, budget).run()
    good = Search(network, boot, hand, goals, home, budget=0).run()
    if good.proved:
        return good
    floor = good.value._replace(worth=good.value.worth - 1)
    best = Search(network, boot, hand, goals, home, budget, floor).run()
    return good if best.value == floor else best


def _settled(
    hand: Cards, steps: Sequence[Paid], keep: int, seat: int
) -> tuple[Cards, tuple[Move, ...]]:
    """The ``keep`` cards left and the moves: caravans get the cards that are worth least."""
    unpaid = without(hand, (card for step in steps for card in unpack(step.cards)))
    left = best_cards(unpaid, keep)
    owed = list(without(unpaid, left))
    moves = []
    for step, paid, wild in steps:
        cards = unpack(paid)
        if not cards:
            cards, owed = sort(owed[: step.wild]), owed[step.wild :]
        how: Payment = (
            "card" if not wild else "caravan" if BOARD.connections[step.via].is_road else "boatmen"
        )
        moves.append(Move(seat, step.via, TOWNS[step.to], cards, how))
    return left, tuple(moves)
