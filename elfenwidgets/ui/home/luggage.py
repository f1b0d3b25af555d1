"""Everything that is kept, to take along as one file: a browser may lose it."""

import ipywidgets

from elfenwidgets.markup import html
from elfenwidgets.play import library
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Files, button, upload
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.html_parts import link_to
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.phrases.message import notice


class Luggage:
    """A button that makes the file, and one that takes what is in such a file."""

    def __init__(self, guard: Guard) -> None:
        about = html("<h2>{}</h2><p>{}</p>", t("luggage-title"), t("luggage-about"))
        self._notice = w.Prose()
        pack = button(guard, t("luggage-pack"), self._pack, "elfen-choice")
        bring = upload(guard, t("luggage-bring"), self._bring, "elfen-import", accept=".gz")
        self.widget: ipywidgets.Widget = w.VBox(
            [w.Prose(about), w.HBox([pack, bring]), self._notice],
            classes="elfen-setting",
        )

    def _pack(self) -> None:
        try:
            content = library.pack_up()
        except OSError as error:
            self._notice.value = notice(keeping.unread(error))
            return
        self._notice.value = link_to(content, "application/gzip", library.NAME, library.NAME)

    def _bring(self, files: Files) -> None:
        name, content = files[0]
        try:
            games = library.bring_in(content)
        except library.Foreign:
            self._notice.value = notice(t("luggage-foreign", file=name))
        except OSError as error:
            self._notice.value = notice(keeping.unkept(error))
        else:
            self._notice.value = notice(t("luggage-brought", n=games), alarm=False)
