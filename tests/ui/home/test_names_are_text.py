"""What people call themselves, their games and their rules is text on every page, never markup."""

from html import escape

import ipywidgets as w
import pytest

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import Player
from tests.in_a_thread import in_a_thread
from tests.play.library.games import act
from tests.ui.home.browser import Browser

pytestmark = pytest.mark.usefixtures("home", "faults")

MARK = "<u>"
ADA, BO, GAME, RULES = (MARK + name for name in ("Ada", "Bo", "Sunday", "Ours"))
PLAYERS = (Player(ADA, "green"), Player(BO, "red"))
STRICT = editions()["amigo-de"].with_rules(caravan_only_if_unable=True)


def test_no_name_is_markup_on_any_page() -> None:
    in_a_thread(walk())


async def walk() -> None:
    """Every page that shows names, one after the other."""
    game = Game(STRICT, PLAYERS, 1, 0)
    while game.state.phase != "travel":
        act(game)
    library.keep_house_edition(RULES, STRICT)
    going = library.import_record(game.record(), GAME)
    while not game.over:
        act(game)
    over = library.import_record(game.record(), GAME)
    shown = {
        "": {ADA, BO},
        f"games/{over}": {ADA, BO, GAME, RULES},
        f"games/{over}/replay": {ADA, BO},
        "games/statistics": {ADA, BO},
        f"play/{over}": {ADA, BO},
        f"play/{over}/review": {ADA, BO},
        f"play/{going}": {ADA, BO},
        "play/new": {ADA, BO},
        "rules": {RULES},
    }
    browser = Browser()
    for address, names in shown.items():
        browser.visit(f"#{address}")
        said = "".join(x.value for x in browser.find(w.HTML))
        assert MARK not in said, address
        assert {name for name in names if escape(name) in said} == names, address
