"""P4.1 to P4.10: counters and obstacles on the roads."""

import pytest

from elfenwidgets.rules import BOARD
from tests.rules.rulebook import allowed, lines, play, position, refusal, rule
from tests.rules.statements.roads import DESERT, FOREST, LAKE, PLAIN, RIVER


@rule("P4.1")
def test_one_action_a_turn_clockwise_from_the_start_player() -> None:
    state = position(players=3, start=1, open="dragon", seats=[{"open": "dragon"}] * 2)
    for seat, road in ((1, PLAIN), (2, FOREST), (0, DESERT)):
        assert state.turn == seat
        state = play(state, f"{seat} place dragon {road}")
        assert state.counters[road] == "dragon"
        again = f"{seat} pass"
        refusal(state, again, "P4.1", "not-your-turn", seat=seat, turn=(seat + 1) % 3)
    assert [seat.open for seat in state.seats] == [()] * 3


@rule("P4.1")
def test_only_ones_own_counters() -> None:
    state = position(open="dragon", secret="unicorn", seats=[{"open": "elfcycle"}])
    refusal(state, f"0 place elfcycle {PLAIN}", "P4.1", "counter-not-held", counter="elfcycle")
    refusal(state, f"0 place (dragon) {PLAIN}", "P4.1", "counter-not-held", counter="dragon")
    refusal(state, f"0 place unicorn {FOREST}", "P4.1", "counter-not-held", counter="unicorn")
    refusal(state, "0 draw secret", "P4.1", "plan-first")
    refusal(state, "0 end", "P4.1", "plan-first")
    refusal(state, "0 keep dragon", "P4.1", "plan-first")


@rule("P4.1")
def test_a_secret_counter_may_be_placed_too_and_lies_face_up() -> None:
    state = play(position(secret="dragon unicorn"), f"0 place (dragon) {PLAIN}")
    assert state.counters == {PLAIN: "dragon"}
    assert state.seats[0].secret == ("unicorn",)


@rule("P4.2")
def test_one_counter_a_road() -> None:
    state = position(open="dragon", roads={PLAIN: "elfcycle"})
    refusal(
        state,
        f"0 place dragon {PLAIN}",
        "P4.2",
        "road-has-counter",
        road=PLAIN,
        counter="elfcycle",
    )


@rule("P4.3")
@pytest.mark.parametrize(
    ("counter", "terrains"),
    [
        ("giant_pig", {"plain", "forest"}),
        ("elfcycle", {"plain", "forest", "mountain"}),
        ("magic_cloud", {"plain", "forest", "mountain"}),
        ("unicorn", {"forest", "desert", "mountain"}),
        ("troll_wagon", {"plain", "forest", "desert", "mountain"}),
        ("dragon", {"plain", "forest", "desert", "mountain"}),
    ],
)
def test_a_counter_goes_where_its_kind_can_go(counter: str, terrains: set[str]) -> None:
    state = position(open=counter)
    roads = {road.id for road in BOARD.connections.values() if road.kind in terrains}
    assert lines(state) == {"0 pass"} | {f"0 place {counter} {road}" for road in roads}


@rule("P4.4")
@pytest.mark.parametrize("water", [RIVER, LAKE])
def test_rivers_and_lakes_take_no_counter(water: str) -> None:
    state = position(open="dragon")
    refusal(state, f"0 place dragon {water}", "P4.4", "no-counter-on-water", road=water)


@rule("P4.5")
def test_everybody_may_use_what_one_has_placed() -> None:
    state = position(open="dragon", seats=[{"at": "virst", "hand": "dragon"}])
    state = play(state, f"0 place dragon {PLAIN}", "1 pass", "0 pass", "0 end")
    allowed(state, f"1 move {PLAIN} > ixara dragon")


@rule("P4.6")
def test_an_obstacle_goes_on_a_road_that_has_a_counter() -> None:
    state = position(players=3, roads={PLAIN: "dragon", FOREST: "dragon!"})
    refusal(state, f"0 obstacle {DESERT}", "P4.6", "obstacle-needs-counter", road=DESERT)
    refusal(state, f"0 obstacle {FOREST}", "P4.6", "road-has-obstacle", road=FOREST)
    assert play(state, f"0 obstacle {PLAIN}").obstacles == {PLAIN, FOREST}


@rule("P4.6")
def test_ones_own_counter_or_anothers() -> None:
    state = position(open="dragon", seats=[{"open": "dragon"}])
    state = play(state, f"0 place dragon {PLAIN}", f"1 place dragon {FOREST}")
    allowed(state, f"0 obstacle {PLAIN}", f"0 obstacle {FOREST}")


@rule("P4.6")
def test_a_player_without_counters_may_place_the_obstacle() -> None:
    allowed(position(roads={PLAIN: "dragon"}), f"0 obstacle {PLAIN}")


@rule("P4.7")
def test_that_one_obstacle_for_the_whole_game() -> None:
    state = position(roads={PLAIN: "dragon", FOREST: "dragon"})
    state = play(state, f"0 obstacle {PLAIN}", "1 pass")
    assert [seat.obstacle for seat in state.seats] == [False, True]
    refusal(state, f"0 obstacle {FOREST}", "P4.7", "obstacle-used")
    later = position(round=3, roads={FOREST: "dragon"}, obstacle=False)
    refusal(later, f"0 obstacle {FOREST}", "P4.7", "obstacle-used")


@rule("P4.8")
@pytest.mark.parametrize("water", [RIVER, LAKE])
def test_rivers_and_lakes_take_no_obstacle(water: str) -> None:
    refusal(position(), f"0 obstacle {water}", "P4.8", "no-obstacle-on-water", road=water)


@rule("P4.9")
def test_who_passed_may_act_again() -> None:
    state = position(open="dragon", seats=[{"open": "dragon"}])
    state = play(state, "0 pass", f"1 place dragon {PLAIN}")
    allowed(state, f"0 place dragon {FOREST}", "0 pass")


@rule("P4.10")
def test_planning_ends_when_all_have_passed_one_after_the_other() -> None:
    state = position(players=3, start=2, seats=[{"open": "dragon"}, {}])
    state = play(state, "2 pass", f"0 place dragon {PLAIN}", "1 pass", "2 pass")
    assert (state.phase, state.turn) == ("plan", 0)
    state = play(state, "0 pass")
    assert (state.phase, state.turn) == ("travel", 2)


@rule("P4.10")
def test_an_obstacle_too_is_no_pass() -> None:
    state = position(roads={PLAIN: "dragon"})
    state = play(state, "0 pass", f"1 obstacle {PLAIN}", "0 pass")
    assert state.phase == "plan"
    assert play(state, "1 pass").phase == "travel"
