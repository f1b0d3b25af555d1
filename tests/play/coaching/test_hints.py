"""Help for whoever is to act: the move is good, and no rung says more than it should."""

from dataclasses import replace

import pytest

from elfenwidgets.play.coaching.hints import GradedHints, Hint, graded_hints
from elfenwidgets.play.coaching.recommendation import planned_journey
from elfenwidgets.play.journeys.best_journey import for_view
from elfenwidgets.rules import (
    Draw,
    EndMove,
    Keep,
    Move,
    Pass,
    Place,
    PlaceObstacle,
    State,
    apply,
    view,
)
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.position import position

FOREST = "forest:feodor-lapphalya"


def helped(state: State) -> GradedHints:
    return graded_hints(view(state, state.turn))


def test_who_is_not_in_turn_gets_no_hint() -> None:
    state = position(at="feodor", hand="dragon", open="dragon")
    for seat in (None, 1 - state.turn):
        with pytest.raises(ValueError, match="nothing"):
            graded_hints(view(state, seat))


def test_a_counter_is_drawn_for_the_cards_that_wait() -> None:
    state = position(
        phase="draw",
        hand="dragon dragon dragon raft",
        display="dragon elfcycle unicorn unicorn giant_pig",
    )
    found = helped(state)
    assert found.action == Draw(state.turn, "display", "dragon")
    assert found.think.values == {"cards": ("dragon",) * 3}
    assert found.look.things == (("card", "dragon"), ("card", "raft"))


def test_the_placement_makes_the_journey_as_long_as_is_said() -> None:
    state = position(
        at="feodor",
        hand="dragon dragon elfcycle",
        open="dragon unicorn",
        roads={"plain:lapphalya-virst": "elfcycle"},
    )
    found = helped(state)
    assert found.action == Place(state.turn, "dragon", False, "forest:feodor-lapphalya")
    assert (found.think.key, found.think.statement) == ("think-place-more", "P4.3")
    assert found.think.values == {"now": 0, "then": 2}


def test_the_nearer_end_of_the_road_is_shown_first_and_never_the_road() -> None:
    state = position(
        at="feodor",
        hand="dragon dragon elfcycle",
        open="elfcycle",
        left="virst",
        roads={"forest:feodor-lapphalya": "dragon"},
    )
    found = helped(state)
    assert found.action == Place(state.turn, "elfcycle", False, "plain:lapphalya-virst")
    assert found.look.things == (("town", "lapphalya"),)


def test_where_no_counter_helps_the_obstacle_is_thought_of_and_then_the_pass() -> None:
    own, far = "desert:dagamura-feodor", "plain:usselen-wylhien"
    state = position(round=4, at="feodor", hand="dragon", roads={own: "dragon", far: "giant_pig"})
    found = helped(state)
    assert found.action == PlaceObstacle(state.turn, far)
    assert (found.think.key, found.think.values) == ("think-obstacle", {"now": 1})
    state = position(at="feodor", hand="dragon", obstacle=False, roads={far: "dragon!"})
    found = helped(state)
    assert found.action == Pass(state.turn)
    assert (found.think.key, found.think.statement) == ("think-pass-done", "P4.9")
    state = position(at="feodor", hand="dragon", open="unicorn", obstacle=False)
    assert helped(state).think.key == "think-pass"


def test_where_one_counter_is_not_enough_all_of_them_are_thought_of() -> None:
    state = position(
        round=2,
        at="feodor",
        hand="dragon dragon elfcycle",
        open="dragon elfcycle",
        obstacle=False,
        left="virst ixara mahdavikia grangor yttar usselen parundia wylhien",
    )
    found = helped(state)
    assert found.action == Place(state.turn, "elfcycle", False, "forest:feodor-lapphalya")
    assert found.think == Hint(
        "think-place-plan", {"now": 0, "then": 1}, found.look.things, found.think.statement
    )
    hops = planned_journey(view(state, state.turn))
    assert [hop.via for hop in hops[:1]] == ["forest:feodor-lapphalya"]
    after = apply(state, found.action)
    placed = replace(after, counters={**after.counters, hops[1].via: "dragon"})
    assert for_view(view(placed, state.turn)).towns == 1


def test_the_obstacle_stays_off_the_own_journey() -> None:
    own = "desert:dagamura-feodor"
    state = position(round=4, at="feodor", hand="dragon", roads={own: "dragon"})
    assert helped(state).action == Pass(state.turn)


@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_obstacle_is_saved_for_the_last_round(round: int) -> None:
    far = {"plain:usselen-wylhien": "giant_pig"}
    state = position(round=round, at="feodor", hand="dragon", roads=far)
    assert helped(state).action == Pass(state.turn)


