"""Replay: each step as it was seen then, of a game that goes on no more than one's seat knew."""

import pytest

from elfenwidgets.play.game import Game
from elfenwidgets.play.replay import Replay
from elfenwidgets.play.table import Table
from elfenwidgets.rules import editions
from tests.play import tables
from tests.play.library.games import act, finished

MOON = editions()["moon-1998"]


def running(bots: dict[int, str], actions: int = 30) -> Table:
    game = Game(MOON, tables.game(3).players, 7, 0)
    for _ in range(actions):
        act(game)
    return Table.from_record(Table.new(game, bots).game.record())


def test_the_steps_are_the_positions_of_the_game_as_it_was_played() -> None:
    game = Game(MOON, tables.game(3).players, 7, 0)
    seen = [game.view(None)]
    for _ in range(40):
        act(game)
        seen.append(game.view(None))
    replay = Replay(Table(game, {}))
    assert len(replay) == 41
    for step, view in enumerate(seen):
        assert replay.view(step, None) == view


def test_what_has_just_happened_adds_up_to_the_whole_log() -> None:
    replay = Replay(running({}))
    told = [event for step in range(len(replay)) for event in replay.news(step, None)]
    assert tuple(told) == replay.view(len(replay) - 1, None).log


def test_the_only_person_sees_a_game_that_goes_on_as_it_was_seen_then() -> None:
    replay = Replay(running({0: "greedy", 2: "greedy"}))
    assert (replay.first, replay.seats) == (1, (1,))
    for step in range(len(replay)):
        view = replay.view(step, 1)
        assert view.actions == ()
        assert view.me is not None and view.me.hand is not None
        others = [seat for seat in view.seats if seat is not view.me]
        assert [(seat.hand, seat.secret, seat.town_card) for seat in others] == [(None,) * 3] * 2


@pytest.mark.parametrize("bots", [{}, {0: "greedy"}, {0: "greedy", 1: "greedy", 2: "greedy"}])
def test_several_people_and_nobody_see_what_everybody_knew(bots: dict[int, str]) -> None:
    replay = Replay(running(bots))
    assert (replay.first, replay.seats) == (None, (None,))
    for seat in range(3):
        with pytest.raises(ValueError, match="eyes"):
            replay.view(0, seat)


def test_a_game_that_is_over_may_be_seen_through_any_eyes() -> None:
    replay = Replay(Table.from_record(finished().record()))
    assert replay.seats == (None, 0, 1)
    last = replay.view(len(replay) - 1, 1)
    assert last.result is not None
    assert replay.view(3, 1).seats[1].hand is not None
    assert replay.view(3, 1).seats[0].hand is None


def test_each_round_has_its_first_step() -> None:
    replay = Replay(Table.from_record(finished().record()))
    first = [replay.begins(round) for round in range(1, 5)]
    assert first[0] == 0
    for round, step in enumerate(first[1:], 2):
        assert step is not None
        assert (replay.state(step - 1).round, replay.state(step).round) == (round - 1, round)
    assert replay.begins(5) is None
