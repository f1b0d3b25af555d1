"""Nothing hidden is sent to a device, to the shared screen or to who looks on: a whole game of six.

After every few actions all that a page does not know is dealt anew, and told otherwise by the
events of the record; what a page that comes then is sent has to be the same, to the byte.
"""

import copy
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import comm
import pytest

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.library import DEVICE, Sitting
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions, legal_actions
from elfenwidgets.rules.actions import EndMove, Pass
from elfenwidgets.rules.board import BOARD, COUNTERS
from elfenwidgets.rules.players import COLORS, Player
from elfenwidgets.ui.drawing import board_widget
from elfenwidgets.ui.drawing.backing_store import Shown
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.shared_widgets import close_all
from elfenwidgets.ui.table.screen import TableScreen
from tests.rules.hidden import deal_hidden_things_anew

SEATS = 6
SHARED, LOOKS_ON = "shared", "looks on"
EVERY = 13
"""After so many actions pages are compared: no phase and no seat falls between."""

pytestmark = pytest.mark.usefixtures("home")
_pages = iter(range(10**9))


@contextmanager
def listening(patch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Everything that is sent to the page, the widgets called by their order."""
    sent: list[str] = []
    names: dict[str, str] = {}

    def publish(_: Any, kind: str, data: Any = None, *__: Any, **more: Any) -> None:
        written = f"{kind} {data!r} {[bytes(part) for part in more.get('buffers') or ()]}"
        name = r"[0-9a-f]{32}"
        sent.append(
            re.sub(name, lambda found: names.setdefault(found[0], str(len(names))), written)
        )

    with patch.context() as patched:
        # A kernel's own, if one has been loaded by other tests, would send elsewhere.
        patched.setattr(comm, "create_comm", comm.DummyComm)
        patched.setattr(comm.DummyComm, "publish_msg", publish)
        yield sent


def page(game: Game, who: int | str, patch: pytest.MonkeyPatch, asks: bool) -> list[str]:
    """What a page gets that comes now; whoever has the turn takes a hint and a choice, too."""
    table = Table(game, {})
    table.arrange({seat: Sitting(DEVICE, True, "page") for seat in range(SEATS)})
    if who != SHARED:
        table.on_device(who if isinstance(who, int) else None, "page")
    with listening(patch) as sent:
        board = BoardWidget(lambda callback: callback)
        faults: list[str] = []
        screen = TableScreen(board, Guard(faults.append), lambda place: None)
        screen.open(table, library.Save.new())
        number = f"page {next(_pages)}"
        for canvas in (board.board, board.rack):
            board_widget.tell_board(canvas.model_id, Shown(number, 900, 1))
        if asks:
            screen.session.hint()
            if game.state.phase in ("plan", "travel"):  # where nothing is drawn
                screen.session.pick(screen.session.choosing.options[0])
        screen.close()
    for widget in (*screen.parts, board.board, board.rack):
        close_all(widget)  # what is open when the next page comes is sent to that, too
    assert faults == []
    return sent


def same(game: Game) -> Game:
    """The same game, which goes its own way from here."""
    other = copy.copy(game)
    other._events, other._turns = game._events.copy(), game._turns.copy()
    other._logs = {}
    return other


def otherwise(game: Game, who: int | None, rng: random.Random) -> Game:
    """The same game to the eyes of a seat, with everything hidden from it dealt anew."""
    other = same(game)
    other.state = deal_hidden_things_anew(game.state, who, rng)
    others = {"deal": "cards", "draw_secret": "counter", "town_card": "town"}
    events: list[Any] = [*game.events]
    other._events = [
        event | {others[event["e"]]: _other(event["e"], event, rng)}
        if event["e"] in others and event["seat"] != who
        else event
        for event in events
    ]
    other.seed = "another"
    return other


def _other(kind: str, event: Any, rng: random.Random) -> Any:
    """Something else that might have been drawn."""
    if kind == "deal":
        return rng.choices(sorted(COUNTERS), k=len(event["cards"]))
    return rng.choice(sorted(COUNTERS)) if kind == "draw_secret" else rng.choice([*BOARD.towns])


def test_a_whole_game_of_six_tells_each_page_what_it_may_know_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng = random.Random(5)
    edition = editions()["amigo-de"].with_rules(town_cards=True)
    players = [Player(f"Player {n}", color) for n, color in enumerate(COLORS[:SEATS])]
    game = Game(edition, players, 7, 0)
    page(game, SHARED, monkeypatch, False)  # what all pages share is made once
    page(game, 0, monkeypatch, False)
    done, compared, told, phases = 0, 0, 0, set()
    while not game.over:  # then everything is everybody's, and the record is offered
        if done % EVERY == 0:
            turn = game.state.turn
            assert turn is not None
            pages: list[int | str] = [turn, rng.randrange(SEATS), SHARED, LOOKS_ON]
            for who in pages:
                seat = who if isinstance(who, int) else None
                asks = who == turn
                one = page(same(game), who, monkeypatch, asks)
                other = page(otherwise(game, seat, rng), who, monkeypatch, asks)
                assert len(one) > 20
                differ = [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]
                assert differ == [], f"{who} after {done} actions"
                compared += 1
                if seat is not None:
                    third = page(otherwise(game, None, rng), seat, monkeypatch, asks)
                    told += third != one
            phases.add(game.state.phase)
        actions = list(legal_actions(game.state))
        stops = [action for action in actions if isinstance(action, Pass | EndMove)]
        game.play(rng.choice(stops if stops and rng.random() < 0.4 else actions))
        done += 1
    assert compared > 40
    assert told > 10, "that the comparison sees something at all"
    assert phases >= {"draw_secret", "draw", "plan", "travel"}
