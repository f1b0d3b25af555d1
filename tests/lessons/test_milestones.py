"""Milestones are reached by what was done, in an order in which most readers come to them."""

from datetime import date

from elfenwidgets.lessons import drill
from elfenwidgets.lessons.catalogue import lesson, lessons
from elfenwidgets.lessons.milestones import MILESTONES, STRATEGY, bots_beaten, reached
from elfenwidgets.lessons.progress import Progress
from elfenwidgets.play.selfplay import play
from elfenwidgets.rules.edition import editions


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


def test_a_win_beats_the_bots_at_the_table_and_a_shared_one_nobody() -> None:
    game = play(editions()["amigo-de"], ["random", "random"], 3)
    winners = game.state.winners
    assert winners is not None
    for seat in (0, 1):
        beaten = bots_beaten(game, {1 - seat: "random"}, seat)
        assert beaten == ({"random"} if winners == (seat,) else set())
    assert reached(Progress(), frozenset({"random", "planner"})) == ("beat-random", "beat-planner")


def test_all_of_them_have_a_place_in_the_order() -> None:
    assert len(set(MILESTONES)) == len(MILESTONES)
