"""Every word that a person reads, by key and language, from the Fluent files in data/locale."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from elfenwidgets.paths import DATA

LOCALE: Path = DATA / "locale"
DEFAULT = "en"

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
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise LookupError(f"no words for {key!r} in {_language!r}")
    words, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise LookupError(f"cannot say {key!r} in {_language!r}: {errors[0]}")
    return str(words)


@cache
def _bundle(code: str) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False)
    for path in sorted((LOCALE / code).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
