"""Graded hints for whoever is to act, from what they may know themselves: three levels."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Literal, assert_never

from elfenwidgets.play.bots.planner import PlannerBot
from elfenwidgets.play.coaching.recommendation import (
    Hop,
    new_towns,
    planned_journey,
    recommended_action,
    recommended_journey,
)
from elfenwidgets.play.journeys.best_journey import for_view
from elfenwidgets.play.journeys.placements import advice, journey_after
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
from elfenwidgets.rules.ending import is_last
from elfenwidgets.rules.gold.actions import GoldAction, of_elfengold
from elfenwidgets.rules.refusal import Value
from elfenwidgets.rules.state import Cards
from elfenwidgets.rules.view import OwnView, View

_GOLD_PHASES = ("cards", "open", "auction", "plan", "travel", "reward", "discard", "keep_items")

_GOLD_STATEMENTS = {
    "cards": "G1.4",
    "open": "G3.1",
    "auction": "G4.2",
    "reward": "G6.2",
    "keep_items": "G7.2",
}

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
        "think-place-plan": ("now", "then"),
        "think-place-end": ("now", "then"),
        "think-place-same": ("now",),
        "think-obstacle": ("now",),
        "think-pass": ("now",),
        "think-pass-done": ("now",),
        "think-move": ("towns",),
        "think-move-later": ("towns", "then"),
        "think-move-home": (),
        "think-move-place": (),
        "think-end": (),
        "think-end-later": ("towns",),
        "think-end-cut": ("have",),
        "think-keep-cards": ("cards",),
        "think-keep-far": (),
        **{f"gold-{rung}-{phase}": () for rung in ("look", "think") for phase in _GOLD_PHASES},
    }
)
"""The keys of what the first two levels say, with the names of their values.

