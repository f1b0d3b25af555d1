"""Typed answers: numbers, read as people write them."""

import re

from elfenwidgets.text import t

_DIGITS = 20  # more of them are no answer, and past 4,300 Python would not read them
_NUMBERS_AND_WORDS = r"-?\d+|[^\W\d]+(?:-[^\W\d]+)+|\w+"  # "dix-sept" is one word


def read_answer(answer: object, like: int | str) -> object:
    """What an answer means where one ``like`` this is wanted.

    Where a number is wanted, words for numbers are those of the language in use, in any case. What
    cannot be read comes back as it is.
    """
    number = _number(answer) if isinstance(answer, str) and isinstance(like, int) else None
    return answer if number is None else number


def _number(answer: str) -> int | None:
    """The one number in a text, or the result of a sum in it; None: there is not just one."""
    words = [word.split("/") for word in t("answer-numbers").split()]
    numerals = {name: n for n, names in enumerate(words) for name in names}
    found = [
        numerals.get(word, word)
        for word in re.findall(_NUMBERS_AND_WORDS, answer.casefold().rpartition("=")[2])
        if word in numerals or word.lstrip("-").isdecimal()
    ]
    return int(found[0]) if len(found) == 1 and len(str(found[0])) <= _DIGITS else None
