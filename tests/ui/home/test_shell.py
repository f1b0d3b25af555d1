"""The home: its places, the way there and back, the language."""

import ipywidgets as w
import pytest

from elfenwidgets.play import library
from elfenwidgets.play.notes import SAY_WHY
from elfenwidgets.text import language, t
from elfenwidgets.ui.course.unknown import unknown
from elfenwidgets.ui.home.shell import PLACES
from elfenwidgets.ui.kit import preferences
from tests.ui.home.browser import Browser
from tests.ui.screen import Screen, on_screen

pytestmark = pytest.mark.usefixtures("home", "faults")


def test_without_an_address_the_home_shows_its_front() -> None:
    browser = Browser()
    assert browser.entries == ["play"]
    assert t("start-title") in browser.page


@pytest.mark.parametrize("name", PLACES)
def test_the_head_leads_to_every_place(name: str) -> None:
    browser = Browser()
    assert f'<a href="#{name}"' in browser.page
    browser.follow(f"#{name}")
    assert browser.home.at[0] == name
    assert f'<a href="#{name}" aria-current=page>' in browser.page
    assert browser.home.bar.title == f"{t(f'place-{name}')} · Elfenland"


def test_back_and_forward_lead_through_the_places() -> None:
    browser = Browser()
    seen = ["play"]
    for link in ("#learn", "#learn/plan", "#puzzles/trip/2", "#settings", "#games", "#teach"):
        browser.follow(link)
        seen.append(link[1:])
        assert browser.address == link[1:]
    for address in reversed(seen[:-1]):
        browser.go(-1)
        assert browser.address == address
        assert browser.agrees
    for address in seen[1:]:
        browser.go(1)
        assert browser.address == address
        assert browser.agrees
    assert browser.entries == seen


def test_a_place_that_moves_by_itself_can_be_gone_back_from() -> None:
    browser = Browser()
    browser.follow("#puzzles/trip/2")
    steps = next(x for x in browser.find(w.ToggleButtons) if "elfen-tabs" in x._dom_classes)
    steps.set_state({"index": 1})
    assert browser.address == "puzzles/trip/3"
    browser.go(-1)
    assert browser.address == "puzzles/trip/2"
    browser.reload()
    assert browser.address == "puzzles/trip/2"
    assert t("puzzles-number", kind=t("puzzle-kind-trip"), n=2, of=60) in browser.page


@pytest.mark.parametrize(
    ("address", "front", "said"),
    [
        ("#nowhere", "play", "home-nowhere"),
        ("#play/no-such-game", "play", "home-no-game"),
        ("#play/a/b/c", "play", "home-nowhere"),
        ("#learn/nothing", "learn", "learn-unknown"),
        ("#puzzles/2999-01-01", "puzzles", "puzzles-nowhere"),
        ("#puzzles/trip/0", "puzzles", "puzzles-nowhere"),
    ],
)
def test_where_nothing_is_one_sentence_says_so_above_the_front(
    address: str, front: str, said: str
) -> None:
    browser = Browser()
    browser.visit(address)
    assert browser.home.at[0] == front
    assert (unknown("nothing").text if said == "learn-unknown" else t(said)) in browser.page
    assert browser.page.count('role="alert"') == 1
    browser.follow("#settings")
    assert 'role="alert"' not in browser.page


def test_another_language_is_spoken_everywhere() -> None:
    browser = Browser()
    for name in PLACES:
        browser.follow(f"#{name}")
    browser.follow("#settings")
    tongues = browser.find(w.ToggleButtons)[0]
    tongues.set_state({"index": [code for _, code in tongues.options].index("de")})
    assert language() == "de"
    assert browser.address == "settings"
    assert "Einstellungen" in browser.page
    for name, word in (("play", "Mit Freunden"), ("puzzles", "Rätsel"), ("learn", "Lektion")):
        browser.follow(f"#{name}")
        said = browser.page + "".join(x.description for x in browser.find(w.Button))
        assert word in said
    assert browser.home.bar.title == "Lernen · Elfenland"


def test_each_setting_holds_and_is_kept() -> None:
    browser = Browser()
    browser.follow("#settings")
    for key, value in (
        ("theme", "contrast"),
        ("size", "150"),
        ("motion", "none"),
        ("sound", "on"),
        ("pace", "slow"),
        ("round_card", "off"),
        ("preview", "prices"),
    ):
        offering = [x for x in browser.find(w.ToggleButtons) if value in dict(x.options).values()]
        offering[-1 if key == "round_card" else 0].value = value  # two are on or off
        assert library.settings()[key] == value
    name = browser.find(w.Text)[0]
    name.value = "  Ada\n Lovelace  "
    assert library.settings()["name"] == "Ada Lovelace"
    again = Browser()
    again.visit("#settings")
    shown = [x.value for x in again.find(w.ToggleButtons)][1:]
    assert shown == ["contrast", "150", "none", "on", "slow", "off", "prices"]


