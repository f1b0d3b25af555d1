"""Addresses of the home, as they stand behind the ``#`` of the page's address."""

import re
from urllib.parse import parse_qs, quote, unquote, urlsplit

from elfenwidgets.ui.kit.place import Address

LONGEST = 200
"""Letters of an address: nothing in the home has a longer one, but for what is handed on."""

HANDED = {"p": "p=", "replay": "replay/"}
"""How an address begins that has a position or a game in it, by its place."""

LONGEST_HANDED = 20_000
"""Letters of such an address: browsers take more, and a long game has fewer."""

SAFE = "!:?,"
"""What the names of levels, examples and questions have in them."""

NOTEBOOKS: dict[str, Address] = {
    "play": ("play",),
    "course": ("learn",),
    "review": ("learn", "review"),
    "teacher": ("teach",),
    "puzzles": ("puzzles",),
}
"""Where the notebooks that are no lesson lead, by name without their number."""


class Nowhere(Exception):
    """It is no address of the home."""


def read(text: str) -> Address:
    """The parts of an address, ``"#learn/plan/block"``; of none ``()``; of ``#p=x`` ``("p", "x")``.

    Anybody can have written it, so nothing is kept that no page and no name could show.

    Raises:
        Nowhere: it is too long, or has signs in it that no address has.
    """
    given, text = len(text), text.removeprefix("#")
    place = next((place for place, begins in HANDED.items() if text.startswith(begins)), None)
    if given > (LONGEST if place is None else LONGEST_HANDED):
        raise Nowhere
    if place is not None:
        text = f"{place}/{text.removeprefix(HANDED[place])}"
    line = place == "p" and "edition=" in unquote(text[:60], errors="replace")
    found = [unquote(part, errors="replace") for part in text.split("/", 1 if line else -1)]
    if not all(part.isprintable() for part in found):
        raise Nowhere
    return tuple(filter(None, found))


def parts(name: str) -> Address:
    """The parts of an address that a name in the course is, ``"plan/block"``; of ``""`` none."""
    return tuple(filter(None, name.split("/")))


def write(address: Address) -> str:
    """An address as it stands in a link, without the ``#``: ``read`` gives the same parts."""
    written = "/".join(quote(part, safe=SAFE) for part in address)
    place, _, rest = written.partition("/")
    return HANDED.get(place, f"{place}/") + rest if rest or place in HANDED else written


def link(address: Address) -> str:
    """What leads to an address from the same page; nothing for the front page."""
    return f"#{write(address)}" if address else ""


def read_notebook(link: str) -> Address:
    """The address of what a link to a notebook shows, ``"de/07-plan.ipynb?at=plan/bare"``.

    Raises:
        Nowhere: it leads to nothing in the home.
    """
    if len(link) > LONGEST:
        raise Nowhere
    try:
        asked = urlsplit(link)
    except ValueError as error:
        raise Nowhere from error
    found = re.fullmatch(r"(?:\w\w/)?(\d\d-)?(\w[\w-]*)\.ipynb", asked.path)
    if found is None:
        raise Nowhere
    name = found[2]
    if name in NOTEBOOKS:
        return NOTEBOOKS[name]
    at = parse_qs(asked.query).get("at", [name])[-1]
    return "learn", *parts(at)
