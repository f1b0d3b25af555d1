"""The door to the whole program, the game first: notebooks show ``App()``."""

from elfenwidgets.text import t
from elfenwidgets.ui.home.shell import Home
from elfenwidgets.ui.kit.part import TextFallback


class App(TextFallback, Home):
    """The home under the name by which notebooks know it."""

    def __repr__(self) -> str:
        return t("notebook-play")
