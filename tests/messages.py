"""What the locale files say: each message with the values and messages that it names."""

from collections.abc import Iterator, Mapping
from functools import cache, cached_property

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from elfenwidgets import text


class Inside(Visitor):
    """The variables and messages that a message names, in all variants, and its plain words.

    ``choices`` are its choices by a value, ``variants`` their names by the value.
    """

    def __init__(self, message: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []
        self.choices: list[tuple[str, ftl.SelectExpression]] = []
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            self.choices.append((node.selector.id.name, node))
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.words.append(node.value)

    @property
    def variants(self) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for name, choice in self.choices:
            names = {variant_name(each) for each in choice.variants}
            found.setdefault(name, set()).update(names)
        return found


def variant_name(variant: ftl.Variant) -> str:
    """The name of one of the variants of a choice: ``"one"``, ``"0"``."""
    key = variant.key
    return str(key.name if isinstance(key, ftl.Identifier) else key.value)


def named(pattern: ftl.Pattern) -> set[str]:
    """The values that a variant sets in."""
    return Inside(pattern).variables


def plain_words(pattern: ftl.Pattern) -> list[str]:
    """The words of a variant around its values."""
    return Inside(pattern).words


@cache
def entries(language: str) -> list[ftl.EntryType]:
    """All that the files of a language hold."""
    return [
        entry
        for path in sorted((text.LOCALE / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
    ]


class Messages(Mapping[str, Inside]):
    """The messages of a language by key, read when they are first asked for."""

    def __init__(self, language: str) -> None:
        self._language = language

    @cached_property
    def _said(self) -> dict[str, Inside]:
        found = (entry for entry in entries(self._language) if isinstance(entry, ftl.Message))
        return {entry.id.name: Inside(entry) for entry in found}

    def __getitem__(self, key: str) -> Inside:
        return self._said[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._said)

    def __len__(self) -> int:
        return len(self._said)


MESSAGES = {language: Messages(language) for language in text.languages()}
ENGLISH = MESSAGES[text.DEFAULT]


def variables(language: str, key: str) -> set[str]:
    """The values that a message needs, also through the messages that it names."""
    inside = MESSAGES[language][key]
    return inside.variables.union(*(variables(language, other) for other in inside.references))
