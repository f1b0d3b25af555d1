"""How the goal of a level can still be reached, found by trying all that a reader can do."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from elfenwidgets.lessons.levels.goals import Deed, Trial, reached, refusal_name
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.levels.replies import after
from elfenwidgets.rules.actions import Action, Move
from elfenwidgets.rules.engine import legal_actions, why_not


class TooManyPositionsError(Exception):
    """A search was given up."""


def shortest_way(level: Level, trial: Trial, steps: int, most: int) -> tuple[Action, ...] | None:
    """The fewest actions of the reader's that lead from ``trial`` to the goal, ``steps`` at most.

    Breadth-first search; None: so many do not lead there.

    Raises:
        TooManyPositionsError: more than ``most`` positions would have to be looked at.
    """
    frontier, seen = [trial], {_summary(trial)}
    for _ in range(steps):
        found = []
        for each in frontier:
            for new in following(level, each):
                if reached(new, level.goal):
                    deeds = new.deeds[len(trial.deeds) :]
                    return tuple(d.action for d in deeds if d.action.seat == level.seat)
                summary = _summary(new)
                if summary not in seen:
                    seen.add(summary)
                    found.append(new)
                if len(seen) > most:
                    raise TooManyPositionsError
        frontier = found
    return None


def reachable(level: Level, trial: Trial, steps: int, most: int) -> bool | None:
    """Whether ``steps`` actions more, or fewer, lead from ``trial`` to the goal.

    None: more than ``most`` positions would have to be looked at.
    """
    try:
        return shortest_way(level, trial, steps, most) is not None
    except TooManyPositionsError:
        return None


def following(level: Level, trial: Trial) -> Iterator[Trial]:
    """What the reader's next action can come to, being refused included where it is asked for."""
    for action in legal_actions(trial.state):
        if action.seat == level.seat and level.belongs(action):
            yield after(level, trial, action)
    for offer in level.offers:
        refusal = why_not(trial.state, offer)
        if refusal is not None and refusal_name(refusal) in level.refusals:
            yield replace(trial, deeds=(*trial.deeds, Deed(offer, refusal)))


def _summary(trial: Trial) -> object:
    """All that matters of a trial: the state, and what goals ask about the way to it.

    A state's own hash leaves out the counters on the roads, in which positions of planning differ:
    without theirs a set would compare each of those with all others.
    """
    deeds = [deed for deed in trial.deeds if deed.refusal or not isinstance(deed.action, Move)]
    way = Counter(
        (deed.action.e, getattr(deed.action, "source", ""), deed.refusal) for deed in deeds
    )
    return trial.state, frozenset(trial.state.counters.items()), frozenset(way.items())
