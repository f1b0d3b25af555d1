"""The game that is chosen in the list, and everything that can be done with it."""

import json
import secrets
from collections.abc import Callable

from elfenwidgets.markup import Html, html
from elfenwidgets.play import library
from elfenwidgets.play.table import Table, rematch
from elfenwidgets.rules.record import Record
from elfenwidgets.rules.record.header import SUFFIX, RecordError, read
from elfenwidgets.text import t
from elfenwidgets.ui.games.rows import Travelled, picture
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons, button
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.html_parts import link
from elfenwidgets.ui.kit.place import Go
from elfenwidgets.ui.phrases import keeping, refusals, words
from elfenwidgets.ui.phrases.saved_game import line

LONGEST = 60
"""Letters of a game's own name that can be typed."""


class Chosen:
    """One game of the list, with what can be done with it.

    ``box`` shows the game; ``changed`` is called with a sentence after something was done to it,
    ``refused`` with the one that says why it could not be.
    """

    def __init__(
        self,
        guard: Guard,
        go: Go,
        changed: Callable[[str], None],
        refused: Callable[[str], None],
    ) -> None:
        self._go, self._changed, self._refused = go, changed, refused
        self._game = ""
        self._kind: library.Kind = "unfinished"
        self._head, self._file = (w.Prose() for _ in range(2))
        self._actions = Buttons(guard, self._act, "elfen-game-actions")
        said = t("games-name")
        self._name = w.Text(description=said, placeholder=said, classes="elfen-label-heard")
        rename = button(guard, t("games-rename"), self._rename)
        naming = w.HBox([self._name, rename], classes="elfen-game-name")
        children = [self._head, self._actions.box, naming, self._file]
        self.box = w.VBox(children, classes="elfen-game-chosen")

    def show(
        self, game: library.Listed | library.Broken | None, kind: library.Kind, steps: Travelled
    ) -> None:
        """Show a game of a list; None: none is chosen. A damaged one may be whole inside."""
        self._game = "" if game is None else game.id
        self._kind = kind
        self._file.value = self._head.value = Html()
        w.toggle(self.box, "elfen-open", game is not None)
        if game is None:
            return
        whole = isinstance(game, library.Listed)
        about = _rules(game.id) if whole else html("<p>{}</p>", t("games-broken-chosen"))
        self._head.value = html("<h2>{}</h2>{}{}", line(game), picture(game, steps), about)
        self._name.value = game.name if isinstance(game, library.Listed) else ""
        over = isinstance(game, library.Listed) and game.over
        names = ["open", "replay", "review", "rematch"] if over else ["open", "replay"]
        names = ["restore"] if kind == "deleted" else [*names, "export", "delete"]
        names.append("list")
        said = {
            "list": t("games-list"),
            "open": t("games-look") if over else t("start-resume"),
            "replay": t("games-replay"),
            "review": t("gamereview-open"),
            "rematch": t("rematch"),
            "export": t("games-export"),
            "delete": t("games-delete"),
            "restore": t("games-restore"),
        }
        self._actions.show([(name, said[name]) for name in names])

    def _act(self, name: str) -> None:
        game = self._game
        if not game:
            return
        try:
            match name:
                case "open":
                    self._go(("play", game))
                case "review":
                    self._go(("play", game, "review"))
                case "replay":
                    self._go(("games", game, "replay"))
                case "rematch":
                    self._rematch()
                case "list":
                    more = () if self._kind == "unfinished" else (self._kind,)
                    self._go(("games", *more))
                case "export":
                    self._export(game)
                case "delete":
                    library.delete(game)
                    self._changed(t("games-is-deleted"))
                case "restore":
                    library.bring_back(game)
                    self._changed(t("games-is-back"))
        except OSError as error:
            self._refused(keeping.unkept(error))

    def _export(self, game: str) -> None:
        """Bring the record into the page, hidden things included: only who asks for it gets it."""
        record = self._read(game)
        if record is None:
            return
        text = json.dumps(record, ensure_ascii=False)
        said = t("games-export-ready")
        self._file.value = link(text, "application/json", f"{game}{SUFFIX}", said)

    def table(self) -> Table | None:
        """The table of the game; None where its record cannot be read, and that is said."""
        record = self._read(self._game) if self._game else None
        if record is None:
            return None
        try:
            table = Table.from_record(record)
        except RecordError as error:
            self._refused(refusals.record_error(error))
            return None
        table.arrange(library.Seats(self._game).news() or {})
        return table

    def _rematch(self) -> None:
        """Lead to a new game of the same people by the same rules."""
        table = self.table()
        if table is not None:
            again = rematch(table, secrets.randbelow(2**32))
            self._go(("play", library.import_record(again.game.record())))

    def _read(self, game: str) -> Record | None:
        """The record of a game; None where there is none that can be read, and that is said."""
        try:
            return library.Save(game).read()
        except OSError as error:
            self._refused(keeping.unread(error))
        except (LookupError, ValueError):
            self._refused(t("library-unreadable"))
        return None

    def _rename(self) -> None:
        if not self._game:
            return
        try:
            library.rename(self._game, self._name.value[:LONGEST])
        except OSError as error:
            self._refused(keeping.unkept(error))
        else:
            self._changed("")


def _rules(game: str) -> Html:
    """By which edition a game is played; nothing where its record does not say so."""
    try:
        edition = read(library.Save(game).read()).edition
    except (OSError, LookupError, ValueError):  # pressing something says what is wrong with it
        return Html()
    said = f"{words.label(t('start-edition'))} {words.edition(edition)}"
    return html("<p>{}</p>", said)
