"""The rules' page: every switch, house editions, and the way to a game by them."""

import json
from base64 import b64decode
from datetime import UTC, datetime
from typing import Any

import ipywidgets as w
import pytest

from elfenwidgets.play import library
from elfenwidgets.rules import editions
from elfenwidgets.rules.house_rules.house import write
from elfenwidgets.rules.house_rules.switches import SWITCHES
from elfenwidgets.text import t
from elfenwidgets.ui.phrases import switches
from tests.ui.home.browser import Browser
from tests.ui.pressing import press

pytestmark = pytest.mark.usefixtures("home", "faults")

STRICT = "caravan_only_if_unable"


def at_rules(address: str = "#rules") -> Browser:
    browser = Browser()
    browser.follow(address)
    return browser


def turn(browser: Browser, key: str, value: object) -> None:
    """Turn a switch as its list does."""
    called = switches.name(SWITCHES[key])
    (box,) = (x for x in browser.find(w.Dropdown) if x.description.endswith(called))
    box.value = value


def bring(browser: Browser, name: str, content: bytes) -> None:
    uploader = next(x for x in browser.find(w.FileUpload) if x.accept == ".json")
    file: dict[str, Any] = {"name": name, "type": "", "size": len(content), "content": content}
    uploader.value = ({**file, "last_modified": datetime.now(UTC)},)


@pytest.mark.parametrize("key", SWITCHES)
def test_a_turned_switch_is_played_at_an_address_of_its_own(key: str) -> None:
    browser, switch = at_rules(f"#rules/{key}"), SWITCHES[key]
    rules = next(each for each in editions().values() if switch.turns(each))
    for value in (*switch.values, switch.values[0]):
        turn(browser, key, value)
        page = browser.page
        for each in switch.values:
            assert switches.outcome(switch, each, rules) in page
        now = t("turned-now", value=switches.value_name(switch, value, rules))
        assert f"<li aria-current=true><b>{now}</b>" in page
    assert t("lesson-board") not in browser.page, "the board is heard as what it is"
    assert browser.address == f"rules/{key}"
    again = Browser()
    again.visit(f"#rules/{key}")
    assert switches.outcome(switch, switch.values[0], rules) in again.page


def test_elfengold_has_switches_of_its_own() -> None:
    browser = at_rules("#rules/witch")
    shown = [x.description for x in browser.find(w.Dropdown)]
    assert t("switch-witch") in shown and t("switch-hand") not in shown
    turn(browser, "witch", True)
    assert t("statement-GW2") not in browser.page
    turn(browser, "witch", False)
    assert t("statement-GW2") in browser.page
    turn(browser, "gold_values", "drawn")
    browser.press(t("turned-start"))
    rules = browser.home.place._front._form._rules.edition  # type: ignore[attr-defined]
    assert (rules.key, rules.gold.gold_values) == ("elfengold", "drawn")
    browser.follow("#rules/hand")
    assert t("switch-witch") not in [x.description for x in browser.find(w.Dropdown)]


def test_strict_caravans_refuse_the_trip_and_say_why() -> None:
    browser = at_rules()
    turn(browser, STRICT, True)
    assert t("statement-P5-8") in browser.page and "1 dragon. <small" in browser.page
    turn(browser, STRICT, False)
    assert "1 dragon. <small" not in browser.page
    browser.home.place.open(())
    press(browser.home, t("turned-play"))
    assert "You: in Lapphálya" in browser.page


def test_the_table_has_every_edition_and_marks_what_differs() -> None:
    page = at_rules().page
    assert all(f'<th scope="col">{t(f"edition-{key}")}</th>' in page for key in ("moon-1998",))
    assert page.count('class="elfen-differs"') == 20
    assert all(f'href="#rules/{key}"' in page for key in SWITCHES)


def test_a_game_begins_by_the_rules_as_they_are_turned() -> None:
    browser = Browser()
    browser.follow("#play/new")
    browser.follow("#rules")
    turn(browser, STRICT, True)
    turn(browser, "boatmen-magnum", True)
    browser.press(t("turned-start"))
    assert browser.address == "play/new"
    form = browser.home.place._front._form  # type: ignore[attr-defined]
    rules = form._rules.edition
    assert (rules.caravan_only_if_unable, rules.boatmen) == (True, ("Mare Magnum",))


def test_a_house_edition_stands_in_the_list_of_the_form() -> None:
    browser = Browser()
    browser.follow("#play/new")
    browser.follow("#rules")
    turn(browser, "rounds", 3)
    next(x for x in browser.find(w.Text) if x.description == t("house-name")).value = "Sunday"
    browser.press(t("house-keep"))
    assert t("house-kept", name="Sunday") in browser.page
    browser.press(t("house-keep"))
    assert t("house-nameless") in browser.page
    browser.follow("#play/new")
    (box,) = (x for x in browser.find(w.Dropdown) if x.description == t("start-edition"))
    box.value = dict(box.options)["Sunday"]
    rules = browser.home.place._front._form._rules.edition  # type: ignore[attr-defined]
    assert rules.rules() == library.house_editions()["Sunday"].rules()
    assert rules.rounds == 3


