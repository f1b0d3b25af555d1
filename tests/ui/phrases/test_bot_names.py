"""The bots as persons: the face that goes with each name."""

import pytest

from elfenwidgets import text
from elfenwidgets.text import languages, said_in
from elfenwidgets.ui.phrases.bot_names import KNOWN, bot_name, faces


@pytest.mark.parametrize("code", languages())
def test_a_bot_keeps_its_face_in_a_game_that_was_begun_in_another_language(code: str) -> None:
    names = {seat: said_in(code, f"bot-{KNOWN - seat}") for seat in range(KNOWN)}
    assert faces(names) == {seat: KNOWN - seat for seat in range(KNOWN)}


def test_other_languages_are_not_read_for_the_names_of_this_one() -> None:
    text._spoken.cache_clear()
    assert faces({1: bot_name(2), 2: bot_name(6)}) == {1: 2, 2: 6}
    assert text._spoken.cache_info().currsize == 1
