"""Nothing but what is asked leads to the answer: not its length, its place, or what glows."""

from collections import Counter
from itertools import pairwise

import pytest

from elfenwidgets import text
from elfenwidgets.lessons.catalogue import lessons, steps
from elfenwidgets.lessons.learned import repetition
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.question import Question
from elfenwidgets.rules import Place, PlaceObstacle
from elfenwidgets.rules.notation import parse
from elfenwidgets.text import said_in

QUESTIONS = [question for each in lessons() for question in each.questions]

CHANCE = 1 / 3
"""How often one of three answers is any of the three."""

MOST = 0.7
"""Of the answers of one lesson, so many at most stand out in the same way."""


def stands_out(question: Question, language: str) -> str:
    """Whether the right answer is the only one so long, or the only one so short."""
    lengths = [len(said_in(language, answer)) for answer in question.answers]
    right = lengths.pop(question.right - 1)
    return "long" if right > max(lengths) else "short" if right < min(lengths) else ""


@pytest.mark.parametrize("language", text.languages())
def test_neither_the_longest_nor_the_shortest_answer_is_the_right_one(language: str) -> None:
    """Whoever always takes the longest is right no oftener than by chance, nor in any lesson."""
    found = Counter(stands_out(question, language) for question in QUESTIONS)
    assert found["long"] <= CHANCE * len(QUESTIONS)
    assert found["short"] <= CHANCE * len(QUESTIONS)
    for each in lessons():
        if len(each.questions) > 3:
            here = Counter(stands_out(question, language) for question in each.questions)
            assert max(here["long"], here["short"]) <= MOST * len(each.questions), each.key


def test_right_answers_lie_in_all_three_places() -> None:
    """As they are written; on the screen their order is drawn by lot, each place as often."""
    for asked in (QUESTIONS, *(each.questions for each in lessons() if len(each.questions) > 3)):
        found = Counter(question.right for question in asked)
        assert set(found) == {1, 2, 3}
        assert max(found.values()) <= len(asked) / 2


@pytest.mark.parametrize("question", QUESTIONS[:3], ids=lambda question: question.key)
def test_the_order_on_the_screen_is_drawn_by_lot(question: Question) -> None:
    tries = 300
    orders = [repetition.order(question, seed) for seed in range(tries)]
    places = Counter(order.index(question.right) for order in orders)
    assert all(abs(places[place] - tries / 3) < 35 for place in range(3)), places  # 4 deviations


def test_only_what_is_done_for_the_first_time_glows() -> None:
    """The first level of a lesson, never one that comes later."""
    for each in lessons():
        assert not any(level.marked for level in each.levels[1:]), each.key


def test_what_is_read_does_not_point_at_where_the_next_counter_belongs() -> None:
    for here, following in pairwise(steps().values()):
        if here.kind == "read" and isinstance(following.item, Level):
            placed = {
                action.road
                for action in map(parse, following.item.solution)
                if isinstance(action, Place | PlaceObstacle)
            }
            assert not placed & set(here.points), following.key


def test_questions_point_at_nothing() -> None:
    assert not [step.key for step in steps().values() if step.kind == "question" and step.points]


def test_no_title_says_that_it_takes_a_caravan_once_caravans_are_known() -> None:
    """The glossary's own word, without its ending."""
    levels = [level for each in lessons() if not each.more for level in each.levels]
    start = next(n for n, level in enumerate(levels) if level.key == "travel/caravan")
    for level in levels[start + 1 :]:
        if any(" caravan " in line for line in level.solution):
            for language in text.languages():
                word = said_in(language, "term-caravan")[:5].casefold()
                assert word not in said_in(language, level.word("title")).casefold(), level.key


def test_a_kind_of_puzzle_is_practised_alone_once_and_then_among_others() -> None:
    rows = [{kind for kind, _ in step.puzzles} for step in steps().values() if step.puzzles]
    met: set[str] = set()
    for kinds in rows:
        assert (len(kinds) > 1) == (kinds <= met), kinds
        met |= kinds
    assert rows[-1] == met
