"""The start screen: seats, rules, the seed, and what is remembered of them."""

import json
from typing import Any

import ipywidgets as w
import pytest

from elfenwidgets.play import library
from elfenwidgets.rules import editions
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.edition import CHOICES, switches
from elfenwidgets.rules.record import replay
from elfenwidgets.text import languages, t
from tests.ui.screen import NAMES, Screen, on_screen, speak

pytestmark = pytest.mark.usefixtures("home", "faults")


@pytest.mark.parametrize("language", languages())
def test_the_start_screen_says_what_is_missing(language: str) -> None:
    async def script(screen: Screen) -> None:
        speak(screen, language)
        screen.seat(0, "person", "Ada", "red")
        screen.seat(1, "", "")
        screen.press(t("start-go"))
        assert screen.alarms == [t("start-few")]
        screen.seat(1, "greedy", "", "red")
        screen.press(t("start-go"))
        assert screen.alarms == [t("start-same-color", a="Ada", b=t("bot-1"))]
        screen.seat(1, "greedy", "", "blue")
        screen.field(t("start-first")).value = 4
        screen.press(t("start-go"))
        assert screen.alarms == [t("start-first-empty")]
        assert screen.place == "start"
        assert library.games("unfinished") == []
        screen.field(t("start-first")).value = 1
        screen.press(t("start-go"))
        assert screen.place == "table"
        assert screen.record()["events"][1] == {"e": "round", "n": 1, "start": 1}

    on_screen(script)


def test_the_seats_may_have_gaps() -> None:
    async def script(screen: Screen) -> None:
        screen.seat(0, "", "")
        screen.seat(1, "person", "Bo")
        screen.seat(4, "person", " Eb   the\n 2nd ")
        screen.field("Who starts").value = 4
        screen.press("Start the game")
        assert [player["name"] for player in screen.record()["players"]] == ["Bo", "Eb the 2nd"]
        assert screen.record()["events"][1]["start"] == 1
        assert screen.button("I’m Eb the 2nd")

    on_screen(script)


def test_a_seat_that_nobody_has_asks_for_no_name() -> None:
    async def script(screen: Screen) -> None:
        def asking() -> list[int]:
            rows = enumerate(screen.part("elfen-seat-rows").children)
            return [n for n, row in rows if "elfen-nobody" not in row._dom_classes]

        assert asking() == [0, 1], "two people as long as nobody has chosen"
        screen.seat(0, "", "")
        screen.seat(4, "greedy", "")
        assert asking() == [1, 4]

    on_screen(script)


def test_names_are_shown_as_they_were_typed() -> None:
    async def script(screen: Screen) -> None:
        name = "<b>&amp;'\"</b>"
        screen.seat(0, "person", name)
        screen.field("Who starts").value = 0
        screen.press("Start the game")
        assert "<h2>&lt;b&gt;&amp;amp;" in "".join(x.value for x in screen.find(w.HTML))
        screen.sit_down()
        assert "<b>&amp;'" not in screen.panel
        assert screen.record()["players"][0]["name"] == name

    on_screen(script)


def test_half_a_letter_in_a_name_does_no_harm() -> None:
    async def script(screen: Screen) -> None:
        screen.unfold()
        screen.seat(0, "person", "Elf \ud83e")
        screen.press("Start the game")
        assert replay(json.dumps(screen.record())).phase == "draw_secret"
        assert screen.record()["players"][0]["name"] == "Elf ?"

    on_screen(script)


@pytest.mark.parametrize(
    "typed", ["0", "12", " 12 ", "elves", "007", "²", "9" * 400, "9" * 5000, "\ud83e"]
)
def test_a_seed_gives_the_same_game_again(typed: str) -> None:
    async def script(screen: Screen) -> None:
        records = []
        for _ in range(2):
            screen.begin("pp", seed=typed)
            records.append(screen.record())
            assert replay(json.dumps(records[-1])).phase == "draw_secret"
            screen.press("Back to the start")
        assert records[0] == records[1]

    on_screen(script)


