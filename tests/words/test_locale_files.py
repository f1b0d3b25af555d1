"""What the files of sentences say, held side by side: every language has all of it."""

import re
from collections import Counter

import pytest
from babel import Locale
from fluent.syntax import ast as ftl

from elfenwidgets import text
from elfenwidgets.rules.board import BOARD
from tests.messages import (
    ENGLISH,
    MESSAGES,
    entries,
    named,
    plain_words,
    variables,
    variant_name,
)
from tests.sentences import SAMPLES

LANGUAGES = text.languages()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_file_can_be_read_and_says_each_key_once(language: str) -> None:
    said = entries(language)
    assert [e.content for e in said if isinstance(e, ftl.Junk)] == []
    keys = Counter(e.id.name for e in said if isinstance(e, ftl.Message))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_have_the_same_keys(language: str) -> None:
    said = MESSAGES[language]
    own = {other for inside in said.values() for other in inside.references}  # its grammar
    assert set(said) - own - set(ENGLISH) == set()
    assert set(ENGLISH) - set(said) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_set_in_the_same_values(language: str) -> None:
    assert {
        key: variables(language, key)
        for key in ENGLISH
        if variables(language, key) != variables(text.DEFAULT, key)
    } == {}


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != text.DEFAULT])
def test_nothing_is_left_untranslated(language: str) -> None:
    """What is rightly the same is listed beside the checked samples of the language."""
    same = {
        key
        for key, inside in MESSAGES[language].items()
        if key in ENGLISH
        and inside.words == ENGLISH[key].words
        and any(map(str.isalpha, "".join(inside.words)))
    }
    listed = (SAMPLES / f"{language}-same.txt").read_text(encoding="utf-8").split()
    assert same == set(listed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_apostrophe_is_typographic(language: str) -> None:
    """But for towns, which are spelt as the map has them, and code."""
    named = "|".join(town.name for town in BOARD.towns.values() if "'" in town.name)
    other = re.compile(rf"{named}|`[^`]*`|pip install '|^'\.")
    straight = {
        key
        for key, inside in MESSAGES[language].items()
        if any("'" in other.sub("", words) for words in inside.words)
    }
    assert straight == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_single_thing_is_counted_right_where_one_means_more_than_1(language: str) -> None:
    """French counts 0 as one: there the words for one say the number, or 0 and 1 have their own."""
    for key, inside in MESSAGES[language].items():
        for name, choice in inside.choices:
            found = {variant_name(each): each.value for each in choice.variants}
            if "one" in found:
                assert "1" not in "".join(plain_words(found["one"])), key
                if Locale.parse(language).plural_form(0) == "one" and "0" not in found:
                    assert name in named(found["one"]), key
