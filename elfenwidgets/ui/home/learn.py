"""The place of the course: its map, a lesson, and what went wrong once more."""

import ipywidgets

from elfenwidgets.lessons.places import place
from elfenwidgets.text import t
from elfenwidgets.ui.course.course_map import CourseMap
from elfenwidgets.ui.course.lesson_page import LessonPage
from elfenwidgets.ui.course.repetition_page import ReviewPage
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.place import Address, Go
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases.message import Message, told

REVIEW = "review"


class Learn:
    """``#learn`` is the map of the course, ``#learn/plan/bare`` a place in it."""

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self._said = w.HTML(classes="elfen-home-said")
        self._room = w.Box(classes="elfen-home-room")
        self.widget: ipywidgets.Widget = w.VBox([self._said, self._room])

    def open(self, rest: Address) -> None:
        """Show what the address names; the map of the course where nothing is called so."""
        self._said.value = ""
        before = self._room.children
        found = place("/".join(rest))
        if rest == (REVIEW,):
            self._room.children = [ReviewPage().part]
        elif found is not None:
            self._room.children = [LessonPage(found, Memory()).whole()]
        else:
            if rest:
                self._said.value = told(Message(t("learn-unknown", name="/".join(rest))))
                self._note(("learn",))
            self._room.children = [CourseMap().part]
        for part in before:
            w.close_all(part)

    def leave(self) -> None:
        """Nothing runs."""
