"""What a record says of chance, and where it strays from the seed."""

from collections.abc import Iterable
from hashlib import sha256

from elfenwidgets.rules.record.header import bad
from elfenwidgets.rules.refusal import printable
from elfenwidgets.rules.state import Word


def strayed(seed: int | str, top: Iterable[str]) -> str:
    """The seed once chance has strayed from it: made of the last one, and of what strayed."""
    return sha256(f"{seed}/{' '.join(top)}".encode()).hexdigest()


def known_words(
    names: tuple[object, ...], known: Iterable[Word], reason: str, rule: str
) -> tuple[Word, ...]:
    """The names, each of which is one of the ``known``.

    Raises:
        RecordError: one is not; ``reason`` and ``rule`` say so.
    """
    words: dict[object, Word] = {word: word for word in known}
    for name in names:
        if type(name) is not str or name not in words:
            raise bad(reason, rule, given=printable(name))
    return tuple(words[name] for name in names)
