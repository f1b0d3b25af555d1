"""The replay from My games: stepped, slid, played through, left, taken along as a picture."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from elfenwidgets.play import library
from elfenwidgets.text import t
from elfenwidgets.ui.games.place import Games
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.pages import replay
from elfenwidgets.ui.pages.replay import film
from tests.in_a_thread import LONGEST
from tests.play.library.games import finished, new_game
from tests.ui.games.test_my_games import MyGames, keep
from tests.ui.lookback import until

pytestmark = pytest.mark.usefixtures("home", "faults")


class Replayed(MyGames):
    """A browser at the replay of a game."""

    @property
    def replay(self) -> replay.ReplayPage:
        place = self.home.place
        assert isinstance(place, Games) and place._replay is not None
        return place._replay

    @property
    def step(self) -> int:
        """The step that the page tells of; the strip stands there too."""
        act = self.replay.act
        assert t("replay-step", n=act.at + 1, of=act.last + 1) in self.page
        assert self.replay._strip.value == act.at
        return act.at

    @property
    def shown(self) -> bool:
        return any("elfen-replay" in each._dom_classes for each in self.find(w.Widget))


def opened() -> Replayed:
    keep(finished().record())
    page = Replayed("#games/finished")
    page.tap("Ada")
    page.tap(t("games-replay"))
    return page


def test_a_game_is_stepped_through_and_left() -> None:
    page = opened()
    game = library.games("finished")[0].id
    assert page.address == f"games/{game}/replay" and page.agrees
    assert page.step == 0
    page.tap(t("replay-forth"))
    page.tap(t("replay-forth"))
    page.tap(t("replay-back"))
    assert page.step == 1
    page.tap(t("replay-back"))
    page.tap(t("replay-back"))
    assert page.step == 0
    page.tap(t("replay-last"))
    assert page.step == page.replay.act.last
    assert page.replay.act.view.result is not None
    assert t("end-title-shared", names="Ada and Bö") in page.page
    page.replay._strip.value = 7
    assert page.step == 7
    page.replay.stage.session.key("ArrowRight")
    assert page.step == 8
    page.tap(t("gamereview-round", n=3))
    assert page.replay.act.state.round == 3
    step = page.step
    assert page.address == f"games/{game}/replay/{step + 1}"
    page.reload()
    assert page.step == step, "the address has it"
    page.press(t("replay-close"))
    assert page.address == f"games/{game}"
    assert not page.shown and page.actions


def test_a_finished_game_is_seen_through_any_eyes() -> None:
    page = opened()
    assert page.replay.act.view.me is None
    page.tap("Bö")
    assert page.replay.act.view.seat == 1
    page.tap(t("replay-everybody"))
    assert page.replay.act.view.me is None


def test_a_game_that_goes_on_says_what_is_shown() -> None:
    game = keep(new_game().record())
    page = Replayed(f"#games/{game}/replay")
    assert t("replay-known") in page.page
    record = new_game().record() | {"meta": {"bots": {"1": "greedy"}}}
    page.visit(f"#games/{keep(record)}/replay")
    assert t("replay-own") in page.page
    assert page.replay.act.view.seat == 0


def test_a_position_is_taken_along_as_a_picture() -> None:
    page = opened()
    page.press(t("replay-picture"))
    assert page.file.startswith("<svg") and "</svg>" in page.file
    page.tap(t("replay-forth"))
    assert "data:" not in page.page, "what is offered is the position on the board"


def test_a_game_is_taken_along_as_a_film_at_the_speed_that_was_chosen() -> None:
    page = opened()
    page.tap(t("replay-fast"))
    page.tap("Bö")
    page.press(t("replay-film"))
    assert page.file == film(page.replay.act.replay, 1, replay.SPEEDS["fast"])
    page.tap(t("replay-forth"))
    assert "data:" not in page.page


def test_it_plays_to_the_end_and_no_further_when_it_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replay, "SPEEDS", dict.fromkeys(replay.SPEEDS, 0.0))

    async def script() -> None:
        page = opened()
        page.tap(t("replay-play"))
        await until(lambda: page.step > 5)
        page.tap(t("replay-stop"))
        stopped = page.step
        for _ in range(20):
            await asyncio.sleep(0)
        assert page.step == stopped
        page.tap(t("replay-play"))
        await until(lambda: page.step == page.replay.act.last)
        assert not page.replay.playing
        page.tap(t("replay-play"))
        assert page.step == 0, "from the beginning once more"
        played = page.replay
        page.visit("#learn")
        assert not played.playing

    with ThreadPoolExecutor(1) as thread:  # the browser's driver keeps a loop in the main one
        thread.submit(asyncio.run, asyncio.wait_for(script(), LONGEST)).result()


@pytest.mark.parametrize("address", ["#games/nowhere/replay", "#games//replay", "#games/a/b/c"])
def test_an_address_of_no_game_shows_the_list(address: str) -> None:
    page = Replayed(address)
    assert page.agrees and not page.shown
