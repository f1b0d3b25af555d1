"""Hands that lie open: everybody's for a class, and a rival's where one has to reckon with it."""

from collections.abc import Sequence

from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.markup import Html, html
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.state import Cards, State
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import icon, mark


def hands(state: State, players: Sequence[Player]) -> Html:
    """A line for each seat: cards, secret counters, town card."""
    lines = Html()
    for seat, player in zip(state.seats, players, strict=True):
        facts = [Html().join(map(icon, seat.hand)) or "–"]
        if seat.secret:
            secret = Html().join(map(icon, seat.secret))
            facts.append(html("{} {}", t("hands-secret"), secret))
        if seat.town_card:
            facts.append(f"{words.label(t('rack-town'))} {words.town(seat.town_card)}")
        said = Html(" · ").join(facts)
        lines += html("<li>{}<strong>{}</strong> {}</li>", mark(player.color), player.name, said)
    return html(
        '<section class="elfen-hands"><h3>{}</h3><ul>{}</ul></section>', t("hands-title"), lines
    )


def rivals(level: Level, players: Sequence[Player]) -> Html:
    """The cards of the others in a level about how far they get; nothing in any other."""
    if "rival_trip" not in level.goal:
        return Html()
    others = (i for i in range(len(players)) if i != level.seat)
    return Html().join(hand(players[i], level.start.seats[i].hand) for i in others)


def hand(player: Player, cards: Cards) -> Html:
    """The cards of a player in a line."""
    said = t("puzzle-obstacle-hand", name=words.player(player))
    return html(
        '<p class="elfen-hand">{}{} {}</p>', mark(player.color), said, Html().join(map(icon, cards))
    )
