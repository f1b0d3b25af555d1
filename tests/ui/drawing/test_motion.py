"""What flies when something has happened, and what is not painted meanwhile."""

import asyncio
from collections.abc import Iterator
from math import dist
from typing import Any

import pytest

from elfenwidgets.rules import Move, Place, PlaceObstacle, apply, view
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.engine import to_record
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.log import as_known_to
from elfenwidgets.rules.position import position
from elfenwidgets.rules.state import State
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.backing_store import Shown
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.drawing.marks import QUIET
from elfenwidgets.ui.drawing.moving import flying
from elfenwidgets.ui.drawing.moving.motion import Flight, flights
from elfenwidgets.ui.drawing.rack import forms, places
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.drawing.wire import wire
from tests.in_a_thread import in_a_thread
from tests.ui.scenes import LABELS
from tests.ui.sky import Sky

FOREST = "forest:feodor-lapphalya"
COLORS = ("green", "red")
LAID = forms.form(display=False)


def after(state: State, action: Move | Place | PlaceObstacle, seat: int = 0) -> tuple[Flight, ...]:
    """What flies before the eyes of a seat."""
    then, happened = apply(state, action), as_known_to(to_record(state, action), seat, False)
    return flights([happened], view(state, seat), view(then, seat), COLORS, LAID, 0.5)


def at(box: layout.Box) -> tuple[float, float]:
    """The centre of a box, as parts of the board."""
    return round(box.x / 1142, 4), round(box.y / 550, 4)


def test_a_boot_walks_its_road_and_pays_and_collects() -> None:
    state = position(phase="travel", at="virst", hand="raft dragon", players=2)
    step = Move(0, "river:virst-ixara", "ixara", ("raft",), "card")
    found = {each.sprite: each for each in after(state, step)}
    assert set(found) == {"boot-green", "card-raft", "piece-green"}
    boot = found["boot-green"]
    start, end = layout.boots("virst", 1)[0], layout.boots("ixara", 1)[0]
    assert boot.spots[0] == ("board", round(start.x / 1142, 4), round(start.y / 550, 4))
    assert boot.spots[-1] == ("board", round(end.x / 1142, 4), round(end.y / 550, 4))
    assert len(boot.spots) > 5, "along the river, not through the air"
    assert found["card-raft"].spots[0][0] == "rack"
    assert found["card-raft"].spots[-1] == ("board", *at(layout.STACK))
    assert found["piece-green"].spots[-1] == ("seat", 0, 0)
    assert found["piece-green"].begin == boot.seconds, "when the boot has come"
    others = {each.sprite: each.spots[0][0] for each in after(state, step, seat=1)}
    assert others == {"boot-green": "board", "piece-green": "board", "card-raft": "seat"}


def test_nothing_flies_to_another_game() -> None:
    """Its things have no pictures there."""
    gold = view(gold_position(roads={FOREST: "dragon$"}, open="tree", players=2), 0)
    base = view(position(roads={FOREST: "dragon"}, open="dragon", players=2), 0)
    assert flights((), gold, base, COLORS, LAID, 0.5) == ()
    assert flights((), base, gold, COLORS, LAID, 0.5) == ()


def test_a_boot_never_walks_a_way_from_its_far_end() -> None:
    astray = []
    for way in BOARD.connections.values():
        for start in (way.a, way.b):
            end = way.other(start)
            step: LogEvent = {
                "e": "move", "seat": 0, "via": way.id, "to": end, "cards": [], "how": "card"
            }  # fmt: skip
            before, then = (view(position(at=town, players=2), 0) for town in (start, end))
            flown = flights([step], before, then, COLORS, LAID, 0.5)
            (boot,) = (each for each in flown if each.sprite == "boot-green")
            _, x, y = boot.spots[1]
            here, there = (layout.town(town) for town in (start, end))
            spot = x * layout.FRAME[0], y * layout.FRAME[1]
            if dist(spot, here[:2]) > dist(spot, there[:2]):
                astray.append((way.id, start))
    assert astray == []


def test_a_counter_flies_from_the_rack_of_its_owner_and_from_the_strip_of_others() -> None:
    state = position(phase="plan", secret="dragon", players=2)
    place = Place(0, "dragon", True, FOREST)
    (mine,) = after(state, place)
    spot = places.rack_centre(view(state, 0), LAID, Target("secret", "dragon"))
    assert spot is not None
    assert mine.spots[0] == ("rack", round(spot[0] / 920, 4), round(spot[1] / 120, 4))
    assert mine.hides == ("counter", FOREST)
    (theirs,) = after(state, place, seat=1)
    assert theirs.spots[0] == ("seat", 0, 0)


@pytest.fixture
def sent() -> Iterator[list[dict[str, Any]]]:
    """A page that shows whatever flies."""
    page, before = Sky(), wire._page
    wire.lay(page)
    yield page.flown
    wire._page = before


def test_what_flies_is_painted_when_it_has_arrived(sent: list[dict[str, Any]]) -> None:
    async def script() -> None:
        board = BoardWidget(lambda handler: handler)
        for canvas in (board.board, board.rack):
            board.fit(canvas.model_id, Shown("page", 920, 1))
        state = position(phase="plan", open="dragon", players=2)
        place = Place(0, "dragon", False, FOREST)
        board.show(view(state, 0), COLORS, QUIET, LABELS, False)
        then = view(apply(state, place), 0, [to_record(state, place)])
        board.show(then, COLORS, QUIET, LABELS, False, seconds=0.01)
        assert len(sent) == 1 and len(sent[0]["fly"]) == 1
        pieces = board.stores[0].layers[1]

        def tiles() -> int:
            return sum(name == "draw_image" for name, _ in pieces.shown or ())

        in_the_air = tiles()
        while board.air.flying:
            await asyncio.sleep(0.005)
        assert tiles() == in_the_air + 1
        board.show(view(state, 0), COLORS, QUIET, LABELS, False)
        board.show(then, COLORS, QUIET, LABELS, False, seconds=1000)
        flying.land_all()
        assert tiles() == in_the_air + 1, "any press ends it"

    in_a_thread(script())
