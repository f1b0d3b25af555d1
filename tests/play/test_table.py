"""People and bots round one screen: whose things are on it, and what is written down of them."""

import random
from collections.abc import Mapping
from pathlib import Path

import pytest

from elfenwidgets.play import library
from elfenwidgets.play.bots import bots, drafting
from elfenwidgets.play.bots.choice import Choice
from elfenwidgets.play.bots.randombot import RandomBot
from elfenwidgets.play.game import Game, NothingToUndo
from elfenwidgets.play.table import Table
from elfenwidgets.rules import OwnView, Refused, editions, legal_actions
from elfenwidgets.rules.actions import DrawSecret, Pass, Place
from elfenwidgets.rules.gold.actions import Bid
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import Record, replay
from tests.play.tables import act, game, to_plan


def test_two_people_say_each_time_who_they_are() -> None:
    table = Table(game(), {})
    assert table.hot_seat.viewer is None
    assert table.hot_seat.awaited == 0
    assert table.view.seat is None
    table.hot_seat.sit_down(0)
    assert table.hot_seat.awaited is None
    assert table.view.seat == 0
    act(table)
    table.hot_seat.end_look()
    assert table.hot_seat.awaited == 1
    assert table.view.seat is None
    table.hot_seat.sit_down(1)
    assert table.view.seat == 1


def test_a_secret_counter_is_seen_by_who_drew_it_before_the_next_one_comes() -> None:
    """P2.2: its owner may look at any time."""
    table = Table(game(), {})
    table.hot_seat.sit_down(0)
    act(table)
    assert (table.hot_seat.awaited, table.hot_seat.looking, table.hot_seat.viewer) == (
        None,
        True,
        0,
    )
    assert table.view.me is not None and len(table.view.me.secret or ()) == 1
    assert table.view.actions == ()
    table.hot_seat.end_look()
    assert (table.hot_seat.awaited, table.hot_seat.looking) == (1, False)


def test_what_is_drawn_face_up_needs_no_curtain_and_no_second_look() -> None:
    """P3.1, P2.2: all watch who draws, who may look at what is theirs before."""
    table = Table(game(), {})
    hot_seat = table.hot_seat
    while table.game.state.phase != "draw":
        act(table)
        hot_seat.end_look()
    for seat in (0, 1):
        assert (hot_seat.awaited, hot_seat.looking, hot_seat.viewer) == (None, False, None)
        assert hot_seat.open, "nothing of who looked before stays there"
        assert table.view.seat is None and all(s.hand is None for s in table.view.seats)
        assert table.view.actions == tuple(legal_actions(table.game.state))
        hot_seat.sit_down(seat)
        assert not hot_seat.open and table.view == table.game.view(seat)
        act(table)
    while table.game.state.phase == "draw":
        act(table)
    assert (hot_seat.awaited, table.view.actions, hot_seat.open) == (0, (), False)


def test_a_bid_of_elfengold_is_open_and_taken_back_with_all_looking_on() -> None:
    """G4.2: bids and coins are known to all."""
    gold = Game(editions()["elfengold"], [Player("Ada", "green"), Player("Bo", "red")], 7, 0)
    table = Table(gold, {})
    while gold.state.phase != "auction":
        act(table)
    before = gold.state
    assert table.hot_seat.open and table.view.actions == tuple(legal_actions(before))
    table.play(Bid(0, 1))
    assert (table.turn, table.hot_seat.open, table.may_undo) == (1, True, 0)
    table.undo()
    assert (gold.state, table.hot_seat.viewer, table.hot_seat.open) == (before, None, True)


def test_who_is_alone_with_bots_is_not_asked_whether_a_counter_was_seen() -> None:
    table = Table(game(), {1: "random"})
    act(table)
    assert not table.hot_seat.looking


