"""The coach of a first game: the rules that the quick way leaves out, when they first matter."""

from elfenwidgets.rules.actions import Move, PlaceObstacle
from elfenwidgets.rules.ending import is_last
from elfenwidgets.rules.view import View

COACHED = "coached"
"""The key of ``meta`` by which a game has a coach."""

OPENING = ("draw_secret", "open")
"""The phases in which each seat acts first: in the base game, and in Elfengold."""

TIPS = ("obstacle", "caravan", "caravan-strict", "tie")
"""What is told, ``coach-...``; strict caravans are only for who cannot pay (P5.8)."""


def tip(view: View) -> str | None:
    """What is to be told at the viewer's decision, one of TIPS; None: nothing is."""
    if view.me is None or not view.actions:
        return None
    if view.phase == "plan" and view.round == 1:
        return "obstacle" if any(isinstance(a, PlaceObstacle) for a in view.actions) else None
    if view.phase != "travel":
        return None
    if view.round == 1:
        caravans = (isinstance(a, Move) and a.how == "caravan" for a in view.actions)
        strict = view.edition.caravan_only_if_unable
        return ("caravan-strict" if strict else "caravan") if any(caravans) else None
    counts = [len(seat.pieces) for seat in view.seats]
    mine = len(view.me.pieces)
    tied = mine == max(counts) and counts.count(mine) > 1
    return "tie" if is_last(view) and tied else None


def begins(view: View) -> bool:
    """Whether it is the viewer's first decision of a game, when the aim is told."""
    mine = view.me is not None and bool(view.actions)
    return mine and view.round == 1 and view.phase in OPENING
