"""P5.1 to P5.7 and P5.11 to P5.13: the boots."""

from collections import Counter

import pytest

from tests.rules.rulebook import allowed, lines, play, position, refusal, rule
from tests.rules.statements.roads import FOREST, LAKE, PLAIN, RIVER


@rule("P5.1")
def test_each_player_moves_once_as_many_steps_as_they_can_pay() -> None:
    state = position(
        phase="travel",
        start=1,
        at="feodor",
        hand="dragon dragon dragon",
        roads={FOREST: "dragon", "plain:lapphalya-virst": "dragon"},
        seats=[{"at": "feodor"}],
    )
    state = play(
        state,
        f"1 move {FOREST} > lapphalya dragon dragon",
        "1 move plain:lapphalya-virst > virst dragon",
        "1 end",
    )
    assert (state.seats[1].boot, state.turn) == ("virst", 0)
    refusal(state, "1 end", "P5.1", "not-your-turn", seat=1, turn=0)
    assert play(state, "0 end").round == 2


@rule("P5.1")
def test_a_step_leads_from_the_boots_town_to_the_next() -> None:
    state = position(phase="travel", at="feodor", hand="dragon", roads={PLAIN: "dragon"})
    elsewhere = f"0 move {PLAIN} > virst dragon"
    refusal(state, elsewhere, "P5.1", "not-from-here", road=PLAIN, town="feodor")
    state = position(phase="travel", at="ixara", hand="dragon", roads={PLAIN: "dragon"})
    for town, why in (("ixara", "already-there"), ("feodor", "not-to-there")):
        wrong = f"0 move {PLAIN} > {town} dragon"
        refusal(state, wrong, "P5.1", why, road=PLAIN, town=town)
    for other_phase in ("0 pass", "0 draw secret", "0 keep dragon", f"0 obstacle {PLAIN}"):
        refusal(state, other_phase, "P5.1", "move-first")


@rule("P5.2")
def test_a_road_without_a_counter_cannot_be_used() -> None:
    state = position(phase="travel", at="ixara", hand="dragon dragon dragon")
    refusal(state, f"0 move {PLAIN} > virst dragon", "P5.2", "road-needs-counter", road=PLAIN)


@rule("P5.3")
def test_a_road_costs_cards_of_the_counters_kind() -> None:
    state = position(
        phase="travel", at="feodor", hand="dragon dragon unicorn", roads={FOREST: "dragon"}
    )
    due = {"kind": "dragon", "terrain": "forest", "base": 2, "need": 2}
    step = f"0 move {FOREST} > lapphalya"
    refusal(state, f"{step} dragon", "P5.3", "exact-price", **due, given=1)
    wrong = ("dragon", "unicorn")
    refusal(state, f"{step} dragon unicorn", "P5.3", "wrong-cards", **due, cards=wrong)
    after = play(state, f"{step} dragon dragon")
    assert (after.seats[0].boot, after.seats[0].hand) == ("lapphalya", ("unicorn",))
    poor = position(phase="travel", at="feodor", hand="dragon", roads={FOREST: "dragon"})
    refusal(poor, f"{step} dragon dragon", "P5.3", "road-price", **due, have=1)


@rule("P5.3")
def test_no_more_than_the_price() -> None:
    state = position(phase="travel", at="ixara", hand="dragon dragon", roads={PLAIN: "dragon"})
    due = {"kind": "dragon", "terrain": "plain", "base": 1, "need": 1}
    more = f"0 move {PLAIN} > virst dragon dragon"
    refusal(state, more, "P5.3", "exact-price", **due, given=2)


@rule("P5.4")
def test_an_obstacle_costs_one_more_card_of_the_same_kind() -> None:
    roads = {FOREST: "dragon!"}
    due = {"kind": "dragon", "terrain": "forest", "base": 2, "need": 3}
    step = f"0 move {FOREST} > lapphalya"
    two = position(phase="travel", at="feodor", hand="dragon dragon raft", roads=roads)
    refusal(two, f"{step} dragon dragon", "P5.4", "obstacle-price", **due, have=2)
    three = position(phase="travel", at="feodor", hand="dragon dragon dragon raft", roads=roads)
    allowed(three, f"{step} dragon dragon dragon")
    refusal(three, f"{step} dragon dragon", "P5.4", "exact-price", **due, given=2)
    other = ("dragon", "dragon", "raft")
    refusal(three, f"{step} dragon dragon raft", "P5.4", "wrong-cards", **due, cards=other)


@rule("P5.5")
def test_rivers_and_lakes_need_no_counter_only_rafts() -> None:
    state = position(phase="travel", at="virst", hand="raft raft dragon")
    assert lines(state) == {
        "0 end",
        f"0 move {RIVER} > ixara raft",
        f"0 move {LAKE} > elvenhold raft raft",
        "0 move lake:strykhaven-virst > strykhaven raft raft",
    }
    due = {"kind": "raft", "terrain": "river", "base": 1, "need": 1}
    wrong = f"0 move {RIVER} > ixara dragon"
    refusal(state, wrong, "P5.5", "wrong-cards", **due, cards=("dragon",))


