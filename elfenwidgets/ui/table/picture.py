"""What the table points out at a moment: what is told beside the board, and the marks on it."""

from collections.abc import Iterator

from elfenwidgets.play.coaching.coach import tip
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking.far_towns import fares, opened, opens, ways, within_reach
from elfenwidgets.ui.picking.hint_ladder import outlook
from elfenwidgets.ui.picking.prompts import prices, trail
from elfenwidgets.ui.picking.session import Session
from elfenwidgets.ui.table.at_table import AtTable


def messages(at: AtTable, view: View, session: Session) -> Iterator[Message]:
    """What is told beside the board: a refusal, what a placement would change, a hint."""
    if at.message is not None:
        yield at.message
    if change := outlook(view, session.choosing, session.focus):
        yield Message(change, alarm=False)
    if brings := opens(view, session.choosing, session.focus):
        yield Message(brings, alarm=False)
    if (hint := at.hints.message) is not None:
        yield hint
    elif at.coached and (about := tip(view)) is not None:
        yield Message(t(f"coach-{about}"), alarm=False)


def marks(at: AtTable, view: View, session: Session) -> Marks:
    """What glows and what is chosen, prices and ways."""
    choosing, focus, trip = session.choosing, session.focus, session.trip
    return Marks(
        legal=at.hints.glow(choosing),
        chosen=frozenset(choosing.picks),
        focus=focus,
        prices=prices(view, choosing) if trip is None else fares(trip),
        trail=trail(view.log),
        solid=at.hints.journey(view) if trip is None else ways(trip, view),
        reach=frozenset(within_reach(view)),
        opened=frozenset().union(*opened(view, choosing, focus).values()),
    )
