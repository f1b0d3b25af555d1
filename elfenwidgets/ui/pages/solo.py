"""The place of the solo game: a deal a day, as many others as one likes, and a first try."""

import re
from datetime import date

from elfenwidgets.play import library
from elfenwidgets.play.coaching.puzzles import parse, today
from elfenwidgets.play.solo import FIRST, Solo
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard, start_log
from elfenwidgets.ui.kit.html_parts import page_head, rules_list
from elfenwidgets.ui.kit.place import Address, Go, HomePlace
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.phrases.message import Message, notice
from elfenwidgets.ui.stage.games.solo import SoloAct
from elfenwidgets.ui.stage.stage import Stage

DAY, ANOTHER, AGAIN = "day", "another", "again"
RULES = 5
"""So many sentences say how one plays alone."""

_KEPT = "solo/"


class SoloPlace(HomePlace):
    """The place of the solo game: one board for all deals, and the rules of playing alone.

    ``#solo`` is today's deal, ``#solo/2026-11-21`` that of a day, ``#solo/7`` the seventh of the
    others, ``#solo/first`` the first try.
    """

    def __init__(self, go: Go, note: Go) -> None:
        start_log()
        self._note = note
        self._guard = Guard(lambda file: self.stage.tell(Message(t("fault", file=file))))
        self.stage = Stage(self._guard, lambda: None)
        self._seed, self._trouble = "", ""
        self._head = w.Prose()
        self._deals = Buttons(self._guard, self._turn_to, "elfen-ways")
        rules = rules_list(t("solo-rules"), (t(f"solo-rule-{n}") for n in range(1, RULES + 1)))
        children = [self._head, self._deals.box, self.stage.box, w.Prose(rules)]
        self.widget = w.Box(children, classes="elfen-app elfen-learn elfen-puzzling")

    def open(self, rest: Address) -> None:
        """Show the deal that the address names, or else today's."""
        match rest:
            case ():
                self._show(today().isoformat())
            case (name,) if (
                name == FIRST
                or isinstance(parse(rest), date)
                or re.fullmatch("[1-9][0-9]{0,3}", name, re.ASCII)
            ):
                self._show(name)
            case _:
                self._note(("solo",))
                self._show(today().isoformat(), t("solo-nowhere"))

    def _show(self, seed: str, sentence: str = "") -> None:
        """Show a deal, as far as it was played; and say something above it."""
        self._trouble = sentence
        kept = library.settings().get(_KEPT + seed)
        lines = kept if isinstance(kept, list) else []
        self._enter(Solo(seed, (line for line in lines if isinstance(line, str))))

    def _enter(self, game: Solo) -> None:
        self._seed = game.seed
        self.stage.enter(SoloAct(game, self._kicker(), self._keep))
        self._write()

    def _kicker(self) -> str:
        if self._seed == FIRST:
            return t("solo-first")
        if self._seed.isdecimal():
            return t("solo-deal", n=int(self._seed))
        return t("solo-day", date=date.fromisoformat(self._seed))

    def _keep(self, game: Solo) -> None:
        """Remember how far a deal was played; the first try begins anew each time."""
        if game.seed != FIRST:
            try:
                library.keep_setting(_KEPT + game.seed, game.played)
            except OSError as error:
                self._trouble = keeping.unkept(error)
        self._write()

    def _write(self) -> None:
        """Write what stands above the board."""
        trouble = notice(self._trouble)
        self._head.value = page_head(t("place-solo"), t("solo-about")) + trouble
        ways = [(FIRST, t("solo-first")), (DAY, t("solo-today")), (ANOTHER, t("solo-another"))]
        at = {FIRST: FIRST, today().isoformat(): DAY}.get(self._seed)
        again = [(AGAIN, t("level-again"))] if self._seed == FIRST else []
        self._deals.show([*ways, *again], at)

    def _turn_to(self, name: str) -> None:
        seed = {DAY: today().isoformat(), ANOTHER: _new(), AGAIN: FIRST}.get(name, name)
        self._show(seed)
        self._note(("solo", seed))


def _new() -> str:
    """The first deal by number that was not begun."""
    kept = library.settings()
    return next(str(n) for n in range(1, len(kept) + 2) if f"{_KEPT}{n}" not in kept)
