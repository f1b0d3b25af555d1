"""Looking back at a game without a browser: what is offered, said and drawn."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import ipywidgets as w
import pytest

from elfenwidgets.play.review import Review, Trip, Turning
from elfenwidgets.play.simulate import play
from elfenwidgets.rules import BOARD, editions
from elfenwidgets.text import t, use
from elfenwidgets.ui.gamereview import POINTS, GameReview
from elfenwidgets.ui.gamereviewact import turning, ways
from elfenwidgets.ui.layout import Target
from elfenwidgets.ui.marks import Marks, Way
from elfenwidgets.ui.piecesplot import _y, pieces_plot
from elfenwidgets.ui.svgpen import SvgPen
from elfenwidgets.ui.tracks import DASHED, SOLID, paint_tracks
from tests.ui.pressing import press, texts, widgets
from tests.ui.screen import Faults, Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")

GAMES = {
    "three": ("amigo-de", ["greedy", "random", "random"]),
    "towncards": ("moon-1998", ["random", "greedy"]),
}


@cache
def record(name: str) -> dict[str, Any]:
    edition, bots = GAMES[name]
    return play(editions()[edition], bots, 5).record()


def lit(root: w.Widget) -> list[str]:
    """What the buttons say that stay pressed."""
    rows = widgets(root, w.ToggleButtons)
    return [row.options[row.index][0] for row in rows if row.index is not None]


def opened(name: str = "three") -> tuple[GameReview, Review]:
    """A game that is looked back at, once all is found."""
    review = GameReview()

    async def look() -> None:
        review.show(record(name))
        await until(lambda: not looking(review.part))

    with ThreadPoolExecutor(1) as thread:  # the browser's driver keeps a loop in the main one
        thread.submit(lambda: asyncio.run(look())).result()
    return review, Review(record(name))


def looking(part: w.Widget) -> bool:
    """Whether the page says that there is more to come."""
    return any(t("gamereview-looking", n=n) in texts(part) for n in range(1, 5))


async def until(reached: Callable[[], bool]) -> None:
    """Let the kernel's loop go on until something is so; a look at the page takes its time."""
    while not reached():
        await asyncio.sleep(0.01)


def possible(part: w.Widget) -> list[str]:
    """What the table of towns says was possible, journey by journey."""
    return re.findall(r"<td>(?:<b>)?\d+ / (\S+?)(?:</b>)?</td>", texts(part))


def at(review: GameReview) -> Trip | Turning:
    return review._act.at


def told(point: Turning, review: Review) -> str:
    """What the button of a turning point says."""
    return t("gamereview-jump", round=point.round, said=turning(point, review.players))


def marks(review: GameReview) -> Marks:
    shown = review._stage._board._shown
    assert shown is not None
    return shown.marks


def test_the_first_journey_comes_first_with_its_numbers():
    review, truth = opened()
    first = truth.trips[0]
    said = texts(review.part)
    assert t("gamereview-kicker", round=1, n=1, of=12) in said
    (alt,) = re.findall(r'class="board-alt[^>]*>([^<]*)<', said)
    assert t("gamereview-title") in alt
    rows = re.findall(
        r"<th scope=\"row\"><svg.*?</svg> (.*?)</th><td>(.*?)</td><td>(.*?)</td>", said
    )
    best = sum(len(step.cards) for step in first.best.steps)
    assert rows == [
        (t("gamereview-taken"), str(first.towns), str(first.spent)),
        (t("gamereview-best"), str(first.best.towns), str(best)),
    ]
    assert lit(review.part) == [t("gamereview-round", n=1), truth.players[first.seat].name]


def test_both_journeys_are_on_the_board_from_where_the_boot_stood():
    review, truth = opened()
    for trip in truth.trips:
        boot = trip.before.seats[trip.seat].boot
        assert marks(review).solid == ways(boot, trip.taken)
        assert marks(review).dashed == ways(boot, trip.best.steps)
        for way in (*marks(review).solid, *marks(review).dashed):
            assert way.start in (BOARD.connections[way.via].a, BOARD.connections[way.via].b)
        review._stage._key("ArrowRight")


