"""At the first whole game a coach tells what the quick way left out."""

from html import unescape

import pytest

from elfenwidgets.play.coaching.coach import COACHED
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.position import position
from elfenwidgets.text import t
from elfenwidgets.ui.picking.session import Session
from elfenwidgets.ui.table.at_table import AtTable
from elfenwidgets.ui.table.scene import Scene, messages
from tests.ui.screen import Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")


def told(coached: object, hint: bool = False) -> list[str]:
    """What stands beside the board where an obstacle could be placed."""
    state = position(open="dragon", roads={"plain:elvenhold-lapphalya": "dragon"})
    game = Game.at(state, [Player("Ada", "green"), Player("Bo", "red")])
    game.more["meta"] = {COACHED: coached}
    at = AtTable(Table(game, {1: "random"}), lambda: None)
    session = Session(lambda: None, lambda: None)
    session.enter(at)
    if hint:
        at.hints.climb(game.view(0))
    return [each.text for each in messages(at, Scene.of(at, game.view(0)), session)]


def test_the_coach_tells_of_the_obstacle_when_it_first_matters() -> None:
    assert told(True) == [t("coach-obstacle")]


@pytest.mark.parametrize("coached", [False, None, 1, "yes"])
def test_other_tables_have_no_coach(coached: object) -> None:
    assert told(coached) == []


def test_a_hint_that_was_asked_for_takes_its_place() -> None:
    said = told(True, hint=True)
    assert len(said) == 1 and said != [t("coach-obstacle")]


@pytest.mark.parametrize(
    ("key", "rounds", "towns"),
    [("amigo-de", 4, 20), ("riogrande-2015", 3, 20), ("western-half", 3, 10), ("elfengold", 6, 20)],
)
def test_the_aim_is_told_until_one_has_acted_in_a_game(key: str, rounds: int, towns: int) -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pg", edition=key)
        said = t("aim", rounds=rounds, towns=towns)
        assert said in unescape(screen.panel)
        assert t("aim-town-card") not in unescape(screen.panel)
        screen.choose(screen.onward[0])
        await screen.to(lambda: bool(screen.onward))
        assert said not in unescape(screen.panel)

    on_screen(script)


def test_with_town_cards_the_aim_is_to_be_near_as_well() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pg", edition="moon-1998")
        assert t("aim-town-card") in unescape(screen.panel)

    on_screen(script)
