"""What stands in for heavy packages in the browser does for ipycanvas what they do."""

import json
import subprocess
import sys

import pytest

from elfenwidgets.ui.site.application import STAND_INS

# Whatever of ipycanvas the boards use, and the messages that it makes of it.
DRAWN = """
import json, sys
import comm
from comm.base_comm import BaseComm

told = []

class Noted(BaseComm):
    def publish_msg(self, msg_type, data=None, metadata=None, buffers=None, **keys):
        if msg_type == "comm_msg":
            told.append([data, [bytes(memoryview(each)).hex() for each in buffers or ()]])

comm.create_comm = Noted

import numpy
from ipycanvas import Canvas, hold_canvas

canvas = Canvas(width=8, height=8, model_id="board")
with hold_canvas():
    canvas.fill_style = "red"
    canvas.fill_rect(1, 2, 3.5, 4)
    canvas.fill_circles([1, 2], [3, 4], 5.5)
    canvas.stroke_circles([1.5, 2], [3, 4], 5)
    canvas.set_line_dash([4, 2.25])
    canvas.fill_text("Ä ▸", 1, 2)
    canvas.stroke_line_segments(
        numpy.array([[1, -2], [300, 4], [5, 6]], numpy.int16), numpy.array([3], numpy.uint8)
    )
    canvas.stroke_line_segments([[(1, 2), (3, 4)], [(5, 6), (7, 8), (9, 10)]])
    canvas.clear()
print(json.dumps([numpy.__file__, told]))
"""


@pytest.fixture(scope="module")
def messages() -> list[object]:
    """The messages with numpy, Pillow and IPython themselves."""
    _, told = drawn("")
    return told


def drawn(instead: str) -> tuple[str, list[object]]:
    start = f"import sys; sys.path[:0] = {[instead] if instead else []};"
    done = subprocess.run(
        [sys.executable, "-c", start + DRAWN], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    where, told = json.loads(done.stdout)
    return where, told


def test_ipycanvas_says_the_same_as_with_the_packages_themselves(messages: list[object]) -> None:
    where, told = drawn(str(STAND_INS))
    assert where == str(STAND_INS / "numpy.py")
    assert messages and told == messages
