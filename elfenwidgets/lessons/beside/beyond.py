"""The tasks of the notebooks beyond the course: exercises that belong to no lesson."""

import json
from collections.abc import Mapping
from functools import cache

from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.paths import DATA


@cache
def exercises() -> Mapping[str, Exercise]:
    """Each task by its key, as ``"analysis:games"``."""
    raw = json.loads((DATA / "lessons" / "beyond.json").read_text(encoding="utf-8"))
    made = (Exercise.from_data(name, each) for name, tasks in raw.items() for each in tasks)
    return {exercise.key: exercise for exercise in made}


def words() -> frozenset[str]:
    """Every key of a sentence that belongs to them."""
    return frozenset(word for exercise in exercises().values() for word in exercise.words)
