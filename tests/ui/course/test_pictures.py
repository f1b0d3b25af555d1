"""What a picture of a step shows: all that its text speaks of, and on its rack what is held."""

import re
from collections.abc import Iterator

import pytest

from elfenwidgets.authoring.notebooks.pictures import drawing
from elfenwidgets.lessons.level import Level
from elfenwidgets.lessons.step import Step
from elfenwidgets.rules.actions import Move, Place, PlaceObstacle
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.view import view
from elfenwidgets.text import languages, said_in
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.spoken_of import spoken_of
from elfenwidgets.ui.course.step_text import shown
from elfenwidgets.ui.drawing.layout import FRAME, boots, ribbon, slot, town
from elfenwidgets.ui.drawing.svg.crop import LEAST, crop

PICTURED = [step for step in steps.every() if shown(step) is not None]


def named(step: Step) -> Iterator[str]:
    """The towns that a level's sentence names, and the ways and towns of its solution."""
    if not isinstance(step.item, Level):
        return
    for code in languages():
        said = said_in(code, step.item.word("goal")).replace("’", "'")
        yield from (id for id, there in BOARD.towns.items() if there.name in said)
    for action in step.item.steps:
        if isinstance(action, Move):
            yield from (action.via, action.to)
        elif isinstance(action, Place | PlaceObstacle):
            yield action.road


@pytest.mark.parametrize("step", PICTURED, ids=lambda step: step.key)
def test_a_picture_shows_every_town_way_and_boot_that_its_task_is_about(step: Step) -> None:
    there = shown(step)
    assert there is not None
    seen = view(*there)
    left, top, width, height = crop(seen, spoken_of(step))
    assert left >= 0 and top >= 0 and left + width <= FRAME[0] and top + height <= FRAME[1]
    assert width >= LEAST and abs(width / height - FRAME[0] / FRAME[1]) < 0.02
    boxes = [boots(seat.boot, 1)[0] for seat in seen.seats]
    for name in named(step):
        boxes += [town(name), ribbon(name)] if name in BOARD.towns else [slot(name)]
    for box in boxes:
        assert left <= box.x - box.width / 2 and box.x + box.width / 2 <= left + width
        assert top <= box.y - box.height / 2 and box.y + box.height / 2 <= top + height


@pytest.mark.parametrize("step", PICTURED, ids=lambda step: step.key)
def test_below_the_board_lies_what_the_reader_holds(step: Step) -> None:
    there = shown(step)
    assert there is not None
    state, seat = there
    svg = drawing(state, seat, spoken_of(step), True if step.drill == "left" else None)
    rack = re.split(r'viewBox="0 0 460 (?:146|204)"|$', svg, maxsplit=1)[1]
    me = state.seats[seat]
    for card in me.hand:
        assert f"#sprite-card-{card}" in rack
    for counter in (*me.open, *me.secret):
        assert f"#sprite-tile-{counter}" in rack
    if state.phase in ("draw_secret", "draw", "keep") or step.drill == "left":
        assert rack.count('<use href="#sprite-tile-') >= len(state.display) + 1
    whole = re.search(r'<svg xmlns="[^"]*" width="(\d+)" height="(\d+)">', svg)
    assert whole is not None and int(whole[1]) > 327
