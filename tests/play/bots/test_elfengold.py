"""The bots at Elfengold: legal, within what they have, blind to what is hidden, and no fools."""

import random
from typing import Any

import pytest

from elfenwidgets.play.bots import bots
from elfenwidgets.play.bots.choice import REASONS
from elfenwidgets.play.selfplay import play
from elfenwidgets.rules import State, apply, editions, start, view
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.gold.actions import Bid, PassBid, TakeCard
from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.notation import write
from tests.rules.gold.hidden import dealt_anew

ELFENGOLD = editions()["elfengold"]
NAMES = list(bots())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_bot_plays_whole_games_whatever_the_switches(name: str, seats: int) -> None:
    edition = ELFENGOLD.with_rules(witch=True, hand_limit="four", town_cards=True)
    state, bot, rng = start(edition, seats, 3), bots()[name](), random.Random(3)
    while state.phase != "over":
        seen = view(state, state.turn)
        choice = bot.choose(seen, rng)
        assert choice.action in seen.actions
        reason = choice.reason
        if reason is None:
            assert isinstance(choice.action, TakeCard) and choice.action.card is None
        else:
            assert tuple(sorted(reason.values)) == tuple(sorted(REASONS[reason.key]))
            if isinstance(choice.action, Bid) and reason.key != "chance":
                assert choice.action.coins <= int(reason.values["coins"])
        state = apply(state, choice.action)


@pytest.mark.parametrize("name", NAMES)
def test_hidden_things_do_not_change_a_choice(name: str) -> None:
    state, bot, rng = start(ELFENGOLD, 3, 5), bots()[name](), random.Random(0)
    number = changed = 0
    while state.phase != "over":
        choice = bot.choose(view(state, state.turn), random.Random(number))
        if number % 6 == 0:
            other = dealt_anew(state, state.turn, rng)
            changed += other.gold != state.gold
            assert bot.choose(view(other, other.turn), random.Random(number)) == choice
        number += 1
        state = apply(state, choice.action)
    assert changed > 10


def chosen(state: State, name: str = "greedy") -> str:
    choice = bots()[name]().choose(view(state, state.turn), random.Random(1))
    return write(choice.action)


BOTH = pytest.mark.parametrize("name", ["greedy", "planner"])


@BOTH
def test_it_bids_for_what_brings_a_town_and_leaves_what_brings_none(name: str) -> None:
    """Two unicorns lead from Feodor through the forest, if only there were a counter."""

    def on_sale(item: str) -> str:
        hand = "unicorn unicorn"
        words: dict[str, Any] = {
            "row": item,
            "bid": 2,
            "bidder": 1,
            "at": "feodor",
            "hand": hand,
            "round": 6,
        }
        return chosen(gold_position(phase="auction", **words), name)

    assert on_sale("unicorn") == "0 bid 3"
    assert on_sale("giant_pig") == "0 bid pass"


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_it_says_why_it_bids_and_why_not(name: str) -> None:
    def said(item: str, bid: int) -> tuple[str, object, object]:
        hand = "unicorn unicorn"
        words: dict[str, Any] = {"bid": bid, "bidder": 1, "at": "feodor", "hand": hand, "round": 6}
        state = gold_position(phase="auction", row=item, **words)
        reason = bots()[name]().choose(view(state, 0), random.Random(1)).reason
        assert reason is not None
        return reason.key, reason.values.get("item"), reason.values.get("towns")

    assert said("unicorn", 2) == ("bid-towns", "unicorn", 1)
    assert said("unicorn", 12)[:2] == ("pass-dear", "unicorn")


@BOTH
def test_in_the_last_round_coins_decide_between_two_towns(name: str) -> None:
    """One card, and two new towns one step away: Virst brings 3, by a gold piece Ixara 6."""
    state = gold_position(
        phase="travel",
        round=6,
        at="lapphalya",
        hand="dragon",
        roads={"plain:lapphalya-virst": "dragon", "forest:ixara-lapphalya": "giant_pig$"},
        rules={"caravan_only_if_unable": False},
    )
    assert chosen(state, name) == "0 move plain:lapphalya-virst > virst dragon"
    state = gold_position(
        phase="travel",
        round=6,
        at="virst",
        hand="dragon",
        roads={"plain:lapphalya-virst": "dragon", "plain:ixara-virst": "dragon$"},
    )
    assert chosen(state, name) == "0 move plain:ixara-virst > ixara dragon"


@BOTH
def test_a_witch_helps_where_a_card_is_short(name: str) -> None:
    road = "plain:ixara-virst"
    state = gold_position(
        phase="travel",
        round=6,
        at="virst",
        hand="dragon witch",
        roads={road: "dragon!"},
        rules={"witch": True},
        coins=1,
    )
    assert chosen(state, name) == f"0 witch {road} > ixara dragon"


def test_the_medium_bot_doubles_no_road_over_which_it_may_then_go_by_no_caravan() -> None:
    """P5.8, G5.4: to Strykhaven for two elfcycles, back as a caravan, down to Ixara, to Dag'Amura.

    Where a caravan is for who cannot pay, the other two elfcycles are due on the way back.
    """

    def planned(strict: bool) -> str:
        missing = {"strykhaven", "ixara", "dagamura"}
        return chosen(
            gold_position(
                at="virst",
                pieces=sorted({*BOARD.piece_towns} - missing),
                hand=["elfcycle"] * 4 + ["giant_pig"] * 3 + ["raft"],
                open="double elfcycle",
                roads={
                    "mountain:strykhaven-virst": "magic_cloud",
                    "forest:dagamura-ixara": "elfcycle!",
                },
                rules={"caravan_only_if_unable": strict},
            )
        )

    assert planned(strict=False) == "0 double mountain:strykhaven-virst elfcycle"
    assert planned(strict=True) == "0 pass"


def test_no_bid_is_above_the_coins() -> None:
    state, rng = start(ELFENGOLD, 4, 9), random.Random(9)
    bid = False
    while state.phase != "over":
        action = bots()["greedy"]().choose(view(state, state.turn), rng).action
        assert state.gold is not None
        if isinstance(action, Bid):
            bid = True
            assert action.coins <= state.gold.seats[state.turn].coins
        state = apply(state, action)
    assert bid


def test_the_easy_bot_bids_no_more_than_an_item_is_worth_to_its_hand() -> None:
    """A unicorn for two cards of its kind may be worth three coins, of the twelve that it has."""
    state = gold_position(phase="auction", row="unicorn", hand="unicorn unicorn", bid=1, bidder=1)
    seen = view(state, 0)
    chosen = {bots()["random"]().choose(seen, random.Random(seed)).action for seed in range(60)}
    assert chosen == {PassBid(0), Bid(0, 2), Bid(0, 3)}


def test_it_takes_much_gold_and_a_second_counter_that_helps() -> None:
    assert chosen(gold_position(phase="cards", gold_pile=4, market="raft raft raft")) == (
        "0 take gold"
    )
    only = "forest:dagamura-kihromah"  # the one way out of Kihromah
    mine: dict[str, Any] = {"hand": "unicorn", "open": "double unicorn"}
    state = gold_position(at="kihromah", roads={only: "dragon"}, **mine)
    assert chosen(state) == f"0 double {only} unicorn"


@pytest.mark.parametrize(
    ("names", "best"), [("random greedy random", 1), ("greedy planner greedy", 1)]
)
def test_each_bot_beats_the_one_below_it(names: str, best: int) -> None:
    won = [play(ELFENGOLD, names.split(), seed).state.winners == (best,) for seed in range(3)]
    assert sum(won) >= 2
