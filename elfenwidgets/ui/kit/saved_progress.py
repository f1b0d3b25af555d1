"""What the reader has learned, fresh from the file each time: several notebooks may be open."""

from collections.abc import Callable

from elfenwidgets.lessons import progress
from elfenwidgets.lessons.progress import Progress, ProgressError
from elfenwidgets.text import t


class Memory:
    """The progress on disk. ``trouble`` is a sentence while it cannot be read or written."""

    def __init__(self) -> None:
        self.trouble = ""
        self._own: Progress | None = None  # what holds for today only
        self.read()

    def read(self) -> Progress:
        """The progress as it is now."""
        if self._own is None:
            try:
                return progress.load()
            except ProgressError as error:
                self._own, self.trouble = Progress(), t(error.key)
        return self._own

    def change(self, change: Callable[[Progress], None], anew: bool = False) -> None:
        """Change the progress and keep it; ``anew``: also in place of a file that is broken."""
        now = self.read()
        change(now)
        if self._own is not None and not anew:
            return
        try:
            now.save()
            self._own, self.trouble = None, ""
        except OSError:
            self._own, self.trouble = now, t("progress-unsaved")
