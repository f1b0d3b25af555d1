"""The board host: one board, one rack and their buttons, for whatever is done on them."""

from collections.abc import Callable, Collection
from dataclasses import replace

from elfenwidgets.markup import Html, html
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.drawing.marks import look
from elfenwidgets.ui.drawing.moving.motion import MOTION
from elfenwidgets.ui.drawing.wire import wire
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.sharing import Sharing
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.phrases.positions import rack_labels
from elfenwidgets.ui.picking.reach import with_trip
from elfenwidgets.ui.picking.session import Session
from elfenwidgets.ui.screen.controls import Controls
from elfenwidgets.ui.screen.model import ADDS, Choice
from elfenwidgets.ui.screen.of_session import offered, still
from elfenwidgets.ui.stage.act import Act, Tool, answer, story
from elfenwidgets.ui.stage.seat_lines import hands


class Stage:
    """A board that one act at a time is played on; ``box`` is the widget.

    ``changed`` is called after everything that the reader does here. With ``all_hands`` a class
    sees what everybody holds. ``session`` does what mouse and keyboard do, ``press`` what tools do.
    ``side`` is all that stands beside the board.
    """

    def __init__(self, guard: Guard, changed: Callable[[], None]) -> None:
        self._changed = changed
        self.all_hands = False
        self.act: Act | None = None
        self.session = Session(self.refresh, changed)
        self._entered = 0
        self._shown: Act | None = None  # only on a board that is there already can things move
        self._board = BoardWidget(guard.passing)
        self._controls = Controls(self._board, guard, self.session, self.session.key, self._pressed)
        self._story = w.HTML(classes="elfen-story-box")
        self._answer = w.HTML(classes="elfen-message")
        pane = self._controls.pane
        choices = pane("choices", "elfen-choice-box")
        tries, tools = (pane(name, f"elfen-choices elfen-{name}") for name in ("tries", "tools"))
        self.side = w.VBox([self._story, choices, tries, self._answer, tools], classes="elfen-side")
        sheet = w.Box([self._board.board], classes="elfen-board-box")
        self.share = Sharing(guard, lambda: () if self.act is None else self.act.links())
        left = w.VBox(
            [sheet, self._board.rack, self.share.button, self.share.box], classes="elfen-sheet-side"
        )
        self.box = w.Box([left, self.side], classes="elfen-stage")

    def drop_board(self) -> None:
        """Keep the rest alone, for what is asked without a board."""
        left, *rest = self.box.children
        self.box.children = rest
        w.close_all(left)
        self._board.close()

    def enter(self, act: Act) -> None:
        """Put an act on the stage in place of what was there; the page brings it into view."""
        if self.act is not None:
            self.act.leave()
        self.act = act
        self._entered += 1
        self.session.enter(act)
        self.refresh()

    def speak(self) -> None:
        """Say everything in the language in use; what was said before is forgotten."""
        if self.act is not None:
            self.act.message = None
            self.turn()

    def turn(self) -> None:
        """Begin a decision: nothing is picked yet."""
        self.session.turn()

    def tell(self, message: Message) -> None:
        """Say something beside the board."""
        if self.act is not None:
            self.act.message = message
            self.turn()

    def refresh(self) -> None:
        """Write everything: the only writer."""
        act, session = self.act, self.session
        if act is None:
            return
        view = act.view
        colors = tuple(player.color for player in act.players)
        shown = hands(act.state, act.players) if self.all_hands else Html()
        entered = html('data-stage="{}" data-times="{}"', self.box.model_id, self._entered)
        # The board goes first: a click is answered where it fell, words may follow.
        marks = act.marks(session.choosing, session.focus)
        if (trip := session.trip) is not None:
            marks = with_trip(marks, trip, view)
        there = html(
            'data-x="{:.3f}" data-when="{}-{}"', look(view, marks), self._entered, len(view.log)
        )
        mark = html(  # for lesson.ts and look.ts
            '<span class="elfen-entered" {} hidden></span>'
            '<span class="elfen-look" {} hidden></span>',
            entered,
            there,
        )
        seconds = min(MOTION, act.pause / 2) if self._shown is act else 0.0
        self._shown = act
        display = "display" in act.needs
        self._board.show(view, colors, marks, rack_labels(view), display, seconds)
        with wire.one_message():
            self._story.value = story(act, session.now()) + mark
            self._answer.value = answer(act) + shown
            self._controls.show(
                replace(
                    offered(still(view, act.players, act.weighs, display), session, view),
                    tries=_buttons(act.offers()),
                    tools=_buttons(self._tools(act), ADDS if act.adds else "", act.idle()),
                    foot=self._foot(act),
                )
            )

    def _tools(self, act: Act) -> tuple[Tool, ...]:
        """What else can be done."""
        return act.tools()

    def _foot(self, act: Act) -> tuple[Choice, ...]:
        """What leads on and back."""
        return ()

    def press(self, tool: str) -> None:
        """Press a tool, or the offer of this number."""
        act = self.act
        offered = () if act is None else (*act.offers(), *act.tools())
        if act is None or tool in act.idle() or tool not in {name for name, _ in offered}:
            return
        if tool == "hint" and act.hints is not None:
            self.session.hint()
        else:
            act.message = None
            act.use(tool)
            self.turn()
        self._changed()

    def _pressed(self, id: str) -> None:
        self.press(id.removeprefix("tool:"))


def _buttons(
    tools: tuple[Tool, ...], look: str = "", idle: Collection[str] = ()
) -> tuple[Choice, ...]:
    return tuple(Choice(f"tool:{name}", says, look, name in idle) for name, says in tools)