def test_the_arrow_keys_lead_through_all_journeys_and_stop_at_the_ends():
    review, truth = opened()
    review._stage._key("ArrowLeft")
    seen = []
    for _ in range(len(truth.trips) + 1):
        seen.append((at(review).round, at(review).seat))
        review._stage._key("ArrowRight")
    assert seen == [(x.round, x.seat) for x in (*truth.trips, truth.trips[-1])]
    review._stage._key("ArrowLeft")
    assert (at(review).round, at(review).seat) == seen[-3]


def test_rounds_and_seats_are_chosen_by_buttons():
    review, truth = opened()
    press(review.part, t("gamereview-round", n=3))
    press(review.part, truth.players[2].name)
    assert (at(review).round, at(review).seat) == (3, 2)
    assert lit(review.part) == [t("gamereview-round", n=3), truth.players[2].name]
    press(review.part, t("gamereview-next"))
    press(review.part, t("gamereview-previous"))
    assert (at(review).round, at(review).seat) == (3, 2)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_each_turning_point_is_a_sentence_and_a_jump(name: str, language: str):
    use(language)
    review, truth = opened(name)
    points = [point for each in review._points for point in each._points]
    assert len(points) >= 5
    for point in points:
        sentence = told(point, truth)
        assert sentence.startswith(t("gamereview-round", n=point.round))
        assert truth.players[point.action.seat].name in sentence
        assert sentence.endswith(".") and not re.search(r"[{}_]", sentence)
        press(review.part, sentence)
        assert at(review) is point
        assert sentence in lit(review.part)
        road = getattr(point.action, "road", None)
        assert marks(review).focus == (Target("road", road) if road else None)
        boot = review._act.state.seats[point.seat].boot
        assert marks(review).dashed == ways(boot, point.was.steps)


def test_with_town_cards_the_last_round_counts_in_points():
    review, truth = opened("towncards")
    last = [point for point in truth.turnings(4) if point.change]
    assert last
    assert all("point" in told(point, truth) for point in last)
    assert not any("point" in told(point, truth) for point in truth.turnings(1))
    town = truth.trips[-1].before.seats[truth.trips[-1].seat].town_card
    home = t("gamereview-home", town=BOARD.towns[str(town)].name)
    assert home not in texts(review.part)
    press(review.part, t("gamereview-round", n=4))
    press(review.part, truth.players[truth.trips[-1].seat].name)
    assert home in texts(review.part)


def test_the_table_has_the_towns_of_each_round():
    review, truth = opened()
    rows = re.findall(r"<tr><th scope=\"row\"><i.*?</i>(.*?)</th>(.*?)</tr>", texts(review.part))
    for seat, (name, cells) in enumerate(rows):
        assert name == truth.players[seat].name
        numbers = re.sub(r"</?b>", "", cells).removeprefix("<td>").removesuffix("</td>")
        trips = [truth.trip(n, seat) for n in truth.rounds]
        expected = [f"{trip.towns} / {trip.best.towns}" for trip in trips if trip]
        total = record("three")["result"]["seats"][seat]["pieces"]
        assert numbers.split("</td><td>") == [*expected, str(total)]
    assert len(rows) == 3


def test_the_plot_has_a_line_and_a_shape_for_each_journey_of_each_seat():
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


def test_a_line_and_dashes_are_told_apart_without_their_colours():
    pen = SvgPen()
    way = (Way("forest:feodor-lapphalya", "feodor"),)
    paint_tracks(pen, way, ())
    solid = str(pen)
    pen = SvgPen()
    paint_tracks(pen, (), way)
    dashed = str(pen)
    assert SOLID in solid and "stroke-dasharray" not in solid
    assert DASHED in dashed and "stroke-dasharray" in dashed


