"""Every word that a person reads, by key and language, from the Fluent files in data/locale."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import date
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any
from unicodedata import bidirectional, combining, normalize

from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from elfenwidgets.bundle import Bundle
from elfenwidgets.paths import DATA

LOCALE: Path = DATA / "locale"
DEFAULT = "en"

_language = DEFAULT
_for_a_while: ContextVar[str | None] = ContextVar("language", default=None)


class Name(str):
    """What a thing or a person is called in the language in use, and its ``id``.

    In a sentence ``{ $counter }`` writes the name, ``{ $counter -> [dragon] … }`` chooses by the
    id: so each language finds the article, the case and the pronoun that it needs.
    """

    __slots__ = ("id",)
    id: str

    def __new__(cls, name: str, id: str) -> "Name":
        """The name of the thing that ``id`` stands for."""
        self = super().__new__(cls, name)
        self.id = id
        return self

    def __getnewargs__(self) -> tuple[str, str]:  # type: ignore[override]  # a str has one
        return str(self), self.id


Value = str | int | float | date
"""What a sentence can have set in."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are, by code: one folder each."""
    return tuple(sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir()))


def language() -> str:
    """The language in use."""
    return _for_a_while.get() or _language


def use(code: str) -> None:
    """Speak the language ``code`` from now on; an unknown one means the default."""
    global _language
    _language = _known(code)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak the language ``code`` for a while, and here alone: others go on in their own."""
    before = _for_a_while.set(_known(code))
    try:
        yield
    finally:
        _for_a_while.reset(before)


def t(key: str, /, **values: Value) -> str:
    """The words of ``key`` in the language in use, with ``values`` set in.

    What a language does not say yet is said in the default one.

    Raises:
        LookupError: no such key, or a value is missing: the fault of a programmer.
    """
    return _say(language(), key, values)


def said_in(code: str, key: str, /, **values: Value) -> str:
    """The words of ``key`` in a language, whichever is in use; an unknown one means the default.

    Raises:
        LookupError: no such key, or a value is missing.
    """
    return _say(_known(code), key, values)


def _known(code: str) -> str:
    return code if code in languages() else DEFAULT


def _say(code: str, key: str, values: dict[str, Value]) -> str:
    # Names that read alike are equal, and may stand for different things.
    ids = tuple(value.id if isinstance(value, Name) else None for value in values.values())
    return _sentence(code, key, tuple(values.items()), ids)


@lru_cache(maxsize=1024)  # a screen says a few hundred, and most of them on the next one again
def _sentence(
    code: str, key: str, given: tuple[tuple[str, Value], ...], _ids: tuple[str | None, ...]
) -> str:
    spoken = _spoken(code)
    if not spoken.knows(key):
        spoken = _spoken(DEFAULT)
    if not spoken.knows(key):
        raise LookupError(f"no words for {key!r} in {code!r}")
    return spoken.say(key, dict(given))


def endonym(code: str) -> str:
    """What a language calls itself, on one plain line."""
    return plainly(code, "language-name")[0] or code


@cache
def plainly(code: str, *keys: str) -> tuple[str, ...]:
    """The words of keys that are one plain line each, "" where a language does not say one.

    Nothing else of the language is parsed or kept.
    """
    words = _text(code, lessons=False)
    entries = (_entry(words, key) for key in keys)
    return tuple((entry or "").partition("=")[2].strip() for entry in entries)


def folded(words: str) -> str:
    """Words without case and accents, to be searched and sorted by."""
    return "".join(c for c in normalize("NFD", words.casefold()) if not combining(c))


class _Language:
    """The messages and terms of one language, each parsed when it is first said.

    Parsing all of them would take longer than the rest of the first page.
    """

    def __init__(self, code: str) -> None:
        functions: dict[str, Any] = {"CAP": _cap, "INITIAL": _initial, "LETTER": _letter}
        self._code = code
        self._bundle = Bundle([code], functions, use_isolating=False)
        self._text = _text(code, lessons=False)
        self._learned: set[str] = set()

    def knows(self, key: str) -> bool:
        """Whether there is a message ``key`` with words of its own."""
        self._learn(key)
        return self._bundle.has_message(key) and self._bundle.get_message(key).value is not None

    def say(self, key: str, values: dict[str, Value]) -> str:
        """The words of a message that is there.

        Raises:
            LookupError: a value, or something that the message refers to, is missing.
        """
        given = {name: _given(value) for name, value in values.items()}
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # knows(key)
        words, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise LookupError(f"cannot say {key!r} in {self._code!r}: {errors[0]}")
        return str(words)

    def _learn(self, name: str) -> None:
        """Parse a message or ``-term`` and all that it refers to."""
        if name in self._learned:
            return
        self._learned.add(name)
        entry = _entry(self._text, name) or _entry(self._of_lessons, name)
        if entry is None:
            return
        resource = _PARSER.parse(entry)
        self._bundle.add_resource(resource)
        found = _References()
        found.visit(resource)
        for other in found.names:
            self._learn(other)

    @cached_property
    def _of_lessons(self) -> bytes:
        """The greater part, which nobody needs at the table."""
        return _text(self._code, lessons=True)


def _text(code: str, lessons: bool) -> bytes:
    """The files of the lessons of a language, or all its others, to be searched.

    Strings of entries take five times the memory.
    """
    files = sorted((LOCALE / code).glob("*.ftl"))
    wanted = [path for path in files if path.name.startswith("lessons-") == lessons]
    return b"".join(b"\n" + path.read_bytes() for path in wanted)


def _entry(text: bytes, name: str) -> str | None:
    """The lines of a message or ``-term``, if there is one."""
    start = text.find(f"\n{name} =".encode())
    if start < 0:
        return None
    end = _NEXT.search(text, start + 1)
    return text[start + 1 : end.start() if end else None].decode()


@cache
def _spoken(code: str) -> _Language:
    return _Language(code)


_PARSER = FluentParser(with_spans=False)

_NEXT = re.compile(rb"\n[-#a-zA-Z]")
"""Where an entry ends: the next begins at the margin with its name or a "#"."""


class _References(Visitor):
    """The messages and ``-terms`` that are named in an entry."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.add(f"-{node.id.name}")


