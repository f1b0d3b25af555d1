"""A game in a few lines of text, in the names of the game record."""

from collections.abc import Iterable

from elfenwidgets.rules.view import SeatView, View


def scene(view: View) -> str:
    """The round, the display, a line a seat, and the counters on the roads.

    ``>`` stands before who is in turn, ``*`` before who has won, ``!`` behind a counter on whose
    road an obstacle lies, ``?`` for a secret counter.
    """
    winners = view.result.winners if view.result else ()
    marks: dict[int | None, str] = {view.turn: ">", **dict.fromkeys(winners, "*")}
    lines = [
        f"round {view.round} of {view.edition.rounds}: {view.phase}",
        f"display: {_listed(view.display)}",
        *(f"{marks.get(i, ' ')} player_{i} {_seat(seat)}" for i, seat in enumerate(view.seats)),
    ]
    for road, kind in view.counters.items():
        lines.append(f"  {road} {kind}{'!' if road in view.obstacles else ''}")
    return "\n".join(lines)


def _seat(seat: SeatView) -> str:
    return (
        f"at {seat.boot}, pieces {len(seat.pieces)}, cards {seat.cards}, "
        f"counters {_listed([*seat.open, *['?'] * seat.secrets])}"
        f"{', obstacle' if seat.obstacle else ''}"
        f"{f', town card {seat.town_card}' if seat.town_card else ''}"
    )


def _listed(names: Iterable[str]) -> str:
    return " ".join(names) or "-"
