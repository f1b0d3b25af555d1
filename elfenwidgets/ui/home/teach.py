"""The place of the teacher's page."""

import ipywidgets

from elfenwidgets.ui.course.teacher_page import TeacherPage
from elfenwidgets.ui.kit.place import Address, Go


class Teach:
    """``#teach``: one page, and nothing behind it."""

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self.widget: ipywidgets.Widget = TeacherPage().part

    def open(self, rest: Address) -> None:
        """Show the page; there is nothing else."""
        if rest:
            self._note(("teach",))

    def leave(self) -> None:
        """Nothing runs."""
