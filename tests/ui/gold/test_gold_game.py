"""A whole game of Elfengold at the table by clicks alone, and what is not on offer."""

import asyncio
import random
from typing import Any

import ipywidgets as w
import pytest

from elfenwidgets.play import library
from elfenwidgets.play.game import Game
from elfenwidgets.play.table import Table
from elfenwidgets.rules import apply, editions, notation
from elfenwidgets.rules.conformance import cases
from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.players import COLORS, Player
from elfenwidgets.rules.position.text import parse
from elfenwidgets.rules.state import State
from elfenwidgets.text import languages, t, use
from elfenwidgets.ui.drawing.board_widget import BoardWidget
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.screen.bridge import Pane
from elfenwidgets.ui.table.screen import TableScreen
from tests.in_a_thread import in_a_thread
from tests.ui.everything import EVERYTHING
from tests.ui.pressing import listed, offered, tell, widgets

pytestmark = pytest.mark.usefixtures("home", "faults")

FOREST = "forest:feodor-lapphalya"
DESERT = "desert:albaran-feodor"
PLAIN = "plain:elvenhold-lapphalya"
BEATA = "plain:beata-elvenhold"


class Sat:
    """A table that somebody sits at, with all that they see and press."""

    def __init__(self, game: Game, bots: dict[int, str]) -> None:
        self.faults: list[str] = []
        self.table = Table(game, bots)
        guard = Guard(self.faults.append)
        self.screen = TableScreen(BoardWidget(guard.passing), guard, lambda place: None)
        self.screen.open(self.table, library.Save.new())

    def all(self, kind: type[w.Widget]) -> list[Any]:
        return [x for part in self.screen.parts for x in widgets(part, kind)]

    @property
    def said(self) -> str:
        return "".join(x.value for x in self.all(w.HTML))

    @property
    def buttons(self) -> list[tuple[str, str]]:
        return [(id, label) for label, id in offered(self.pane).items()]

    def press(self, id: str) -> None:
        tell(self.pane.bridge, pick=id)

    @property
    def pane(self) -> Pane:
        (found,) = self.all(Pane)
        assert isinstance(found, Pane)
        return found

    def write(self, sum: str) -> None:
        """Write a bid into the field, and press the button beside it."""
        (field,) = self.all(w.Text)
        field.set_state({"value": sum})
        next(b for b in self.all(w.Button) if b.description == t("bid-go")).click()


def at(state: State) -> Sat:
    """A table at a position, where the seat in turn is the only person."""
    players = [Player(f"Player {n}", COLORS[n]) for n in range(len(state.seats))]
    game = Game(state.edition, players, 1, state.turn)
    game.state = state
    return Sat(game, {n: "random" for n in range(len(players)) if n != state.turn})


def test_a_whole_game_against_bots_by_buttons_alone() -> None:
    async def script() -> None:
        rng = random.Random(5)
        edition = editions()["elfengold"].with_rules(witch=True)
        players = [Player(name, color) for name, color in zip("ABC", COLORS, strict=False)]
        sat = Sat(Game(edition, players, 11, 0), {1: "greedy", 2: "random"})
        sat.screen._bots.pace = "at-once"
        seen, stray = set(), 0
        while not sat.table.game.over:
            assert sat.faults == []
            session, before = sat.screen.session, sat.table.game.state
            if sat.table.turn != 0:
                await asyncio.sleep(0.001)
                continue
            seen.add(before.phase)
            if rng.random() < 0.1:
                strange = rng.choice([x for x in EVERYTHING if x not in session.choosing.targets])
                if session.choosing.pick(strange) is None and strange.kind not in ("back", "undo"):
                    session.pick(strange)
                    stray += 1
                    assert sat.table.game.state is before, f"{strange} was not on offer"
            roads = listed(sat.pane.bridge)
            choices = [(i, label) for i, label in sat.buttons if label != t("choice-undo")]
            if not choices or (rng.random() < 0.5 and session.choosing.picks):
                options = [*session.choosing.options]
                if options:
                    session.pick(rng.choice(options))
                    continue
            assert choices or roads, "there is always something to press"
            sat.press(rng.choice(choices)[0])
        assert seen == {"open", "auction", "plan", "travel", "reward", "cards", "keep_items"}
        assert stray > 10
        assert t("end-coins") in sat.said
        assert Table.from_record(sat.table.game.record()).game.over
        sat.screen.close()

    in_a_thread(script())


AUCTION = gold_position(phase="auction", row="dragon tree", coins=12, bid=3, bidder=1, round=2)


