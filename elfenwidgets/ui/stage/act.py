"""An activity on the stage of a lesson, from which each kind is made."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import Literal

from elfenwidgets.markup import Html, html
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.engine import why_not
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.rack.places import DISPLAYED
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.drawing.theme import USUAL_COLORS
from elfenwidgets.ui.kit.sharing import Link, position_link
from elfenwidgets.ui.phrases import refusals, words
from elfenwidgets.ui.phrases.goods import goods
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.phrases.positions import in_words
from elfenwidgets.ui.picking import prompts
from elfenwidgets.ui.picking.activity import Activity
from elfenwidgets.ui.picking.narrowing import Choosing

Tool = tuple[str, str]
"""The name of something that a button does, and what the button says."""

Onward = Callable[[], None]

Part = Literal["rack", "display", "chart", "prices"]
"""What lies beside a board: cards and counters, those of them that lie face up for all, and what
roads cost, as a chart to be opened or in the room that is left."""


class Act(Activity, ABC):
    """An activity on a stage: it also says what stands around its board.

    What a kind of activity does not say for itself is quiet. The stage asks for all of this anew
    after whatever the reader does. ``pause`` are the seconds from one thing to the next where they
    come by themselves. Of an act that ``adds`` each press of a tool counts.
    """

    pause = 2.0
    adds = False

    @property
    @abstractmethod
    def view(self) -> View:
        """What is on the board and the rack, and the actions that can be chosen."""

    @property
    @abstractmethod
    def state(self) -> State:
        """The whole truth of what is shown, for a class that looks into all hands."""

    @property
    def finished(self) -> bool:
        """Whether nothing is left to do here: it is time to go on."""
        return False

    @property
    def holds(self) -> bool:
        """Whether nothing comes after it as long as it is not finished."""
        return False

    @property
    def onward(self) -> Onward | None:
        """What leads on within the step, before the next one comes; None: nothing does."""
        return None

    @property
    def needs(self) -> frozenset[Part]:
        """What of the parts beside the board matters: by itself, what there is to look at."""
        view = self.view
        return lying(view, view.phase in ("keep", *DISPLAYED))

    @property
    def name(self) -> str:
        """What the board shows, for whoever does not see it."""
        return t("lesson-board")

    @property
    def players(self) -> tuple[Player, ...]:
        """Those who play, by seat: the reader, and others by the names of the course's bots."""
        return seated(len(self.view.seats), self.view.seat)

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """What is pointed out."""
        return Marks(frozenset(), choosing.picks, focus)

    @abstractmethod
    def heading(self) -> Html:
        """The title and what is to be done, as HTML."""

    def now(self, choosing: Choosing) -> str:
        """What can be picked now, in a sentence; nothing where there is nothing to pick."""
        if not choosing.actions:
            return ""
        return prompts.now(self.view, choosing, self.marks(choosing, None).legal)

    def news(self) -> Html:
        """What others did since the reader acted, as HTML."""
        return Html()

    def links(self) -> Sequence[Link]:
        """What of it can be handed on: the position, hidden things dealt anew."""
        return position_link(self.view)

    def offers(self) -> tuple[Tool, ...]:
        """Moves that the rules refuse, to be tried; the names are numbers."""
        return ()

    def tools(self) -> tuple[Tool, ...]:
        """What else can be done."""
        return ()

    def idle(self) -> Collection[str]:
        """Names of tools that cannot be used now, and keep their place."""
        return ()

    @property
    def answers_undo(self) -> bool:
        """As its button: one that is dimmed takes no hint away, and no pick."""
        return "undo" not in self.idle()

    def use(self, tool: str) -> None:
        """Do what the tool or the offer of this name does."""

    def why_not(self, action: Action) -> Refusal | None:
        """The statement that forbids an action; None where it is only not on offer."""
        return why_not(self.state, action)

    def refuse(self, action: Action, refusal: Refusal) -> None:
        """Say why an action that the reader asked about is forbidden."""
        self.message = Message(refusals.refusal(refusal, self.players))

    def leave(self) -> None:
        """Another activity comes: stop what runs by itself."""


def lying(view: View, display: bool) -> frozenset[Part]:
    """What lies beside the board, with a ``display`` or without."""
    held = view.me is not None and (view.me.hand or view.me.open or view.me.secret)
    if display:
        return frozenset({"rack", "display"})
    return frozenset({"rack"}) if held else frozenset()


def story(act: Act, now: str) -> Html:
    """What stands above the choices, as HTML; ``now`` is what can be picked now."""
    view, players = act.view, act.players
    return html(
        '<section class="elfen-story">{heading}{sold}'
        '<p class="elfen-what" role="status">{now}</p>'
        '<span class="board-alt elfen-only-read">{alt}</span></section>{in_words}',
        heading=act.heading(),
        sold="" if view.gold is None else goods(view, view.gold, players, market=False),
        now=now,
        alt=t("board-alt", turn=act.name, now=now),
        in_words=in_words(view, players),
    )


def answer(act: Act) -> Html:
    """What stands below the choices, which do not move for it: news, an answer and a hint."""
    hint = None if act.hints is None else act.hints.message
    return act.news() + Html().join(each.html for each in (act.message, hint) if each is not None)


def seated(seats: int, reader: int | None) -> tuple[Player, ...]:
    """The players of so many seats: the reader in one of them, and the course's bots."""
    others = iter((t("bot-1"), t("bot-2"), t("bot-3")))
    return tuple(
        words.reader(color)
        if seat == reader
        else Player(next(others, t("start-seat", n=seat + 1)), color)
        for seat, color in enumerate(USUAL_COLORS[:seats])
    )
