"""The place of the teacher's pages."""

import ipywidgets

from elfenwidgets.ui.course.teaching.teacher_page import TeacherPage
from elfenwidgets.ui.home.address import link
from elfenwidgets.ui.kit.place import Address, Go


class Teach:
    """The place of the teacher.

    ``#teach`` is the page, ``#teach/chart`` a page to print, ``#teach/class`` the class.
    """

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self._page = TeacherPage(
            lambda rest: go(("teach", *rest)),
            lambda name: link(("learn", *name.split("/"))),
            lambda look: go(("learn", look)),
        )
        self.widget: ipywidgets.Widget = self._page.part

    def open(self, rest: Address) -> None:
        """Show what the address names."""
        if not self._page.open(rest):
            self._note(("teach",))

    def leave(self) -> None:
        """Nothing runs."""
