"""A search through what a reader can do in a level, for the shortest way to its goal."""

from collections import Counter

from elfenwidgets.lessons.attempt import answered
from elfenwidgets.lessons.goals import Deed, Trial, reached
from elfenwidgets.lessons.level import Level
from elfenwidgets.rules.actions import Action, Move
from elfenwidgets.rules.engine import apply, legal_actions

MOST = 12_000


def after(level: Level, trial: Trial, action: Action) -> Trial:
    state = apply(trial.state, action)
    deeds = (*trial.deeds, Deed(action))
    return answered(level, Trial(trial.start, trial.seat, deeds, state))


def options(level: Level, trial: Trial) -> list[Action]:
    return [
        action
        for action in legal_actions(trial.state)
        if action.seat == level.seat and action.e in level.allowed
    ]


def _key(trial: Trial) -> object:
    """What decides whether two ways have come to the same: the goals ask for no more of them."""
    done = Counter(type(d.action).__name__ for d in trial.deeds if not isinstance(d.action, Move))
    sources = tuple(sorted(getattr(d.action, "source", "") for d in trial.deeds))
    return trial.state, frozenset(done.items()), sources


def reachable(level: Level, trial: Trial, steps: int) -> bool | None:
    """Whether legal actions reach the goal within ``steps``; None: too many ways to tell."""
    frontier, seen = [trial], {_key(trial)}
    for _ in range(steps):
        found = []
        for each in frontier:
            for action in options(level, each):
                new = after(level, each, action)
                if reached(new, level.goal):
                    return True
                if _key(new) not in seen:
                    seen.add(_key(new))
                    found.append(new)
                if len(seen) > MOST:
                    return None
        frontier = found
    return False
