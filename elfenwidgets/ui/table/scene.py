"""What the table shows at a moment: what its view alone says, and what is picked beside it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from elfenwidgets.play.coaching.coach import begins, tip
from elfenwidgets.play.since import since
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks, Trail, trail
from elfenwidgets.ui.drawing.rack.places import displays
from elfenwidgets.ui.drawing.targets import BACK, OWN, SEEN, Target
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.phrases.positions import rack_labels
from elfenwidgets.ui.picking.labels import prices
from elfenwidgets.ui.picking.reach import (
    outlook,
    reach_gained,
    reach_gained_in_words,
    with_trip,
    within_reach,
)
from elfenwidgets.ui.picking.session import Session
from elfenwidgets.ui.screen.model import Screen
from elfenwidgets.ui.screen.of_session import still
from elfenwidgets.ui.table.at_table import AtTable


@dataclass(frozen=True, slots=True)
class Scene:
    """A view, and all that is said, painted and offered by it alone.

    ``more`` is offered beside the picks and ``hand`` on the rack, and ``undo`` says whether a move
    may be taken back. ``lit`` is pointed out and ``still`` is shown whatever is picked; ``aim`` is
    told until one has acted in a game, and ``tip`` by a coach.
    """

    view: View
    players: tuple[Player, ...]
    colors: tuple[str, ...]
    labels: Mapping[str, str]
    display: bool
    more: tuple[Target, ...]
    hand: tuple[Target, ...]
    undo: bool
    lit: Marks
    still: Screen
    aim: Message | None
    tip: Message | None

    @classmethod
    def of(cls, at: AtTable, view: View) -> "Scene":
        """What is on the screen of a table that shows a ``view``."""
        players, display = at.table.game.players, displays(view)
        return cls(
            view=view,
            players=players,
            colors=tuple(player.color for player in players),
            labels=rack_labels(view),
            display=display,
            more=_more(at),
            hand=(OWN,) if at.then is None and at.table.hot_seat.open else (),
            undo=at.may_undo and at.then is None,
            lit=_lit(view),
            still=still(view, players, at.weighs, display),
            aim=Message(_aim(view), alarm=False) if begins(view) else None,
            tip=_tip(view) if at.coached else None,
        )


def messages(at: AtTable, scene: Scene, session: Session) -> Iterator[Message]:
    """What is told beside the board: a refusal, what a placement would change, a hint."""
    if at.message is not None:
        yield at.message
    if session.choosing.picks:
        change = outlook(session.choosing, session.focus, session.weighing)
        if change:
            yield Message(change, alarm=False)
    if gained := reach_gained_in_words(scene.view, session.choosing, session.focus):
        yield Message(gained, alarm=False)
    if (hint := at.hints.message) is not None:
        yield hint
    elif scene.aim is not None and at.message is None and session.focus is None:
        yield scene.aim
    elif scene.tip is not None:
        yield scene.tip


def marks(at: AtTable, scene: Scene, session: Session) -> Marks:
    """Beside what is ``lit``: what glows and what is chosen, prices and ways."""
    view = scene.view
    choosing, focus, trip = session.choosing, session.focus, session.trip
    found = replace(
        scene.lit,
        legal=at.hints.glow(choosing),
        chosen=choosing.picks,
        focus=focus,
        prices=prices(view, choosing) if trip is None else {},
        solid=at.hints.journey(view),
        opened=frozenset().union(*reach_gained(view, choosing, focus).values()),
    )
    return found if trip is None else with_trip(found, trip, view)


def _more(at: AtTable) -> tuple[Target, ...]:
    """What can be pressed beside what the game has on offer."""
    if at.then is not None:
        return (BACK,)
    return (SEEN,) if at.table.hot_seat.looking else ()


def _aim(view: View) -> str:
    """What one wants in the game, by its edition."""
    edition = view.edition
    said = t("aim", rounds=edition.rounds, towns=edition.pieces)
    return f"{said} {t('aim-town-card')}" if edition.town_cards else said


def _tip(view: View) -> Message | None:
    """What a coach tells at the decision."""
    about = tip(view)
    return None if about is None else Message(t(f"coach-{about}"), alarm=False)


def _lit(view: View) -> Marks:
    """What others have done, and how far one comes: that is there whatever is picked."""
    others = since(view.log, view.seat)
    last = trail(view.log)
    return Marks(
        trail=last,
        laid=tuple(sorted(_laid(others, view))),
        trails=tuple(each for each in _trails(others) if last is None or each.seat != last.seat),
        reach=frozenset(within_reach(view)),
    )


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