def test_a_house_edition_is_a_file_and_comes_back() -> None:
    library.keep_house_edition("Sun. day’s é", editions()["tradfr-fr"])
    browser = at_rules()
    press(browser.home, "Sun. day’s é")
    page = browser.page
    assert 'download="Sun. day’s é.json"' in page
    file = b64decode(page.split("base64,")[1].split('"')[0])
    assert json.loads(file) == editions()["tradfr-fr"].rules()
    library.drop_house_edition("Sun. day’s é")
    bring(browser, "Sun. day’s é.json", file)
    bring(browser, "Other.JSON", file)
    assert [*library.house_editions()] == ["Other", "Sun. day’s é"]
    bring(browser, "OTHER.json", file)
    assert t("house-taken") in browser.page


def test_a_name_that_no_file_may_have_becomes_one_and_a_file_s_name_is_cleaned() -> None:
    for name, file in ((' 3/4: "a"? ', "3-4- -a"), ("../..", "edition"), ("<b>", "b")):
        library.keep_house_edition(name, editions()["tradfr-fr"])
        browser = at_rules()
        press(browser.home, library.whole_name(name))
        assert f'download="{file}.json"' in browser.page
    bring(browser, f" \u202e{'x' * 500}.json", write(editions()["moon-1998"]).encode())
    assert "x" * 40 in library.house_editions()


def test_the_name_of_a_printed_edition_hides_it_nowhere() -> None:
    printed = t("edition-elfengold")
    library.keep_house_edition(printed, editions()["riogrande-2015"])
    browser = at_rules()
    assert browser.page.count(f'<th scope="col">{printed}</th>') == 2
    (box,) = (x for x in browser.find(w.Dropdown) if x.description == t("turned-begin"))
    assert [label for label, _ in box.options].count(printed) == 2
    box.value = [*editions()].index("elfengold")
    assert t("switch-witch") in [x.description for x in browser.find(w.Dropdown)]
    box.value = len(editions())
    assert t("switch-witch") not in [x.description for x in browser.find(w.Dropdown)]


def test_it_is_deleted_only_after_a_question() -> None:
    library.keep_house_edition("Sunday", editions()["moon-1998"])
    browser = at_rules()
    press(browser.home, "Sunday")
    press(browser.home, t("house-delete"))
    assert "Sunday" in library.house_editions()
    press(browser.home, t("house-stay"))
    press(browser.home, t("house-delete"))
    press(browser.home, t("house-sure", name="Sunday"))
    assert library.house_editions() == {}


@pytest.mark.parametrize("content", [b"\x00", b"[]", b"{}", b"x" * 99_999])
def test_a_file_that_is_no_edition_gets_one_sentence(content: bytes) -> None:
    browser = at_rules()
    bring(browser, "<b>odd</b>.json", content)
    assert browser.page.count('role="alert"') == 1
    assert library.house_editions() == {}


def test_switches_that_contradict_each_other_are_refused() -> None:
    browser = at_rules()
    turn(browser, "rounds", 3)
    turn(browser, "early_end", "end_of_round_3")
    assert t("refusal-house-three-rounds") in browser.page
    browser.press(t("turned-start"))
    assert browser.address.startswith("rules")
    next(x for x in browser.find(w.Text) if x.description == t("house-name")).value = "Odd"
    browser.press(t("house-keep"))
    assert library.house_editions() == {}
    assert t("refusal-house-three-rounds") in browser.page
    turn(browser, "rounds", 4)
    assert t("refusal-house-three-rounds") not in browser.page
    bring(browser, "odd.json", write(editions()["moon-1998"].with_rules(rounds=3)).encode())
    assert library.house_editions() == {}


def test_in_elfengold_a_tie_goes_by_coins() -> None:
    browser = at_rules("#rules/witch")
    turn(browser, "town_card_tie", "cards")
    values = [t(f"switch-town_card_tie-{value}-coins") for value in ("distance", "cards")]
    (box,) = (
        x for x in browser.find(w.Dropdown) if x.description.endswith(t("switch-town_card_tie"))
    )
    assert [said for said, _ in box.options] == values
    assert t("turned-town_card_tie-cards-coins") in browser.page
    table = browser.page.split("elfen-editions")[1]
    assert table.count(f"<td>{values[0]}</td>") == 1


def test_a_house_edition_of_elfengold_turns_the_switches() -> None:
    library.keep_house_edition("Gold", editions()["elfengold"].with_rules(hand_limit="four"))
    browser = at_rules()
    press(browser.home, "Gold")
    press(browser.home, t("house-turn", name="Gold"))
    (box,) = (x for x in browser.find(w.Dropdown) if x.description == t("switch-hand_limit"))
    assert box.value == "four"


def test_what_is_often_played_wrong_has_an_address() -> None:
    browser = at_rules("#rules/wrong")
    assert t("often-title") in browser.page
    browser.follow("#learn/editions/done")
    assert '<a href="#rules">' in browser.page
    browser.visit("#rules/weather")
    assert (browser.address, t("page-nowhere") in browser.page) == ("rules", True)
    assert t("home-nowhere") not in browser.page, "the rules are not where everything begins"
