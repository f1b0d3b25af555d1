"""What lies over the board between two rounds, and when somebody has won."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from elfenwidgets.markup import Html, html
from elfenwidgets.rules.board import BOARD, Board
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import button
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.preferences import ROUND_CARD
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import mark

REST = 6.0
"""Seconds that bots wait with the next round, so that one can read how the last one went."""

SHREDS = 28
"""Pieces of confetti."""


class Interlude:
    """A card over the board: it goes by its button, and with what happens next.

    ``closed`` is called when it was closed by its button, or by Enter.
    """

    def __init__(self, guard: Guard, closed: Callable[[], None]) -> None:
        self._card = w.HTML(classes="elfen-card")
        self._on = button(guard, t("interlude-on"), self.close, "elfen-main elfen-onward")
        self._closed = closed
        self.box = w.VBox([self._card, self._on], classes="elfen-interlude")
        self.lies_open = False
        self._round = 0
        self._until = 0

    def begin(self, round: int) -> None:
        """Another table, in this round: what has happened there is known."""
        self._round = round
        self.hide()

    def show(self, view: View, players: Sequence[Player], stays: bool) -> bool:
        """Show what there is to say at this moment; whether a round has just begun.

        ``stays``: what others do does not take the card away, for they do it too fast to be seen.
        """
        if view.result is not None:
            self._say(_won(view, players), onward=False)
            return False
        if view.round > self._round:
            self._round = view.round
            if ROUND_CARD.chosen == "off":
                return False
            self._until = len(view.log)
            self._say(_round(view, players), onward=True)
            return True
        happened = view.log[self._until :]
        if any(not stays or event.get("seat", -1) == view.seat for event in happened):
            self.hide()
        return False

    def close(self) -> None:
        """Take the card away for good, for it was read."""
        self.hide()
        self._closed()

    def hide(self) -> None:
        """Take the card away."""
        self.lies_open = False
        self.box.remove_class("elfen-open")

    def _say(self, card: Html, onward: bool) -> None:
        self.lies_open = True
        self._card.value = card
        w.toggle(self._on, "elfen-none", not onward)
        self.box.add_class("elfen-open")


class Harvest(NamedTuple):
    """What a round brought a seat: the new towns in the order of the journey, and all so far."""

    new: tuple[str, ...]
    pieces: int


def harvest(
    log: Iterable[LogEvent], seats: int, number: int, board: Board = BOARD
) -> tuple[Harvest, ...]:
    """What the round of that number brought each seat, by what has happened since the start.

    ``board`` is what of the map is in play.
    """
    had: list[frozenset[str]] = [frozenset()] * seats
    fresh: list[list[str]] = [[] for _ in range(seats)]
    now = 0
    for event in log:
        if event["e"] == "round":
            now = event["n"]
        elif event["e"] in ("move", "witch_move", "fly") and now <= number:
            town, seat = event["to"], event["seat"]
            if town in board.missing(had[seat]):
                had[seat] |= {town}
                if now == number:
                    fresh[seat].append(town)
    return tuple(Harvest(tuple(new), len(all)) for new, all in zip(fresh, had, strict=True))


def _round(view: View, players: Sequence[Player]) -> Html:
    """Who collected what in the round that is over, who leads, and what comes."""
    last = view.round - 1
    found = harvest(view.log, len(players), last, view.edition.board)
    order = sorted(range(len(players)), key=lambda seat: -found[seat].pieces)
    best = [seat for seat in order if found[seat].pieces == found[order[0]].pieces]
    names = words.both([players[seat].name for seat in best])
    leads = t("score-leads" if len(best) == 1 else "score-tied", names=names)
    rows = Html().join(
        html(
            '<tr><th scope="row">{mark}<bdi>{name}</bdi></th><td>+{count}</td>'
            "<td><b>{pieces}</b></td>{coins}<td>{new}</td></tr>",
            mark=mark(players[seat].color),
            name=players[seat].name,
            count=len(found[seat].new),
            pieces=found[seat].pieces,
            coins=_coins(view, seat),
            new=", ".join(BOARD.towns[town].name for town in found[seat].new),
        )
        for seat in order
    )
    comes = words.event({"e": "round", "n": view.round, "start": view.start}, players)
    return html(
        "<h2>{}</h2><p>{}</p><table>{}</table><p class='elfen-quiet'>{}</p>",
        t("interlude-round", n=last),
        leads,
        rows,
        comes,
    )


def _coins(view: View, seat: int) -> Html:
    """What a seat has in coins, in Elfengold."""
    if view.gold is None:
        return Html()
    return html("<td>{}</td>", t("interlude-coins", coins=view.gold.seats[seat].coins))


def _won(view: View, players: Sequence[Player]) -> Html:
    """The winners' marks and names, large; confetti falls around them once."""
    assert view.result is not None
    winners = [players[seat] for seat in view.result.winners]
    marks = Html().join(mark(player.color) for player in winners)
    shreds = Html().join(
        html('<i style="--x:{};--d:{};--c:{}"></i>', n * 37 % 100, n * 53 % 29, n % 6)
        for n in range(SHREDS)
    )
    return html(
        '<div class="elfen-confetti" aria-hidden="true">{}</div>'
        '<div class="elfen-winners">{}<h2>{}</h2></div>',
        shreds,
        marks,
        words.victory(winners),
    )
