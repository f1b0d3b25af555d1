"""Links to the course's notebooks: inside the home they lead to the same place of the home."""

import re
from urllib.parse import parse_qs, urlsplit

from elfenwidgets.ui.home.address import LONGEST, Nowhere
from elfenwidgets.ui.kit.place import Address

PAGES: dict[str, Address] = {
    "play": ("play",),
    "course": ("learn",),
    "review": ("learn", "review"),
    "teacher": ("teach",),
    "puzzles": ("puzzles",),
}
"""The notebooks that are no lesson, by name without their number."""


def parse(link: str) -> Address:
    """The address of what a link to a notebook shows, ``"de/07-plan.ipynb?at=plan/bare"``.

    Raises:
        Nowhere: it leads to nothing in the home.
    """
    if len(link) > LONGEST:
        raise Nowhere
    try:
        parts = urlsplit(link)
    except ValueError as error:
        raise Nowhere from error
    found = re.fullmatch(r"(?:\w\w/)?(\d\d-)?(\w[\w-]*)\.ipynb", parts.path)
    if found is None:
        raise Nowhere
    name = found[2]
    if name in PAGES:
        return PAGES[name]
    at = parse_qs(parts.query).get("at", [name])[-1]
    return "learn", *filter(None, at.split("/"))