@rule("P5.6")
def test_the_same_road_again_and_back_each_use_paid_anew() -> None:
    state = position(phase="travel", at="ixara", hand="dragon " * 3, roads={PLAIN: "dragon"})
    state = play(state, f"0 move {PLAIN} > virst dragon", f"0 move {PLAIN} > ixara dragon")
    allowed(state, f"0 move {PLAIN} > virst dragon")
    assert state.seats[0].hand == ("dragon",)
    state = play(state, f"0 move {PLAIN} > virst dragon")
    due = {"kind": "dragon", "terrain": "plain", "base": 1, "need": 1}
    refusal(state, f"0 move {PLAIN} > ixara dragon", "P5.3", "road-price", **due, have=0)


@rule("P5.7")
def test_a_piece_is_taken_in_every_town_reached() -> None:
    state = position(
        phase="travel",
        hand="raft raft dragon raft",
        left="virst ixara yttar",
        roads={PLAIN: "dragon"},
    )
    there = state.seats[0].pieces
    state = play(state, f"0 move {LAKE} > virst raft raft", f"0 move {PLAIN} > ixara dragon")
    assert state.seats[0].pieces == there | {"virst", "ixara"}
    assert state.seats[1].pieces == frozenset()


@rule("P5.7")
def test_a_piece_is_taken_once_and_none_in_the_capital() -> None:
    state = position(phase="travel", at="virst", hand="raft " * 4, pieces="ixara")
    state = play(state, f"0 move {LAKE} > elvenhold raft raft", f"0 move {LAKE} > virst raft raft")
    assert state.seats[0].pieces == {"ixara", "virst"}


@rule("P5.11")
def test_the_move_ends_when_the_player_wants() -> None:
    state = position(phase="travel", at="ixara", hand="dragon", roads={PLAIN: "dragon"})
    after = play(state, "0 end")
    assert (after.turn, after.seats[0].boot, after.seats[0].hand) == (1, "ixara", ("dragon",))


@rule("P5.11")
def test_who_cannot_go_on_can_only_end() -> None:
    assert lines(position(phase="travel", at="ixara", hand="dragon dragon")) == {"0 end"}


@rule("P5.12")
def test_a_hand_is_cut_down_to_four_by_choice() -> None:
    hand = "dragon dragon unicorn raft raft raft"
    state = position(phase="travel", at="feodor", hand=hand)
    assert lines(state) == {
        "0 end dragon dragon",
        "0 end dragon raft",
        "0 end raft raft",
        "0 end unicorn dragon",
        "0 end unicorn raft",
    }
    due = {"due": 2, "have": 6}
    refusal(state, "0 end", "P5.12", "cut-to-four", **due, given=0)
    refusal(state, "0 end dragon", "P5.12", "cut-to-four", **due, given=1)
    refusal(state, "0 end dragon dragon raft", "P5.12", "cut-to-four", **due, given=3)
    pigs = ("giant_pig", "giant_pig")
    refusal(state, "0 end giant_pig giant_pig", "P5.12", "cards-not-held", cards=pigs)
    assert play(state, "0 end unicorn dragon").seats[0].hand == ("dragon", "raft", "raft", "raft")


@rule("P5.12")
@pytest.mark.parametrize("number", range(5))
def test_four_cards_or_fewer_are_not_cut(number: int) -> None:
    state = position(phase="travel", hand=["dragon"] * number)
    line = "0 end dragon"
    refusal(state, line, "P5.12", "cut-to-four", due=0, given=1, have=number)
    assert len(play(state, "0 end").seats[0].hand) == number


@rule("P5.12")
def test_a_hand_of_twelve_is_cut_by_eight() -> None:
    hand = "raft " * 10 + "dragon dragon"
    state = position("moon-1998", phase="travel", at="feodor", round=2, hand=hand)
    assert lines(state) == {
        f"0 end {cut}"
        for cut in (
            " ".join(["raft"] * 8),
            " ".join(["dragon", *["raft"] * 7]),
            " ".join(["dragon", "dragon", *["raft"] * 6]),
        )
    }


@rule("P5.12")
def test_the_last_round_cuts_too() -> None:
    state = position(phase="travel", round=4, turn=1, hand="raft " * 5)
    refusal(state, "1 end", "P5.12", "cut-to-four", due=1, given=0, have=5)
    assert len(play(state, "1 end raft").seats[1].hand) == 4


@rule("P5.13")
def test_played_and_cut_cards_come_back_with_the_next_shuffle() -> None:
    state = position(
        phase="travel", turn=1, at="virst", hand="raft raft dragon dragon dragon unicorn"
    )
    state = play(state, f"1 move {RIVER} > ixara raft")
    assert (state.discard, len(state.stack)) == (("raft",), 66)
    after = play(state, "1 end unicorn")
    assert after.discard == ()
    hands = [card for seat in after.seats for card in seat.hand]
    assert Counter((*after.stack, *hands)).total() == 72
    assert len(after.stack) == 72 - 16


@rule("P5.13")
def test_they_do_not_come_back_before() -> None:
    state = position(phase="travel", at="virst", hand="raft raft dragon dragon dragon unicorn")
    after = play(state, "0 end raft raft")
    assert (after.discard, after.stack) == (("raft", "raft"), state.stack)
