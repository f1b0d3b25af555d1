"""Every sentence exists, in every language, and can be said wherever the game wants to say it."""

import ast
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import product
from typing import Any
from unicodedata import category

import pytest

from elfenwidgets import text
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record.header import RecordError
from elfenwidgets.rules.refusal import Refusal, Value
from elfenwidgets.ui.phrases import refusals, words
from tests.messages import (
    ENGLISH,
    variables,
)
from tests.sentences import SAMPLES, sample, spoken
from tests.wanted import (
    AT_THE_TABLE,
    BOX_AT_THE_TABLE,
    FAMILIES,
    KEYS_BY_NAME,
    family_keys,
    given,
    literal,
    wanted,
)
from tests.wanted import refusals as refusals_of_the_rules

LANGUAGES = text.languages()
PLAYERS = (Player("Ada", "blue"), Player("Bo", "red"), Player("Cy", "green"))


def begins(sentence: str) -> bool:
    """Whether it begins as a sentence does: a capital letter, a number or a quotation mark."""
    return category(sentence[0]) in ("Lu", "Nd", "Pi", "Pf", "Ps")


@pytest.fixture(autouse=True)
def _default_language() -> Iterator[None]:
    yield
    text.use(text.DEFAULT)


# What the program wants to say


def test_there_are_words_for_every_key_that_is_named() -> None:
    assert literal() - set(ENGLISH) == set()
    assert {key for keys in KEYS_BY_NAME.values() for key in keys} - set(ENGLISH) == set()


def test_each_key_that_is_named_is_given_the_values_in_it() -> None:
    missing = {
        str(key.value): variables(text.DEFAULT, str(key.value)) - given(found)
        for found, key in wanted()
        if isinstance(key, ast.Constant) and all(word.arg for word in found.call.keywords)
    }
    assert {key: names for key, names in missing.items() if names} == {}


def test_every_family_is_complete() -> None:
    assert family_keys() - set(ENGLISH) == set()


def test_every_way_to_put_a_key_together_is_known_here() -> None:
    starts = {*FAMILIES, "refusal-"}
    for found, key in wanted():
        match key:
            case ast.Constant():
                pass
            case ast.JoinedStr([ast.Constant(start), *_]):
                assert start in starts, found.where
            case _:
                assert found.where in KEYS_BY_NAME, ast.unparse(key)


def test_no_key_is_left_over() -> None:
    known = literal() | family_keys() | {key for keys in KEYS_BY_NAME.values() for key in keys}
    known |= {other for inside in ENGLISH.values() for other in inside.references}
    assert set(ENGLISH) - known == set()


# How it sounds


IN_COLUMNS = {"command-examples"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_with_every_value(language: str) -> None:
    wrong = [
        (key, said)
        for key, said in spoken(language)
        if not said.strip()
        or (
            key not in IN_COLUMNS and re.search(r"[{}]|[^\s#.] {2,}\S|‹‹| [,.;](?!\w)|\?\?\?", said)
        )
    ]
    assert wrong == []


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != text.DEFAULT])
def test_no_english_is_left_in_a_sentence(language: str) -> None:
    foreign = re.compile(r"\b(the|of|with|your|and|is|are|this|to)\b(?![-_\w]*[`'\"(])", re.I)
    left = [
        (key, said)
        for key, said in spoken(language)
        if foreign.search(re.sub(r"`[^`]*`|pip install.*|„[^“]*“", "", said))
    ]
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_samples_are_as_somebody_read_and_checked_them(language: str) -> None:
    assert sample(language) == (SAMPLES / f"{language}.txt").read_text(encoding="utf-8"), (
        "python -m tests.sentences writes them anew: read what has changed"
    )


