"""What was learned comes back in time: sooner when it went wrong, later each time it went well."""

from datetime import date, timedelta

import pytest

from elfenwidgets.lessons.catalogue import items, lesson, lessons
from elfenwidgets.lessons.learned import repetition
from elfenwidgets.lessons.learned.progress import Progress, ProgressError
from elfenwidgets.lessons.learned.recall import Recall, reviewed
from elfenwidgets.lessons.levels.verdict import Verdict

DAY = date(2026, 3, 1)
SOLVED = Verdict("solved", stars=3)


def later(days: int) -> date:
    return DAY + timedelta(days)


def test_what_goes_well_comes_back_after_longer_and_longer_times() -> None:
    kept, gaps = None, []
    for _ in range(4):
        kept = reviewed(kept, "good", DAY if kept is None else date.fromordinal(kept.due))
        gaps.append(kept.due - kept.last)
    assert gaps == sorted(set(gaps))
    assert 1 <= gaps[0] <= 4
    assert gaps[-1] > 21


def test_what_goes_wrong_comes_back_soon() -> None:
    good = reviewed(reviewed(None, "good", DAY), "good", later(3))
    bad = reviewed(good, "again", later(20))
    assert bad.due - bad.last < good.due - good.last


def test_the_same_answers_give_the_same_dates() -> None:
    assert reviewed(None, "hard", DAY) == reviewed(None, "hard", DAY)
    assert reviewed(None, "hard", DAY).due <= reviewed(None, "good", DAY).due


def test_a_level_enters_when_it_is_first_solved() -> None:
    kept = Progress()
    kept.note("plan/bare", Verdict("wrong"), DAY)
    assert kept.recall == {}
    kept.note("plan/bare", SOLVED, DAY)
    assert repetition.due(kept, DAY) == ()
    assert repetition.due(kept, later(30)) == ("plan/bare",)


def test_a_second_try_on_the_same_day_changes_no_date() -> None:
    kept = Progress()
    kept.note("travel?limit", Verdict("right"), DAY)
    before = dict(kept.recall)
    kept.note("travel?limit", Verdict("wrong"), DAY)
    kept.note("travel?limit", Verdict("right"), DAY)
    assert kept.recall == before


def test_a_refusal_in_a_real_game_makes_a_level_due_that_was_solved_before() -> None:
    kept = Progress()
    kept.note("travel/four", SOLVED, DAY)
    kept.note_refusal("P5.12")
    assert repetition.due(kept, DAY) == ("travel/four",)


def test_drill_cells_are_remembered_too() -> None:
    kept = Progress()
    kept.answered("drill:price/dragon forest", False, DAY)
    assert repetition.due(kept, later(2)) == ("drill:price/dragon forest",)


def test_a_lesson_warms_up_with_two_short_things_from_before_it() -> None:
    kept = Progress()
    for key in ("welcome/first-step", "roads/cloud", "roads?kind", "travel/four"):
        kept.note(key, SOLVED if "/" in key else Verdict("right"), DAY)
    asked = repetition.warm_up(kept, lesson("plan"), later(40))
    assert len(asked) == 2
    assert set(asked) < {"welcome/first-step", "roads/cloud", "roads?kind"}
    assert repetition.warm_up(kept, lesson("plan"), later(1)) != ()
    assert repetition.warm_up(kept, lesson("plan"), DAY) == (), "what is still warm"
    assert repetition.warm_up(Progress(), lesson("plan"), DAY) == ()
    assert repetition.warm_up(kept, lesson("welcome"), later(40)) == ()


def test_three_questions_say_that_a_lesson_is_known() -> None:
    for each in lessons():
        asked = repetition.proofs(each, 1)
        if each.key in ("round", "game"):
            continue  # a piece of the own game is not passed by questions
        assert len(asked) == 3, each.key
        assert all(items()[key].lesson == each.key for key in asked)
    assert len({repetition.proofs(lesson("travel"), seed) for seed in range(9)}) > 1


def test_answers_stand_in_another_order_each_time() -> None:
    question = lesson("travel").questions[0]
    orders = {repetition.order(question, seed) for seed in range(30)}
    assert len(orders) == 6
    assert all(sorted(order) == [1, 2, 3] for order in orders)


def test_it_is_taken_along_in_the_short_text() -> None:
    kept = Progress()
    kept.note("plan/bare", SOLVED, DAY)
    kept.answered("drill:price/dragon forest", True, DAY)
    assert Progress.read(kept.export()).recall == kept.recall


@pytest.mark.parametrize(
    "raw",
    [
        *([], [1, 2, 3], [1, 2, 3, 4, 5], ["1", 2, 3, 4], [True, 5, 3, 4], {"due": 1}),
        *([0, 5, 700000, 700001], [1, 11, 700000, 700001], [1, 5, 700001, 700000]),
        *([1, 5, 10**9, 10**9], [float("nan"), 5, 1, 2], [float("inf"), 5, 1, 2]),
    ],
)
def test_what_is_no_recall_is_refused(raw: object) -> None:
    with pytest.raises(ProgressError):
        Progress.from_json({**Progress().to_json(), "recall": {"plan/bare": raw}})


def test_a_recall_survives_as_four_numbers() -> None:
    kept = reviewed(None, "good", DAY)
    assert Recall.from_json(kept.to_json()) == kept


def test_the_later_of_two_memories_stays() -> None:
    old, new = Progress(), Progress()
    old.note("plan/bare", SOLVED, DAY)
    new.note("plan/bare", SOLVED, later(9))
    old.merge(new)
    assert old.recall == new.recall
    new.start_over()
    assert new.recall == {}


def test_progress_of_before_is_read_by_the_keys_of_today() -> None:
    before = {
        **Progress().to_json(),
        "stars": {"map/cloud": 2, "welcome/first-step": 3, "deal/eight": 1, "cards/eight": 3},
        "answers": {"draw?open": True},
        "mistakes": {"round/short": 1},
    }
    del before["recall"]
    kept = Progress.from_json(before)
    assert kept.stars == {"roads/cloud": 2, "welcome/first-step": 3, "water/eight": 3}
    assert kept.answers == {"cards?open": True}
    assert kept.mistakes == {"travel/short": 1}
