"""How the pieces grew, journey by journey: a plot of all seats, drawn by ourselves as SVG."""

from collections.abc import Sequence
from itertools import groupby

from elfenwidgets.markup import Html, html
from elfenwidgets.play.coaching.game_review import Trip
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.players import Player
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.icons import MARKS
from elfenwidgets.ui.drawing.theme import INK, PAPER, PLAYERS

_WIDTH, _HEIGHT = 760, 330
_LEFT, _RIGHT, _TOP, _FOOT = 36, 200, 14, 28  # room beside the lines; the names stand on the right
_MOST = len(BOARD.piece_towns)
_ROW = 22  # from one name to the next
_SPREAD = 1.6  # seats that are level run side by side
_LONGEST = 14  # letters of a name


def pieces_plot(players: Sequence[Player], trips: Sequence[Trip]) -> Html:
    """An SVG with a line for each seat that rises at each of its journeys.

    Each has its colour and, at its journeys, its shape. The paper's colours are those around it.
    """
    lines = [_line(seat, player, len(players), trips) for seat, player in enumerate(players)]
    ends = [_pieces(seat, trips) for seat in range(len(players))]
    return html(
        '<svg class="elfen-plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'aria-label="{plot}">{grid}{lines}{names}</svg>',
        WIDTH=_WIDTH,
        HEIGHT=_HEIGHT,
        plot=t("gamereview-plot"),
        grid=_grid(trips),
        lines=Html().join(lines),
        names=_names(players, ends),
    )


def _x(place: float, trips: Sequence[Trip]) -> float:
    return _LEFT + (_WIDTH - _LEFT - _RIGHT) * place / max(1, len(trips))


def _y(pieces: float) -> float:
    return _HEIGHT - _FOOT - (_HEIGHT - _TOP - _FOOT) * pieces / _MOST


def _pieces(seat: int, trips: Sequence[Trip]) -> int:
    return max((trip.pieces for trip in trips if trip.seat == seat), default=0)


def _grid(trips: Sequence[Trip]) -> Html:
    """A line for each five pieces, and a column for each round."""
    drawn, begun = Html(), 0
    right = _x(len(trips), trips)
    for pieces in range(0, _MOST + 1, 5):
        y = _y(pieces)
        drawn += html(
            '<path d="M{LEFT} {y:.1f}H{right:.1f}" class="elfen-grid"/>'
            '<text x="{}" y="{:.1f}" text-anchor="end">{pieces}</text>',
            _LEFT - 6,
            y + 4,
            LEFT=_LEFT,
            y=y,
            right=right,
            pieces=pieces,
        )
    for round, made in groupby(trips, lambda trip: trip.round):
        ended = begun + len(list(made))
        middle = _x((begun + ended) / 2, trips)
        drawn += html(
            '<path d="M{x:.1f} {TOP}V{}" class="elfen-grid"/>'
            '<text x="{middle:.1f}" y="{}" text-anchor="middle">{round}</text>',
            _HEIGHT - _FOOT,
            _HEIGHT - 8,
            x=_x(ended, trips),
            TOP=_TOP,
            middle=middle,
            round=t("gamereview-round", n=round),
        )
        begun = ended
    return drawn


def _line(seat: int, player: Player, seats: int, trips: Sequence[Trip]) -> Html:
    aside = (seat - (seats - 1) / 2) * _SPREAD
    path, marks, pieces = f"M{_LEFT} {_y(0) - aside:.1f}", Html(), 0
    for place, trip in enumerate(trips):
        if trip.seat == seat:
            x, pieces = _x(place + 0.5, trips), trip.pieces
            path += f"H{x:.1f}V{_y(pieces) - aside:.1f}"
            marks += _mark(player.color, x, _y(pieces) - aside)
    path += f"H{_x(len(trips), trips):.1f}"
    strokes = ((PAPER, 5.5), (INK, 3.8), (PLAYERS[player.color], 2.4))
    drawn = Html().join(
        html(
            '<path d="{}" fill="none" stroke="{}" stroke-width="{}" stroke-linejoin="round"/>',
            path,
            color,
            width,
        )
        for color, width in strokes
    )
    return drawn + marks


def _mark(color: str, x: float, y: float) -> Html:
    return html(
        '<g transform="translate({:.1f} {:.1f}) scale(.219)">'
        '<path d="{MARKS}" stroke="{PAPER}" stroke-width="15" stroke-linejoin="round"/>'
        '<path d="{MARKS}" fill="{PLAYERS}" stroke="{INK}" stroke-width="6" '
        'stroke-linejoin="round"/></g>',
        x - 7,
        y - 7,
        MARKS=MARKS[color],
        PAPER=PAPER,
        PLAYERS=PLAYERS[color],
        INK=INK,
    )


def _names(players: Sequence[Player], ends: Sequence[int]) -> Html:
    """Shape, name and pieces at the end of each line, moved apart where they are level."""
    order = sorted(range(len(players)), key=lambda seat: (-ends[seat], -seat))
    below = _TOP + 4.0
    drawn = Html()
    lowest = _HEIGHT - _FOOT - (len(order) - 1) * _ROW
    for seat in order:
        y = max(below, min(_y(ends[seat]), lowest))
        below, lowest = y + _ROW, lowest + _ROW
        name = players[seat].name
        short = name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"
        x = _WIDTH - _RIGHT + 14
        drawn += _mark(players[seat].color, x, y)
        drawn += html('<text x="{}" y="{:.1f}">{} {}</text>', x + 13, y + 4.5, short, ends[seat])
    return drawn
