"""What everybody holds, for a class that plays with open hands."""

from collections.abc import Sequence
from html import escape

from elfenwidgets.rules.players import Player
from elfenwidgets.rules.state import State
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import icon, mark


def hands(state: State, players: Sequence[Player]) -> str:
    """A line for each seat: cards, secret counters, town card."""
    lines = ""
    for seat, player in zip(state.seats, players, strict=True):
        facts = ["".join(map(icon, seat.hand)) or "–"]
        if seat.secret:
            facts.append(f"{t('hands-secret')} {''.join(map(icon, seat.secret))}")
        if seat.town_card:
            facts.append(f"{words.label(t('rack-town'))} {escape(words.town(seat.town_card))}")
        said = " · ".join(facts)
        lines += f"<li>{mark(player.color)}<strong>{escape(player.name)}</strong> {said}</li>"
    return f'<section class="elfen-hands"><h3>{t("hands-title")}</h3><ul>{lines}</ul></section>'
