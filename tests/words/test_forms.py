"""Forms that no sentence of a language has: both addresses at once, words of another sense."""

import re

import pytest

from elfenwidgets.rules.board import BOARD
from elfenwidgets.text import languages
from tests.messages import ENGLISH, MESSAGES

SENTENCE = re.compile(r"[^.?!:;]+")

BOTH_ADDRESSES = {
    "de": r"\b(?:seid|habt|könnt|zieht ihr|euch|euer)\b.*\b(?:du|dein\w*|dir|dich)\b",
    "fr": r"^\W*\w+ez\b.*\b(?:tu|te|ton|ta|tes)\b",
    "it": r"^\W*\w+(?:ate|ete|ite)\b.*\b(?:tu|tuoi?|tua|tue|ti)\b",
    "sv": r"\b(?:ni|er|era?)\b.*\b(?:du|din|dig|ditt|dina)\b",
}
"""One sentence speaks to one reader or to several."""

A_MAN_OR_A_WOMAN = {
    "fr": r"\btoi seule?\b|\btu (?:y )?(?:n’)?(?:t’)?(?:es|étais|seras)(?: pas)?(?: déjà)? "
    r"(?!en |à |où )(?:\w+(?:é|i|u|is|rt)|seul|prêt)\b",
    "it": r"\bsei (?:già |appena |mai )?\w+(?:[aiu]t|rs|st|rt)o\b|^Da solo\b",
}
"""Where a participle agrees with the reader; whatever the boot did, anybody can read."""

OTHER_SENSE = {
    ("de", "everyone|everybody"): r"\balle (?:zwei|drei|vier|acht|zwölf)\b",
    ("de", "(?:for|in) (?:the|a) whole game"): r"\b(?:für das|im|in einem) ganzen? Spiel\b",
    ("de", "share"): r"\bweitergeben\b",
    ("fr", "fl(?:y|ies|ew)"): r"\bvol(?:e|er|es)? à\b",
    ("fr", "chance|luck"): r"\bavec un peu de chance\b",
    ("fr", "plains|deserts?"): r"\broutes? (?:de désert|de plaine)\b",
    ("fr", "share"): r"\btransmet",
    ("fr", "tie(?:s|d)?"): r"\bdépartage\w*(?=\s?[.,;?»])",
    ("fr", "so"): r", (?:ils?|elles?|rien|aucune?|plus rien|tu|une? \w+)\b[^.;:]{0,30}\bdonc\b",
    ("fr", "kinds?"): r"\bsortes?\b",
    ("fr", "in a row"): r"à la suite\b",
    ("it", "hint"): r"\baiut[oi]\b",
    ("it", "goal"): r"\bmeta\b",
    ("it", "damaged"): r"\brovinat",
    ("it", "until"): r"\bfinché (?!(?:\w+ )?non\b)",
    ("it", "along|on the way"): r"\bper via\b",
    ("it", "filled up"): r"\bsi completan",
    ("it", "share"): r"\bpass(?:a|are) (?:ad altri|il link)\b",
    ("sv", "everyone|everybody"): r"\balla (?:två|tre|fyra|åtta|tolv)\b",
    ("sv", "games?"): r"\b(?:eget|nytt|helt|ett|det här|sparade) spel(?:et)?\b",
    ("sv", "go|enter|cross"): r"\bkommer (?:inte )?fram (?:där|överallt|i|var)\b",
    ("sv", "chance|luck"): r"\bmed lite tur\b",
    ("sv", "notebooks?"): r"\bnotebooks?\b",
    ("sv", "past|caravans?"): r"\bkaravan\w* förbi ett hinder\b",
    ("sv", "share"): r"\blämna vidare\b",
    ("sv", "par"): r"\bpar\b",
    ("sv", "kinds?"): r"\bett slag(?! som)\b",
}
"""What a word of the English is not called: it means something else, or nothing, there."""

RIGHTLY = {
    ("sv", "edition-riogrande-2015-about"),  # a kind of play, not one game played
    ("sv", "lesson-setup-know-1"),  # what is set up is what comes out of the box
    ("sv", "refusal-not-an-action"),  # a move that Elfenland does not have
}


@pytest.mark.parametrize("language", sorted(BOTH_ADDRESSES))
def test_a_sentence_speaks_to_one_or_to_several(language: str) -> None:
    mixed = re.compile(BOTH_ADDRESSES[language], re.IGNORECASE)
    found = [
        key
        for key, inside in MESSAGES[language].items()
        for sentence in SENTENCE.findall(" ".join(inside.words))
        if mixed.search(sentence)
    ]
    assert found == []


@pytest.mark.parametrize("language", sorted(A_MAN_OR_A_WOMAN))
def test_a_sentence_is_told_to_anybody(language: str) -> None:
    agreeing = re.compile(A_MAN_OR_A_WOMAN[language], re.IGNORECASE)
    found = [
        key
        for key, inside in MESSAGES[language].items()
        for sentence in SENTENCE.findall(" ".join(inside.words))
        if agreeing.search(sentence)
    ]
    assert found == []


@pytest.mark.parametrize(("language", "english"), sorted(OTHER_SENSE))
def test_a_word_is_not_another_that_means_something_else(language: str, english: str) -> None:
    said = re.compile(rf"\b(?:{english})\b", re.IGNORECASE)
    wrong = re.compile(OTHER_SENSE[language, english], re.IGNORECASE)
    found = [
        key
        for key, inside in MESSAGES[language].items()
        if (language, key) not in RIGHTLY
        and key in ENGLISH
        and said.search(" ".join(ENGLISH[key].words))
        and wrong.search(" ".join(inside.words))
    ]
    assert found == []


@pytest.mark.parametrize("language", languages())
def test_a_town_is_spelled_as_on_the_map(language: str) -> None:
    """Its apostrophe is the map's, not the typographic one of the sentence around it."""
    names = [town.name for town in BOARD.towns.values() if "'" in town.name]
    wrong = [name.replace("'", "’") for name in names]
    assert len(names) == 5
    found = [
        key
        for key, inside in MESSAGES[language].items()
        if any(name in " ".join(inside.words) for name in wrong)
    ]
    assert found == []
