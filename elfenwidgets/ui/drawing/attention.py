"""Where to look: on a narrow screen, which shows a part of the board, the page goes there."""

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.targets import Target


def look(view: View, marks: Marks) -> float:
    """How far to the right, as a part of the board's width, the action is."""
    target = _target(view, marks)
    return layout.centre(target)[0] / layout.FRAME[0]


def look_at_capital() -> float:
    """The same for Elvenhold, where the boots start."""
    return layout.centre(Target("town", BOARD.capital))[0] / layout.FRAME[0]


def _target(view: View, marks: Marks) -> Target:
    """What is pointed at; else what happened last, what a lesson shows, or one's own boot.

    Who plans stays where a counter was placed last; who travels looks at the own boot.
    """
    pointed = [marks.focus] if marks.focus else sorted(marks.chosen)
    for target in pointed:
        if target.kind in ("road", "town"):
            return target
    for event in reversed(view.log if view.phase == "plan" or not view.actions else ()):
        if event["e"] in ("place", "obstacle", "place_item", "double", "exchange"):
            return Target("road", event["road"])
        if event["e"] in ("move", "witch_move", "fly") and view.phase != "plan":
            return Target("town", event["to"])
        if event["e"] != "pass":
            break
    shown = [target for target in marks.legal if target.kind in ("road", "town")]
    if not view.actions and shown:
        return sorted(shown, key=layout.centre)[len(shown) // 2]
    seat = view.seat if view.actions or view.turn is None else view.turn
    return Target("town", view.seats[view.start if seat is None else seat].boot)
