"""An activity on the stage of a lesson, from which each kind is made."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence

from elfenwidgets.markup import Html, escape, html
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.engine import why_not
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.gold.rack import DISPLAYED
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.drawing.theme import USUAL_COLORS
from elfenwidgets.ui.kit.sharing import Link, position_link
from elfenwidgets.ui.phrases import refusals, words
from elfenwidgets.ui.phrases.goods import goods
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.phrases.positions import in_words
from elfenwidgets.ui.picking import prompts
from elfenwidgets.ui.picking.hint_ladder import HintLadder
from elfenwidgets.ui.picking.narrowing import Choosing

Tool = tuple[str, str]
"""The name of something that a button does, and what the button says."""


Onward = Callable[[], None]


class Act(ABC):
    """One activity: an ``Activity`` of a session that also says what stands around its board.

    What a kind of activity does not say for itself is quiet. The stage asks for all of this anew
    after whatever the reader does. ``hints`` are the table's own hints, where they are given, and
    ``pause`` the seconds from one thing to the next where they come by themselves. Of an act that
    ``adds`` each press of a tool counts.
    """

    message: Message | None = None
    pause = 2.0
    far = weighs = adds = False
    hints: HintLadder | None = None

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
    def needs_rack(self) -> bool:
        """Whether the counters and the hand below the board matter."""
        view = self.view
        held = view.me is not None and (view.me.hand or view.me.open or view.me.secret)
        return bool(held) or self.needs_display

    @property
    def needs_display(self) -> bool:
        """Whether the counters that lie face up for all matter."""
        return self.view.phase in ("draw_secret", "draw", "keep", *DISPLAYED)

    @property
    def needs_chart(self) -> bool:
        """Whether the chart is what this is about."""
        return False

    @property
    def needs_prices(self) -> bool:
        """Whether what roads cost is of use while something else is asked."""
        return False

    @property
    def onward(self) -> Onward | None:
        """What leads on within the step, before the next one comes; None: nothing does."""
        return None

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

    def messages(self) -> Iterator[Message]:
        """What is told beside the board: the answer to what the reader did, and a hint."""
        if self.message is not None:
            yield self.message
        if self.hints is not None and (hint := self.hints.message) is not None:
            yield hint

    def story(self, now: str) -> Html:
        """What stands above the choices, as HTML; ``now`` is what can be picked now."""
        alt = escape(t("board-alt", turn=self.name, now=now))
        seen = self.view
        sold = "" if seen.gold is None else goods(seen, seen.gold, self.players, market=False)
        return html(
            '<section class="elfen-story">{heading}{sold}'
            '<p class="elfen-what" role="status">{now}</p>'
            '<span class="board-alt elfen-only-read">{alt}</span></section>{in_words}',
            heading=self.heading(),
            sold=sold,
            now=now,
            alt=alt,
            in_words=in_words(self.view, self.players),
        )

    def told(self) -> Html:
        """What stands below the choices, which do not move for it: all messages, as HTML."""
        return Html().join(each.html for each in self.messages())

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

    def play(self, action: Action) -> None:  # noqa: B027
        """Play one of the view's actions."""

    def why_not(self, action: Action) -> Refusal | None:
        """The statement that forbids an action; None where it is only not on offer."""
        return why_not(self.state, action)

    def refuse(self, action: Action, refusal: Refusal) -> None:
        """Say why an action that the reader asked about is forbidden."""
        self.message = Message(refusals.refusal(refusal, self.players))

    def touch(self, target: Target) -> bool:
        """Answer a click by itself; False: it is a pick like any other."""
        return False

    def use(self, tool: str) -> None:  # noqa: B027
        """Do what the tool or the offer of this name does."""

    def undo(self) -> None:
        """Take back the last move; where there is none, look one step back."""
        self.back()

    def leave(self) -> None:  # noqa: B027
        """Another activity comes: stop what runs by itself."""

    def back(self) -> None:  # noqa: B027
        """Look one step back, where there is nothing to choose."""

    def forth(self) -> None:  # noqa: B027
        """Go on, where there is nothing to choose."""


def seated(seats: int, reader: int | None) -> tuple[Player, ...]:
    """The players of so many seats: the reader in one of them, and the course's bots."""
    others = iter((t("bot-1"), t("bot-2"), t("bot-3")))
    return tuple(
        words.reader(color)
        if seat == reader
        else Player(next(others, t("start-seat", n=seat + 1)), color)
        for seat, color in enumerate(USUAL_COLORS[:seats])
    )
