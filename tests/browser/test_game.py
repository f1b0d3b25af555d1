"""Games to the end, by mouse alone, by finger alone, by keyboard alone, and after reloads."""

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.rules import Move, Place, State, editions, legal_actions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.view import view
from elfenwidgets.text import use
from elfenwidgets.ui.picking.narrowing import Choosing
from tests.browser.conftest import Server, shown, watched
from tests.browser.hands import Finger, Keyboard, Person, Tabber
from tests.browser.players import COME
from tests.kept_games import library_in


@pytest.fixture(autouse=True)
def english() -> None:
    use("en")


def over(state: object) -> bool:
    return getattr(state, "phase", "") == "over"


def last_round() -> Game:
    """A game in which the last round has just begun."""
    game = Game(editions()["riogrande-2015"], (Player("Ada", "green"), Player("Bo", "red")), 7, 0)
    rng = Random(7)
    while game.state.round < game.state.edition.rounds:
        game.play(rng.choice(list(legal_actions(game.state))))
    return game


def first_and_last_round(person: Person) -> None:
    """Play a game's first round, and the last one of another: the two between are no different."""
    person.play(lambda state: state.round == 2)
    with library_in(person.server.home):
        library.import_record(last_round().record())
    person.page.goto(person.server.address)
    shown(person.page)
    person.go_on()
    person.play(over)
    expect(person.page.locator(".elfen-end h2")).to_contain_text("win")


def test_a_game_by_mouse_alone(game: Page, voila: Server, tmp_path: Path) -> None:
    person = Person(game, voila, seed=1)
    person.begin("Ada", "Bo")
    person.play(over)
    result = person.state
    expect(game.locator(".elfen-end h2")).to_contain_text("win")
    rows = game.locator(".elfen-end tbody tr")
    assert rows.count() == 2
    with game.expect_download() as download:
        game.get_by_text("Save the record of this game").click()
    assert download.value.suggested_filename == "elfenland.elf.json"
    content = Path(download.value.path()).read_bytes()
    assert replay(content) == result
    assert json.loads(content) == person.record


def test_a_game_by_keyboard_alone(game: Page, voila: Server) -> None:
    person = Keyboard(game, voila, seed=2, stops=0.4)
    person.begin("Ada", "Bo")
    first_and_last_round(person)


def test_a_game_by_finger_on_a_narrow_screen(chromium: Browser, voila: Server, game: Page) -> None:
    game.goto("about:blank")
    narrow = {"width": 400, "height": 800}
    with watched(chromium, has_touch=True, is_mobile=True, viewport=narrow) as visitor:
        page = visitor.new_page()
        page.goto(voila.address)
        shown(page)
        person = Finger(page, voila, seed=3, stops=0.4)
        person.begin("Ada", "Bo")
        first_and_last_round(person)


def test_a_round_by_buttons_and_lists_through_tab(game: Page, voila: Server) -> None:
    person = Tabber(game, voila, seed=4, stops=0.5)
    person.begin("Ada", "Bo")
    person.play(lambda state: state.round == 2)


def test_a_reload_in_every_phase(game: Page, voila: Server) -> None:
    """Nothing of the game is lost; what was only picked is picked anew."""
    person = Person(game, voila, seed=5, stops=0.7)
    person.begin("Ada", "Bo", edition="amigo-de")
    met: set[str] = set()
    wanted = {"draw_secret", "draw", "plan", "travel", "keep"}
    while met != wanted:
        state = person.state
        assert state.phase != "over", f"the game never came to {wanted - met}"
        stepped = person.record["events"][-1]["e"] == "move"
        if state.phase in met or (state.phase == "travel" and not stepped):
            person.turn()
            continue
        met.add(state.phase)
        if state.phase == "plan":
            if game.locator(".elfen-at-curtain").count():
                person.come()
            placing = next(a for a in legal_actions(state) if isinstance(a, Place))
            person.act(placing, state, picks=1)
        before = person.record
        game.reload()
        shown(game)
        person.come()
        assert person.record == before
        seen = view(state, state.turn)
        person.sees(seen, Choosing(seen.actions))
        person.turn()


def test_a_step_is_taken_back(game: Page, voila: Server) -> None:
    person = Person(game, voila, seed=6)
    person.begin("Ada", "Bo")

    def can_step(state: State) -> bool:
        return state.phase == "travel" and any(
            isinstance(action, Move) for action in legal_actions(state)
        )

    state = person.play(can_step)
    before = person.record
    if game.locator(".elfen-at-curtain").count():
        person.come()
    person.act(next(a for a in legal_actions(state) if isinstance(a, Move)), state)
    game.get_by_role("button", name="Undo").click()
    seen = view(state, state.turn)
    person.sees(seen, Choosing(seen.actions))
    assert person.record == before
    assert game.locator(COME).is_hidden()
