"""What belongs to no lesson: tasks of the notebooks beyond the course, the western half's level."""

import json
from collections.abc import Mapping
from functools import cache

from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.paths import DATA

WESTERN = "western-half"
"""What stands in the place of a lesson in the keys of its level's sentences."""


@cache
def western_level() -> Level:
    """The level of the western half: a round of travelling in the part on which two play."""
    path = DATA / "lessons" / f"{WESTERN}.json"
    return Level.from_data(WESTERN, json.loads(path.read_text(encoding="utf-8")))


@cache
def exercises() -> Mapping[str, Exercise]:
    """Each task of a notebook by its key, as ``"analysis:games"``."""
    raw = json.loads((DATA / "lessons" / "beyond.json").read_text(encoding="utf-8"))
    made = (Exercise.from_data(name, each) for name, tasks in raw.items() for each in tasks)
    return {exercise.key: exercise for exercise in made}


def words() -> frozenset[str]:
    """Every key of a sentence that belongs to the tasks."""
    return frozenset(word for exercise in exercises().values() for word in exercise.words)
