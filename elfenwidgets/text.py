"""Every word that a person reads, by key and language, from the Fluent files in data/locale."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from elfenwidgets.paths import DATA

LOCALE: Path = DATA / "locale"
DEFAULT = "en"

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")

_language = DEFAULT


def languages() -> tuple[str, ...]:
    """The languages that there are, by code: one folder each."""
    return tuple(sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir()))


def language() -> str:
    """The language in use."""
    return _language


def use(code: str) -> None:
    """Speak the language ``code`` from now on; an unknown one means the default."""
    global _language
    _language = code if code in languages() else DEFAULT


def t(key: str, /, **values: str | int) -> str:
    """The words of ``key`` in the language in use, with ``values`` set in.

    Raises:
        LookupError: no such key, or a value is missing: the fault of a programmer.
    """
    bundle = _bundle(_language)
    _learn(bundle, _entries(_language), key)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise LookupError(f"no words for {key!r} in {_language!r}")
    words, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise LookupError(f"cannot say {key!r} in {_language!r}: {errors[0]}")
    return str(words)


def _learn(bundle: FluentBundle, entries: Mapping[str, str], key: str) -> None:
    """Parse the message ``key`` and those it refers to, each when it is first said.

    Parsing all of a thousand messages would take longer than the rest of the first page.
    """
    if bundle.has_message(key) or key not in entries:
        return
    bundle.add_resource(FluentResource(entries[key]))
    for reference in _REFERENCE.findall(entries[key]):
        _learn(bundle, entries, reference)


@cache
def _bundle(code: str) -> FluentBundle:
    return FluentBundle([code], use_isolating=False)


@cache
def _entries(code: str) -> Mapping[str, str]:
    """The text of each message of a language."""
    files = sorted((LOCALE / code).glob("*.ftl"))
    return {
        found[1]: found[0]
        for path in files
        for found in _ENTRY.finditer(path.read_text(encoding="utf-8"))
    }
