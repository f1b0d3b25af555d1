"""The door to the whole program, the game first: notebooks show ``App()``."""

from elfenwidgets.ui.home.shell import Home


class App(Home):
    """The home under the name by which notebooks know it."""