def test_without_a_seed_each_game_is_another() -> None:
    async def script(screen: Screen) -> None:
        decks = set()
        for _ in range(2):
            screen.begin("pp", seed="")
            decks.add(json.dumps(screen.record()["events"]))
            screen.press("Back to the start")
        assert len(decks) == 2

    on_screen(script)


def test_house_rules_reach_the_game() -> None:
    async def script(screen: Screen) -> None:
        screen.field("Edition").value = "amigo-de"
        screen.field("House rules").value = True
        usual = editions()["amigo-de"]
        wanted: dict[str, Any] = {}
        boxes = {d.description: d for d in screen.find(w.Dropdown)}
        for name, values in CHOICES.items():
            wanted[name] = next(v for v in values if v != getattr(usual, name))
            boxes[t(f"switch-{name}")].value = wanted[name]
        first, *_ = BOARD.lakes
        wanted["lake_cost"] = {**usual.lake_cost, first: 1}
        wanted["boatmen"] = [first]
        boxes[t("switch-lake_cost", lake=first)].value = 1
        boxes[t("switch-boatmen", lake=first)].value = True
        for n in range(2):
            screen.seat(n, "person", NAMES[n])
        screen.press("Start the game")
        assert screen.record()["rules"] == usual.rules() | wanted
        screen.sit_down()
        assert t("edition-changed", edition=t(f"edition-{usual.key}")) in screen.panel

    on_screen(script)


def test_another_edition_sets_the_switches_anew() -> None:
    async def script(screen: Screen) -> None:
        screen.field("House rules").value = True
        for key, edition in editions().items():
            screen.field("Edition").value = key
            boxes = {d.description: d for d in screen.find(w.Dropdown)}
            for name, values in switches(edition).items():
                if len(values) > 1:
                    assert boxes[t(f"switch-{name}")].value == edition.rules()[name]

    on_screen(script)


def test_seats_and_language_are_remembered() -> None:
    async def script(screen: Screen) -> None:
        speak(screen, "de")
        assert screen.button(t("start-go")).description == "Partie beginnen"
        screen.begin("pgr")
        again = Screen()
        assert t("start-go") == again.button(t("start-go")).description
        assert 'data-language="de"' in "".join(x.value for x in again.find(w.HTML))
        rows = again.part("elfen-seat-rows").children
        kept = [tuple(field.value for field in row.children[:2]) for row in rows]
        assert kept[:4] == [("person", "Ada"), ("greedy", "Bo"), ("random", "Cy"), ("", "Di")]

    on_screen(script)


def test_a_house_edition_is_remembered_by_its_name() -> None:
    library.keep_house_edition("Sunday", editions()["tradfr-fr"].with_rules(rounds=3))

    async def script(screen: Screen) -> None:
        screen.begin("pg", "house/Sunday")
        assert screen.record()["rules"]["rounds"] == 3
        again = Screen()
        assert again.field(t("start-edition")).value == "house/Sunday"
        assert not again.field(t("start-house-rules")).value, "its own switches are no others"

    on_screen(script)


@pytest.mark.parametrize("house", [False, True])
def test_the_rules_that_were_chosen_stay_when_the_language_changes(house: bool) -> None:
    others = editions()["tradfr-fr"]
    library.keep_house_edition("Sunday", others.with_rules(town_cards=not others.town_cards))

    async def script(screen: Screen) -> None:
        screen.field("Edition").value = "moon-1998"
        screen.field("Town cards").value = not editions()["moon-1998"].town_cards
        if house:
            first, *_ = BOARD.lakes
            screen.field("House rules").value = True
            screen.field(t("switch-lake_cost", lake=first)).value = 1
            screen.field(t("switch-boatmen", lake=first)).value = True
        speak(screen, "de", unfold=False)
        for n in range(2):
            screen.seat(n, "person", NAMES[n])
        screen.press(t("start-go"))
        wanted = editions()["moon-1998"].with_rules(
            town_cards=not editions()["moon-1998"].town_cards
        )
        if house:
            wanted = wanted.with_rules(
                lake_cost={**wanted.lake_cost, first: 1}, boatmen=sorted({*wanted.boatmen, first})
            )
        assert screen.record()["edition"] == wanted.key
        assert screen.record()["rules"] == wanted.rules()

    on_screen(script)


