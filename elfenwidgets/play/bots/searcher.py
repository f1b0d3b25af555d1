"""A bot that tries each placement in many determinizations of the hidden hands."""

import random
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from math import exp, fsum, inf
from typing import Any, NamedTuple

from elfenwidgets.play.bots import drafting, explain, greedy, planner
from elfenwidgets.play.bots.choice import Choice, Reason, because, plainly
from elfenwidgets.play.bots.determinization import World, seed, world
from elfenwidgets.play.bots.gold import hard
from elfenwidgets.play.bots.plan_search import Plan, closed_roads, viewer
from elfenwidgets.play.bots.single_placements import single_placements
from elfenwidgets.play.journeys.counters import Placement, cost_in_cards, fits
from elfenwidgets.play.journeys.network import Network
from elfenwidgets.rules import ending
from elfenwidgets.rules.actions import Pass, PlaceObstacle
from elfenwidgets.rules.board import COUNTERS
from elfenwidgets.rules.view import OwnView

WORK = 150_000
"""Labels that the plans of one decision may follow: then the options are compared no further."""

HALVINGS = ((4, 6), (4, 3), (8, 1))
"""So many more worlds, and then so many of the best options left: what looks bad is soon left
alone (sequential halving, Karnin, Koren and Somekh 2013)."""

WIDTH = 18
"""How many places each plan follows with each number of cards left."""

WANTED = 6
"""How many placements are tried that one's own journeys want."""

CONTESTED = 4
"""How many roads are tried that others probably want."""

SCALE = (0.4, 0.8, 1.1, 1.3)
"""How many towns ahead is a fair lead, by the rounds to come."""

HELPFUL = 3
"""How many of them help at once; the others are those that its plans need."""

AS_IT_IS = 4
"""How many worlds a plan over the roads as they lie counts for."""

OBSTACLES = 3
"""On how many roads an obstacle is tried."""

KEPT = 0.25
"""What a counter kept for the next round is worth, in towns."""

BILLION = 10**9

OBSTACLE = (0.0, 0.02, 0.03, 0.04)
"""What the obstacle has to bring, as a chance to win, by the rounds to come: it is there once."""


class Option(NamedTuple):
    """Something to do in planning: without a placement a pass; ``obstacle``: one where it lies."""

    made: Placement | None
    obstacle: bool = False


PASS = Option(None)


class Foreseen(NamedTuple):
    """The roads of a world once the others have placed what they probably do after an option."""

    network: Network
    placed: list[Placement]
    others: dict[int, Plan]


class SearcherBot:
    """Tries its placements, and to wait, in worlds that may be the true one.

    It draws what its journeys need, and travels to where the next round begins best. A decision
    takes at most so much ``work``, so it is the same everywhere; and at most so many ``seconds``,
    if somebody waits who would rather have another decision than a late one. Elfengold it plays by
    ``gold.hard``, which looks at no clock.
    """

    name = "searcher"

    def __init__(self, work: float = WORK, seconds: float = inf) -> None:
        self._work, self._seconds = work, seconds

    def choose(self, view: OwnView, rng: random.Random) -> Choice:
        """One of ``view.actions``; they must not be empty."""
        if view.gold is not None:
            return hard.choose(view, view.gold, rng)
        match view.phase:
            case "draw":
                return drafting.draw(view, rng)
            case "plan":
                end = time.monotonic() + self._seconds
                planning = _Planning(view, rng, self._work, end)
                return replace(planning.choose(), hurried=planning.hurried)
            case "travel":
                return planner.move(view, fine=True)
            case "keep":
                return greedy.keep(view)
        return Choice(view.actions[0])


def _others_go_on(view: OwnView) -> bool:
    """Whether others place after a pass, so that one may place later, and know more.

    Somebody still has counters to spare, and the seat before did not pass: so bots that wait do
    not all wait for each other.
    """
    spare = 1 if ending.is_last(view) else 2
    others = [seat for i, seat in enumerate(view.seats) if i != view.seat]
    return view.passes == 0 and any(seat.held >= spare for seat in others)


