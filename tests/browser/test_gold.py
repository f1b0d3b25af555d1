"""Elfengold in a real browser: an auction on a phone, and its lessons from begin to end."""

import random

from playwright.sync_api import Page, expect

from elfenwidgets.lessons import catalogue
from elfenwidgets.lessons.attempt import Attempt
from elfenwidgets.lessons.learned.keeping import load, update
from elfenwidgets.lessons.learned.progress import Progress, own_game
from elfenwidgets.lessons.level import Level
from elfenwidgets.lessons.own.game import Journey
from elfenwidgets.lessons.own_setting import READER
from elfenwidgets.lessons.question import Question
from elfenwidgets.lessons.step import Step
from elfenwidgets.play.bots.greedy import GreedyBot
from elfenwidgets.play.game import Game
from elfenwidgets.rules import editions
from elfenwidgets.rules.players import Player
from elfenwidgets.rules.view import View
from elfenwidgets.text import t, use
from elfenwidgets.ui.course.steps import left
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.phrases.course_words import say
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.prompts import label
from tests.browser.conftest import Server, painted, until
from tests.browser.hands import Keyboard, wait_for
from tests.browser.players import BOARD, FOCUSED, LOOKED, arrows
from tests.kept_games import library_in
from tests.there import there

ANSWER = """over => {
    const answers = [...document.querySelectorAll('.elfen-tries button')];
    if (answers[0].textContent === over) return true;
    const asked = document.querySelector('.elfen-story h3').textContent;
    const known = (window.known ??= {});
    const right = answers.find(each => each.textContent.startsWith('✓'));
    if (right) known[asked] = right.textContent.slice(1).trim();
    (right ?? answers.find(each => each.textContent === known[asked]) ?? answers[0]).click();
    return false;
}"""
"""Gives the answer that was right before; what is pressed twice, or too early, does nothing.
Says whether the drill is ``over``: its button says so."""

ENDINGS = {"pass_bid", "pass", "end_move"}
PLAYERS = (Player("Ada", "green"), Player("Bo", "red"))


def auction() -> Game:
    """A game of two people that has come to its first auction."""
    game, bot = Game(editions()["elfengold"], PLAYERS, 3, 0), GreedyBot()
    while game.state.phase != "auction":
        game.play(bot.choose(game.view(game.state.turn), random.Random(1)).action)
    return game


def test_an_auction_by_button_by_writing_and_by_keys(page: Page, voila: Server) -> None:
    use("en")
    with library_in(voila.home):
        from elfenwidgets.play import library

        id = library.import_record(auction().record())
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(voila.address)
    page.wait_for_selector(".elfen-home")
    page.evaluate("address => { location.hash = address }", f"#play/{id}")

    def come(name: str) -> None:
        page.get_by_role("button", name=f"I’m {name}", exact=True).click()
        page.wait_for_selector(".elfen-at-table .elfen-sale")

    come("Ada")
    page.get_by_role("button", name="Bid 1", exact=True).click()
    come("Bo")
    expect(page.locator(".elfen-sale .elfen-bid")).to_contain_text("Ada 1")
    field = page.locator(".elfen-bid-row input")
    field.fill("99")
    page.locator(".elfen-bid-row button").click()
    expect(page.locator(".elfen-said [role=alert]")).to_contain_text("you bid 99 and have 12")
    field.fill("lots")
    page.locator(".elfen-bid-row button").click()
    expect(page.locator(".elfen-said [role=alert]")).to_contain_text("in figures")
    box = page.locator(".elfen-bid-row").bounding_box()
    assert box is not None and box["y"] + box["height"] <= 844, "the field is in sight"
    field.fill("4")
    field.press("Enter")
    come("Ada")
    expect(page.locator(".elfen-sale .elfen-bid")).to_contain_text("Bo 4")
    page.locator("canvas.elfen-board").focus()
    for key in "12b":
        page.keyboard.press(key)
    come("Bo")
    expect(page.locator(".elfen-sale .elfen-bid")).to_contain_text("Ada 12")
    page.get_by_role("button", name="No bid", exact=True).click()
    # Ada has no coin left, and is passed over: Bo is asked about the next item.
    expect(page.locator(".elfen-seat .elfen-cash").first).to_contain_text("0 coins")
    expect(page.locator(".elfen-sale .elfen-bid")).to_contain_text("no bid yet")


