"""The meaning of a click outside the choices: an action to ask about, or a friendly word.

What is asked about is never played. Nothing is made up: an action is built from what was touched
and picked alone, and where that names no action, ``hint_for`` says what can be done instead.
"""

from elfenwidgets.rules.actions import (
    Action,
    Draw,
    DrawSecret,
    Keep,
    Move,
    Place,
    PlaceObstacle,
)
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.gold.actions import Bid
from elfenwidgets.rules.gold.phases.travel import prices
from elfenwidgets.rules.view import OwnView, View
from elfenwidgets.rules.vocabulary import is_counter
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import BOOT, LAND, OBSTACLE, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.gold import meaning as gold
from elfenwidgets.ui.picking.narrowing import Choosing

_ITEMS = ("counter", "secret", "obstacle")


def question(view: View, choosing: Choosing, target: Target) -> Action | None:
    """The action that somebody means who picks what is not offered; None: it names no action.

    The rules are asked why not; whoever calls this must not play it, legal or not.
    """
    if not view.actions:
        return None
    if not isinstance(view, OwnView):
        return _openly(view, target)
    seat, me = view.seat, view.me
    roads = [pick.name for pick in choosing.picks if pick.kind == "road"]
    if view.gold is not None:
        asked = gold.question(view, view.gold, choosing, target)
        if asked is not None:
            return asked
    match target.kind:
        case "pile":
            return DrawSecret(seat) if view.phase == "draw_secret" else Draw(seat, "pile")
        case "display" if is_counter(target.name):
            return Draw(seat, "display", target.name)
        case "road" if view.phase == "plan":
            item = _item(view, choosing)
            return None if item is None else _placement(seat, item, target.name)
        case "road":
            return gold.by_witch(view, choosing, _step(view, seat, target.name, me.boot))
        case "town" if ways := _ways(view, me.boot, target.name):
            return gold.by_witch(view, choosing, _step(view, seat, ways[0], me.boot))
        case "obstacle" if roads:
            return PlaceObstacle(seat, roads[0])
        case "counter" | "secret" if view.phase == "plan":
            return _placement(seat, target, roads[0]) if roads else None
        case "counter" | "secret" if is_counter(target.name):
            return Keep(seat, target.name, target.kind == "secret")
    return None


def _openly(view: View, target: Target) -> Action | None:
    """The action that is meant in a turn at which all look on: the seat in turn has it."""
    match view.turn, target.kind:
        case int(seat), "bid":
            return Bid(seat, int(target.name))
        case int(seat), "pile":
            return Draw(seat, "pile")
        case int(seat), "display" if is_counter(target.name):
            return Draw(seat, "display", target.name)
    return None


def hint_for(view: View, choosing: Choosing, target: Target, now: str) -> str:
    """What to say to a pick that names no action; ``now`` is what can be picked now."""
    if target == BOOT and view.me is not None:
        return t("touch-boot", town=words.town(view.me.boot), now=now).strip()
    if target == LAND and now:
        return t("touch-land", now=now)
    if not view.actions:
        return now or t("touch-nothing")
    if target.kind == "town" and view.phase == "travel" and view.me is not None:
        boot = view.me.boot
        if target.name == boot:
            return t("touch-own-town", town=words.town(boot))
        return t("touch-far-town", town=words.town(boot), far=words.town(target.name))
    if view.gold is not None:
        said = gold.hint_for(view, choosing, target)
        if said is not None:
            return said
    if target == OBSTACLE and view.phase == "plan":
        return t("touch-obstacle")
    if target.kind == "card" and view.phase == "travel":
        return t("touch-card")
    return t("touch-other", now=now).strip()


def _item(view: OwnView, choosing: Choosing) -> Target | None:
    """What is meant to be placed: what was picked, else the first counter that one holds."""
    for pick in choosing.picks:
        if pick.kind in _ITEMS:
            return pick
    held = [Target("counter", kind) for kind in view.me.open]
    held += [Target("secret", kind) for kind in view.me.secret]
    if held:
        return held[0]
    return OBSTACLE if view.me.obstacle else None


def _placement(seat: int, item: Target, road: str) -> Action:
    if is_counter(item.name):
        return Place(seat, item.name, item.kind == "secret", road)
    return PlaceObstacle(seat, road)


def _ways(view: View, boot: str, town: str) -> list[str]:
    """The ways from the boot straight to another town, those with a price first."""
    ways = [way for way in view.edition.board.leaving(boot) if way.other(boot) == town]
    return [way.id for way in sorted(ways, key=lambda way: not prices(view, way, boot))]


def _step(view: View, seat: int, via: str, boot: str) -> Move:
    """A step over ``via`` for the chart's price."""
    connection = BOARD.connections[via]
    costs = prices(view, connection, boot)
    cards = (costs[0].kind,) * costs[0].cards if costs else ()
    return Move(seat, via, connection.other(boot), cards, "card")
