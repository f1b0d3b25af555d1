"""The class as a table, out of what the pupils have handed in, or of the library they share."""

from elfenwidgets.lessons.learned import handed_in
from elfenwidgets.lessons.learned.handed_in import HandedIn
from elfenwidgets.markup import Html, html
from elfenwidgets.play import library
from elfenwidgets.play.guests import alone
from elfenwidgets.text import t
from elfenwidgets.ui.course.teaching import class_table
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons, Files, upload
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.phrases.message import notice


class ClassPage:
    """The page on which a teacher sees how far a class has got.

    ``box`` is the widget. Nothing of what is shown is kept.
    """

    def __init__(self, guard: Guard) -> None:
        self._texts = w.Textarea(placeholder=t("teach-class-paste"))
        files = upload(guard, t("teach-class-files"), self._read, multiple=True)
        self._tools = Buttons(guard, self._use, "elfen-tools")
        told_too = [t("teach-class-alone")] if alone() else []
        lines = Html().join(html("<p>{}</p>", line) for line in (t("teach-class-about"), *told_too))
        head = html("<h1>{}</h1>{}", t("teach-class"), lines)
        self._shown = w.Prose()
        row = w.HBox([self._tools.box, files], classes="elfen-course-tools")
        about = w.Prose(head)
        self.box = w.VBox([about, self._texts, row, self._shown])
        self._offer()
        if library.teaches():
            self._live()

    def _offer(self) -> None:
        live = [("live", t("teach-class-live"))] if library.teaches() else []
        self._tools.show([("show", t("teach-class-show")), *live])

    def _use(self, tool: str) -> None:
        if tool == "live":
            self._live()
        else:
            self._show(handed_in.in_text(self._texts.value))
        self._offer()

    def _live(self) -> None:
        try:
            self._show(handed_in.everyone())
        except OSError as error:
            self._shown.value = notice(keeping.unread(error))

    def _read(self, files: Files) -> None:
        self._show([each for file in files for each in handed_in.in_file(*file)])

    def _show(self, pupils: list[HandedIn]) -> None:
        self._shown.value = class_table.table(pupils)
