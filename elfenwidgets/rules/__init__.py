"""The game of Elfenland: a board, ten editions, and an engine that knows every statement.

One of them is Elfengold: ``gold`` holds what it does in its own way.
"""

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
from elfenwidgets.rules.edition import Edition, editions
from elfenwidgets.rules.engine import apply, legal_actions, start, why_not
from elfenwidgets.rules.refusal import Refusal, Refused
from elfenwidgets.rules.score import Result, Standing
from elfenwidgets.rules.state import Seat, State
from elfenwidgets.rules.view import OwnSeat, OwnView, SeatView, View, view

__all__ = [
    "BOARD",
    "Action",
    "Draw",
    "DrawSecret",
    "Edition",
    "EndMove",
    "Keep",
    "Move",
    "OwnSeat",
    "OwnView",
    "Pass",
    "Place",
    "PlaceObstacle",
    "Refusal",
    "Refused",
    "Result",
    "Seat",
    "SeatView",
    "Standing",
    "State",
    "View",
    "apply",
    "editions",
    "legal_actions",
    "start",
    "view",
    "why_not",
]