class _Named(FluentType):
    """A name as Fluent takes it: equal to its id, written as the name."""

    def __init__(self, name: Name) -> None:
        self._name = name

    def __eq__(self, other: object) -> bool:
        return other == self._name.id

    __hash__ = None  # type: ignore[assignment]

    def format(self, locale: object = None) -> str:
        return _isolated(self._name)


def _given(value: Value) -> Any:
    if isinstance(value, Name):
        return _Named(value)
    return _isolated(value) if isinstance(value, str) else value


def _isolated(words: str) -> str:
    """Words that run from right to left, kept from turning their neighbours round."""
    if words.isascii() or not any(bidirectional(letter) in ("R", "AL") for letter in words):
        return str(words)
    return f"\u2068{words}\u2069"  # first strong isolate … pop directional isolate


def _cap(value: Any) -> str:
    """CAP(…): with a capital letter, for what begins a sentence."""
    words = _said(value)
    return words[:1].upper() + words[1:]


def _letter(value: Any) -> str:
    """LETTER($name): the letter that it begins with, small and without accent, for euphony."""
    return folded(_said(value))[:1]


def _initial(value: Any) -> str:
    """INITIAL($name): what it begins with: ``vowel``, ``h`` or ``other``, for elision.

    A y counts as a vowel before a consonant alone: d’Yves, but de Yasmine.
    """
    name = folded(_said(value))
    return "vowel" if _ELIDING.match(name) else "h" if name.startswith("h") else "other"


_ELIDING = re.compile(r"[aeiouœæ]|y[^\W\d_aeiouyœæ]")


def _said(value: Any) -> str:
    return value.format() if isinstance(value, _Named) else str(value)