@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_looks_at_the_screen_when_a_round_begins(seats: int) -> None:
    """Not who had the last move of the round either, who may have the first one of the next."""
    table, begun = Table(game(seats), {}), 1
    while not table.game.over:
        if table.hot_seat.awaited is not None:
            table.hot_seat.sit_down(table.hot_seat.awaited)
        table.hot_seat.end_look()
        act(table)
        if table.game.state.round > begun and not table.game.over:
            begun = table.game.state.round
            assert (table.hot_seat.viewer, table.view.seat) == (None, None)
            assert table.hot_seat.awaited == table.turn
    assert begun == 4


def test_while_somebody_is_awaited_nothing_of_anybody_is_in_the_view() -> None:
    table = Table(game(), {})
    table.hot_seat.sit_down(0)
    act(table)
    table.hot_seat.end_look()
    assert all(s.hand is None and s.secret is None for s in table.view.seats)
    assert table.view.actions == ()


@pytest.mark.parametrize("person", [0, 1, 2])
def test_one_person_among_bots_is_never_asked(person: int) -> None:
    seats = {seat: "random" for seat in range(3) if seat != person}
    table = Table(game(3, first=1), seats)
    while not table.game.over:
        assert table.hot_seat.viewer == person
        assert table.hot_seat.awaited is None
        assert table.view.seat == person
        if not table.bot_turn():
            assert table.turn == person
            act(table)
    assert table.turn is None
    assert table.hot_seat.awaited is None


def test_bots_play_while_the_last_person_still_looks() -> None:
    table = Table(game(3), {1: "greedy"})
    table.hot_seat.sit_down(0)
    act(table)
    assert table.turn == 1
    assert table.hot_seat.awaited is None
    assert table.view.seat == 0
    assert table.bot_turn()
    table.hot_seat.end_look()
    assert table.hot_seat.awaited == 2
    assert table.view.seat is None


def test_a_person_plays_only_for_themselves() -> None:
    table = Table(game(), {})
    table.hot_seat.sit_down(0)
    assert not table.bot_turn()
    with pytest.raises(Refused) as refused:
        table.play(DrawSecret(1))
    assert refused.value.refusal.reason == "not-your-turn"


def test_nobody_sits_down_at_a_bots_seat() -> None:
    table = Table(game(3), {1: "random"})
    table.hot_seat.sit_down(1)
    assert table.hot_seat.viewer is None


def test_bots_alone_play_to_the_end_with_nobody_looking() -> None:
    table = Table(game(4), dict.fromkeys(range(4), "greedy"))
    assert table.view.seat is None
    while table.bot_turn():
        assert table.hot_seat.awaited is None
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
    table.hot_seat.sit_down(0)
    before = table.game.state
    assert table.may_undo is None  # what came before was drawn
    act(table)
    assert table.hot_seat.awaited == 1
    assert table.may_undo == 0
    table.hot_seat.sit_down(1)
    table.undo()
    assert table.hot_seat.viewer == 0
    assert table.hot_seat.awaited is None
    assert table.game.state == before


def test_what_a_bot_answered_is_taken_back_with_ones_own_action() -> None:
    table = Table(game(2), {1: "greedy"})
    to_plan(table)
    before = table.game.state
    act(table)
    table.play_choice(Choice(Pass(1)))
    assert (table.turn, table.may_undo) == (0, 0)
    table.undo()
    assert (table.game.state, table.hot_seat.viewer) == (before, 0)


def test_what_a_bot_has_shown_stays_and_so_does_what_was_before() -> None:
    table = Table(game(2), {1: "greedy"})
    to_plan(table)
    act(table)
    actions = legal_actions(table.game.state)
    table.play_choice(Choice(next(a for a in actions if isinstance(a, Place) and a.secret)))
    after = table.game.state
    assert table.may_undo is None
    with pytest.raises(NothingToUndo):
        table.undo()
    assert (table.game.state, table.hot_seat.viewer) == (after, 0)


