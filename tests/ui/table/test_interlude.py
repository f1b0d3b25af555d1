"""Between two rounds: who collected what, who leads, what comes; and a win at the end."""

import random
from html import unescape

import pytest

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.record import replay
from elfenwidgets.text import t
from elfenwidgets.ui.table.interlude import harvest
from tests.ui.pressing import press
from tests.ui.screen import Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")


def card(screen: Screen) -> str:
    return unescape(screen.part("elfen-card").value)


def lies_open(screen: Screen) -> bool:
    return "elfen-open" in screen.part("elfen-interlude")._dom_classes


def test_after_a_round_everybody_is_told_what_it_brought_until_somebody_plays_on() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pg")
        await screen.to(lambda: lies_open(screen), random.Random(2))
        state = replay(screen.record())
        said = card(screen)
        assert t("interlude-round", n=1) in said
        for seat in state.seats:
            assert f"<b>{len(seat.pieces)}</b>" in said
            assert all(BOARD.towns[town].name in said for town in seat.pieces)
        screen.press(t("interlude-on"))
        assert not lies_open(screen)

    on_screen(script)


def test_who_wants_no_card_gets_none() -> None:
    async def script(screen: Screen) -> None:
        screen.app.go(("settings",))
        press(screen.app, t("setting-round-off"))
        screen.app.go(("play",))
        screen.begin("pg")
        await screen.to(lambda: replay(screen.record()).round == 2, random.Random(2))
        await screen.to(lambda: bool(screen.onward))
        assert not lies_open(screen)

    on_screen(script)


def test_a_card_that_nobody_closes_goes_with_the_next_action() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pg")
        await screen.to(lambda: lies_open(screen), random.Random(2))
        before = len(screen.record()["events"])
        await screen.to(lambda: len(screen.record()["events"]) > before + 2)
        assert not lies_open(screen)

    on_screen(script)


def went(seat: int, to: str) -> LogEvent:
    return {"e": "move", "seat": seat, "via": "", "to": to, "cards": [], "how": "card"}


def test_a_town_counts_for_the_round_in_which_it_was_new() -> None:
    log: list[LogEvent] = [
        {"e": "round", "n": 1, "start": 0},
        went(0, "virst"),
        went(1, "virst"),
        {"e": "round", "n": 2, "start": 1},
        went(0, "virst"),
        went(0, "ixara"),
        went(0, BOARD.capital),
        {"e": "round", "n": 3, "start": 0},
        went(1, "ixara"),
    ]
    assert harvest(log, 2, 2) == ((("ixara",), 2), ((), 1))


def test_the_winner_is_named_in_large_letters_at_the_end() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pg")
        await screen.to(lambda: screen.place == "end", random.Random(3))
        assert lies_open(screen)
        winners = [
            screen.record()["players"][seat]["name"]
            for seat in screen.record()["result"]["winners"]
        ]
        assert all(name in card(screen) for name in winners)

    on_screen(script)
