"""A way through the course beside its lessons: steps on the board, kept, and a page at the end."""

from collections.abc import Callable, Iterable
from typing import Any

from elfenwidgets.markup import Html, html
from elfenwidgets.play import library
from elfenwidgets.ui.course.step_screen import StepScreen
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.saved_progress import Memory

AGAIN = "again"


class Way:
    """A way on the course's ``screen``; ``name`` is the setting that keeps where the reader is.

    ``show`` puts the screen, or the page at the end, before the reader; ``lead`` goes where a
    button of that page leads, named by its key.
    """

    name = ""

    def __init__(
        self,
        guard: Guard,
        memory: Memory,
        screen: Callable[[], StepScreen],
        show: Callable[[w.Widget], None],
        lead: Callable[[str], None],
    ) -> None:
        self._guard, self._memory, self._lead = guard, memory, lead
        self._screen, self._show = screen, show

    def _again(self) -> None:
        """Begin anew."""
        raise NotImplementedError

    def _load(self) -> Any:
        """What was kept; anybody may have written it."""
        return library.settings().get(self.name)

    def _keep(self, state: Any) -> None:
        try:
            library.keep_setting(self.name, state)
        except OSError:
            return  # it can be done all the same

    def _close(
        self,
        title: str,
        said: str,
        found: Html,
        onward: Iterable[tuple[str, str]],
        back: Iterable[tuple[str, str]],
    ) -> None:
        """The page at the end: what came of it, what was ``found``, ways to go on and back."""
        go = Buttons(self._guard, self._use, "elfen-onward")
        go.show(tuple(onward))
        tools = Buttons(self._guard, self._use, "elfen-tools")
        tools.show(tuple(back))
        head = html("<h1>{}</h1><p class='elfen-goal'>{}</p>", title, said)
        children = [w.Prose(head), go.box]
        children += [w.Prose(found), tools.box]
        self._show(w.VBox(children, classes="elfen-course-front elfen-quick-end"))

    def _use(self, name: str) -> None:
        if name == AGAIN:
            self._again()
        else:
            self._lead(name)
