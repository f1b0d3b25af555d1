"""Looking back at a game without a browser: what is offered, said and drawn."""

import re

import ipywidgets as w
import pytest

from elfenwidgets.play.coaching.game_review import Review, Trip, Turning
from elfenwidgets.rules import BOARD
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.drawing.board.journey_lines import DASHED, SOLID, paint_tracks
from elfenwidgets.ui.drawing.marks import JourneyStep, Marks, ways
from elfenwidgets.ui.drawing.svg.pen import SvgPen
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.pages.game_review import GameReview
from elfenwidgets.ui.pages.pieces_plot import _y, pieces_plot
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.games.reviewed_game import turning
from tests.in_a_thread import in_a_thread
from tests.ui.lookback import GAMES, looking, record, until
from tests.ui.pressing import press, texts, widgets

pytestmark = pytest.mark.usefixtures("home", "faults")


def lit(root: w.Widget) -> list[str]:
    """What the buttons say that stay pressed."""
    rows = widgets(root, w.ToggleButtons)
    return [row.options[row.index][0] for row in rows if row.index is not None]


def opened(name: str = "three", reader: int | None = None) -> tuple[GameReview, Review]:
    """A game that is looked back at, once all is found."""
    review = GameReview()

    async def look() -> None:
        review.show(record(name), reader)
        await until(lambda: not looking(review.box))

    in_a_thread(look())
    return review, Review(record(name))


def at(review: GameReview) -> Trip | Turning:
    return review.act.at


def told(point: Turning, review: Review) -> str:
    """What the button of a turning point says."""
    return t("gamereview-jump", round=point.round, said=turning(point, review.players))


def marks(review: GameReview) -> Marks:
    return review.act.marks(Choosing(()), None)


def test_the_first_journey_comes_first_with_its_numbers() -> None:
    review, truth = opened()
    first = truth.trips[0]
    said = texts(review.box)
    assert t("gamereview-kicker", round=1, n=1, of=12) in said
    (alt,) = re.findall(r'class="board-alt[^>]*>([^<]*)<', said)
    assert t("gamereview-title") in alt
    rows = re.findall(
        r"<th scope=\"row\"><svg.*?</svg> (.*?)</th><td>(.*?)</td><td>(.*?)</td>", said
    )
    taken, best = (sum(len(m.cards) for m in moves) for moves in (first.taken, first.best.steps))
    assert rows == [
        (t("gamereview-taken"), str(first.towns), str(taken)),
        (t("gamereview-best"), str(first.best.towns), str(best)),
    ]
    assert lit(review.box) == [t("gamereview-round", n=1), truth.players[first.seat].name]


def test_both_journeys_are_on_the_board_from_where_the_boot_stood() -> None:
    review, truth = opened()
    for trip in truth.trips:
        boot = trip.before.seats[trip.seat].boot
        assert marks(review).solid == ways(boot, trip.taken)
        assert marks(review).dashed == ways(boot, trip.best.steps)
        for way in (*marks(review).solid, *marks(review).dashed):
            assert way.start in (BOARD.connections[way.via].a, BOARD.connections[way.via].b)
        review.stage.session.key("ArrowRight")


def test_the_arrow_keys_lead_through_all_journeys_and_stop_at_the_ends() -> None:
    review, truth = opened()
    review.stage.session.key("ArrowLeft")
    seen = []
    for _ in range(len(truth.trips) + 1):
        seen.append((at(review).round, at(review).seat))
        review.stage.session.key("ArrowRight")
    assert seen == [(x.round, x.seat) for x in (*truth.trips, truth.trips[-1])]
    review.stage.session.key("ArrowLeft")
    assert (at(review).round, at(review).seat) == seen[-3]


def test_rounds_and_seats_are_chosen_by_buttons() -> None:
    review, truth = opened()
    press(review.box, t("gamereview-round", n=3))
    press(review.box, truth.players[2].name)
    assert (at(review).round, at(review).seat) == (3, 2)
    assert lit(review.box) == [t("gamereview-round", n=3), truth.players[2].name]
    press(review.box, t("gamereview-next"))
    press(review.box, t("gamereview-previous"))
    assert (at(review).round, at(review).seat) == (3, 2)


@pytest.mark.parametrize("name", GAMES)
def test_each_turning_point_is_a_sentence_and_a_jump(name: str) -> None:
    review, truth = opened(name)
    points = [point for each in review._points for point in each._points]
    assert len(points) >= 5
    for point in points:
        for language in (*languages()[1:], "en"):
            use(language)
            sentence = told(point, truth)
            assert sentence.startswith(t("gamereview-round", n=point.round))
            assert truth.players[point.action.seat].name in sentence
            assert sentence.endswith(".") and not re.search(r"[{}_]", sentence)
        press(review.box, sentence)
        assert at(review) is point
        assert sentence in lit(review.box)
        road = getattr(point.action, "road", None)
        assert marks(review).focus == (Target("road", road) if road else None)
        boot = review.act.state.seats[point.seat].boot
        assert marks(review).dashed == ways(boot, point.was.steps)


