"""Sharing: the address under which devices reach this program, and whether a visitor is a guest.

The server says both to the kernel of each page by its environment; the gate has checked the name
of the host by then. A guest may sit at a seat or look on, and owns nothing here.
"""

import os
from collections.abc import Mapping

SHARED = "ELFENWIDGETS_SHARED"
"""The variable with the address that is shared, ``http://192.168.1.5:8866/``."""

LOCAL = ("127.0.0.1", "localhost")
"""The names by which the people at this machine come."""

OWNER = "guest"
"""Who owns what a guest would keep; nothing that anybody else keeps is theirs."""


def shared() -> str:
    """The address that links for other devices begin with; nothing while nothing is shared."""
    return os.environ.get(SHARED, "")


def is_guest(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the page whose kernel has this environment was asked for by a guest.

    Whoever is logged in to a hub has a server of their own, and is nobody's guest.
    """
    if not environment.get(SHARED) or "JUPYTERHUB_USER" in environment:
        return False
    return environment.get("SERVER_NAME", "") not in LOCAL
