"""The order of the course and its figures: words, minutes, what is tempting and what is ordered."""

import re
from itertools import pairwise

import pytest

from elfenwidgets import text
from elfenwidgets.lessons import drill
from elfenwidgets.lessons.catalogue import Lesson, items, lesson, lessons, renamed, step, steps
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.own.game import PHASES
from elfenwidgets.lessons.own_setting import EDITION
from elfenwidgets.lessons.step import GAME_PHASES, Step
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.engine import why_not
from elfenwidgets.rules.notation import parse
from tests.messages import MESSAGES
from tests.there import there

COURSE = (
    *("welcome", "first-round", "roads", "water", "cards", "plan", "travel", "finish", "round"),
    *("journey", "rivals", "game"),
)
MORE = ("town-cards", "editions", "setup", "python", "gold", "spells")

WORDS = 30
"""Words before the first thing is done."""

ORDERED = 6
"""Levels that order what is forbidden, at most."""

LONGEST = 20
"""Steps of a lesson, at most."""

TOLD = {"obstacle": "water/only-rafts", "caravan": "travel/read-caravan"}
"""What is told only later, and the step before which nothing of it is said or seen."""

DONE = ("level", "question", "drill", "game", "puzzles")
"""The kinds of step that are moves or answers."""

SHARE, READ_FIRST = 0.6, 60
"""So much of a lesson is done, and so many words at most come first."""

LONG = 20
"""Words of a sentence that a child reads in the first lessons."""

PLACES = {
    *("market", "gold", "drawn"),
    *("boot", "hand", "counters", "display", "pile", "obstacle", "chart", "score", "pass", "end"),
    *BOARD.towns,
    *BOARD.connections,
}


def said(language: str, key: str) -> str:
    return "".join(MESSAGES[language][key].words)


def test_twelve_lessons_and_what_nobody_needs() -> None:
    assert [each.key for each in lessons() if not each.more] == list(COURSE)
    assert [each.key for each in lessons() if each.more] == list(MORE)
    assert [each.number for each in lessons()] == list(range(1, len(lessons()) + 1))


@pytest.mark.parametrize("language", text.languages())
def test_the_first_thing_is_done_after_thirty_words(language: str) -> None:
    """Title, what is read, and the goal of the first level."""
    first = lesson("welcome")
    keys = [first.title]
    for each in first.steps:
        keys += [there(each.says)]
        if each.kind == "level":
            break
    assert sum(len(said(language, key).split()) for key in keys) <= WORDS


@pytest.mark.parametrize("language", text.languages())
def test_at_most_two_sentences_are_read_before_something_is_done(language: str) -> None:
    for each in lessons():
        for here, following in pairwise(each.steps):
            if here.kind == "read":
                assert following.kind != "read", here.key
                sentences = re.findall(r"[.!?](?:\s|$)", said(language, there(here.says)))
                assert len(sentences) <= 2, here.key


def test_each_step_is_found_by_its_address_and_each_of_before_by_its_old_one() -> None:
    for key, here in steps().items():
        assert step(key) is here is step(f" {key.upper()} ")
    for old, new in renamed().items():
        assert new in items() or new in {each.key for each in lessons()}, old
        assert step(old) is steps().get(new)
    assert step("nowhere") is None


def test_steps_point_at_what_is_there() -> None:
    for key, here in steps().items():
        assert set(here.points) <= PLACES, key
        if here.kind == "read":
            assert here.start is None or here.start.phase != "over"
        if here.kind == "drill":
            assert here.drill in drill.KINDS
        if here.kind == "game":
            assert set(there(here.piece).phases) <= set(GAME_PHASES)


