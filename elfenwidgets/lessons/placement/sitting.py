"""What is asked in a placement, one item after the other, and what it comes to."""

import json
from collections.abc import Mapping
from functools import cache
from random import Random

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.catalogue import Lesson
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.placement.diagnosis import (
    Belief,
    Estimate,
    PlacementItem,
    after,
    before,
    best,
)
from elfenwidgets.paths import DATA

LONGEST = 180
"""Seconds that all of it may take."""

QUESTION = 0.4, 0.08
"""Guess and slip of a question with three answers: there is often one that nobody would give."""

MOVE = 0.2, 0.12
"""Guess and slip of a level, done at the first try and in the fewest moves."""

ASKED, BEGUN, MOVED = 12, 7, 8
"""Seconds of a question; of a level, to read it; and of each of its moves."""

Answers = Mapping[str, bool]
"""The keys of the items that were asked, and whether each was done rightly."""


@cache
def lessons() -> tuple[Lesson, ...]:
    """The lessons that can be found to be known, in order: those whose items are asked."""
    named = {name for needs in _needs().values() for name in needs}
    return tuple(lesson for lesson in catalogue.lessons() if lesson.key in named)


@cache
def items() -> Mapping[str, PlacementItem]:
    """All that may be asked, by its key in the course."""
    place = {lesson.key: at for at, lesson in enumerate(lessons())}
    return {
        key: _item(key, sum(1 << place[name] for name in needs)) for key, needs in _needs().items()
    }


def seconds(answers: Answers) -> int:
    """How long all that was asked takes."""
    return sum(items()[key].seconds for key in answers)


def upcoming(answers: Answers, seed: int | str) -> str | None:
    """The key of what is asked next; None: enough is known, or the time is over.

    The same seed and the same answers always lead to the same one.
    """
    item = _next(frozenset(answers.items()))
    if item is None:
        return None
    alike = [key for key, each in items().items() if each == item and key not in answers]
    return Random(f"{seed}/{len(answers)}").choice(alike)


def known(answers: Answers) -> tuple[Lesson, ...]:
    """The lessons that may be left out."""
    return tuple(lessons()[at] for at in Estimate(_belief(frozenset(answers.items()))).sure())


@cache
def _needs() -> Mapping[str, tuple[str, ...]]:
    raw = json.loads((DATA / "lessons" / "placement.json").read_text(encoding="utf-8"))
    return {key: tuple(needs.split()) for key, needs in raw.items()}


def _item(key: str, needs: int) -> PlacementItem:
    found = catalogue.items()[key]
    if isinstance(found, Level):
        return PlacementItem(needs, *MOVE, BEGUN + MOVED * found.par)
    return PlacementItem(needs, *QUESTION, ASKED)


@cache
def _next(answered: frozenset[tuple[str, bool]]) -> PlacementItem | None:
    asked = dict(answered)
    left = LONGEST - seconds(asked)
    open_still = [
        item for key, item in items().items() if key not in asked and item.seconds <= left
    ]
    return best(Estimate(_belief(answered)), dict.fromkeys(open_still))


def _belief(answered: frozenset[tuple[str, bool]]) -> Belief:
    belief = before(len(lessons()))
    for key, right in sorted(answered):
        belief = after(belief, items()[key], right)
    return belief
