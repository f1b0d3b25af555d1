"""A game that is nobody's own, to try a phase in."""

from elfenwidgets.text import t
from elfenwidgets.ui.stage.own_game import TableAct


class FreeAct(TableAct):
    """A phase to be tried as often as one likes; refusals are explained, nothing is kept."""

    def _about(self) -> str:
        return t("free-about")
