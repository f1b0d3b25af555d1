"""Typed answers: numbers and names of counters, read as people write them."""

import re
from collections.abc import Iterator

from elfenwidgets.rules.board import COUNTERS
from elfenwidgets.text import t

_DIGITS = 20  # more of them are no answer, and past 4,300 Python would not read them
_NUMBERS_AND_WORDS = r"-?\d+|[^\W\d]+(?:-[^\W\d]+)+|\w+"  # "dix-sept" is one word


def meant(answer: object, like: object) -> object:
    """What an answer means where one ``like`` this is wanted: a number, or a list of counters.

    Names and number words are those of the language in use, in any case, one or many; ids of
    counters are names, too. What cannot be read comes back as it is.
    """
    if isinstance(answer, list | tuple | set | frozenset):
        return [_id(each) for each in answer]
    if not isinstance(answer, str):
        return answer
    if isinstance(like, list):
        return counters(answer) or answer
    if isinstance(like, int):
        number = _number(answer)
        return answer if number is None else number
    return answer


def _id(answer: object) -> object:
    """The id of a counter where its name is given."""
    named = counters(answer) if isinstance(answer, str) else []
    return named[0] if len(named) == 1 else answer


def counters(answer: str) -> list[str]:
    """The kinds of counter that a text names, sorted; empty where it names anything else."""
    left, found = _folded(answer), set()
    for name, kind in sorted(_names(), key=lambda pair: -len(pair[0])):
        left, times = re.subn(rf"\b{re.escape(name)}\b", " ", left)
        if times:
            found.add(kind)
    others = set(re.findall(r"\w+", left)) - set(t("answer-joining-words").split())
    return [] if others else sorted(found)


def _names() -> Iterator[tuple[str, str]]:
    """The names of each kind of counter, folded, with the kind: its id, one of it and many."""
    for kind in COUNTERS:
        yield _folded(kind), kind
        yield _folded(t(f"kind-{kind}")), kind
        yield _folded(t(f"count-{kind}", n=2).replace("2", "")), kind


def _number(answer: str) -> int | None:
    """The one number in a text, or the result of a sum in it; None: there is not just one."""
    words = [word.split("/") for word in t("answer-numbers").split()]
    numerals = {name: n for n, names in enumerate(words) for name in names}
    found = [
        numerals.get(word, word)
        for word in re.findall(_NUMBERS_AND_WORDS, _folded(answer).rpartition("=")[2])
        if word in numerals or word.lstrip("-").isdecimal()
    ]
    return int(found[0]) if len(found) == 1 and len(str(found[0])) <= _DIGITS else None


def _folded(words: str) -> str:
    """Words in small letters, with nothing but spaces between them."""
    return re.sub(r"[\s_]+", " ", words.casefold()).strip()
