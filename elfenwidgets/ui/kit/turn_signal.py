"""The widget without a picture that tells a device that it is its person's turn."""

from traitlets import Dict, Unicode

from elfenwidgets.paths import DATA
from elfenwidgets.ui.kit.front_end import FrontEnd


class TurnSignal(FrontEnd):
    """By the title of the page; at the beginning of a turn the device shakes, where it can."""

    _anywidget_id = Unicode("elfenwidgets-turn").tag(sync=True)
    _esm = Unicode().tag(sync=True)
    said = Dict().tag(sync=True)

    def __init__(self) -> None:
        super().__init__(_esm=(DATA / "page" / "turn.js").read_text(encoding="utf-8"))

    def say(self, title: str, mine: bool) -> None:
        """Have the page called so, or nothing special; ``mine``: its person has the turn."""
        said = {"title": title, "mine": mine}
        if said != self.said:
            self.said = said
