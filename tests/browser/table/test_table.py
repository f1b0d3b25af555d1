"""The table in a real browser: refusals, files, languages, and bots."""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from elfenwidgets.play.game import Game
from elfenwidgets.rules import Move, State, apply, editions, legal_actions
from elfenwidgets.rules.board import BOARD as MAP
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.view import view
from elfenwidgets.text import t, use
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases import refusals
from elfenwidgets.ui.picking.meaning import question
from elfenwidgets.ui.picking.narrowing import Choosing
from tests.browser.conftest import Server, held_back, shown, until
from tests.browser.hands import Person
from tests.browser.moments import found, opened, step
from tests.browser.players import BOARD, CHOICES, COME, RACK, records

ADA, BO = Player("Ada", "green"), Player("Bo", "red")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use("en")
    yield
    use("en")


def written(game: Game) -> bytes:
    return json.dumps(game.record()).encode()


def drawn(page: Page, selector: str) -> bool:
    """Whether there is anything to see on a canvas that is not the page's own colour."""
    look = """canvas => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value, i) => i % 4 === 3 && value > 0)"""
    return bool(page.locator(selector).evaluate(look))


def test_behind_the_curtain_the_rack_is_empty(game: Page, voila: Server) -> None:
    person = Person(game, voila)
    person.begin("Ada", "Bo")
    assert not drawn(game, RACK)
    person.come()
    until(lambda: drawn(game, RACK))
    game.get_by_role("button", name="Hide my cards").click()
    game.wait_for_selector(".elfen-at-curtain")
    until(lambda: not drawn(game, RACK))
    expect(game.locator(BOARD)).to_be_hidden()
    expect(game.locator(".elfen-choices")).to_have_text("")
    expect(game.locator(".elfen-roads option")).to_have_count(0)
    assert "".join(game.locator(".elfen-panel").all_inner_texts()).strip() == ""


def test_a_record_is_loaded_from_a_file(game: Page, voila: Server, tmp_path: Path) -> None:
    def choose(path: Path) -> None:
        with game.expect_file_chooser() as chooser:
            game.get_by_role("button", name="Open a record").click()
        chooser.value.set_files(path)

    game.get_by_role("button", name=t("front-another")).click()
    name = game.locator(".elfen-seat-rows input").first
    name.fill("Adalbert")
    broken = tmp_path / "broken.elf.json"
    broken.write_bytes(b'{"format": "elfenland-record", "version": 1, "events"')
    choose(broken)
    expect(game.locator(".elfen-alarm")).to_contain_text("This record can’t be opened")
    expect(name).to_have_value("Adalbert")
    assert records(voila) == []
    played, _ = found(lambda state: state.phase == "travel")
    good = tmp_path / "good.elf.json"
    good.write_bytes(written(played))
    choose(good)
    person = Person(game, voila)
    person.come()
    assert person.record["events"] == played.record()["events"]
    state = replay(person.record)
    seen = view(state, state.turn)
    person.sees(seen, Choosing(seen.actions))


def test_german_is_remembered(game: Page, voila: Server) -> None:
    game.get_by_role("button", name="Deutsch").click()
    friends = game.get_by_role("button", name="Mit Freunden")
    friends.wait_for()
    expect(game.locator("html")).to_have_attribute("lang", "de")
    expect(game.locator(".elfen-app")).to_have_attribute("lang", "de")
    with held_back(game, "**/page.js?*"):
        game.reload(wait_until="commit")
        expect(game.get_by_role("status").filter(has_text="ausgerollt")).to_be_visible()
    shown(game)
    expect(game.locator("html")).to_have_attribute("lang", "de")
    friends.click()
    game.get_by_role("button", name="Partie beginnen").click()
    use("de")
    person = Person(game, voila)
    person.come()
    state = person.state
    seen = view(state, state.turn)
    person.sees(seen, Choosing(seen.actions))
    expect(game.locator(".elfen-what")).to_contain_text("verdeckten Stapel")


LOOKS_ON = """() => {
    globalThis.looksOn = false;
    const look = () => {
        looksOn = document.querySelector('.elfen-choices').innerText === '';
        if (!looksOn) requestAnimationFrame(look);
    };
    look();
}"""
"""Remembers once there is nothing to choose: bots may have played before anybody asks."""


