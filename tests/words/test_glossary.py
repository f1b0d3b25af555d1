"""The terms: printed as in the rulebook of each language, and used by all of its sentences."""

import csv
import re
from functools import cache
from pathlib import Path

import pytest

from elfenwidgets.rules.board import COUNTERS, TERRAINS
from elfenwidgets.text import DEFAULT, LOCALE, folded, languages, said_in
from elfenwidgets.ui.phrases.reference import TERMS
from tests.messages import ENGLISH, MESSAGES

WORDS = Path(__file__).parents[1] / "data" / "rulebook_words.csv"
with WORDS.open(encoding="utf-8") as file:
    PRINTED = {row["key"]: row for row in csv.DictReader(file)}
"""The words of the printed rulebooks by term and language; those of several printings by "|"."""

HELD = (
    *("term-travel_card", "term-town_card", "term-town_piece", "term-start_player"),
    *("term-caravan", "obstacle"),
    *(f"kind-{kind}" for kind in COUNTERS),
    *(f"terrain-{terrain}" for terrain in TERRAINS),
)
"""Terms that mean nothing else, so that a sentence without one has another word for it."""


def printed(key: str, language: str) -> list[str]:
    """The words that a rulebook of the language has for a term; none where there is no rulebook."""
    return [
        folded(word).replace("'", "’") for word in (PRINTED[key].get(language) or "").split("|")
    ]


def some_form_of(word: str) -> str:
    """A pattern for a term in some number and case, a word or two of other grammar within it.

    The last vowel may go: Swedish has "öken" in "öknar".
    """
    stems = [re.escape(part[: max(4, len(part) - 2)]) for part in folded(word).split()]
    stems = [re.sub(r"(?<=\w\w)([aeiou])(?=\w$)", r"\1?", stem) for stem in stems]
    return r"\b" + r"\w*\W+(?:\w+\W+)?".join(stems)


@cache
def speaking_of(term: str) -> list[str]:
    """The messages that say a term in English, and not as a part of a longer one.

    Not every language names the starting player card after its starting player.
    """
    word = said_in(DEFAULT, term)
    said = (said_in(DEFAULT, each) for each in TERMS)
    longer = [some_form_of(each) for each in said if each.startswith(f"{word} ")]
    left = {key: re.sub("|".join(longer) or "(?!)", "", words_of(DEFAULT, key)) for key in ENGLISH}
    return [key for key in ENGLISH if re.search(some_form_of(word), left[key])]


@cache
def words_of(language: str, key: str) -> str:
    """The words of a message, in all of its variants."""
    return folded(" ".join(MESSAGES[language][key].words))


@pytest.mark.parametrize("language", languages())
def test_a_term_is_printed_in_the_rulebook(language: str) -> None:
    said = {key: folded(said_in(language, key)).replace("'", "’") for key in PRINTED}
    strange = {
        key: word
        for key, word in said.items()
        if printed(key, language) != [""] and word not in printed(key, language)
    }
    assert strange == {}


@pytest.mark.parametrize("language", [code for code in languages() if code != DEFAULT])
@pytest.mark.parametrize("term", HELD)
def test_a_thing_has_one_word_wherever_it_is_spoken_of(language: str, term: str) -> None:
    """Nine of ten at least: now and then a pronoun does, or "the same" does."""
    spoken_of = speaking_of(term)
    pattern = some_form_of(said_in(language, term))
    other = [key for key in spoken_of if not re.search(pattern, words_of(language, key))]
    assert len(spoken_of) >= 5, "what is held to a term that nobody uses?"
    assert 10 * len(other) <= len(spoken_of), other


def test_every_language_has_words_for_all_terms() -> None:
    for language in languages():
        files = (LOCALE / language).glob("*.ftl")
        own = "\n".join(path.read_text(encoding="utf-8") for path in files)
        assert [term for term in TERMS if f"\n{term} =" not in f"\n{own}"] == [], language
