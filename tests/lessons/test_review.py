from collections import Counter

from elfenwidgets.lessons.catalogue import taught
from elfenwidgets.lessons.learned import repetition
from elfenwidgets.lessons.learned.progress import Progress
from elfenwidgets.lessons.levels.verdict import Verdict


def test_without_mistakes_nothing_comes_back() -> None:
    assert repetition.waiting(Progress()) == {}
    assert repetition.draw(Progress(stars={"plan/bare": 3}), 5, 1) == ()


def test_what_went_wrong_comes_back() -> None:
    kept = Progress()
    kept.note("plan/bare", Verdict("wrong"))
    kept.note("travel?limit", Verdict("wrong"))
    assert set(repetition.draw(kept, 5, 1)) == {"plan/bare", "travel?limit"}


def test_a_refusal_in_a_real_game_brings_back_the_levels_of_its_statement() -> None:
    kept = Progress()
    kept.note_refusal("P5.12")
    assert repetition.waiting(kept) == dict.fromkeys(taught()["P5.12"], 1)
    assert "travel/four" in repetition.waiting(kept)


def test_a_level_that_is_gone_does_not_come_back() -> None:
    kept = Progress(mistakes={"travel/no-such-level": 3}, refusals={"P9.9": 1})
    assert repetition.waiting(kept) == {}


def test_what_went_wrong_more_often_comes_sooner() -> None:
    kept = Progress(mistakes={"plan/bare": 9, "plan/place": 1})
    first = Counter(repetition.draw(kept, 1, seed)[0] for seed in range(100))
    assert first["plan/bare"] > 3 * first["plan/place"] > 0


def test_the_same_seed_draws_the_same_and_nothing_twice() -> None:
    kept = Progress(mistakes=dict.fromkeys(("plan/bare", "plan/place", "travel/four"), 1))
    assert repetition.draw(kept, 3, 4) == repetition.draw(kept, 3, 4)
    assert len(set(repetition.draw(kept, 9, 4))) == 3


def test_what_is_made_good_is_forgotten() -> None:
    kept = Progress()
    kept.note_refusal("P5.9")
    repetition.make_good(kept, "plan/bare")
    assert kept.refusals == {"P5.9": 1}
    repetition.make_good(kept, "travel/caravan-obstacle")
    assert repetition.waiting(kept) == {}
