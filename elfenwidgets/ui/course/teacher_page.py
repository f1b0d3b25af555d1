"""The teacher's page as a widget: what there is to know, and a link for the class."""

from html import escape

import ipywidgets as w

from elfenwidgets.play import library
from elfenwidgets.text import t
from elfenwidgets.ui.course import binder_link, teacher_text
from elfenwidgets.ui.kit.guard import Guard, start_log
from elfenwidgets.ui.kit.part import Part
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.phrases.message import Message, told

KEPT = "binder"
"""The setting that remembers the link, for the welcome to show it."""


class TeacherPage:
    """The page; ``part`` is the widget."""

    def __init__(self) -> None:
        start_log()
        guard = Guard(lambda file: self._tell(Message(t("fault", file=file))))
        self._said = w.HTML()
        self._address = w.Text(continuous_update=False, placeholder=t("binder-address"))
        self._address.add_class("elfen-jump")
        self._address.observe(guard(self._make), "value")
        head = w.HTML(f"<h2>{t('binder-title')}</h2><p>{t('binder-about')}</p>")
        page = w.HTML(teacher_text.page())
        for text in (self._said, head, page):
            text.add_class("elfen-text")
        self.part = Part("teacher", [page, head, self._address, self._said])

    def _make(self) -> None:
        address = self._address.value
        found = binder_link.link(address)
        if found is None:
            if address.strip():
                self._tell(Message(t("binder-unknown", address=address)))
            return
        self._said.value = (
            f'<p>{t("binder-link")}</p><p class="elfen-told"><code>{escape(found)}</code></p>'
        )
        try:
            library.keep_setting(KEPT, found)
        except OSError as error:
            self._tell(Message(keeping.unkept(error)))

    def _tell(self, message: Message) -> None:
        self._said.value = told(message)
