"""Addresses of the home, as they stand behind the ``#`` of the page's address."""

from urllib.parse import quote, unquote

from elfenwidgets.ui.kit.place import Address

LONGEST = 200
"""Letters of an address: nothing in the home has a longer one."""

SAFE = "!:?,"
"""What the names of levels, examples and questions have in them."""


class Nowhere(Exception):
    """It is no address of the home."""


def read(text: str) -> Address:
    """The parts of an address, ``"#learn/plan/block"``; of none ``()``.

    Anybody can have written it, so nothing is kept that no page and no name could show.

    Raises:
        Nowhere: it is too long, or has signs in it that no address has.
    """
    if len(text) > LONGEST:
        raise Nowhere
    parts = [unquote(part, errors="replace") for part in text.removeprefix("#").split("/")]
    if not all(part.isprintable() for part in parts):
        raise Nowhere
    return tuple(filter(None, parts))


def write(address: Address) -> str:
    """An address as it stands in a link, without the ``#``: ``read`` gives the same parts."""
    return "/".join(quote(part, safe=SAFE) for part in address)


def link(address: Address) -> str:
    """What leads to an address from the same page; nothing for the front page."""
    return f"#{write(address)}" if address else ""
