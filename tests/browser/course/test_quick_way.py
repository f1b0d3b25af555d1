"""The quick way from end to end, by finger on a phone: from the first page to what comes after."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from elfenwidgets.lessons.beside.quick import QuickRound, quick_way
from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.own_setting import QUICK_WAY
from elfenwidgets.play import library
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.parts import parts
from tests.browser.conftest import Server, painted, shown, until, watched
from tests.browser.hands import Finger, wait_for
from tests.kept_games import library_in

PHONE = {"width": 390, "height": 844}
DOUBLE_TAP = 700  # milliseconds, more than any browser takes for one
READ = "(long) => new Promise((read) => setTimeout(read, long))"
# How far below what was said the hand lies.
HOLE = """() => {
    const [said, hand] = ['.elfen-message p', '.elfen-step canvas.elfen-rack']
        .map((each) => document.querySelector(each).getBoundingClientRect());
    return hand.top - said.bottom;
}"""
# What is told, and whether what it speaks of can be seen and pressed without scrolling.
SEEN = """() => {
    const told = [];
    for (const name of ['.elfen-goal', 'canvas.elfen-board', 'canvas.elfen-rack', '.elfen-foot']) {
        const part = document.querySelector(`.elfen-step ${name}`);
        const { top, bottom, left, right } = part.getBoundingClientRect();
        const foot = document.querySelector('.elfen-foot').getBoundingClientRect();
        const end = name === '.elfen-foot' ? innerHeight : foot.top;
        if (top < 0 || bottom > end + 1) told.push(`${name}: ${top} to ${bottom} of ${end}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) told.push('the page is too wide');
    return told;
}"""


class Learner(Finger):
    """Taps what is to be picked, in the course."""

    def moves(self, seen: View, action: Action) -> None:
        """Pick after pick until the action is played."""
        choosing = Choosing(seen.actions)
        while choosing.complete is None:
            wait_for(self.page, seen, choosing)
            wanted = parts(action) - Counter(choosing.picks)
            target = next(each for each in choosing.options if each in wanted)
            self.pick(target, seen, choosing)
            more = choosing.pick(target)
            assert more is not None
            choosing = more

    def now(self) -> QuickRound:
        """The round as it is kept."""
        with library_in(self.server.home):
            kept: Any = library.settings().get(QUICK_WAY)
        return QuickRound((t("lesson-you"), t("bot-1")), kept["played"])

    def onward(self) -> None:
        self.press(self.page.locator(".elfen-foot .elfen-next"))


@pytest.fixture
def learner(chromium: Browser, fresh: None, voila: Server) -> Iterator[Learner]:
    """Somebody new before the first page, with a phone."""
    with watched(chromium, viewport=PHONE, has_touch=True) as visitor:
        page = visitor.new_page()
        page.goto(voila.address)
        shown(page)
        yield Learner(page, voila)


def told(page: Page, sentence: str) -> None:
    """Read a sentence, which takes longer than from one tap to another that are a double tap."""
    expect(page.locator(".elfen-story")).to_contain_text(sentence)
    page.evaluate(READ, DOUBLE_TAP)
    assert page.evaluate(SEEN) == [], sentence


def test_somebody_new_plays_a_round_and_is_led_on(learner: Learner) -> None:
    page = learner.page
    learner.press(page.get_by_role("button", name=t("front-first")))
    painted(page)
    for step in quick_way().steps:
        told(page, t(str(step.says)))
        if isinstance(step.item, Level):
            attempt = Attempt(step.item)
            for action in step.item.steps:
                learner.moves(attempt.view, action)
                attempt.play(action)
            expect(page.locator(".elfen-message")).to_contain_text(t("level-solved"))
            assert page.evaluate(HOLE) < 20
        learner.onward()
    expect(page.locator(".elfen-story")).to_contain_text(t("quick-secret", name=t("bot-1")))
    round = learner.now()
    while not round.over:
        told(page, t(f"quick-{round.moment}", name=t("bot-1")))
        action = round.advice()
        learner.moves(round.view, action)
        round.play(action)
        until(lambda: learner.now().played == round.played)
    told(page, t("quick-over"))
    learner.onward()
    mine, theirs = round.towns
    expect(page.locator(".elfen-quick-end")).to_contain_text(
        t("quick-end", mine=mine, theirs=theirs, name=t("bot-1"))
    )
    learner.press(page.get_by_role("button", name=t("quick-coach")))
    expect(page.locator(".elfen-at-table .elfen-what")).to_be_visible()