GIVEN: dict[str, Value] = {
    "kind": "dragon",
    "counter": "elfcycle",
    "cards": ("dragon", "dragon", "raft"),
    "kinds": ("dragon", "unicorn"),
    "terrain": "forest",
    "road": "forest:feodor-lapphalya",
    "town": "feodor",
    "seat": 1,
    "turn": 0,
    "base": 2,
    "need": 3,
    "have": 1,
    "given": 1,
    "due": 2,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_one_whole_sentence(language: str) -> None:
    text.use(language)
    wrong = []
    for (reason, names), players in product(refusals_of_the_rules(), (PLAYERS, ())):
        refused = Refusal("P4.1", reason, {name: GIVEN.get(name, "raft") for name in names})
        said = refusals.refusal(refused, players)
        sentence = said.removesuffix(words.with_rule("", "P4.1"))
        whole = sentence != said and begins(sentence) and sentence.endswith(".")
        if not whole or re.search(r"[{}_]|\s\s|forest:", said):
            wrong.append((reason, said))
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_says_the_sum(language: str) -> None:
    text.use(language)
    values: dict[str, Value] = {
        "kind": "dragon",
        "terrain": "forest",
        "base": 2,
        "need": 3,
        "have": 1,
    }
    said = refusals.refusal(Refusal("P5.4", "obstacle-price", values))
    assert words.count("dragon", 3) in said and words.count("dragon", 1) in said
    assert [int(n) for n in re.findall(r"\d+", said)] == [2, 1, 3, 1, 5, 4]


EVENTS: list[Any] = [
    {"e": "display", "counters": ["dragon", "dragon", "unicorn", "elfcycle", "giant_pig"]},
    {"e": "town_card", "seat": 0, "town": "feodor"},
    {"e": "round", "n": 1, "start": 2},
    {"e": "deal", "seat": 0, "n": 8},
    {"e": "draw_secret", "seat": 0, "counter": "dragon"},
    {"e": "draw", "seat": 0, "from": "display", "counter": "elfcycle", "refill": "dragon"},
    {"e": "draw", "seat": 0, "from": "pile", "counter": "elfcycle"},
    {"e": "place", "seat": 0, "counter": "dragon", "secret": True, "road": GIVEN["road"]},
    {"e": "obstacle", "seat": 0, "road": GIVEN["road"]},
    {"e": "pass", "seat": 0},
    *(
        {"e": "move", "seat": 0, "via": "", "to": "feodor", "cards": ["raft"], "how": how}
        for how in ("card", "caravan", "boatmen")
    ),
    {"e": "end_move", "seat": 0, "n": 0},
    {"e": "end_move", "seat": 0, "n": 2},
    {"e": "keep", "seat": 0, "counter": "dragon", "secret": True},
    {"e": "keep", "seat": 0, "counter": "dragon", "secret": False},
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_has_a_line_of_its_own_for_whatever_happens(language: str) -> None:
    text.use(language)
    assert {event["e"] for event in EVENTS} == {*AT_THE_TABLE, *BOX_AT_THE_TABLE}
    lines = [words.event(event, PLAYERS) for event in EVENTS]
    assert len(set(lines)) == len(lines)
    wrong = [line for line in lines if not (begins(line) and re.fullmatch(r"[^{}_]*\.", line))]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_keeps_secrets(language: str) -> None:
    text.use(language)
    hidden: list[tuple[str, dict[str, Any]]] = [
        ("draw_secret", {"counter": "dragon"}),
        ("keep", {"counter": "dragon", "secret": True}),
        ("deal", {"n": 1, "cards": ["dragon"]}),
        ("town_card", {"town": "feodor"}),
    ]
    for name, values in hidden:
        happened: Any = {"e": name, "seat": 0, **values}
        line = words.event(happened, PLAYERS)
        assert words.kind("dragon") not in line and words.town("feodor") not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_record_says_where(language: str) -> None:
    text.use(language)
    refused = Refusal("", "not-an-event")
    assert "17" in refusals.record_error(RecordError(refused, 17))
    assert refusals.record_error(RecordError(refused)).endswith(refusals.refusal(refused))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_record_does_against_the_rules_is_quoted_from_the_table(language: str) -> None:
    """It is said to a player, and whoever opens a file has nothing to choose."""
    text.use(language)
    refused = Refusal("P6.3", "keep-first")
    said = refusals.record_error(RecordError(refused, 17))
    assert text.t("refusal-keep-first") in said and "17" in said and "P6.3" in said


# The language in use


def test_an_unknown_language_falls_back_to_english() -> None:
    text.use("de")
    text.use("xx")
    assert text.language() == "en"
    assert text.t("kind-dragon") == "dragon"


def test_a_language_for_a_while_is_nobody_elses() -> None:
    """A server answers one in their language while it speaks to others in theirs."""
    text.use("de")
    with ThreadPoolExecutor(1) as another, suppress(LookupError), text.speaking("fr"):
        assert text.t("turn-of", name="Ada") == text.said_in("fr", "turn-of", name="Ada")
        assert another.submit(text.language).result() == "de"
        with text.speaking("xx"):
            assert text.language() == text.DEFAULT
        raise LookupError
    assert text.language() == "de"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_key_or_value_is_the_fault_of_a_programmer(language: str) -> None:
    text.use(language)
    with pytest.raises(LookupError, match="no-such-key"):
        text.t("no-such-key")
    with pytest.raises(LookupError, match="log-pass"):
        text.t("log-pass")
