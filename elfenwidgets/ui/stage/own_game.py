"""A game on the stage: the reader's own, or one to try a phase in."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from html import escape
from typing import Any

from elfenwidgets.lessons.own_game import PHASES, READER, Scene, reached
from elfenwidgets.play.game import Event
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking.hint_ladder import HintLadder
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.prompts import prices
from elfenwidgets.ui.stage.act import Act, Tool

LINES = 6


class TableAct(Act):
    """One phase of a game against bots.

    ``open`` gives the scene, anew whenever one begins; ``move`` plays in the own game, or gives
    None when that has gone on elsewhere; ``refused`` is told the statement that refused something.
    With ``deal``, the game can be dealt here, unless it has gone on elsewhere.
    """

    def __init__(
        self,
        phase: str,
        open: Callable[[], Scene],
        move: Callable[[Action], list[Event] | None],
        refused: Callable[[str], None],
        deal: Callable[[], bool] | None = None,
    ) -> None:
        self._phase, self._open, self._move, self._refused = phase, open, move, refused
        self._deal = deal
        self.hints: HintLadder = HintLadder()
        self._begin()

    def _begin(self) -> None:
        self.scene = self._open()
        self.hints.leave()
        self._events: list[Mapping[str, Any]] = []

    @property
    def state(self) -> State:
        """The whole truth of what is shown."""
        return self.scene.table.game.state

    @property
    def view(self) -> View:
        """What the reader sees; nothing is chosen where cards are dealt or the phase is over."""
        seen = self.scene.table.game.view(READER)
        return replace(seen, actions=()) if self.done or self._deal is not None else seen

    @property
    def players(self) -> tuple[Player, ...]:
        """The reader and the bots."""
        return tuple(
            words.reader(player.color) if seat == READER else player
            for seat, player in enumerate(self.scene.table.game.players)
        )

    @property
    def done(self) -> bool:
        """Whether the phase is played out."""
        if self._phase == "deal":
            return self.scene.own
        return PHASES.index(reached(self.scene.table.game)) > PHASES.index(self._phase)

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """What can be chosen, with its price, or what a hint points at."""
        return Marks(
            self.hints.glow(choosing),
            frozenset(choosing.picks),
            focus,
            prices(self.view, choosing),
            solid=self.hints.journey(self.view),
        )

    def heading(self) -> str:
        """Whose game this is, the phase, and what happened last."""
        lines = "".join(
            f"<li>{escape(words.event(event, self.players))}</li>"
            for event in self._events[: -LINES - 1 : -1]
        )
        title = t("play-title" if self.scene.own else "free-title")
        done = f'<p class="elfen-told">{self._farewell()}</p>' if self.done else ""
        return (
            f'<p class="elfen-round">{t(f"phase-{self._phase}")}</p><h3>{title}</h3>'
            f'<p class="elfen-goal">{escape(self._about())}</p>{done}'
            + (f'<ol class="elfen-lines">{lines}</ol>' if lines else "")
        )

    def _farewell(self) -> str:
        if not self.scene.own:
            return t("free-done")
        return t("play-done-round" if self._phase == PHASES[-2] else "play-done")

    def _about(self) -> str:
        return say(self.scene.note)

    def tools(self) -> tuple[Tool, ...]:
        """A hint, and to deal or to begin the practice again."""
        help = (("hint", t("hint-button")),) if self.view.actions else ()
        if self._deal is not None:
            return (*help, ("deal", t("play-deal-again" if self.scene.own else "play-deal")))
        return help if self.scene.own else (*help, ("again", t("level-again")))

    def play(self, action: Action) -> None:
        """Play it, and let the bots answer."""
        self.hints.leave()
        table = self.scene.table
        if self.scene.own:
            happened = self._move(action)
            if happened is None:
                self._show_newer()
            else:
                self._events += happened
        else:
            before = len(table.view.log)
            table.play(action)
            while table.game.state.round == 1 and table.bot_turn():
                pass
            self._events += table.view.log[before:]

    def refuse(self, action: Action, refusal: Refusal) -> None:
        """Say why, and remember it for the review."""
        super().refuse(action, refusal)
        self._refused(refusal.rule)

    def use(self, tool: str) -> None:
        """Deal, or begin again."""
        if tool == "deal" and self._deal is not None and not self._deal():
            self._show_newer()
        else:
            self._begin()

    def _show_newer(self) -> None:
        """Begin with what lies there now, for what is shown here is older."""
        self._begin()
        self.message = Message(t("play-elsewhere"))


class FreeAct(TableAct):
    """A phase to be tried as often as one likes; refusals are explained, nothing is kept."""

    def _about(self) -> str:
        return t("free-about")
