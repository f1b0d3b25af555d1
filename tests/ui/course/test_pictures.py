"""What a picture of a step shows: all that its text speaks of, and on its rack what is held."""

import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from itertools import pairwise
from math import hypot
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from elfenwidgets.authoring.notebooks.pictures import KIND, drawing, output
from elfenwidgets.authoring.notebooks.svg_path import BEND, Extent, within
from elfenwidgets.lessons.example import Example
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.question import Question
from elfenwidgets.lessons.step import Step
from elfenwidgets.rules.actions import Move, Place, PlaceObstacle
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import view
from elfenwidgets.text import languages, said_in
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.text.spoken_of import shows_display, spoken_of
from elfenwidgets.ui.course.text.step_text import position_of
from elfenwidgets.ui.drawing.layout import FRAME, boots, ribbon, slot, town
from elfenwidgets.ui.drawing.svg.board import LEAST, crop

SVG = "{http://www.w3.org/2000/svg}"
PICTURED = [step for step in steps.every() if position_of(step) is not None]
RACK = 920
"""As wide as a rack, and so as a picture."""


def said(step: Step, code: str) -> str:
    """What is said in a step before it is tried."""
    match step.item:
        case Level() as item:
            keys = [item.word("goal")]
        case Example() as item:
            keys = [*item.captions]
        case Question() as item:
            keys = [item.word("ask"), *item.answers]
        case _:
            keys = [step.says] if step.says else []
    return " ".join(said_in(code, key) for key in keys).replace("’", "'")


def named(step: Step) -> Iterator[str]:
    """The towns that a step's sentences name, and the ways and towns of its solution."""
    for code in languages():
        text = said(step, code)
        yield from (id for id, there in BOARD.towns.items() if there.name in text)
    if isinstance(step.item, Level | Example):
        for action in step.item.steps:
            if isinstance(action, Move):
                yield from (action.via, action.to)
            elif isinstance(action, Place | PlaceObstacle):
                yield action.road


@cache
def pictured(key: str) -> tuple[State, int, ElementTree.Element]:
    """What a picture is of, for whom, and its SVG as a browser reads it out of a notebook."""
    step = next(each for each in PICTURED if each.key == key)
    there = position_of(step)
    assert there is not None
    svg = drawing(*there, spoken_of(step), shows_display(step))
    html = output(svg, 'a "picture" of <it>')["data"][KIND]
    assert 'alt="a &quot;picture&quot; of &lt;it&gt;"' in html
    (source,) = re.findall(r'src="data:image/svg\+xml,([^"]*)"', html)
    assert "#" not in source  # it would end the address
    return *there, ElementTree.fromstring(unquote(unescape(source)))


@pytest.mark.parametrize("step", PICTURED, ids=lambda step: step.key)
def test_a_picture_shows_every_town_way_and_boot_that_its_task_is_about(step: Step) -> None:
    state, seat, picture = pictured(step.key)
    assert picture.get("width") == str(RACK)
    (*maps,) = picture.iterfind(f"{SVG}svg[@class='map']")
    names = [*named(step)]
    if not maps:
        assert not names and state.phase not in ("plan", "travel")
        return
    left, top, width, height = map(float, maps[0].get("viewBox", "").split())
    assert left >= 0 and top >= 0 and left + width <= FRAME[0] and top + height <= FRAME[1]
    assert abs(width / height - FRAME[0] / FRAME[1]) < 0.02
    boxes = [boots(each.boot, 1)[0] for each in view(state, seat).seats]
    written = {"".join(each.itertext()) for each in maps[0].iter(f"{SVG}text")}
    for name in names:
        boxes += [town(name), ribbon(name)] if name in BOARD.towns else [slot(name)]
        assert name not in BOARD.towns or BOARD.towns[name].name in written
    # Of the towns that nobody speaks of, no name is cut by the edge.
    boxes += [ribbon(id) for id, there in BOARD.towns.items() if there.name in written]
    for box in boxes:
        assert left <= box.x - box.width / 2 and box.x + box.width / 2 <= left + width
        assert top <= box.y - box.height / 2 and box.y + box.height / 2 <= top + height
    lying = [each.get("href", "") for each in maps[0].iter(f"{SVG}use")]
    assert sum(each.startswith("#sprite-boot-") for each in lying) == len(state.seats)


