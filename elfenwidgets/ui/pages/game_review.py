"""The review of a game that is over: its journeys on the board, turning points, tables and plot."""

from collections.abc import Callable, Iterator

from elfenwidgets.markup import Html, html
from elfenwidgets.play.coaching.game_review import Review, Trip, Turning, weightiest
from elfenwidgets.rules.record import Record
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.background import Meanwhile
from elfenwidgets.ui.kit.buttons import Buttons
from elfenwidgets.ui.kit.guard import Guard, log_file
from elfenwidgets.ui.kit.html_parts import wide
from elfenwidgets.ui.pages.auction_table import AuctionTable
from elfenwidgets.ui.pages.pieces_plot import pieces_plot
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.badges import mark
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.stage.games.reviewed_game import GameReviewAct, turning
from elfenwidgets.ui.stage.stage import Stage

POINTS = 4
"""So many turning points of each sort are offered."""


class GameReview:
    """One board for all games that are looked back at; ``box`` is the widget.

    A game is on the board at once. What takes longer to find out is filled in round by round:
    what was possible, and the turning points.
    """

    def __init__(self) -> None:
        self._guard = Guard(self._fault)
        self.stage = Stage(self._guard, self._light)
        self._meanwhile = Meanwhile(lambda: self._fault(log_file()))
        self._head, self._table, self._plot = w.Prose(), w.Prose(), w.Prose()
        self._auction = AuctionTable()
        self._rounds = Buttons(self._guard, self._go_round, "elfen-tabs")
        self._seats = Buttons(self._guard, self._go_seat, "elfen-tabs")
        self._points = [_Points(self._guard, self._go, moves) for moves in (True, False)]
        ways = w.Box([self._rounds.box, self._seats.box], classes="elfen-back-ways")
        children = [self._head, ways, self.stage.box]
        children += [*(points.box for points in self._points), self._auction.text]
        children += [self._table, self._plot]
        self.box = w.Box(children, classes="elfen-app elfen-learn elfen-looking")

    def show(
        self, record: str | bytes | Record, reader: int | None = None, own: int | None = None
    ) -> None:
        """Look back at a recorded game; the player of the seat ``reader`` is called "you".

        The first journey of the seat ``own``, or of the reader, is shown first.

        Raises:
            RecordError: the record breaks a rule.
            ValueError: the game is not over.
        """
        review = Review(record)
        if reader is not None:
            you = words.reader(review.players[reader].color)
            review.players = (*review.players[:reader], you, *review.players[reader + 1 :])
        self.act = GameReviewAct(review)
        seat = reader if own is None else own
        if seat is not None:
            self.act.at = review.trip(review.rounds[0], seat) or self.act.at
        self._head.value = html(
            "<h2>{}</h2><p>{}</p>", t("gamereview-title"), t("gamereview-about")
        )
        self._table.value, self._plot.value = _table(review, 0), _plot(review)
        self._auction.open(review)
        for points in self._points:
            points.find(review, 0)
        self.stage.enter(self.act)
        self._light()
        self._meanwhile.go(self._find(review))

    def close(self) -> None:
        """Look no further into the game."""
        self._meanwhile.stop()

    def _find(self, review: Review) -> Iterator[None]:
        """Find out, journey by journey, what was possible, and then what turned the game."""
        for count in range(1, len(review.trips) + 1):
            self._table.value = _table(review, count)
            yield
        for count, n in enumerate(review.rounds, 1):
            yield from self._auction.find(n)
            yield from review.search(n)
            for points in self._points:
                points.find(review, count)
            self._light()

    def _fault(self, file: str) -> None:
        self.stage.tell(Message(t("fault", file=file)))

    def _light(self) -> None:
        """Say which round, which seat and which turning point is on the board."""
        review, trip = self.act.review, self.act.trip
        rounds = [(str(n), t("gamereview-round", n=n)) for n in review.rounds]
        self._rounds.show(rounds, str(trip.round))
        seats = [(str(seat), player.name) for seat, player in enumerate(review.players)]
        self._seats.show(seats, str(trip.seat))
        for points in self._points:
            points.light(self.act.at)
        self._auction.show(trip.round)

    def _go_round(self, name: str) -> None:
        self._go_trip(int(name), self.act.trip.seat)

    def _go_seat(self, name: str) -> None:
        self._go_trip(self.act.trip.round, int(name))

    def _go_trip(self, round: int, seat: int) -> None:
        """To a seat's journey of a round, or where the game ended before it, to the last one."""
        review = self.act.review
        self._go(review.trip(round, seat) or review.trips[-1])

    def _go(self, at: Trip | Turning) -> None:
        self.act.at = at
        self.stage.turn()
        self._light()


