"""The form that sets up a table: who plays, and by which rules."""

import secrets
from collections.abc import Callable
from typing import Any

from elfenwidgets.markup import Html, html
from elfenwidgets.play import library
from elfenwidgets.play.bots import bots
from elfenwidgets.play.game import Game
from elfenwidgets.play.library import DEVICE, Sitting
from elfenwidgets.play.table import Table
from elfenwidgets.rules.engine import HALF_SEATS, SEATS
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record.header import RecordError
from elfenwidgets.runtime import in_browser
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Files, button, upload
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases import refusals, words
from elfenwidgets.ui.phrases.message import notice
from elfenwidgets.ui.table.rules_form import RulesForm
from elfenwidgets.ui.table.seat_form import SeatRows, whole_letters

BY_LOT = -1
LONGEST_SEED = 100

Begin = Callable[[Table, library.Save], None]


class Unready(Exception):
    """The form cannot be taken as it is; the text says what to do."""


class StartForm:
    """The form that sets up a table; ``begin`` is called with the table and its save file.

    Who sat there the last time sits there again; ``friends`` are remembered by themselves.
    """

    def __init__(self, guard: Guard, begin: Begin, friends: bool = False) -> None:
        self._guard = guard
        self._begin = begin
        kept = library.settings()
        self._kept_as = "friends" if friends else "seats"
        seats = SeatRows(guard, kept.get(self._kept_as), friends)
        self._seats = seats.rows
        self._rules = RulesForm(guard, kept.get("rules"))
        lot = [(t("start-by-lot"), BY_LOT)]
        last = _last(kept.get("begin"))
        self._first = w.Dropdown(
            description=t("start-first"),
            options=lot + [(t("start-seat", n=row.number), row.number - 1) for row in self._seats],
            value=last["first"],
        )
        self._seed = w.Text(
            description=t("start-seed"), placeholder=t("start-seed-hint"), value=last["seed"]
        )
        self._why = w.Dropdown(
            description=t("start-why"),
            options=[(t("start-why-no"), False), (t("start-why-yes"), True)],
            value=last["why"],
        )
        self._message = w.HTML()
        who = w.VBox([seats.box, w.HTML(_about_bots(), classes="elfen-by-rules")])
        more = w.HBox([self._first, self._seed, self._why], classes="elfen-form")
        by_rules = w.VBox([self._rules.box, more], classes="elfen-by-rules")
        fields = w.Box([who, by_rules], classes="elfen-fields")
        start = button(guard, t("start-go"), self._start, "elfen-main")
        load = upload(guard, t("start-load"), self._load, accept=".json")
        foot = w.VBox([self._message, w.HBox([start, load])], classes="elfen-begin")
        welcome = html("<p>{}</p>", t("start-welcome"))
        if in_browser():
            welcome += html('<p class="elfen-quiet">{}</p>', t("share-in-browser"))
        self.box = w.VBox([w.HTML(welcome), fields, foot])
        self.box.add_class("elfen-start")

    def tell(self, sentence: str) -> None:
        """Say what is wrong, and what to do."""
        self._message.value = notice(sentence)

    def _load(self, files: Files) -> None:
        _, content = files[0]
        try:
            self._begin(Table.from_record(content), library.Save.new())
        except RecordError as error:
            self.tell(refusals.record_error(error))

    def _start(self) -> None:
        try:
            table = self._table()
        except Unready as unready:
            self.tell(str(unready))
            return
        self._seed.value = ""  # the next game is another one
        self.remember()
        self._begin(table, library.Save.new())

    def _table(self) -> Table:
        """The table as the form has it.

        Raises:
            Unready: something is missing or does not go together.
        """
        rows = [row for row in self._seats if row.taken]
        if len(rows) < min(SEATS):
            raise Unready(t("start-few"))
        edition = self._rules.edition
        if edition.half is not None and len(rows) != HALF_SEATS:
            raise Unready(t("start-half-two", n=len(rows)))
        players = [Player(row.name, row.color) for row in rows]
        for i, player in enumerate(players):
            for other in players[:i]:
                if other.color == player.color:
                    raise Unready(t("start-same-color", a=other.name, b=player.name))
        first = None
        if self._first.value != BY_LOT:
            if self._seats[self._first.value] not in rows:
                raise Unready(t("start-first-empty"))
            first = rows.index(self._seats[self._first.value])
        typed = whole_letters(self._seed.value.strip()[:LONGEST_SEED])
        number = typed.isascii() and typed.isdecimal()
        seed: int | str = int(typed or secrets.randbelow(2**32)) if number or not typed else typed
        game = Game(edition, players, seed, first)
        bots_at = {i: row.who for i, row in enumerate(rows) if row.who in bots()}
        table = Table.new(game, bots_at, say_why=self._why.value)
        table.arrange({i: Sitting(DEVICE) for i, row in enumerate(rows) if row.who == DEVICE})
        return table

    def look_again(self) -> None:
        """Take what was chosen on the rules' page since, and the house editions made there."""
        self._rules.look_again(library.settings().get("rules"))

    def remember(self) -> None:
        """Keep what was filled in for the next form; where that is forbidden it is lost."""
        try:
            library.keep_setting(self._kept_as, [row.kept() for row in self._seats])
            library.keep_setting("rules", self._rules.kept())
            fields = {"first": self._first, "seed": self._seed, "why": self._why}
            library.keep_setting("begin", {key: box.value for key, box in fields.items()})
        except OSError:
            return


def _last(kept: object) -> dict[str, Any]:
    """How a game was to begin the last time, as far as it makes sense today."""
    usual = {"first": BY_LOT, "seed": "", "why": False}
    given = kept if isinstance(kept, dict) else {}
    known = {key: given[key] for key in usual if type(given.get(key)) is type(usual[key])}
    if known.get("first") not in range(BY_LOT, SEATS.stop - 1):
        known.pop("first", None)
    return usual | known


def _about_bots() -> Html:
    """A sentence on each bot, the weakest first."""
    lines = (
        html("<li><b>{}</b> {}</li>", words.label(t(f"bot-{name}")), t(f"bot-{name}-about"))
        for name in bots()
    )
    return html('<ul class="elfen-about-bots">{}</ul>', Html().join(lines))
