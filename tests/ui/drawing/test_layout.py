"""Where things lie: nothing collides, and a click means what lies under it."""

from itertools import combinations

import pytest

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.players import COLORS
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.board import map_sizes
from elfenwidgets.ui.drawing.geometry import length, reach, simplify, smooth
from elfenwidgets.ui.drawing.layout import FRAME, Box, centre, hit
from elfenwidgets.ui.drawing.targets import Target

TOWNS = sorted(BOARD.towns)
PIECE_TOWNS = [id for id in TOWNS if id != BOARD.capital]
ROADS = [road.id for road in BOARD.roads]
PLAYED_WITH = {"slot", "obstacle", "piece"}


def things() -> dict[str, Box]:
    """Every rectangle of the board that has its place for good, by what it belongs to."""
    found = {f"ribbon {id}": layout.ribbon(id) for id in TOWNS}
    found |= {f"town {id}": layout.town(id) for id in TOWNS}
    found |= {f"slot {id}": layout.slot(id) for id in ROADS}
    found |= {f"obstacle {id}": layout.obstacle(id) for id in ROADS}
    found |= {
        f"piece {id} {color}": layout.piece(id, color) for id in PIECE_TOWNS for color in COLORS
    }
    return found


def overlap(a: Box, b: Box) -> bool:
    """Whether two rectangles share more than a hair's breadth."""
    return (
        abs(a.x - b.x) < (a.width + b.width) / 2 - 1
        and abs(a.y - b.y) < (a.height + b.height) / 2 - 1
    )


@pytest.mark.parametrize("size", map_sizes.LARGER)
def test_the_names_of_a_small_map_cover_no_other_name_and_no_counter(size: int) -> None:
    names = {id: map_sizes.box(id, size) for id in TOWNS}
    for (one, a), (other, b) in combinations(names.items(), 2):
        assert not overlap(a, b), (one, other)
    for id, box in names.items():
        assert not any(overlap(box, layout.slot(road)) for road in ROADS), id
        assert box.width / 2 < box.x < FRAME[0] - box.width / 2
        assert box.height / 2 < box.y < FRAME[1] - box.height / 2


@pytest.mark.parametrize("width", [560, 600, 680, 758, 760, 883, 902])
def test_names_are_never_small_on_the_screen(width: int) -> None:
    assert map_sizes.size_for(width) * width / FRAME[0] > 9.7


def test_nothing_collides() -> None:
    def of_one_town(a: str, b: str) -> bool:
        return {a, b} <= {f"{kind} {a.split()[1]}" for kind in ("town", "piece")}

    colliding = [
        (a, b)
        for (a, box), (b, other) in combinations(things().items(), 2)
        if overlap(box, other) and not of_one_town(a, b)
    ]
    assert colliding == []


def test_a_price_covers_nothing_that_is_played_with() -> None:
    prices = {f"price {id}": layout.price_tag(id) for id in BOARD.connections}
    lying = {name: box for name, box in things().items() if name.split()[0] in PLAYED_WITH}
    covered = [
        (price, other)
        for price, box in prices.items()
        for other, its in (lying | prices).items()
        if other != price and overlap(box, its)
    ]
    assert covered == []


@pytest.mark.parametrize("id", BOARD.connections)
def test_a_price_stands_by_its_own_way(id: str) -> None:
    x, y, width, height = layout.price_tag(id)
    assert width / 2 <= x <= FRAME[0] - width / 2 and height / 2 <= y <= FRAME[1] - height / 2
    if BOARD.connections[id].is_road:
        own = layout.slot(id)
        assert overlap(Box(x, y, width + 8, height + 8), own), "it does not touch its counter"
    else:
        assert reach((x, y), layout.way(id)) < 3


def test_everything_lies_on_the_board() -> None:
    width, height = FRAME
    for name, (x, y, w, h) in things().items():
        assert w / 2 <= x <= width - w / 2 and h / 2 <= y <= height - h / 2, name


def test_pieces_of_one_town_stand_apart_and_clear_of_its_picture() -> None:
    for id in PIECE_TOWNS:
        x, _, width, _ = layout.town(id)
        for color in COLORS:
            assert abs(layout.piece(id, color).x - x) >= width / 2