@pytest.mark.parametrize(("round", "goal"), [(3, "lapphalya"), (4, "beata")])
def test_before_the_last_round_a_journey_ends_where_the_next_one_begins_better(
    round: int, goal: str
) -> None:
    """A town each: Beata leaves the better card, Lapphálya lies nearer to those missing."""
    state = position(
        phase="travel",
        round=round,
        hand="dragon elfcycle",
        roads={"plain:beata-elvenhold": "elfcycle", "plain:elvenhold-lapphalya": "dragon"},
        left="beata lapphalya grangor yttar usselen mahdavikia",
    )
    found = helped(state)
    assert isinstance(found.action, Move)
    assert (found.action.to, found.think.values) == (goal, {"towns": 1})
    assert found.journey == ((found.action.via, goal),)


def test_nobody_is_told_to_stop_before_the_last_town_because_there_are_more_rounds() -> None:
    roads = {"plain:lapphalya-virst": "elfcycle"}
    for left, way in (("virst", ["virst"]), ("virst ixara", ["virst", "ixara"])):
        state = position(
            phase="travel", round=2, at="lapphalya", hand="elfcycle raft", left=left, roads=roads
        )
        assert [hop.to for hop in helped(state).journey] == way


PLAIN = "plain:lapphalya-virst"
STEPS = [
    ("T8", "virst", "raft", "river:virst-ixara", {}),
    ("T9", "elvenhold", "raft raft", "lake:elvenhold-virst", {}),
    ("P5.3", "lapphalya", "elfcycle", PLAIN, {PLAIN: "elfcycle"}),
    ("P5.4", "lapphalya", "elfcycle elfcycle", PLAIN, {PLAIN: "elfcycle!"}),
    ("P5.8", "lapphalya", "dragon dragon dragon", PLAIN, {PLAIN: "elfcycle"}),
    ("P5.9", "lapphalya", "dragon dragon dragon dragon", PLAIN, {PLAIN: "elfcycle!"}),
]


@pytest.mark.parametrize(("statement", "at", "hand", "via", "roads"), STEPS)
def test_a_step_comes_with_the_statement_that_prices_it(
    statement: str, at: str, hand: str, via: str, roads: dict[str, str]
) -> None:
    goal = BOARD.connections[via].other(at)
    found = helped(position(phase="travel", at=at, hand=hand, left=goal, roads=roads))
    assert isinstance(found.action, Move)
    assert found.action.via == via
    assert found.think.statement == statement
    assert found.look.values == {"town": goal}


def test_boatmen_are_priced_by_their_own_statement() -> None:
    state = position("moon-1998", phase="travel", at="grangor", hand="dragon dragon unicorn")
    found = helped(state)
    assert isinstance(found.action, Move)
    assert (found.action.how, found.think.statement) == ("boatmen", "P5.10")


def test_the_journey_is_the_best_one_and_its_end_comes_first() -> None:
    roads = {"forest:feodor-lapphalya": "dragon", "plain:lapphalya-virst": "elfcycle"}
    state = position(phase="travel", at="feodor", hand="dragon dragon elfcycle", roads=roads)
    found = helped(state)
    assert [hop.to for hop in found.journey] == ["lapphalya", "virst"]
    assert isinstance(found.action, Move)
    assert (found.action.via, found.action.to) == found.journey[0]
    assert found.look.things == (("town", "virst"),)
    assert found.think.values == {"towns": 2}


def test_without_a_new_town_the_way_home_is_thought_of() -> None:
    state = position(
        phase="travel",
        round=4,
        at="lapphalya",
        hand="elfcycle",
        left="",
        roads={"plain:lapphalya-virst": "elfcycle"},
        town_card="strykhaven",
        town_cards=True,
    )
    found = helped(state)
    assert isinstance(found.action, Move)
    assert (found.think.key, found.think.statement) == ("think-move-home", "E4")


def test_at_the_end_of_the_move_the_cut_is_thought_of_where_there_is_one() -> None:
    state = position(phase="travel", hand="giant_pig elfcycle elfcycle magic_cloud dragon dragon")
    found = helped(state)
    assert found.action == EndMove(state.turn, ("giant_pig", "magic_cloud"))
    assert (found.think.key, found.think.values) == ("think-end-cut", {"have": 6})
    found = helped(position(phase="travel", hand="giant_pig"))
    assert (found.think.key, found.think.statement) == ("think-end", "P5.11")


@pytest.mark.parametrize(
    ("hand", "key"), [("elfcycle elfcycle", "think-keep-cards"), ("raft", "think-keep-far")]
)
def test_a_counter_is_kept_for_the_next_round(hand: str, key: str) -> None:
    state = position(phase="keep", hand=hand, open="elfcycle unicorn")
    found = helped(state)
    assert isinstance(found.action, Keep)
    assert (found.think.key, found.think.statement) == (key, "P6.3")
