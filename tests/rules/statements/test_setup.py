"""S1 to S9: what lies on the table before the first decision."""

from collections import Counter
from typing import Any

import pytest

from elfenwidgets.rules import BOARD, Refused, editions, view
from elfenwidgets.rules.board import COUNTERS, TRANSPORTS
from tests.rules.rulebook import allowed, play, position, refusal, rule, start

AMIGO = editions()["amigo-de"]
MOON = editions()["moon-1998"]


@rule("S1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_sit_down(seats: int) -> None:
    assert len(start(AMIGO, seats, 1).seats) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 10**6, True, 2.0, "3", None])
def test_no_other_number_of_players(seats: Any) -> None:
    with pytest.raises(Refused) as refused:
        start(AMIGO, seats, 1)
    assert (refused.value.refusal.rule, refused.value.refusal.reason) == ("S1", "two-to-six")
    assert refused.value.refusal.values == {"seats": "float" if seats == 2.0 else str(seats)}


@pytest.mark.parametrize("first", [-1, 3, True, 1.0, "1"])
def test_the_start_player_sits_at_the_table(first: Any) -> None:
    with pytest.raises(Refused) as refused:
        start(AMIGO, 3, 1, first)
    assert (refused.value.refusal.rule, refused.value.refusal.reason) == ("S1", "no-such-seat")
    assert refused.value.refusal.values == {
        "seat": "float" if first == 1.0 and first is not True else str(first)
    }


@rule("S2")
def test_boots_start_in_elvenhold_with_every_piece_still_on_its_town() -> None:
    for seat in start(AMIGO, 6, 1).seats:
        assert (seat.boot, seat.pieces) == ("elvenhold", frozenset())


@rule("S2")
def test_elvenhold_has_no_piece_to_collect() -> None:
    state = position(phase="travel", at="virst", hand="raft raft", left="ixara")
    state = play(state, "0 move lake:elvenhold-virst > elvenhold raft raft")
    assert len(BOARD.towns) == 21
    assert state.seats[0].pieces == set(BOARD.towns) - {"elvenhold", "ixara"}


@rule("S3")
def test_seventy_two_travel_cards() -> None:
    state = start(AMIGO, 2, 1)
    cards = Counter(state.stack) + Counter(c for seat in state.seats for c in seat.hand)
    assert cards == dict.fromkeys(COUNTERS, 10) | {"raft": 12}
    assert cards.total() == 72


@rule("S3", "S4")
def test_cards_and_counters_are_mixed_by_the_seed_alone() -> None:
    one, again, other = start(AMIGO, 4, 1), start(AMIGO, 4, 1), start(AMIGO, 4, 2)
    assert one == again
    assert one.stack != other.stack
    assert one.pile != other.pile
    assert list(one.stack) != sorted(one.stack)
    assert list(one.pile) != sorted(one.pile)


@rule("S3", "S4")
def test_nobody_sees_the_face_down_cards_and_counters() -> None:
    seen = view(start(AMIGO, 2, 1), 0)
    assert (seen.pile, seen.stack) == (43, 72 - 16)
    assert [seat.hand is None for seat in seen.seats] == [False, True]


@rule("S4")
def test_forty_eight_counters() -> None:
    state = start(AMIGO, 2, 1)
    counters = Counter(state.pile + state.display)
    assert counters == {kind: 8 for kind in TRANSPORTS if kind != "raft"}
    assert counters.total() == 48


@rule("S5")
def test_five_counters_lie_face_up_while_counters_are_drawn() -> None:
    state = start(AMIGO, 3, 5)
    while state.phase in ("draw_secret", "draw"):
        assert len(state.display) == 5
        take = "secret" if state.phase == "draw_secret" else state.display[0]
        state = play(state, f"{state.turn} draw {take}")
    assert len(state.display) == 5


@rule("S6")
def test_each_player_has_one_obstacle() -> None:
    state = start(AMIGO, 5, 1)
    assert all(seat.obstacle is True for seat in state.seats)
    assert state.obstacles == frozenset()


@pytest.mark.parametrize(
    ("key", "rounds"),
    [
        pytest.param("amigo-de", 4, marks=rule("S7", rounds=4)),
        pytest.param("riogrande-2015", 3, marks=rule("S7", rounds=3)),
    ],
)
def test_the_last_round_is_the_last(key: str, rounds: int) -> None:
    last = position(key, phase="travel", round=rounds, turn=1)
    assert play(last, "1 end").phase == "over"
    before = position(key, phase="travel", round=rounds - 1, turn=1)
    after = play(before, "1 end")
    assert (after.phase, after.round) == ("draw_secret", rounds)


@rule("S8")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_chosen_player_starts_and_play_goes_clockwise(first: int) -> None:
    state = start(AMIGO, 3, 1, first)
    for turn in range(6):
        assert state.turn == (first + turn) % 3
        refusal_rule = "P2.1" if state.phase == "draw_secret" else "P3.1"
        other = (state.turn + 1) % 3
        wait = f"{other} draw secret"
        refusal(state, wait, refusal_rule, "not-your-turn", seat=other, turn=state.turn)
        state = play(
            state, f"{state.turn} draw {'secret' if state.phase == 'draw_secret' else 'pile'}"
        )


@rule("S8")
def test_lots_choose_the_start_player_when_the_table_does_not() -> None:
    assert {start(AMIGO, 4, seed).start for seed in range(60)} == {0, 1, 2, 3}


@rule("S9", town_cards=True)
def test_each_player_gets_a_town_card_of_the_twelve() -> None:
    state = start(MOON, 6, 3)
    dealt = [str(seat.town_card) for seat in state.seats]
    assert len(BOARD.town_cards) == 12
    assert sorted([*dealt, *state.towns]) == sorted(BOARD.town_cards)


@rule("S9", "S8", town_cards=True)
def test_who_starts_changes_nobodys_town_card() -> None:
    dealt = [[seat.town_card for seat in start(MOON, 3, 3, first).seats] for first in range(3)]
    assert dealt[0] == dealt[1] == dealt[2]


@rule("S9")
def test_nobody_sees_the_town_cards_of_others() -> None:
    state = start(MOON, 3, 3)
    assert [s.town_card for s in view(state, None).seats] == [None] * 3
    own = [s.town_card for s in view(state, 1).seats]
    assert own == [None, state.seats[1].town_card, None]


@rule("S9", town_cards=False)
def test_no_town_cards_where_the_edition_has_none() -> None:
    state = start(AMIGO, 3, 3)
    assert (state.towns, [s.town_card for s in state.seats]) == ((), [None] * 3)


def test_town_cards_are_the_twelve_of_the_board() -> None:
    rim = """wylhien usselen yttar grangor mahdavikia jaccaranda ixara tichih ergeren beata
             strykhaven virst"""
    assert sorted(BOARD.town_cards) == sorted(rim.split())


def test_the_first_decision_is_the_start_players_counter() -> None:
    allowed(start(AMIGO, 2, 1, 1), "1 draw secret")
