"""Where a sentence meets a name: articles, elisions and contractions as each language has them.

Every message is said with every town, road, terrain, kind and edition, and with players' names that
begin or end so that something has to change.
"""

import re

import pytest

from tests.sentences import spoken

A_VOWEL = "[aeiouàâäéèêëìîïòôöùûüœæ]"

WRONG = {
    "de": (
        r"\b(?:des|einen?s?|einem|keinen|de[nm]|deinen?) drache\b",
        r"\b(?:das|ein|kein|dein|sein|dem|des|einen|keinen) (?:geheimes? )?magische\b",
        r"\b(?:eine|keine|deine|einen|keinen) (?:einhorn|riesenschwein|elfenrad|floß)\b",
        r"\b(?:eine|keine|das) (?:drachen?|trollwagen)\b|\bjonass\b",
    ),
    "en": (
        rf"\ba (?={A_VOWEL})(?!uni|us|one\b|eu)",
        rf"\ban (?!{A_VOWEL}|hour|8|11\b|[‹“`])",
    ),
    "fr": (
        rf"(?<![\w-])(?:de|que|le|la|je|ne|se|me|te|jusque|lorsque|puisque) "
        rf"(?!onz|oui\b)(?={A_VOWEL}|y[^\W\d_aeiouy])",
        r"(?<![\w-])(?:de|à) les?\b(?! \w+(?:er|ir|re)\b)",
        r"(?<!\w)si ils?\b",
        rf"(?<!\w)(?:[dlnsjmtc]|qu|jusqu)’(?!{A_VOWEL}|[yh«‹`])",
        "[^\\S\u00a0]:(?!\\S)|[^\\S\u202f][;!?](?!\\S)|«[^\u00a0]|[^\u00a0]»",
        r"(?<=\w)[;!?](?=\s|$)",
    ),
    "it": (
        r"(?<!\w)(?:a a|e e)(?=\w|')",
        r"(?<!\w)ad (?!a|es)|(?<!\w)ed (?![eèé])",
        rf"(?<!\w)(?:il|[dn]el|d?al|sul|quel) (?={A_VOWEL}|8\b|11\b)",
        rf"(?<!\w)(?:[dns]ella|d?alla|sulla|dello|d?allo|nello|sullo) (?={A_VOWEL})",
        rf"(?<!\w)(?:un|dell|d?all|nell|sull|l)’(?!{A_VOWEL}|[h‹`«]|8|11)",
        r"(?<!\w)(?:di|a|da|in|su) (?:il|gli|i)\b",
        r"(?<!\w)(?:il|un|[dn]el|d?al|sul|nessun) (?:z|gn|ps|s[bcdfglmnpqrtv])",
    ),
    "sv": (
        r"\b(?:en|ingen|den|din|hemlig) (?:magiskt?|hemligt? magiskt?) moln",
        r"\b(?:ett|inget|det) (?:hemligt )?(?:drake|enhörning|alvcykel|jättegris|trollkärra)\b",
        r"\bjonass\b",
    ),
}
"""What no language writes, by language: patterns for a sentence in small letters."""


@pytest.mark.parametrize("language", sorted(WRONG))
def test_a_sentence_meets_every_name_as_the_language_has_it(language: str) -> None:
    wrong = re.compile("|".join(WRONG[language]))
    found = [
        (key, said)
        for key, said in spoken(language)
        if wrong.search(re.sub(r"`[^`]*`", "`", said.casefold()))
    ]
    assert found == []
