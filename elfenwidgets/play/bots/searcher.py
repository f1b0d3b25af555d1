"""A bot that deals the hidden things anew, many times, and sees what each placement comes to."""

import random
import time
from collections import Counter
from collections.abc import Iterable
from math import exp
from statistics import fmean
from typing import NamedTuple

from elfenwidgets.play.bots import drafts, explain, greedy, journeys
from elfenwidgets.play.bots.choice import Choice, Reason, because
from elfenwidgets.play.bots.openings import openings
from elfenwidgets.play.bots.planner import own_counters, placing
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
from elfenwidgets.rules.view import OwnView

SECONDS = 1.5
"""When a search ends early. It is a ceiling for slow machines: usually the work is counted."""

HALVINGS = ((4, 6), (4, 3), (8, 1))
"""So many more worlds, and then so many of the best options left: what looks bad is soon left
alone (sequential halving, Karnin, Koren and Somekh 2013)."""

WIDTH = 20
"""How many places each search follows from one number of cards."""

WANTED = 6
"""How many placements are tried that one's own journeys want."""

CONTESTED = 4
"""How many roads are tried that others probably want."""

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


PASS = Option(None)


class Outcome(NamedTuple):
    """The roads of a world once the others have placed what they probably do after an option."""

    steps: Steps
    placed: list[Spot]
    others: dict[int, Ways]


class SearcherBot:
    """Tries its placements, and to wait, in worlds that may be the true one.

    It draws what its journeys need, and travels to where the next round begins best.
    """

    name = "searcher"

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds

    def choose(self, view: OwnView, rng: random.Random) -> Choice:
        """One of ``view.actions``; they must not be empty."""
        match view.phase:
            case "draw":
                return drafts.draw(view, rng)
            case "plan":
                return _Planning(view, rng, time.monotonic() + self._seconds).choose()
            case "travel":
                return journeys.move(view, fine=True)
            case "keep":
                return greedy.keep(view)
        return Choice(view.actions[0], because("draw-secret"))


def _others_go_on(view: OwnView) -> bool:
    """Whether others place after a pass, so that one may place later, and know more.

    Somebody still has counters to spare, and the seat before did not pass: so bots that wait do
    not all wait for each other.
    """
    spare = 2 if view.round < view.edition.rounds else 1
    others = [seat for i, seat in enumerate(view.seats) if i != view.seat]
    return view.passes == 0 and any(seat.held >= spare for seat in others)


