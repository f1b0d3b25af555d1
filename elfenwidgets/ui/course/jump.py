"""The places of the course by what they are called in the language in use."""

from elfenwidgets.lessons.catalogue import items
from elfenwidgets.lessons.example import Example
from elfenwidgets.lessons.level import Level
from elfenwidgets.lessons.places import Place, place, places
from elfenwidgets.text import folded, t
from elfenwidgets.ui.course import quiz
from elfenwidgets.ui.phrases.course_words import say

BETWEEN = " · "
MOST = 12
"""So many places are offered at most for what somebody types."""


def title(there: Place) -> str:
    """What a place is called."""
    item = items().get(there.key)
    lesson = say(there.lesson.title)
    match item:
        case None if there.part:
            return t("titled", title=lesson, text=t(f"part-{there.part}"))
        case None:
            return lesson
        case Level():
            return say(item.word("title"))
        case Example():
            return say(item.title)
    return say(quiz.word(item))


def names() -> tuple[str, ...]:
    """Every place by name and title, as they are offered while somebody types."""
    return tuple(f"{each.name}{BETWEEN}{title(each)}" for each in places())


def found(typed: str) -> tuple[Place, ...]:
    """The places that somebody may mean: the one of that name, or those with the words in it."""
    name = typed.split(BETWEEN)[0]
    exact = place(name)
    if exact is not None and (not exact.part or any(mark in name for mark in "/?:!")):
        return (exact,)
    words = folded(typed).split()
    said = ((each, folded(f"{each.name} {title(each)}")) for each in places() if words)
    return tuple(each for each, name in said if all(word in name for word in words))[:MOST]
