"""The language that is guessed first, and what each language says about itself."""

import pytest

from elfenwidgets import text
from elfenwidgets.rules.edition import editions
from elfenwidgets.text import languages
from elfenwidgets.ui.phrases.language_choice import first_of, offered
from elfenwidgets.ui.phrases.words import proposed_edition

EACH = pytest.mark.parametrize("code", languages())


@EACH
def test_a_browser_that_likes_a_language_best_gets_it(code: str) -> None:
    other = next(each for each in languages() if each != code)
    for wishes in (code, f"{code}-XX", f"{other};q=0.3, {code};q=0.8", f"xx, {code.upper()}, *"):
        assert first_of(wishes) == code
    assert first_of(f"{code};q=0, {other};q=0.1") == other


@EACH
def test_a_language_proposes_the_edition_of_its_rulebook(code: str) -> None:
    text.use(code)
    proposed = proposed_edition()
    text.use(text.DEFAULT)
    spoken = {key.rpartition("-")[2] for key in editions()}
    assert proposed.key.endswith(f"-{code}") or code not in spoken
    assert proposed == editions()[proposed.key]


def test_the_languages_are_offered_as_each_calls_itself() -> None:
    names = {code: name for name, code in offered()}
    assert tuple(names) == languages()
    assert (names["de"], names["en"]) == ("Deutsch", "English")
    assert text.language() == text.DEFAULT
