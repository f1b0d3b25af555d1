"""Badges: small pictures in a line of text, named for screen readers."""

from html import escape

from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words

COIN = '<i class="elfen-icon elfen-coin" aria-hidden="true"></i>'
"""A coin, beside its number in words."""


def icon(kind: str) -> str:
    """A small picture of a counter, card or obstacle, named for screen readers."""
    name = t("obstacle") if kind == "obstacle" else words.kind(kind)
    return f'<i class="elfen-icon elfen-{kind}" role="img" aria-label="{escape(name)}"></i>'


def mark(color: str) -> str:
    """A player's mark in the player's colour."""
    return f'<i class="elfen-mark elfen-{color}" role="img" aria-label="{t(f"color-{color}")}"></i>'


def face(number: int | None) -> str:
    """The face of a bot, for whoever sees it; nothing for a person."""
    return f'<i class="elfen-face elfen-face-{number}" aria-hidden="true"></i>' if number else ""


def only_read(text: str) -> str:
    """Words for screen readers, where others see a picture."""
    return f'<span class="elfen-only-read">{text}</span>'
