"""A table on a page that is not the host's: the board, what one may know, and no curtain."""

from collections.abc import Callable

import ipywidgets

from elfenwidgets.markup import NOTHING, Html, html
from elfenwidgets.play import library
from elfenwidgets.play.table import Table
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.phrases.message import notice
from elfenwidgets.ui.table.screen import TableScreen


class DevicePage:
    """The page of a device.

    ``screen`` with one table; while there is none, ``tell`` says why.

    ``shown`` is called after the table was shown anew, ``lost`` when the seat is somebody else's
    or in another game; ``more`` stands below the rest.
    """

    def __init__(
        self,
        shown: Callable[[Table], None],
        lost: Callable[[], None],
        *more: ipywidgets.Widget,
    ) -> None:
        self._shown, self._lost = shown, lost
        self._place = ""
        guard = Guard(self._fault)
        board = BoardWidget(guard.passing)
        self.screen = TableScreen(board, guard, self._appear)
        self._said = w.Prose(classes="elfen-told-here")
        sheet = w.Box([board.board], classes="elfen-board-box")
        left = w.Box([sheet, board.rack], classes="elfen-left")
        self.widget: ipywidgets.Widget = ipywidgets.Box(
            [left, *self.screen.parts, *more, self._said]
        )
        self.widget.add_class("elfen-app")
        self.widget.add_class("elfen-device")
        self._appear("said")

    def open(self, game: str, seat: int | None, page: str) -> bool:
        """Show a game to the device that has a seat, or to who looks on; False: that is said."""
        save = library.Save(game)
        try:
            table = Table.from_record(save.read())
        except OSError as error:
            self.tell(keeping.unread(error))
            return False
        except LookupError:
            self.tell(t("share-no-game"))
            return False
        except ValueError:
            self.tell(t("library-unreadable"))
            return False
        self.screen.close()
        table.on_device(seat, page)
        self.screen.open(table, save)
        return True

    def tell(self, sentence: str, more: Html = NOTHING, alarm: bool = True) -> None:
        """Take the table away, and say a sentence in its place; ``more`` is HTML."""
        self.screen.close()
        self._said.value = html("<h1>{}</h1>{}{}", t("start-title"), notice(sentence, alarm), more)
        self._appear("said")

    def _appear(self, place: str) -> None:
        table = self.screen.table
        if place != "said" and table is not None and table.company.lost:
            self.screen.close()
            self._lost()
            return
        if place != self._place:
            w.exchange(self.widget, f"elfen-at-{self._place}", f"elfen-at-{place}")
            self._place = place
        if table is not None:
            self._shown(table)

    def _fault(self, file: str) -> None:
        if self.screen.table is None:
            self.tell(t("fault", file=file))
        else:
            self.screen.fault(file)
