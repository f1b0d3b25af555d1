"""The solo game: the whole game with one seat, and a par for each round."""

from typing import Any

import pytest

from elfenwidgets.play.solo import FIRST, Solo
from elfenwidgets.rules import Refused, legal_actions
from elfenwidgets.rules.actions import Pass, Place


def draw(game: Solo) -> None:
    """Draw counters, keep one, cut a hand: whatever is on offer first."""
    while not game.over and game.state.phase != "plan":
        game.play(next(iter(legal_actions(game.state))))


def at_par(game: Solo) -> None:
    """A round as its par has it."""
    for road, kind in game.pars[-1].roads:
        game.play(Place(0, kind, kind not in game.state.seats[0].open, road))
    game.play(Pass(0))
    for move in game.pars[-1].steps:
        game.play(move)
    game.play(next(a for a in legal_actions(game.state) if a.e == "end_move"))


@pytest.mark.parametrize("seed", ["2026-11-24", "7"])
def test_a_game_at_par_goes_through_four_rounds(seed: str) -> None:
    game = Solo(seed)
    for _ in range(4):
        draw(game)
        at_par(game)
    draw(game)
    assert (game.over, game.short, len(game.pars)) == (True, 0, 4)
    assert game.got == [par.towns for par in game.pars]
    assert sum(game.got) == len(game.state.seats[0].pieces) > 10
    again = Solo(seed, game.played)
    assert (again.state, again.pars) == (game.state, game.pars)


def test_a_round_without_a_step_is_short_by_its_par() -> None:
    game = Solo("7")
    draw(game)
    game.play(Pass(0))
    game.play(next(iter(legal_actions(game.state))))
    assert (game.got, game.short) == ([0], game.pars[0].towns)


def test_what_was_done_is_taken_back_until_something_is_turned_up() -> None:
    game = Solo("7")
    draw(game)
    assert not game.can_undo
    before, played = game.state, [*game.played]
    at_first = next(a for a in legal_actions(before) if a.e == "place")
    game.play(at_first)
    game.play(Pass(0))
    game.undo()
    game.undo()
    game.undo()
    assert (game.state, game.played) == (before, played)


def test_the_first_try_is_one_round_whose_counters_are_drawn() -> None:
    game = Solo(FIRST)
    assert (game.state.phase, game.state.round, game.over) == ("plan", 1, False)
    at_par(game)
    draw(game)
    assert (game.over, game.short, game.pars[0].towns) == (True, 0, 5)


@pytest.mark.parametrize(
    "played", [["0 fly"], ["1 pass"], ["0 draw dragon"], ["x"] * 99, ["0 draw secret"] * 9, [""]]
)
def test_what_is_no_game_is_played_as_far_as_it_is_one(played: list[Any]) -> None:
    game = Solo("7", played)
    assert len(game.played) <= 1
    with pytest.raises(Refused):
        game.play(Pass(0))
