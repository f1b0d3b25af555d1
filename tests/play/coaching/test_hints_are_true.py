"""No hint says what is not so, or more than its viewer knows."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfenwidgets.play.coaching.hints import HINTS, Ladder, ladder
from elfenwidgets.play.coaching.recommendation import Hop, planned
from elfenwidgets.rules import (
    Move,
    Place,
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
        "roads": {"forest:feodor-lapphalya": "dragon"} if phase in ("plan", "travel") else {},
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