class Learner(Keyboard):
    """Who reads a lesson: plays on its board by keys, and answers by its buttons."""

    @property
    def progress(self) -> Progress:
        with library_in(self.server.home):
            return load()

    @property
    def own(self) -> Game:
        """The reader's own game as it is kept."""
        return own_game(there(self.progress.gold), "elfengold")

    def deal(self) -> None:
        """Have the reader's own game dealt."""
        dealt = Progress()
        Journey(dealt, ("Ada", "Fenn", ""), "elfengold").deal(1)
        with library_in(self.server.home):
            update(lambda kept: kept.keep_own("elfengold", dealt.gold))

    def sees(self, seen: View, choosing: Choosing) -> None:
        wait_for(self.page, seen, choosing)
        self.page.locator(BOARD).focus()

    def pick(self, target: Target, seen: View, choosing: Choosing) -> None:
        for _ in range(arrows(target, seen, choosing, far=False)):
            self.page.keyboard.press("ArrowRight")
        self.page.wait_for_function(FOCUSED, arg=label(target, seen, choosing))
        self.enter()

    def level(self, level: Level) -> None:
        """Play a level by its own solution."""
        attempt = Attempt(level)
        for action in level.steps:
            # The next item may be offered for the same bids.
            self.page.wait_for_function(LOOKED, arg=len(attempt.view.log))
            self.act(action, attempt.state)
            attempt.play(action)
        expect(self.page.locator(".elfen-message").get_by_text(t("level-solved"))).to_be_visible()

    def drill(self) -> None:
        """Answer until it is over: the first time by chance, later as one has learned."""
        until(lambda: bool(self.page.evaluate(ANSWER, t("drill-again"))))

    def round(self, number: int) -> None:
        """Play a round with one action of each kind, and then what ends a phase."""
        done: set[str] = set()
        while (game := self.own).state.round == number:
            view = game.view(READER)
            self.page.wait_for_function(LOOKED, arg=len(view.log))
            ends = [each for each in view.actions if each.e in ENDINGS]
            new = [each for each in view.actions if each.e not in done | ENDINGS]
            action = (new or ends or view.actions)[0]
            done.add(action.e)
            self.act(action, game.state)
            until(lambda: self.progress.gold != game.record())
        expect(self.page.locator(".elfen-summary")).to_be_visible()

    def step(self, step: Step) -> None:
        """Do what a step asks for."""
        match step.item:
            case Level() as level:
                self.level(level)
            case Question() as question:
                said = say(question.answers[question.right - 1])
                self.page.locator(".elfen-tries").get_by_role("button", name=said).click()
                expect(self.page.locator(".elfen-tries")).to_contain_text("✓")
            case _ if step.drill is not None:
                self.drill()
            case _ if step.piece is not None:
                self.round(step.piece.round)


def test_both_lessons_are_played_to_their_end(page: Page, voila: Server) -> None:
    """From the first step of the first to the last of the second, with nothing left to be done."""
    use("en")
    learner = Learner(page, voila)
    learner.deal()
    first, second = map(catalogue.lesson, ("gold", "spells"))
    page.goto(f"{voila.at('/')}#learn/{first.key}")
    painted(page)
    for step in (*first.steps, *second.steps):
        expect(page.locator(".elfen-story")).to_contain_text(said(step))
        learner.step(step)
        page.locator(".elfen-foot .elfen-next").click()
        if step is first.steps[-1]:
            page.get_by_role("button", name=say(second.title)).click()
    assert left(first, learner.progress) == left(second, learner.progress) == ()


def said(step: Step) -> str:
    """A sentence by which one sees that a step is there."""
    if step.drill is not None:
        return t("drill-ask-coins", town="?").partition("?")[0]
    return say(there(step.says))
