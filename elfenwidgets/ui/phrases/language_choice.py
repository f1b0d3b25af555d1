"""The language that the reader wishes for: chosen once, or else that of the browser."""

import os
import re
from collections.abc import Iterable

from elfenwidgets.play import library
from elfenwidgets.text import DEFAULT, endonym, languages, use
from elfenwidgets.ui.phrases import keeping

_unkept = ""
_written = ""  # the language of the notebook that speaks, if one does


def settle(written: str = "") -> None:
    """Speak the language that was chosen before, or that the browser asks for.

    A notebook is ``written`` in a language, and from its first cell that says so its widgets speak
    that one.
    """
    global _written
    _written = written or _written
    use(_written or str(library.settings().get("language") or wished()))


def settle_in_terminal() -> None:
    """Speak the language that was chosen before, or else that of the terminal.

    No library is made to be asked.
    """
    chosen = library.settings().get("language") if library.there() else None
    use(str(chosen or _of_terminal()))


def choose(code: str) -> str:
    """Speak a language from now on; a sentence where the choice cannot be kept, else nothing."""
    global _unkept, _written
    _written = ""
    use(code)
    try:
        library.keep_setting("language", code)
        _unkept = ""
    except OSError as error:
        _unkept = keeping.unkept(error)
    return _unkept


def offered() -> list[tuple[str, str]]:
    """What each language calls itself, and its code: to choose from."""
    return [(endonym(code), code) for code in languages()]


def unkept() -> str:
    """What ``choose`` said last, for a page that was made anew since; it is said once."""
    global _unkept
    said, _unkept = _unkept, ""
    return said


def wished() -> str:
    """The language that the browser would like best; Voilà hands on its Accept-Language header."""
    return first_of(os.environ.get("HTTP_ACCEPT_LANGUAGE", ""))


def first_of(wishes: str) -> str:
    """The language best liked by an Accept-Language header of those that there are.

    It names languages with weights, 1 where none is said (RFC 9110, 12.5.4): ``"en;q=0.2, de"``
    wishes for German.
    """
    liked = [wish for wish in wishes.split(",") if _weight(wish)]
    return _known(sorted(liked, key=_weight, reverse=True))


def _weight(wish: str) -> float:
    found = re.search(r";\s*q=([01](?:\.\d*)?)\s*$", wish)
    return float(found[1]) if found else 1.0


def _of_terminal() -> str:
    """The language that the terminal's messages are wished in, read as gettext does."""
    variables = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return _known(next(filter(None, map(os.environ.get, variables)), "").split(":"))


def _known(wishes: Iterable[str]) -> str:
    """The first of these languages that there is, whatever its country: ``"de-AT;q=0.7"``."""
    codes = (re.split(r"[-_.;@]", wish.strip().lower())[0] for wish in wishes)
    return next((code for code in codes if code in languages()), DEFAULT)
