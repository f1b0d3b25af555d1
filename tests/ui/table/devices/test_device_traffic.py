"""A game of two devices, the shared screen and a projector, each on a kernel of its own.

What each of them draws is decoded from its messages, and is what its seat may know, one position
after the other.
"""

import random
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.state import State
from tests.ui.kernelpage import WAIT, Page, on_kernel
from tests.ui.traffic import follows, lying, positions, racks

PLAYERS = (Player("Ada", "green"), Player("Bo", "red"))
SEATS = (0, 1, None, None)
"""Whose knowledge each page has: those of two devices, of the shared screen, of the projector."""
ADDRESS = "http://192.0.2.7:8866/"
SEED = "the seed of this game"


def act(found: Page, rng: random.Random) -> None:
    """One choice of whoever has the turn, often the end of it."""
    labels = [label for label in found.choices() if label != "Undo"]
    stops = [label for label in labels if label.startswith(("Pass", "End"))]
    if stops and rng.random() < 0.6:
        found.choose(stops[0])
    elif others := [each for each in labels if each != "Back" and each not in stops]:
        found.choose(rng.choice(others))
    elif found.roads():
        found.choose_road()
    elif stops:
        found.choose(stops[0])


def playing(state: State) -> bool:
    """Whether there is more to see: all of the base game, of Elfengold each of its phases."""
    if state.gold is None:
        return state.phase != "over"
    return state.round == 1 or state.phase != "auction"


def comes_to(found: Page, state: State, seat: int | None) -> None:
    """Let a page take in what comes until its rack shows this position."""
    here, since = lying(state, seat), time.monotonic()
    while here and racks(found.drawings, found.traffic)[-1:] != [here]:
        assert time.monotonic() - since < WAIT, f"{seat} does not see {sorted(here)}"
        found.run()


@pytest.mark.parametrize(
    ("key", "switches", "last"),
    [
        ("riogrande-2015", {"town_cards": True}, "Round 3"),
        ("elfengold", {"witch": True}, "Round 2"),
    ],
)
def test_a_game_on_devices_shows_each_what_its_seat_knows(
    key: str, switches: dict[str, bool], last: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(tmp_path))
    edition = editions()[key].with_rules(**switches)
    save = library.Save.new()
    Table.new(Game(edition, PLAYERS, SEED, 0), {}).keep(save)
    links = [library.offer_seat(save.id, seat) for seat in (0, 1)]
    rng = random.Random(3)
    guest = {"ELFENWIDGETS_SHARED": ADDRESS, "SERVER_NAME": "192.0.2.7"}
    host = guest | {"SERVER_NAME": "localhost"}
    with ExitStack() as pages:

        def opened(address: str, who: dict[str, str]) -> Page:
            found = pages.enter_context(on_kernel(tmp_path, **who))
            found.open(address)
            return found

        devices = [opened(f"seat/{link}", guest) for link in links]
        shared = opened(f"play/{save.id}", host)
        projector = opened(f"watch/{save.id}", guest)
        everybody = [*devices, shared, projector]
        others = {id(each): len(each.traffic) for each in everybody}
        news = library.Save(save.id)
        record = news.read()
        while playing(now := positions(record)[-1]):
            turn, since = now.turn, time.monotonic()
            before = len(record["events"])
            while len(record["events"]) == before:
                assert time.monotonic() - since < WAIT, f"{turn} does not play"
                devices[turn].run()
                act(devices[turn], rng)
                record = news.news() or record
            for found, seat in zip(everybody, SEATS, strict=True):
                comes_to(found, positions(record)[-1], seat)
            if record["result"] is None:
                others = {id(each): len(each.traffic) for each in everybody}
        states = positions(record)
        for found, seat in zip(everybody, SEATS, strict=True):
            pictures = racks(found.drawings, found.traffic)
            assert pictures
            follows(pictures, states, seat)
            sent = "".join(found.traffic[: others[id(found)]])
            assert SEED not in sent, "the record comes with the end alone"
            assert last in sent
        with pytest.raises(AssertionError):
            follows(racks(devices[0].drawings, devices[0].traffic), states, 1)
        with pytest.raises(AssertionError):
            follows(racks(devices[0].drawings, devices[0].traffic), states, None)
    library.close()
