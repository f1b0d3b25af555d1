"""What stands in words around the board: the seats, whose turn it is, the log, the end."""

import base64
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from elfenwidgets.markup import Html, html
from elfenwidgets.play.game import Game
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.score import Criterion, Result, Standing
from elfenwidgets.rules.view import SeatView, View
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import actions, phases, words
from elfenwidgets.ui.phrases.badges import COIN, face, icon, mark, only_read
from elfenwidgets.ui.phrases.message import Message

Faces = Mapping[int, int]
"""The face of each bot, by its seat."""

LOG_LINES = 20


def seats(view: View, players: Sequence[Player], faces: Faces) -> Html:
    """A line with all that everybody may see of each seat, side by side."""
    strips = Html().join(
        _seat(view, index, player, faces.get(index)) for index, player in enumerate(players)
    )
    return html('<ul class="elfen-seats" aria-label="{}">{}</ul>', t("seats"), strips)


def _seat(view: View, index: int, player: Player, bot: int | None) -> Html:
    seat: SeatView = view.seats[index]
    now = " elfen-now" if index == view.turn else ""
    towns, cards = t("seat-pieces", n=len(seat.pieces)), t("seat-cards", n=seat.cards)
    gold = None if view.gold is None else view.gold.seats[index]
    lying = seat.open if gold is None else (*seat.open, *gold.open)
    held = (
        Html().join(map(icon, lying)) + Html('<i class="elfen-icon elfen-back"></i>') * seat.secrets
    )
    unseen = [t("seat-boot", town=words.town(seat.boot))]
    if seat.secrets:
        unseen.append(t("seat-secret" if gold is None else "seat-secret-items", n=seat.secrets))
    if gold is None and not seat.obstacle:
        unseen.append(t("seat-no-obstacle"))
    if index == view.start:
        unseen.append(t("seat-starts"))
    coins = "" if gold is None else t("seat-coins", coins=gold.coins)
    cash = (
        ""
        if gold is None
        else html('<b class="elfen-cash">{}{}</b>', COIN, _short(str(gold.coins), coins))
    )
    said = " · ".join(filter(None, [player.name, towns, coins, cards, *unseen]))
    return html(
        '<li class="elfen-seat{now}" title="{said}">{mark}{face}<strong><bdi>{name}</bdi></strong>'
        '<b class="elfen-towns">{towns}</b><span class="elfen-held">'
        '<span class="elfen-cards">{cards}</span>{cash}{held}{obstacle}</span>{unseen}</li>',
        now=now,
        said=said,
        mark=mark(player.color),
        face=face(bot),
        name=player.name,
        towns=_short(html("{}<i>/{}</i>", len(seat.pieces), view.edition.pieces), towns),
        cards=_short(str(seat.cards), cards),
        cash=cash,
        held=held,
        obstacle=icon("obstacle") if seat.obstacle else "",
        unseen=only_read(" · ".join(unseen)),
    )


def _short(number: str | Html, said: str) -> Html:
    """A number, and in words for who does not see what it stands beside."""
    return html('<span aria-hidden="true">{}</span>{}', number, only_read(said))


class Heading(NamedTuple):
    """Whose turn it is: as it ``says``, as ``html``, with the round and its phases, and its look.

    ``when`` is the number of events that had happened by then.
    """

    says: str
    html: Html
    look: str
    when: int


def heading(view: View, players: Sequence[Player], says: str, bot: bool, faces: Faces) -> Heading:
    """Whose turn it is, the phases with the present one lit; ``bot``: a bot of this screen's."""
    color = players[view.turn].color if view.turn is not None else "none"
    sign = Html() if view.turn is None else mark(color) + face(faces.get(view.turn))
    whose = "elfen-mine" if view.actions and view.me is not None else "elfen-theirs" if bot else ""
    shown = html(
        '<p class="elfen-round">{of} · {edition}</p><h2 title="{says}">{sign}{says}</h2>{line}',
        of=t("round-of", n=view.round, rounds=view.edition.rounds),
        edition=words.edition(view.edition),
        says=says,
        sign=sign,
        line=phases.line(view),
    )
    return Heading(says, shown, f"elfen-of-{color} {whose}", len(view.log))


def status(heading: Heading, now: str, messages: Iterable[Message], look: float) -> Html:
    """Whose turn it is, and what can be done now.

    ``look`` is where on the board the action is, for look.ts.
    """
    alt = t("board-alt", turn=heading.says, now=now)
    return html(
        '<section class="elfen-status {mood}">{heading}<p class="elfen-what">{now}</p>'
        '<span class="board-alt elfen-only-read">{alt}</span>'
        '<span class="elfen-look" data-x="{look:.3f}" data-when="{when}" hidden></span></section>'
        "{said}",
        mood=heading.look,
        heading=heading.html,
        now=now,
        alt=alt,
        look=look,
        when=heading.when,
        said=said(messages),
    )


def said(messages: Iterable[Message]) -> Html:
    """What is told beside the board, in a room of its own: no button moves for it."""
    return html('<div class="elfen-said">{}</div>', Html().join(each.html for each in messages))


