"""Every imaginable action, legal or not, for the few words that the rules know."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement as multisets

from elfenwidgets.rules import (
    BOARD,
    Action,
    Draw,
    DrawSecret,
    EndMove,
    Keep,
    Move,
    Pass,
    Place,
    PlaceObstacle,
    State,
)
from elfenwidgets.rules.board import COUNTERS, TRANSPORTS
from elfenwidgets.rules.state import Cards
from elfenwidgets.rules.vocabulary import Payment, Source

HOWS: tuple[Payment, ...] = ("card", "caravan", "boatmen")
SOURCES: tuple[Source, ...] = ("pile", "display")


@cache
def handfuls(most: int) -> tuple[Cards, ...]:
    """Every choice of up to so many travel cards."""
    return tuple(cards for size in range(most + 1) for cards in multisets(TRANSPORTS, size))


@cache
def without_moves(seat: int) -> tuple[Action, ...]:
    """Everything but the boot's move."""
    lots = [(kind, secret) for kind in COUNTERS for secret in (False, True)]
    sources = [(source, kind) for source in SOURCES for kind in (*COUNTERS, None)]
    return (
        DrawSecret(seat),
        Pass(seat),
        *(Draw(seat, source, kind) for source, kind in sources),
        *(Place(seat, kind, secret, road) for kind, secret in lots for road in BOARD.connections),
        *(PlaceObstacle(seat, road) for road in BOARD.connections),
        *(Keep(seat, kind, secret) for kind, secret in lots),
    )


@cache
def moves(seat: int, town: str, most: int) -> tuple[Action, ...]:
    """Steps from a town with up to so many cards, and from elsewhere with one or none."""
    found: list[Action] = []
    for connection in BOARD.connections.values():
        payments = handfuls(most if town in (connection.a, connection.b) else 1)
        for to in {connection.a, connection.b, "kihromah"}:
            found += [
                Move(seat, connection.id, to, cards, how) for cards in payments for how in HOWS
            ]
    return tuple(found)


def imaginable(state: State) -> Iterator[Action]:
    """Every imaginable action, with the cards of a payment sorted; few of seats not in turn."""
    for seat in range(len(state.seats)):
        if seat != state.turn:
            yield from (DrawSecret(seat), Pass(seat), Draw(seat, "pile"), EndMove(seat, ()))
    travelling = state.phase == "travel"
    yield from without_moves(state.turn)
    yield from (EndMove(state.turn, cut) for cut in handfuls(8 if travelling else 1))
    yield from moves(state.turn, state.actor.boot, 4 if travelling else 1)