def test_an_arrowhead_points_where_the_journey_goes():
    drawn = set()
    for start in ("feodor", "lapphalya"):
        pen = SvgPen()
        paint_tracks(pen, (Way("forest:feodor-lapphalya", start),), ())
        drawn.add(str(pen))
    assert len(drawn) == 2


def test_the_end_of_a_game_leads_to_its_review_and_back():
    async def script(screen: Screen) -> None:
        screen.upload(json.dumps(record("three")).encode())
        assert screen.place == "end"
        screen.press(t("gamereview-open"))
        assert screen.place == "aside"
        assert t("gamereview-title") in texts(screen.part("elfen-aside"))
        screen.press(t("gamereview-close"))
        assert screen.place == "end"
        assert texts(screen.part("elfen-aside")) == ""

    on_screen(script)


async def look_back(screen: Screen) -> w.Widget:
    """Open a game that is over, and look back at it."""
    screen.upload(json.dumps(record("three")).encode())
    screen.press(t("gamereview-open"))
    return screen.part("elfen-aside")


def test_a_game_is_there_at_once_and_what_takes_longer_is_filled_in():
    async def script(screen: Screen) -> None:
        page = await look_back(screen)
        assert t("gamereview-kicker", round=1, n=1, of=12) in texts(page)
        assert "<svg" in texts(page).split(t("gamereview-plot"))[1]
        assert possible(page) == ["…"] * 12
        assert texts(page).count(t("gamereview-looking", n=1)) == 2
        await until(lambda: "…" not in possible(page))
        best = {(x.round, x.seat): str(x.best.towns) for x in Review(record("three")).trips}
        assert possible(page) == [best[n, seat] for seat in range(3) for n in range(1, 5)]
        for n in range(1, 5):
            await until(lambda n=n: t("gamereview-looking", n=n) not in texts(page))
        assert t("gamereview-none") not in texts(page)
        assert len(widgets(page, w.ToggleButtons)[-1].options) == POINTS

    on_screen(script)


def test_whoever_looks_back_is_heard_while_it_is_filled_in():
    async def script(screen: Screen) -> None:
        page = await look_back(screen)
        await until(lambda: possible(page)[-1] != "…" or len({*possible(page)}) > 1)
        assert looking(page)
        press(page, t("gamereview-round", n=4))
        press(page, t("gamereview-next"))
        assert t("gamereview-kicker", round=4, n=11, of=12) in texts(page)
        await until(lambda: not looking(page))
        assert t("gamereview-kicker", round=4, n=11, of=12) in texts(page)

    on_screen(script)


def test_nothing_is_looked_for_in_a_game_that_was_closed(monkeypatch: pytest.MonkeyPatch):
    searched: list[int] = []
    search = Review.search

    def counted(review: Review, round: int) -> Iterator[None]:
        for piece in search(review, round):
            searched.append(round)
            yield piece

    monkeypatch.setattr(Review, "search", counted)

    async def script(screen: Screen) -> None:
        page = await look_back(screen)
        await until(lambda: bool(searched))
        screen.press(t("gamereview-close"))
        before = list(searched)
        for _ in range(50):
            await asyncio.sleep(0)
        assert searched == before
        screen.press(t("gamereview-open"))
        await until(lambda: not looking(page))
        assert set(searched) == {1, 2, 3, 4}

    on_screen(script)


def test_a_fault_in_the_search_is_told_beside_the_board(
    monkeypatch: pytest.MonkeyPatch, faults: Faults
):
    def broken(review: Review, round: int) -> Iterator[None]:
        raise RuntimeError(f"round {round} is lost")

    monkeypatch.setattr(Review, "search", broken)

    async def script(screen: Screen) -> None:
        page = await look_back(screen)
        await until(lambda: bool(faults))
        assert 'role="alert"' in texts(page) and "log.txt" in texts(page)

    on_screen(script)


def test_a_game_that_goes_on_is_not_looked_into():
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        screen.sit_down()
        screen.press(t("gamereview-open"))
        assert screen.place == "table"
        assert screen.part("elfen-aside").children == ()

    on_screen(script)
