"""After the game: its review, and the puzzles, in a real browser."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from elfenwidgets.lessons.learned.keeping import load
from elfenwidgets.lessons.puzzles import PuzzleAttempt, level
from elfenwidgets.play import library
from elfenwidgets.play.coaching.game_review import Review, weightiest
from elfenwidgets.play.coaching.puzzles import KINDS, Puzzle, of_kind
from elfenwidgets.play.selfplay import play
from elfenwidgets.rules import (
    EndMove,
    Move,
    Place,
    PlaceObstacle,
    apply,
    editions,
    legal_actions,
)
from elfenwidgets.rules.record import replay
from elfenwidgets.text import t, use
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.rack import places
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.picking.labels import label
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.parts import parts
from elfenwidgets.ui.stage.games.reviewed_game import turning
from tests.browser.conftest import Server, shown, until
from tests.browser.hands import Person, wait_for
from tests.browser.players import ACTIVE
from tests.kept_games import library_in

BOARD = ".elfen-stage canvas.elfen-board"
RACK = ".elfen-stage canvas.elfen-rack"

# How many pixels of a board have the colour of the line, and how many that of the dashes.
DRAWN = """selector => {
    const { width, height } = document.querySelector(selector);
    const context = document.querySelector(selector).getContext('2d');
    const { data } = context.getImageData(0, 0, width, height);
    const near = (i, color) => color.every((value, k) => Math.abs(data[i + k] - value) < 6);
    let solid = 0, dashed = 0;
    for (let i = 0; i < data.length; i += 4) {
        if (near(i, [11, 63, 140])) solid += 1;
        if (near(i, [255, 210, 63])) dashed += 1;
    }
    return [solid > 40, dashed > 40];
}"""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use("en")
    yield
    use("en")


def nearly_over() -> dict[str, Any]:
    """A short game of two people in which one has to end the move, and it is over."""
    for seed in range(50):
        record = play(editions()["riogrande-2015"], ["greedy", "random"], seed).record()
        if record["events"][-1].get("discard") == []:
            return {**record, "events": record["events"][:-1], "result": None}
    raise AssertionError("no game ends so")


def test_a_game_is_played_to_its_end_and_looked_back_at(
    fresh: None, page: Page, voila: Server
) -> None:
    with library_in(voila.home):
        library.import_record(nearly_over())
    page.goto(voila.address)
    shown(page)
    person = Person(page, voila)
    person.go_on()
    expect(page.get_by_role("button", name=t("gamereview-open"))).to_be_hidden()
    person.come()
    state = person.state
    person.act(EndMove(state.turn, ()), state)
    page.wait_for_selector(".elfen-at-end")
    review = Review(person.record)
    assert replay(person.record).phase == "over"

    page.get_by_role("button", name=t("gamereview-open")).click()
    page.wait_for_function(ACTIVE, arg=BOARD)
    kicker = page.locator(".elfen-looking .elfen-round")
    of = len(review.trips)
    expect(kicker).to_have_text(t("gamereview-kicker", round=1, n=1, of=of))
    expect(page.locator("canvas.elfen-board:visible")).to_have_count(1)
    for number, trip in enumerate(review.trips, 1):
        expect(kicker).to_have_text(t("gamereview-kicker", round=trip.round, n=number, of=of))
        name = review.players[trip.seat].name
        expect(page.locator(".elfen-looking .elfen-story h3")).to_have_text(name)
        numbers = page.locator(".elfen-both tbody tr:not(.elfen-steps) td")
        expect(numbers.nth(0)).to_have_text(str(trip.towns))
        expect(numbers.nth(2)).to_have_text(str(trip.possible))
        drawn = [bool(trip.taken), bool(trip.best.steps)]
        until(partial(lambda expected: page.evaluate(DRAWN, BOARD) == expected, drawn))
        page.locator(BOARD).press("ArrowRight")

    turnings = [each for n in review.rounds for each in review.turnings(n)]
    point = weightiest(turnings, False, 1)[0]
    said = turning(point, review.players)
    page.get_by_role("button", name=t("gamereview-jump", round=point.round, said=said)).click()
    expect(page.locator(".elfen-aside .elfen-goal")).to_have_text(said)
    expect(page.locator(".elfen-plot path")).not_to_have_count(0)

    page.get_by_role("button", name=t("gamereview-close")).click()
    expect(page.locator(".elfen-end h2")).to_be_visible()
    expect(page.locator(".elfen-at-aside")).to_have_count(0)


def stars(server: Server, puzzle: Puzzle) -> int:
    """The stars that are kept for a puzzle."""
    with library_in(server.home):
        return load().stars.get(level(puzzle).key, 0)


def by_mouse(person: Person, puzzle: Puzzle) -> None:
    """Click the solution of a puzzle: on the board, on the rack, and how to pay."""
    attempt = PuzzleAttempt(puzzle)
    for step in puzzle.steps:
        choosing, seen = Choosing(attempt.view.actions), attempt.view
        wait_for(person.page, seen, choosing)
        if isinstance(step, PlaceObstacle):
            laid = person.rack(seen, RACK)
            at = places.rack_centre(seen, laid, Target("obstacle", ""))
            assert at is not None
            person.point(RACK, at, laid.frame)
            choosing = choosing.pick(Target("obstacle", "")) or choosing
            wait_for(person.page, seen, choosing)
        road = step.road if isinstance(step, PlaceObstacle) else getattr(step, "via", "")
        person.point(BOARD, layout.centre(Target("road", road)), layout.FRAME)
        choosing = choosing.pick(Target("road", road)) or choosing
        if isinstance(step, Move) and choosing.complete is None:
            said = label(Target("pay", step.how), seen, choosing)
            person.page.get_by_role("button", name=said, exact=True).click()
        attempt.play(step)


def solve_first(person: Person, kind: str) -> None:
    """Go to the first puzzle of a kind that needs no caravan, and solve it."""
    game = person.page
    number, puzzle = next(
        (n, each)
        for n, each in enumerate(of_kind(kind))
        if not any(isinstance(step, Move) and step.how == "caravan" for step in each.steps)
    )
    game.get_by_role("button", name=t(f"puzzle-kind-{kind}"), exact=True).click()
    name, of = t(f"puzzle-kind-{kind}"), len(of_kind(kind))
    kicker = game.locator(".elfen-puzzling .elfen-round")
    for n in range(1, number + 2):
        expect(kicker).to_contain_text(t("puzzles-number", kind=name, n=n, of=of))
        if n <= number:
            game.locator(".elfen-tabs").get_by_role("button", name=t("puzzles-next")).click()
    by_mouse(person, puzzle)
    expect(game.locator(".elfen-puzzling .elfen-told")).to_contain_text("★★★")
    expect(kicker).to_contain_text("★★★")
    until(lambda: stars(person.server, puzzle) == 3)
    until(lambda: bool(game.evaluate(DRAWN, BOARD)[1]))


@pytest.mark.parametrize("kind", ["counter", "obstacle"])
def test_a_try_is_shown_until_one_tries_again_by_keyboard(
    lasting: Page, voila: Server, kind: str
) -> None:
    puzzle = of_kind(kind)[0]
    stop = Place if kind == "counter" else PlaceObstacle
    worst = min(
        (action for action in legal_actions(puzzle.start) if isinstance(action, stop)),
        key=lambda action: puzzle.stars(apply(puzzle.start, action)),
    )
    lasting.get_by_role("link", name=t("place-puzzles")).click()
    lasting.get_by_role("button", name=t(f"puzzle-kind-{kind}"), exact=True).click()
    expect(lasting.locator(".elfen-puzzling .elfen-round")).to_contain_text(
        t(f"puzzle-kind-{kind}")
    )
    person, seen = Person(lasting, voila), PuzzleAttempt(puzzle).view
    thing = next(part for part in parts(worst) if part.kind != "road")
    choosing = Choosing(seen.actions)
    wait_for(lasting, seen, choosing)
    laid = person.rack(seen, RACK)
    at = places.rack_centre(seen, laid, thing)
    assert at is not None
    person.point(RACK, at, laid.frame)
    wait_for(lasting, seen, choosing.pick(thing) or choosing)
    person.point(BOARD, layout.centre(Target("road", worst.road)), layout.FRAME)
    told = lasting.locator(".elfen-puzzling .elfen-message [role=alert]")
    expect(told).to_contain_text("☆☆☆")
    expect(told).to_contain_text(f"par is {puzzle.par}")
    lasting.get_by_role("button", name=t("puzzle-retry")).press("Enter")
    expect(told).to_have_count(0)
    lasting.wait_for_function(ACTIVE, arg=BOARD)
    assert stars(voila, puzzle) == 0


def test_the_keyboard_is_on_the_board_of_whatever_puzzle_opens(lasting: Page) -> None:
    lasting.get_by_role("link", name=t("place-puzzles")).press("Enter")
    lasting.wait_for_function(ACTIVE, arg=BOARD)
    for kind in (*KINDS, *list(KINDS)[:1]):  # the first may be open already
        said = t(f"puzzle-kind-{kind}")
        kicker = lasting.locator(".elfen-puzzling .elfen-round", has_text=said)
        if kicker.count() == 0:
            lasting.keyboard.press("Shift")  # as Tab: of two Enters in a breath one is meant
            lasting.get_by_role("button", name=said, exact=True).press("Enter")
        kicker.wait_for()
        lasting.wait_for_function(ACTIVE, arg=BOARD)
    lasting.get_by_role("link", name=t("place-play"), exact=True).press("Enter")
    expect(lasting.locator(".elfen-at-start")).to_have_count(1)
    lasting.get_by_role("link", name=t("place-puzzles")).press("Enter")
    lasting.wait_for_function(ACTIVE, arg=BOARD)


def test_puzzles_are_solved_by_mouse(lasting: Page, voila: Server) -> None:
    lasting.get_by_role("link", name=t("place-puzzles")).click()
    expect(lasting.locator(".elfen-puzzling .elfen-round")).to_contain_text("(UTC)")
    solve_first(Person(lasting, voila), "trip")
    solve_first(Person(lasting, voila), "obstacle")
    lasting.get_by_role("link", name=t("place-play"), exact=True).click()
    expect(lasting.get_by_role("button", name=t("front-bots"))).to_be_visible()
