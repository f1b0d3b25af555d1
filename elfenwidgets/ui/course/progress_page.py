"""The reader's progress: the milestones, and all of it as a text to copy, bring back or erase."""

from collections.abc import Callable

from elfenwidgets.lessons.learned.handed_in import LONGEST_NAME
from elfenwidgets.lessons.learned.progress import Progress, ProgressError
from elfenwidgets.markup import Html
from elfenwidgets.play import library
from elfenwidgets.text import t
from elfenwidgets.ui.course import milestones
from elfenwidgets.ui.kit import html_parts
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import notice


class ProgressPage:
    """The page of a reader's milestones, and of the progress that can be carried elsewhere.

    ``box`` is the widget; ``sheet`` opens the page to print.
    """

    def __init__(self, guard: Guard, memory: Memory, sheet: Callable[[], None]) -> None:
        self._memory, self._sheet = memory, sheet
        self._milestones = w.Prose()
        self._page = Buttons(guard, lambda _: self._sheet(), "elfen-tools")
        self._carried = w.Textarea()
        self._tools = Buttons(guard, self._use, "elfen-tools")
        self._notice = w.Prose()
        self._asking = False
        children = [self._milestones, self._page.box, self._carried, self._tools.box, self._notice]
        self.box = w.VBox(children)
        self.show()

    def show(self) -> None:
        """Say what can be done, in the language in use."""
        self._milestones.value = milestones.whole_list(self._memory.read())
        self._page.show((("sheet", t("sheet-open")),))
        self._carried.placeholder = t("course-paste")
        usual = (
            ("export", t("course-export")),
            ("import", t("course-import")),
            ("over", t("course-over")),
        )
        sure = (("sure", t("course-sure")), ("keep", t("course-keep")))
        self._tools.show(sure if self._asking else usual)

    def _use(self, tool: str) -> None:
        self._asking = tool == "over"
        self._notice.value = Html()
        match tool:
            case "export":
                self._export()
            case "import":
                self._import()
            case "over":
                self._tell(t("course-ask"), alarm=True)
            case "sure":
                self._memory.change(Progress.start_over)
                self._tell(t("course-cleared"))
        self.show()

    def _export(self) -> None:
        """All of it as a text, and as a file of one's name for those who hand it in."""
        self._carried.value = text = self._memory.read().export()
        self._tell(t("course-exported"))
        name = library.settings().get("name") or library.owner() or "elfenland"
        file = f"{library.shown_name(str(name))[:LONGEST_NAME]}.txt"
        self._notice.value += html_parts.link(text, "text/plain", file, t("course-save-file"))

    def _import(self) -> None:
        try:
            brought = Progress.read(self._carried.value)
        except ProgressError as error:
            self._tell(say(error.key), alarm=True)
            return
        self._memory.change(lambda progress: progress.merge(brought))
        self._tell(t("course-imported"))

    def _tell(self, sentence: str, alarm: bool = False) -> None:
        self._notice.value = notice(sentence, alarm)