@pytest.mark.parametrize(
    ("written", "answer"),
    [
        ("3", "Bid 4 or more, not 3, or pass."),
        ("0", "Bid 4 or more, not 0, or pass."),
        ("13", "you bid 13 and have 12"),
        ("99999", "“99999” is no number of coins."),
        ("four", t("bid-nothing")),
        ("-5", t("bid-nothing")),
        ("", t("bid-nothing")),
        ("²", t("bid-nothing")),
    ],
)
def test_a_bid_that_cannot_be_is_answered_with_the_numbers(written: str, answer: str) -> None:
    async def script() -> None:
        sat = at(AUCTION)
        sat.write(written)
        assert answer in sat.said
        assert sat.table.game.state is AUCTION
        assert sat.faults == []
        sat.screen.close()

    in_a_thread(script())


def test_a_bid_is_written_or_typed() -> None:
    async def script() -> None:
        sat = at(AUCTION)
        (field,) = sat.all(w.Text)
        assert field.value == ""
        sat.write(" 7 ")
        assert sat.table.game.state.gold is not None
        assert sat.table.game.state.gold.bid == 7
        assert field.value == "", "the next bid is another one"
        sat.write("")
        assert t("bid-nothing") not in sat.said, "the second half of a double press"
        sat.screen.close()
        sat = at(AUCTION)
        (field,) = sat.all(w.Text)
        field.set_state({"value": "8"})
        field._handle_custom_msg({"event": "submit"}, [])
        assert sat.table.game.state.gold is not None
        assert sat.table.game.state.gold.bid == 8, "by Enter"
        sat.screen.close()
        sat = at(AUCTION)
        for key in ("1", "0", "b"):
            sat.screen.session.key(key)
        assert sat.table.game.state.gold is not None
        assert sat.table.game.state.gold.bid == 10
        sat.screen.close()

    in_a_thread(script())


def test_nothing_of_an_auction_is_left_when_the_curtain_falls() -> None:
    async def script() -> None:
        players = [Player(name, color) for name, color in zip("AB", COLORS, strict=False)]
        game = Game(AUCTION.edition, players, 1, AUCTION.turn)
        game.state = AUCTION
        sat = Sat(game, {})
        (field,) = sat.all(w.Text)
        while sat.table.hot_seat.awaited is None:
            assert t("goods-sale") in sat.said
            field.set_state({"value": "11"})
            (passed,) = (id for id, label in sat.buttons if label == t("choice-pass-bid"))
            sat.press(passed)
        assert t("curtain-about") in sat.said
        assert t("goods-sale") not in sat.said and field.value == ""
        sat.screen.close()

    in_a_thread(script())


PROMPTS = {
    "cards": gold_position(phase="cards", round=2, gold_pile=2),
    "open": gold_position(phase="open", drawn="dragon tree"),
    "auction-first": gold_position(phase="auction", row="dragon tree", coins=1),
    "auction": AUCTION,
    "auction-out": gold_position(phase="auction", row="tree", coins=2, bid=3, bidder=1),
    "plan": gold_position(open="dragon tree double", secret="exchange", roads={FOREST: "unicorn"}),
    "travel": gold_position(
        phase="travel",
        at="feodor",
        hand="witch unicorn unicorn elfcycle",
        roads={FOREST: "unicorn elfcycle!"},
        rules={"witch": True},
    ),
    "reward": gold_position(phase="reward", gathered=9),
    "reward-none": gold_position(phase="reward"),
    "reward-second": gold_position(phase="reward", gathered=9, taken=1),
    "discard": gold_position(
        phase="discard",
        hand="raft raft raft witch dragon dragon",
        rules={"hand_limit": "four", "witch": True},
    ),
    "keep_items": gold_position(phase="keep_items", open="dragon dragon tree", secret="exchange"),
}
"""A position for each thing that Elfengold asks."""


@pytest.mark.parametrize("name", PROMPTS)
def test_every_question_is_asked_in_every_language(name: str) -> None:
    """Each phase is shown with its question, choices, handbook and hint, and without a fault."""

    async def script() -> None:
        asked = set()
        for language in languages():
            use(language)
            sat = at(PROMPTS[name])
            session = sat.screen.session
            asked.add(session.now())
            assert session.now() and sat.buttons
            sat.screen._look_up()
            for _ in range(3):
                session.hint()
            for target in session.choosing.options[:12]:
                session.point(target)
            assert sat.faults == []
            sat.screen.close()
        assert len(asked) == len(languages()), "no two languages say the same"

    in_a_thread(script())


