"""Everything that is kept, to take along as one file: a browser may lose it."""

import ipywidgets

from elfenwidgets.markup import html
from elfenwidgets.play import library
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.markup import link_to
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.phrases.message import Message, told


class Luggage:
    """A button that makes the file, and one that takes what is in such a file."""

    def __init__(self, guard: Guard) -> None:
        about = html("<h2>{}</h2><p>{}</p>", t("luggage-title"), t("luggage-about"))
        self._said = w.HTML(classes="elfen-text")
        pack = w.Button(description=t("luggage-pack"), classes="elfen-choice")
        pack.on_click(guard(self._pack))
        bring = t("luggage-bring")
        self._upload = w.FileUpload(
            accept=".gz", description=bring, tooltip=bring, classes="elfen-import"
        )
        self._upload.observe(guard(self._bring), "value")
        self.widget: ipywidgets.Widget = w.VBox(
            [w.HTML(about, classes="elfen-text"), w.HBox([pack, self._upload]), self._said],
            classes="elfen-setting",
        )

    def _pack(self) -> None:
        try:
            content = library.packed_up()
        except OSError as error:
            self._said.value = told(Message(keeping.unread(error)))
            return
        self._said.value = link_to(content, "application/gzip", library.NAME, library.NAME)

    def _bring(self) -> None:
        files, self._upload.value = self._upload.value, ()
        if not files:
            return
        try:
            games = library.brought(bytes(files[0]["content"]))
        except library.Foreign:
            self._said.value = told(Message(t("luggage-foreign", file=str(files[0]["name"]))))
        except OSError as error:
            self._said.value = told(Message(keeping.unkept(error)))
        else:
            self._said.value = told(Message(t("luggage-brought", n=games), alarm=False))
