"""The place of one's games: lists by page, and the one that is chosen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import ipywidgets

from elfenwidgets.lessons.learned.progress import sound
from elfenwidgets.markup import Html, escape, html
from elfenwidgets.play import library
from elfenwidgets.play.table import Table
from elfenwidgets.rules.record.header import RecordError
from elfenwidgets.text import t
from elfenwidgets.ui.games.chosen import Chosen
from elfenwidgets.ui.games.files import results_csv
from elfenwidgets.ui.games.rows import rows
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons, Files, button, upload
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.html_parts import link
from elfenwidgets.ui.kit.place import Address, Go, HomePlace, step_in, step_of
from elfenwidgets.ui.phrases import keeping, refusals
from elfenwidgets.ui.phrases.message import notice

if TYPE_CHECKING:
    from elfenwidgets.ui.games.statistics import Statistics
    from elfenwidgets.ui.pages.replay import ReplayPage

PAGE = 20
"""Games of one page of a list."""

EARLIER, LATER = "earlier", "later"

REPLAY, STATISTICS = "replay", "statistics"


class Games(HomePlace):
    """The place of one's own games.

    ``#games`` are the unfinished ones, or if there are none the finished ones, ``#games/finished``
    and ``#games/deleted`` the others,
    ``#games/<game>`` has one chosen, ``#games/<game>/replay`` plays it through again;
    ``#games/statistics`` tells of the people who play.
    """

    def __init__(self, go: Go, note: Go) -> None:
        self._go, self._note = go, note
        self._replay: ReplayPage | None = None
        self._statistics: Statistics | None = None
        self._guard = Guard(lambda file: self._say(t("fault", file=file)))
        self._kind: library.Kind = "unfinished"
        self._first = 0
        self._game = ""
        head = w.Prose(html("<h1>{}</h1>", t("place-games")))
        self._kinds = Buttons(self._guard, self._turn_to, "elfen-tabs")
        self._ways = Buttons(self._guard, self._turn_page, "elfen-tabs")
        self._none, self._notice, self._file = (w.Prose() for _ in range(3))
        self._rows = w.Prose()
        self._chosen = Chosen(self._guard, go, self._changed, self._say)
        guard = self._guard
        bring = upload(
            guard, t("games-import"), self._import, "elfen-import", accept=".json", multiple=True
        )
        results = button(guard, t("games-results"), self._results, "elfen-results")
        count = button(guard, t("statistics"), partial(go, ("games", STATISTICS)), "elfen-results")
        more = w.HBox([bring, results, count], classes="elfen-games-more")
        self._broken = w.Prose()
        lists = [self._kinds.box, self._none, self._rows, self._ways.box]
        lists += [more, self._file, self._broken]
        listed = w.VBox(lists, classes="elfen-game-lists")
        self._usual = (head, self._notice, self._chosen.box, listed)
        self.widget = w.VBox(self._usual, classes="elfen-app elfen-learn elfen-my-games")

    def open(self, rest: Address) -> None:
        """Show the list, or the game, that the address names."""
        self._notice.value, self._file.value = Html(), Html()
        self._first, self._game, replay = 0, "", False
        self._stop_aside()
        match rest:
            case ():
                self._kind = _first_kind()
            case (kind,) if kind in library.KINDS:
                self._kind = next(each for each in library.KINDS if each == kind)
            case (name,) if name == STATISTICS:
                self._count()
                return
            case (game, *more) if more[:1] in ([], [REPLAY]) and len(more) < 3:
                self._game = game
                replay = bool(more)
            case _:
                self._note(("games",))
        self._write()
        if replay and self._game:
            self._play_through(self._game, step_of(rest[-1]))

    def leave(self) -> None:
        """Nothing is played through while another place is shown."""
        self._stop_aside()

    def _stop_aside(self) -> None:
        """Show the lists, and the game that is chosen."""
        if self._replay is not None:
            self._replay.close()
        self.widget.children = self._usual
        self.widget.remove_class("elfen-games-wide")

    def _show_aside(self, part: ipywidgets.Widget) -> None:
        """Show something in place of the lists."""
        self.widget.children = (self._notice, part)
        self.widget.add_class("elfen-games-wide")

    def _count(self) -> None:
        if self._statistics is None:
            from elfenwidgets.ui.games.statistics import Statistics  # most visits end without it

            self._statistics = Statistics(self._guard, lambda: self._go(("games", "finished")))
        try:
            self._statistics.show()
        except OSError as error:
            self._say(keeping.unread(error))
            self._write()
        else:
            self._show_aside(self._statistics.box)

    def _play_through(self, game: str, step: int) -> None:
        table = self._chosen.table()
        if table is None:
            self._note(("games", game))
            return
        if self._replay is None:
            from elfenwidgets.ui.pages.replay import ReplayPage  # most visits end without it

            self._replay = ReplayPage(lambda: self._go(("games", self._game)), self._stepped)
        self._replay.show(table, step)
        self._show_aside(self._replay.box)

    def _stepped(self, step: int) -> None:
        self._note(("games", self._game, REPLAY, *step_in(step)))

    def _write(self) -> None:
        """Write the whole page: the only writer."""
        try:
            game = library.listed(self._game) if self._game else None
            if self._game and game is None:
                self._game = ""
                self._note(("games",))
                self._say(t("home-no-game"))
            if game is not None:
                self._kind = library.kind_of(self._game)
            counts = {kind: library.count_games(kind) for kind in library.KINDS}
            self._first = max(0, min(self._first, (counts[self._kind] - 1) // PAGE * PAGE))
            games = library.games(self._kind, self._first, PAGE)
            shown = games if game is None else [game]
            steps = library.travelled([each.id for each in shown])
            self._broken.value = _damaged(library.broken(sound))
        except OSError as error:
            game, games, steps, counts = None, [], {}, dict.fromkeys(library.KINDS, 0)
            self._say(keeping.unread(error))
        kinds = [(kind, t(f"games-{kind}", n=counts[kind])) for kind in library.KINDS]
        self._kinds.show(kinds, self._kind)
        self._rows.value = rows(games, steps) if game is None else Html()
        self._none.value = Html() if games else html("<p>{}</p>", t(f"games-none-{self._kind}"))
        self._ways.show(self._pages(counts[self._kind]))
        self._chosen.show(game, self._kind, steps)
        w.toggle(self.widget, "elfen-with-one-chosen", game is not None)

    def _pages(self, count: int) -> list[tuple[str, str]]:
        ways = []
        if self._first:
            ways.append((LATER, t("games-later")))
        if self._first + PAGE < count:
            ways.append((EARLIER, t("games-earlier")))
        return ways

    def _turn_to(self, kind: str) -> None:
        self._note(("games",) if kind == "unfinished" else ("games", kind))
        self.open((kind,))

    def _turn_page(self, way: str) -> None:
        self._first += PAGE if way == EARLIER else -PAGE
        self._game = ""
        self._write()

    def _changed(self, sentence: str) -> None:
        self._notice.value = html('<p role="status">{}</p>', sentence) if sentence else Html()
        self._write()

    def _say(self, sentence: str) -> None:
        self._notice.value = notice(sentence)

    def _import(self, files: Files) -> None:
        """Add the records in the files; each that cannot be read is told of."""
        added, refused = 0, []
        for file, content in files:
            try:
                library.import_record(Table.from_record(content).game.record())
                added += 1
            except RecordError as error:
                said = refusals.record_error(error)
                refused.append(t("games-refused", file=file, sentence=said))
            except OSError as error:
                refused.append(keeping.unkept(error))
                break
        if added:
            self._first, self._game = 0, ""
        self._changed(t("games-added", n=added) if added else "")
        self._notice.value += Html().join(notice(sentence) for sentence in refused)

    def _results(self) -> None:
        try:
            text = results_csv()
        except OSError as error:
            self._say(keeping.unread(error))
            return
        self._file.value = link(text, "text/csv", "elfenland.csv", t("games-results-ready"))


def _first_kind() -> library.Kind:
    """The list to begin with: there may be no game that is not over."""
    try:
        over = not library.count_games("unfinished") and library.count_games("finished")
    except OSError:  # said where the page is written
        return "unfinished"
    return "finished" if over else "unfinished"


def _damaged(rows: list[library.Broken]) -> Html:
    """The damaged rows, as HTML; of none nothing."""
    if not rows:
        return Html()
    items = Html().join(
        html("<li>{}</li>", t(f"games-broken-{row.table}", id=row.id)) for row in rows[:PAGE]
    )
    about = escape(t("games-broken-about", n=len(rows)))
    return html('<p class="elfen-quiet">{}</p><ul class="elfen-quiet">{}</ul>', about, items)
