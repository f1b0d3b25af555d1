"""The seats beside a stage, in a few lines: how the game stands, what lies open, open hands."""

from collections.abc import Sequence

from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.own.game import OwnGame
from elfenwidgets.lessons.own_setting import READER
from elfenwidgets.markup import Html, html
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.state import Cards, State
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import COIN, icon, mark, only_read
from elfenwidgets.ui.phrases.phases import line


def scores(view: View, players: Sequence[Player]) -> Html:
    """Everybody's pieces out of all, in Elfengold their coins; whoever is in turn is framed."""
    seats = Html().join(
        html(
            '<li class="elfen-score{}">{mark}<b>{name}</b> {pieces}{coins}</li>',
            " elfen-now" if seat == view.turn else "",
            mark=mark(player.color),
            name=player.name,
            pieces=t("score-pieces", n=len(view.seats[seat].pieces), of=view.edition.pieces),
            coins=_coins(view, seat),
        )
        for seat, player in enumerate(players)
    )
    return html('<ul class="elfen-scores" aria-label="{}">{}</ul>', t("seats"), seats)


def _coins(view: View, seat: int) -> Html:
    """What a seat has in coins, in Elfengold."""
    if view.gold is None:
        return Html()
    coins = view.gold.seats[seat].coins
    said = only_read(t("seat-coins", coins=coins))
    return html(' {}<span aria-hidden="true">{}</span>{}', COIN, coins, said)


def others(view: View, players: Sequence[Player]) -> Html:
    """What lies open before the others, a line each; nothing where they hold nothing."""
    rows = Html()
    for number, (seat, player) in enumerate(zip(view.seats, players, strict=True)):
        backs = Html('<i class="elfen-icon elfen-back"></i>') * seat.secrets
        hidden = only_read(t("seat-secret", n=seat.secrets)) if seat.secrets else Html()
        lying = seat.open if view.gold is None else (*seat.open, *view.gold.seats[number].open)
        held = Html().join(map(icon, lying)) + backs + hidden
        if number == view.seat or not (held or seat.cards):
            continue
        obstacle = icon("obstacle") if seat.obstacle else ""
        rows += html(
            "<li>{mark}<b>{name}</b> <span>{cards}</span> {held} {obstacle}</li>",
            mark=mark(player.color),
            name=player.name,
            cards=t("seat-cards", n=seat.cards),
            held=held,
            obstacle=obstacle,
        )
    return (
        html('<ul class="elfen-others" aria-label="{}">{}</ul>', t("seats"), rows)
        if rows
        else Html()
    )


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


def phases(view: View) -> Html:
    """The round, and its phases with the present one lit."""
    number = t("round-of", n=view.round, rounds=view.edition.rounds)
    return html('<p class="elfen-round">{}</p>{}', number, line(view))


def summary(journey: OwnGame, players: Sequence[Player], number: int) -> Html:
    """What the round of this ``number`` brought everybody, and who leads or has won."""
    assert journey.table is not None
    game = journey.table.game
    last = min(number, game.state.round)
    have = journey.pieces(last) or ()
    had = journey.pieces(last - 1) if last > 1 else None
    had = had or (0,) * len(have)
    order = sorted(range(len(players)), key=lambda seat: -have[seat])
    rows = Html().join(
        html(
            '<tr><th scope="row">{}{}</th><td>+{}</td><td>{}</td></tr>',
            mark(players[seat].color),
            players[seat].name,
            have[seat] - had[seat],
            have[seat],
        )
        for seat in order
    )
    best = [seat for seat in order if have[seat] == have[order[0]]]
    over = game.over and last == game.state.round
    title = _won(game.state.winners or (), players) if over else _leads(best, players)
    head = html(
        "<tr><td></td><th>{}</th><th>{}</th></tr>", t("score-round", n=last), t("score-all")
    )
    return html(
        '<p class="elfen-told">{}</p><table class="elfen-summary"><thead>{}</thead>'
        "<tbody>{}</tbody></table>",
        title,
        head,
        rows,
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
