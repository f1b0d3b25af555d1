"""GS1 to GS5: what lies where when a game of Elfengold begins."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from elfenwidgets.rules import editions
from tests.rules.gold.games import golden
from tests.rules.rulebook import gold, refusal, rule, start

ELFENGOLD = editions()["elfengold"]


@rule("GS1")
def test_48_items_and_nobody_has_an_obstacle() -> None:
    state = start(ELFENGOLD, 3, 1)
    theirs = golden(state)
    assert Counter([*theirs.pile, *theirs.seats[state.turn].drawn]) == {
        "dragon": 4,
        "magic_cloud": 4,
        "unicorn": 5,
        "troll_wagon": 8,
        "elfcycle": 8,
        "giant_pig": 9,
        "gold_piece": 2,
        "tree": 2,
        "sea_monster": 2,
        "double": 2,
        "exchange": 2,
    }
    assert not any(seat.obstacle for seat in state.seats)
    road = "plain:ixara-virst"
    planning = gold(roads={road: "dragon"})
    refusal(planning, f"0 obstacle {road}", "GS1", "no-own-obstacle")


@rule("GS2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_five_cards_each_then_the_market_then_the_gold_cards(seats: int) -> None:
    for seed in range(5):
        state = start(ELFENGOLD, seats, seed)
        theirs = golden(state)
        assert [len(seat.hand) for seat in state.seats] == [5] * seats
        assert len(theirs.market) == 3
        assert "gold" not in theirs.market
        hands = [card for seat in state.seats for card in seat.hand]
        kinds = ["giant_pig", "elfcycle", "magic_cloud", "unicorn", "troll_wagon", "dragon", "raft"]
        cards = Counter([*hands, *theirs.market, *theirs.deck])
        assert cards == {**dict.fromkeys(kinds, 9), "gold": 7}


@rule("GS1", "GS2")
def test_the_piles_are_mixed_and_the_gold_cards_lie_anywhere_in_the_rest() -> None:
    first, second = (golden(start(ELFENGOLD, 2, seed)) for seed in (1, 2))
    assert first.pile != second.pile
    for theirs in (first, second):
        neighbours = sum(a == b for a, b in pairwise(theirs.pile))
        assert neighbours < len(theirs.pile) // 2  # 35 of 45 where they lie by kinds
        gold_cards = [place for place, card in enumerate(theirs.deck) if card == "gold"]
        assert gold_cards[-1] - gold_cards[0] > len(theirs.deck) // 3


@rule("GS3")
def test_twelve_coins_each() -> None:
    assert [seat.coins for seat in golden(start(ELFENGOLD, 6, 1)).seats] == [12] * 6


PRINTED = {
    7: "albaran",
    6: "kihromah",
    5: "grangor mahdavikia jaccaranda ergeren",
    4: "strykhaven dagamura yttar parundia usselen feodor",
    3: "virst ixara wylhien throtmanni tichih rivinia",
    2: "beata lapphalya",
}


@rule("GS4", gold_values="printed")
def test_the_printed_values_of_the_towns() -> None:
    printed = {town: value for value, towns in PRINTED.items() for town in towns.split()}
    assert len(printed) == 20
    assert golden(start(ELFENGOLD, 2, 1)).values == printed


@rule("GS4", gold_values="drawn")
def test_the_same_twenty_values_by_lot() -> None:
    drawn: Any = ELFENGOLD.with_rules(gold_values="drawn")
    first, second = (golden(start(drawn, 2, seed)).values for seed in (1, 2))
    for values in (first, second):
        assert sorted(values.values()) == sorted([2] * 2 + [3] * 6 + [4] * 6 + [5] * 4 + [6, 7])
        assert "elvenhold" not in values
    assert first != second


@rule("GS5")
def test_boots_pieces_and_start_player_as_ever() -> None:
    state = start(ELFENGOLD, 4, 1, 2)
    assert (state.round, state.start, state.turn, state.phase) == (1, 2, 2, "open")
    assert {seat.boot for seat in state.seats} == {"elvenhold"}
    assert {seat.pieces for seat in state.seats} == {frozenset()}
    assert state.edition.rounds == 6


@rule("GW1", witch=True)
def test_six_witches_are_among_the_cards_before_the_deal() -> None:
    state = start(ELFENGOLD.with_rules(witch=True), 6, 2)
    theirs = golden(state)
    held = sum(seat.witches for seat in theirs.seats)
    lying = [*theirs.market, *theirs.deck].count("witch")
    assert held + lying == 6
    assert held > 0, "this seed deals one"
    assert [len(s.hand) + g.witches for s, g in zip(state.seats, theirs.seats, strict=True)] == (
        [5] * 6
    )


@rule("GW1", witch=False)
def test_none_without_the_switch() -> None:
    theirs = golden(start(ELFENGOLD, 2, 1))
    assert "witch" not in (*theirs.market, *theirs.deck)
