"""P5.8 to P5.10: any three cards instead of those asked for."""

import pytest
from roads import FOREST, LAKE, PLAIN, RIVER
from rulebook import allowed, lines, play, refusal, rule

from elfenwidgets.rules.position import position


@rule("P5.8")
def test_a_caravan_costs_any_three_cards_rafts_among_them():
    hand = "giant_pig raft raft unicorn"
    state = position(phase="travel", at="feodor", hand=hand, roads={FOREST: "dragon"})
    step = f"0 move {FOREST} > lapphalya caravan"
    assert lines(state) == {
        "0 end",
        f"{step} giant_pig raft raft",
        f"{step} giant_pig unicorn raft",
        f"{step} unicorn raft raft",
    }
    refusal(state, f"{step} raft raft", "P5.8", "caravan-price", need=3, given=2, have=4)
    four = f"{step} giant_pig unicorn raft raft"
    refusal(state, four, "P5.8", "caravan-price", need=3, given=4, have=4)
    not_there = ("raft", "raft", "raft")
    line = f"{step} raft raft raft"
    refusal(state, line, "P5.8", "cards-not-held", cards=not_there)
    after = play(state, f"{step} giant_pig raft raft")
    assert (after.seats[0].boot, after.seats[0].hand) == ("lapphalya", ("unicorn",))


@rule("P5.8")
def test_a_caravan_needs_a_counter_on_the_road():
    state = position(phase="travel", at="feodor", hand="raft raft raft")
    line = f"0 move {FOREST} > lapphalya caravan raft raft raft"
    refusal(state, line, "P5.8", "road-needs-counter", road=FOREST)


@rule("P5.8")
def test_a_caravan_although_the_cards_asked_for_are_in_hand():
    rich = {
        "phase": "travel",
        "at": "ixara",
        "hand": "dragon raft raft",
        "roads": {PLAIN: "dragon"},
    }
    line = f"0 move {PLAIN} > virst caravan dragon raft raft"
    allowed(position(**rich), line)
    strict = position(**rich, caravan_only_if_unable=True)
    refusal(strict, line, "P5.8", "caravan-only-if-unable", kind="dragon", need=1)
    over_the_plain = {line for line in lines(strict) if PLAIN in line}
    assert over_the_plain == {f"0 move {PLAIN} > virst dragon"}


@rule("P5.8")
def test_the_strict_caravan_is_for_who_is_unable():
    strict = {
        "phase": "travel",
        "at": "ixara",
        "roads": {PLAIN: "dragon!"},
        "caravan_only_if_unable": True,
    }
    line = f"0 move {PLAIN} > virst caravan dragon raft raft"
    unable = position(hand="dragon raft raft", **strict)
    refusal(unable, line, "P5.9", "caravan-obstacle", need=4, given=3, have=3)
    able_to_pay_four = position(hand="dragon raft raft unicorn", **strict)
    allowed(able_to_pay_four, f"0 move {PLAIN} > virst caravan dragon unicorn raft raft")


@rule("P5.9")
def test_with_an_obstacle_a_caravan_costs_four():
    state = position(phase="travel", at="ixara", hand="raft " * 5, roads={PLAIN: "dragon!"})
    step = f"0 move {PLAIN} > virst caravan"
    allowed(state, f"{step} raft raft raft raft")
    for given in (3, 5):
        line = f"{step} {' '.join(['raft'] * given)}"
        refusal(state, line, "P5.9", "caravan-obstacle", need=4, given=given, have=5)


@rule("P5.10")
@pytest.mark.parametrize("water", [RIVER, LAKE])
def test_caravans_do_not_cross_water(water):
    state = position(phase="travel", at="virst", hand="raft raft raft")
    to = "ixara" if water == RIVER else "elvenhold"
    line = f"0 move {water} > {to} caravan raft raft raft"
    refusal(state, line, "P5.10", "no-caravan-on-water", road=water)


NEBULAE = "lake:grangor-yttar"


@rule("P5.10")
def test_boatmen_on_mare_nebulae_for_any_three_cards():
    state = position("moon-1998", phase="travel", at="yttar", hand="dragon unicorn raft elfcycle")
    step = f"0 move {NEBULAE} > grangor boatmen"
    allowed(state, f"{step} dragon unicorn elfcycle", f"{step} elfcycle dragon raft")
    due = {"need": 3, "have": 4}
    refusal(state, f"{step} dragon raft", "P5.10", "boatmen-price", **due, given=2)
    four = f"{step} dragon unicorn raft elfcycle"
    refusal(state, four, "P5.10", "boatmen-price", **due, given=4)
    pigs = ("giant_pig",) * 3
    refusal(state, f"{step} {' '.join(pigs)}", "P5.10", "cards-not-held", cards=pigs)
    after = play(state, f"{step} dragon unicorn elfcycle")
    assert (after.seats[0].boot, after.seats[0].hand) == ("grangor", ("raft",))


@rule("P5.10")
def test_no_boatmen_elsewhere():
    three = "boatmen dragon unicorn raft"
    magnum = position("moon-1998", phase="travel", at="virst", hand="dragon unicorn raft")
    for water, to in ((LAKE, "elvenhold"), (RIVER, "ixara")):
        refusal(magnum, f"0 move {water} > {to} {three}", "P5.10", "no-boatmen", road=water)
    amigo = position(phase="travel", at="yttar", hand="dragon unicorn raft")
    refusal(amigo, f"0 move {NEBULAE} > grangor {three}", "P5.10", "no-boatmen", road=NEBULAE)
    road = position(
        "moon-1998", phase="travel", at="ixara", hand="dragon unicorn raft", roads={PLAIN: "dragon"}
    )
    refusal(road, f"0 move {PLAIN} > virst {three}", "P5.10", "no-boatmen", road=PLAIN)
