"""My games: every game is found, named, taken along, brought in, deleted and brought back."""

import base64
import csv
import io
import json
import random
import re
from datetime import UTC, datetime
from html import unescape
from typing import Any

import ipywidgets as w
import pytest

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.rules import Move, Place, editions, legal_actions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import Record, replay
from elfenwidgets.text import t
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.games.place import PAGE
from tests.kept_games import whole_games
from tests.play.library.games import finished, new_game
from tests.ui.home.browser import Browser

PLAYERS = (Player("Ada", "green"), Player("Bo", "red"))

pytestmark = pytest.mark.usefixtures("home", "faults")


class MyGames(Browser):
    """A browser at the list of games."""

    def __init__(self, address: str = "#games") -> None:
        super().__init__()
        self.visit(address)

    def row(self, look: str) -> Any:
        """The buttons of a class."""
        (found,) = (x for x in self.find(w.ToggleButtons) if look in x._dom_classes)
        return found

    @property
    def games(self) -> list[str]:
        return [said for _, said in self.rows]

    @property
    def rows(self) -> list[tuple[str, str]]:
        """The links of the list, and what each says."""
        value = "".join(x.value for x in self.find(w.HTML))
        found = re.findall(r'<a href="(#games/[^"]*)">(.*?)</a>', value)
        return [(link, unescape(re.sub("<[^>]*>", "", said))) for link, said in found]

    @property
    def actions(self) -> list[str]:
        return [said for said, name in self.row("elfen-game-actions").options if name]

    def tap(self, words: str) -> None:
        """Press the one button of a row that begins so, or the first game that does."""
        for link, said in self.rows:
            if said.startswith(words):
                self.follow(link)
                return
        (row, index) = next(
            (row, index)
            for row in self.find(w.ToggleButtons)
            for index, (said, _) in enumerate(row.options)
            if f"{said} ".startswith(f"{words} ")
        )
        row.set_state({"index": index})

    def upload(self, *files: tuple[str, bytes]) -> None:
        (uploader,) = self.find(w.FileUpload)
        uploader.value = tuple(
            {
                "name": name,
                "type": "application/json",
                "size": len(content),
                "content": memoryview(content),
                "last_modified": datetime.now(UTC),
            }
            for name, content in files
        )

    @property
    def file(self) -> str:
        """What the link on the page saves."""
        (packed,) = re.findall(r'href="data:[^"]*;base64,([^"]*)"', self.page)
        return base64.b64decode(packed).decode()

    @property
    def open_box(self) -> bool:
        (box,) = (x for x in self.find(w.VBox) if "elfen-game-chosen" in x._dom_classes)
        return "elfen-open" in box._dom_classes


def keep(record: Record, name: str = "") -> str:
    return library.import_record(record, name)


def starts(record: Record) -> list[int]:
    """Who began each round."""
    return [event["start"] for event in record["events"] if event["e"] == "round"]


def test_where_no_game_is_unfinished_the_finished_ones_are_shown() -> None:
    keep(finished(1).record())
    page = MyGames()
    assert len(page.games) == 1
    page.tap(t("games-unfinished", n=0))
    assert page.games == []
    keep(new_game(2).record())
    again = MyGames()
    assert len(again.games) == 1 and again.games != MyGames("#games/finished").games


def test_without_games_each_list_says_so() -> None:
    page = MyGames()
    assert page.games == []
    assert not page.open_box
    for kind in library.KINDS:
        page.visit(f"#games/{kind}")
        assert t(f"games-none-{kind}") in page.page
        assert page.agrees


def test_unfinished_and_finished_games_have_lists_of_their_own() -> None:
    keep(new_game().record(), "Sunday")
    keep(finished().record())
    page = MyGames()
    (line,) = page.games
    assert line.startswith("Sunday · Ada and Bö: round 1, ")
    page.tap("Finished (1)")
    assert page.address == "games/finished"
    (line,) = page.games
    assert "won by" in line
    page.go(-1)
    assert page.games[0].startswith("Sunday")


