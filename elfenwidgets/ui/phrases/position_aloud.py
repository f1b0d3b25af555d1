"""A position for a screen reader, beside every board that is played on."""

from collections.abc import Iterable, Sequence
from html import escape

from elfenwidgets.rules.players import Player
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.gold import position as gold
from elfenwidgets.ui.phrases.position_text import held, in_play, laid


def in_words(view: View, players: Sequence[Player]) -> str:
    """What the pictures show: one's own things, which name the rack too, roads, boots, pieces."""
    things = [held(view)]
    if view.me is not None and view.me.town_card is not None:
        things.append(_named(t("rack-town"), words.town(view.me.town_card)))
    if view.phase in ("draw_secret", "draw"):
        things.append(_named(t("rack-display"), words.cards(view.display)))
    if view.gold is not None:
        things.append(gold.market(view.gold))
    said = escape(" ".join(filter(None, things)))
    mine = said and f'<p class="rack-alt">{said}</p>'
    lying = " ".join(filter(None, [in_play(view), laid(view)]))
    roads = f"<p>{escape(lying)}</p>" if lying else ""
    seated = list(zip(view.seats, players, strict=True))
    boots = _list(
        t("seats"),
        (
            _named(player.name, t("seat-boot", town=words.town(seat.boot)))
            for seat, player in seated
        ),
    )
    towns = _list(
        t("end-pieces"),
        (
            _named(player.name, words.row(sorted(map(words.town, seat.pieces))))
            for seat, player in seated
            if seat.pieces
        ),
    )
    values = "" if view.gold is None else _list(t("aloud-values"), gold.values(view.gold))
    return (
        f'<section class="elfen-only-read"><h3>{t("aloud-title")}</h3>'
        f"{mine}{roads}{values}{boots}{towns}</section>"
    )


def _list(title: str, lines: Iterable[str]) -> str:
    """Lines under a title; of none nothing."""
    said = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return said and f"<h4>{escape(title)}</h4><ul>{said}</ul>"


def _named(title: str, what: str) -> str:
    return f"{words.label(title)} {what}."
