"""What is said where nothing in the course has the name that was asked for."""

from collections.abc import Mapping
from difflib import get_close_matches

from elfenwidgets.lessons.beside import beyond
from elfenwidgets.lessons.catalogue import lessons
from elfenwidgets.lessons.places import places
from elfenwidgets.text import folded, t
from elfenwidgets.ui.course.text import step_text
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import Message

LONGEST = 60
"""So much of the name is repeated."""


def unknown(name: str) -> Message:
    """The place whose name or title is nearest; if none is near, how lessons are called."""
    name = name[:LONGEST]
    titles = _titles()
    names = {folded(said): key for key, title in titles.items() for said in (title, key)}
    # Some steps are called like their lesson: it is the nearer one.
    names |= {folded(titles[lesson.key]): lesson.key for lesson in lessons()}
    wanted = folded(name.strip())
    near = get_close_matches(wanted, names, 1) or get_close_matches(wanted.split("/")[0], names, 1)
    if near:
        at = names[near[0]]
        return Message(t("learn-unknown-near", name=name, at=at, title=titles[at]))
    first = lessons()[0]
    title = say(first.title)
    return Message(t("learn-unknown", name=name, n=len(lessons()), at=first.key, title=title))


def _titles() -> Mapping[str, str]:
    """What each place of the course, and each task, is called in the language in use."""
    tasks = {task.key: task for lesson in lessons() for task in lesson.exercises}
    return {
        **{key: say(task.word("task")) for key, task in (tasks | {**beyond.exercises()}).items()},
        **{
            each.name: step_text.title(each.step) if each.key else say(each.lesson.title)
            for each in places()
        },
    }
