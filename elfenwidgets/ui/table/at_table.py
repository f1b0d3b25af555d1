"""The game at the table as an activity: what its session may play, ask and take back."""

import time
from collections.abc import Callable, Iterator
from typing import Any

from elfenwidgets.play.bots.choice import Choice
from elfenwidgets.play.coaching.coach import COACHED
from elfenwidgets.play.guests import is_guest
from elfenwidgets.play.notes import meta
from elfenwidgets.play.since import as_it_was
from elfenwidgets.play.table import Table
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import OWN, SEEN, Target
from elfenwidgets.ui.kit import preferences
from elfenwidgets.ui.phrases import keeping, refusals, words
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.phrases.names import faces
from elfenwidgets.ui.phrases.saved_game import when
from elfenwidgets.ui.picking import prompts
from elfenwidgets.ui.picking.activity import Activity
from elfenwidgets.ui.picking.hint_ladder import HintLadder
from elfenwidgets.ui.picking.narrowing import Choosing

LONG = 600.0
"""Seconds after which whoever waits for a device is told since when."""


class AtTable(Activity):
    """What the person at the screen does at a table; ``stop`` is called before an undo."""

    far = True

    def __init__(self, table: Table, stop: Callable[[], None]) -> None:
        self.table = table
        self.weighs = preferences.PREVIEW.chosen == preferences.TOWNS
        self.hints: HintLadder = HintLadder()
        self._stop = stop
        self._knows = False  # that a bot had too little time
        self._seen: int | None = None
        self.then: int | None = None
        """The event after which the board is shown again, as it was; None: as it is."""

    @property
    def faces(self) -> dict[int, int]:
        """The faces of the bots, by seat."""
        players = self.table.game.players
        return faces({seat: players[seat].name for seat in sorted(self.table.company.bots)})

    @property
    def bots_turn(self) -> bool:
        """Whether it is a bot's turn."""
        return self.table.turn in self.table.company.bots

    @property
    def view(self) -> View | None:
        """What is on the screen; None behind the curtain."""
        if self.table.hot_seat.awaited is not None:
            return None
        now = self.table.view
        return now if self.then is None else as_it_was(self.table.game, now.seat, self.then)

    def look_at(self, line: str) -> None:
        """Show the board as it was when that line of the log was written, as a page names it."""
        number = line.removeprefix("log:")
        if number.isdecimal() and int(number) < len(self.table.view.log):
            self.hints.leave()
            self.message, self.then = None, int(number)

    @property
    def coached(self) -> bool:
        """Whether somebody new plays here, who is told what the first round left out."""
        return meta(self.table.game.more).get(COACHED) is True

    @property
    def hides(self) -> bool:
        """Whether there is anybody here to hide one's things from."""
        return self.table.hot_seat.shared and not self.table.game.over

    @property
    def may_undo(self) -> bool:
        """Whether whoever looks at the screen may take a move of their own back.

        Behind the curtain, and where all look on, that is whoever says that it was theirs.
        """
        undoer = self.table.may_undo
        hot_seat = self.table.hot_seat
        nobody = hot_seat.awaited is not None or hot_seat.open
        return undoer is not None and (undoer == hot_seat.viewer or nobody)

    def tell_of_saving(self) -> None:
        """Say it where the game could not be saved, or another page was quicker.

        What was told before an action is past; but that a bot had too little time is told once,
        until a person plays.
        """
        trouble = self.table.trouble
        self.message = None if trouble is None else Message(keeping.unsaved(trouble))
        if self.message is None and self.table.hurried and not self._knows:
            self.message = Message(t("bots-hurried"), alarm=False)

    def taken_back(self, view: View) -> bool:
        """Whether less has happened than when the news were asked for last."""
        return self._seen is not None and len(view.log) < self._seen

    def news(self, view: View) -> tuple[LogEvent, ...]:
        """What has happened since this was asked last; nothing when it is asked first."""
        seen, self._seen = self._seen, len(view.log)
        return () if seen is None else view.log[seen:]

    def now(self, choosing: Choosing) -> str:
        """What can be done now, or that others play."""
        if self.then is not None:
            return t("log-then")
        turn = self.table.turn
        if turn is not None and turn in self.table.company.elsewhere:
            return self._elsewhere(self.table.game.players[turn].name)
        if self.table.hot_seat.looking:
            if self.table.view.gold is None:
                return t("now-drawn", counter=words.kind(self._drawn("draw_secret")["counter"]))
            card = self._drawn("take").get("card")  # gold alone may have been left in the deck
            return t("now-drawn-card", card=words.kind(card or "gold"))
        return prompts.now(self.table.view, choosing, self.hints.glow(choosing))

    def _elsewhere(self, name: str) -> str:
        """Who plays on a device, and how long ago somebody acted where that is not just now."""
        said, since = t("share-playing", name=name), self.table.since
        if since is None or time.time() - since < LONG:
            return said
        return f"{said} {t('share-last-move', when=when(since))}"

    def _drawn(self, kind: str) -> dict[str, Any]:
        """The event of that ``kind`` in which whoever looks at the screen has drawn a thing."""
        log, viewer = self.table.view.log, self.table.hot_seat.viewer
        drawn: Iterator[dict[str, Any]] = (dict(event) for event in reversed(log))
        return next(e for e in drawn if e["e"] == kind and e["seat"] == viewer)

    def touch(self, target: Target) -> bool:
        """Who has seen the counter that was drawn says so; every other pick is the game's.

        But for that of who wants to look at what is theirs before an open turn.
        """
        if self.then is not None:
            self.then = None
            return True
        turn = self.table.turn
        if target == OWN and self.table.hot_seat.open and turn is not None:
            self.table.hot_seat.sit_down(turn)
            return True
        if target != SEEN or not self.table.hot_seat.looking:
            return False
        self.table.hot_seat.end_look()
        self.tell_of_saving()
        return True

    def play(self, action: Action) -> None:
        """Play one of the actions on offer."""
        self.hints.leave()
        self._knows = self.table.hurried
        self.table.play(action)
        self.tell_of_saving()

    def play_choice(self, choice: Choice) -> bool:
        """Play what a bot has chosen; False: another page was quicker."""
        first = self.table.play_choice(choice)
        self.tell_of_saving()
        return first

    def why_not(self, action: Action) -> Refusal | None:
        """The statement that forbids an action."""
        return self.table.game.why_not(action)

    def refuse(self, action: Action, refusal: Refusal) -> None:
        """Say a refusal, and remember it for the review of the lessons."""
        self.message = Message(refusals.refusal(refusal, self.table.game.players))
        if is_guest():
            return
        from elfenwidgets.ui.kit.saved_progress import Memory  # the course, not loaded for a game

        Memory().change(lambda progress: progress.note_refusal(refusal.rule))

    def undo(self) -> None:
        """Take the last move back, where that is allowed; else say so.

        From the board as it was this leads back to the board as it is.
        """
        if self.then is not None:
            self.then = None
            return
        if not self.may_undo:
            self.message = Message(t("undo-nothing"), alarm=False)
            return
        self._stop()
        self.hints.leave()
        self.table.undo()
        self.tell_of_saving()

    def forth(self) -> None:
        """There is nothing to step through but a look at what was drawn."""
        self.touch(SEEN)