In Elfengold they go by the phase alone.
"""

Thing = tuple[
    Literal["town", "road", "card", "counter", "secret", "obstacle", "display", "pile"], str
]
"""Something to look at: the kind of thing and its id, as the screen has its targets."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What a level says: a key of HINTS and its values, and what it points at.

    ``cards`` are cards by kind, ``town`` is a town's id, ``have`` counts the cards in hand. New
    towns are counted by ``now``: of the best journey as the roads are; ``towns``: of the best one
    from here; ``then``: once the counter lies there, or any counter (think-place-end), or all own
    ones (think-place-plan), or of the journey that ends better (think-move-later). ``statement`` is
    the statement of the rules behind it.
    """

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)
    things: tuple[Thing, ...] = ()
    statement: str | None = None


@dataclass(frozen=True, slots=True)
class GradedHints:
    """Where to look, what to think of, and then the move itself.

    ``journey`` is the one that the move begins, while boots are moving.
    """

    look: Hint
    think: Hint
    action: Action
    journey: tuple[Hop, ...] = ()


def graded_hints(view: View) -> GradedHints:
    """Help for the decision that is the viewer's now.

    Raises:
        ValueError: there is nothing for the viewer to decide.

    >>> from elfenwidgets.rules import view
    >>> from elfenwidgets.rules.notation import write
    >>> from elfenwidgets.rules.position import position
    >>> state = position(at="virst", phase="travel", hand="raft", players=2)
    >>> write(graded_hints(view(state, 0)).action)
    '0 move river:virst-ixara > ixara raft'
    """
    if not isinstance(view, OwnView) or not view.actions:
        raise ValueError("nothing is to be decided")
    if view.gold is not None:
        look, think = Hint(f"gold-look-{view.phase}"), f"gold-think-{view.phase}"
        action = PlannerBot().choose(view, Random(0)).action
        return GradedHints(look, Hint(think, statement=_GOLD_STATEMENTS.get(view.phase)), action)
    action = recommended_action(view)
    journey = recommended_journey(view) if isinstance(action, Move) else ()
    return GradedHints(*_levels(view, action, journey), action, journey)


def _levels(view: OwnView, action: Action, journey: Sequence[Hop]) -> tuple[Hint, Hint]:
    hand = view.me.hand
    match action:
        case DrawSecret():
            return Hint("look-pile", things=(("pile", ""),)), Hint(
                "think-draw-secret", {}, (), "P2.2"
            )
        case Draw(_, _, counter):
            return _drawing(view, hand, counter)
        case Place() | PlaceObstacle() | Pass():
            return _planning(view, action)
        case Move():
            return _travelling(view, action, journey)
        case EndMove(_, discard):
            look = Hint("look-rest", things=_cards(hand))
            if towns := for_view(view).towns:
                return look, Hint("think-end-later", {"towns": towns}, statement="P5.11")
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
            return Hint("look-keep", things=_cards(hand)), think
        case GoldAction():
            raise of_elfengold(action)
        case _:
            assert_never(action)


def _drawing(view: OwnView, hand: Cards, counter: str | None) -> tuple[Hint, Hint]:
    display: tuple[Thing, ...] = tuple(("display", kind) for kind in dict.fromkeys(view.display))
    if counter is None:
        return Hint("look-display", things=display), Hint("think-draw-pile", statement="P3.2")
    waiting = tuple(card for card in hand if card == counter)
    if waiting:
        think = Hint("think-draw-cards", {"cards": waiting}, _cards(waiting), "P3.2")
        return Hint("look-cards", things=_cards(hand)), think
    return Hint("look-display", things=display), Hint("think-draw-far", statement="P3.2")


def _planning(view: OwnView, action: Place | PlaceObstacle | Pass) -> tuple[Hint, Hint]:
    me, now = view.me, for_view(view).towns
    match action:
        case Place(_, _, _, road):
            ends = (BOARD.connections[road].a, BOARD.connections[road].b)
            town = min(ends, key=lambda end: BOARD.distance(me.boot, end))
            look = Hint("look-around", {"town": town}, (("town", town),))
            return look, Hint(*_placing(view, action, now), look.things, "P4.3")
        case PlaceObstacle():
            look = Hint("look-obstacle", things=(("obstacle", ""),))
            return look, Hint("think-obstacle", {"now": now}, look.things, "P5.4")
        case Pass():
            mine: tuple[Thing, ...] = (
                *(("counter", kind) for kind in me.open),
                *(("secret", kind) for kind in me.secret),
            )
            kept = "think-pass" if mine and not is_last(view) else "think-pass-done"
            return Hint("look-counters", things=mine), Hint(kept, {"now": now}, mine, "P4.9")
        case _:
            assert_never(action)


def _placing(view: OwnView, place: Place, now: int) -> tuple[str, dict[str, Value]]:
    """What a counter is for: towns now, or with the other ones, or once the round is over."""
    then = journey_after(view, place).towns
    if then > now:
        return "think-place-more", {"now": now, "then": then}
    if (together := new_towns(view, planned_journey(view))) > now:
        return "think-place-plan", {"now": now, "then": together}
    most = max((prospect.towns for prospect in advice(view).after.values()), default=now)
    if most > now:
        return "think-place-end", {"now": now, "then": most}
    return "think-place-same", {"now": now}


def _travelling(view: OwnView, move: Move, journey: Sequence[Hop]) -> tuple[Hint, Hint]:
    goal = journey[-1].to
    look = Hint("look-towards", {"town": goal}, (("town", goal),))
    towns, then = for_view(view).towns, new_towns(view, journey)
    if not towns and is_last(view):
        return look, Hint("think-move-home", things=look.things, statement="E4")
    price = _of_the_price(view, move)
    if not towns:
        return look, Hint("think-move-place", things=look.things, statement=price)
    if then < towns:
        values = {"towns": towns, "then": then}
        return look, Hint("think-move-later", values, look.things, price)
    return look, Hint("think-move", {"towns": towns}, look.things, price)


def _of_the_price(view: OwnView, move: Move) -> str:
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


def _cards(hand: Cards) -> tuple[Thing, ...]:
    return tuple(("card", kind) for kind in dict.fromkeys(hand))
