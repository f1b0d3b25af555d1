"""The front in the first bytes of the page: the words of whoever asks, and nobody's markup."""

from pathlib import Path

import pytest

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.text import language, languages, said_in, t, use
from elfenwidgets.ui.first.still import still


def front(code: str) -> str:
    return still(code, lambda name: f"/{name}")


@pytest.mark.parametrize("code", languages())
def test_it_says_what_the_front_says_in_the_language_asked_for(home: Path, code: str) -> None:
    use("en")
    shown = front(code)
    for key in ("front-about", "front-bots", "front-friends", "front-first", "place-learn"):
        assert said_in(code, key) in shown.replace("&#x27;", "'")
    assert language() == "en"


def test_a_game_to_go_on_with_leads_and_its_names_are_text(home: Path) -> None:
    save = library.Save.new()
    players = [Player("<script>", "green"), Player("Bo", "red")]
    save.write(Game(editions()["amigo-de"], players, 1, 0).record())
    shown = front("en")
    assert t("start-resume") in shown
    assert t("front-first") not in shown
    assert "&lt;script&gt;" in shown
    assert "<script>" not in shown


def test_where_the_library_cannot_be_read_nothing_is_promised(home: Path) -> None:
    home.mkdir(exist_ok=True)
    (home / "library.sqlite3").mkdir()
    assert front("en") == ""
