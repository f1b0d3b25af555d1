"""Sharing: the address under which devices reach this program, and whether a visitor is a guest.

The server says both to the kernel of each page by its environment; the gate has checked the name
of the host by then. A guest may sit at a seat or look on, and owns nothing here.
"""

import os
from urllib.parse import urlsplit

SHARED = "ELFENWIDGETS_SHARED"
"""The variable with the address that is shared, ``http://192.168.1.5:8866/``."""

LOCAL = ("127.0.0.1", "localhost")
"""The names by which the people at this machine come."""

OWNER = "guest"
"""Who owns what a guest would keep; nothing that anybody else keeps is theirs."""


def shared() -> str:
    """The address that links for other devices begin with; nothing while nothing is shared."""
    return os.environ.get(SHARED, "")


def is_guest() -> bool:
    """Whether the page of this kernel was asked for under the shared address.

    Whoever logs in to a hub has a kernel of their own, and is nobody's guest.
    """
    if not shared() or "JUPYTERHUB_USER" in os.environ:
        return False
    try:
        return urlsplit(f"//{os.environ.get('HTTP_HOST', '')}").hostname not in LOCAL
    except ValueError:
        return True
