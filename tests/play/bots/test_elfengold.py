"""The bots at Elfengold: legal, within what they have, blind to what is hidden, and no fools."""

import random
from typing import Any

import pytest

from elfenwidgets.play.bots import bots
from elfenwidgets.play.bots.choice import REASONS
from elfenwidgets.play.selfplay import play
from elfenwidgets.rules import State, apply, editions, start, view
from elfenwidgets.rules.gold.actions import Bid
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
        if choice.reason is not None:
            assert tuple(sorted(choice.reason.values)) == tuple(sorted(REASONS[choice.reason.key]))
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


def chosen(state: State) -> str:
    choice = bots()["greedy"]().choose(view(state, state.turn), random.Random(1))
    return write(choice.action)


def test_it_bids_for_what_brings_a_town_and_leaves_what_brings_none() -> None:
    """Two unicorns lead from Feodor through the forest, if only there were a counter."""

    def on_sale(item: str) -> str:
        hand = "unicorn unicorn"
        return chosen(
            gold_position(phase="auction", row=item, bid=2, bidder=1, at="feodor", hand=hand)
        )

    assert on_sale("unicorn") == "0 bid 3"
    assert on_sale("giant_pig") == "0 bid pass"


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


def test_it_takes_much_gold_and_a_second_counter_that_helps() -> None:
    assert chosen(gold_position(phase="cards", gold_pile=4, market="raft raft raft")) == (
        "0 take gold"
    )
    only = "forest:dagamura-kihromah"  # the one way out of Kihromah
    mine: dict[str, Any] = {"hand": "unicorn", "open": "double unicorn"}
    state = gold_position(at="kihromah", roads={only: "dragon"}, **mine)
    assert chosen(state) == f"0 double {only} unicorn"


def test_greedy_beats_chance() -> None:
    for seed in range(3):
        game = play(ELFENGOLD, ["random", "greedy", "random"], seed)
        assert game.state.winners == (1,)
