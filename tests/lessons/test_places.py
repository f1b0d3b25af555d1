"""Every place of the course has a name, and every name leads to its place."""

import pytest

from elfenwidgets.lessons.catalogue import items, lesson, lessons
from elfenwidgets.lessons.places import parts, place, places


def test_every_place_is_found_by_its_name_and_no_two_share_one() -> None:
    assert [place(each.name) for each in places()] == list(places())
    assert len({each.name for each in places()}) == len(places())
    assert items().keys() <= {each.key for each in places()}


@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("plan", ("plan", "", "", 0)),
        ("7", ("travel", "", "", 0)),
        (" Plan/Free ", ("plan", "free", "", 0)),
        ("7/play", ("travel", "play", "", 0)),
        ("caravan-bare", ("travel", "level", "travel/caravan-bare", 0)),
        ("travel?limit", ("travel", "questions", "travel?limit", 0)),
        ("map:upriver", ("water", "questions", "water?upriver", 0)),
        ("travel!dragons", ("travel", "example", "travel!dragons", 0)),
        ("travel!dragons/2", ("travel", "example", "travel!dragons", 2)),
    ],
)
def test_a_name_leads_to_a_lesson_a_part_an_item_or_a_step(
    name: str, where: tuple[str, str, str, int]
) -> None:
    found = place(name)
    assert found is not None
    assert (found.lesson.key, found.part, found.key, found.step) == where


@pytest.mark.parametrize(
    "name",
    ["", "nowhere", "plan/nowhere", "water/play", "travel!dragons/3", "travel!dragons/x", "/"],
)
def test_what_has_no_name_is_nowhere(name: str) -> None:
    assert place(name) is None


def test_each_lesson_has_a_free_board_and_that_of_the_whole_game_is_the_table() -> None:
    assert {each.key for each in lessons() if "free" not in parts(each)} == {"game"}
    assert parts(lesson("welcome"))[:3] == ("read", "level", "free")
    assert all("play" in parts(each) for each in lessons() if each.phase)