def test_who_chose_no_rules_gets_those_of_the_new_language() -> None:
    async def script(screen: Screen) -> None:
        for language in languages():
            speak(screen, language)
            assert screen.field(t("start-edition")).value == t("edition-proposed")
            assert not screen.field(t("start-house-rules")).value

    on_screen(script)


@pytest.mark.parametrize(
    "kept", [3, [], {}, {"key": []}, {"key": "x"}, {"key": "amigo-de", "rounds": 99}]
)
def test_kept_rules_that_make_no_sense_are_passed_over(kept: object) -> None:
    library.keep_setting("rules", kept)

    async def script(screen: Screen) -> None:
        assert screen.field("Edition").value == t("edition-proposed")

    on_screen(script)


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("nl,de;q=0.5", "de"),
        ("en;q=0.2,de", "de"),
        ("en; q=0.3, nl;q=0.9, de-CH; q=0.4", "de"),
        ("de;q=0,en;q=0.1", "en"),
        ("nl", "en"),
        ("", "en"),
    ],
)
def test_the_browsers_language_is_the_first(
    wish: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HTTP_ACCEPT_LANGUAGE", wish)

    async def script(screen: Screen) -> None:
        assert f'data-language="{language}"' in "".join(x.value for x in screen.find(w.HTML))

    on_screen(script)


def test_what_was_typed_stays_when_the_language_changes() -> None:
    async def script(screen: Screen) -> None:
        screen.seat(0, "person", "Ada")
        screen.seat(2, "greedy", "Cy")
        speak(screen, "de")
        rows = screen.part("elfen-seat-rows").children
        kept = [tuple(field.value for field in row.children[:2]) for row in rows]
        assert kept[0] == ("person", "Ada")
        assert kept[2] == ("greedy", "Cy")

    on_screen(script)


@pytest.mark.parametrize(
    "seats",
    [7, "Ada", [], [7] * 9, [{"who": "dragon", "color": "pink", "name": 7}], [{"who": []}]],
    ids=str,
)
def test_broken_remembered_seats_are_forgotten(seats: object) -> None:
    library.keep_setting("seats", seats)
    library.keep_setting("language", {"no": "language"})

    async def script(screen: Screen) -> None:
        rows = screen.part("elfen-seat-rows").children
        assert [row.children[0].value for row in rows] == ["person"] * 2 + [""] * 4
        assert len({row.children[2].value for row in rows}) == 6

    on_screen(script)


def people(screen: Screen) -> int:
    rows = screen.part("elfen-seat-rows").children
    return sum(row.children[0].value == "person" for row in rows)


def test_friends_find_two_seats_after_a_game_against_bots_and_keep_their_own() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pggg")
        screen.app.go(("play", "friends"))
        assert people(screen) == 2
        screen.seat(2, "person", "Zoë")
        screen.app.go(("play", "new"))
        assert people(screen) == 1
        screen.app.go(("play", "friends"))
        assert people(screen) == 3
        screen.app.go(("play", "new"))
        library.keep_setting("friends", [{"who": "person"}, {"who": "greedy"}])
        screen.app.go(("play", "friends"))
        assert people(screen) == 2, "whoever has played alone there"

    on_screen(script)


def test_the_person_at_the_machine_has_one_name_however_a_game_begins() -> None:
    async def script(screen: Screen) -> None:
        screen.app.go(("play",))
        screen.press(t("front-bots"))
        quick = screen.record()["players"][0]["name"]
        again = Screen()
        for seat, who in enumerate(["greedy", "person", "", "", "", ""]):
            again.seat(seat, who, "")
        again.press(t("start-go"))
        assert quick == again.record()["players"][1]["name"] == t("front-name")
        library.keep_setting("name", "Ada")
        named = Screen()
        named.press(t("start-go"))
        assert named.record()["players"][1]["name"] == "Ada"

    on_screen(script)
