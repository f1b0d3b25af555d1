"""A place in a lesson where its one board can stand."""

from collections.abc import Callable, Sequence

import ipywidgets as w

from elfenwidgets.text import t
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.stage.act import Act, Tool


class Spot:
    """Tabs for the ``entries``, and below them the board, or a button that fetches it.

    ``title`` says what is done here, ``make`` gives the act of an entry's name; ``fetch`` is
    called when the reader wants the board.
    """

    def __init__(
        self,
        guard: Guard,
        title: Callable[[], str],
        entries: Callable[[], Sequence[Tool]],
        make: Callable[[str], Act],
        fetch: Callable[["Spot"], None],
        at: str | None = None,
    ) -> None:
        self._title, self._entries, self._make, self._fetch = title, entries, make, fetch
        self._acts: dict[str, Act] = {}
        self.at = at or entries()[0][0]
        self._tabs = Buttons(guard, self.open, "elfen-tabs")
        self._call = w.Button()
        self._call.add_class("elfen-call")
        self._call.on_click(guard(lambda: self.open(self.at)))
        self._place = w.Box([self._call])
        self._place.add_class("elfen-place")
        self.box = w.VBox([self._tabs.box, self._place])
        self.box.add_class("elfen-spot")
        self.speak()

    def open(self, name: str) -> None:
        """Go to an entry, and have the board here."""
        self.at = name
        self._fetch(self)
        self.speak()

    def speak(self) -> None:
        """Say everything anew: a star was won, or another language is spoken."""
        entries = self._entries()
        lit = self.at if self._call not in self._place.children else None  # else a press is none
        self._tabs.show(entries if len(entries) > 1 else (), lit)
        self._call.description = t("spot-open", what=self._title())

    @property
    def act(self) -> Act:
        """What is done at the entry where one is."""
        if self.at not in self._acts:
            self._acts[self.at] = self._make(self.at)
        return self._acts[self.at]

    def hold(self, stage: w.Widget | None) -> None:
        """Let the board stand here; None: it stands elsewhere now."""
        self._place.children = [self._call if stage is None else stage]
        self.speak()
