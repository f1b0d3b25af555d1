"""What a page is sent in Elfengold depends on nothing that its seat may not know, to the byte."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import ipywidgets as w
import pytest

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.library import DEVICE, Sitting
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions, legal_actions
from elfenwidgets.rules.gold.actions import PassBid
from elfenwidgets.rules.gold.state import ITEMS
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import view
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.drawing.marks import QUIET
from elfenwidgets.ui.drawing.rack.forms import form
from elfenwidgets.ui.drawing.rack.paint import paint_rack
from elfenwidgets.ui.drawing.rack.places import displays
from elfenwidgets.ui.drawing.svg.board import board_svg
from elfenwidgets.ui.drawing.svg.pen import SvgPen
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases.positions import rack_labels
from elfenwidgets.ui.table.screen import TableScreen
from tests.in_a_thread import in_a_thread
from tests.rules.gold.games import states
from tests.rules.gold.hidden import dealt_anew
from tests.ui.kernelpage import Page, Record, page
from tests.ui.pressing import widgets

PLAYERS = (Player("Ada", "green"), Player("Bo", "red"), Player("Cy", "blue"))
COLORS = tuple(player.color for player in PLAYERS)


def played(phase: str) -> Record:
    """A game in its first round and at Ada's turn, in a phase; without a seed."""
    game = Game(editions()["elfengold"], PLAYERS, "gold secrets", 0)
    while game.state.phase != phase:
        actions = list(legal_actions(game.state))
        game.play(next((a for a in actions if isinstance(a, PassBid)), actions[0]))
    return {key: value for key, value in game.record().items() if key != "seed"}


def swapped(record: Record, a: int, b: int) -> Record:
    """The same game where two seats have each other's cards, and each other's secret items."""
    other = {a: b, b: a}
    hands = {e["seat"]: e["cards"] for e in record["events"] if e["e"] == "hand"}
    opened = {e["seat"]: e["item"] for e in record["events"] if e["e"] == "open"}
    secret = {}
    for event in record["events"]:
        if event["e"] == "items":
            kept = [*event["items"]]
            kept.remove(opened[event["seat"]])
            secret[event["seat"]] = kept[0]
    events = []
    for event in record["events"]:
        seat = other.get(event.get("seat"), event.get("seat"))
        if event["e"] == "hand":
            event = event | {"cards": hands[seat]}
        elif event["e"] == "items":
            event = event | {
                "items": sorted((opened[event["seat"]], secret[seat]), key=ITEMS.index)
            }
        events.append(event)
    return record | {"events": events}


def bid(found: Page) -> None:
    """Ada asks for help, writes nonsense, and bids."""
    found.press("Hint")
    found.press("Bid")
    found.choose("Bid 2")


def plan(found: Page) -> None:
    """Ada looks at what she may play, and passes."""
    found.press("Hint")
    found.choose("Place")
    found.choose("Back")
    found.choose("Pass")


SCRIPTS: dict[str, Callable[[Page], None]] = {"auction": bid, "plan": plan}


@pytest.mark.parametrize("phase", SCRIPTS)
def test_what_others_hide_changes_nothing_that_is_sent(tmp_path: Path, phase: str) -> None:
    record = played(phase)
    states = [replay(one) for one in (record, swapped(record, 1, 2))]
    assert view(states[0], 0) == view(states[1], 0)
    assert states[0].seats[1].hand != states[1].seats[1].hand
    found = []
    for i, one in enumerate((record, swapped(record, 1, 2), swapped(record, 0, 1))):
        with page(tmp_path / str(i), one, "") as shown:
            shown.press("Go on")
            if phase == "plan":
                shown.press("I’m Ada")
            else:  # no curtain falls while all may watch
                shown.choose("Look at my cards")
            SCRIPTS[phase](shown)
            if phase == "plan":
                assert shown.find(description="I’m Bo")
            found.append(shown.traffic)
    assert len(found[0]) > 50
    assert found[0] == found[1]
    assert found[0] != found[2], "that the comparison sees something at all"


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("who", [0, None])
def test_a_device_and_a_projector_show_the_same_whatever_others_hide(who: int | None) -> None:
    """At each fifth decision of a game all that they do not know is dealt anew."""
    edition = editions()["elfengold"].with_rules(witch=True)
    phases = set()
    for number, state in enumerate(states(edition, 3, 5)):
        if state.phase != "over" and (number % 5 == 0 or state.phase not in phases):
            phases.add(state.phase)
            anew = dealt_anew(state, who, Random(number))
            assert in_a_thread(shown(state, who)) == in_a_thread(shown(anew, who)), state.phase
    assert phases == {"cards", "open", "auction", "plan", "travel", "reward"}


async def shown(state: State, who: int | None) -> list[str]:
    """Everything that stands on the page of a device, or of who looks on, at a position."""
    game = Game(state.edition, PLAYERS, 1, 0)
    game.state = state
    table = Table(game, {})
    table.arrange({seat: Sitting(DEVICE, True, "page") for seat in range(3)})
    table.on_device(who, "page")
    faults: list[str] = []
    guard = Guard(faults.append)
    screen = TableScreen(BoardWidget(guard.passing), guard, lambda place: None)
    screen.open(table, library.Save.new())
    said = [x.value for part in screen.parts for x in widgets(part, w.HTML)]
    said.append(str(screen._page.controls.bridge.get_state()["choices"]))
    pen = SvgPen()
    seen = table.view
    paint_rack(pen, seen, COLORS, QUIET, rack_labels(seen), form(displays(seen)))
    screen.close()
    assert faults == []
    return [*said, str(pen), board_svg(seen, COLORS)]