HANDBOOK = {
    "plan": ({"P4-1-items", "P4-2-items", "P4-5", "G5-5"}, {"P4-1", "P4-2", "P4-6", "P4-7"}),
    "travel": ({"G6-3", "P5-8"}, {"P5-12", "P5-13", "GW2"}),
    "travel-limit": ({"P5-12", "GW2"}, {"G6-3", "P5-13"}),
    "discard": ({"P5-12"}, {"G6-3"}),
    "over": ({"GE1", "GE2"}, {"E4"}),
    "over-towns": ({"GE3", "E4"}, set[str]()),
}
"""Statements of the rulebook that a handbook has beside a position of Elfengold, and has not."""


def ended(case: str) -> State:
    """The end of a game to which a case of the conformance suite leads."""
    found = cases()[case]
    return apply(parse(found.position), notation.parse(found.action or ""))


@pytest.mark.parametrize("name", HANDBOOK)
def test_the_rules_beside_a_game_of_elfengold_are_its_own(name: str) -> None:
    limited = {"hand_limit": "four", "witch": True}
    state = {
        "plan": gold_position(phase="plan"),
        "travel": gold_position(phase="travel"),
        "travel-limit": gold_position(phase="travel", rules=limited),
        "discard": PROMPTS["discard"],
        "over": ended("GE1-1"),
        "over-towns": ended("GE3-1"),
    }[name]
    holds, elsewhere = HANDBOOK[name]

    async def script() -> None:
        sat = at(state)
        sat.screen._look_up()
        assert {key for key in holds if t(f"statement-{key}") not in sat.said} == set()
        assert {key for key in elsewhere if t(f"statement-{key}") in sat.said} == set()
        assert t("chart-about-items") in sat.said and t("chart-about") not in sat.said
        sat.screen.close()

    in_a_thread(script())


def test_the_market_and_the_auction_stand_beside_the_board() -> None:
    async def script() -> None:
        sat = at(AUCTION)
        assert 'aria-label="dragon"' in sat.said
        assert "<bdi>Player 1</bdi> <b>3</b>" in sat.said
        assert "Player 0 may still bid" in sat.said
        assert t("seat-coins", coins=12) in sat.said
        sat.screen.close()

    in_a_thread(script())


def test_what_goes_nowhere_is_refused_with_its_statement() -> None:
    """Two unicorns change nothing, the other counter is a Double's own kind, water takes none."""
    both = {FOREST: "unicorn", "forest:dagamura-kihromah": "unicorn"}
    tried = [
        (gold_position(open="exchange", roads=both), ("counter exchange",), "(G5.5)"),
        (gold_position(open="tree"), ("counter tree",), "(G5.1)"),
        (gold_position(open="gold_piece"), ("counter gold_piece",), "(G5.3)"),
        (
            gold_position(open="double unicorn dragon", roads=both),
            ("counter double", "counter unicorn"),
            "(G5.4)",
        ),
        (
            gold_position(open="double unicorn dragon magic_cloud", roads=both),
            ("counter double", f"road {FOREST}", "counter unicorn"),
            "(G5.4)",
        ),
    ]

    async def script() -> None:
        for state, picks, rule in tried:
            sat = at(state)
            before = sat.table.game.state
            for pick in picks:
                sat.screen.session.pick(Target(*pick.split(" ")))  # type: ignore[arg-type]
            assert rule in sat.said, (picks, sat.said)
            assert sat.table.game.state is before
            sat.screen.close()

    in_a_thread(script())


def test_why_not_is_said_of_the_things_of_elfengold() -> None:
    async def script() -> None:
        state = gold_position(
            open="tree double elfcycle",
            secret="exchange",
            roads={FOREST: "unicorn$", DESERT: "troll_wagon", BEATA: "giant_pig"},
        )
        for picks, answer in (
            (("counter tree", f"road {FOREST}"), "A gold piece lies on"),
            (("counter double", f"road {PLAIN}"), "The Double needs a road with a counter"),
            (("secret exchange", f"road {FOREST}", f"road {PLAIN}"), "no counter on"),
            (("counter tree", "road river:beata-elvenhold"), "(P4.8)"),
            (("secret exchange", f"road {PLAIN}"), "no counter on"),
            (("secret exchange", f"road {BEATA}"), "The unicorn can’t cross plains"),
        ):
            sat = at(state)
            for pick in picks:
                sat.screen.session.pick(Target(*pick.split(" ", 1)))  # type: ignore[arg-type]
            told = sat.screen._at.message  # type: ignore[union-attr]
            assert told is not None and answer in told.text, picks
            assert sat.table.game.state is state
            sat.screen.close()

    in_a_thread(script())
