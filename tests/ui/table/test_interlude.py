"""Between two rounds: who collected what, who leads, what comes; and a win at the end."""

import asyncio
import random
from html import unescape

import pytest

from elfenwidgets.rules import view
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.players import COLORS, Player
from elfenwidgets.rules.record import replay
from elfenwidgets.text import t
from elfenwidgets.ui.kit import preferences
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.table import screen as table_screen
from elfenwidgets.ui.table.interlude import Interlude, harvest
from tests.ui.pressing import press
from tests.ui.screen import FOREST, Screen, on_screen

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


@pytest.mark.parametrize("key", ["", "Enter"])
def test_people_at_one_screen_see_the_card_together_and_then_the_curtain_falls(key: str) -> None:
    """Though who ended the round begins the next: cards were dealt, and all look at the screen."""

    async def script(screen: Screen) -> None:
        screen.begin("pp")
        await screen.to(lambda: lies_open(screen), random.Random(2))
        last = [e for e in screen.record()["events"] if e["e"] in ("end_move", "keep")][-1]
        state = replay(screen.record())
        assert (last["seat"], state.phase) == (state.turn, "draw_secret")
        assert screen.place == "table"
        assert not screen.choices
        if key:
            screen.key(key)
        else:
            screen.press(t("interlude-on"))
        assert screen.place == "curtain"
        screen.sit_down()
        assert not lies_open(screen)
        assert screen.choices == (t("choice-pile"),)

    on_screen(script)


def test_who_draws_a_secret_counter_is_told_which_before_the_curtain_falls() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        screen.sit_down()
        screen.choose(t("choice-pile"))
        drawn = screen.record()["events"][-1]["counter"]
        assert screen.place == "table"
        assert screen.what == t("now-drawn", counter=words.kind(drawn))
        assert t("turn-of", name="Ada") in unescape(screen.panel)
        screen.click(FOREST)
        assert screen.place == "table", "a look round is no hurry"
        screen.choose(t("choice-seen"))
        assert screen.place == "curtain"
        screen.sit_down()
        screen.choose(t("choice-pile"))
        screen.key("Enter")
        assert screen.hand_closed, "what is drawn now lies open"
        assert screen.table.table is not None and screen.table.table.hot_seat.viewer is None

    on_screen(script)


def bot_to_begin(screen: Screen) -> bool:
    """Whether the card lies there and a bot has the first turn of the round."""
    return lies_open(screen) and replay(screen.record()).turn == 1


def test_bots_rest_while_the_card_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(preferences.PACES, preferences.PACE.usual, 0.001)
    monkeypatch.setattr(table_screen, "REST", 1e6)

    async def script(screen: Screen) -> None:
        screen.begin("pg")
        await screen.to(lambda: bot_to_begin(screen), random.Random(2))
        before = screen.record()["events"]
        for _ in range(50):
            await asyncio.sleep(0.002)
        assert screen.record()["events"] == before
        assert lies_open(screen)
        screen.press(t("interlude-on"))
        await screen.to(lambda: screen.record()["events"] != before)

    on_screen(script)


def test_the_card_stays_when_bots_are_told_to_play_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(preferences.PACES, preferences.PACE.usual, 0.001)
    monkeypatch.setattr(table_screen, "REST", 1e6)

    async def script(screen: Screen) -> None:
        screen.begin("pg")
        await screen.to(lambda: bot_to_begin(screen), random.Random(2))
        screen.field(t("pace")).value = "at-once"
        await screen.to(lambda: bool(screen.onward))
        assert lies_open(screen), "what bots do is over before anybody has read it"
        screen.choose(screen.onward[0])
        assert not lies_open(screen), "it goes with one's own next action"

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


def test_in_elfengold_the_card_tells_everybodys_coins() -> None:
    seen = view(gold_position(phase="cards", round=2, coins=17), 0)
    players = [Player(f"Player {n}", COLORS[n]) for n in range(len(seen.seats))]
    faults: list[str] = []
    shown = Interlude(Guard(faults.append), lambda: None)
    shown.show(seen, players, stays=True)
    card, *_ = shown.box.children
    assert t("interlude-coins", coins=17) in unescape(card.value)
    assert faults == []


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
