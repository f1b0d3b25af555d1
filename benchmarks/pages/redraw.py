"""What a redraw of the table costs: milliseconds of the kernel, messages and bytes to the browser.

    python benchmarks/pages/redraw.py

A real kernel plays a game of six bots up to the planning of the last round and redraws the table;
then one person among them picks a counter and a road. The messages are those that a browser
would get through its websocket: each is one frame.
"""

import json
import os
import tempfile
from statistics import median
from typing import Any

from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import start_new_kernel

PREPARE = """
import asyncio, time
from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions, legal_actions
from elfenwidgets.rules.players import COLORS, Player
from elfenwidgets.ui.app import App
from elfenwidgets.ui.drawing.backing_store import Shown
from elfenwidgets.ui.drawing.board_widget import tell_board
library.keep_setting("pace", "at-once")
app = App()
play = app.place
game = Game(editions()["amigo-de"], [Player(f"Player {c}", c) for c in COLORS], 7, first=0)
table = Table(game, {seat: "random" for seat in range(6)})
def late(s):
    return (s.round, s.phase, s.turn) == (4, "plan", 0) and len(s.counters) > 11 and s.seats[0].open
while not late(game.state):
    table.bot_turn()
others = {str(seat): "random" for seat in range(1, 6)}
person = Table.from_record(game.record() | {"meta": {"bots": others}})
play.begin(person, library.Save.new())
screen = play.screen
"""

REDRAW = """
screen.refresh()
"""
PAGE = """
for canvas in (screen._page.board.board, screen._page.board.rack):
    tell_board(canvas.model_id, Shown("{page}", 900, 1))
"""
CLOCK = """
_t = time.perf_counter(); screen.refresh(); print((time.perf_counter() - _t) * 1000)
"""
LAYERS = """
print(*(each.model_id for each in screen._page.board.board._canvases))
"""
SPEAK = """
from elfenwidgets.ui.phrases import language_choice
_t = time.perf_counter()
_here = app.at
app.go(("settings",))
language_choice.choose({code!r})
app.go(("settings",))
app.go(_here)
screen = app.place.screen
screen._sit_down() if screen.table.hot_seat.awaited is not None else None
print((time.perf_counter() - _t) * 1000)
"""
PICK = """
_options = screen.session.choosing.options; screen.session.pick(_options[{at}])
"""


def run(client: BlockingKernelClient, code: str) -> tuple[list[dict[str, Any]], str]:
    """Run code in the kernel; give the messages that a browser would get, and what was printed."""
    request = client.execute(code)
    messages, printed = [], ""
    while True:
        message = client.get_iopub_msg(timeout=60)
        if message["parent_header"].get("msg_id") != request:
            continue
        kind, content = message["msg_type"], message["content"]
        if kind == "error":
            raise RuntimeError("\n".join(content["traceback"]))
        if kind == "stream":
            printed += content["text"]
        if kind in ("comm_msg", "comm_open"):
            messages.append(message)
        if kind == "status" and content["execution_state"] == "idle":
            return messages, printed


def size(message: dict[str, Any]) -> int:
    """The bytes of a message as it goes through the websocket, its headers included."""
    heads = {key: message[key] for key in ("header", "parent_header", "metadata", "content")}
    packed = json.dumps(heads, default=str, ensure_ascii=False).encode()  # as Jupyter packs it
    return len(packed) + sum(len(bytes(b)) for b in message["buffers"])


def tell(name: str, messages: list[dict[str, Any]]) -> None:
    """Print how many messages there were, and their bytes."""
    print(f"{name:<44}{len(messages):>3} messages {sum(map(size, messages)):>8,} bytes")


def drawing(messages: list[dict[str, Any]], canvases: str) -> int:
    """How many of the messages draw on one of the canvases, which are named in a line."""
    sent = [b"".join(map(bytes, message["buffers"])) for message in messages]
    return sum(any(name.encode() in each for name in canvases.split()) for each in sent)


def main() -> None:
    """Measure and print."""
    os.environ["ELFENWIDGETS_HOME"] = tempfile.mkdtemp()
    manager, client = start_new_kernel()
    try:
        run(client, PREPARE)
        run(client, PAGE.format(page="first"))
        tell("a page comes: map, pieces, rack", run(client, PAGE.format(page="second"))[0])
        tell("the table redrawn", run(client, REDRAW)[0])
        tell("a counter picked: board, words, choices", run(client, PICK.format(at=1))[0])
        tell("a road picked: the counter is placed", run(client, PICK.format(at=3))[0])
        told, took = run(client, SPEAK.format(code="de"))
        page = run(client, PAGE.format(page="second"))[0]
        tell("another language, and back at the table", told)
        tell("… and the page shows it", page)
        board = run(client, LAYERS)[1]
        print(f"{'… of these draw on the board':<44}{drawing(told + page, board):>3}")
        print(f"{'… kernel time':<44}{float(took):>6.1f} ms")
        times = [float(run(client, CLOCK)[1]) for _ in range(50)]
        print(f"{'kernel time of a redraw, median of 50':<44}{median(times):>6.1f} ms")
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


if __name__ == "__main__":
    main()
