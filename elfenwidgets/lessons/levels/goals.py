"""What a level asks for: small questions about how far a try has come, by name.

A level names some of them, each with its argument, and all have to be true. None keeps anything
or changes anything: the same trial always gives the same answer.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from elfenwidgets.play.coaching.game_review import longest
from elfenwidgets.play.journeys.best_journey import best_journey
from elfenwidgets.play.journeys.gold_journey import Terms, for_view
from elfenwidgets.rules.actions import Action, Draw, EndMove, Move
from elfenwidgets.rules.board import BOARD, CHART
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.gold.state import gold_of
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.score import standings
from elfenwidgets.rules.state import Seat, State, evolve
from elfenwidgets.rules.view import view


@dataclass(frozen=True, slots=True)
class Deed:
    """An action that was tried, by anybody; ``refusal`` says why it did not come about.

    ``event`` is what the reader has seen of one that came about.
    """

    action: Action
    refusal: Refusal | None = None
    event: LogEvent | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Trial:
    """A level on its way: from ``start``, after ``deeds``, in ``state``; ``seat`` is the reader.

    ``replied`` counts the level's replies that the others have given.
    """

    start: State
    seat: int
    deeds: tuple[Deed, ...]
    state: State
    replied: int = 0

    @property
    def me(self) -> Seat:
        """The reader's things now."""
        return self.state.seats[self.seat]

    def done(self, kind: type[Action]) -> list[Action]:
        """The reader's own actions of a kind that came about."""
        return [
            deed.action
            for deed in self.deeds
            if isinstance(deed.action, kind)
            and deed.action.seat == self.seat
            and deed.refusal is None
        ]


def collected(trial: Trial, towns: str) -> bool:
    """The pieces of these towns are collected."""
    return set(towns.split()) <= trial.me.pieces


def new_towns(trial: Trial, count: int) -> bool:
    """So many pieces were collected since the start, or more."""
    return len(trial.me.pieces - trial.start.seats[trial.seat].pieces) >= count


def at(trial: Trial, town: str) -> bool:
    """The boot stands there."""
    return trial.me.boot == town


def hand(trial: Trial, cards: int) -> bool:
    """So many cards are in hand."""
    return len(trial.me.hand) == cards


def ended_with(trial: Trial, cards: int) -> bool:
    """The move was ended with so many cards left; what was dealt since does not count."""
    left = _left(trial)
    return left is not None and left.total() == cards


def kept(trial: Trial, cards: str) -> bool:
    """These cards, perhaps among others, were left when the move was ended."""
    left = _left(trial)
    return left is not None and Counter(cards.split()) <= left


def _left(trial: Trial) -> Counter[str] | None:
    """The cards in hand when the move was ended; None: it has not been."""
    ends = trial.done(EndMove)
    left: Counter[str] = Counter(trial.start.seats[trial.seat].hand)
    for move in trial.done(Move):
        if isinstance(move, Move):
            left.subtract(move.cards)
    for end in ends:
        if isinstance(end, EndMove):
            left.subtract(end.discard)
    return left if ends else None


def held(trial: Trial, counters: int) -> bool:
    """So many counters are held, open and secret together."""
    return trial.me.held == counters


def open_counters(trial: Trial, counters: str) -> bool:
    """Exactly these counters lie open before the reader."""
    return Counter(trial.me.open) == Counter(counters.split())


def secrets(trial: Trial, count: int) -> bool:
    """So many secret counters are held."""
    return len(trial.me.secret) == count


def drew(trial: Trial, counters: str) -> bool:
    """Three counters are drawn, these among them."""
    drawn = [draw.counter for draw in trial.done(Draw) if isinstance(draw, Draw)]
    return trial.state.phase == "plan" and set(counters.split()) <= set(drawn)


def blocked(trial: Trial, road: str) -> bool:
    """An obstacle lies on that road."""
    return road in trial.state.obstacles


def way(trial: Trial, towns: str) -> bool:
    """The reader's hand pays for a journey through all of these towns, as the roads are now."""
    goals = towns.split()
    return best_journey(trial.state, trial.me.boot, trial.me.hand, goals).towns == len(goals)


