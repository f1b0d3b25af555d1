"""Every screen by the rules of WCAG 2.2 AA and by axe-core's best practice, in every theme.

And nothing on it, neither words nor the name of a thing, says what programs call nothing.
"""

from random import Random
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, ViewportSize, expect

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.selfplay import play
from elfenwidgets.rules import editions, legal_actions
from elfenwidgets.rules.players import Player
from elfenwidgets.text import t
from elfenwidgets.ui.kit.preferences import LOOKS
from tests.browser.conftest import Server, painted, shown
from tests.browser.hands import Person
from tests.browser.moments import opened
from tests.kept_games import library_in

THEMES = [theme for theme in LOOKS[0].choices if theme != "system"]
EVERYTHING: dict[str, Any] = {"resultTypes": ["violations"]}
COLORS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
SMALL = ViewportSize(width=390, height=844)


# It is brought once a page, and looks at all themes in one go.
FAULTS = """async (looks) => {
    const found = [];
    for (const [theme, options] of looks) {
        document.documentElement.dataset.elfenTheme = theme;
        for (const { id, nodes } of (await axe.run(options)).violations)
            for (const { html } of nodes) found.push(`${theme}: ${id}: ${html.slice(0, 120)}`);
    }
    const nothing = /\\b(null|undefined|NaN)\\b|^\\s*None\\s*$/;
    for (const part of document.body.querySelectorAll(':not(script, style)')) {
        const names = ['title', 'aria-label', 'alt', 'placeholder']
            .map((name) => part.getAttribute(name));
        const words = [...part.childNodes].filter((each) => each instanceof Text);
        if ([...names, ...words.map(({ data }) => data)].some((said) => nothing.test(said ?? '')))
            found.push(`nothing: ${part.outerHTML.slice(0, 120)}`);
    }
    return found;
}"""
BROUGHT = "() => 'axe' in window"
NAMELESS = """() => [...document.querySelectorAll('button')]
    .filter((button) => !(button.textContent.trim() || button.ariaLabel || button.title))
    .map((button) => button.outerHTML)"""
"""Buttons without a name: axe passes over what is hidden."""


def faults(page: Page) -> set[str]:
    """What axe finds on the page as it stands; of the themes, which differ in colours, by those."""
    if not page.evaluate(BROUGHT):
        page.evaluate(AXE_SCRIPT)
    options = [EVERYTHING, *({**EVERYTHING, **COLORS} for _ in THEMES[1:])]
    return set(page.evaluate(FAULTS, list(zip(THEMES, options, strict=True))))


def test_every_place_can_be_used_by_everybody(game: Page) -> None:
    assert faults(game) == set()
    for address, part in {
        "learn": ".elfen-course-head",
        "learn/plan": ".elfen-step",
        "puzzles": ".elfen-stage",
        "games": ".elfen-my-games",
        "teach": ".elfen-learn",
        "settings": ".elfen-settings",
        "rules": ".elfen-rules-page",
        "solo/first": ".elfen-puzzling",
    }.items():
        game.evaluate("address => location.hash = address", address)
        game.locator(part).first.wait_for()
        assert faults(game) == set(), address
        assert game.evaluate(NAMELESS) == [], address
    game.set_viewport_size(SMALL)
    assert faults(game) == set()


def planning() -> Game:
    """A game of three, one of them with a long name, in which a counter is to be placed."""
    players = (Player("Ada", "green"), Player("W" * 24, "red"), Player("Zoë", "blue"))
    game, rng = Game(editions()["moon-1998"], players, 3, 0), Random(3)
    while game.state.phase != "plan":
        game.play(rng.choice(list(legal_actions(game.state))))
    return game


def test_a_game_can_be_played_by_everybody(game: Page, voila: Server) -> None:
    person = Person(game, voila, seed=3)
    game.get_by_role("button", name=t("front-another")).click()
    game.locator(".elfen-seat-rows option").last.wait_for(state="attached")
    seat = game.get_by_role("group", name=t("start-seat", n=2))
    expect(seat.get_by_role("textbox", name=t("start-name"))).to_be_visible()
    game.get_by_role("button", name=t("start-house-rules")).click()
    game.locator(".elfen-house-rules select").last.wait_for()
    assert faults(game) == set(), "the form with house rules"
    game.evaluate("location.hash = 'play'")
    person.begin("Ada", "W" * 24, "Zoë", edition="moon-1998")
    assert faults(game) == set(), "the curtain"
    opened(person, planning())
    painted(game)
    assert faults(game) == set(), "the plan"
    game.get_by_role("button", name=t("handbook-open")).click()
    expect(game.locator(".elfen-handbook")).to_be_visible()  # Escape closes only what is open
    assert faults(game) == set(), "the handbook"
    game.keyboard.press("Escape")
    expect(game.locator(".elfen-handbook")).to_be_hidden()
    game.set_viewport_size(SMALL)
    assert faults(game) == set(), "a phone"


def test_a_game_that_is_over_can_be_looked_at_by_everybody(game: Page, voila: Server) -> None:
    with library_in(voila.home):
        library.import_record(play(editions()["riogrande-2015"], ["greedy", "random"], 1).record())
        over = library.games("finished")[0].id
    for address, part in {
        f"play/{over}": ".elfen-end",
        f"games/{over}/replay": ".elfen-replay-strip",
        f"play/{over}/review": ".elfen-looking",
    }.items():
        game.evaluate("address => location.hash = address", address)
        shown(game)
        game.locator(part).first.wait_for()
        assert faults(game) == set(), address
    game.set_viewport_size(SMALL)
    assert faults(game) == set(), "a phone"
