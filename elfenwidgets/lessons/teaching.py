"""What a teacher needs beside the lessons: plans for an hour, what to talk about, exit tickets."""

import json
from dataclasses import dataclass
from functools import cache

from elfenwidgets.lessons.catalogue import Lesson, lessons
from elfenwidgets.paths import DATA

DISCUSSED = 2
"""Questions to talk about after each lesson."""


@dataclass(frozen=True)
class PlanPart:
    """Some ``minutes`` of a plan; ``at`` is the lesson in which they are spent, if in any.

    ``asks`` are the keys of what is asked in them: questions to talk about, or exit tickets.
    """

    minutes: int
    says: str
    at: str | None
    asks: tuple[str, ...] = ()


@dataclass(frozen=True)
class LessonPlan:
    """What a class does in an hour, part by part."""

    parts: tuple[PlanPart, ...]

    @property
    def minutes(self) -> int:
        """How long it takes."""
        return sum(part.minutes for part in self.parts)


@cache
def plans() -> tuple[LessonPlan, ...]:
    """The plans, the shortest first."""
    found = json.loads((DATA / "lessons" / "plans.json").read_text(encoding="utf-8"))
    return tuple(
        LessonPlan(
            tuple(
                PlanPart(
                    part["minutes"],
                    f"teach-plan-{plan['name']}-{number}",
                    part.get("at"),
                    tuple(f"teach-{each}" for each in part.get("asks", "").split()),
                )
                for number, part in enumerate(plan["parts"], 1)
            )
        )
        for plan in found
    )


def discussion(lesson: Lesson) -> tuple[str, ...]:
    """The keys of what a class can talk about after a lesson that everybody needs."""
    if lesson.more:
        return ()
    return tuple(f"teach-{lesson.key}-discuss-{n}" for n in range(1, DISCUSSED + 1))


def ticket(lesson: Lesson) -> tuple[str, str] | None:
    """The keys of what is asked on the exit ticket, and of the answer."""
    return None if lesson.more else (f"teach-{lesson.key}-ticket", f"teach-{lesson.key}-answer")


def words() -> frozenset[str]:
    """Every key of a sentence that is for teachers alone."""
    talk = (key for lesson in lessons() for key in (*discussion(lesson), *(ticket(lesson) or ())))
    return frozenset({*talk, *(part.says for plan in plans() for part in plan.parts)})
