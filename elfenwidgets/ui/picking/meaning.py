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
from elfenwidgets.rules.gold.actions import (
    Bid,
    Double,
    Exchange,
    Fly,
    OpenItem,
    PlaceItem,
    TakeCard,
    TakeCoins,
    TakeGold,
    WitchMove,
)
from elfenwidgets.rules.gold.phases.travel import prices
from elfenwidgets.rules.gold.state import SPECIALS
from elfenwidgets.rules.gold.view import GoldView
from elfenwidgets.rules.view import OwnView, View
from elfenwidgets.rules.vocabulary import is_counter
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.targets import BOOT, FLY, LAND, OBSTACLE, WITCH, Target
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.parts import item

_ITEMS = ("counter", "secret", "obstacle")

_STATEMENTS = {
    "tree": "G5.1",
    "sea_monster": "G5.2",
    "gold_piece": "G5.3",
    "double": "G5.4",
    "exchange": "G5.5",
}
"""The statement that says where an item may go."""


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
        asked = _of_gold(view, view.gold, choosing, target)
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
            return _by_witch(view, choosing, _step(view, seat, target.name, me.boot))
        case "town" if ways := _ways(view, me.boot, target.name):
            return _by_witch(view, choosing, _step(view, seat, ways[0], me.boot))
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
    if target == Target("card", "witch") and view.phase == "travel":
        return t("touch-witch")
    if view.phase == "plan" and (special := _special(choosing, target)):
        rule = _STATEMENTS[special]
        said = t(f"statement-{rule.replace('.', '-')}")
        sentence = t("touch-item", item=words.kind(target.name), rule=said)
        return words.with_rule(sentence, rule)
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


def _of_gold(view: OwnView, gold: GoldView, choosing: Choosing, target: Target) -> Action | None:
    """The action that somebody means by what is not offered; None: none of Elfengold's own."""
    seat = view.seat
    match target.kind, target.name:
        case "market", card:
            return TakeCard(seat, "market", card)  # type: ignore[arg-type]
        case "deck", _:
            return TakeCard(seat, "deck")
        case "gold", _:
            return TakeGold(seat)
        case "coins", _:
            return TakeCoins(seat, gold.gathered)
        case "bid", coins:
            return Bid(seat, int(coins))
        case "drawn", name:
            return OpenItem(seat, name)  # type: ignore[arg-type]
        case "road", road if view.phase == "plan":
            return _item_placement(view, choosing, road)
        case (("counter" | "secret"), item) if view.phase == "plan" and item in SPECIALS:
            roads = [pick.name for pick in choosing.picks if pick.kind == "road"]
            return _played(view, target, [*roads, ""][0], choosing) if roads else None
        case (("counter" | "secret"), counter) if is_counter(counter):
            return _second(view, choosing, target)
        case "town", town if FLY in choosing.picks:
            return Fly(seat, town)
    return None


def _special(choosing: Choosing, target: Target) -> str:
    """The item that a counter or another item is touched for, beside the counters; else ""."""
    if target.kind not in ("counter", "secret"):
        return ""
    if target.name in SPECIALS:
        return target.name
    return "double" if _double(choosing) else ""


def _by_witch(view: OwnView, choosing: Choosing, step: Action) -> Action:
    """The step as it is meant: with the witch, where that was picked."""
    if WITCH not in choosing.picks or step.e != "move":
        return step
    fields = {name: getattr(step, name) for name in ("via", "to", "cards", "how")}
    return WitchMove(view.seat, **fields)


def _double(choosing: Choosing) -> Target | None:
    """The Double that was picked, if one was."""
    return next((pick for pick in choosing.picks if pick.name == "double"), None)


def _second(view: OwnView, choosing: Choosing, target: Target) -> Action | None:
    """A counter laid with the Double on the road that was picked with it."""
    spell = _double(choosing)
    roads = [pick.name for pick in choosing.picks if pick.kind == "road"]
    if spell is None or not roads or not is_counter(target.name):
        return None
    hidden = target.kind == "secret"
    return Double(view.seat, spell.kind == "secret", roads[0], target.name, hidden)


def _item_placement(view: OwnView, choosing: Choosing, road: str) -> Action | None:
    things = [pick for pick in choosing.picks if pick.kind in ("counter", "secret")]
    special = next((pick for pick in things if pick.name in SPECIALS), None)
    return None if special is None else _played(view, special, road, choosing)


def _played(view: OwnView, special: Target, road: str, choosing: Choosing) -> Action | None:
    """An item that is no counter, played on a road; with what else was picked for it."""
    seat, secret = view.seat, special.kind == "secret"
    match special.name:
        case "double":
            held = [item(counter, False) for counter in view.me.open]
            held += [item(counter, True) for counter in view.me.secret]
            laid = [pick for pick in choosing.picks if is_counter(pick.name)] or held
            if not laid:
                return None
            counter, hidden = laid[0].name, laid[0].kind == "secret"
            return Double(seat, secret, road, counter, hidden)  # type: ignore[arg-type]
        case "exchange":
            roads = [pick.name for pick in choosing.picks if pick.kind == "road"]
            others = [each for each in view.counters if each != road]  # whichever, it is refused
            return Exchange(seat, secret, [*roads, *others, road][0], road)
    return PlaceItem(seat, special.name, secret, road)  # type: ignore[arg-type]
