"""The bots as persons: the face that goes with each name."""

from pathlib import Path
from typing import Any

import pytest

from elfenwidgets import text
from elfenwidgets.text import languages, said_in
from elfenwidgets.ui.phrases.names import KNOWN, bot_name, faces


@pytest.mark.parametrize("code", languages())
def test_a_bot_keeps_its_face_in_a_game_that_was_begun_in_another_language(code: str) -> None:
    names = {seat: said_in(code, f"bot-{KNOWN - seat}") for seat in range(KNOWN)}
    assert faces(names) == {seat: KNOWN - seat for seat in range(KNOWN)}


def test_other_languages_are_not_read_for_the_names_of_this_one() -> None:
    text.plainly.cache_clear()
    assert faces({1: bot_name(2), 2: bot_name(6)}) == {1: 2, 2: 6}
    assert text.plainly.cache_info().currsize == 0


@pytest.mark.parametrize("name", ["Robbie", bot_name(2), said_in("fr", "bot-1"), "random 1"])
def test_a_name_is_looked_up_without_another_language_in_use_and_folders_but_once(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names stand on every picture of a table."""
    first = faces({1: name})
    done: list[str] = []

    def noted(where: Any, what: str) -> None:
        before = getattr(where, what)

        def instead(*given: Any) -> Any:
            done.append(what)
            return before(*given)

        monkeypatch.setattr(where, what, instead)

    noted(text, "use")
    noted(Path, "iterdir")
    noted(Path, "read_bytes")
    assert faces({1: name}) == first
    assert done == []


def test_to_ask_for_words_of_another_language_does_not_change_the_one_in_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another thread may be saying something."""
    monkeypatch.setattr(text, "use", lambda code: pytest.fail("the language in use was changed"))
    assert said_in("de", "bot-1") != bot_name(1)
    assert said_in("none", "bot-1") == bot_name(1)


@pytest.mark.parametrize(
    "names",
    [
        ["Fenn", "Farn", "Fenno"],
        ["Ada", "Ada", "Ada"],
        ["Ada", "Fenn", "Mirel", "Bo", "Fenn", "Fenn"],
    ],
    ids=["one bot in three languages", "one typed name", "some of all"],
)
def test_no_two_bots_have_the_same_face(names: list[str]) -> None:
    found = faces(dict(enumerate(names)))
    assert len(set(found.values())) == len(names)
    assert set(found.values()) <= set(range(1, KNOWN + 1))
