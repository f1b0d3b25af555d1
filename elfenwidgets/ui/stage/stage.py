"""The stage of a lesson: one board, one rack and their buttons, for whatever is shown on it."""

from collections.abc import Callable

import ipywidgets as w

from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.drawing.targets import BACK, Target
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.phrases.rack_labels import rack_labels
from elfenwidgets.ui.picking.choice_box import ChoiceBox
from elfenwidgets.ui.picking.keyboard import BACKWARD, FORWARD
from elfenwidgets.ui.picking.narrowing import Choosing, attempt
from elfenwidgets.ui.picking.prompts import label, now
from elfenwidgets.ui.stage.act import Act
from elfenwidgets.ui.stage.open_hands import hands


class Stage:
    """A board that one act at a time is played on; ``box`` is the widget.

    ``changed`` is called after everything that the reader does here. With ``all_hands`` a class
    sees what everybody holds.
    """

    def __init__(self, guard: Guard, changed: Callable[[], None]) -> None:
        self._changed = changed
        self.all_hands = False
        self.act: Act | None = None
        self._choosing = Choosing(())
        self._focus: Target | None = None
        self._entered = 0
        self._board = BoardWidget(guard.passing)
        self._board.on_pick(self._pick)
        self._board.on_key(self._key)
        self._story = w.HTML()
        self._story.add_class("elfen-story-box")
        self._choices = ChoiceBox(guard, self._pick, self._point)
        self._offers = Buttons(guard, self._use, "elfen-offers")
        self._tools = Buttons(guard, self._use, "elfen-tools")
        side = w.VBox([self._story, self._choices.box, self._offers.box, self._tools.box])
        side.add_class("elfen-side")
        sheet = w.Box([self._board.board])
        sheet.add_class("elfen-board-box")
        left = w.VBox([sheet, self._board.rack])
        left.add_class("elfen-sheet-side")
        self.box = w.Box([left, side])
        self.box.add_class("elfen-stage")

    def enter(self, act: Act) -> None:
        """Put an act on the stage in place of what was there; the page brings it into view."""
        self.act = act
        self._entered += 1
        self._choices.speak()
        self.turn()

    def speak(self) -> None:
        """Say everything in the language in use; what was said before is forgotten."""
        if self.act is not None:
            self.act.message = None
            self._choices.speak()
            self.turn()

    def turn(self) -> None:
        """Begin a decision: nothing is picked yet."""
        if self.act is not None:
            self._focus = None
            self._choosing = Choosing(self.act.view.actions)
            self.refresh()

    def tell(self, message: Message) -> None:
        """Say something beside the board."""
        if self.act is not None:
            self.act.message = message
            self.turn()

    def refresh(self) -> None:
        """Write everything: the only writer."""
        act = self.act
        if act is None:
            return
        view = act.view
        colors = tuple(player.color for player in act.players)
        shown = hands(act.state, act.players) if self.all_hands else ""
        entered = f'data-stage="{self.box.model_id}" data-times="{self._entered}"'
        mark = f'<span class="elfen-entered" {entered} hidden></span>'  # for lesson.js
        self._story.value = act.story(self._now(view)) + shown + mark
        self._choices.show(view, self._choosing, self._focus, undo=False)
        self._offers.show(act.offers())
        self._tools.show(act.tools())
        self._board.show(view, colors, act.marks(self._choosing, self._focus), rack_labels())

    def _now(self, view: View) -> str:
        what = now(view, self._choosing) if self._choosing.actions else ""
        if self._focus is not None:
            what += f" ▸ {label(self._focus, view, self._choosing)}"
        return what

    def _use(self, tool: str) -> None:
        if self.act is not None:
            self.act.message = None
            self.act.use(tool)
            self.turn()
            self._changed()

    def _point(self, target: Target | None) -> None:
        """Show where a choice lies, without choosing it."""
        self._focus = target
        self.refresh()

    def _pick(self, target: Target) -> None:
        act = self.act
        if act is None:
            return
        act.message, self._focus = None, None
        if act.touch(target):
            self.turn()
        elif target == BACK:
            self._choosing = self._choosing.back()
            self.refresh()
        elif (more := self._choosing.pick(target)) is not None:
            self._choosing = more
            if more.complete is None:
                self.refresh()
                return
            act.play(more.complete)
            self.turn()
        else:
            meant = attempt(act.view, self._choosing.picks, target)
            if meant is not None:
                act.play(meant)
            self.turn()
        self._changed()

    def _key(self, key: str) -> None:
        """Arrows go through the choices, Enter takes one, Escape goes back."""
        options = self._choosing.options
        if key in FORWARD + BACKWARD and options:
            ahead = 1 if key in FORWARD else -1
            at = options.index(self._focus) + ahead if self._focus in options else min(ahead, 0)
            self._point(options[at % len(options)])
        elif self.act is not None and key in FORWARD + BACKWARD:
            (self.act.forth if key in FORWARD else self.act.back)()
            self.turn()
            self._changed()
        elif key in ("Enter", " ") and self._focus is not None:
            self._pick(self._focus)
        elif key in ("Enter", " ") and self.act is not None:
            self.act.forth()
            self.turn()
            self._changed()
        elif key == "Escape":
            self._pick(BACK)
        elif key == "Backspace" and self.act is not None:
            self.act.back()
            self.turn()
            self._changed()
