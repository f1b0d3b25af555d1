"""Hands that lie open: everybody's for a class, and a rival's where one has to reckon with it."""

from collections.abc import Sequence
from html import escape

from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.state import Cards, State
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


def rivals(level: Level, players: Sequence[Player]) -> str:
    """The cards of the others in a level about how far they get; nothing in any other."""
    if "rival_trip" not in level.goal:
        return ""
    others = (i for i in range(len(players)) if i != level.seat)
    return "".join(hand(players[i], level.start.seats[i].hand) for i in others)


def hand(player: Player, cards: Cards) -> str:
    """The cards of a player in a line."""
    said = escape(t("puzzle-obstacle-hand", name=words.player(player)))
    return f'<p class="elfen-hand">{mark(player.color)}{said} {"".join(map(icon, cards))}</p>'
