"""Placement: simulated learners who know a part, and what is asked of them."""

from itertools import product
from random import Random

import pytest

from benchmarks.placement import PARTS, WAYS, as_supposed, by_coin, learners, left_out
from elfenwidgets.lessons.catalogue import items, steps
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.placement import sitting
from elfenwidgets.lessons.placement.diagnosis import Estimate, PlacementItem, after, before
from elfenwidgets.lessons.question import Question
from elfenwidgets.text import said_in
from tests.lessons.test_minutes import PRESS, WORDS_A_MINUTE, seconds

LEARNERS, HARDEST = 15, 60
"""Of each kind that knows and of each that answers; of those who are the hardest to tell, for what
they know by the toss of a coin tells of nothing else."""

WRONGLY, FOUND = 0.05, 0.2
"""Of the lessons that are skipped, so many at most are not known; of the known ones so many are."""


def test_at_most_one_lesson_in_twenty_is_skipped_wrongly() -> None:
    skipped = wrongly = knew = 0
    for part, way in product(PARTS, WAYS):
        for knows, answers in learners(part, way, LEARNERS):
            out = left_out(answers)
            skipped += len(out)
            wrongly += len(out - knows)
            knew += len(knows)
            assert sitting.seconds(answers) <= sitting.LONGEST
    assert wrongly <= WRONGLY * skipped
    assert skipped >= FOUND * knew


def test_nor_for_those_who_know_each_lesson_by_a_coin() -> None:
    found = [(knows, left_out(out)) for knows, out in learners(by_coin, as_supposed, HARDEST)]
    assert sum(len(out - knows) for knows, out in found) <= WRONGLY * sum(
        len(out) for _, out in found
    )


def test_what_is_asked_adapts_to_the_answers() -> None:
    first = sitting.upcoming({}, 1)
    assert first is not None
    assert sitting.upcoming({first: True}, 1) != sitting.upcoming({first: False}, 1)


def test_who_knows_nothing_is_soon_done_and_skips_nothing() -> None:
    answers: dict[str, bool] = {}
    while (key := sitting.upcoming(answers, 1)) is not None:
        answers[key] = False
    assert sitting.known(answers) == ()
    assert sitting.seconds(answers) < sitting.LONGEST / 2


def test_who_knows_all_skips_most_of_it() -> None:
    answers: dict[str, bool] = {}
    while (key := sitting.upcoming(answers, 1)) is not None:
        answers[key] = True
    assert len(sitting.known(answers)) >= 0.7 * len(sitting.lessons())


def test_the_belief_is_bayes_rule() -> None:
    """Two skills, none learned in order: counted by hand, as if of 12 learners."""
    item = PlacementItem(needs=0b01, guess=0.5, slip=0.25, seconds=1)
    told = after((0.25, 0.25, 0.25, 0.25), item, right=True)
    assert Estimate(told).each == pytest.approx((0.6, 0.5))  # 0.75 : 0.5
    wrong = after((0.25, 0.25, 0.25, 0.25), item, right=False)
    assert Estimate(wrong).each == pytest.approx((1 / 3, 0.5))  # 0.25 : 0.5


def test_all_is_probable_before_and_sums_to_one() -> None:
    belief = before(4)
    assert sum(belief) == pytest.approx(1) and min(belief) > 0


MOVES = [key for key in sitting.items() if isinstance(items()[key], Level)]


@pytest.mark.parametrize("key", MOVES)
def test_no_level_gives_itself_away(key: str) -> None:
    """Nothing glows, and chance solves none oftener than is supposed."""
    item = items()[key]
    assert isinstance(item, Level) and not item.marked
    tries, hits = 40, 0
    for seed in range(tries):
        chance, attempt = Random(seed), Attempt(item)
        while attempt.view.actions:
            found = attempt.play(chance.choice(attempt.view.actions))
            if found.kind != "ok":
                hits += found.stars == 3
                break
    assert hits <= sitting.items()[key].guess * tries


def test_all_of_it_takes_three_minutes_by_the_count() -> None:
    """The explanation and the press on "Go on" fall away."""

    def count(key: str) -> float:
        item = items()[key]
        assert isinstance(item, Level | Question)
        learned = "learned" if isinstance(item, Level) else f"why-{item.right}"
        return (
            seconds(steps()[key])
            - PRESS
            - 60 * len(said_in("en", item.word(learned)).split()) / WORDS_A_MINUTE
        )

    supposed = [item.seconds for item in sitting.items().values()]
    counted = list(map(count, sitting.items()))
    assert sum(counted) <= sum(supposed), (sum(counted), sum(supposed))