@pytest.mark.parametrize("kept", [7, [], {"a": 1}, "pink", None])
def test_a_setting_that_is_none_is_the_usual_one(kept: object) -> None:
    for key in ("theme", "size", "motion", "sound", "pace", "round_card", "preview", "name"):
        library.keep_setting(key, kept)
    browser = Browser()
    browser.visit("#settings")
    values = [x.value for x in browser.find(w.ToggleButtons)][1:]
    assert values == ["system", "100", "system", "off", preferences.PACE.usual, "on", "towns"]
    browser.follow("#play")


def test_a_reload_leads_back_to_the_game_behind_its_curtain() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        screen.sit_down()
        screen.choose(screen.choices[0])
        before = screen.record()
        (game,) = library.games("unfinished")
        browser = Browser()
        browser.visit(f"#play/{game.id}")
        assert browser.agrees
        assert "elfen-at-curtain" in browser.home.place.widget._dom_classes
        browser.press("I’m Bo")
        assert screen.record() == before

    on_screen(script)


def test_whoever_leaves_the_table_leaves_no_hand_open_and_no_bot_playing() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        screen.sit_down()
        assert screen.place == "table"
        game = screen.app.at
        screen.app.go(("settings",))
        screen.app.go(game)
        assert screen.place == "curtain"

    on_screen(script)


def test_a_finished_game_has_a_review_with_an_address() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("gr")
        await screen.to(lambda: screen.place == "end")
        game = screen.play.game
        screen.press(t("gamereview-open"))
        assert screen.app.at == ("play", game, "review")
        assert screen.place == "aside"
        screen.app.visit(("play", game), new=False)
        assert screen.place == "end"
        again = Browser()
        again.visit(f"#play/{game}/review")
        assert "elfen-at-aside" in again.home.place.widget._dom_classes
        again.follow("#play")
        assert "elfen-unfinished" not in "".join(
            name for x in again.find(w.VBox) for name in x._dom_classes
        )

    on_screen(script)


def test_the_review_of_a_running_game_is_the_game() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pp")
        game = screen.play.game
        browser = Browser()
        browser.visit(f"#play/{game}/review")
        assert browser.address == f"play/{game}"
        assert "elfen-at-curtain" in browser.home.place.widget._dom_classes

    on_screen(script)


def test_the_handbook_opens_over_the_words_and_leads_back() -> None:
    async def script(screen: Screen) -> None:
        screen.begin("pg", "moon-1998")
        screen.press(t("handbook-open"))
        book = screen.part("elfen-handbook")
        assert "elfen-open" in book._dom_classes
        page = book.children[1].value
        assert "draws one counter from the face-down stack" in page  # P2.1
        assert t("chart-title") in page
        assert t("switch-rounds") in page
        assert '<a href="#learn/travel/caravan-water">' in page  # often played wrong
        await screen.to_phase("draw")
        assert "one counter at a time" in book.children[1].value  # P3.1
        screen.press(t("handbook-close"))
        assert "elfen-open" not in book._dom_classes

    on_screen(script)


def test_a_game_against_two_bots_begins_in_one_press() -> None:
    async def script(screen: Screen) -> None:
        library.keep_setting("name", "Ada")
        screen.press(t("front-bots"))
        record = screen.record()
        assert [player["name"] for player in record["players"]] == ["Ada", "Fenn", "Mirel"]
        assert record["meta"]["bots"] == {"1": "greedy", "2": "greedy"}
        assert record["meta"][SAY_WHY] is True
        assert screen.place == "table"

    on_screen(script)


def test_a_double_press_begins_one_game() -> None:
    async def script(screen: Screen) -> None:
        button = screen.button(t("front-bots"))
        button.click()
        button.click()
        assert len(library.games("unfinished")) == 1
        screen.app.go(("play",))
        button.click()
        assert len(library.games("unfinished")) == 2, "from the front another one may begin"

    on_screen(script)


def test_the_settings_have_the_rulebooks_words_in_every_language() -> None:
    browser = Browser()
    browser.follow("#settings")
    assert "Transportmittel" not in browser.page
    words = next(x for x in browser.find(w.Button) if x.description == t("glossary-title"))
    words.click()
    assert "transportation counter" in browser.page
    assert "Transportmittel" in browser.page
    words.click()
    assert "Transportmittel" not in browser.page
