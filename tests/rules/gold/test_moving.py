"""G5.2 to G6.3: the price of a step, the coins of a move, or two cards."""

import pytest

from elfenwidgets.rules import State
from tests.rules.gold.games import golden
from tests.rules.rulebook import allowed, gold, lines, play, refusal, rule
from tests.rules.statements.roads import FOREST, LAKE, PLAIN, RIVER

STEP = f"0 move {FOREST} > lapphalya"


def travelling(**words: object) -> State:
    return gold(**{"phase": "travel", "at": "feodor", **words})


def steps(state: State) -> set[str]:
    return {line for line in lines(state) if " move " in line}


@rule("G5.4")
def test_either_counter_of_a_double_road_may_be_used() -> None:
    state = travelling(hand="dragon dragon elfcycle", roads={FOREST: "dragon elfcycle"})
    caravan = f"{STEP} caravan elfcycle dragon dragon"
    assert steps(state) == {f"{STEP} dragon dragon", f"{STEP} elfcycle", caravan}
    due = {"kind": "elfcycle", "terrain": "forest", "base": 1, "need": 1, "cards": ("dragon",)}
    short = {"kind": "dragon", "terrain": "forest", "base": 2, "need": 2, "given": 1}
    refusal(state, f"{STEP} dragon", "P5.3", "exact-price", **short)
    state = travelling(hand="elfcycle raft", roads={FOREST: "elfcycle dragon"})
    refusal(state, f"{STEP} raft", "P5.3", "wrong-cards", **due | {"cards": ("raft",)})


@rule("G5.6")
def test_a_tree_raises_both_prices_and_the_caravan() -> None:
    hand = "elfcycle elfcycle dragon dragon dragon"
    state = travelling(hand=hand, roads={FOREST: "dragon elfcycle!"})
    assert steps(state) == {
        f"{STEP} dragon dragon dragon",
        f"{STEP} elfcycle elfcycle",
        f"{STEP} caravan elfcycle elfcycle dragon dragon",
        f"{STEP} caravan elfcycle dragon dragon dragon",
    }


@rule("G5.4", caravan_only_if_unable=True)
def test_a_strict_caravan_is_for_who_can_pay_neither_counter() -> None:
    strict = {"caravan_only_if_unable": True}
    roads = {FOREST: "dragon elfcycle"}
    state = travelling(hand="elfcycle raft raft", roads=roads, rules=strict)
    assert steps(state) == {f"{STEP} elfcycle"}
    able = {"kind": "elfcycle", "need": 1}
    line = f"{STEP} caravan elfcycle raft raft"
    refusal(state, line, "P5.8", "caravan-only-if-unable", **able)
    allowed(
        travelling(hand="dragon raft raft", roads=roads, rules=strict),
        f"{STEP} caravan dragon raft raft",
    )


@rule("G5.2")
@pytest.mark.parametrize(
    ("at", "way", "to", "base"),
    [
        ("virst", RIVER, "ixara", 1),
        ("ixara", RIVER, "virst", 2),
        ("elvenhold", LAKE, "virst", 2),
    ],
)
def test_a_sea_monster_costs_one_raft_more(at: str, way: str, to: str, base: int) -> None:
    line = f"0 move {way} > {to}" + " raft" * (base + 1)
    state = gold(phase="travel", at=at, hand="raft " * 4, monsters=[way])
    allowed(state, line)
    due = {"kind": "raft", "base": base, "need": base + 1, "have": 4, "given": base}
    refusal(state, line.removesuffix(" raft"), "G5.2", "monster-price", **due)
    poor = gold(phase="travel", at=at, hand="raft " * base, monsters=[way])
    due |= {"have": base, "given": base + 1}
    refusal(poor, line, "G5.2", "monster-price", **due)


@rule("G5.2", boatmen="Mare Magnum")
def test_boatmen_take_four_cards_past_a_sea_monster() -> None:
    boats = {"boatmen": ["Mare Magnum"]}
    state = gold(phase="travel", hand="dragon " * 4, monsters=[LAKE], rules=boats)
    allowed(state, f"0 move {LAKE} > virst boatmen dragon dragon dragon dragon")
    due = {"need": 4, "given": 3, "have": 4}
    line = f"0 move {LAKE} > virst boatmen dragon dragon dragon"
    refusal(state, line, "G5.2", "monster-boatmen", **due)


