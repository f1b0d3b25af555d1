"""The teacher's pages as widgets: what there is to know, pages to print, the class as a table."""

from collections.abc import Callable
from functools import partial

import ipywidgets

from elfenwidgets.lessons import catalogue
from elfenwidgets.markup import Html, html
from elfenwidgets.play import library
from elfenwidgets.text import t
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.front_page import LOOKS
from elfenwidgets.ui.course.teaching import binder_link, teacher_text
from elfenwidgets.ui.course.teaching.class_page import ClassPage
from elfenwidgets.ui.course.teaching.teacher_text import HANDOUTS
from elfenwidgets.ui.course.text.lesson_sheet import LessonSheet
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.address import link, parts
from elfenwidgets.ui.kit.buttons import Buttons, button
from elfenwidgets.ui.kit.guard import Guard, start_log
from elfenwidgets.ui.kit.html_parts import print_button, spoken, to_print
from elfenwidgets.ui.kit.place import Address, Go, HomePlace
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.phrases.message import notice

KEPT = "binder"
"""The setting that remembers the link, for the welcome to show it."""

CLASS = "class"
"""The address of the class as a table."""


class Teach(HomePlace):
    """The place of the teacher.

    ``#teach`` is the page, ``#teach/chart`` a page to print, ``#teach/class`` the class.
    """

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self._page = TeacherPage(
            lambda rest: go(("teach", *rest)),
            lambda name: link(("learn", *parts(name))),
            lambda look: go(("learn", look)),
        )
        self.widget = self._page.box

    def open(self, rest: Address) -> None:
        """Show what the address names."""
        if not self._page.open(rest):
            self._note(("teach",))


class TeacherPage:
    """The teacher's pages.

    ``()`` is the page itself, ``("chart",)``, ``("map",)`` and ``("plans",)``, as any lesson, are
    to be printed, ``("class",)`` is the table of a class.

    ``box`` is the widget; ``lead`` is called with where a button leads, ``look`` with how a class
    wants to see the course, one of LOOKS, where that is at hand; ``link`` gives what leads to a
    step.
    """

    def __init__(
        self,
        lead: Callable[[Address], None],
        link: teacher_text.Link,
        look: Callable[[str], None] | None = None,
    ) -> None:
        start_log()
        self._lead, self._look = lead, look
        self._guard = guard = Guard(lambda file: self._tell(t("fault", file=file)))
        self._notice = w.Prose()
        self._tools = Buttons(guard, self._use, "elfen-tools")
        self._sheets = Buttons(guard, lambda name: lead((name,)), "elfen-tools")
        self._address = w.Text(
            continuous_update=False, placeholder=t("binder-address"), classes="elfen-jump"
        )
        self._address.observe(guard(self._make), "value")
        texts = (
            teacher_text.head(),
            teacher_text.page(link),
            html("<h2>{}</h2>", t("teach-print-lesson")),
            html("<h2>{}</h2><p>{}</p>", t("binder-title"), t("binder-about")),
        )
        head, page, sheets, binder = (w.Prose(text) for text in texts)
        for each in (head, page):
            each.add_class("elfen-printed")
        tools, numbers = self._tools.box, self._sheets.box
        self._usual = (head, tools, page, sheets, numbers, binder, self._address, self._notice)
        self._class: ClassPage | None = None
        self.box = w.Box(classes="elfen-app elfen-learn")
        self._show()

    def open(self, rest: Address) -> bool:
        """Show what an address names; False: nothing is called so, and the page itself is shown."""
        match rest:
            case ():
                self._show()
            case (name,) if name == CLASS:
                self._class = self._class or ClassPage(self._guard)
                self._show_page(self._class.box)
            case (name,) if name in HANDOUTS:
                self._print(name, HANDOUTS[name](""))
            case (name,) if (lesson := steps.lesson(name)) is not None:
                self._print("lesson", LessonSheet(lesson).html())
            case _:
                self._show()
                return False
        return True

    def _show(self) -> None:
        """Show the page itself, with no button pressed."""
        named = [(name, t(f"teach-{name}")) for name in (*HANDOUTS, CLASS)]
        looks = zip(LOOKS, (t("look-loud"), t("look-hands")), strict=True)
        self._tools.show([*named, *(looks if self._look else ())])
        self._sheets.show([(each.key, str(each.number)) for each in catalogue.lessons()])
        self.box.children = self._usual

    def _print(self, name: str, body: Html) -> None:
        shown = spoken() + print_button() + to_print(name, body)
        self._show_page(w.Prose(shown))

    def _show_page(self, shown: ipywidgets.Widget) -> None:
        """Show a page with the way back above it."""
        self.box.children = (button(self._guard, t("teach-back"), partial(self._lead, ())), shown)

    def _use(self, name: str) -> None:
        if self._look is not None and name in LOOKS:
            self._look(name)
        else:
            self._lead((name,))

    def _make(self) -> None:
        address = self._address.value
        found = binder_link.link(address)
        if found is None:
            if address.strip():
                self._tell(t("binder-unknown", address=address))
            return
        self._notice.value = html(
            '<p>{}</p><p class="elfen-told"><code>{}</code></p>', t("binder-link"), found
        )
        try:
            library.keep_setting(KEPT, found)
        except OSError as error:
            self._tell(keeping.unkept(error))

    def _tell(self, sentence: str) -> None:
        self._notice.value = notice(sentence)