def test_a_long_list_has_pages_the_latest_first() -> None:
    for number in range(2 * PAGE + 3):
        keep(new_game().record(), f"Game {number:02}")
    page, seen = MyGames(), []
    seen += page.games
    for _ in range(2):
        page.tap(t("games-earlier"))
        seen += page.games
    assert [line[:7] for line in seen] == [f"Game {n:02}" for n in reversed(range(2 * PAGE + 3))]
    page.tap(t("games-later"))
    assert len(page.games) == PAGE


def test_a_chosen_game_goes_on() -> None:
    game = keep(new_game().record())
    page = MyGames()
    page.tap("Ada")
    assert page.address == f"games/{game}"
    assert page.actions == [
        *(t("start-resume"), t("games-replay")),
        *(t("games-export"), t("games-delete"), t("games-list")),
    ]
    page.tap(t("start-resume"))
    assert page.address == f"play/{game}"


def test_a_chosen_game_names_its_edition_and_the_house_s_own() -> None:
    gold = editions()["elfengold"].with_rules(witch=True)
    strict = editions()["amigo-de"].with_rules(caravan_only_if_unable=True)
    library.keep_house_edition("Sunday rules", gold)
    for edition, name in (
        (editions()["moon-1998"], t("edition-moon-1998")),
        (gold, "Sunday rules"),
        (strict, t("edition-changed", edition=t("edition-amigo-de"))),
    ):
        page = MyGames(f"#games/{keep(Game(edition, PLAYERS, 1, 0).record())}")
        assert f">{t('start-edition')}: {name}</p>" in page.page


def test_a_finished_game_can_be_looked_at_and_reviewed() -> None:
    game = keep(finished().record())
    page = MyGames("#games/finished")
    page.tap("Ada")
    offered = ("games-look", "games-replay", "gamereview-open", "rematch")
    assert page.actions[:4] == [t(key) for key in offered]
    page.tap(t("games-look"))
    assert page.address == f"play/{game}"


def test_a_finished_game_gets_a_rematch_in_one_press() -> None:
    before = finished().record()
    keep(before)
    page = MyGames("#games/finished")
    page.tap("Ada")
    page.tap(t("rematch"))
    assert page.agrees and page.address.startswith("play/")
    assert library.count_games("finished") == 1
    (game,) = whole_games("unfinished")
    assert page.address == f"play/{game.id}"
    again = library.Save(game.id).read()
    assert again["players"] == before["players"]
    assert starts(again)[0] == 1 - starts(before)[0]
    page.reload()
    assert library.count_games("unfinished") == 1, "a reload begins no further game"


def test_the_end_of_a_game_offers_a_rematch() -> None:
    game = keep(finished().record())
    page = MyGames(f"#play/{game}")
    page.press(t("rematch"))
    assert page.address != f"play/{game}" and page.address.startswith("play/")
    assert [each.players for each in whole_games("unfinished")] == [("Ada", "Bö")]
    assert library.count_games("finished") == 1


def test_a_game_gets_a_name() -> None:
    game = keep(new_game().record())
    page = MyGames(f"#games/{game}")
    (field,) = (x for x in page.find(w.Text) if x.placeholder == t("games-name"))
    field.value = "At <b>grandma's</b> {name}"
    page.press(t("games-rename"))
    assert "<h2>At &lt;b&gt;" in "".join(x.value for x in page.find(w.HTML))
    page.visit("#games")
    assert page.games[0].startswith("At <b>grandma's</b> {name} · ")


def test_a_deleted_game_can_be_brought_back() -> None:
    game = keep(new_game().record())
    page = MyGames(f"#games/{game}")
    page.tap(t("games-delete"))
    assert t("games-is-deleted") in page.page
    assert page.actions == [t("games-restore"), t("games-list")]
    page.tap(t("games-list"))
    assert page.address == "games/deleted"
    page.tap("Ada")
    page.tap(t("games-restore"))
    assert t("games-is-back") in page.page
    assert whole_games("unfinished")[0].id == game


