"""A bot that deals the hidden things anew, many times, and sees what each placement comes to."""

import random
import time
from collections import Counter
from collections.abc import Iterable
from math import exp
from statistics import fmean
from typing import NamedTuple

from elfenwidgets.play.bots import drafts, explain, journeys
from elfenwidgets.play.bots.choice import Choice, Reason, because
from elfenwidgets.play.bots.openings import openings
from elfenwidgets.play.bots.planner import PlannerBot, own_counters, placing
from elfenwidgets.play.bots.ways import (
    KIND,
    PRICES,
    ROAD,
    ROADS,
    Spot,
    Steps,
    Ways,
    laid,
    spots,
    steps_of,
    with_own,
)
from elfenwidgets.play.bots.worlds import World, world
from elfenwidgets.rules.actions import Pass, PlaceObstacle
from elfenwidgets.rules.view import View

SECONDS = 1.5
"""When a search ends early. It is a ceiling for slow machines: usually the work is counted."""

HALVINGS = ((4, 8), (4, 4), (8, 2))
"""So many more worlds for so many of the best options: what looks bad is soon left alone
(sequential halving, Karnin, Koren and Somekh 2013)."""

WIDTH = 40
"""How many places each search follows from one number of cards."""

BLOCKS = 2
"""How many placements are tried that only stand in others' way."""

SCALE = (0.4, 0.8, 1.1, 1.3)
"""How many towns ahead is a fair lead, by the rounds to come."""

KEPT = 0.25
"""What a counter kept for the next round is worth, in towns."""

OBSTACLE = (0.0, 0.02, 0.03, 0.04)
"""What the obstacle has to bring, as a chance to win, by the rounds to come: it is there once."""


class Option(NamedTuple):
    """Something to do in planning: no spot is a pass."""

    spot: Spot | None
    obstacle: bool = False


class SearcherBot:
    """Lets others place first, then tries its placements in worlds that may be the true one.

    It draws what its hand needs, and moves like the planner.
    """

    name = "searcher"

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._planner = PlannerBot()

    def choose(self, view: View, rng: random.Random) -> Choice:
        """One of ``view.actions``; they must not be empty."""
        if view.phase == "draw":
            return drafts.draw(view, rng)
        if view.phase == "plan":
            if _others_go_on(view):
                return Choice(Pass(_seat(view)), because("pass-wait"))
            return _Planning(view, rng, time.monotonic() + self._seconds).choose()
        return self._planner.choose(view, rng)


def _seat(view: View) -> int:
    assert view.seat is not None
    return view.seat


def _others_go_on(view: View) -> bool:
    """Whether to let the others place first, and know more when one's own counters go out.

    Somebody still has counters to spare, and the seat before did not pass: so bots that wait do
    not all wait for each other.
    """
    spare = 2 if view.round < view.edition.rounds else 1
    others = [seat for i, seat in enumerate(view.seats) if i != view.seat]
    return view.passes == 0 and any(seat.held >= spare for seat in others)


