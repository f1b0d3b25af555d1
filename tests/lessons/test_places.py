"""Every place of the course has a name, and every name leads to its place."""

import pytest

from elfenwidgets.lessons.catalogue import items, steps
from elfenwidgets.lessons.exercise import Exercise
from elfenwidgets.lessons.places import place, places


def test_every_place_is_found_by_its_name_and_no_two_share_one() -> None:
    assert [place(each.name) for each in places()] == list(places())
    assert len({each.name for each in places()}) == len(places())
    assert steps().keys() == {each.step.key for each in places()}
    for key, item in items().items():
        found = place(key)
        assert found is not None and found.key == ("" if isinstance(item, Exercise) else key)


@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("plan", "plan"),
        ("7", "travel"),
        ("07-travel", "travel"),
        ("caravan-bare", "travel/caravan-bare"),
        (" Travel?Limit ", "travel?limit"),
        ("finish/game-keep", "finish/game-keep"),
        ("travel!wagon", "travel!wagon"),
        ("python:legal", "python"),
    ],
)
def test_a_name_leads_to_a_lesson_or_a_step(name: str, where: str) -> None:
    found = place(name)
    assert found is not None and found.name == where


@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("map", "roads"),
        ("draw-secret", "cards"),
        ("map:upriver", "water?upriver"),
        ("plan/free", "plan"),
        ("plan/know", "plan"),
        ("map/read", "roads"),
        ("travel!wagon/1", "travel!wagon"),
        ("travel!dragons", "travel/obstacle"),
        ("travel/play", "travel/game-travel"),
    ],
)
def test_what_was_called_otherwise_is_still_found(name: str, where: str) -> None:
    found = place(name)
    assert found is not None and found.name == where


@pytest.mark.parametrize("name", ["", "nowhere", "plan/nowhere", "travel!wagon/x", "/"])
def test_what_has_no_name_is_nowhere(name: str) -> None:
    assert place(name) is None
