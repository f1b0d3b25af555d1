"""The level of the western half: a round of travelling in the part of the map that two play on."""

import json
from functools import cache

from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.paths import DATA

LESSON = "western-half"
"""What stands in the place of a lesson in the keys of its sentences: it is none of the course."""


@cache
def level() -> Level:
    """The level, as its file has it."""
    path = DATA / "lessons" / f"{LESSON}.json"
    return Level.from_data(LESSON, json.loads(path.read_text(encoding="utf-8")))