def test_a_record_comes_into_the_page_only_when_it_is_asked_for() -> None:
    record = new_game().record()
    game = keep(record)
    page = MyGames(f"#games/{game}")
    assert "data:" not in page.page
    page.tap(t("games-export"))
    assert json.loads(page.file) == record
    page.visit("#games")
    assert "data:" not in page.page


def test_several_records_are_brought_in_at_once_and_the_broken_ones_are_told() -> None:
    cheat = new_game().record()
    cheat["events"] = [*cheat["events"], {"e": "pass", "seat": 0}]
    page = MyGames()
    page.upload(
        ("one.json", json.dumps(finished(1).record()).encode()),
        ("<b>two</b>.json", b"rubbish"),
        ("three.json", json.dumps(cheat).encode()),
        ("four.json", json.dumps(new_game(4).record()).encode()),
    )
    assert (library.count_games("unfinished"), library.count_games("finished")) == (1, 1)
    shown = "".join(x.value for x in page.find(w.HTML))
    assert t("games-added", n=2) in page.page
    assert "<b>two</b>" not in shown and "&lt;b&gt;two&lt;/b&gt;.json: " in shown
    assert "three.json: " in shown
    for listed in whole_games("unfinished"):
        replay(library.Save(listed.id).read())


def test_results_are_a_table_and_no_name_is_a_formula() -> None:
    record = finished().record()
    ada, bo = record["players"]
    turned = record["rules"] | {"caravan_only_if_unable": True}
    library.keep_house_edition("=Sunday", editions()["amigo-de"].with_rules(**turned))
    for rules in (record["rules"], turned):
        more = {"players": [ada | {"name": '=HYPERLINK("x")'}, bo], "rules": rules}
        keep(record | more, "Final, at last")
    page = MyGames()
    page.press(t("games-results"))
    head, *rows = csv.reader(io.StringIO(page.file))
    assert head[:2] == ["game", "name"]
    assert [row[1] for row in rows] == ["Final, at last"] * 4
    assert [row[3] for row in rows] == ["amigo-de"] * 2 + ["'=Sunday"] * 2
    assert [row[6] for row in rows] == ['\'=HYPERLINK("x")', "Bö"] * 2
    scores = [str(seat["score"]) for seat in record["result"]["seats"]]
    assert [row[10] for row in rows] == scores * 2


@pytest.mark.parametrize("address", ["#games/nowhere", "#games/a/b", "#games/<b>"])
def test_an_address_of_no_game_shows_the_list(address: str) -> None:
    keep(new_game().record())
    page = MyGames(address)
    assert len(page.games) == 1
    assert page.agrees


def test_where_the_library_cannot_be_read_the_page_says_so(home: Any) -> None:
    home.write_text("in the way")
    page = MyGames()
    assert t("library-closed", folder=str(home), variable="ELFENWIDGETS_HOME") in page.page
    assert page.games == []


def test_a_row_shows_where_each_boot_went_and_how_it_ended() -> None:
    """The record says both: its moves, and its result."""
    game, chance = new_game(), random.Random(4)
    while not game.over:
        actions = list(legal_actions(game.state))
        game.play(chance.choice([a for a in actions if isinstance(a, Move | Place)] or actions))
    keep(record := game.record())
    page = MyGames()
    value = "".join(x.value for x in page.find(w.HTML))
    ways = [len(points.split()) for points in re.findall(r'<polyline points="([^"]*)"', value)]
    moves = [
        [event["to"] for event in record["events"] if event["e"] == "move" and event["seat"] == n]
        for n in range(2)
    ]
    assert ways == [1 + len(each) for each in moves]
    for towns in moves:
        x, y, *_ = layout.town(towns[-1])
        assert f'<circle cx="{x:g}" cy="{y:g}"' in value
    ((_, said),) = page.rows
    result = record["result"]
    assert result["winners"] == [1], "she stands first here, and sits second"
    told = [f"{record['players'][n]['name']} {result['seats'][n]['score']}" for n in (1, 0)]
    assert [said.rindex(each) for each in told] == sorted(said.rindex(each) for each in told)
