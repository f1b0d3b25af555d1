"""Sentences about what could not be kept, and what the library has to tell."""

from elfenwidgets.play import library, user_files
from elfenwidgets.play.autosave import Trouble
from elfenwidgets.play.usage import UsageError
from elfenwidgets.text import t
from elfenwidgets.ui.phrases.refusals import usage_error


def unkept(error: OSError) -> str:
    """Why a choice holds for now only."""
    return usage_error(fault(error, "start-unsaved"))


def unread(error: OSError) -> str:
    """Why what is kept cannot be shown."""
    return usage_error(fault(error))


def unsaved(trouble: Trouble) -> str:
    """What came of saving a game."""
    match trouble:
        case "late":
            return t("save-late")
        case "damaged":
            return t("save-damaged")
        case reason:
            return usage_error(fault(library.Unavailable(reason), "save-failed"))


def fault(error: OSError, unwritable: str = "library-closed") -> UsageError:
    """What is wrong with the library, and with which variable of the environment.

    ``unwritable`` is the key of the sentence for a disk or folder.
    """
    if not isinstance(error, library.Unavailable):  # the folder itself
        return UsageError(unwritable, folder=user_files.home(), variable=user_files.HOME)
    place = library.place()
    match error.reason:
        case "unwritable":
            return UsageError(unwritable, folder=place.shown, variable=place.variable)
        case "driver":
            return UsageError("command-needs", package="psycopg", extra="elfenwidgets[postgres]")
        case "foreign" if place.file is None:
            return UsageError("library-foreign-server")
        case reason:
            return UsageError(f"library-{reason}", file=place.file or "", variable=place.variable)


def notices() -> list[str]:
    """What the library has to tell, once."""
    told = []
    for notice in library.notices():
        values = notice.values
        if notice.key == "library-damaged":
            told.append(t("library-damaged", file=values["file"], games=values["count"]))
        else:
            told.append(t(notice.key, **values))
    return told
