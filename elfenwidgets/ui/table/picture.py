"""What the table points out at a moment: what is told beside the board, and the marks on it."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from elfenwidgets.play.coaching.coach import begins, tip
from elfenwidgets.play.since import since
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks, Trail
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking.far_towns import opened, opens, with_trip, within_reach
from elfenwidgets.ui.picking.hint_ladder import outlook
from elfenwidgets.ui.picking.prompts import prices, trail
from elfenwidgets.ui.picking.session import Session
from elfenwidgets.ui.table.at_table import AtTable


def messages(at: AtTable, view: View, session: Session) -> Iterator[Message]:
    """What is told beside the board: a refusal, what a placement would change, a hint."""
    if at.message is not None:
        yield at.message
    if session.choosing.picks:
        change = outlook(session.choosing, session.focus, session.weighing)
        if change:
            yield Message(change, alarm=False)
    if brings := opens(view, session.choosing, session.focus):
        yield Message(brings, alarm=False)
    if (hint := at.hints.message) is not None:
        yield hint
    elif at.message is None and session.focus is None and begins(view):
        yield Message(_aim(view), alarm=False)
    elif at.coached and (about := tip(view)) is not None:
        yield Message(t(f"coach-{about}"), alarm=False)


def _aim(view: View) -> str:
    """What one wants in the game, by its edition."""
    edition = view.edition
    said = t("aim", rounds=edition.rounds, towns=edition.pieces)
    return f"{said} {t('aim-town-card')}" if edition.town_cards else said


def lit(view: View) -> Marks:
    """What others have done, and how far one comes: that is there whatever is picked."""
    others = since(view.log, view.seat)
    last = trail(view.log)
    return Marks(
        trail=last,
        laid=tuple(sorted(_laid(others, view))),
        trails=tuple(each for each in _trails(others) if last is None or each.seat != last.seat),
        reach=frozenset(within_reach(view)),
    )


def marks(lit: Marks, at: AtTable, view: View, session: Session) -> Marks:
    """Beside what is ``lit``: what glows and what is chosen, prices and ways."""
    choosing, focus, trip = session.choosing, session.focus, session.trip
    found = replace(
        lit,
        legal=at.hints.glow(choosing),
        chosen=choosing.picks,
        focus=focus,
        prices=prices(view, choosing) if trip is None else {},
        solid=at.hints.journey(view),
        opened=frozenset().union(*opened(view, choosing, focus).values()),
    )
    return found if trip is None else with_trip(found, trip, view)


def _laid(happened: Iterable[LogEvent], view: View) -> Iterator[tuple[str, int]]:
    """The roads on which something was laid that lies there still, with who laid it last."""
    found: dict[str, int] = {}
    for event in happened:
        if event["e"] == "round":
            found = {}
        elif event["e"] in ("place", "obstacle", "place_item", "double"):
            found[event["road"]] = event["seat"]
    return (each for each in found.items() if each[0] in view.counters)


def _trails(happened: Iterable[LogEvent]) -> Iterator[Trail]:
    """The ways that boots went in this round."""
    found: dict[int, tuple[str, ...]] = {}
    for event in happened:
        if event["e"] == "round":
            found = {}
        elif event["e"] in ("move", "witch_move"):
            found[event["seat"]] = (*found.get(event["seat"], ()), event["via"])
    return (Trail(seat, ways) for seat, ways in found.items())