class _Planning:
    """One turn of planning; ``hurried``: it had more work to do than time."""

    def __init__(self, view: OwnView, rng: random.Random, work: float, end: float) -> None:
        self._view, self._rng, self._work, self._end = view, rng, work, end
        self.hurried = False
        self._who, self._network = viewer(view, fine=True), Network.of(view)
        self._rounds = min(self._who.outlook.rounds, len(SCALE) - 1)
        self._counters = view.me.counters
        self._taken = closed_roads(view)
        self._waits = _others_go_on(view)
        self._worlds: list[World] = []
        self._passed: list[Foreseen] = []

    def choose(self) -> Choice:
        """The option with the best chance to win, over the worlds in which it was tried.

        Sequential halving: what looks bad after some worlds is left alone in the next ones.
        """
        if self._waits and not self._counters:
            return self._choice(PASS)
        totals: dict[Option, int] = {}
        alive: list[Option] = []
        for more, count in HALVINGS:
            start = len(self._worlds)
            for _ in range(more):
                if self._goes_on() or not self._worlds:
                    self._imagine()
            if not alive:
                alive = self._options()
                totals = dict.fromkeys(alive, 0)
            for number in range(start, len(self._worlds)):
                if len(alive) == 1 or not self._goes_on():
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

    def _goes_on(self) -> bool:
        if self._work <= 0:
            return False
        self.hurried = self.hurried or time.monotonic() >= self._end
        return not self.hurried

    def _plan(self, *task: Any, **more: Any) -> Plan:
        plan = Plan(*task, **more)
        self._work -= plan.work
        return plan

    def _imagine(self) -> None:
        dealt = world(self._view, random.Random(seed(self._rng)))
        self._worlds.append(dealt)
        network, placed = self._answered(dealt, self._network, self._taken)
        others = {i: self._plan(who, network) for i, who in dealt.others.items()}
        self._passed.append(Foreseen(network, placed, others))

    def _answered(
        self, dealt: World, network: Network, taken: Iterable[str]
    ) -> tuple[Network, list[Placement]]:
        """The roads once the others have placed what they probably do."""
        placed, work = dealt.placed(network, taken)
        self._work -= work
        for made in placed:
            network = network.placed(*made)
        return network, placed

    def _options(self) -> list[Option]:
        """The placements to try, the most wanted first.

        What the journeys need that end best and what helps at once; a pass; what stands in others'
        way; the obstacle, if nobody goes on.
        """
        own, view = self._counters, self._view
        wanted: Counter[Placement] = Counter()
        if own:
            wanted.update(self._needed(self._network, self._taken) * AS_IT_IS)
            for passed in self._passed:
                wanted.update(self._needed(passed.network, self._closed(passed.placed)))
            _, after = single_placements(self._who, self._network, self._taken, own)
            wanted.update(sorted(after, key=lambda made: (after[made], made))[-HELPFUL:])
        tried = [made for made, _ in wanted.most_common(WANTED)]
        options = [Option(made) for made in tried]
        # The first is taken where there is no difference, or no time to find one.
        options.insert(0 if self._waits else len(options), PASS)
        options += [Option(made) for made in self._contested() if made not in tried]
        if view.me.obstacle and not self._waits:
            lying = {r: k for r, k in view.counters.items() if r not in view.obstacles}
            used = Counter(
                leg.step.via
                for passed in self._passed
                for plan in passed.others.values()
                for leg in plan.legs
            )
            roads = [road for road, _ in used.most_common() if road in lying]
            options += [Option(Placement(r, lying[r]), obstacle=True) for r in roads[:OBSTACLES]]
        return options

    def _needed(self, network: Network, taken: Iterable[str]) -> list[Placement]:
        return self._plan(self._who, network, self._counters, taken, WIDTH).placements()

    def _closed(self, placed: Iterable[Placement]) -> set[str]:
        return {*self._taken, *[made.road for made in placed]}

    def _contested(self) -> list[Placement]:
        """The cheapest and the dearest of one's counters on the roads that others want most."""
        roads = Counter([made.road for passed in self._passed for made in passed.placed])
        found = []
        for road, _ in roads.most_common(CONTESTED):
            mine = [made for kind in COUNTERS if fits(made := Placement(road, kind))]
            mine = [made for made in mine if made.counter in self._counters]
            if mine:
                found += [min(mine, key=cost_in_cards), max(mine, key=cost_in_cards)]
        return list(dict.fromkeys(found))

    def _chance(self, number: int, option: Option) -> int:
        """The chance to win in a world (Luce 1959), less what the obstacle is worth later.

        In whole billionths: machines may differ in the last digit of an exponential.
        """
        dealt, passed, view = self._worlds[number], self._passed[number], self._view
        rest = list(self._counters)
        if option.made is None:
            network, placed = passed.network, passed.placed
            closed = self._closed(placed)
            if not self._waits:
                rest = []  # all others may pass as well
        elif option.obstacle:
            network, placed = passed.network.placed(*option.made, obstacle=True), passed.placed
            closed = self._closed(placed)
        else:
            taken = self._taken | {option.made.road}
            network = self._network.placed(*option.made)
            network, placed = self._answered(dealt, network, taken)
            closed = self._closed(placed) | taken
            rest.remove(option.made.counter)
        mine = self._plan(self._who, network, rest, closed, WIDTH).best
        mine += len(view.me.pieces)
        if self._who.outlook.rounds and option.made is not None and not rest:
            mine -= KEPT
        strengths = [1.0]
        for i, who in dealt.others.items():
            plan = passed.others[i]
            if option.made is not None and (
                placed != passed.placed or plan.comes_to(option.made.road)
            ):
                plan = self._plan(who, network)
            ahead = len(view.seats[i].pieces) + plan.best - mine
            strengths.append(exp(ahead / SCALE[self._rounds]))
        chance = 1 / fsum(strengths) - OBSTACLE[self._rounds] * option.obstacle
        return round(BILLION * chance)

    def _choice(self, option: Option) -> Choice:
        view, own = self._view, self._counters
        if option.made is None:
            key = "pass-keep" if len(own) == 1 and self._who.outlook.rounds else "pass-done"
            return plainly(Pass(view.seat), "pass-wait" if self._waits else key)
        if not option.obstacle:
            return planner.placing(view, option.made)
        action = PlaceObstacle(view.seat, option.made.road)
        return Choice(action, partial(self._harm, action, option.made))

    def _harm(self, action: PlaceObstacle, made: Placement) -> Reason:
        """Whom an obstacle costs most, on average over the worlds, or who is nearest to it."""
        losses = []
        for i in self._worlds[0].others:
            lost = [
                (
                    passed.others[i].end,
                    Plan(dealt.others[i], passed.network.placed(*made, obstacle=True)).end,
                )
                for dealt, passed in zip(self._worlds, self._passed, strict=True)
            ]
            fewer = fsum(had.goals.bit_count() - has.goals.bit_count() for had, has in lost)
            spent = fsum(had.left - has.left for had, has in lost)
            losses.append((round(fewer / len(lost)), round(spent / len(lost)), i))
        towns, cards, seat = max(losses)
        if towns > 0:
            return because("obstacle-towns", road=made.road, seat=seat, towns=towns)
        if cards > 0:
            return because("obstacle-cards", road=made.road, seat=seat, cards=cards)
        return explain.of_obstacle(self._view, action)
