"""The place of the game: its front, the table, and the review of a game that is over."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from elfenwidgets.play import library
from elfenwidgets.play.packed_game import pack
from elfenwidgets.play.table import Table, rematch
from elfenwidgets.rules.record.header import RecordError
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.home.front import FOLDS, Front
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import button
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.html_parts import spoken
from elfenwidgets.ui.kit.place import Address, Go, HomePlace
from elfenwidgets.ui.kit.sharing import REPLAY, Link, Sharing, position_link
from elfenwidgets.ui.phrases import keeping, refusals
from elfenwidgets.ui.table.device_seats import DeviceSeats
from elfenwidgets.ui.table.screen import TableScreen

if TYPE_CHECKING:
    from elfenwidgets.ui.pages.game_review import GameReview

REVIEW, COACH = "review", "coach"


class Play(HomePlace):
    """The place of the game.

    ``#play`` is the front, ``#play/<game>`` a saved game, ``#play/<game>/review`` its review;
    ``#play/coach`` begins a game at which somebody new is helped.

    What is visible follows from the widget's class: ``elfen-at-start``, ``-table``, ``-curtain``,
    ``-devices``, ``-end`` or ``-aside``; the canvases stay where they are.
    """

    def __init__(self, go: Go, note: Go) -> None:
        self._go, self._note = go, note
        self._guard = Guard(self._fault)
        self._place = self._wanted = ""
        self._shown: tuple[object, ...] = ()
        self._save: library.Save | None = None
        board = BoardWidget(self._guard.passing)
        self.screen = TableScreen(board, self._guard, self._appear)
        self._front = Front(self._guard, self.begin, go)
        self._devices = DeviceSeats(
            self._guard, lambda: self._appear(self._wanted), self.screen.reseat
        )
        self._review: GameReview | None = None
        made = partial(button, self._guard)
        look_back = made(t("gamereview-open"), self._open_review, "elfen-look-back")
        again = made(t("rematch"), self._rematch, "elfen-main elfen-rematch")
        self._leave = made(t("leave"), lambda: go(("play",)), "elfen-leave")
        self._back = made(t("gamereview-close"), self._close_review, "elfen-back")
        self._aside = w.Box(classes="elfen-aside")
        self._share = Sharing(self._guard, self._links)
        sheet = w.Box([board.board], classes="elfen-board-box")
        self.widget = w.Box(
            [
                w.HTML(spoken()),
                w.Box([self._front.box], classes="elfen-start-box"),
                w.Box(
                    [sheet, board.rack, self.screen.hand, self._share.button, self._share.box],
                    classes="elfen-left",
                ),
                *self.screen.parts,
                look_back,
                again,
                self._leave,
                self._devices.button,
                self._devices.box,
                self._aside,
            ],
            classes="elfen-app",
        )

    @property
    def game(self) -> str:
        """What the game on the table is called in an address; nothing while there is none."""
        here = self._save is not None and self.screen.table is not None
        return self._save.id if here and self._save else ""

    def _links(self) -> Sequence[Link]:
        """What of the table can be handed on: nothing that who looks at it does not know."""
        table = self.screen.table
        if table is None or table.hot_seat.awaited is not None:
            return ()
        packed = pack(table.game.record()) if table.game.over else None
        return (("replay", f"#{REPLAY}/{packed}"),) if packed else position_link(table.view)

    def open(self, rest: Address) -> None:
        """Show the front, or the game that the address names."""
        match rest:
            case ():
                self._to_front()
            case (fold,) if fold in FOLDS:
                self._to_front(fold)
            case (name,) if name == COACH:
                self._begin_coached()
            case (game, *more) if more in ([], [REVIEW]):
                self._to_game(game, more == [REVIEW])
            case _:
                self._turn_away(t("home-nowhere"))

    def leave(self) -> None:
        """Nobody plays while another place is shown, and nobody's hand lies open."""
        self._front.remember()
        self._stop_looking_back()
        self.screen.pause()

    def _to_front(self, fold: str = "", sentence: str = "") -> None:
        """A game on the table stays in the library."""
        self._stop_looking_back()
        self.screen.close()
        self._front.show(fold, sentence)
        self._appear("start")

    def _turn_away(self, sentence: str) -> None:
        self._note(("play",))
        self._to_front(sentence=sentence)

    def _to_game(self, game: str, review: bool) -> None:
        if game != self.game and not self._fetch(game):
            return
        self._stop_looking_back()
        table = self.screen.table
        if review and table is not None and table.game.over:
            self._look(table)
            return
        if review:
            self._note(("play", game))
        self.screen.resume()

    def _fetch(self, game: str) -> bool:
        """Bring a saved game to the table; False: the front says why not."""
        save = library.Save(game)
        try:
            self._sit(Table.from_record(save.read()), save)
            self._devices.wait()
        except library.Missing:
            self._turn_away(t("home-no-game"))
            return False
        except OSError as error:
            self._turn_away(keeping.unread(error))
            return False
        except RecordError as error:
            self._turn_away(t("start-broken-save", sentence=refusals.record_error(error)))
            return False
        except ValueError:
            self._turn_away(t("library-unreadable"))
            return False
        return True

    def begin(self, table: Table, save: library.Save, before: str = "") -> None:
        """A new game: it has an address as soon as it is saved.

        With a game that was played ``before`` by the same people their devices come along.

        Not beside one that is going on: that is the second press on a button that is gone.
        """
        if self.screen.table is not None and not self.screen.table.game.over:
            return
        self._sit(table, save)
        if before:
            self._devices.follow(before)
        else:
            self._devices.begin()
        self._go(("play", self.game))

    def _begin_coached(self) -> None:
        self.screen.close()
        self._sit(self._front.coach_table(), library.Save.new())
        self._devices.begin()
        self._note(("play", self.game))
        self.screen.resume()

    def _sit(self, table: Table, save: library.Save) -> None:
        self._save = save
        self._devices.enter(table, save.id)
        self.screen.open(table, save)

    def _rematch(self) -> None:
        table = self.screen.table
        if table is not None and table.game.over:
            again, before = rematch(table, secrets.randbelow(2**32)), self.game
            again.arrange(table.company.seating)
            self.begin(again, library.Save.new(), before)

    def _open_review(self) -> None:
        self._go(("play", self.game, REVIEW))

    def _close_review(self) -> None:
        self._go(("play", self.game))

    def _look(self, table: Table) -> None:
        if self._review is None:
            from elfenwidgets.ui.pages.game_review import GameReview  # most games end without it

            self._review = GameReview()
        alone = table.company.people[0] if len(table.company.people) == 1 else None
        self._review.show(table.game.record(), own=alone)
        self._aside.children = [self._back, self._review.box]
        self._appear("aside")

    def _stop_looking_back(self) -> None:
        self._aside.children = []
        if self._review is not None:
            self._review.close()

    def _appear(self, place: str) -> None:
        self._wanted = place
        if place in ("table", "curtain"):
            self._devices.refresh()
            place = "devices" if self._devices.open else place
        table = self.screen.table
        shown = (self.game, place, None if table is None else table.hot_seat.viewer)
        if shown != self._shown:  # a link says what whoever sat there holds
            self._shown = shown
            self._share.close()
        if place != self._place:
            w.exchange(self.widget, f"elfen-at-{self._place}", f"elfen-at-{place}")
            self._place = place
            self._leave.description = t("end-again" if place == "end" else "leave")

    def _fault(self, file: str) -> None:
        if self._place == "start":
            self._front.show(sentence=t("fault", file=file))
        else:
            self.screen.fault(file)
