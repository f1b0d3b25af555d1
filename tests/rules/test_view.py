"""What a seat may know: all that lies open, its own things, and nothing else (P2.2, S9)."""

from typing import Any

import pytest

from elfenwidgets.rules import State, legal_actions, view
from elfenwidgets.rules.ending import result
from elfenwidgets.rules.view import OwnSeat, OwnView, SeatView, View
from tests.rules.rulebook import position, rule

FOREST, PLAIN = "forest:feodor-lapphalya", "plain:ixara-virst"
EVERYBODY = (None, 0, 1, 2)


def table(phase: str = "plan", **more: Any) -> State:
    """Three players with things of every kind; seat 2 started, seat 1 is in turn."""
    return position(
        "moon-1998",
        **{"phase": phase, "round": 3, "start": 2, "turn": 1, "done": 2} | more,
        at="virst",
        hand="dragon dragon raft",
        open="unicorn",
        secret="elfcycle elfcycle",
        obstacle=False,
        town_card="beata",
        roads={FOREST: "dragon!", PLAIN: "dragon"},
        seats=[
            {"at": "feodor", "hand": "raft", "pieces": "ixara", "town_card": "virst"},
            {"secret": "unicorn", "open": "giant_pig dragon", "town_card": "yttar"},
        ],
    )


@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_lies_on_the_table_is_seen_by_all(seat: int | None) -> None:
    state = table()
    seen = view(state, seat)
    assert type(seen) is (View if seat is None else OwnView)
    assert (seen.seat, seen.edition) == (seat, state.edition)
    assert (seen.phase, seen.round, seen.start, seen.turn) == ("plan", 3, 2, 1)
    assert (seen.passes, seen.done, seen.display) == (2, 2, state.display)
    assert seen.counters == {FOREST: "dragon", PLAIN: "dragon"}
    assert seen.obstacles == {FOREST}
    assert (seen.pile, seen.stack) == (48 - 5 - 2 - 6, 72 - 4)
    assert (seen.result, seen.log) == (None, ())
    one, two, zero = seen.seats[1], seen.seats[2], seen.seats[0]
    assert [s.boot for s in (zero, one, two)] == ["elvenhold", "virst", "feodor"]
    assert [s.pieces for s in (zero, one, two)] == [set(), {"virst"}, {"feodor", "ixara"}]
    assert [s.open for s in (zero, one, two)] == [("giant_pig", "dragon"), ("unicorn",), ()]
    assert [s.obstacle for s in (zero, one, two)] == [True, False, True]


@rule("P2.2", "S9")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_of_what_is_hidden_all_know_the_number_and_the_owner_the_rest(seat: int | None) -> None:
    seats = view(table(), seat).seats
    assert [(s.cards, s.secrets, s.held) for s in seats] == [(0, 1, 3), (3, 2, 3), (1, 0, 0)]
    own = [
        ((), ("unicorn",), "yttar"),
        (("dragon", "dragon", "raft"), ("elfcycle", "elfcycle"), "beata"),
        (("raft",), (), "virst"),
    ]
    for i, other in enumerate(seats):
        known = (other.hand, other.secret, other.town_card)
        assert known == (own[i] if i == seat else (None, None, None))
        assert type(other) is (OwnSeat if i == seat else SeatView)


def test_ones_own_things() -> None:
    assert view(table(), None).me is None
    for seat in (0, 1, 2):
        seen = view(table(), seat)
        assert seen.me is seen.seats[seat]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_who_is_in_turn_sees_what_is_legal(seat: int | None) -> None:
    seen = view(table(), seat)
    assert seen.actions == (tuple(legal_actions(table())) if seat == 1 else ())


def test_passes_are_counted_in_planning_alone() -> None:
    seen = view(table("travel"), 0)
    assert (seen.phase, seen.passes, seen.done, seen.turn) == ("travel", 0, 2, 1)


@rule("S9", "E4", town_cards=True)
@pytest.mark.parametrize("seat", EVERYBODY)
def test_at_the_end_the_town_cards_are_turned_up_and_hands_stay_hidden(seat: int | None) -> None:
    state = table("over", round=4, turn=None, done=None)
    seen = view(state, seat)
    assert (seen.turn, seen.actions, seen.result) == (None, (), result(state))
    assert seen.result is not None and len(seen.result.seats) == 3
    assert [s.town_card for s in seen.seats] == [s.town_card for s in state.seats]
    assert [s.hand is not None for s in seen.seats] == [i == seat for i in range(3)]
    assert [s.secret is not None for s in seen.seats] == [i == seat for i in range(3)]
