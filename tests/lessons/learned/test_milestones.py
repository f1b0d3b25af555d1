"""Milestones are reached by what was done, in an order in which most readers come to them."""

from datetime import date

import pytest

from elfenwidgets.lessons import drill
from elfenwidgets.lessons.catalogue import lesson, lessons
from elfenwidgets.lessons.learned.milestones import MILESTONES, STRATEGY, bots_beaten, reached
from elfenwidgets.lessons.learned.progress import Progress


def test_nothing_done_is_no_milestone() -> None:
    assert reached(Progress()) == ()


def test_the_first_step_and_the_first_round() -> None:
    kept = Progress(stars={"welcome/first-step": 1})
    assert reached(kept) == ("first-step",)
    kept.stars |= {level.key: 1 for level in lesson("first-round").levels[1:]}
    assert reached(kept) == ("first-step",)
    kept.stars |= {level.key: 1 for level in lesson("first-round").levels}
    assert reached(kept) == ("first-step", "first-round")


def test_the_chart_is_known_when_every_price_was_asked() -> None:
    kept = Progress()
    for cell in drill.cells("price"):
        assert reached(kept) == ()
        kept.answered(f"drill:price/{cell}", True, date(2026, 1, 1))
    assert reached(kept) == ("chart",)


def test_the_rules_are_known_without_strategy_and_without_what_stands_under_more() -> None:
    kept = Progress()
    kept.stars = {
        level.key: 1
        for each in lessons()
        if not each.more and each.key not in STRATEGY
        for level in each.levels
    }
    assert "basics" in reached(kept) and "strategy" not in reached(kept)


def result(game: str, *seats: tuple[str, bool]) -> list[tuple[object, ...]]:
    """The rows of a game in the library's results: of each seat its bot, and whether it won."""
    return [
        (game, "", 0.0, "amigo-de", 4, n, f"seat {n}", bot, 12, None, 12, 0, int(won))
        for n, (bot, won) in enumerate(seats)
    ]


def test_a_win_beats_the_bots_at_the_table() -> None:
    won = result("a", ("", True), ("random", False), ("planner", False))
    lost = result("b", ("", False), ("greedy", True))
    assert bots_beaten([*won, *lost]) == {"random", "planner"}
    assert reached(Progress(), frozenset({"random", "planner"})) == ("beat-random", "beat-planner")


def test_a_shared_win_beats_nobody_and_neither_does_one_among_several_people() -> None:
    assert bots_beaten(result("a", ("", True), ("random", True))) == frozenset()
    assert bots_beaten(result("b", ("", True), ("", False), ("random", False))) == frozenset()


@pytest.mark.parametrize(("winners", "name"), [([0], ("beat-greedy",)), ([0, 1], ()), ([2], ())])
def test_the_own_game_is_against_medium_bots(winners: list[int], name: tuple[str, ...]) -> None:
    kept = Progress(journey={"result": {"winners": winners}})
    assert reached(kept) == ("first-game", *name)


def test_all_of_them_have_a_place_in_the_order() -> None:
    assert len(set(MILESTONES)) == len(MILESTONES)
