"""Sentences about what could not be kept, and what the library has to tell."""

from elfenwidgets.play import library, user_files
from elfenwidgets.play.table import Trouble
from elfenwidgets.text import t


def unkept(error: OSError) -> str:
    """Why a choice holds for now only."""
    reason = error.reason if isinstance(error, library.Unavailable) else "unwritable"
    if reason == "unwritable":
        return t("start-unsaved", folder=str(user_files.home()))
    return t("library-newer") if reason == "newer" else t("library-away")


def unread(error: OSError) -> str:
    """Why what is kept cannot be shown."""
    reason = error.reason if isinstance(error, library.Unavailable) else "unwritable"
    if reason == "unwritable":
        return t("library-closed", folder=str(user_files.home()))
    return t("library-newer") if reason == "newer" else t("library-away")


def unsaved(trouble: Trouble) -> str:
    """What came of saving a game."""
    match trouble:
        case "unwritable":
            return t("save-failed", folder=str(user_files.home()))
        case "newer":
            return t("library-newer")
        case "away":
            return t("library-away")
        case "late":
            return t("save-late")


def notices() -> list[str]:
    """What the library has to tell, once."""
    told = []
    for notice in library.notices():
        values = notice.values
        if notice.key == "library-damaged":
            told.append(t("library-damaged", file=values["file"], games=values["count"]))
        else:
            told.append(t("library-left", files=values["files"]))
    return told
