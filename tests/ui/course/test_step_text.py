"""What stands in a notebook for a board that nobody sees."""

import re

import pytest

from elfenwidgets.text import DEFAULT, languages, t, use
from elfenwidgets.ui.course import steps
from elfenwidgets.ui.course.text import step_text


@pytest.mark.parametrize("language", languages())
def test_a_step_is_one_text_without_two_marks_in_a_row_or_a_town_named_twice(language: str) -> None:
    use(language)
    try:
        for step in steps.every():
            said = step_text.sentence(step)
            assert not re.search(r"[.!?…][.,;:]", said), said
            assert not re.search(r"\b([A-Z][\w']+) \w+ \1\.", said), said
    finally:
        use(DEFAULT)


def test_only_a_piece_of_the_own_game_is_called_so() -> None:
    for step in steps.every():
        assert (step_text.title(step) == t("notebook-game")) == (step.kind == "game"), step.key
