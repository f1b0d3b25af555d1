"""A game that is over as a text for a link, and back: its record, deflated."""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Any

from elfenwidgets.rules.edition import editions

LONGEST = 16_000
"""Characters of a packed game that is made or read."""

LARGEST = 400_000
"""Bytes of a record that is read out of it."""

_USUAL = json.dumps(
    {
        "format": "elfenland-record",
        "version": 1,
        "edition": "amigo-de",
        "rules": editions()["amigo-de"].rules(),
        "players": [{"name": "", "color": color} for color in ("green", "red", "blue")],
        "events": [
            {"e": "deal", "seat": 0, "cards": ["dragon", "giant_pig", "elfcycle", "magic_cloud"]},
            {"e": "draw_secret", "seat": 1, "counter": "unicorn"},
            {"e": "draw", "seat": 2, "counter": "troll_wagon", "from": "display"},
            {"e": "obstacle", "seat": 0, "road": "forest:feodor-lapphalya"},
            {"e": "end_move", "seat": 1, "discard": []},
            {"e": "place", "seat": 0, "counter": "dragon", "secret": False, "road": "plain:"},
            {"e": "move", "seat": 0, "via": "desert:", "to": "", "how": "card", "cards": ["raft"]},
        ],
    },
    separators=(",", ":"),
).encode()
"""What records have in common: what a link says by a number in its stead."""


def pack(record: Mapping[str, Any]) -> str | None:
    """A record as a text; None: it is too long for a link. Reasons of bots are left out."""
    kept = {key: value for key, value in record.items() if key != "meta"}
    text = json.dumps(kept, separators=(",", ":")).encode()
    squeeze = zlib.compressobj(9, wbits=-15, zdict=_USUAL)
    packed = urlsafe_b64encode(squeeze.compress(text) + squeeze.flush()).decode().rstrip("=")
    return packed if len(packed) <= LONGEST else None


def unpack(text: str) -> str:
    """The text of the record in a link, whatever it says.

    Raises:
        ValueError: nothing can be read there, or too much.
    """
    if len(text) > LONGEST or not text.isascii():
        raise ValueError("too long")
    open = zlib.decompressobj(wbits=-15, zdict=_USUAL)
    try:
        packed = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        said = open.decompress(packed, LARGEST)
    except zlib.error as error:
        raise ValueError("nothing packed") from error
    if not open.eof or open.unconsumed_tail:
        raise ValueError("too much")
    return said.decode()
