"""The widget without a picture that tells a device that it is its person's turn."""

from traitlets import Dict

from elfenwidgets.ui.kit.front_end import FrontPart
from elfenwidgets.ui.kit.page_widget import join


class TurnSignal(FrontPart):
    """By the title of the page; at the beginning of a turn the device shakes, where it can."""

    said = Dict().tag(sync=True)

    def __init__(self) -> None:
        super().__init__(part="turn")
        join(self)

    def say(self, title: str, mine: bool) -> None:
        """Have the page called so, or nothing special; ``mine``: its person has the turn."""
        said = {"title": title, "mine": mine}
        if said != self.said:
            self.said = said
