"""Help for whoever is to act, from what they may know themselves: a ladder of three rungs."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType

from elfenwidgets.play.advice import advice, journey_after
from elfenwidgets.play.bots.greedy import GreedyBot
from elfenwidgets.play.routes import for_view
from elfenwidgets.rules.actions import (
    Action,
    Draw,
    DrawSecret,
    EndMove,
    Keep,
    Move,
    Pass,
    Place,
    PlaceObstacle,
)
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.refusal import Value
from elfenwidgets.rules.state import Cards
from elfenwidgets.rules.view import SeatView, View

HINTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "look-pile": (),
        "look-cards": (),
        "look-display": (),
        "look-around": ("town",),
        "look-obstacle": (),
        "look-counters": (),
        "look-towards": ("town",),
        "look-rest": (),
        "look-keep": (),
        "think-draw-secret": (),
        "think-draw-cards": ("cards",),
        "think-draw-far": (),
        "think-draw-pile": (),
        "think-place-more": ("now", "then"),
        "think-place-same": ("now",),
        "think-obstacle": ("now",),
        "think-pass": ("now",),
        "think-move": ("towns",),
        "think-move-home": (),
        "think-end": (),
        "think-end-cut": ("have",),
        "think-keep-cards": ("cards",),
        "think-keep-far": (),
    }
)
"""The keys of what the first two rungs say, with the names of their values."""

Spot = tuple[str, str]
"""Something to look at: the kind of thing (``town``, ``road``, ``card``, ``counter``, ``secret``,
``obstacle``, ``display``, ``pile``) and its id, as the screen has its targets."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What a rung says: a key of HINTS and its values, and what it points at.

    ``cards`` are cards by kind, ``town`` is a town's id; ``now`` and ``then`` count the new towns
    of the best journey as the roads are and once the counter lies there; ``towns`` those still
    ahead, ``have`` the cards in hand. ``statement`` is the statement of the rules behind it.
    """

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)
    spots: tuple[Spot, ...] = ()
    statement: str | None = None


@dataclass(frozen=True, slots=True)
class Ladder:
    """Where to look, what to think of, and then the move itself.

    ``journey`` is the best journey from here, while boots are moving.
    """

    look: Hint
    think: Hint
    action: Action
    journey: tuple[Move, ...] = ()


def ladder(view: View) -> Ladder:
    """Help for the decision that is the viewer's now.

    Raises:
        ValueError: there is nothing for the viewer to decide.
    """
    me = view.me
    if me is None or me.hand is None or not view.actions:
        raise ValueError("nothing is to be decided")
    action = _best(view)
    journey = for_view(view).steps if isinstance(action, Move) else ()
    return Ladder(*_rungs(view, me, me.hand, action), action, journey)


def _best(view: View) -> Action:
    """The counter that helps the own journey most; for all else, what the greedy bot would do."""
    if view.phase == "plan":
        said = advice(view)
        places = [action for action in said.after if isinstance(action, Place)]
        best = max(places, key=lambda p: (said.after[p].value, not p.secret), default=None)
        if best is not None and said.after[best].value > said.now.value:
            return best
    return GreedyBot().choose(view, Random(0)).action


def _rungs(view: View, me: SeatView, hand: Cards, action: Action) -> tuple[Hint, Hint]:
    match action:
        case DrawSecret():
            return Hint("look-pile", spots=(("pile", ""),)), Hint(
                "think-draw-secret", {}, (), "P2.2"
            )
        case Draw(_, _, counter):
            return _drawing(view, hand, counter)
        case Place() | PlaceObstacle() | Pass():
            return _planning(view, me, action)
        case Move():
            return _travelling(view, action)
        case EndMove(_, discard):
            look = Hint("look-rest", spots=_cards(hand))
            if discard:
                return look, Hint("think-end-cut", {"have": len(hand)}, statement="P5.12")
            return look, Hint("think-end", statement="P5.11")
        case Keep(_, counter, _):
            waiting = tuple(card for card in hand if card == counter)
            think = (
                Hint("think-keep-cards", {"cards": waiting}, _cards(waiting), "P6.3")
                if waiting
                else Hint("think-keep-far", statement="P6.3")
            )
            return Hint("look-keep", spots=_cards(hand)), think
    raise TypeError(f"not an action: {action!r}")


def _drawing(view: View, hand: Cards, counter: str | None) -> tuple[Hint, Hint]:
    display = tuple(("display", kind) for kind in dict.fromkeys(view.display))
    if counter is None:
        return Hint("look-display", spots=display), Hint("think-draw-pile", statement="P3.2")
    waiting = tuple(card for card in hand if card == counter)
    if waiting:
        think = Hint("think-draw-cards", {"cards": waiting}, _cards(waiting), "P3.2")
        return Hint("look-cards", spots=_cards(hand)), think
    return Hint("look-display", spots=display), Hint("think-draw-far", statement="P3.2")


def _planning(view: View, me: SeatView, action: Place | PlaceObstacle | Pass) -> tuple[Hint, Hint]:
    now = for_view(view).towns
    match action:
        case Place(_, _, _, road):
            ends = (BOARD.connections[road].a, BOARD.connections[road].b)
            town = min(ends, key=lambda end: BOARD.distance(me.boot, end))
            look = Hint("look-around", {"town": town}, (("town", town),))
            then = journey_after(view, action).towns
            if then > now:
                return look, Hint(
                    "think-place-more", {"now": now, "then": then}, look.spots, "P4.3"
                )
            return look, Hint("think-place-same", {"now": now}, look.spots, "P4.3")
        case PlaceObstacle():
            look = Hint("look-obstacle", spots=(("obstacle", ""),))
            return look, Hint("think-obstacle", {"now": now}, look.spots, "P5.4")
    mine = (
        *(("counter", kind) for kind in me.open),
        *(("secret", kind) for kind in me.secret or ()),
    )
    return Hint("look-counters", spots=mine), Hint("think-pass", {"now": now}, mine, "P4.9")


def _travelling(view: View, move: Move) -> tuple[Hint, Hint]:
    journey = for_view(view)
    goal = journey.steps[-1].to
    look = Hint("look-towards", {"town": goal}, (("town", goal),))
    if not journey.towns:
        return look, Hint("think-move-home", spots=look.spots, statement="E4")
    values = {"towns": journey.towns}
    return look, Hint("think-move", values, look.spots, _of_the_price(view, move))


def _of_the_price(view: View, move: Move) -> str:
    """The statement that says what a step costs."""
    kind = BOARD.connections[move.via].kind
    if move.how == "boatmen":
        return "P5.10"
    if kind in ("river", "lake"):
        return {"river": "T8", "lake": "T9"}[kind]
    dear = move.via in view.obstacles
    if move.how == "caravan":
        return "P5.9" if dear else "P5.8"
    return "P5.4" if dear else "P5.3"


def _cards(hand: Cards) -> tuple[Spot, ...]:
    return tuple(("card", kind) for kind in dict.fromkeys(hand))
