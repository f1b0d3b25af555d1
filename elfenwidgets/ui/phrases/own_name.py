"""What the person at this machine is called who has typed no name."""

from elfenwidgets.play import library
from elfenwidgets.text import languages, said_in, t

FIRST = 1
"""The seat from whose number an older default name was made."""


def own_name() -> str:
    """The name that was typed in the settings, else one for everybody."""
    name = library.settings().get("name")
    return name if isinstance(name, str) and name.strip() else t("front-name")


def unnamed() -> frozenset[str]:
    """What somebody without a name has been called in a record, in any language."""
    return frozenset(
        said
        for code in languages()
        for said in (said_in(code, "front-name"), said_in(code, "start-player", n=FIRST))
    )