def test_a_colour_has_the_same_place_in_every_town() -> None:
    for color in COLORS:
        places = {
            (
                layout.piece(id, color).x - layout.town(id).x,
                layout.piece(id, color).y - layout.town(id).y,
            )
            for id in PIECE_TOWNS
        }
        assert len(places) == 1


@pytest.mark.parametrize("id", ROADS)
def test_a_counter_lies_on_its_road_and_the_obstacle_beside_it(id: str) -> None:
    x, y, side, _ = layout.slot(id)
    assert reach((x, y), layout.way(id)) < 3
    ox, oy, _, _ = layout.obstacle(id)
    assert max(abs(ox - x), abs(oy - y)) <= side


TARGETS = [Target("road", id) for id in BOARD.connections] + [Target("town", id) for id in TOWNS]


@pytest.mark.parametrize("target", TARGETS, ids=str)
def test_the_middle_of_a_target_means_the_target(target: Target) -> None:
    assert hit(*centre(target)) == target


@pytest.mark.parametrize("id", BOARD.connections)
def test_a_price_means_its_way(id: str) -> None:
    assert hit(*layout.price_tag(id)[:2]) == Target("road", id)


@pytest.mark.parametrize("id", TOWNS)
def test_a_ribbon_means_its_town(id: str) -> None:
    assert hit(*layout.ribbon(id)[:2]) == Target("town", id)


def test_where_nothing_is_there_is_no_target() -> None:
    assert hit(2, 2) is None
    assert hit(-50, 9999) is None


def test_the_ways_of_the_drawing_are_those_of_the_game() -> None:
    assert layout.DRAWING["connections"].keys() == BOARD.connections.keys()
    assert layout.DRAWING["towns"].keys() == BOARD.towns.keys()


@pytest.mark.parametrize("id", [c.id for c in BOARD.connections.values() if c.kind == "river"])
def test_a_river_is_drawn_downstream(id: str) -> None:
    river = BOARD.connections[id]
    source, mouth = layout.town(river.a), layout.town(river.b)
    start = layout.way(id)[0]
    assert reach(start, [source[:2], source[:2]]) < reach(start, [mouth[:2], mouth[:2]])


@pytest.mark.parametrize("id", [BOARD.capital, "feodor"])
@pytest.mark.parametrize("count", range(1, 7))
def test_boots_in_one_town_can_be_told_apart(id: str, count: int) -> None:
    places = layout.boots(id, count)
    assert len(places) == count
    for a, b in combinations(places, 2):
        assert abs(a.x - b.x) >= 20 or abs(a.y - b.y) >= 20


def test_what_is_sent_of_a_way_keeps_to_the_way_and_off_the_ribbons() -> None:
    for id in BOARD.connections:
        for line in layout.trace(id):
            assert all(reach(point, layout.way(id)) < 1.5 for point in line)
            assert not any(layout.ribbon(town).holds(*p) for town in TOWNS for p in line[1:-1])


def test_a_curve_goes_through_its_points() -> None:
    points = [(0.0, 0.0), (10.0, 5.0), (20.0, 0.0)]
    line = smooth(points, 4)
    assert line[0] == points[0] and line[4] == points[1] and line[-1] == points[2]
    assert length(line) > length(points)
    assert len(simplify([(0, 0), (5, 0.1), (10, 0)], 1)) == 2
    assert len(simplify([(0, 0), (5, 4.0), (10, 0)], 1)) == 3


def test_a_lake_answers_as_a_whole_with_the_nearest_ferry() -> None:
    for lake in (area["outline"] for area in layout.DRAWING["areas"] if area["kind"] == "lake"):
        middle = sum(x for x, _ in lake) / len(lake), sum(y for _, y in lake) / len(lake)
        ferries = [c.id for c in BOARD.connections.values() if c.lake]
        if min(reach(middle, layout.way(ferry)) for ferry in ferries) > 60:
            continue  # a pond that nobody crosses
        target = hit(*middle)
        assert target is not None and target.kind == "road"
        assert BOARD.connections[target.name].lake is not None
    assert hit(185, 245) is not None, "between the ferries of the Mare Nebulae"
