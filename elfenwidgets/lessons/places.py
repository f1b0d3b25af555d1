"""Every place of the course by name: lessons, their parts, and all that is in them."""

from dataclasses import dataclass

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.catalogue import Item, Lesson
from elfenwidgets.lessons.example import Example
from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.lessons.level import Level
from elfenwidgets.lessons.question import Question

GREETING = 1
"""The lesson in which the levels come first: its reader is to take a step at once."""

GUIDED = "round"
"""The lesson in which a whole round is played with bots that say why."""

AT_THE_TABLE = "game"
"""The lesson whose free board is the game itself."""

BY_HAND = "python"
"""The lesson in which the engine is asked by hand."""

PART_OF: dict[type[Item], str] = {
    Level: "level",
    Example: "example",
    Question: "questions",
    Exercise: "questions",
}


@dataclass(frozen=True)
class Place:
    """Where to open the course: a ``lesson``, a ``part`` of it, an item by its ``key``.

    ``step`` counts the steps of an example that are already taken.
    """

    lesson: Lesson
    part: str = ""
    key: str = ""
    step: int = 0

    @property
    def name(self) -> str:
        """The name by which ``place`` finds it again."""
        if self.key:
            return f"{self.key}/{self.step}" if self.step else self.key
        return f"{self.lesson.key}/{self.part}" if self.part else self.lesson.key


def parts(lesson: Lesson) -> tuple[str, ...]:
    """The names of the parts that a lesson has, in order."""
    has = {
        "read": True,
        "level": bool(lesson.levels),
        "free": lesson.key != AT_THE_TABLE,
        "example": bool(lesson.examples),
        "play": bool(lesson.phase) or lesson.key == GUIDED,
        "questions": bool(lesson.questions or lesson.exercises),
        "know": True,
    }
    first = ("read", "level", "free") if lesson.number == GREETING else ("read", "free")
    order = (*first, "example", "play", "level", "questions", "know")
    return tuple(dict.fromkeys(name for name in order if has[name]))


def place(name: str) -> Place | None:
    """What somebody who types a name jumps to; None: nothing is called so.

    ``"plan"`` or ``"7"`` is a lesson, ``"plan/free"`` its free board, ``"plan/play"`` that phase of
    the own game, ``"plan/bare"`` a level, ``"travel!dragons/2"`` an example after two steps.
    """
    wanted = name.strip().casefold()
    found = catalogue.find(wanted)
    if isinstance(found, Lesson):
        return Place(found)
    if found is not None:
        return Place(catalogue.lesson(found.lesson), PART_OF[type(found)], found.key)
    start, _, end = wanted.rpartition("/")
    whole = catalogue.find(start) if start else None
    if isinstance(whole, Lesson) and end in parts(whole):
        return Place(whole, end)
    if isinstance(whole, Example) and end.isdecimal() and int(end) <= len(whole.steps):
        return Place(catalogue.lesson(whole.lesson), "example", whole.key, int(end))
    return None


def places() -> tuple[Place, ...]:
    """Every lesson, its parts, and its levels, examples, questions and tasks, in order."""
    found = []
    for lesson in catalogue.lessons():
        found += [Place(lesson), *(Place(lesson, part) for part in parts(lesson))]
        found += [Place(lesson, PART_OF[type(item)], item.key) for item in lesson.items]
    return tuple(found)