def test_bots_play_by_themselves_and_nobody_is_asked(game: Page, voila: Server) -> None:
    person = Person(game, voila, seed=8)
    person.begin("Ada", t("bot-random"), t("bot-greedy"))

    def mine(state: State) -> bool:
        assert game.locator(".elfen-at-curtain").count() == 0
        return state.turn == 0

    for _ in range(3):
        until(lambda: mine(person.state))
        state = person.state
        seen = view(state, 0)
        person.sees(seen, Choosing(seen.actions))
        game.evaluate(LOOKS_ON)
        person.act(person.choose(state), state)
        game.wait_for_function("() => looksOn")
        until(partial(lambda before: person.state != before, state))
    until(lambda: mine(person.state))
    assert len([e for e in person.record["events"] if e["e"].startswith("draw")]) == 9
    assert person.record["meta"]["bots"] == {"1": "random", "2": "greedy"}


def too_dear(state: State) -> Any:
    """A road with a counter before the boot that costs more than the hand has of its card."""
    if state.phase != "travel":
        return None
    seen = view(state, state.turn)
    for connection in MAP.leaving(state.seats[state.turn].boot):
        target = Target("road", connection.id)
        choosing = Choosing(seen.actions)
        action = question(seen, choosing, target)
        if target not in choosing.targets and action is not None:
            game = Game(editions()["amigo-de"], (ADA, BO), 0, 0)
            game.state = state
            refusal = game.why_not(action)
            if refusal is not None and refusal.reason in ("road-price", "obstacle-price"):
                return target, refusal
    return None


def test_a_refused_click_says_the_sum_and_the_statement(lasting: Page, voila: Server) -> None:
    played, (target, refusal) = found(too_dear)
    person = opened(Person(lasting, voila), played)
    before = person.record
    person.point(BOARD, layout.centre(target), layout.FRAME)
    sentence = refusals.refusal(refusal, (ADA, BO))
    assert refusal.rule in sentence and "=" in sentence and "You hold" in sentence
    expect(lasting.locator(".elfen-alarm")).to_have_text(sentence)
    assert lasting.locator(".elfen-alarm").get_attribute("role") == "alert"
    assert person.record == before


def step_with_one_press(state: State) -> Any:
    """A step that one button plays, with more to do after it: the button, and the state then."""
    if state.phase != "travel":
        return None
    choosing = Choosing(view(state, state.turn).actions)
    for button, option in enumerate(choosing.options):
        picked = choosing.pick(option)
        if picked is not None and isinstance(picked.complete, Move):
            after = apply(state, picked.complete)
            if after.turn == state.turn:
                return button, after
    return None


def test_the_second_half_of_a_double_click_is_no_press(lasting: Page, voila: Server) -> None:
    played, (button, after) = found(step_with_one_press)
    person = opened(Person(lasting, voila), played)
    seen = view(after, after.turn)

    def press(button: int, clicks: int) -> None:
        """Press a button with what the browser counts as so many clicks in quick succession."""
        lasting.locator(CHOICES).nth(button).hover()
        lasting.mouse.down(click_count=clicks)
        lasting.mouse.up(click_count=clicks)

    press(button, 1)
    until(lambda: person.state == after)
    person.sees(seen, Choosing(seen.actions))
    press(0, 2)
    lasting.locator(BOARD).press("ArrowRight")  # its answer comes after that of the press
    expect(lasting.locator(".elfen-what")).to_contain_text("▸")
    person.sees(seen, Choosing(seen.actions))
    assert person.state == after
    press(0, 1)
    more = Choosing(seen.actions).pick(Choosing(seen.actions).options[0])
    assert more is not None
    if more.complete is None:
        person.sees(seen, more)
    else:
        until(lambda: person.state != after)


def test_a_step_can_be_clicked_by_its_town(lasting: Page, voila: Server) -> None:
    def by_town(state: State) -> Any:
        """A town that only one step leads to, which has only one price."""
        if state.phase != "travel":
            return None
        moves = [a for a in legal_actions(state) if isinstance(a, Move)]
        return next((m for m in moves if [x.to for x in moves].count(m.to) == 1), None)

    played, move = found(by_town)
    person = opened(Person(lasting, voila), played)
    person.point(BOARD, layout.centre(Target("town", move.to)), layout.FRAME)
    until(lambda: person.record["events"][-1] == move.to_event())


def test_a_step_is_taken_back(lasting: Page, voila: Server) -> None:
    moment, move = found(step)
    person, state = opened(Person(lasting, voila), moment), moment.state
    before = person.record
    person.act(move, state)
    until(lambda: person.record != before)
    seen = view(after := apply(state, move), after.turn)
    person.sees(seen, Choosing(seen.actions))  # an earlier "Undo", pressed too late, is none
    lasting.get_by_role("button", name="Undo").click()
    until(lambda: person.record == before)
    seen = view(state, state.turn)
    person.sees(seen, Choosing(seen.actions))
    assert lasting.locator(COME).is_hidden()
