"""What a table writes into its game's record, and reads there: bots and their reasons."""

import json
from typing import Any

import pytest

from elfenwidgets.play.bots.choice import Reason
from elfenwidgets.play.game import Game
from elfenwidgets.play.selfplay import record_text
from elfenwidgets.play.table import Table
from elfenwidgets.rules import Refused, editions
from elfenwidgets.rules.actions import DrawSecret
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record.header import RecordError
from tests.play.tables import act, game, to_plan


def reason(table: Table) -> Reason | None:
    """Why the last action was taken, where a bot took it."""
    last = table.game.last_action
    return None if last is None else table.game.notes.get(last)


def test_the_record_names_the_bots() -> None:
    table = Table.new(game(3), {2: "greedy", 0: "random"})
    assert table.game.record()["meta"] == {"bots": {"2": "greedy", "0": "random"}}


def test_a_record_brings_the_same_people_and_bots_back() -> None:
    table = Table.new(game(3), {2: "greedy", 0: "random"})
    table.bot_turn()
    again = Table.from_record(json.dumps(table.game.record()))
    assert {seat: bot.name for seat, bot in again.company.bots.items()} == {
        0: "random",
        2: "greedy",
    }
    assert again.company.people == (1,)
    assert again.hot_seat.viewer == 1
    assert again.game.state == table.game.state


def test_looking_at_a_game_leaves_its_record_as_it_was() -> None:
    for meta in (
        {"event": "a rainy Sunday"},
        {"bots": {"1": "deep_thought"}, "reasons": {"5": "nonsense"}},
        7,
    ):
        record = game().record() | {"meta": meta}
        table = Table.from_record(record)
        assert table.view.seat is None
        assert table.game.record() == record


def test_what_others_wrote_into_meta_stays_beside_what_bots_say() -> None:
    record = Table.new(game(), {0: "random", 1: "random"}).game.record()
    record["meta"]["event"] = "a rainy Sunday"
    table = Table.from_record(record)
    while reason(table) is None:
        table.bot_turn()
    assert table.game.record()["meta"] == {
        "bots": {"0": "random", "1": "random"},
        "event": "a rainy Sunday",
        "reasons": {str(table.game.last_action): ["chance", {}]},
    }


@pytest.mark.parametrize("seed", [7, "elves"])
def test_bots_decide_after_a_reload_as_they_would_have(seed: int | str) -> None:
    players = [Player("Ada", "green"), Player("Bo", "red")]
    table = Table.new(Game(editions()["amigo-de"], players, seed, 0), {0: "random", 1: "random"})
    reloaded = table
    while table.bot_turn():
        reloaded = Table.from_record(reloaded.game.record())
        reloaded.bot_turn()
    assert reloaded.game.record() == table.game.record()


@pytest.mark.parametrize(
    "meta",
    [
        None,
        [],
        "bots",
        {},
        {"bots": None},
        {"bots": ["random"]},
        {"bots": {"0": "deep_thought"}},
        {"bots": {"0": None, "1": ["random"]}},
        {"bots": {"0": {}}},
        {"bots": {"2": "random", "-1": "random", "": "random", "x": "random", "²": "random"}},
        {"bots": {"9" * 5000: "random"}},
    ],
    ids=lambda meta: str(meta)[:40],
)
def test_broken_meta_means_people_everywhere(meta: Any) -> None:
    table = Table.from_record(game().record() | {"meta": meta})
    assert table.company.bots == {}
    assert table.company.people == (0, 1)


def test_a_broken_record_is_no_table() -> None:
    with pytest.raises(RecordError):
        Table.from_record(b"{")


def test_the_reason_of_the_last_action_is_at_hand() -> None:
    table = Table(game(2), {1: "greedy"})
    to_plan(table)
    while table.turn != 1:
        act(table)
    assert reason(table) is None
    table.bot_turn()
    assert reason(table) is not None
    while table.turn == 1:
        table.bot_turn()
    given = reason(table)
    assert given == table.game.notes[len(table.game.events) - 1]
    with pytest.raises(Refused):
        table.play(DrawSecret(1))
    assert reason(table) == given
    act(table)
    assert reason(table) is None


def test_only_players_who_chose_so_are_told_the_reasons_before_the_end() -> None:
    shy = Table.new(game(), {0: "greedy", 1: "greedy"})
    open_ = Table.new(game(), {0: "greedy", 1: "greedy"}, say_why=True)
    for table in (shy, open_):
        while reason(table) is None:
            table.bot_turn()
    number = len(shy.game.events) - 1
    assert shy.game.notes[number] == open_.game.public_note(number)
    assert shy.game.public_note(number) is None
    while shy.bot_turn():
        assert shy.game.over or shy.game.public_note(number) is None
    assert shy.game.public_note(number) == shy.game.notes[number]


def test_notes_come_back_with_the_record_and_go_with_what_is_taken_back() -> None:
    table = Table.new(game(), {0: "greedy", 1: "greedy"})
    while table.game.state.phase != "plan":
        table.bot_turn()
    number = len(table.game.events)
    table.bot_turn()
    again = Table.from_record(json.dumps(table.game.record()))
    assert again.game.notes == table.game.notes
    assert reason(again) == reason(table)
    again.game.undo(0)
    assert number not in again.game.notes
    assert str(number) not in again.game.record()["meta"]["reasons"]


@pytest.mark.parametrize("edition", ["amigo-de", "moon-1998", "elfengold"])
def test_a_whole_game_with_its_notes_is_read_and_written_to_the_letter(edition: str) -> None:
    players = game(3).players
    table = Table.new(
        Game(editions()[edition], players, 3), {0: "planner", 1: "greedy", 2: "random"}
    )
    while table.bot_turn():
        pass
    text = record_text(table.game)
    again = Table.from_record(text).game
    assert again.notes == table.game.notes
    assert record_text(again) == text


def test_a_note_on_an_event_that_never_came_is_none() -> None:
    record = game().record() | {"meta": {"reasons": {"4": ["chance", {}], "-1": ["chance", {}]}}}
    table = Table.from_record(record)
    act(table)
    assert reason(table) is None
