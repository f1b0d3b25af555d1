"""Badges: small pictures in a line of text, named for screen readers."""

from elfenwidgets.markup import Html, html
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words

COIN = Html('<i class="elfen-icon elfen-coin" aria-hidden="true"></i>')
"""A coin, beside its number in words."""


def icon(kind: str) -> Html:
    """A small picture of a counter, card or obstacle, named for screen readers."""
    name = t("obstacle") if kind == "obstacle" else words.kind(kind)
    return html('<i class="elfen-icon elfen-{}" role="img" aria-label="{}"></i>', kind, name)


def mark(color: str) -> Html:
    """A player's mark in the player's colour."""
    return html(
        '<i class="elfen-mark elfen-{}" role="img" aria-label="{}"></i>', color, t(f"color-{color}")
    )


def face(number: int | None) -> Html:
    """The face of a bot, for whoever sees it; nothing for a person."""
    if not number:
        return Html()
    return html('<i class="elfen-face elfen-face-{}" aria-hidden="true"></i>', number)


def only_read(text: str) -> Html:
    """Words for screen readers, where others see a picture."""
    return html('<span class="elfen-only-read">{}</span>', text)
