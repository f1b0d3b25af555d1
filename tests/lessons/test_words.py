"""Everything that a lesson says is there, in every language, and sounds like the rules."""

import re

import pytest

from elfenwidgets import text
from elfenwidgets.lessons.catalogue import lessons, words
from elfenwidgets.lessons.levels.attempt import Attempt
from tests.messages import MESSAGES, variables
from tests.sentences import SAMPLES

LANGUAGES = text.languages()
every_language = pytest.mark.parametrize("language", LANGUAGES)
LEVELS = [level for lesson in lessons() for level in lesson.levels]
NUMBER = re.compile(r"(?<![\w(])(?:G?[STPEW]\d+(?:\.\d+)?|G\d\.\d)(?![\w)])")
FOR_PROGRAMMERS = re.compile(r"(?:level|exercise)-python-")


def said(language: str, key: str) -> str:
    return "".join(MESSAGES[language][key].words)


@every_language
def test_every_key_of_the_course_has_its_words(language: str) -> None:
    assert words() - set(MESSAGES[language]) == set()
    assert [key for key in words() if variables(language, key)] == []


@every_language
def test_each_of_the_three_hints_can_be_said(language: str) -> None:
    for level in LEVELS:
        attempt = Attempt(level)
        keys = [attempt.hint().key for _ in range(3)]
        assert len(set(keys)) == 3
        assert [key for key in keys if not said(language, key)] == []


@every_language
def test_every_wrong_move_and_answer_has_a_reason_of_its_own(language: str) -> None:
    for lesson in lessons():
        for level in lesson.levels:
            for reason in set(level.wrong.values()):
                assert said(language, level.word(f"wrong-{reason}"))
        for question in lesson.questions:
            reasons = [said(language, question.word(f"why-{n}")) for n in (1, 2, 3)]
            answers = [said(language, key) for key in question.answers]
            assert len(set(reasons)) == len(set(answers)) == 3, question.key


@every_language
def test_a_sentence_ends_like_one(language: str) -> None:
    for key in words():
        title = key.endswith("-title")
        answer = key.startswith("question-") and key[-1].isdigit() and "-why-" not in key
        if not (title or answer):
            assert said(language, key).rstrip("“”»\u00a0").endswith((".", "?", "!", ":")), key


@every_language
def test_a_goal_is_short_enough_to_be_read_at_a_glance(language: str) -> None:
    for level in LEVELS:
        assert len(said(language, level.word("goal"))) <= 170, level.key
        assert len(said(language, level.word("title"))) <= 40, level.key


@every_language
def test_no_sentence_calls_a_rule_by_its_number(language: str) -> None:
    """It stands behind a sentence, in brackets, where it is made small; programmers want it."""
    for key in MESSAGES[language]:
        if not FOR_PROGRAMMERS.match(key):
            assert not NUMBER.search(said(language, key)), key


@every_language
def test_things_are_called_as_in_the_rulebook(language: str) -> None:
    """Beside the samples of a language lies a list of the words that its rulebook does not use."""
    foreign = (SAMPLES / f"{language}-foreign.txt").read_text(encoding="utf-8").splitlines()
    assert foreign
    for key in MESSAGES[language]:
        there = said(language, key)
        assert not any(re.search(rf"\b{word}", there) for word in foreign), key
