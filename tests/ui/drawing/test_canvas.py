"""The canvases: what they send is what ipycanvas' own classes would, to the same front end."""

import json
from array import array
from collections.abc import Callable
from subprocess import run
from sys import executable
from typing import Any

import ipycanvas.canvas
import numpy as np
import pytest
from ipywidgets import Image

from elfenwidgets.ui.drawing.canvas import commands
from elfenwidgets.ui.drawing.canvas.commands import COMMANDS, STYLES, Manager, frame
from elfenwidgets.ui.drawing.canvas.widgets import Canvas, MultiCanvas

IMAGE = Image()


def test_commands_and_styles_have_ipycanvas_numbers() -> None:
    for name, number in COMMANDS.items():
        first, *rest = name.split("_")
        assert ipycanvas.canvas.COMMANDS[first + "".join(map(str.capitalize, rest))] == number
    for name, number in STYLES.items():
        assert ipycanvas.Canvas.ATTRS[name] == number


def test_models_are_those_of_the_front_end_that_is_installed() -> None:
    for ours, theirs in (
        (Canvas(), ipycanvas.Canvas()),
        (MultiCanvas(2), ipycanvas.MultiCanvas(2)),
        (commands.MANAGER, ipycanvas.canvas._CANVAS_MANAGER),
    ):
        state, wanted = ours.get_state(), theirs.get_state()
        named = {name for name in wanted if name.startswith(("_model_", "_view_"))}
        assert {name: state[name] for name in named} == {name: wanted[name] for name in named}
        assert set(state) <= set(wanted)


@pytest.mark.parametrize(
    ("name", "arguments", "draw"),
    [
        ("clear", (), lambda canvas: canvas.clear()),
        ("fill_rect", (1, 2, 3, 4), lambda canvas: canvas.fill_rect(1, 2, 3, 4)),
        ("stroke_rect", (1, 2, 3, 4), lambda canvas: canvas.stroke_rect(1, 2, 3, 4)),
        ("fill_text", ("É", 3, 4), lambda canvas: canvas.fill_text("É", 3, 4)),
        ("fill_text", ("É", 3, 4, 50), lambda canvas: canvas.fill_text("É", 3, 4, 50)),
        ("set_line_dash", ([4, 2.5],), lambda canvas: canvas.set_line_dash([4, 2.5])),
        ("draw_image", (IMAGE, 5, 6), lambda canvas: canvas.draw_image(IMAGE, 5, 6)),
        (
            "fill_circles",
            (array("i", [1, 2]), array("i", [3, 4]), 2.5),
            lambda canvas: canvas.fill_circles([1, 2], [3, 4], 2.5),
        ),
        (
            "stroke_circles",
            (array("i", [1, 2]), array("i", [3, 4]), 2.5),
            lambda canvas: canvas.stroke_circles([1, 2], [3, 4], 2.5),
        ),
        (
            "stroke_line_segments",
            (2, array("h", [0, 0, 5, 5, 1, 1, 2, 2, 3, 1]), array("B", [2, 3])),
            lambda canvas: canvas.stroke_line_segments(
                np.array([0, 0, 5, 5, 1, 1, 2, 2, 3, 1], np.int16), np.array([2, 3], np.uint8)
            ),
        ),
    ],
)
def test_a_command_goes_out_as_ipycanvas_sends_it(
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    arguments: tuple[Any, ...],
    draw: Callable[[ipycanvas.Canvas], None],
) -> None:
    sent: list[tuple[Any, ...]] = []

    def note(self: object, told: dict[str, Any], buffers: list[bytes | memoryview]) -> None:
        assert told["dtype"] == "uint8" and [*told["shape"]] == [memoryview(buffers[0]).nbytes]
        switch, command = json.loads(bytes(buffers[0]))
        assert switch[0] == COMMANDS["switch_canvas"]
        sent.append((command, *map(bytes, buffers[1:])))

    monkeypatch.setattr(Manager, "send", note)
    monkeypatch.setattr(ipycanvas.canvas._CanvasManager, "send", note)
    with frame():
        Canvas().draw(name, *arguments)
    with ipycanvas.hold_canvas():
        draw(ipycanvas.Canvas())
    ours, theirs = sent
    assert ours == theirs


def test_a_frame_switches_to_the_canvas_that_it_draws_on(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[list[Any]] = []
    monkeypatch.setattr(
        Manager, "send", lambda self, told, found: sent.append(json.loads(found[0]))
    )
    board, rack = Canvas(), Canvas()
    for canvases in ((board, board, rack), (rack,), ()):
        with frame():
            for canvas in canvases:
                canvas.draw("clear")
    turn = COMMANDS["switch_canvas"]
    to_board, to_rack = ([turn, [f"IPY_MODEL_{each.model_id}"]] for each in (board, rack))
    clear = [COMMANDS["clear"], [], 0]
    assert sent == [[to_board, clear, clear, to_rack, clear], [to_rack, clear]]


def test_layers_have_the_size_of_the_whole() -> None:
    canvas = MultiCanvas(3)
    canvas.resize(300, 200)
    assert {(each.width, each.height) for each in (canvas, *canvas._canvases)} == {(300, 200)}


def test_what_is_pressed_is_told() -> None:
    heard: list[object] = []
    for canvas in (Canvas(), MultiCanvas(2)):
        canvas.on_mouse_down(lambda x, y: heard.append((x, y)))
        canvas.on_touch_start(heard.append)
        canvas.on_key_down(lambda *key: heard.append(key))
        held = {"shift_key": True, "ctrl_key": False, "meta_key": False}
        for told in (
            {"event": "mouse_down", "x": 1.5, "y": 2},
            {"event": "mouse_move", "x": 1, "y": 2},
            {"event": "touch_start", "touches": [{"x": 3, "y": 4}]},
            {"event": "key_down", "key": "Tab", **held},
            {},
        ):
            canvas._handle_custom_msg(told, [])
    assert heard == 2 * [(1.5, 2), [(3, 4)], ("Tab", True, False, False)]


def test_a_page_loads_neither_numpy_nor_pillow() -> None:
    code = (
        "import sys; from elfenwidgets.ui.app import App; App();"
        "print(*{'numpy', 'PIL', 'ipycanvas'} & set(sys.modules))"
    )
    done = run([executable, "-c", code], capture_output=True, text=True, timeout=100, check=True)
    assert done.stdout.split() == []
