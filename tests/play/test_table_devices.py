"""A table with seats on devices: what each screen shows, and to whom it listens."""

from pathlib import Path

import pytest

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.library import DEVICE, HERE, Sitting
from elfenwidgets.play.replay import Replay
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.view import view

PLAYERS = (Player("Ada", "green"), Player("Bo", "red"), Player("Cy", "blue"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(tmp_path))
    monkeypatch.delenv("ELFENWIDGETS_DATABASE", raising=False)


def game() -> Game:
    return Game(editions()["amigo-de"], PLAYERS, 7, 0)


def act(table: Table) -> None:
    table.play(table.game.view(table.game.state.turn).actions[0])


def saved(*devices: int, **bots: str) -> tuple[library.Save, dict[int, str]]:
    save = library.Save.new()
    Table.new(game(), {int(seat[1:]): name for seat, name in bots.items()}).keep(save)
    return save, {seat: library.offer_seat(save.id, seat) for seat in devices}


def opened(save: library.Save) -> Table:
    again = library.Save(save.id)
    table = Table.from_record(again.read())
    table.keep(again)
    return table


def taken(key: str, page: str = "page") -> Table:
    held = library.take_seat(key, page)
    assert held is not None
    save = library.Save(held.game)
    table = Table.from_record(save.read())
    table.on_device(held.seat, page)
    table.keep(save)
    return table


def test_a_device_shows_its_seat_alone_and_always() -> None:
    _, keys = saved(0, 1)
    device = taken(keys[1])
    assert (device.company.people, device.hot_seat.viewer, device.hot_seat.awaited) == (
        (1,),
        1,
        None,
    )
    assert device.view == device.game.view(1)
    assert device.view.actions == ()
    act(taken(keys[0]))
    assert device.follow()
    assert device.view.turn == 1 and device.view.actions


def test_the_shared_screen_shows_what_a_spectator_may_know() -> None:
    save, _ = saved(0, 1, 2)
    shared = opened(save)
    assert shared.company.people == () and shared.company.elsewhere == {0, 1, 2}
    assert shared.hot_seat.awaited is None
    assert shared.view == shared.game.view(None)


def test_who_sits_here_has_the_curtain_although_nobody_else_does() -> None:
    """The others look at the same screen, with their devices in their hands."""
    save, keys = saved(1, 2)
    shared = opened(save)
    assert shared.hot_seat.awaited == 0
    assert shared.view == shared.game.view(None)
    shared.hot_seat.sit_down(0)
    assert shared.view == shared.game.view(0)
    act(shared)
    shared.hot_seat.end_look()
    assert shared.hot_seat.viewer is None
    assert shared.view == shared.game.view(None)
    for seat in (1, 2):
        act(taken(keys[seat]))
    assert shared.follow()
    hot = shared.hot_seat
    assert (hot.awaited, hot.open) == (None, True), "now counters lie open"
    assert shared.view.seat is None and shared.view.actions


def test_a_bots_turn_shows_nobodys_hand_beside_devices() -> None:
    save, _ = saved(2, s1="random")
    shared = opened(save)
    shared.hot_seat.sit_down(0)
    act(shared)
    shared.hot_seat.end_look()
    assert shared.turn == 1
    assert shared.view.seat is None
    assert shared.bot_turn()
    assert shared.view.seat is None


def test_who_looks_on_plays_nothing_and_no_bot() -> None:
    save, _ = saved(1, s0="random")
    spectator = opened(save)
    spectator.on_device(None, "projector")
    assert spectator.company.looks_on and spectator.company.people == ()
    assert spectator.view == spectator.game.view(None)
    assert spectator.ask_bot() is None
    assert spectator.may_undo is None


def test_another_page_or_another_player_takes_the_seat_from_a_device() -> None:
    save, keys = saved(0)
    device = taken(keys[0], "first")
    assert not device.company.lost
    key = library.take_seat("no key", "x")
    assert key is None
    library.offer_seat(save.id, 0)
    assert device.follow()
    assert device.company.lost and device.company.people == () and device.view.seat is None
    assert device.view == view(device.game.state, None, device.game.events)


def test_the_same_key_on_another_page_moves_the_seat_there() -> None:
    _, keys = saved(0)
    held = library.take_seat(keys[0], "first")
    assert held is not None
    first = taken(held.key, "first")
    second = taken(held.key, "second")
    assert first.follow()
    assert first.company.lost and not second.company.lost


def test_the_host_hands_a_seat_to_a_bot_and_takes_it_back() -> None:
    save, _ = saved(0)
    shared = opened(save)
    library.give_seat(save.id, 0, "random")
    assert shared.follow()
    assert shared.company.bots[0].name == "random"
    assert shared.bot_turn()
    library.give_seat(save.id, 0, "greedy")
    assert shared.follow()
    assert shared.company.bots[0].name == "greedy"
    library.give_seat(save.id, 0, HERE)
    assert shared.follow()
    assert shared.company.people == (0, 1, 2) and not shared.company.bots


def test_a_seat_at_a_device_is_not_looked_through_from_here() -> None:
    """The only person of a running game may replay it; not where that person has a device."""
    table = Table.new(game(), {1: "random", 2: "random"})
    assert Replay(table).first == 0
    table.arrange({0: Sitting(DEVICE)})
    assert Replay(table).first is None
