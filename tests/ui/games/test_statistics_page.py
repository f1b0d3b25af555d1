"""The statistics at their address: tables and a plot of whoever has played here."""

import re
from pathlib import Path

import ipywidgets as w
import pytest

from elfenwidgets.play import library
from elfenwidgets.rules import editions
from elfenwidgets.text import t
from tests.play.library.games import finished
from tests.ui.games.test_my_games import MyGames, keep

pytestmark = pytest.mark.usefixtures("home", "faults")


def test_the_statistics_are_reached_from_the_list_and_left_again() -> None:
    keep(finished().record())
    page = MyGames()
    page.press(t("statistics"))
    assert page.address == "games/statistics" and page.agrees
    assert t("statistics-against") in page.page
    page.reload()
    assert t("statistics-against") in page.page
    page.press(t("games-list"))
    assert page.address == "games/finished"
    assert t("statistics-against") not in page.page and page.games


def test_each_person_has_tables_and_a_plot_with_a_dot_a_game() -> None:
    for seed in (1, 2, 3):
        keep(finished(seed).record())
    page = MyGames("#games/statistics")
    for name in ("Ada", "Bö"):
        page.tap(name)
        assert f"<h2>{name}</h2>" in page.page
        plot = page.page[page.page.index('<svg class="elfen-plot"') :]
        assert plot[: plot.index("</svg>")].count("<circle") == 3


def test_a_house_edition_has_a_line_of_its_own() -> None:
    """By its name; house rules that have none are one line for each printed edition."""
    record, rules = finished(2).record(), editions()["amigo-de"]
    library.keep_house_edition("<b>Sunday", rules.with_rules(rounds=3))
    flips: list[dict[str, object]] = [{}, {"rounds": 3}, {"rounds": 3}, {"hand": "deal_8"}]
    for flipped in (*flips, {"boatmen": ["Mare Magnum"]}, {"town_cards": True}):
        keep(record | {"rules": record["rules"] | flipped})
    page = "".join(x.value for x in MyGames("#games/statistics").find(w.HTML))
    table = page[page.index(t("statistics-editions")) : page.index(t("statistics-against"))]
    cells = "".join(f"<td>{each}</td>" for each in (r"(\d+)", r"(\d+)", "(.*?)"))
    lines = re.findall(f'<th scope="row">(.*?)</th>{cells}', table)
    plain = t("edition-amigo-de")
    house = t("edition-changed", edition=plain)
    mine = record["result"]["seats"][0]["pieces"]
    assert mine and record["result"]["winners"] == [0]
    assert lines == [
        (name, str(games), str(games), t("statistics-mean", mean=float(mine)))
        for name, games in ((plain, 1), ("&lt;b&gt;Sunday", 2), (house, 3))
    ]


def test_without_finished_games_the_page_says_so() -> None:
    assert t("games-none-finished") in MyGames("#games/statistics").page


def test_names_from_records_are_shown_as_text() -> None:
    record = finished().record()
    ada, bo = record["players"]
    strange = {"players": [ada | {"name": "<b>Ada</b>" * 9}, bo], "meta": {"bots": {"1": "<i>"}}}
    keep(record | strange)
    shown = "".join(x.value for x in MyGames("#games/statistics").find(w.HTML))
    assert "&lt;b&gt;Ada" in shown and "&lt;i&gt;" in shown
    assert "<b>Ada" not in shown and "<i>" not in shown


def test_where_the_library_cannot_be_read_the_page_says_so(home: Path) -> None:
    home.write_text("in the way")
    assert (
        t("library-closed", folder=str(home), variable="ELFENWIDGETS_HOME")
        in MyGames("#games/statistics").page
    )
