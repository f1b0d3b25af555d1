"""P5.8 to P5.10: any three cards instead of those asked for."""

import pytest

from tests.rules.rulebook import allowed, lines, play, position, refusal, rule
from tests.rules.statements.roads import FOREST, LAKE, PLAIN, RIVER


@rule("P5.8")
def test_a_caravan_costs_any_three_cards_rafts_among_them() -> None:
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
def test_a_caravan_needs_a_counter_on_the_road() -> None:
    state = position(phase="travel", at="feodor", hand="raft raft raft")
    line = f"0 move {FOREST} > lapphalya caravan raft raft raft"
    refusal(state, line, "P5.8", "road-needs-counter", road=FOREST)


@rule("P5.8", caravan_only_if_unable=False)
@rule("P5.8", caravan_only_if_unable=True)
def test_a_caravan_although_the_cards_asked_for_are_in_hand() -> None:
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


@rule("P5.8", "P5.9", caravan_only_if_unable=True)
def test_the_strict_caravan_is_for_who_is_unable() -> None:
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


@rule("P5.8", "P5.9", caravan_only_if_unable=True)
@pytest.mark.parametrize(
    ("hand", "able"),
    [
        ("dragon raft raft raft", False),
        ("dragon dragon raft raft", True),
        ("dragon dragon dragon dragon", True),
        ("raft raft raft raft", False),
    ],
)
def test_the_strict_caravan_looks_at_the_whole_price_obstacle_included(
    hand: str, able: bool
) -> None:
    here = {"phase": "travel", "at": "ixara", "roads": {PLAIN: "dragon!"}}
    state = position("tradfr-fr", hand=hand, **here)
    by_caravan = f"0 move {PLAIN} > virst caravan {hand}"
    if able:
        refusal(state, by_caravan, "P5.8", "caravan-only-if-unable", kind="dragon", need=2)
        allowed(state, f"0 move {PLAIN} > virst dragon dragon")
    else:
        allowed(state, by_caravan)


@rule("P5.8", caravan_only_if_unable=True)
def test_the_strict_caravan_asks_at_each_step_anew() -> None:
    here = {"phase": "travel", "at": "ixara", "roads": {PLAIN: "dragon"}}
    state = position("midgaard-sv", hand="dragon raft raft raft", **here)
    state = play(state, f"0 move {PLAIN} > virst dragon")
    allowed(state, f"0 move {PLAIN} > ixara caravan raft raft raft")


@rule("P5.8", caravan_only_if_unable=False)
def test_a_caravan_of_three_alike_and_as_many_caravans_as_one_can_pay() -> None:
    roads = {PLAIN: "dragon"}
    state = position(phase="travel", at="ixara", hand="dragon " * 6 + "raft raft", roads=roads)
    state = play(state, f"0 move {PLAIN} > virst caravan dragon dragon dragon")
    state = play(state, f"0 move {PLAIN} > ixara caravan dragon dragon dragon")
    short = f"0 move {PLAIN} > virst caravan raft raft"
    refusal(state, short, "P5.8", "caravan-price", need=3, given=2, have=2)


@rule("P5.9")
def test_a_caravan_past_an_obstacle_takes_any_four() -> None:
    hand = "giant_pig elfcycle magic_cloud unicorn"
    state = position(phase="travel", at="ixara", hand=hand, roads={PLAIN: "dragon!"})
    assert lines(state) == {"0 end", f"0 move {PLAIN} > virst caravan {hand}"}


@rule("P5.9")
def test_with_an_obstacle_a_caravan_costs_four() -> None:
    state = position(phase="travel", at="ixara", hand="raft " * 5, roads={PLAIN: "dragon!"})
    step = f"0 move {PLAIN} > virst caravan"
    allowed(state, f"{step} raft raft raft raft")
    for given in (3, 5):
        line = f"{step} {' '.join(['raft'] * given)}"
        refusal(state, line, "P5.9", "caravan-obstacle", need=4, given=given, have=5)


@rule("P5.10")
@pytest.mark.parametrize("water", [RIVER, LAKE])
def test_caravans_do_not_cross_water(water: str) -> None:
    state = position(phase="travel", at="virst", hand="raft raft raft")
    to = "ixara" if water == RIVER else "elvenhold"
    line = f"0 move {water} > {to} caravan raft raft raft"
    refusal(state, line, "P5.10", "no-caravan-on-water", road=water)


NEBULAE = "lake:grangor-yttar"


@rule("P5.10", boatmen="Mare Nebulae")
def test_boatmen_on_mare_nebulae_for_any_three_cards() -> None:
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


@rule("P5.10", boatmen=None)
def test_no_boatmen_elsewhere() -> None:
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


@rule("P5.10", boatmen="Mare Magnum")
def test_boatmen_on_mare_magnum_as_a_house_rule() -> None:
    three = {"phase": "travel", "hand": "elfcycle unicorn dragon", "boatmen": ["Mare Magnum"]}
    payment = f"boatmen {three['hand']}"
    state = position(at="virst", **three)
    assert lines(state) == {
        "0 end",
        f"0 move {LAKE} > elvenhold {payment}",
        f"0 move lake:strykhaven-virst > strykhaven {payment}",
    }
    refusal(state, f"0 move {RIVER} > ixara {payment}", "P5.10", "no-boatmen", road=RIVER)
    other = position(at="yttar", **three)
    line = f"0 move {NEBULAE} > grangor {payment}"
    refusal(other, line, "P5.10", "no-boatmen", road=NEBULAE)


@rule("P5.10", "P5.8", boatmen="Mare Nebulae", caravan_only_if_unable=True)
def test_boatmen_row_whoever_could_pay_rafts_too() -> None:
    strict = {"phase": "travel", "at": "yttar", "caravan_only_if_unable": True}
    state = position("moon-1998", hand="raft raft raft dragon", **strict)
    step = f"0 move {NEBULAE} > grangor"
    allowed(state, f"{step} raft", f"{step} boatmen raft raft raft")
    allowed(state, f"{step} boatmen dragon raft raft")
