"""Looking back at a game: it is there at once, and what takes longer is filled in."""

import asyncio
import json
import re
from collections.abc import Iterator
from functools import partial

import ipywidgets as w
import pytest

from elfenwidgets.play.coaching.game_review import Review
from elfenwidgets.text import t
from elfenwidgets.ui.pages.game_review import POINTS
from tests.ui.lookback import looking, record, until
from tests.ui.pressing import press, texts, widgets
from tests.ui.screen import Faults, Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")


def possible(part: w.Widget) -> list[str]:
    """What the table of towns says was possible, journey by journey."""
    return re.findall(r"<td>(?:<b>)?\d+ / (\S+?)(?:</b>)?</td>", texts(part))


def test_the_end_of_a_game_leads_to_its_review_and_back() -> None:
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


def test_a_game_is_there_at_once_and_what_takes_longer_is_filled_in() -> None:
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
            looking_at = t("gamereview-looking", n=n)
            await until(partial(lambda said: said not in texts(page), looking_at))
        assert t("gamereview-none") not in texts(page)
        assert len(widgets(page, w.ToggleButtons)[-1].options) == POINTS

    on_screen(script)


def test_whoever_looks_back_is_heard_while_it_is_filled_in() -> None:
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


def test_nothing_is_looked_for_in_a_game_that_was_closed(monkeypatch: pytest.MonkeyPatch) -> None:
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
) -> None:
    def broken(review: Review, round: int) -> Iterator[None]:
        raise RuntimeError(f"round {round} is lost")

    monkeypatch.setattr(Review, "search", broken)

    async def script(screen: Screen) -> None:
        page = await look_back(screen)
        await until(lambda: bool(faults))
        assert 'role="alert"' in texts(page) and "log.txt" in texts(page)

    on_screen(script)


def test_a_game_that_goes_on_is_not_looked_into() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        screen.sit_down()
        screen.press(t("gamereview-open"))
        assert screen.place == "table"
        assert screen.part("elfen-aside").children == ()

    on_screen(script)