def test_each_decision_of_a_bot_has_chances_of_its_own() -> None:
    drawn = []

    class Noting(RandomBot):
        """A bot that tells its first number before it chooses."""

        def choose(self, view: OwnView, rng: random.Random) -> Choice:
            drawn.append(rng.random())
            return super().choose(view, rng)

    table = Table(game(), {0: "random", 1: "random"})
    table.company.bots = {0: Noting(), 1: Noting()}
    while table.bot_turn():
        pass
    assert len(set(drawn)) == len(drawn) > 20


# --- what is saved


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(tmp_path / "kept"))
    return tmp_path / "kept"


@pytest.mark.usefixtures("home")
def test_a_table_saves_its_game_after_each_action_and_what_is_taken_back() -> None:
    table, save = Table(game(3), {1: "random"}), library.Save.new()
    table.keep(save)
    while table.may_undo is None:
        if not table.bot_turn():
            act(table)
        assert (replay(stored(save)), table.trouble) == (table.game.state, None)
    table.undo()
    assert (replay(stored(save)), table.trouble) == (table.game.state, None)


def test_where_saving_fails_the_game_goes_on_until_it_works_again(home: Path) -> None:
    home.write_text("in the way")
    table, save = Table(game(), {}), library.Save.new()
    table.keep(save)
    assert table.trouble == "unwritable"
    act(table)
    assert table.trouble == "unwritable"
    home.unlink()
    act(table)
    assert table.trouble is None
    assert replay(stored(save)) == table.game.state


@pytest.mark.usefixtures("home")
def test_a_game_that_is_opened_is_written_only_when_somebody_acts() -> None:
    first = library.Save.new()
    Table(game(), {}).keep(first)
    opened = library.Save(first.id)
    again = Table.from_record(opened.read())
    before = library.stamp()
    again.keep(opened)
    assert library.stamp() == before
    act(again)
    assert (replay(stored(first)), again.trouble) == (again.game.state, None)


def stored(save: library.Save) -> Record:
    return library.Save(save.id).read()


def pages(bots: Mapping[int, str]) -> tuple[Table, Table]:
    """Two pages on one game."""
    first = library.Save.new()
    Table.new(game(), bots).keep(first)
    both = []
    for _ in range(2):
        save = library.Save(first.id)
        table = Table.from_record(save.read())
        table.keep(save)
        both.append(table)
    return both[0], both[1]


@pytest.mark.usefixtures("home")
def test_a_page_follows_what_another_one_plays_and_takes_back() -> None:
    one, two = pages({})
    assert not two.follow()
    while one.may_undo is None:
        act(one)
        assert two.follow()
        assert two.game.state == one.game.state
        assert not two.follow()
    one.undo()
    assert two.follow()
    assert (two.game.state, two.game.events) == (one.game.state, one.game.events)
    act(two)
    assert one.follow()
    assert one.game.state == two.game.state


@pytest.mark.usefixtures("home")
def test_who_is_too_late_is_told_and_has_the_game_as_it_is() -> None:
    one, two = pages({})
    act(one)
    act(one)
    act(two)
    assert (one.trouble, two.trouble) == (None, "late")
    assert two.game.record() == one.game.record()
    act(two)
    assert two.trouble is None
    assert one.follow()
    assert one.game.state == two.game.state


@pytest.mark.usefixtures("home")
def test_bots_of_two_pages_play_each_turn_once_and_nobody_is_told() -> None:
    one, two = pages({0: "random", 1: "greedy"})
    while (ask := one.ask_bot()) is not None:
        other = two.ask_bot()
        assert other is not None
        assert one.play_choice(ask())
        assert not two.play_choice(other())
        assert two.trouble is None
        assert two.game.state == one.game.state
        one, two = two, one
    assert one.game.over


def test_every_bot_may_sit_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drafting, "MAPS", 2)  # the searcher draws sooner
    table = Table(game(len(bots())), dict(enumerate(bots())), seconds=0)
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
