"""JSON of others: what it says, or a ValueError, whatever it is."""

import json

import hypothesis.strategies as st
import pytest
from hypothesis import given

from elfenwidgets import json_text

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False),
    lambda inside: st.lists(inside) | st.dictionaries(st.text(), inside),
)


@given(JSON)
def test_what_is_json_is_read(value: object) -> None:
    text = json.dumps(value, ensure_ascii=False)
    assert json_text.read(text) == value
    assert (
        json_text.read(text.encode("utf-8", "surrogatepass") if text.isascii() else text) == value
    )


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "NaN", "[Infinity]", "[1e999]", "-2e400", "9" * 5000, "x"),
        *("[" * 100_000, "[" * 100_000 + "]" * 100_000, '{"a":' * 5000 + "1" + "}" * 5000),
        *(b"\xff", b"\xff\xfe[\x00]\x00", None, 5, 0.5, [], object()),
    ],
    ids=lambda text: str(text)[:20],
)
def test_all_else_is_a_value_error(text: object) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  whatever the words
        json_text.read(text)


@pytest.mark.parametrize("kind", ["[{}]", '{{"a":{}}}'])
def test_what_is_read_is_never_deeper_than_can_be_written_again(kind: str) -> None:
    text = "1"
    for _ in range(json_text.DEEPEST):
        text = kind.replace("{}", "%s").replace("{{", "{").replace("}}", "}") % text
    assert json.dumps(json_text.read(text))
    with pytest.raises(ValueError, match="deep"):
        json_text.read(f"[{text}]")


def test_brackets_within_words_are_no_depth() -> None:
    assert json_text.read(json.dumps("[" * 1000)) == "[" * 1000
