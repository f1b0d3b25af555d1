"""A journey on the board: its arrowheads point where it goes."""

import re
from math import dist

import pytest

from elfenwidgets.rules.board import BOARD
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.board.journey_lines import paint_tracks
from elfenwidgets.ui.drawing.geometry import evenly
from elfenwidgets.ui.drawing.marks import JourneyStep
from elfenwidgets.ui.drawing.svg.pen import SvgPen

BOTH_WAYS = [(c.id, start) for c in BOARD.connections.values() for start in (c.a, c.b)]


@pytest.mark.parametrize("solid", [True, False], ids=["a line", "dashes"])
def test_an_arrowhead_points_to_the_town_that_the_step_leads_to(solid: bool) -> None:
    astray = []
    for via, start in BOTH_WAYS:
        pen, step = SvgPen(), (JourneyStep(via, start),)
        paint_tracks(pen, step if solid else (), () if solid else step)
        *_, head = re.findall(r"([-\d.]+,[-\d.]+ [-\d.]+,[-\d.]+ [-\d.]+,[-\d.]+)\"", str(pen))
        left, tip, right = (tuple(map(float, point.split(","))) for point in head.split())
        back = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2
        walked = list(evenly(layout.way(via), 100))
        here, there = (
            layout.town(town)[:2] for town in (start, BOARD.connections[via].other(start))
        )
        if dist(walked[0], there) < dist(walked[0], here):
            walked.reverse()
        come = [min(range(100), key=lambda i: dist(walked[i], spot)) for spot in (back, tip)]
        if come[0] >= come[1]:
            astray.append((via, start))
    assert astray == []
