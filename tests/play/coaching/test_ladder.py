"""Help for whoever is to act: the move is good, and no rung says more than it should."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfenwidgets.play.coaching.hints import HINTS, Hint, Ladder, ladder
from elfenwidgets.play.coaching.recommendation import Hop, planned
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
    editions,
    legal_actions,
    start,
    view,
)
from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.board import BOARD, CHART
from elfenwidgets.rules.position import position
from elfenwidgets.rules.view import View
from tests.play.journeys.bruteforce import best_towns
from tests.play.journeys.drawn import situations, some

FOREST = "forest:feodor-lapphalya"


def helped(state: State) -> Ladder:
    return ladder(view(state, state.turn))


def things(seen: View) -> set[tuple[str, str]]:
    """All that the viewer can look at."""
    me = seen.me
    assert me is not None and me.hand is not None and me.secret is not None
    return {
        ("pile", ""),
        *(("display", kind) for kind in seen.display),
        *(("card", kind) for kind in me.hand),
        *(("counter", kind) for kind in me.open),
        *(("secret", kind) for kind in me.secret),
        *((("obstacle", ""),) if me.obstacle else ()),
        *(("town", town) for town in BOARD.towns),
    }


def true(state: State, help: Ladder) -> bool:
    """Whether the second rung says what is so, by all journeys that the engine allows."""
    key, seat = help.think.key, state.turn
    said: Mapping[str, Any] = help.think.values  # numbers, in all of these
    now = best_towns(state, seat)
    places = [action for action in legal_actions(state) if isinstance(action, Place)]
    match key:
        case "think-place-more":
            return said["now"] in now and said["now"] < said["then"] in one_more(state, help.action)
        case "think-place-plan":
            return said["now"] in now and said["now"] < said["then"] == together(state)
        case "think-place-end":
            return said["now"] in now and said["then"] == max(
                max(one_more(state, place)) for place in places
            )
        case "think-place-same" | "think-obstacle" | "think-pass" | "think-pass-done":
            return said["now"] in now and all(
                min(one_more(state, place)) <= said["now"] for place in places
            )
        case "think-move":
            return said["towns"] in now and said["towns"] == collected(state, help.journey)
        case "think-move-later":
            return (
                said["towns"] in now
                and said["then"] < said["towns"]
                and (said["then"] == collected(state, help.journey))
            )
        case "think-end-later":
            return said["towns"] in now
        case "think-move-home" | "think-move-place" | "think-end" | "think-end-cut":
            return 0 in now
    raise AssertionError(key)


def one_more(state: State, action: Action) -> set[int]:
    """The towns of the best journeys after a placement."""
    return best_towns(apply(state, action), state.turn)


def together(state: State) -> int:
    """The towns of the journey that is planned, over some of the viewer's own counters."""
    seen, me = view(state, state.turn), state.actor
    hops = planned(seen)
    roads = {hop.via for hop in hops if BOARD.connections[hop.via].is_road}
    free = sorted(roads - state.counters.keys())
    for kinds in set(permutations((*me.open, *me.secret), len(free))):
        fit = all(
            BOARD.connections[road].kind in CHART[kind]
            for road, kind in zip(free, kinds, strict=True)
        )
        if fit:
            laid = {**state.counters, **dict(zip(free, kinds, strict=True))}
            if (count := collected(replace(state, counters=laid), hops)) is not None:
                return count
    raise AssertionError("it cannot be paid")


def collected(state: State, journey: Sequence[Hop]) -> int | None:
    """The new towns of a journey; None: it cannot be paid, however the cards are chosen."""
    here = {replace(state, phase="travel", done=state.turn, round=state.edition.rounds)}
    for hop in journey:
        here = {
            apply(each, action)
            for each in here
            for action in legal_actions(each)
            if isinstance(action, Move) and (action.via, action.to) == hop
        }
    return max((len(each.actor.pieces) - len(state.actor.pieces) for each in here), default=None)