class _Planning:
    """One turn of planning."""

    def __init__(self, view: OwnView, rng: random.Random, end: float) -> None:
        self._view, self._rng, self._end = view, rng, end
        self._who, self._steps = journeys.viewer(view, fine=True), steps_of(view)
        self._counters = own_counters(view)
        self._taken = frozenset([ROAD[road] for road in view.counters])
        self._waits = _others_go_on(view)
        self._worlds: list[World] = []
        self._passed: list[Outcome] = []

    def choose(self) -> Choice:
        """The option with the best chance to win, over the worlds in which it was tried."""
        if self._waits and not self._counters:
            return self._choice(PASS)
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
            alive.sort(key=totals.__getitem__, reverse=True)
            if self._waits and alive[0] == PASS:
                break
            # One of many looks better than waiting by luck: waiting is compared to the end.
            stay = [PASS] if self._waits and PASS not in alive[:count] else []
            alive = alive[:count] + stay
        return self._choice(max(alive, key=totals.__getitem__))

    def _imagine(self) -> None:
        dealt = world(self._view, random.Random(self._rng.random()))
        self._worlds.append(dealt)
        steps, placed = self._answered(dealt, self._steps, self._taken)
        others = {i: Ways(who, steps) for i, who in dealt.others.items()}
        self._passed.append(Outcome(steps, placed, others))

    def _answered(
        self, dealt: World, steps: Steps, taken: Iterable[int]
    ) -> tuple[Steps, list[Spot]]:
        """The roads once the others have placed what they probably do."""
        placed = dealt.placed(steps, taken)
        for spot in placed:
            steps = laid(steps, spot)
        return steps, placed

    def _options(self) -> list[Option]:
        """What the journeys need that end best and what helps at once, the most wanted first; a
        pass; what stands in others' way; the obstacle, if nobody goes on."""
        own, view = self._counters, self._view
        wanted: Counter[Spot] = Counter()
        if own:
            wanted.update(self._needed(self._steps, self._taken) * 4)
            for passed in self._passed:
                wanted.update(self._needed(passed.steps, self._closed(passed.placed)))
            _, after = openings(self._who, self._steps, self._taken, own)
            wanted.update(sorted(after, key=lambda spot: (after[spot], spot))[-3:])
        tried = [spot for spot, _ in wanted.most_common(WANTED)]
        options = [Option(spot) for spot in tried]
        # The first is taken where there is no difference, or no time to find one.
        options.insert(0 if self._waits else len(options), PASS)
        options += [Option(spot) for spot in self._contested() if spot not in tried]
        if view.me.obstacle and not self._waits:
            lying = {ROAD[r]: KIND[k] for r, k in view.counters.items() if r not in view.obstacles}
            used = Counter(
                step[1]
                for passed in self._passed
                for ways in passed.others.values()
                for step, _ in ways.journey()
            )
            roads = [road for road, _ in used.most_common() if road in lying]
            options += [Option(Spot(road, lying[road]), True) for road in roads[:3]]
        return options

    def _needed(self, steps: Steps, taken: Iterable[int]) -> list[Spot]:
        own = self._counters
        return spots(Ways(self._who, with_own(steps, taken, own), own, WIDTH).journey())

    def _closed(self, placed: Iterable[Spot]) -> set[int]:
        return {*self._taken, *[spot.road for spot in placed]}

    def _contested(self) -> list[Spot]:
        """The cheapest and the dearest of one's counters on the roads that others want most."""
        roads = Counter([spot.road for passed in self._passed for spot in passed.placed])
        found = []
        for road, _ in roads.most_common(CONTESTED):
            prices = [(PRICES[kind][road], kind) for kind in self._counters if PRICES[kind][road]]
            if prices:
                found += [Spot(road, min(prices)[1]), Spot(road, max(prices)[1])]
        return list(dict.fromkeys(found))

    def _chance(self, number: int, option: Option) -> float:
        """The chance to win in a world, by the towns that everybody comes to (Luce 1959); less
        what the obstacle is worth later."""
        dealt, passed, view = self._worlds[number], self._passed[number], self._view
        rest = list(self._counters)
        if option.spot is None:
            steps, placed = passed.steps, passed.placed
            closed = self._closed(placed)
            if not self._waits:
                rest = []  # all others may pass as well
        elif option.obstacle:
            steps, placed = laid(passed.steps, option.spot, True), passed.placed
            closed = self._closed(placed)
        else:
            taken = self._taken | {option.spot.road}
            steps, placed = self._answered(dealt, laid(self._steps, option.spot), taken)
            closed = self._closed(placed) | taken
            rest.remove(option.spot.kind)
        mine = Ways(self._who, with_own(steps, closed, rest) if rest else steps, rest, WIDTH).best
        mine += len(view.me.pieces)
        if self._who.rounds and option.spot is not None and not rest:
            mine -= KEPT
        rounds = min(self._who.rounds, len(SCALE) - 1)
        total = 1.0
        for i, who in dealt.others.items():
            ways = passed.others[i]
            if option.spot is not None and (
                placed != passed.placed or ways.comes_to(option.spot.road)
            ):
                ways = Ways(who, steps)
            ahead = len(view.seats[i].pieces) + ways.best - mine
            total += exp(ahead / SCALE[rounds])
        return 1 / total - OBSTACLE[rounds] * option.obstacle

    def _choice(self, option: Option) -> Choice:
        view, own = self._view, self._counters
        if option.spot is None:
            key = "pass-keep" if len(own) == 1 and self._who.rounds else "pass-done"
            return Choice(Pass(view.seat), because("pass-wait" if self._waits else key))
        if not option.obstacle:
            return placing(view, option.spot)
        action = PlaceObstacle(view.seat, ROADS[option.spot.road])
        return Choice(action, self._harm(option.spot) or explain.of_obstacle(view, action))

    def _harm(self, spot: Spot) -> Reason | None:
        """Whom an obstacle costs most, on average over the worlds; None: next to nothing."""
        losses = []
        for i in self._worlds[0].others:
            lost = [
                (
                    passed.others[i].end,
                    Ways(dealt.others[i], laid(passed.steps, spot, True)).end,
                )
                for dealt, passed in zip(self._worlds, self._passed, strict=True)
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