def test_the_reader_of_the_course_is_addressed() -> None:
    review, _ = opened(reader=0)
    points = [point for each in review._points for point in each._points]
    mine = [told(point, review.act.review) for point in points if point.action.seat == 0]
    assert mine
    for sentence in mine:
        assert re.search(r"You (go|stop|place) ", sentence), sentence


@pytest.mark.parametrize("seat", range(3))
def test_ones_own_first_journey_is_shown_first(seat: int) -> None:
    review = GameReview()

    async def look() -> None:
        review.show(record("three"), own=seat)
        review.close()

    in_a_thread(look())
    first = at(review)
    assert isinstance(first, Trip)
    assert (first.round, first.seat) == (1, seat)


def test_with_town_cards_the_last_round_counts_in_points() -> None:
    review, truth = opened("towncards")
    last = [point for point in truth.turnings(4) if point.change]
    assert last
    assert all("point" in told(point, truth) for point in last)
    assert not any("point" in told(point, truth) for point in truth.turnings(1))
    town = truth.trips[-1].before.seats[truth.trips[-1].seat].town_card
    home = t("gamereview-home", town=BOARD.towns[str(town)].name)
    assert home not in texts(review.box)
    press(review.box, t("gamereview-round", n=4))
    press(review.box, truth.players[truth.trips[-1].seat].name)
    assert home in texts(review.box)


def test_the_table_has_the_towns_of_each_round() -> None:
    review, truth = opened()
    rows = re.findall(r"<tr><th scope=\"row\"><i.*?</i>(.*?)</th>(.*?)</tr>", texts(review.box))
    for seat, (name, cells) in enumerate(rows):
        assert name == truth.players[seat].name
        numbers = re.sub(r"</?b>", "", cells).removeprefix("<td>").removesuffix("</td>")
        trips = [truth.trip(n, seat) for n in truth.rounds]
        expected = [f"{trip.towns} / {trip.best.towns}" for trip in trips if trip]
        total = record("three")["result"]["seats"][seat]["pieces"]
        assert numbers.split("</td><td>") == [*expected, str(total)]
    assert len(rows) == 3


def test_the_auction_has_what_was_paid_and_what_it_was_worth() -> None:
    review, truth = opened("gold")
    for number in truth.rounds:
        press(review.box, t("gamereview-round", n=number))
        said = texts(review.box).split(f"<h3>{t('gamereview-auction', round=number)}</h3>")[1]
        rows = re.findall(r"</i> ([^<]*)</th><td>(?:<i.*?</i>)?(.*?)</td>(.*?)</tr>", said)
        sales = [sale for sale in truth.sales if sale.round == number]
        for (item, buyer, cells), sale in zip(rows, sales, strict=True):
            assert item == t(f"kind-{sale.item}")
            numbers = re.sub(r"</?b>", "", cells)[4:-5].split("</td><td>")
            if sale.buyer is None or sale.worth is None:
                assert (buyer, numbers) == (t("gamereview-sale-nobody"), ["–"] * 3)
                continue
            assert buyer == truth.players[sale.buyer].name
            towns = t("statistics-mean", mean=sale.worth.towns)
            assert numbers == [str(sale.paid), str(sale.worth.coins), towns]
            assert ("<b>" in cells) is (sale.paid <= sale.worth.coins)
    assert t("gamereview-plans-gold") in texts(review.box)
    other, _ = opened()
    assert t("gamereview-sale-buyer") not in texts(other.box)


def test_the_plot_has_a_line_and_a_shape_for_each_journey_of_each_seat() -> None:
    truth = Review(record("three"))
    svg = pieces_plot(truth.players, truth.trips)
    paths = re.findall(r'<path d="(M[^"]*)" fill="none" stroke="#', svg)[::3]  # three strokes each
    assert len(paths) == 3
    for seat, path in enumerate(paths):
        heights = [float(y) for y in re.findall(r"V([\d.]+)", path)]
        pieces = [trip.pieces for trip in truth.trips if trip.seat == seat]
        assert heights == pytest.approx([_y(n) - (seat - 1) * 1.6 for n in pieces], abs=0.06)
    assert svg.count("scale(.219)") == len(truth.trips) + len(truth.players)
    for player in truth.players:
        assert player.name in svg


def test_a_line_and_dashes_are_told_apart_without_their_colours() -> None:
    pen = SvgPen()
    way = (JourneyStep("forest:feodor-lapphalya", "feodor"),)
    paint_tracks(pen, way, ())
    solid = str(pen)
    pen = SvgPen()
    paint_tracks(pen, (), way)
    dashed = str(pen)
    assert SOLID in solid and "stroke-dasharray" not in solid
    assert DASHED in dashed and "stroke-dasharray" in dashed


def test_an_arrowhead_points_where_the_journey_goes() -> None:
    drawn = set()
    for start in ("feodor", "lapphalya"):
        pen = SvgPen()
        paint_tracks(pen, (JourneyStep("forest:feodor-lapphalya", start),), ())
        drawn.add(str(pen))
    assert len(drawn) == 2
