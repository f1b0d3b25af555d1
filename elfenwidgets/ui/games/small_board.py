"""The board of a game in a list, so small that it shows no more than where everybody went."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from elfenwidgets.markup import Html, html
from elfenwidgets.play.library.games import Step
from elfenwidgets.rules.board import BOARD
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.theme import INK, PALE, PLAYERS

_BOX = html('viewBox="0 0 {} {}"', *layout.FRAME)
_LAND = {"desert": "#EBCB74", "forest": "#8DAE6E", "mountain": "#B9B2A6", "lake": "#A9CBDB"}
_PLAIN = "#CFDB9A"
_APART = 9
"""Pixels between the ways of two seats along the same roads."""


@cache
def land() -> Html:
    """What all of them have in common, once a page: the land and its roads."""
    frame = html('<rect width="{}" height="{}" fill="{}"/>', *layout.FRAME, _PLAIN)
    areas = (_area(each["outline"], _LAND[each["kind"]]) for each in layout.DRAWING["areas"])
    roads = "".join(
        f"M{_points([layout.town(each.a), layout.town(each.b)])}"
        for each in BOARD.connections.values()
        if each.is_road
    )
    drawn = html('<path d="{}" stroke="{}" stroke-width="6"/>', roads, PALE)
    return html(
        '<svg class="elfen-small-land" aria-hidden="true" width="0" height="0"><defs>'
        '<symbol id="elfen-land" {}>{}{}{}</symbol></defs></svg>',
        _BOX,
        frame,
        Html().join(areas),
        drawn,
    )


def small_board(steps: Iterable[Step], colors: Sequence[str]) -> Html:
    """The SVG of a game: the way of each seat in its colour, and its boot at the end of it.

    ``colors`` are those of the seats. ``land`` has to be on the same page.
    """
    ways: Mapping[int, list[str]] = {seat: [] for seat in range(len(colors))}
    for seat, via, to in steps:
        if seat not in ways or to not in BOARD.towns:
            continue  # no rule has checked a record that lies in the library
        way = BOARD.connections.get(via)
        if not ways[seat] and way is not None and to in (way.a, way.b):
            ways[seat].append(way.other(to))
        ways[seat].append(to)
    drawn = Html().join(
        _way(towns, PLAYERS.get(colors[seat], INK), _APART * (seat - (len(colors) - 1) / 2))
        for seat, towns in ways.items()
        if towns
    )
    board = html('<svg class="elfen-small-board" {} aria-hidden="true">', _BOX)
    return html('{}<use href="#elfen-land"/>{}</svg>', board, drawn)


def _way(towns: Sequence[str], color: str, aside: float) -> Html:
    x, y, *_ = layout.town(towns[-1])
    return html(
        '<g transform="translate({aside:g} {aside:g})" stroke="{color}">'
        '<polyline points="{points}" stroke-width="9"/>'
        '<circle cx="{x:g}" cy="{y:g}" r="22" fill="{color}" stroke="{INK}" '
        'stroke-width="5"/></g>',
        aside=aside,
        color=color,
        points=_points([layout.town(town) for town in towns]),
        x=x,
        y=y,
        INK=INK,
    )


def _area(outline: Iterable[Sequence[float]], color: str) -> Html:
    return html('<polygon points="{}" fill="{}"/>', _points(outline), color)


def _points(points: Iterable[Sequence[float]]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y, *_ in points)