def rich(**words: object) -> State:
    """From Virst to Ixara and back, and to Elvenhold, for one card a step."""
    roads = {PLAIN: "dragon$", "plain:elvenhold-lapphalya": "dragon"}
    return gold(**{"phase": "travel", "at": "virst", "hand": "dragon " * 4, "roads": roads} | words)


@rule("G6.1", "G5.3")
def test_every_town_counts_each_time_and_double_by_a_gold_piece() -> None:
    there, back = f"0 move {PLAIN} > ixara dragon", f"0 move {PLAIN} > virst dragon"
    state = play(rich(pieces="ixara"), there, back, there, "0 end")
    assert "0 coins 18" in lines(state), "three towns of 3, each doubled; that it began in: once"
    refusal(state, "0 coins 9", "G6.1", "coins-are", need=18, given=9)
    after = play(state, "0 coins 18")
    assert (golden(after).seats[0].coins, after.phase, after.turn) == (30, "travel", 1)
    assert golden(after).gathered == 0


@rule("G6.1")
def test_elvenhold_is_worth_nothing() -> None:
    step = "0 move plain:elvenhold-lapphalya > elvenhold dragon"
    state = play(rich(at="lapphalya"), step, "0 end")
    assert "0 coins 0" in lines(state)


@rule("G6.2")
def test_coins_or_two_cards() -> None:
    state = play(rich(market="raft raft unicorn"), f"0 move {PLAIN} > ixara dragon", "0 end")
    cards = {"0 take deck", "0 take raft", "0 take unicorn"}
    assert lines(state) == {"0 coins 6", *cards}
    state = play(state, "0 take unicorn")
    assert state.phase == "reward"
    assert not any("coins" in line for line in lines(state))
    refusal(state, "0 coins 6", "G6.2", "second-card-first")
    after = play(state, "0 take deck")
    assert (after.turn, golden(after).seats[0].coins) == (1, 12)
    assert len(after.seats[0].hand) == 3 + 2


@rule("G6.2")
def test_the_gold_is_not_taken_after_a_move_and_gold_cards_are_no_cards() -> None:
    state = gold(phase="reward", gold_pile=2, deck="raft unicorn gold")
    refusal(state, "0 take gold", "G6.2", "no-gold-after-move")
    refusal(state, "0 end", "G6.2", "reward-first")
    after = play(state, "0 take deck")
    assert (after.seats[0].hand, golden(after).gold_pile) == (("unicorn",), 3)


@rule("G6.2")
def test_who_did_not_move_takes_the_cards_or_nothing() -> None:
    state = play(rich(), "0 end")
    assert "0 coins 0" in lines(state)
    refusal(state, "0 coins 3", "G6.1", "coins-are", need=0, given=3)
    after = play(state, "0 coins 0")
    assert (golden(after).seats[0].coins, after.turn) == (12, 1)


@rule("G6.3", hand_limit="none")
def test_there_is_no_hand_limit() -> None:
    state = rich(hand="dragon " * 9)
    refusal(state, "0 end dragon dragon dragon dragon dragon", "G6.3", "nothing-to-cut", given=5)
    after = play(state, "0 end", "0 take deck", "0 take deck")
    assert len(after.seats[0].hand) == 11
    assert after.turn == 1


@rule("G6.3", "P5.12", hand_limit="four")
def test_with_the_switch_a_hand_is_cut_to_four_at_last() -> None:
    state = rich(hand="dragon dragon raft raft witch", rules={"hand_limit": "four", "witch": True})
    state = play(state, "0 end", "0 coins 0")
    assert lines(state) == {"0 discard dragon", "0 discard raft", "0 discard witch"}
    refusal(state, "0 pass", "P5.12", "cut-first")
    due = {"due": 1, "given": 2, "have": 5}
    refusal(state, "0 discard raft raft", "P5.12", "cut-to-four", **due)
    refusal(state, "0 discard unicorn", "P5.12", "cards-not-held", cards=("unicorn",))
    after = play(state, "0 discard witch")
    assert (golden(after).discarded, golden(after).seats[0].witches) == (("witch",), 0)
    after = play(state, "0 discard raft")
    assert (after.discard, after.seats[0].hand) == (("raft",), ("dragon", "dragon", "raft"))
    assert after.turn == 1
    four = play(rich(rules={"hand_limit": "four"}), "0 end", "0 coins 0")
    assert (four.phase, four.turn) == ("travel", 1)