class _Planning:
    """One turn of planning."""

    def __init__(self, view: View, rng: random.Random, end: float) -> None:
        self._view, self._rng, self._end = view, rng, end
        self._who, self._steps = journeys.viewer(view), steps_of(view)
        self._counters = own_counters(view)
        self._taken = frozenset(ROAD[road] for road in view.counters)
        self._worlds: list[World] = []
        self._bases: list[dict[int, Ways]] = []

    def choose(self) -> Choice:
        """The option with the best chance to win, over the worlds in which it was tried."""
        totals: dict[Option, float] = {}
        alive: list[Option] = []
        for more, count in HALVINGS:
            start = len(self._worlds)
            for _ in range(more):
                if time.monotonic() < self._end or not self._worlds:
                    self._imagine()
            if not alive:
                alive = self._options()
                totals = dict.fromkeys(alive, 0.0)
            for number in range(start, len(self._worlds)):
                if len(alive) == 1 or time.monotonic() > self._end:
                    break
                for option in alive:
                    totals[option] += self._chance(number, option)
            alive = sorted(alive, key=totals.__getitem__, reverse=True)[:count]
        return self._choice(alive[0])

    def _imagine(self) -> None:
        dealt = world(self._view, self._steps, random.Random(self._rng.random()))
        self._worlds.append(dealt)
        self._bases.append({i: Ways(who, dealt.steps) for i, who in dealt.others.items()})

    def _options(self) -> list[Option]:
        """What the journeys need that end best and what helps at once, the most wanted first; a
        pass; what stands in others' way."""
        own, view = self._counters, self._view
        wanted: Counter[Spot] = Counter()
        if own:
            wanted.update(self._needed(self._steps, self._taken) * 4)
            for dealt in self._worlds:
                wanted.update(self._needed(dealt.steps, dealt.taken))
            _, after = openings(self._who, self._steps, self._taken, own)
            wanted.update(sorted(after, key=lambda spot: (after[spot], spot))[-3:])
        options = [Option(spot) for spot, _ in wanted.most_common(6)]
        options.append(Option(None))
        options += [Option(s) for s in self._blocks() if s not in wanted]
        assert view.me is not None
        if view.me.obstacle:
            lying = {ROAD[r]: KIND[k] for r, k in view.counters.items() if r not in view.obstacles}
            used = Counter(
                step[1]
                for base in self._bases
                for ways in base.values()
                for step, _ in ways.journey()
            )
            roads = [road for road, _ in used.most_common() if road in lying]
            options += [Option(Spot(road, lying[road]), True) for road in roads[:3]]
        return options

    def _needed(self, steps: Steps, taken: Iterable[int]) -> list[Spot]:
        own = self._counters
        return spots(Ways(self._who, with_own(steps, taken, own), own, WIDTH).journey())

    def _blocks(self) -> list[Spot]:
        """The dearest of one's counters on the roads that others probably need most."""
        roads = Counter(spot.road for dealt in self._worlds for spot in dealt.placed)
        found = []
        for road, _ in roads.most_common():
            prices = [(PRICES[kind][road], kind) for kind in self._counters if PRICES[kind][road]]
            if prices and road not in self._taken:
                found.append(Spot(road, max(prices)[1]))
        return found[:BLOCKS]

    def _chance(self, number: int, option: Option) -> float:
        """The chance to win in a world, by the towns that everybody comes to (Luce 1959); less
        what the obstacle is worth later."""
        dealt, view = self._worlds[number], self._view
        steps, taken, rest = dealt.steps, dealt.taken, list(self._counters)
        if option.spot is None:
            rest = []  # all others may pass as well
        else:
            steps = laid(steps, option.spot, option.obstacle)
            if not option.obstacle:
                taken = taken | {option.spot.road}
                rest.remove(option.spot.kind)
        ways = Ways(self._who, with_own(steps, taken, rest) if rest else steps, rest, WIDTH)
        assert view.me is not None
        mine = len(view.me.pieces) + ways.best
        if self._who.rounds and option.spot is not None and not rest:
            mine -= KEPT
        rounds = min(self._who.rounds, len(SCALE) - 1)
        total = 1.0
        for i, who in dealt.others.items():
            others = self._bases[number][i]
            if option.spot is not None and others.comes_to(option.spot.road):
                others = Ways(who, steps)
            ahead = len(view.seats[i].pieces) + others.best - mine
            total += exp(ahead / SCALE[rounds])
        return 1 / total - OBSTACLE[rounds] * option.obstacle

    def _choice(self, option: Option) -> Choice:
        view, own = self._view, self._counters
        seat = _seat(view)
        if option.spot is None:
            key = "pass-keep" if len(own) == 1 and self._who.rounds else "pass-done"
            return Choice(Pass(seat), because(key))
        if not option.obstacle:
            return placing(view, option.spot)
        action = PlaceObstacle(seat, ROADS[option.spot.road])
        return Choice(action, self._harm(option.spot) or explain.of_obstacle(view, action))

    def _harm(self, spot: Spot) -> Reason | None:
        """Whom an obstacle costs most, on average over the worlds; None: next to nothing."""
        losses = []
        for i in self._bases[0]:
            lost = [
                (base[i].end, Ways(dealt.others[i], laid(dealt.steps, spot, True)).end)
                for dealt, base in zip(self._worlds, self._bases, strict=True)
            ]
            fewer = fmean(had[2].bit_count() - has[2].bit_count() for had, has in lost)
            spent = fmean(had[0] - has[0] for had, has in lost)
            losses.append((round(fewer), round(spent), i))
        towns, cards, seat = max(losses)
        if towns > 0:
            return because("obstacle-towns", road=ROADS[spot.road], seat=seat, towns=towns)
        if cards > 0:
            return because("obstacle-cards", road=ROADS[spot.road], seat=seat, cards=cards)
        return None
