"""The controls of a board: what a page says is pressed becomes a pick of the session."""

from collections.abc import Callable
from typing import Any

from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.picking.session import Session
from elfenwidgets.ui.screen.bridge import Bridge, Pane
from elfenwidgets.ui.screen.model import ADDS, Screen


class Controls:
    """A board, its panes and its session.

    A press tells which decision it was about. When that one is over it does nothing: a second
    press on the same thing meets no word, anything else one sentence. What adds one more does so
    each time.

    ``key`` is called with each key, as the browser names it, ``press`` with the id of what is
    pressed and is no pick.
    """

    def __init__(
        self,
        board: BoardWidget,
        guard: Guard,
        session: Session,
        key: Callable[[str], None],
        press: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._board, self._session = board, session
        self._key, self._press = key, press
        self.bridge = Bridge(board.board.model_id, board.rack.model_id)
        self.bridge.on_msg(guard.passing(self._heard))
        self._picks: frozenset[str] = frozenset()
        self._others: frozenset[str] = frozenset()
        self._adding: frozenset[str] = frozenset()
        self._last: Target | str = ""
        self._lifted: int | None = None  # the decision at which a press on a canvas was heard

    def pane(self, name: str, look: str = "") -> Pane:
        """A widget in which the page shows one part of the screen."""
        return Pane(self.bridge, name, look)

    def show(self, screen: Screen, lines: int = 0) -> None:
        """Show a screen; what it offers can be pressed from now on.

        So can as many ``lines`` of what happened, as ``log:0`` and so on.
        """
        listed = () if screen.listing is None else screen.listing.choices
        self._picks = frozenset(each.id for each in (*screen.choices, *listed, *screen.hand))
        others = (*screen.tries, *screen.tools, *screen.foot)
        self._others = frozenset(each.id for each in others if not each.off)
        self._adding = frozenset(each.id for each in screen.tools if each.look == ADDS)
        self._others |= {f"log:{number}" for number in range(lines)}
        self.bridge.show(screen)

    def clear(self) -> None:
        """Offer nothing."""
        self.show(Screen(self._session.decision))

    def _heard(self, _: object, said: Any, __: object) -> None:
        """Anybody could have sent it: what no page of ours says is nothing."""
        match said:
            case {"decision": int(decision), "pick": str(id)}:
                self._pressed(decision, id)
            case {
                "decision": int(decision),
                "pick": [str(canvas), int() | float() as x, int() | float() as y],
            }:
                self._clicked(decision, self._board.at(canvas, x, y), said.get("drawn") is True)
            case {"decision": self._session.decision, "point": str(id)}:
                self._session.point(Target.of_id(id) if id in self._picks else None)
            case {"decision": self._session.decision, "key": str(name)}:
                self._last = name
                self._key(name)

    def _pressed(self, decision: int, id: str) -> None:
        if id not in self._adding and self._is_late(decision, id):
            return
        if id in self._picks:
            self._session.pick(Target.of_id(id))
        elif id in self._others:
            self._press(id)

    def _clicked(self, decision: int, target: Target, drawn: bool) -> None:
        """On a board where nothing is on offer a click is a question, and never late.

        What is drawn there counts as the press that lifted it did, and is for the same decision,
        or for the one that this press has brought.
        """
        if drawn:
            self._last = target
            if self._lifted == self._session.decision:
                self._session.drop(target)
            else:
                self._session.late()
        elif not self._session.choosing.actions or not self._is_late(decision, target):
            self._session.pick(target)
            self._lifted = self._session.decision
        else:
            self._lifted = None

    def _is_late(self, decision: int, what: Target | str) -> bool:
        """Whether a press was about a decision that is over; said, unless it is a second press."""
        late, again = decision != self._session.decision, what == self._last
        self._last = what
        if late and not again:
            self._session.late()
        return late
