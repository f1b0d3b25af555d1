"""A refusal as a short text, and strangers' values in it."""

from typing import Any

import pytest

from elfenwidgets.rules.refusal import Refusal, Refused, printable, refuse


def test_a_refusal_says_the_statement_the_reason_and_the_values() -> None:
    assert str(refuse("T8", "river-price", need=2, have=1)) == "T8: river-price (need=2, have=1)"
    assert str(refuse("P4.7", "obstacle-used")) == "P4.7: obstacle-used"
    assert str(Refusal("", "not-json")) == "not-json"


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("dragon", "dragon"),
        ("d" * 60, "d" * 40),
        ("a\ud800\x1b\n", "a\ufffd\ufffd\ufffd"),
        (True, "True"),
        (None, "None"),
        (-12, "-12"),
        (2**127 - 1, str(2**127 - 1)),
        (2**127, "int"),
        (1.5, "float"),
        (["dragon"], "list"),
    ],
)
def test_a_strangers_value_is_shown_by_itself_or_by_its_type(value: Any, words: str) -> None:
    assert printable(value) == words


def test_an_action_that_is_refused_all_the_same_raises_what_refuses_it() -> None:
    broken = refuse("P4.7", "obstacle-used")
    assert str(Refused(broken)) == str(broken)
    assert Refused(broken).refusal is broken
