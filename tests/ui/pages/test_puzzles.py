"""The page of the puzzles without a browser: the way from one to the next."""

import re
from datetime import UTC, date, datetime, timedelta

import pytest

from elfenwidgets.play.coaching.puzzles import KINDS, of_day, of_kind, puzzles
from elfenwidgets.rules import PlaceObstacle
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.learn import puzzles as notebook
from elfenwidgets.ui.pages import puzzles as puzzles_place
from elfenwidgets.ui.pages.puzzles import PuzzlePage
from tests.ui.pressing import buttons, press, texts

pytestmark = pytest.mark.usefixtures("home", "faults")


def said(day: date) -> str:
    return t("puzzles-day", kind=t("puzzle-kind-day"), date=day)


def test_the_page_opens_with_the_puzzle_of_the_day_by_universal_time() -> None:
    before = datetime.now(UTC).date()
    page = PuzzlePage()
    days = {before, datetime.now(UTC).date()}
    assert page.puzzle in [of_day(day) for day in days]
    assert any(said(day) in texts(page.part) for day in days)


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> PuzzlePage:
    """The page on a certain day."""
    monkeypatch.setattr(puzzles_place, "today", lambda: date(2026, 11, 21))
    return PuzzlePage()


def test_the_board_is_named_after_the_puzzle(page: PuzzlePage) -> None:
    alt = re.findall(r'class="board-alt[^>]*>([^<]*)<', texts(page.part))
    assert len(alt) == 1 and said(date(2026, 11, 21)) in alt[0]
    assert f" is {page.puzzle.par}. " in alt[0], "what is asked for is read out with it"


def test_from_day_to_day_but_not_to_tomorrow(page: PuzzlePage) -> None:
    assert t("puzzles-next") not in buttons(page.part)
    press(page.part, t("puzzles-previous"))
    assert said(date(2026, 11, 20)) in texts(page.part)
    assert page.puzzle == of_day(date(2026, 11, 21) - timedelta(1))
    press(page.part, t("puzzles-next"))
    assert said(date(2026, 11, 21)) in texts(page.part)


@pytest.mark.parametrize("kind", KINDS)
def test_from_puzzle_to_puzzle_of_a_kind(page: PuzzlePage, kind: str) -> None:
    press(page.part, t(f"puzzle-kind-{kind}"))
    assert page.puzzle == of_kind(kind)[0]
    assert t("puzzles-previous") not in buttons(page.part)
    press(page.part, t("puzzles-next"))
    assert page.puzzle == of_kind(kind)[1]
    of = len(of_kind(kind))
    said = t("puzzles-number", kind=t(f"puzzle-kind-{kind}"), n=2, of=of)
    assert said in texts(page.part)
    press(page.part, t("puzzles-previous"))
    assert page.puzzle == of_kind(kind)[0]


def test_a_solved_puzzle_counts_and_leads_to_the_next(page: PuzzlePage) -> None:
    press(page.part, t("puzzle-kind-obstacle"))
    stage = page.stage
    assert t("puzzles-won", stars=0, of=3 * len(puzzles())) in texts(page.part)
    (step,) = page.puzzle.steps
    stage.session.pick(Target("obstacle", ""))
    assert isinstance(step, PlaceObstacle)
    stage.session.pick(Target("road", step.road))
    assert t("puzzles-won", stars=3, of=3 * len(puzzles())) in texts(page.part)
    assert stage.act is not None
    assert dict(stage.act.tools()) == {"next": t("puzzles-next"), "again": t("puzzle-retry")}
    stage.press("next")
    assert page.puzzle == of_kind("obstacle")[1]
    later = PuzzlePage()
    press(later.part, t("puzzle-kind-obstacle"))
    assert later.puzzle == of_kind("obstacle")[1], "the first that is not solved"


@pytest.mark.parametrize("language", languages())
def test_while_a_solution_is_shown_no_two_buttons_say_the_same(language: str) -> None:
    use(language)
    page = PuzzlePage()
    page.show("trip")
    press(page.part, t("level-solution"))
    said = [words for words in buttons(page.part) if words.strip()]
    assert t("example-forth") in said and t("puzzles-next") in said
    assert len(said) == len(set(said))


def test_the_leaders_cards_lie_open_and_nobody_elses(page: PuzzlePage) -> None:
    press(page.part, t("puzzle-kind-obstacle"))
    puzzle = page.puzzle
    cards = puzzle.start.seats[puzzle.traveller].hand
    assert texts(page.part).count('class="elfen-icon') == len(cards)
    press(page.part, t("puzzle-kind-trip"))
    assert 'class="elfen-icon' not in texts(page.part)


def test_a_notebook_shows_the_page() -> None:
    assert t("puzzles-title") in texts(notebook())
