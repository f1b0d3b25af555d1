"""Games by mouse alone, by finger alone, by keyboard alone, and after reloads."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from elfenwidgets.play import library
from elfenwidgets.rules import Place, legal_actions
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.view import view
from elfenwidgets.text import use
from elfenwidgets.ui.picking.narrowing import Choosing
from tests.brisk import SLOW
from tests.browser.conftest import Server, serving, shown, watched
from tests.browser.hands import Finger, Keyboard, Person, Tabber
from tests.browser.moments import found, opened, reached, step
from tests.kept_games import library_in


@pytest.fixture(autouse=True)
def english() -> None:
    use("en")


def over(state: object) -> bool:
    return getattr(state, "phase", "") == "over"


def beginning_and_end(person: Person) -> None:
    """Begin a game, do what there is to do between two rounds, and play another game to its end."""
    person.begin("Ada", "Bo")
    person.turn()
    for phase in ("draw_secret", "draw", "keep"):
        opened(person, reached(phase))
        person.turn()
    opened(person, reached("plan", last=True))
    person.play(over)
    expect(person.page.locator(".elfen-end h2")).to_contain_text("win")


def test_a_game_by_mouse_alone(fresh: None, page: Page, voila: Server) -> None:
    """Its first round, and the end of another in the dark; the console stays silent."""
    said: list[str] = []
    page.on("console", lambda m: said.append(m.text) if m.type == "error" else None)
    page.goto(voila.address)
    shown(page)
    person = Person(page, voila, seed=6, stops=0.6)
    person.begin("Ada", "Bo")
    person.play(lambda state: state.round == 2)
    with library_in(voila.home):
        library.import_record(reached("plan", last=True).record())
    page.emulate_media(color_scheme="dark")
    page.goto("about:blank")
    page.goto(voila.address)
    shown(page)
    person.go_on()
    person.play(over)
    result = person.state
    expect(page.locator(".elfen-end h2")).to_contain_text("win")
    rows = page.locator(".elfen-end tbody tr")
    assert rows.count() == 2
    with page.expect_download() as download:
        page.get_by_text("Save the record of this game").click()
    assert download.value.suggested_filename == "elfenland.elf.json"
    content = Path(download.value.path()).read_bytes()
    assert replay(content) == result
    assert json.loads(content) == person.record
    assert said == []


def test_beginning_and_end_by_keyboard_alone(game: Page, voila: Server) -> None:
    beginning_and_end(Keyboard(game, voila, seed=5, stops=0.5))


def test_beginning_and_end_by_finger_on_a_narrow_screen(chromium: Browser, tmp_path: Path) -> None:
    """A tap means what is seen there, even while the kernel still draws it for another screen."""
    narrow = {"width": 400, "height": 800}
    with (
        serving(tmp_path, startup=SLOW) as server,
        watched(chromium, has_touch=True, is_mobile=True, viewport=narrow) as visitor,
    ):
        page = visitor.new_page()
        page.goto(server.address)
        shown(page)
        beginning_and_end(Finger(page, server, seed=10, stops=0.5))


def test_beginning_and_end_by_buttons_and_lists_through_tab(game: Page, voila: Server) -> None:
    beginning_and_end(Tabber(game, voila, seed=10, stops=0.5))


def test_a_reload_loses_nothing(game: Page, voila: Server) -> None:
    """What was only picked is picked anew."""
    stepped, move = found(step)
    stepped.play(move)
    for moment in (reached("draw_secret"), reached("plan"), stepped):
        person, state = opened(Person(game, voila), moment), moment.state
        if state.phase == "plan":
            placing = next(a for a in legal_actions(state) if isinstance(a, Place))
            person.act(placing, state, picks=1)
        before, address = person.record, game.evaluate("location.hash")
        game.reload()
        shown(game)
        person.come()
        assert (person.record, game.evaluate("location.hash")) == (before, address)
        seen = view(state, state.turn)
        person.sees(seen, Choosing(seen.actions))
    person.turn()