def aloud(
    happened: Iterable[LogEvent],
    players: Sequence[Player],
    now: Iterable[str],
    messages: Iterable[Message],
) -> Html:
    """What has just happened, what can be done now and what is told; a refusal speaks for itself.

    It goes into a node that stays (names.ts makes it a live region): a region that comes new with
    its text is not read by every screen reader.
    """
    said = [words.event(event, players) for event in happened]
    said += [*now, *(message.text for message in messages if not message.alarm)]
    return Html().join(html("<p>{}</p>", each) for each in said)


def log(game: Game, happened: Sequence[LogEvent]) -> Html:
    """What happened, the newest first: the last lines of a game, or a finished one as a whole.

    Beside what a bot did stands why, where the players chose so and when the game is over.
    """
    first = 0 if game.over else max(0, len(happened) - LOG_LINES)
    numbered = list(enumerate(happened))[first:]
    lines = Html().join(
        html(
            '<li><button type="button" data-event="{number}" data-points="{points}"'
            ' tabindex="{tab}">{event}</button>{why}</li>',
            number=number,
            points=_points(event),
            tab=0 if number == len(happened) - 1 else -1,
            event=words.event(event, game.players),
            why=_why(game, number),
        )
        for number, event in reversed(numbered)
    )
    return html(
        '<section class="elfen-log"><h3>{title}</h3>'
        '<ol tabindex="0" aria-label="{title}">{lines}</ol></section>',
        title=t("log-title"),
        lines=lines,
    )


def _points(event: LogEvent) -> str:
    """What the line of an event is about: roads, a town, a seat, by the ids of log.ts."""
    known: Mapping[str, object] = {**event}
    roads = [f"road:{known[key]}" for key in ("road", "other", "via") if known.get(key)]
    towns = [f"town:{known['to']}"] if "to" in known else []
    seats = [f"seat:{known[key]}" for key in ("seat", "start") if key in known]
    return " ".join([*roads, *towns, *seats])


def _why(game: Game, number: int) -> Html:
    """Beside the line of an event: what the bot had in mind, where that may be said."""
    reason = game.public_note(number)
    return Html() if reason is None else html(" <q>{}</q>", actions.why(reason, game.players))


def end(view: View, game: Game, faces: Faces) -> Html:
    """The result: a table, how a tie was broken, and the record as a file (data URL)."""
    result, players = view.result, game.players
    assert result is not None
    content = base64.b64encode(json.dumps(game.record()).encode()).decode()
    record = f"data:application/json;base64,{content}"
    title = words.victory([players[seat] for seat in result.winners])
    with_towns = view.edition.town_cards
    columns = [
        "pieces",
        *(("town", "distance", "score") if with_towns else ()),
        "cards" if view.gold is None else "coins",
    ]
    head = Html().join(
        html('<th scope="col">{}</th>', t(f"end-{column}")) for column in ["player", *columns]
    )
    order = sorted(
        result.seats,
        key=lambda s: (s.seat not in result.winners, -s.score, -(s.coins or 0), -s.cards),
    )
    rows = Html().join(
        html(
            '<tr><th scope="row" title="{name}">{mark}{face}<bdi>{name}</bdi></th>{cells}</tr>',
            name=players[s.seat].name,
            mark=mark(players[s.seat].color),
            face=face(faces.get(s.seat)),
            cells=Html().join(html("<td>{}</td>", _cell(view, s, column)) for column in columns),
        )
        for s in order
    )
    return html(
        '<section class="elfen-end"><h2>{title}</h2><p>{decided}</p><table><thead><tr>'
        "{head}</tr></thead><tbody>{rows}</tbody></table><p>"
        '<a class="elfen-button" download="elfenland.elf.json" href="{record}">{save}</a></p>'
        "</section>",
        title=title,
        decided=_decided(result),
        head=head,
        rows=rows,
        record=record,
        save=t("end-record"),
    )


def _cell(view: View, standing: Standing, column: str) -> str:
    if column == "town":
        card = view.seats[standing.seat].town_card
        return words.town(card) if card else ""
    return str(getattr(standing, column))


_DECIDED: Mapping[tuple[Criterion, ...], str] = {
    ("twenty",): "end-all-twenty",
    ("pieces",): "end-clear",
    ("score",): "end-clear-score",
    ("pieces", "cards"): "end-by-cards",
    ("twenty", "cards"): "end-by-cards",
    ("score", "cards"): "end-by-cards-score",
    ("score", "distance"): "end-by-distance",
    ("score", "distance", "cards"): "end-by-distance-cards",
    ("pieces", "coins"): "end-by-coins",
    ("twenty", "coins"): "end-by-coins",
    ("score", "coins"): "end-by-coins-score",
    ("score", "distance", "coins"): "end-by-distance-coins",
}


def _decided(result: Result) -> str:
    """How the win was decided: by all twenty pieces, outright, or by which tie-break (E1-E4)."""
    keys = ["end-all-twenty"] if result.early else []
    keys.append("end-shared" if result.decided_by[-1] == "shared" else _DECIDED[result.decided_by])
    return " ".join(t(key) for key in dict.fromkeys(keys))