@pytest.mark.parametrize("step", PICTURED, ids=lambda step: step.key)
def test_below_the_board_lies_what_the_reader_holds_and_what_is_spoken_of(step: Step) -> None:
    state, seat, picture = pictured(step.key)
    rack = picture.find(f"{SVG}svg[@class='rack']")
    lying = [] if rack is None else [use.get("href", "") for use in rack.iter(f"{SVG}use")]
    drawn = {symbol.get("id") for symbol in picture.iter(f"{SVG}symbol")}
    assert {each[1:] for each in lying} <= drawn
    me = state.seats[seat]
    for kind in {*me.hand}:
        assert lying.count(f"#sprite-card-{kind}") >= me.hand.count(kind)
    for counter in (*me.open, *me.secret):
        assert f"#sprite-tile-{counter}" in lying
    spoken = any(
        said_in(code, "term-display").lower() in said(step, code).lower() for code in languages()
    )
    if state.gold is None and (spoken or state.phase in ("draw_secret", "draw", "keep")):
        assert sum(each.startswith("#sprite-tile-") for each in lying) > len(state.display)
    if state.phase == "auction":
        assert state.gold is not None and f"#sprite-tile-{state.gold.row[0]}" in lying


def test_a_sheet_shows_a_smaller_part_of_the_map_than_a_notebook() -> None:
    there = position_of(next(step for step in PICTURED if step.key == "welcome/first-step"))
    assert there is not None
    seen = view(*there)
    assert crop(seen)[2] == LEAST < crop(seen, (), 500)[2] == 500


def points(data: str) -> list[tuple[float, float]]:
    """The corners of relative lines, one after the other; of several lines, one by one."""
    found, x, y = list[tuple[float, float]](), 0.0, 0.0
    for letter, numbers in re.findall(r"([Ml])([^Ml]*)", data):
        given = [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers)]
        for dx, dy in zip(given[::2], given[1::2], strict=True):
            x, y = (dx, dy) if letter == "M" else (x + dx, y + dy)
            found.append((x, y))
    return found


def far(x: float, y: float, line: list[tuple[float, float]]) -> float:
    """How far a point lies from a line through corners."""

    def from_part(a: tuple[float, float], b: tuple[float, float]) -> float:
        dx, dy = b[0] - a[0], b[1] - a[1]
        along = ((x - a[0]) * dx + (y - a[1]) * dy) / ((dx * dx + dy * dy) or 1)
        along = min(1.0, max(0.0, along))
        return hypot(x - a[0] - along * dx, y - a[1] - along * dy)

    return min(map(from_part, line, line[1:]), default=1e9)


place = st.tuples(st.integers(0, 1000), st.integers(0, 500))


@given(st.lists(place, min_size=2, max_size=12))
@example([(0, 107), (300, 257), (272, 243)])  # it goes back nearly where it came from
def test_what_is_left_out_of_a_line_would_not_be_seen(corners: list[tuple[int, int]]) -> None:
    box = Extent(300, 150, 700, 350)
    kept = points(within("M" + "L".join(f"{x} {y}" for x, y in corners), box, 1))
    for (ax, ay), (bx, by) in pairwise(corners):
        for share in range(9):
            x, y = ax + (bx - ax) * share / 8, ay + (by - ay) * share / 8
            if not box.sides(x, y):
                assert far(x, y, kept) <= BEND + 0.3
    for (cx, cy), (dx, dy) in pairwise(kept):
        for share in range(9):
            x, y = cx + (dx - cx) * share / 8, cy + (dy - cy) * share / 8
            if not box.sides(x, y):
                assert far(x, y, [(float(x), float(y)) for x, y in corners]) <= BEND + 0.3
