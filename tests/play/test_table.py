"""People and bots round one screen: whose things are on it, and what is written down of them."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from elfenwidgets.play import saves
from elfenwidgets.play.bots import bots
from elfenwidgets.play.bots.choice import Choice
from elfenwidgets.play.bots.randombot import RandomBot
from elfenwidgets.play.game import Game, NothingToUndo
from elfenwidgets.play.table import Table
from elfenwidgets.rules import OwnView, Refused, editions, legal_actions
from elfenwidgets.rules.actions import DrawSecret
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.record.header import RecordError

COLORS = ("green", "red", "blue", "yellow", "purple", "black")


def game(seats: int = 2, first: int | None = 0, seed: int = 7) -> Game:
    players = [Player(f"P{i}", COLORS[i]) for i in range(seats)]
    return Game(editions()["amigo-de"], players, seed, first)


def act(table: Table) -> None:
    """The person at the screen plays the first legal action."""
    table.play(next(legal_actions(table.game.state)))


def to_plan(table: Table) -> None:
    while table.game.state.phase != "plan":
        if not table.bot_turn():
            act(table)


def test_two_people_say_each_time_who_they_are() -> None:
    table = Table(game(), {})
    assert table.viewer is None
    assert table.awaited == 0
    assert table.view.seat is None
    table.sit_down(0)
    assert table.awaited is None
    assert table.view.seat == 0
    act(table)
    assert table.awaited == 1
    assert table.view.seat is None
    table.sit_down(1)
    assert table.view.seat == 1


def test_while_somebody_is_awaited_nothing_of_anybody_is_in_the_view() -> None:
    table = Table(game(), {})
    table.sit_down(0)
    act(table)
    assert all(s.hand is None and s.secret is None for s in table.view.seats)
    assert table.view.actions == ()


@pytest.mark.parametrize("person", [0, 1, 2])
def test_one_person_among_bots_is_never_asked(person: int) -> None:
    seats = {seat: "random" for seat in range(3) if seat != person}
    table = Table(game(3, first=1), seats)
    while not table.game.over:
        assert table.viewer == person
        assert table.awaited is None
        assert table.view.seat == person
        if not table.bot_turn():
            assert table.turn == person
            act(table)
    assert table.turn is None
    assert table.awaited is None


def test_bots_play_while_the_last_person_still_looks() -> None:
    table = Table(game(3), {1: "greedy"})
    table.sit_down(0)
    act(table)
    assert table.turn == 1
    assert table.awaited is None
    assert table.view.seat == 0
    assert table.bot_turn()
    assert table.awaited == 2
    assert table.view.seat is None


def test_a_person_plays_only_for_themselves() -> None:
    table = Table(game(), {})
    table.sit_down(0)
    assert not table.bot_turn()
    with pytest.raises(Refused) as refused:
        table.play(DrawSecret(1))
    assert refused.value.refusal.reason == "not-your-turn"


def test_nobody_sits_down_at_a_bots_seat() -> None:
    table = Table(game(3), {1: "random"})
    table.sit_down(1)
    assert table.viewer is None


def test_bots_alone_play_to_the_end_with_nobody_looking() -> None:
    table = Table(game(4), dict.fromkeys(range(4), "greedy"))
    assert table.view.seat is None
    while table.bot_turn():
        assert table.awaited is None
    assert table.game.over


def test_the_same_seed_and_bots_give_the_same_game() -> None:
    tables = [Table(game(2), {0: "random", 1: "greedy"}) for _ in range(2)]
    for table in tables:
        while table.bot_turn():
            pass
    assert tables[0].game.events == tables[1].game.events


def test_taking_back_gives_the_screen_back() -> None:
    table = Table(game(), {})
    to_plan(table)
    table.sit_down(0)
    before = table.game.state
    assert table.may_undo is None  # what came before was drawn
    act(table)
    assert table.awaited == 1
    assert table.may_undo == 0
    table.sit_down(1)
    table.undo()
    assert table.viewer == 0
    assert table.awaited is None
    assert table.game.state == before


def test_a_bots_action_is_not_for_people_to_take_back() -> None:
    table = Table(game(2), {1: "greedy"})
    to_plan(table)
    act(table)
    assert table.may_undo == 0
    assert table.bot_turn()
    assert table.may_undo is None
    before = table.game.state
    with pytest.raises(NothingToUndo):
        table.undo()
    assert table.game.state == before
    assert table.viewer == 0


def test_the_record_names_the_bots() -> None:
    table = Table.new(game(3), {2: "greedy", 0: "random"})
    assert table.game.record()["meta"] == {"bots": {"2": "greedy", "0": "random"}}


def test_a_record_brings_the_same_people_and_bots_back() -> None:
    table = Table.new(game(3), {2: "greedy", 0: "random"})
    table.bot_turn()
    again = Table.from_record(json.dumps(table.game.record()))
    assert {seat: bot.name for seat, bot in again.bots.items()} == {0: "random", 2: "greedy"}
    assert again.people == (1,)
    assert again.viewer == 1
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
    table.bot_turn()
    assert table.game.record()["meta"] == {
        "bots": {"0": "random", "1": "random"},
        "event": "a rainy Sunday",
        "reasons": {"4": ["chance", {}]},
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
    assert table.bots == {}
    assert table.people == (0, 1)


def test_a_broken_record_is_no_table() -> None:
    with pytest.raises(RecordError):
        Table.from_record(b"{")


def test_each_decision_of_a_bot_has_chances_of_its_own() -> None:
    drawn = []

    class Noting(RandomBot):
        """A bot that tells its first number before it chooses."""

        def choose(self, view: OwnView, rng: random.Random) -> Choice:
            drawn.append(rng.random())
            return super().choose(view, rng)

    table = Table(game(), {0: "random", 1: "random"})
    table.bots = {0: Noting(), 1: Noting()}
    while table.bot_turn():
        pass
    assert len(set(drawn)) == len(drawn) > 20


def test_the_reason_of_the_last_action_is_at_hand() -> None:
    table = Table(game(2), {1: "greedy"})
    while table.turn != 1:
        act(table)
    assert table.reason is None
    table.bot_turn()
    assert table.reason is not None
    while table.turn == 1:
        table.bot_turn()
    reason = table.reason
    assert reason == table.game.notes[len(table.game.events) - 1]
    with pytest.raises(Refused):
        table.play(DrawSecret(1))
    assert table.reason == reason
    act(table)
    assert table.reason is None


def test_only_players_who_chose_so_are_told_the_reasons_before_the_end() -> None:
    shy = Table.new(game(), {0: "greedy", 1: "greedy"})
    open_ = Table.new(game(), {0: "greedy", 1: "greedy"}, say_why=True)
    for table in (shy, open_):
        table.bot_turn()
    number = len(shy.game.events) - 1
    assert shy.game.notes[number] == open_.game.told(number)
    assert shy.game.told(number) is None
    while shy.bot_turn():
        assert shy.game.over or shy.game.told(number) is None
    assert shy.game.told(number) == shy.game.notes[number]


def test_notes_come_back_with_the_record_and_go_with_what_is_taken_back() -> None:
    table = Table.new(game(), {0: "greedy", 1: "greedy"})
    while table.game.state.phase != "plan":
        table.bot_turn()
    number = len(table.game.events)
    table.bot_turn()
    again = Table.from_record(json.dumps(table.game.record()))
    assert again.game.notes == table.game.notes
    assert again.reason == table.reason
    again.game.undo(0)
    assert number not in again.game.notes
    assert str(number) not in again.game.record()["meta"]["reasons"]


def test_a_note_on_an_event_that_never_came_is_none() -> None:
    record = game().record() | {"meta": {"reasons": {"4": ["chance", {}], "-1": ["chance", {}]}}}
    table = Table.from_record(record)
    act(table)
    assert table.reason is None


# --- what is saved


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(tmp_path / "kept"))
    return tmp_path / "kept"


@pytest.mark.usefixtures("home")
def test_a_table_saves_its_game_before_anybody_hears_of_an_action() -> None:
    table, save = Table(game(), {}), saves.Save.new()
    table.keep(save)
    heard = []
    table.game.watch(lambda game: heard.append(replay(save.path.read_bytes()) == game.state))
    act(table)
    act(table)
    assert (heard, table.trouble) == ([True, True], None)


def test_where_saving_fails_the_game_goes_on_until_it_works_again(home: Path) -> None:
    home.write_text("in the way")
    table, save = Table(game(), {}), saves.Save.new()
    table.keep(save)
    assert table.trouble == "failed"
    act(table)
    assert table.trouble == "failed"
    home.unlink()
    act(table)
    assert table.trouble is None
    assert replay(save.path.read_bytes()) == table.game.state


@pytest.mark.usefixtures("home")
def test_a_game_that_is_opened_is_written_only_when_somebody_acts() -> None:
    save = saves.Save.new()
    table = Table(game(), {})
    save.write(table.game.record())
    laid_out = json.dumps(table.game.record(), indent=1)
    save.path.write_text(laid_out)
    opened = saves.Save.open(save.path)
    again = Table.from_record(opened.content)
    again.keep(opened)
    assert save.path.read_text() == laid_out
    act(again)
    assert (replay(save.path.read_bytes()), again.trouble) == (again.game.state, None)


@pytest.mark.usefixtures("home")
def test_two_pages_that_go_on_with_one_game_keep_both() -> None:
    first = saves.Save.new()
    first.write(game().record())
    pages = []
    for _ in range(2):
        save = saves.Save.open(first.path)
        table = Table.from_record(save.content)
        table.keep(save)
        pages.append((table, save))
    (one, one_save), (two, two_save) = pages
    act(one)
    act(one)
    act(two)
    assert (one.trouble, two.trouble) == (None, "moved")
    act(two)
    assert two.trouble is None, "it has its own file from then on"
    act(one)
    assert one.trouble is None
    assert {one_save.path, two_save.path} == set(saves.games())
    for table, save in pages:
        assert replay(save.path.read_bytes()) == table.game.state


def test_every_bot_may_sit_at_a_table() -> None:
    table = Table(game(len(bots())), dict(enumerate(bots())))
    while table.bot_turn():
        pass
    assert table.game.over


@pytest.mark.parametrize("town_cards", [False, True])
def test_the_end_is_taken_back_unless_it_showed_the_town_cards(town_cards: bool) -> None:
    edition = editions()["amigo-de"].with_rules(town_cards=town_cards)
    table = Table(Game(edition, [Player("Ada", "green"), Player("Bo", "red")], 7, 0), {})
    while not table.game.over:
        act(table)
    assert (table.may_undo is None) == town_cards
