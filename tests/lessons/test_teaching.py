"""What teachers get beside the lessons: plans, questions, what their pupils hand in."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfenwidgets.lessons import teaching
from elfenwidgets.lessons.catalogue import lesson, lessons
from elfenwidgets.lessons.learned import handed_in, keeping
from elfenwidgets.lessons.learned.progress import MARK, Progress
from elfenwidgets.play import library

CORE = tuple(each for each in lessons() if not each.more)

ANN = Progress({"plan/bare": 3}, {"travel?limit": True}, {"plan/block": 2})
BEN = Progress({"plan/bare": 1})


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELFENWIDGETS_HOME", str(tmp_path))


def named(text: str) -> list[tuple[str, Progress | None]]:
    return [(each.name, each.progress) for each in handed_in.in_text(text)]


# Plans and questions


def test_there_is_a_plan_for_45_minutes_and_one_for_90() -> None:
    assert [plan.minutes for plan in teaching.plans()] == [45, 90]


def test_a_plan_goes_through_lessons_in_their_order() -> None:
    for plan in teaching.plans():
        numbers = [lesson(part.at).number for part in plan.parts if part.at]
        assert numbers == sorted(set(numbers)) and numbers[0] == 1


def test_no_lesson_has_less_time_in_a_plan_than_it_takes() -> None:
    for plan in teaching.plans():
        for part in plan.parts:
            assert not part.at or part.minutes >= lesson(part.at).minutes


def test_every_lesson_of_the_course_has_what_to_talk_about_and_an_exit_ticket() -> None:
    assert len(CORE) == 12
    for each in CORE:
        assert len(teaching.discussion(each)) == 2 and teaching.ticket(each) is not None


# What a class hands in


def test_texts_are_read_with_the_names_before_them() -> None:
    text = f"Ann {ANN.export()}\nBen: {BEN.export()}\n"
    assert named(text) == [("Ann", ANN), ("Ben", BEN)]


def test_a_text_may_have_been_broken_into_lines() -> None:
    ann = ANN.export()
    assert named(f"Ann\t{ann[:30]}\n{ann[30:]}\nBen {BEN.export()}") == [("Ann", ANN), ("Ben", BEN)]


def test_texts_without_names_are_read_too() -> None:
    assert named(f"{ANN.export()}\n{BEN.export()}") == [("", ANN), ("", BEN)]


def test_one_that_is_broken_leaves_the_others_whole() -> None:
    text = f"Ann {ANN.export()[:-3]}\nBen {BEN.export()}\nCy {MARK}\n"
    assert named(text) == [("Ann", None), ("Ben", BEN), ("Cy", None)]


def test_a_file_without_a_name_inside_is_called_as_it_is_called() -> None:
    (found,) = handed_in.in_file("Élodie M.txt", f"\ufeff{ANN.export()}\r\n".encode())
    assert (found.name, found.progress) == ("Élodie M", ANN)


@pytest.mark.parametrize("content", [b"", b"\x00\xff\xfe", b"PK\x03\x04", b"hello", b"elf1:" * 5])
def test_a_file_that_is_none_is_one_fault_each_and_no_more(content: bytes) -> None:
    found = handed_in.in_file("x.txt", content)
    assert found and all(each.progress is None and each.fault for each in found)


def test_a_name_from_outside_is_short_and_of_one_line() -> None:
    text = f"\u202e\u0007{'long ' * 99}{ANN.export()}"
    ((name, read),) = named(text)
    assert read == ANN and len(name) <= handed_in.LONGEST_NAME and name.isprintable()


@given(st.text(), st.binary())
def test_whatever_is_handed_in_is_read_or_is_a_fault(text: str, content: bytes) -> None:
    for found in (handed_in.in_text(f"a {MARK}{text}"), handed_in.in_file(text, content)):
        assert all((each.progress is None) == bool(each.fault) for each in found)


def test_what_most_stumble_over_is_counted_once_a_pupil() -> None:
    cy = Progress(mistakes={"plan/block": 1, "travel/twice": 9})
    found = handed_in.in_text("".join(f"{each.export()}\n" for each in (ANN, BEN, cy)))
    assert list(handed_in.stumbled(found).items()) == [("plan/block", 2), ("travel/twice", 1)]


# The library that a class shares


def learn(name: str, monkeypatch: pytest.MonkeyPatch, learned: Progress) -> None:
    monkeypatch.setenv("JUPYTERHUB_USER", name)
    keeping.update(lambda kept: kept.merge(learned))


def test_a_teacher_sees_everyone_who_shares_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    learn("ann", monkeypatch, ANN)
    learn("ben", monkeypatch, BEN)
    monkeypatch.setenv("JUPYTERHUB_USER", "ms-kay")
    monkeypatch.setenv("ELFENWIDGETS_TEACHERS", "mr-low, ms-kay")
    found = {each.name: each.progress for each in handed_in.everyone()}
    assert found == {"ann": ANN, "ben": BEN}


@pytest.mark.parametrize("teachers", [None, "", "ms-kay", "an", "ann2"])
def test_nobody_else_sees_anyone(monkeypatch: pytest.MonkeyPatch, teachers: str | None) -> None:
    learn("ben", monkeypatch, BEN)
    learn("ann", monkeypatch, ANN)
    if teachers is not None:
        monkeypatch.setenv("ELFENWIDGETS_TEACHERS", teachers)
    assert handed_in.everyone() == [] and not library.teaches()
    monkeypatch.delenv("JUPYTERHUB_USER")  # one's own machine: there is no class
    assert handed_in.everyone() == [] and not library.teaches()


def test_what_is_damaged_hides_nothing_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    learn("ann", monkeypatch, ANN)
    monkeypatch.setenv("JUPYTERHUB_USER", "ben")
    library.change_facts(lambda facts: {"stars": {"plan/bare": "many", "plan/block": 2}})
    monkeypatch.setenv("ELFENWIDGETS_TEACHERS", "ben")
    found = [(each.name, each.progress) for each in handed_in.everyone()]
    assert found == [("ann", ANN), ("ben", Progress(stars={"plan/block": 2}))]


def test_a_teacher_sees_nobody_s_games(monkeypatch: pytest.MonkeyPatch) -> None:
    learn("ann", monkeypatch, Progress(journey={"secret": "hand"}))
    monkeypatch.setenv("ELFENWIDGETS_TEACHERS", "ann")
    assert "secret" not in json.dumps(library.everyone())
