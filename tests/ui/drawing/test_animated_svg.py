"""The film of a game, decoded as a browser would: each frame, and nothing that was hidden."""

import re
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from elfenwidgets.play.game import Game
from elfenwidgets.play.replay import Replay
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import Record
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.svg.film import HOLD
from elfenwidgets.ui.pages.replay import film
from tests.play.library.games import act, finished
from tests.ui.table.test_secrets import played, swapped

SVG = "{http://www.w3.org/2000/svg}"
XLINK = "{http://www.w3.org/1999/xlink}"
SECONDS = 0.8
NASTY = '<script>alert("1")</script>&]]>'
AGAINST_BOTS = {"bots": {"1": "greedy", "2": "greedy"}}

Lying = list[tuple[str, float, float]]


class Film:
    """A film as a browser takes it in; ``frames`` are the elements that each one shows."""

    def __init__(self, source: str) -> None:
        root = ElementTree.fromstring(source)
        self.all = list(root.iter())
        groups = root.findall(f"{SVG}g")
        clocks = {group: group.find(f"{SVG}animate") for group in groups}
        (length,) = {float(str(c.get("dur")).rstrip("s")) for c in clocks.values() if c is not None}
        self.count = round(length / SECONDS) + 1 - HOLD
        self.frames = [
            [
                each
                for group, clock in clocks.items()
                if clock is None or shows(clock, (n + 0.5) * SECONDS / length)
                for each in group.iter()
            ]
            for n in range(self.count)
        ]
        ends = [group for group in groups if group.get("visibility") != "hidden"]
        self.without = [each for group in ends for each in group.iter()]

    def caption(self, frame: int) -> str:
        """The line below the map."""
        return max(texts(self.frames[frame]), key=lambda said: "step" in said)


def shows(clock: Element, moment: float) -> bool:
    """Whether something is seen at a part of the film's length; values hold until the next."""
    assert clock.get("calcMode") == "discrete" and clock.get("attributeName") == "visibility"
    times = [float(time) for time in str(clock.get("keyTimes")).split(";")]
    values = str(clock.get("values")).split(";")
    assert times[0] == 0 and times == sorted(set(times)) and len(times) == len(values)
    return [value for time, value in zip(times, values, strict=True) if time <= moment][
        -1
    ] == "visible"


def texts(frame: list[Element]) -> list[str]:
    return [each.text or "" for each in frame if each.tag == f"{SVG}text"]


def lying(frame: list[Element]) -> Lying:
    """The sprites on the map by the middle of each, from below to above."""
    found: Lying = []
    for each in frame:
        if each.tag == f"{SVG}use" and str(each.get("href")).startswith("#sprite-"):
            x, y, width, height = (
                float(str(each.get(key))) for key in ("x", "y", "width", "height")
            )
            if y < layout.FRAME[1] - 1:
                name = str(each.get("href")).removeprefix("#sprite-")
                found.append((name, round(x + width / 2), round(y + height / 2)))
    return found


def belongs(view: View, colors: list[str]) -> Lying:
    """What lies on the board, by the rules and not by the painter."""
    found: Lying = []

    def lay(name: str, box: Any) -> None:
        found.append((name, round(box[0]), round(box[1])))

    lay("stack", layout.STACK)
    for road, kind in view.counters.items():
        lay(f"tile-{kind}", layout.slot(road))
    for road in view.obstacles:
        lay("tile-obstacle", layout.obstacle(road))
    for seat, color in zip(view.seats, colors, strict=True):
        for town in BOARD.towns:
            if town not in seat.pieces and town != BOARD.capital:
                lay(f"piece-{color}", layout.piece(town, color))
    for town in {seat.boot for seat in view.seats}:
        here = [color for seat, color in zip(view.seats, colors, strict=True) if seat.boot == town]
        for color, box in zip(here, layout.boots(town, len(here)), strict=True):
            lay(f"boot-{color}", box)
    return found


def near(one: Lying, other: Lying) -> bool:
    """Whether the same things lie at the same places, but for rounding."""
    rest = list(other)
    for name, x, y in one:
        match = [
            each for each in rest if each[0] == name and abs(each[1] - x) + abs(each[2] - y) <= 2
        ]
        if not match:
            return False
        rest.remove(match[0])
    return not rest


def test_each_frame_shows_the_position_of_its_step() -> None:
    game = finished()
    replay = Replay(Table.from_record(game.record()))
    shown = Film(film(replay, None, SECONDS))
    colors = [player.color for player in game.players]
    assert shown.count == len(replay)
    for step in range(len(replay)):
        view = replay.view(step, None)
        assert near(lying(shown.frames[step]), belongs(view, colors)), step
        above = [name for name, *_ in lying(shown.frames[step])][-len(colors) :]
        assert all(name.startswith("boot") for name in above), "boots stand on what lies there"
        assert view.turn is None or f"boot-{colors[view.turn]}" in above
        assert f"step {step + 1} of {len(replay)}" in shown.caption(step)
    assert near(lying(shown.without), lying(shown.frames[-1])), "what shows without animation"
    assert not near(lying(shown.frames[0]), lying(shown.frames[-1]))


def test_the_map_is_there_once_and_a_large_game_stays_small() -> None:
    players = [
        Player(f"{NASTY} {n}"[:40], color)
        for n, color in enumerate(("red", "blue", "green", "black", "yellow", "purple"))
    ]
    game = Game(editions()["amigo-de"], players, 3, 0)
    while not game.over:
        act(game)
    source = film(Replay(Table(game, {})), None, 0.2)
    assert len(source) < 1_000_000
    assert source.count("</svg>") == 1 and source.count("<svg") == 1


def test_it_runs_nothing_fetches_nothing_and_names_are_letters() -> None:
    players = [Player(NASTY, "red"), Player("Bö & Co", "blue")]
    game = Game(editions()["amigo-de"], players, 3, 0)
    for _ in range(40):
        act(game)
    shown = Film(film(Replay(Table(game, {})), None, SECONDS))
    kinds = {each.tag.removeprefix(SVG) for each in shown.all}
    assert kinds <= {
        *("svg", "defs", "g", "path", "rect", "circle", "ellipse", "polyline", "polygon"),
        *(
            "line",
            "use",
            "symbol",
            "marker",
            "text",
            "textPath",
            "tspan",
            "animate",
            "linearGradient",
            "radialGradient",
            "stop",
            "clipPath",
            "mask",
            "pattern",
            "filter",
            "title",
        ),
    }, kinds
    for each in shown.all:
        for name, value in each.attrib.items():
            assert not name.lower().startswith("on"), name
            if name in ("href", f"{XLINK}href"):
                assert re.fullmatch(r"#[\w-]+", value)
            assert not re.search(r"url\((?!#)|javascript:|data:", value), value
    assert NASTY in texts(shown.frames[0])
    assert any(NASTY in shown.caption(n) for n in range(shown.count))


@pytest.mark.parametrize("phase", ["plan", "travel"])
def test_of_a_game_that_goes_on_nothing_hidden_is_in_it(phase: str) -> None:
    record = played(phase)

    def shot(each: Record) -> str:
        replay = Replay(Table.from_record({**each, "meta": AGAINST_BOTS}))
        return film(replay, replay.first, SECONDS)

    assert shot(record) == shot(swapped(record, 1, 2)), "the others' hidden things dealt anew"
    assert shot(record) != shot(swapped(record, 0, 1)), "that the comparison sees something at all"
    everybody = Replay(Table.from_record(record))
    with pytest.raises(ValueError, match="eyes"):
        film(everybody, 0, SECONDS)
