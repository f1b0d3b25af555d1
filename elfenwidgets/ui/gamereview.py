"""The review of a game that is over: its journeys on the board, turning points, table and plot."""

from html import escape

import ipywidgets as w

from elfenwidgets.play.review import Review, Turning, weightiest
from elfenwidgets.rules.record import Record
from elfenwidgets.text import t
from elfenwidgets.ui.buttons import Buttons
from elfenwidgets.ui.gamereviewact import GameReviewAct, turning
from elfenwidgets.ui.guard import Guard
from elfenwidgets.ui.lessonstyle import style
from elfenwidgets.ui.panel import Message, mark
from elfenwidgets.ui.part import Part
from elfenwidgets.ui.piecesplot import pieces_plot
from elfenwidgets.ui.stage import Stage

POINTS = 4
"""So many turning points of each sort are offered."""


class GameReview:
    """One board for all games that are looked back at; ``part`` is the widget."""

    def __init__(self) -> None:
        self._guard = Guard(lambda file: self._stage.tell(Message(t("fault", file=file))))
        self._stage = Stage(self._guard, self._light)
        self._act: GameReviewAct | None = None
        self._points: dict[str, Turning] = {}
        self._head = _text()
        self._rounds = Buttons(self._guard, self._go_round, "elfen-tabs")
        self._seats = Buttons(self._guard, self._go_seat, "elfen-tabs")
        self._moves_head, self._plans_head = _text(), _text()
        self._moves = Buttons(self._guard, self._jump, "elfen-answers")
        self._plans = Buttons(self._guard, self._jump, "elfen-answers")
        self._sums = _text()
        ways = w.Box([self._rounds.box, self._seats.box])
        ways.add_class("elfen-back-ways")
        children = [w.HTML(f"<style>{style()}</style>"), self._head, ways]
        children += [self._stage.box, self._moves_head, self._moves.box]
        children += [self._plans_head, self._plans.box, self._sums]
        self.part = Part("game review", children)
        self.part.add_class("elfen-looking")

    def show(self, record: str | bytes | Record) -> None:
        """Look back at a recorded game.

        Raises:
            RecordError: the record breaks a rule.
            ValueError: the game is not over.
        """
        review = Review(record)
        self._act = GameReviewAct(review)
        self._head.value = (
            f"<h2>{escape(t('gamereview-title'))}</h2><p>{escape(t('gamereview-about'))}</p>"
        )
        turnings = [each for n in review.rounds for each in review.turnings(n)]
        self._points = {}
        for moves, head, box in (
            (True, self._moves_head, self._moves),
            (False, self._plans_head, self._plans),
        ):
            points = weightiest(turnings, moves, POINTS)
            said = t("gamereview-moves") if moves else t("gamereview-plans")
            none = "" if points else f"<p>{escape(t('gamereview-none'))}</p>"
            head.value = f"<h3>{escape(said)}</h3>{none}"
            named = {f"{moves}-{n}": point for n, point in enumerate(points)}
            self._points |= named
            box.show([(name, self._sentence(point)) for name, point in named.items()])
        self._sums.value = _table(review) + _plot(review)
        self._stage.enter(self._act)
        self._light()

    def _sentence(self, point: Turning) -> str:
        assert self._act is not None
        said = turning(point, self._act.review.players)
        return t("gamereview-jump", round=point.round, said=said)

    def _light(self) -> None:
        """Say which round, which seat and which turning point is on the board."""
        if self._act is None:
            return
        review, trip = self._act.review, self._act.trip
        rounds = [(str(n), t("gamereview-round", n=n)) for n in review.rounds]
        self._rounds.show(rounds, str(trip.round))
        seats = [(str(seat), player.name) for seat, player in enumerate(review.players)]
        self._seats.show(seats, str(trip.seat))
        for box, kind in ((self._moves, "True"), (self._plans, "False")):
            points = {n: point for n, point in self._points.items() if n.startswith(kind)}
            lit = next((n for n, point in points.items() if point is self._act.at), None)
            box.show([(n, self._sentence(point)) for n, point in points.items()], lit)

    def _go_round(self, name: str) -> None:
        assert self._act is not None
        self._go(int(name), self._act.trip.seat)

    def _go_seat(self, name: str) -> None:
        assert self._act is not None
        self._go(self._act.trip.round, int(name))

    def _go(self, round: int, seat: int) -> None:
        """To a seat's journey of a round, or where the game ended before it, to the last one."""
        assert self._act is not None
        review = self._act.review
        self._act.at = review.trip(round, seat) or review.trips[-1]
        self._stage.turn()
        self._light()

    def _jump(self, name: str) -> None:
        assert self._act is not None
        self._act.at = self._points[name]
        self._stage.turn()
        self._light()


def _text() -> w.HTML:
    html = w.HTML()
    html.add_class("elfen-text")
    return html


def _table(review: Review) -> str:
    """Towns by round for each seat: collected and possible."""
    heads = ("", *(t("gamereview-round", n=n) for n in review.rounds), t("gamereview-all"))
    head = "".join(f'<th scope="col">{escape(said)}</th>' for said in heads)
    rows = ""
    for seat, player in enumerate(review.players):
        cells = ""
        for n in review.rounds:
            trip = review.trip(n, seat)
            numbers = f"{trip.towns} / {trip.best.towns}" if trip else "–"
            cells += f"<td>{f'<b>{numbers}</b>' if trip and trip.lost <= 0 else numbers}</td>"
        pieces = [trip.pieces for trip in review.trips if trip.seat == seat]
        cells += f"<td>{max(pieces, default=0)}</td>"
        rows += f'<tr><th scope="row">{mark(player.color)}{escape(player.name)}</th>{cells}</tr>'
    return (
        f"<h3>{escape(t('gamereview-table'))}</h3><p>{escape(t('gamereview-table-about'))}</p>"
        f'<div class="elfen-wide"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def _plot(review: Review) -> str:
    return f"<h3>{escape(t('gamereview-plot'))}</h3>{pieces_plot(review.players, review.trips)}"
