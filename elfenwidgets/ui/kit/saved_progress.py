"""What the reader has learned, as the library has it by now: several pages may be open."""

from collections.abc import Callable

from elfenwidgets.lessons.learned import keeping
from elfenwidgets.lessons.learned.progress import Progress, ProgressError
from elfenwidgets.play import library
from elfenwidgets.text import t

Change = Callable[[Progress], None]


class Memory:
    """The progress kept. ``trouble`` is a sentence while it cannot be read or written.

    That a part of it is damaged is said until something new is learned.

    What could not be written holds for today, and is written with the next change that can be.
    """

    def __init__(self) -> None:
        self.trouble = ""
        self._broken = t("progress-file-broken") if keeping.broken() else ""
        self._unsaved: list[Change] = []
        self._seen: object = ""
        self._kept = Progress()
        self.read()

    def read(self) -> Progress:
        """The progress as it is now, to look at: it is read when something has changed."""
        seen = library.stamp()
        if seen != self._seen:
            try:
                self._kept = keeping.load()
                self.trouble = self.trouble if self._unsaved else self._broken
            except ProgressError as error:
                self._kept, self.trouble = Progress(), t(error.key)
            self._seen = seen
        now = self._kept.copy()
        for change in self._unsaved:
            change(now)
        return now

    def change(self, change: Change) -> None:
        """Change the progress and keep it."""
        self._unsaved.append(change)
        try:
            keeping.update(self._all)
        except OSError:
            self.trouble = t("progress-unsaved")
        else:
            self._unsaved.clear()
            self.trouble = self._broken = ""

    def _all(self, kept: Progress) -> None:
        for change in self._unsaved:
            change(kept)
