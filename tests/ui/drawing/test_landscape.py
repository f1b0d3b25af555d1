"""The map: it is what the code draws, whole in itself, and small enough to send."""

import re
from math import dist
from xml.etree import ElementTree

from PIL import Image

from elfenwidgets.authoring.map.landscape import landscape
from elfenwidgets.authoring.map.terrain import COVER, REACH
from elfenwidgets.authoring.map.towns import VIGNETTES
from elfenwidgets.rules.board import BOARD
from elfenwidgets.ui.drawing.board import plain_map
from elfenwidgets.ui.drawing.layout import DRAWING, FRAME, MAP, way

SVG = "{http://www.w3.org/2000/svg}"
TEXT = MAP.read_text(encoding="utf-8")
TREE = ElementTree.fromstring(TEXT)


def test_the_map_is_what_the_code_draws() -> None:
    assert landscape() == TEXT, "run: python -m elfenwidgets.authoring.map.landscape"


def test_the_map_for_paper_is_what_the_code_draws_and_not_large() -> None:
    drawn = Image.open(plain_map.PICTURE).info[plain_map.DRAWN]
    assert drawn == plain_map.digest(), "run: python -m elfenwidgets.authoring.plain_picture"
    assert plain_map.PICTURE.stat().st_size < 250_000


def test_no_way_on_the_map_for_paper_turns_back() -> None:
    """Beside the way there are only the bits from its ends into the two towns."""
    lines = re.findall(r'<polyline points="([^"]*)"', plain_map.plain_map())
    for connection, line in zip(BOARD.connections, lines, strict=True):
        drawn = [tuple(map(float, point.split(","))) for point in line.split()]
        added = sum(map(dist, drawn, drawn[1:])) - sum(
            map(dist, way(connection), way(connection)[1:])
        )
        assert added < 130, connection


def test_the_map_has_the_frame_of_the_board() -> None:
    assert (TREE.get("width"), TREE.get("height")) == tuple(map(str, FRAME))


def test_every_town_and_lake_is_named() -> None:
    names = {text.text for text in TREE.iter(f"{SVG}text")}
    assert names >= {town.name for town in BOARD.towns.values()} | set(BOARD.lakes)


def test_every_town_has_a_picture_of_its_own() -> None:
    chosen = [town["vignette"] for town in DRAWING["towns"].values()]
    assert sorted(chosen) == sorted(VIGNETTES)
    assert len({draw() for draw in VIGNETTES.values()}) == len(BOARD.towns)


def test_the_map_needs_nothing_from_outside() -> None:
    ids = {element.get("id") for element in TREE.iter()}
    used = re.findall(r'href="([^"]*)"', TEXT) + re.findall(r"url\(([^)]*)\)", TEXT)
    assert used
    assert {name[0] for name in used} == {"#"} and {name[1:] for name in used} <= ids
    assert "<script" not in TEXT and "<image" not in TEXT


def test_the_map_is_small_enough() -> None:
    assert len(TEXT.encode()) < 350_000


def test_what_stands_nearer_is_drawn_over_what_it_overlaps() -> None:
    """No mark has one drawn over it whose foot is higher on the map."""
    kinds = {name: kind for kind, (_, names) in COVER.items() for name in names}
    drawn: list[tuple[float, float, float, float]] = []
    for points, name in re.findall(r'<path d="M([\d ]+)h0" marker-start="url\(#(\w+)\)"', TEXT):
        numbers = list(map(float, points.split()))
        drawn += (
            (x, y, *REACH[kinds[name]]) for x, y in zip(numbers[::2], numbers[1::2], strict=True)
        )
    assert len(drawn) > 800
    for i, (x, y, side, high) in enumerate(drawn):
        for over_x, over_y, over_side, _ in drawn[i + 1 :]:
            overlaps = abs(x - over_x) < side + over_side and over_y > y - high
            assert over_y >= y or not overlaps, (x, y)


def test_the_map_is_few_elements_to_a_browser() -> None:
    """It gives each that is used a tree of its own: then there were 5,200."""
    used = sum(
        map(
            len,
            (
                TREE.findall(f".//*[@id='{each.get('href', '')[1:]}']//*")
                for each in TREE.iter(f"{SVG}use")
            ),
        )
    )
    assert len(list(TREE.iter())) + used < 1_100