class _Points:
    """The weightiest turning points, of journeys (``moves``) or of planning, to jump to."""

    def __init__(self, guard: Guard, jump: Callable[[Turning], None], moves: bool) -> None:
        self._moves = moves
        self._points: tuple[Turning, ...] = ()
        self._jumps: list[tuple[str, str]] = []
        self._head = w.Prose()
        self._list = Buttons(guard, lambda n: jump(self._points[int(n)]), "elfen-answers")
        self.box = w.VBox([self._head, self._list.box])

    def find(self, review: Review, count: int) -> None:
        """Offer those of the first ``count`` rounds of a game; the others are to follow."""
        turnings = [each for n in review.rounds[:count] for each in review.turnings(n)]
        self._points = weightiest(turnings, self._moves, POINTS)
        self._jumps = [
            (
                str(n),
                t("gamereview-jump", round=point.round, said=turning(point, review.players)),
            )
            for n, point in enumerate(self._points)
        ]
        plans = t("gamereview-plans-gold") if review.sales else t("gamereview-plans")
        said = t("gamereview-moves") if self._moves else plans
        about = "" if self._points else t("gamereview-none")
        if count < len(review.rounds):
            about = t("gamereview-looking", n=review.rounds[count])
        self._head.value = html("<h3>{}</h3><p>{}</p>", said, about)

    def light(self, at: Trip | Turning) -> None:
        """Say which of them is on the board."""
        lit = next((str(n) for n, point in enumerate(self._points) if point is at), None)
        self._list.show(self._jumps, lit)


def _table(review: Review, count: int) -> Html:
    """Towns by round for each seat: collected, and in the first ``count`` journeys possible."""
    known = {(trip.round, trip.seat) for trip in review.trips[:count]}
    head = Html().join(
        html('<th scope="col" aria-label="{}">{}</th>', t("gamereview-round", n=n), n)
        for n in review.rounds
    )
    head += html('<th scope="col">{}</th>', t("gamereview-all"))
    rows = Html()
    for seat, player in enumerate(review.players):
        cells = Html()
        for n in review.rounds:
            trip = review.trip(n, seat)
            cells += html("<td>{}</td>", _cell(trip, (n, seat) in known))
        pieces = [trip.pieces for trip in review.trips if trip.seat == seat]
        cells += html("<td>{}</td>", max(pieces, default=0))
        rows += html('<tr><th scope="row">{}{}</th>{}</tr>', mark(player.color), player.name, cells)
    title = t("gamereview-table")
    table = html("<table><thead><tr><td></td>{}</tr></thead><tbody>{}</tbody></table>", head, rows)
    return html("<h3>{}</h3><p>{}</p>{}", title, t("gamereview-table-about"), wide(table, title))


def _cell(trip: Trip | None, known: bool) -> str:
    """A journey's two numbers, bold where nothing was lost; none if the game ended before it."""
    if trip is None:
        return "–"
    if not known:
        return f"{trip.towns} / …"
    numbers = f"{trip.towns} / {trip.possible}"
    return numbers if trip.lost > 0 else html("<b>{}</b>", numbers)


def _plot(review: Review) -> Html:
    return html("<h3>{}</h3>{}", t("gamereview-plot"), pieces_plot(review.players, review.trips))
