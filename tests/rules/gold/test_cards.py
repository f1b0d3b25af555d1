"""G1.1 to G2.1: travel cards, the gold pile and the income."""

from dataclasses import replace

import pytest

from elfenwidgets.rules import Refusal, State, why_not
from elfenwidgets.rules.gold.actions import TakeCard
from elfenwidgets.rules.notation import parse
from tests.rules.gold.games import golden
from tests.rules.gold.test_setup import ELFENGOLD
from tests.rules.rulebook import gold, lines, play, refusal, rule, start

MARKET = "dragon dragon raft"


def cards(**words: object) -> State:
    return gold(phase="cards", **{"market": MARKET, **words})


@rule("G1.1")
def test_three_times_clockwise_one_card_at_a_time() -> None:
    state = cards(players=3, start=1, turn=1, deck="raft " * 5 + "elfcycle " * 9)
    for done, seat in enumerate((1, 2, 0) * 3):
        assert (state.phase, state.turn, state.done) == ("cards", seat, done)
        before = len(state.seats[seat].hand)
        state = play(state, f"{seat} take deck")
        assert len(state.seats[seat].hand) == before + 1
    assert state.phase == "open"


@rule("GS2")
def test_a_named_deck_leaves_the_box_whole() -> None:
    whole = cards(seats=[{"hand": "unicorn"}])
    named = cards(seats=[{"hand": "unicorn"}], deck="raft gold elfcycle")
    assert golden(named).deck == ("raft", "gold", "elfcycle")
    everything = [
        sorted((*state.discard, *golden(state).discarded, *golden(state).deck))
        for state in (whole, named)
    ]
    assert everything[0] == everything[1]


@rule("G1.1")
def test_from_the_deck_the_market_or_all_the_gold() -> None:
    state = cards()
    assert lines(state) == {"0 take deck", "0 take dragon", "0 take raft"}
    assert lines(cards(gold_pile=1)) == lines(state) | {"0 take gold"}
    refusal(state, "0 take unicorn", "G1.1", "not-in-market", card="unicorn")
    refusal(state, "0 bid 3", "G1.1", "take-first")
    refusal(state, "1 take deck", "G1.1", "not-your-turn", seat=1, turn=0)
    refusal(state, "0 take gold", "G1.4", "no-gold-pile")


@rule("G1.1")
def test_the_deck_is_face_down_and_a_card_of_the_market_is_named() -> None:
    state = cards(deck="raft")
    for take, reason, values in (
        (TakeCard(0, "deck", "raft"), "deck-is-face-down", {"card": "raft"}),
        (TakeCard(0, "market"), "name-a-card", {}),
        (TakeCard(0, "market", "giant_pig"), "not-in-market", {"card": "giant_pig"}),
    ):
        assert why_not(state, take) == Refusal("G1.1", reason, values)
    with pytest.raises(ValueError, match="no card is called 'drake'"):
        parse("0 take drake")


@rule("G1.2")
def test_the_market_is_full_again_at_once() -> None:
    after = play(cards(deck="elfcycle unicorn"), "0 take dragon")
    assert after.seats[0].hand == ("dragon",)
    assert golden(after).market == ("unicorn", "dragon", "raft")
    assert golden(after).deck == ("elfcycle",)


@rule("G1.3")
def test_gold_cards_go_to_the_gold_pile_and_the_next_card_is_drawn() -> None:
    after = play(cards(deck="raft elfcycle gold gold", gold_pile=1), "0 take deck")
    assert after.seats[0].hand == ("elfcycle",)
    assert (golden(after).gold_pile, golden(after).deck) == (3, ("raft",))
    after = play(cards(deck="raft elfcycle gold gold"), "0 take raft")
    assert after.seats[0].hand == ("raft",)
    assert golden(after).market == ("elfcycle", "dragon", "dragon")
    assert golden(after).gold_pile == 2


@rule("G1.4")
def test_the_whole_gold_pile_three_coins_a_card() -> None:
    after = play(cards(gold_pile=4, coins=5), "0 take gold")
    theirs = golden(after)
    assert (theirs.seats[0].coins, theirs.gold_pile, theirs.discarded) == (17, 0, ("gold",) * 4)
    assert (after.turn, after.seats[0].hand) == (1, ())
    refusal(after, "1 take gold", "G1.4", "no-gold-pile")


@rule("G1.5")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    hands = [{"hand": "giant_pig " * 9}]
    state = cards(deck="raft", hand="elfcycle " * 9, seats=hands)
    thrown = len(state.discard) + len(golden(state).discarded)
    assert golden(state).discarded == ("gold",) * 7
    after = play(state, "0 take deck", "1 take deck")
    assert (after.discard, golden(after).discarded) == ((), ())
    left = golden(after)
    assert len(left.deck) + left.gold_pile == thrown - 1
    assert left.gold_pile + left.deck.count("gold") == 7


@rule("G1.5")
def test_the_discard_pile_is_shuffled() -> None:
    """Seven kinds and gold cards lie there; what comes first is another card in another game."""
    state = cards(deck="")
    drawn = set()
    for seed in range(12):
        after = play(replace(state, seed=seed), "0 take deck")
        drawn.add((golden(after).deck[-4:], golden(after).gold_pile))
    assert len(drawn) > 6


@rule("G1.5")
def test_where_no_card_is_left_none_is_drawn() -> None:
    kinds = ("giant_pig", "elfcycle", "magic_cloud", "unicorn", "troll_wagon")
    full = " ".join(kinds * 9)
    rest = "dragon " * 7 + "raft " * 8
    state = cards(deck="", gold_pile=7, hand=full, seats=[{"hand": rest}])
    refusal(state, "0 take deck", "G1.5", "deck-is-empty")
    after = play(state, "0 take raft")
    assert golden(after).market == ("dragon", "dragon")
    after = play(after, "1 take dragon", "0 take dragon")
    assert lines(after) == {"1 take gold"}
    after = play(after, "1 take gold")
    assert lines(after) == {"0 take deck"}, "the gold cards are thrown, and may be drawn"
    after = play(after, "0 take deck")
    assert (len(after.seats[0].hand), golden(after).gold_pile) == (45 + 2, 7)


@rule("G1.5")
def test_who_has_nothing_to_take_is_passed_over() -> None:
    every = "giant_pig elfcycle magic_cloud unicorn troll_wagon dragon raft "
    state = cards(
        deck="", gold_pile=7, hand=every * 8, seats=[{"hand": every[:-5] + "raft"}], market=""
    )
    assert lines(state) == {"0 take gold"}
    after = play(cards(done=5, turn=1, gold_pile=2), "1 take gold")
    assert after.phase == "open"


@rule("G2.1")
def test_everybody_gets_two_coins() -> None:
    state = cards(done=5, turn=1, coins=3, seats=[{"coins": 0}])
    after = play(state, "1 take deck")
    assert [seat.coins for seat in golden(after).seats] == [2, 5]
    assert after.phase == "open"


@rule("G1.1", "G2.1")
def test_neither_in_the_first_round() -> None:
    state = start(ELFENGOLD, 2, 3)
    assert state.phase == "open"
    assert {seat.coins for seat in golden(state).seats} == {12}
