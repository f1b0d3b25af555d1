"""The words that notebooks print in bold where a lesson says them first: the game's, no others."""

import pytest

from elfenwidgets import text
from elfenwidgets.authoring.notebooks.lesson import bold
from elfenwidgets.text import said_in


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Play “0 pass”."),
        ("fr", "Pioche, puis elle n’y passe pas : elle passe sous les autres."),
        ("fr", "Chacun pioche à la fin."),
        ("it", "Chi ha più carte in mano non passa."),
    ],
)
def test_a_word_that_only_looks_like_one_of_the_game_stays_as_it_is(
    language: str, said: str
) -> None:
    assert bold(said, said_in(language, "notebook-terms").split("|")) == said


@pytest.mark.parametrize(
    ("language", "said", "printed"),
    [
        ("en", "Two rounds, a round.", "Two **rounds**, a round."),
        ("fr", "Mélange la pioche.", "Mélange la **pioche**."),
        ("it", "In mano, a ogni mano.", "In mano, a ogni **mano**."),
    ],
)
def test_a_word_of_the_game_is_bold_once(language: str, said: str, printed: str) -> None:
    unsaid = said_in(language, "notebook-terms").split("|")
    assert bold(said, unsaid) == printed
    assert bold(said, unsaid) == said


@pytest.mark.parametrize("language", text.languages())
def test_what_is_bold_already_stays_so(language: str) -> None:
    terms = said_in(language, "notebook-terms").split("|")
    assert bold(f"**{terms[0]}**", terms) == f"**{terms[0]}**"
