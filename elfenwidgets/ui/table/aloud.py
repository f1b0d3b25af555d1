"""The table for a screen reader: the position in words, and the text of the live region."""

from collections.abc import Iterable, Sequence
from html import escape

from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.phrases.position_text import held, laid


def position(view: View, players: Sequence[Player]) -> str:
    """What the pictures show: one's own things, which name the rack too, the roads, the pieces."""
    things = [held(view)]
    if view.me is not None and view.me.town_card is not None:
        things.append(_named(t("rack-town"), words.town(view.me.town_card)))
    if view.phase in ("draw_secret", "draw"):
        things.append(_named(t("rack-display"), words.cards(view.display)))
    roads = f"<p>{escape(laid(view))}</p>" if view.counters else ""
    collected = (
        _named(player.name, words.row(sorted(map(words.town, seat.pieces))))
        for seat, player in zip(view.seats, players, strict=True)
        if seat.pieces
    )
    towns = "".join(f"<li>{escape(each)}</li>" for each in collected)
    towns = towns and f"<h4>{t('end-pieces')}</h4><ul>{towns}</ul>"
    return (
        f'<section class="elfen-only-read"><h3>{t("aloud-title")}</h3>'
        f'<p class="rack-alt">{escape(" ".join(filter(None, things)))}</p>'
        f"{roads}{towns}</section>"
    )


def _named(title: str, what: str) -> str:
    return f"{words.label(title)} {what}."


def news(
    happened: Iterable[LogEvent],
    players: Sequence[Player],
    now: str,
    messages: Iterable[Message],
) -> str:
    """What has just happened, what can be done now and what is told; a refusal speaks for itself.

    It goes into a node that stays (canvas.js makes it a live region): a region that comes new with
    its text is not read by every screen reader.
    """
    said = [words.event(event, players) for event in happened]
    said += [now, *(message.text for message in messages if not message.alarm)]
    return "".join(f"<p>{escape(each)}</p>" for each in said)
