"""The front of the play place: a card on the map with three large buttons, the rest folded."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from elfenwidgets.markup import Html
from elfenwidgets.play import library
from elfenwidgets.play.coaching.coach import COACHED
from elfenwidgets.play.game import Game
from elfenwidgets.play.notes import meta
from elfenwidgets.play.table import Table
from elfenwidgets.rules.players import Player
from elfenwidgets.text import language, t
from elfenwidgets.ui.drawing.theme import USUAL_COLORS
from elfenwidgets.ui.first.welcome import fan, title, welcome
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import button
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.place import Go
from elfenwidgets.ui.phrases import keeping, language_choice, words
from elfenwidgets.ui.phrases.message import notice
from elfenwidgets.ui.phrases.names import own_name

if TYPE_CHECKING:
    from elfenwidgets.ui.table.start_form import Begin, StartForm

BOT, EASY = "greedy", "random"
"""Who sits at the table for a game in one press, and for one with a coach."""

FRIENDS = "friends"
FOLDS = (FRIENDS, "new")
"""What unfolds the form: with the seats alone, or with the rules and the seed, too."""


class Front:
    """The front of the game: its start form, and the games to go on with.

    ``box`` is the card; ``begin`` is called with a table and its save.
    """

    def __init__(self, guard: Guard, begin: Begin, go: Go) -> None:
        self._guard, self._begin, self._go = guard, begin, go
        self._form: StartForm | None = None
        self._message = w.HTML(classes="elfen-front-said")
        self._first = self._button(
            t("front-first"), lambda: go(("quick",)), "elfen-main elfen-first-round"
        )
        self._bots = self._button(t("front-bots"), self._against_bots)
        self._on = self._button(t("start-resume"), self._go_on, "elfen-main elfen-go-on")
        self._about = w.HTML()
        self._friends = self._button(
            t("front-friends"), lambda: go(("play", "friends")), "elfen-friends"
        )
        self._another = self._button(t("front-another"), lambda: go(("play", "new")), "elfen-fold")
        self._unfolded = w.Box(classes="elfen-front-form")
        self._speech = w.ToggleButtons(
            options=language_choice.offered(), value=language(), classes="elfen-language"
        )
        self._speech.observe(guard(self._speak), "value")
        self._latest = self._fold = self._unfolds = ""
        self._notices: list[str] = []
        self.box = w.VBox(
            [
                w.HTML(title(), classes="elfen-front-title"),
                self._on,
                self._about,
                self._first,
                self._bots,
                self._friends,
                self._another,
                self._message,
                self._unfolded,
                self._speech,
                w.HTML(fan()),
            ],
            classes="elfen-front",
        )

    def _button(self, said: str, act: Callable[[], None], look: str = "") -> w.Widget:
        return button(self._guard, said, act, f"elfen-large {look}")

    def show(self, fold: str = "", sentence: str = "") -> None:
        """Show the card as it is now, with the form unfolded or not, and a sentence on it."""
        if fold and self._form is not None:
            self._form.look_again()
        if fold and fold != self._unfolds:
            self._unfold(fold)
        self._fold = fold
        now = welcome()
        self._notices = [*(self._notices if fold else []), *keeping.notices()]
        # A game that cannot be fetched may have been told of in the same words.
        said = dict.fromkeys([*self._notices, *filter(None, [sentence, now.trouble])])
        self._message.value = Html().join(notice(each) for each in said)
        for name in FOLDS:
            w.toggle(self.box, f"elfen-for-{name}", name == fold)
        self._unfolded.children = [self._form.box] if fold and self._form else []
        self._latest = now.unfinished[0].id if now.unfinished else ""
        self._about.value = now.about
        self._first.description = now.first or t("front-first")
        for look, has in now.looks.items():
            w.toggle(self.box, look, has)
        w.toggle(self._bots, "elfen-main", now.plain)

    def _go_on(self) -> None:
        if self._latest:
            self._go(("play", self._latest))

    def _against_bots(self) -> None:
        """A game in one press: everything as most people want it the first time."""
        self._begin(_table(BOT), library.Save.new())

    def coach_table(self) -> Table:
        """The table for a whole game against easy bots, at which somebody new is helped."""
        table = _table(EASY)
        table.game.more["meta"] = meta(table.game.more) | {COACHED: True}
        return table

    def _speak(self) -> None:
        """Another language: the place is made anew in it."""
        self.remember()
        language_choice.choose(self._speech.value)
        self._go(("play", self._fold) if self._fold else ("play",))

    def remember(self) -> None:
        """Keep what was filled in: in another language the form is made anew."""
        if self._form is not None:
            self._form.remember()

    def _unfold(self, fold: str) -> None:
        """Make the form, for friends or for whatever may be wanted."""
        from elfenwidgets.ui.table.start_form import StartForm  # most games need no form

        before = self._form
        self.remember()
        self._form = StartForm(self._guard, self._begin, friends=fold == FRIENDS)
        self._unfolds = fold
        if before is not None:
            self._unfolded.children = []
            w.close_all(before.box)


def _table(bot: str) -> Table:
    """The table for a game of one person against two bots."""
    names = (own_name(), t("bot-1"), t("bot-2"))
    players = [Player(*each) for each in zip(names, USUAL_COLORS, strict=False)]
    game = Game(words.proposed_edition(), players, secrets.randbelow(2**32))
    return Table.new(game, {1: bot, 2: bot}, say_why=True)
