"""The screen of a session: what a view alone says, and beside it what can be picked now."""

from collections.abc import Sequence
from dataclasses import replace

from elfenwidgets.rules.actions import Move
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.view import View
from elfenwidgets.text import folded, t
from elfenwidgets.ui.drawing.layout import boots
from elfenwidgets.ui.drawing.targets import BACK, PASS, UNDO, Target
from elfenwidgets.ui.phrases.positions import held_in_towns
from elfenwidgets.ui.picking.labels import label
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.offers import good_for, lying, served
from elfenwidgets.ui.picking.parts import ENDINGS
from elfenwidgets.ui.picking.session import Session
from elfenwidgets.ui.screen.model import Choice, Listing, Screen


def still(view: View, players: Sequence[Player], towns: bool, display: bool) -> Screen:
    """What is the same whatever is picked; ``towns``: with what each town holds.

    ``display``: the rack shows what lies face up for all.
    """
    return Screen(towns=held_in_towns(view, players) if towns else {}, lies=lying(view, display))


def offered(
    still: Screen,
    session: Session,
    view: View,
    undo: bool = False,
    more: tuple[Target, ...] = (),
    hand: tuple[Target, ...] = (),
) -> Screen:
    """The screen with a row for what may be picked next, and a list where there is more of it.

    The list has roads for a counter, or far towns to travel to. ``undo``: what was played last may
    be taken back. ``more`` is offered after what may be picked, ``hand`` on the rack.
    """
    choosing, aim = session.choosing, session.aim
    options, focus = choosing.options, session.focus
    roads = options if view.phase == "plan" and choosing.stage == "way" else ()
    row = () if roads else options
    if view.phase == "travel" and aim:
        row = (Target("town", aim),)
    back = (BACK,) if choosing.picks or aim else (UNDO,) if undo else ()
    ends = tuple(each for each in row if each in ENDINGS)
    row = (*(each for each in row if each not in ENDINGS), *more, *back, *ends)
    far = session.far if view.phase == "travel" and not aim else ()
    listed = roads or tuple(Target("town", town) for town in far)
    choices = tuple(Choice(each.id, label(each, view, choosing)) for each in row)
    listing = _listing(session, view, listed) if listed else None
    offers = session.offers
    named = {each: n for n, each in enumerate((*choices, *(listing.choices if listing else ())))}
    return replace(
        still,
        decision=session.decision,
        choices=choices,
        ends="passes" if PASS in ends else "ends" if ends else "",
        listing=listing,
        focus=focus.id if focus is not None else "",
        offers=tuple(named.get(Choice(each["id"], each["says"]), each) for each in offers),
        gains=session.gains(offers),
        lies=tuple(good_for(still.lies, view, choosing)),
        served=served(view, choosing, offers),
        hand=tuple(Choice(each.id, label(each, view, choosing)) for each in hand),
        boot=_boot(view, choosing),
    )


def _boot(view: View, choosing: Choosing) -> tuple[str, int, int] | None:
    """The viewer's boot, where it may move: its town, and where it stands in frame pixels.

    A witch and a flight take it on once they were picked.
    """
    steps = any(isinstance(action, Move) for action in view.actions)
    if view.seat is None or not (steps or any(x.kind == "town" for x in choosing.targets)):
        return None
    town = view.seats[view.seat].boot
    here = [seat for seat, each in enumerate(view.seats) if each.boot == town]
    box = boots(town, len(here))[here.index(view.seat)]
    return Target("town", town).id, round(box.x), round(box.y)


def _listing(session: Session, view: View, listed: tuple[Target, ...]) -> Listing:
    named = (Choice(each.id, label(each, view, session.choosing)) for each in listed)
    choices = tuple(sorted(named, key=lambda each: folded(each.says)))
    if view.phase == "travel":
        take = t("choice-this-town", town="%")
        return Listing(t("choice-towns"), t("choice-town-none"), take, choices)
    take = t("choice-this-road", road="%")
    return Listing(t("choice-roads"), t("choice-road-none"), take, choices)