@some
@given(st.data())
def test_no_hint_says_what_is_not_so(data: st.DataObject) -> None:
    phase = data.draw(st.sampled_from(["plan", "travel"]))
    state = data.draw(situations(phase, cards=6, counters=3 if phase == "plan" else 0))
    help = helped(state)
    assert help.action in view(state, state.turn).actions
    assert true(state, help)


def test_whoever_does_what_the_hints_say_plays_a_whole_game() -> None:
    said = set()
    for edition, seats in (("amigo-de", 2), ("moon-1998", 3), ("midgaard-sv", 5)):
        state = start(editions()[edition], seats, 1)
        while state.phase != "over":
            seen = view(state, state.turn)
            help = ladder(seen)
            assert help.action in seen.actions
            for hint in (help.look, help.think):
                assert set(hint.values) == set(HINTS[hint.key])
                assert set(hint.spots) <= things(seen)
                said.add(hint.key)
            assert help.look.statement is None
            assert help.think.statement is not None
            if help.think.key == "think-draw-far":
                assert not set(seen.display) & set(state.actor.hand)
            state = apply(state, help.action)
        assert min(len(seat.pieces) for seat in state.seats) >= 13
    assert len(said) > 20


@pytest.mark.parametrize("round", [1, 3, 4])
@pytest.mark.parametrize("phase", ["draw", "plan", "travel", "keep"])
def test_the_hints_know_only_what_the_viewer_knows(phase: str, round: int) -> None:
    mine = {
        "phase": phase,
        "round": round,
        "at": "feodor",
        "hand": "dragon dragon",
        "open": "dragon elfcycle",
        "roads": {FOREST: "dragon"} if phase in ("plan", "travel") else {},
        "display": "dragon elfcycle unicorn unicorn giant_pig",
    }
    ladders = [
        helped(position(**mine, seats=[theirs]))  # type: ignore[arg-type]
        for theirs in (
            {"hand": "raft raft", "secret": "dragon"},
            {"hand": "unicorn unicorn", "secret": "unicorn"},
        )
    ]
    assert ladders[0] == ladders[1]


def test_who_is_not_in_turn_gets_no_hint() -> None:
    state = position(at="feodor", hand="dragon", open="dragon")
    for seat in (None, 1 - state.turn):
        with pytest.raises(ValueError, match="nothing"):
            ladder(view(state, seat))


def test_a_counter_is_drawn_for_the_cards_that_wait() -> None:
    state = position(
        phase="draw",
        hand="dragon dragon dragon raft",
        display="dragon elfcycle unicorn unicorn giant_pig",
    )
    found = helped(state)
    assert found.action == Draw(state.turn, "display", "dragon")
    assert found.think.values == {"cards": ("dragon",) * 3}
    assert found.look.spots == (("card", "dragon"), ("card", "raft"))


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
    assert found.look.spots == (("town", "lapphalya"),)


def test_where_no_counter_helps_the_obstacle_is_thought_of_and_then_the_pass() -> None:
    own, far = "desert:dagamura-feodor", "plain:usselen-wylhien"
    state = position(
        at="feodor", hand="dragon", open="unicorn", roads={own: "dragon", far: "giant_pig"}
    )
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
        "think-place-plan", {"now": 0, "then": 1}, found.look.spots, found.think.statement
    )
    hops = planned(view(state, state.turn))
    assert [hop.via for hop in hops[:1]] == ["forest:feodor-lapphalya"]
    after = apply(state, found.action)
    placed = replace(after, counters={**after.counters, hops[1].via: "dragon"})
    assert for_view(view(placed, state.turn)).towns == 1


def test_the_obstacle_stays_off_the_own_journey() -> None:
    own = "desert:dagamura-feodor"
    state = position(at="feodor", hand="dragon", roads={own: "dragon"})
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
    assert found.look.spots == (("town", "virst"),)
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