def test_the_own_game_is_played_once_in_order_to_its_review() -> None:
    played = [
        (each.piece.round, phase)
        for each in steps().values()
        if each.piece is not None and each.piece.edition == EDITION
        for phase in each.piece.phases
    ]
    phases = PHASES[:-1]
    rounds = [(number, phase) for number in (1, 2, 3, 4) for phase in (*phases, "summary")]
    rounds.remove((4, "keep"))  # it is skipped when the game is over
    assert played == [*rounds, (4, "review")]


def before(key: str) -> list[Step]:
    """The steps of the course that come before one."""
    every = list(steps().values())
    return every[: every.index(there(step(key)))]


@pytest.mark.parametrize("thing", TOLD)
def test_nothing_is_offered_before_it_is_told(thing: str) -> None:
    for here in before(TOLD[thing]):
        if isinstance(here.item, Level):
            attempt = Attempt(here.item)
            for action in here.item.steps:
                offered = {getattr(each, "how", each.e) for each in attempt.view.actions}
                assert thing not in offered, here.key
                attempt.play(action)
        if here.drill is not None:
            seeds = range(20)
            goes = [drill.Drill(here.drill, seed, without=here.without) for seed in seeds]
            assert not any(thing in there(go.current).cell for go in goes), here.key


def test_nobody_has_an_obstacle_before_it_is_told() -> None:
    for here in before(TOLD["obstacle"]):
        if here.start is not None:
            assert not any(seat.obstacle for seat in here.start.seats), here.key
            assert not here.start.obstacles


@pytest.mark.parametrize("thing", TOLD)
def test_nothing_is_named_before_it_is_told(thing: str) -> None:
    for here in before(TOLD[thing]):
        for key in here.words:
            assert thing not in said("en", key).casefold(), key


@pytest.mark.parametrize("each", lessons(), ids=lambda each: each.key)
def test_no_lesson_is_long(each: Lesson) -> None:
    assert len(each.steps) <= LONGEST


def words_before(each: Lesson, language: str) -> int:
    """Words before the first thing that is done in a lesson, its task included."""
    words = 0
    for here in each.steps:
        words += len(said(language, here.says).split()) if here.says else 0
        if here.kind in DONE:
            break
    return words


@pytest.mark.parametrize("each", lessons(), ids=lambda each: each.key)
def test_a_lesson_is_done_more_than_read(each: Lesson) -> None:
    done = [here for here in each.steps if here.kind in DONE]
    assert len(done) >= SHARE * len(each.steps)
    for language in text.languages():
        assert words_before(each, language) <= READ_FIRST, language


@pytest.mark.parametrize("language", text.languages())
def test_sentences_are_short_in_the_first_three_lessons(language: str) -> None:
    for key in (key for each in lessons()[:3] for key in each.words):
        for sentence in re.split(r"(?<=[.!?])\s+", said(language, key)):
            assert len(re.findall(r"\w[\w’'-]*", sentence)) <= LONG, key


def test_few_levels_order_what_is_forbidden() -> None:
    assert len([1 for each in lessons() for one in each.levels if one.refusals]) <= ORDERED


def test_what_tempts_is_refused_when_one_would_do_it() -> None:
    tempting = [(one, line) for each in lessons() for one in each.levels for line in one.tempting]
    assert len(tempting) >= 10
    for one, line in tempting:
        assert why_not(one.start, parse(line)) is not None, one.key


def test_the_round_in_five_minutes_goes_on_from_level_to_level() -> None:
    """Each phase begins with what the one before has left."""
    levels = lesson("first-round").levels
    assert [one.start.phase for one in levels] == ["draw_secret", "draw", "plan", "travel", "keep"]
    for one, following in pairwise(levels):
        attempt = Attempt(one)
        for action in one.steps:
            attempt.play(action)
        came, begins = attempt.state.seats[0], following.start.seats[0]
        assert (came.boot, came.hand, came.secret) == (begins.boot, begins.hand, begins.secret)
        assert came.open == begins.open
        assert attempt.state.phase == following.start.phase
        if following.start.phase != "keep":
            assert attempt.state.counters == following.start.counters