def trip(trial: Trial, towns: int) -> bool:
    """The reader's hand pays for a journey to so many new towns, as the roads are now."""
    return longest(trial.state, trial.seat).towns >= towns


def rival_trip(trial: Trial, towns: int) -> bool:
    """No rival's hand pays for a journey to more new towns, not even after one more counter."""
    state, seats = trial.state, range(len(trial.state.seats))
    return all(
        longest(roads, seat).towns <= towns
        for seat in seats
        if seat != trial.seat
        for roads in (state, *_after_one_counter(state, seat))
    )


def _after_one_counter(state: State, seat: int) -> Iterator[State]:
    """The state after each placement of a counter that lies face up before ``seat``."""
    for kind in dict.fromkeys(state.seats[seat].open):
        for road in BOARD.roads:
            if road.id not in state.counters and road.kind in CHART[kind]:
                yield evolve(state, counters={**state.counters, road.id: kind})


def has_obstacle(trial: Trial, wanted: bool) -> bool:
    """Whether the reader still has the obstacle."""
    return trial.me.obstacle is wanted


def holds(trial: Trial, cards: str) -> bool:
    """These cards, perhaps among others, are in hand."""
    return Counter(cards.split()) <= Counter(trial.me.hand)


def coins(trial: Trial, least: int) -> bool:
    """So many coins are there, or more (GS3)."""
    return gold_of(trial.state).seats[trial.seat].coins >= least


def gathered(trial: Trial, least: int) -> bool:
    """The towns entered in this move bring so many coins, or more (G6.1)."""
    return gold_of(trial.state).gathered >= least


def earns(trial: Trial, least: int) -> bool:
    """The reader's hand pays for a journey that brings so many coins, as the roads are now."""
    return for_view(view(trial.state, trial.seat), Terms(town=0)).coins >= least


def phase(trial: Trial, name: str) -> bool:
    """The game has come to that phase."""
    return trial.state.phase == name


def in_round(trial: Trial, number: int) -> bool:
    """The game has come to that round."""
    return trial.state.round == number


def starter(trial: Trial, seat: int) -> bool:
    """That seat has the start player card."""
    return trial.state.start == seat


def bare_map(trial: Trial, wanted: bool) -> bool:
    """Whether no counter and no obstacle lies on the map."""
    return (not trial.state.counters and not trial.state.obstacles) is wanted


def refused(trial: Trial, refusals: str) -> bool:
    """The reader has met each of these refusals, as ``"P4.2:road-has-counter"``."""
    met = {refusal_name(deed.refusal) for deed in trial.deeds if deed.refusal is not None}
    return set(refusals.split()) <= met


def refusal_name(refusal: Refusal) -> str:
    """A refusal by the statement and the reason, for a statement can be broken in many ways."""
    return f"{refusal.rule}:{refusal.reason}"


def score(trial: Trial, points: int) -> bool:
    """The game is over, and this is the reader's score (E1, E4)."""
    return trial.state.phase == "over" and standings(trial.state)[trial.seat].score == points


def winners(trial: Trial, seats: list[int]) -> bool:
    """The game is over, and exactly these seats have won."""
    return trial.state.winners == tuple(seats)


Goal = Callable[[Trial, Any], bool]

GOALS: Mapping[str, Goal] = {
    goal.__name__: goal
    for goal in (
        collected,
        new_towns,
        at,
        hand,
        ended_with,
        kept,
        held,
        open_counters,
        secrets,
        drew,
        blocked,
        way,
        trip,
        rival_trip,
        has_obstacle,
        holds,
        coins,
        gathered,
        earns,
        phase,
        in_round,
        starter,
        bare_map,
        refused,
        score,
        winners,
    )
}
"""The goals by the name that a level's data gives them."""


def reached(trial: Trial, goal: Mapping[str, Any]) -> bool:
    """Whether all that a level asks for is true."""
    return all(GOALS[name](trial, argument) for name, argument in goal.items())
