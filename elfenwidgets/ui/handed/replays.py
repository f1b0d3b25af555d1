"""The place of a game that somebody has handed on by a link, to be played through."""

import ipywidgets

from elfenwidgets.markup import Html
from elfenwidgets.play.packed_game import unpack
from elfenwidgets.play.table import Table
from elfenwidgets.rules.record.header import RecordError
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.markup import spoken
from elfenwidgets.ui.kit.place import Address, Go, step_in, step_of
from elfenwidgets.ui.kit.sharing import REPLAY
from elfenwidgets.ui.pages.replay import ReplayPage
from elfenwidgets.ui.phrases import refusals
from elfenwidgets.ui.phrases.message import notice


class Replays:
    """The place of a game from a link: ``#replay/<game>/<step>``, the game packed, steps from 1."""

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self._packed = ""
        self._said = w.Prose(classes="elfen-home-said")
        self._page = ReplayPage(lambda: go(("games",)), self._stepped)
        self._usual = (w.HTML(spoken()), self._said)
        self.widget: ipywidgets.Widget = w.VBox(self._usual, classes="elfen-app elfen-learn")

    def open(self, rest: Address) -> None:
        """Show the game that the address holds, or say why not."""
        self._said.value, self._packed = Html(), ""
        packed, step = (*rest, "", "")[:2]
        try:
            table = Table.from_record(unpack(packed))
        except RecordError as error:
            self._refuse(refusals.record_error(error))
            return
        except ValueError:
            self._refuse(t("handed-broken"))
            return
        if not table.game.over:
            self._refuse(t("handed-unfinished"))
            return
        self._packed = packed
        self.widget.children = (*self._usual, self._page.part)
        self._page.show(table, step_of(step))

    def leave(self) -> None:
        """Nothing is played through while another place is shown."""
        self._page.close()

    def _refuse(self, sentence: str) -> None:
        self._page.close()
        self._note((REPLAY,))
        self.widget.children = self._usual
        self._said.value = notice(sentence)

    def _stepped(self, step: int) -> None:
        if self._packed:
            self._note((REPLAY, self._packed, *step_in(step)))
