"""Rematch: the same people, bots, edition and house rules; the start seat moved on."""

import pytest

from elfenwidgets.play.game import Game
from elfenwidgets.play.notes import SAY_WHY
from elfenwidgets.play.table import Table, rematch
from elfenwidgets.rules import editions
from tests.play import tables

HOUSE = editions()["moon-1998"].with_rules(rounds=3, town_cards=True)


def played(first: int = 0, bots: dict[int, str] | None = None, say_why: bool = False) -> Table:
    """The table of a game that was saved and opened again."""
    game = Game(HOUSE, tables.game(3).players, "a seed", first)
    return Table.from_record(Table.new(game, bots or {}, say_why).game.record())


@pytest.mark.parametrize("first", range(3))
def test_the_next_seat_clockwise_begins(first: int) -> None:
    again = rematch(played(first), 8)
    assert again.game.state.start == again.game.state.turn == (first + 1) % 3


def test_everybody_plays_again_by_the_same_rules() -> None:
    before = played(1, {2: "random", 0: "greedy"}, say_why=True)
    again = Table.from_record(rematch(before, 8).game.record())
    assert again.game.players == before.game.players
    assert again.game.state.edition == HOUSE
    assert {seat: bot.name for seat, bot in again.company.bots.items()} == {
        0: "greedy",
        2: "random",
    }
    assert again.company.people == (1,)
    assert again.game.more["meta"][SAY_WHY] is True


def test_it_is_another_game() -> None:
    before = played()
    again = rematch(before, 8)
    assert again.game.seed == 8
    assert [seat.hand for seat in again.game.state.seats] != [
        seat.hand for seat in before.game.state.seats
    ]
    assert SAY_WHY not in again.game.more["meta"]
