"""A game with its history: play, take back, write down, go on."""

import gc
import json
import sys
from random import Random
from typing import Any

import pytest

from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import Pass, Refused, legal_actions
from elfenwidgets.rules.actions import Deal, EndMove, Move
from elfenwidgets.rules.gold.actions import Fly, WitchMove
from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.notation import parse
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.position import position
from elfenwidgets.rules.record.header import RecordError
from tests.play.games import ADA, BO, CY, at, drawn, new, play


def test_a_new_game_waits_for_the_start_player() -> None:
    game = new(first=1)
    assert (game.state.phase, game.state.turn, game.over) == ("draw_secret", 1, False)
    assert [event["e"] for event in game.events] == ["display", "round", "deal", "deal"]
    assert [event["seat"] for event in game.events if event["e"] == "deal"] == [1, 0]


@pytest.mark.parametrize("players", [(), (ADA,), (ADA, BO, CY) * 3])
def test_two_to_six_players(players: tuple[Player, ...]) -> None:
    with pytest.raises(Refused) as refused:
        new(players=players)
    assert refused.value.refusal.rule == "S1"


def test_an_action_is_written_down_with_what_chance_made_of_it() -> None:
    game = new()
    top = game.state.pile[-1]
    play(game, "0 draw secret", "1 draw secret")
    assert game.events[-2] == {"e": "draw_secret", "seat": 0, "counter": top}
    shown, top = game.state.display[0], game.state.pile[-1]
    play(game, f"0 draw {shown}")
    written = {"e": "draw", "seat": 0, "from": "display", "counter": shown, "refill": top}
    assert game.events[-1] == written
    top = game.state.pile[-1]
    play(game, "1 draw pile")
    assert game.events[-1] == {"e": "draw", "seat": 1, "from": "pile", "counter": top}


def test_what_the_box_does_next_is_written_down_too() -> None:
    game = at(position(phase="travel", turn=1))
    before = len(game.events)
    play(game, "1 end")
    names = [event["e"] for event in game.events[before:]]
    assert names == ["end_move", "round", "deal", "deal"]


def test_a_refused_action_changes_nothing() -> None:
    game = new()
    before = (game.state, game.events)
    refusal = game.why_not(Pass(0))
    assert refusal is not None and refusal.rule == "P2.1"
    nonsense: list[Any] = [Pass(0), Pass(1), Deal(0, ("dragon",)), "0 pass", None]
    for action in nonsense:
        with pytest.raises(Refused):
            game.play(action)
    assert (game.state, game.events) == before
    assert not game.can_undo(0)


def test_views_are_of_now() -> None:
    game = new()
    assert game.view(0).actions == (parse("0 draw secret"),)
    assert game.view(1).actions == game.view(None).actions == ()
    play(game, "0 draw secret")
    assert game.view(1).actions == (parse("1 draw secret"),)
    assert game.view(0).seats[0].secret is not None
    assert game.view(1).seats[0].secret is None


def test_a_record_is_as_far_as_the_game_has_come() -> None:
    game = drawn(new(more={"meta": {"place": "here"}}))
    record = game.record()
    assert record["seed"] == 42
    assert record["players"] == [
        {"name": "Ada", "color": "green"},
        {"name": "Bo", "color": "red"},
    ]
    assert (record["meta"], record["result"]) == ({"place": "here"}, None)
    assert record["events"] == list(game.events)


def test_a_record_is_ones_own() -> None:
    game = new()
    events = len(game.events)
    game.record()["events"].clear()
    assert len(game.events) == events


def test_a_game_goes_on_from_its_record() -> None:
    game = drawn(new("moon-1998", (ADA, BO, CY)))
    again = Game.from_record(json.dumps(game.record()))
    assert (again.players, again.seed, again.state) == (game.players, 42, game.state)
    assert again.events == game.events
    line = "0 pass"
    play(game, line)
    play(again, line)
    assert again.record() == game.record()


def test_a_broken_record_gives_no_game() -> None:
    record = drawn(new()).record()
    record["events"][-1] = {"e": "pass", "seat": 0}
    with pytest.raises(RecordError) as error:
        Game.from_record(record)
    assert error.value.event == len(record["events"])


def moves() -> int:
    """How many actions of journeys are in memory."""
    gc.collect()
    return sum(isinstance(each, Move | EndMove | WitchMove | Fly) for each in gc.get_objects())


@pytest.mark.parametrize("edition", ["amigo-de", "elfengold"])
def test_nothing_is_kept_of_the_moves_of_the_game_before(edition: str) -> None:
    """Each hand has others: a page on which game after game is played would grow by them."""
    new()
    before = moves()
    game, chance = new(edition), Random(1)
    while not game.over:
        game.play(chance.choice(list(legal_actions(game.state))))
    del game
    assert moves() > before
    new()
    assert moves() == before


def test_nothing_is_kept_of_what_a_witch_could_do() -> None:
    """GW2, GW3: past a tree, or to any town."""
    new()
    before = moves()
    offered = legal_actions(
        gold_position(
            phase="travel",
            at="feodor",
            hand="witch unicorn unicorn",
            coins=5,
            roads={"forest:feodor-lapphalya": "unicorn!"},
            rules={"witch": True},
        )
    )
    assert {type(action) for action in offered} >= {WitchMove, Fly}
    assert moves() > before
    new()
    assert moves() == before


def blocks(games: range) -> int:
    """How many blocks of memory Python has after some games of bots more."""
    for seed in games:
        table = Table.new(new(players=(ADA, BO, CY), seed=seed), dict.fromkeys(range(3), "greedy"))
        while not table.game.over:
            table.bot_turn()
    new()
    gc.collect()
    return sys.getallocatedblocks()


def test_after_the_third_game_memory_does_not_grow() -> None:
    """What is kept to be quick is full by then, or belonged to the games before."""
    third = blocks(range(3))
    assert blocks(range(3, 6)) < third + 2000
