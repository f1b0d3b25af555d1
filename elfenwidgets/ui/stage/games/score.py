"""How a game stands, in a few lines: the pieces of everybody, the phases, what a round brought."""

from collections.abc import Sequence
from html import escape

from elfenwidgets.lessons.own.game import OwnGame
from elfenwidgets.lessons.own_setting import READER
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import COIN, icon, mark, only_read
from elfenwidgets.ui.phrases.phases import line


def strip(view: View, players: Sequence[Player]) -> str:
    """Everybody's pieces out of all, in Elfengold their coins; whoever is in turn is framed."""
    seats = "".join(
        f'<li class="elfen-score{" elfen-now" if seat == view.turn else ""}">'
        f"{mark(player.color)}<b>{escape(player.name)}</b> "
        f"{t('score-pieces', n=len(view.seats[seat].pieces), of=view.edition.pieces)}"
        f"{_coins(view, seat)}</li>"
        for seat, player in enumerate(players)
    )
    return f'<ul class="elfen-scores" aria-label="{t("seats")}">{seats}</ul>'


def _coins(view: View, seat: int) -> str:
    """What a seat has in coins, in Elfengold."""
    if view.gold is None:
        return ""
    coins = view.gold.seats[seat].coins
    said = only_read(t("seat-coins", coins=coins))
    return f' {COIN}<span aria-hidden="true">{coins}</span>{said}'


def others(view: View, players: Sequence[Player]) -> str:
    """What lies open before the others, a line each; nothing where they hold nothing."""
    rows = ""
    for number, (seat, player) in enumerate(zip(view.seats, players, strict=True)):
        backs = '<i class="elfen-icon elfen-back"></i>' * seat.secrets
        hidden = only_read(t("seat-secret", n=seat.secrets)) if seat.secrets else ""
        lying = seat.open if view.gold is None else (*seat.open, *view.gold.seats[number].open)
        held = "".join(map(icon, lying)) + backs + hidden
        if number == view.seat or not (held or seat.cards):
            continue
        obstacle = icon("obstacle") if seat.obstacle else ""
        rows += (
            f"<li>{mark(player.color)}<b>{escape(player.name)}</b> "
            f"<span>{t('seat-cards', n=seat.cards)}</span> {held} {obstacle}</li>"
        )
    return f'<ul class="elfen-others" aria-label="{t("seats")}">{rows}</ul>' if rows else ""


def phases(view: View) -> str:
    """The round, and its phases with the present one lit."""
    number = t("round-of", n=view.round, rounds=view.edition.rounds)
    return f'<p class="elfen-round">{number}</p>{line(view)}'


def summary(journey: OwnGame, players: Sequence[Player], number: int) -> str:
    """What the round of this ``number`` brought everybody, and who leads or has won."""
    assert journey.table is not None
    game = journey.table.game
    last = min(number, game.state.round)
    have = journey.pieces(last) or ()
    had = journey.pieces(last - 1) if last > 1 else None
    had = had or (0,) * len(have)
    order = sorted(range(len(players)), key=lambda seat: -have[seat])
    rows = "".join(
        f'<tr><th scope="row">{mark(players[seat].color)}{escape(players[seat].name)}</th>'
        f"<td>+{have[seat] - had[seat]}</td><td>{have[seat]}</td></tr>"
        for seat in order
    )
    best = [seat for seat in order if have[seat] == have[order[0]]]
    over = game.over and last == game.state.round
    title = _won(game.state.winners or (), players) if over else _leads(best, players)
    head = f"<tr><td></td><th>{t('score-round', n=last)}</th><th>{t('score-all')}</th></tr>"
    return (
        f'<p class="elfen-told">{escape(title)}</p>'
        f'<table class="elfen-summary"><thead>{head}</thead><tbody>{rows}</tbody></table>'
    )


def _won(winners: Sequence[int], players: Sequence[Player]) -> str:
    if list(winners) == [READER]:
        return t("score-you-won")
    return words.victory([players[seat] for seat in winners])


def _leads(best: Sequence[int], players: Sequence[Player]) -> str:
    if list(best) == [READER]:
        return t("score-you-lead")
    names = words.both([words.player(players[seat]) for seat in best])
    return t("score-leads" if len(best) == 1 else "score-tied", names=names)
