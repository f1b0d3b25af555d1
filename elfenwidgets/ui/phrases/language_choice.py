"""The language that the reader wishes for: chosen once, or else that of the browser."""

import os

from elfenwidgets.play import user_files
from elfenwidgets.text import DEFAULT, languages, t, use


def settle() -> None:
    """Speak the language that was chosen before, or that the browser asks for."""
    use(str(user_files.settings().get("language") or wished()))


def settle_in_terminal() -> None:
    """Speak the language that was chosen before, or else that of the terminal."""
    use(str(user_files.settings().get("language") or _of_terminal()))


def choose(code: str) -> str:
    """Speak a language from now on; a sentence where the choice cannot be kept, else nothing."""
    use(code)
    try:
        user_files.keep_setting("language", code)
    except OSError:
        return t("start-unsaved", folder=str(user_files.home()))
    return ""


def wished() -> str:
    """The first language of the browser's that there is; Voilà hands its wishes on."""
    return first_of(os.environ.get("HTTP_ACCEPT_LANGUAGE", ""))


def first_of(wishes: str) -> str:
    """The first language there is of those that an `Accept-Language` header wishes for."""
    codes = [wish.split(";")[0].strip()[:2].lower() for wish in wishes.split(",")]
    return next((code for code in codes if code in languages()), DEFAULT)


def _of_terminal() -> str:
    """The language that the terminal's messages are wished in, read as gettext does."""
    variables = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return next(filter(None, map(os.environ.get, variables)), "")[:2].lower()
