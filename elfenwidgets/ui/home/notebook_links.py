"""Links to the course's notebooks: inside the home they lead to the same place of the home."""

import re
from urllib.parse import parse_qs, urlsplit

from elfenwidgets.ui.home.address import LONGEST, Nowhere
from elfenwidgets.ui.kit.place import Address

PAGES: dict[str, Address] = {
    "play": ("play",),
    "00-course": ("learn",),
    "15-review": ("learn", "review"),
    "16-teacher": ("teach",),
    "17-puzzles": ("puzzles",),
}
"""The notebooks that are no lesson, by name."""


def meant(link: str) -> Address:
    """The address of what a link to a notebook shows, ``"07-plan.ipynb?at=plan/bare"``.

    Raises:
        Nowhere: it leads to nothing in the home.
    """
    if len(link) > LONGEST:
        raise Nowhere
    try:
        parts = urlsplit(link)
    except ValueError as error:
        raise Nowhere from error
    name = parts.path.removesuffix(".ipynb")
    if name in PAGES:
        return PAGES[name]
    found = re.fullmatch(r"\d\d-(\w[\w-]*)", name)
    if found is None:
        raise Nowhere
    at = parse_qs(parts.query).get("at", [found[1]])[-1]
    return "learn", *filter(None, at.split("/"))
