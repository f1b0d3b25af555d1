"""P1.1 to P3.5: travel cards, the secret counter, three more."""

from collections import Counter

import pytest

from elfenwidgets.rules import Draw, State, editions, view, why_not
from elfenwidgets.rules.edition import base_editions
from elfenwidgets.rules.engine import settle, step
from elfenwidgets.rules.events import GameEvent
from elfenwidgets.rules.notation import parse
from elfenwidgets.rules.position import Names
from tests.rules.rulebook import allowed, lines, play, position, refusal, rule, start

AMIGO = editions()["amigo-de"]


@rule("P1.1")
@pytest.mark.parametrize("key", base_editions())
def test_eight_cards_in_the_first_round(key: str) -> None:
    assert [len(seat.hand) for seat in start(editions()[key], 6, 1).seats] == [8] * 6


def finish_round(edition: str, hand: Names, other: str = "raft") -> tuple[State, State]:
    """The first decision of the next round, after a last move that left these hands."""
    last = position(edition, phase="travel", round=2, turn=1, hand=hand, seats=[{"hand": other}])
    return last, play(last, "1 end")


@rule("P1.2", hand="refill_to_8")
def test_a_hand_is_filled_up_to_eight() -> None:
    before, after = finish_round("amigo-de", "dragon dragon raft")
    assert [len(seat.hand) for seat in after.seats] == [8, 8]
    for old, new in zip(before.seats, after.seats, strict=True):
        assert Counter(old.hand) <= Counter(new.hand)
    assert len(after.stack) == 72 - 16


@rule("P1.2", hand="deal_8")
def test_eight_new_ones_on_top_of_those_kept() -> None:
    before, after = finish_round("moon-1998", "dragon dragon raft raft")
    assert [len(seat.hand) for seat in after.seats] == [9, 12]
    assert Counter(before.seats[1].hand) <= Counter(after.seats[1].hand)
    assert len(after.stack) == 72 - 21


@rule("P1.2", hand="deal_8")
def test_six_hands_of_twelve_empty_the_stack() -> None:
    four = [{"hand": kind} for kind in ("raft " * 4, "dragon " * 4, "unicorn " * 4)]
    more = [{"hand": kind} for kind in ("giant_pig " * 4, "elfcycle " * 4)]
    last = position("moon-1998", phase="travel", turn=5, hand="dragon " * 4, seats=four + more)
    after = play(last, "5 end")
    assert [len(seat.hand) for seat in after.seats] == [12] * 6
    assert after.stack == ()


@rule("P1.2", hand="refill_to_8")
@pytest.mark.parametrize("kept", range(5))
def test_whoever_kept_few_is_dealt_many(kept: int) -> None:
    _, after = finish_round("amigo-de", ["dragon"] * kept, other="")
    assert [len(seat.hand) for seat in after.seats] == [8, 8]
    assert len(after.stack) == 72 - 16


@rule("P1.2", hand="deal_8")
def test_hands_of_twelve_again_and_again() -> None:
    """A hand is cut at the end of a move alone: nobody comes to sixteen cards."""
    state = position("moon-1998", phase="travel", round=2, turn=1, hand="raft " * 12)
    after = play(state, f"1 end {'raft ' * 8}")
    assert [len(seat.hand) for seat in after.seats] == [8, 12]
    assert (after.round, after.seats[1].hand.count("raft") >= 4) == (3, True)


@rule("P1.2")
@pytest.mark.parametrize("edition", ["amigo-de", "moon-1998"])
def test_cards_are_dealt_clockwise_from_the_new_start_player(edition: str) -> None:
    last = position(edition, phase="travel", players=4, start=1, turn=0)
    events: list[GameEvent] = []
    settle(step(last, parse("0 end")), events)
    assert [e["seat"] for e in events if e["e"] == "deal"] == [2, 3, 0, 1]


@rule("P2.1")
def test_each_draws_one_face_down_counter_from_the_start_player_clockwise() -> None:
    state = start(AMIGO, 3, 9, 2)
    for seat in (2, 0, 1):
        assert lines(state) == {f"{seat} draw secret"}
        top = state.pile[-1]
        refusal(state, f"{seat} draw pile", "P2.1", "draw-secret-first")
        state = play(state, f"{seat} draw secret")
        assert (state.seats[seat].secret, state.seats[seat].open) == ((top,), ())
    assert (state.phase, state.turn, len(state.pile)) == ("draw", 2, 40)


@rule("P2.2")
def test_only_its_owner_looks_at_the_secret_counter() -> None:
    state = play(start(AMIGO, 2, 9, 0), "0 draw secret", "1 draw secret")
    own, other = view(state, 0).seats
    assert (own.secret, own.secrets) == (state.seats[0].secret, 1)
    assert (other.secret, other.secrets) == (None, 1)
    assert [seat.secret for seat in view(state, None).seats] == [None, None]


@rule("P2.3")
def test_two_secret_ones_if_the_one_kept_was_secret() -> None:
    kept = position(phase="draw_secret", round=2, secret="dragon", display="unicorn " * 5)
    held = play(kept, "0 draw secret").seats[0].secret
    assert len(held) == 2
    assert "dragon" in held


@rule("P2.3")
def test_one_secret_one_if_the_one_kept_was_open() -> None:
    kept = position(phase="draw_secret", round=2, open="dragon")
    seat = play(kept, "0 draw secret").seats[0]
    assert (len(seat.secret), seat.open) == (1, ("dragon",))


@rule("P2.2", "P2.3")
def test_two_secret_ones_are_seen_by_their_owner_alone() -> None:
    state = position(phase="draw_secret", round=2, secret="dragon", seats=[{"open": "unicorn"}])
    state = play(state, "0 draw secret")
    assert [view(state, seat).seats[0].secrets for seat in (0, 1, None)] == [2, 2, 2]
    assert view(state, 0).seats[0].secret == state.seats[0].secret
    assert [view(state, seat).seats[0].secret for seat in (1, None)] == [None, None]


@rule("P2.2", "P2.3")
def test_of_two_secret_ones_the_one_placed_is_secret_no_more() -> None:
    road = "plain:ixara-virst"
    state = play(position(round=2, secret="dragon unicorn"), f"0 place (dragon) {road}")
    assert view(state, 1).counters == {road: "dragon"}
    assert (view(state, 1).seats[0].secrets, view(state, 1).seats[0].secret) == (1, None)


@rule("P3.1")
def test_one_at_a_time_until_everybody_has_drawn_three() -> None:
    state = position(phase="draw", players=3, start=1)
    for seat in (1, 2, 0) * 3:
        assert (state.phase, state.turn) == ("draw", seat)
        refusal(state, f"{seat} pass", "P3.1", "draw-first")
        refusal(state, f"{seat} draw secret", "P3.1", "draw-first")
        state = play(state, f"{seat} draw pile")
    assert (state.phase, state.turn) == ("plan", 1)
    assert [len(seat.open) for seat in state.seats] == [3, 3, 3]


@rule("P3.2")
def test_one_of_the_display_or_the_top_of_the_stack() -> None:
    state = position(phase="draw", display="dragon dragon unicorn elfcycle elfcycle")
    assert lines(state) == {"0 draw pile", "0 draw dragon", "0 draw unicorn", "0 draw elfcycle"}
    refusal(state, "0 draw giant_pig", "P3.2", "not-in-display", counter="giant_pig")
    top = state.pile[-1]
    assert play(state, "0 draw pile").seats[0].open == (top,)


@rule("P3.2")
def test_the_stack_is_face_down_and_the_display_is_not() -> None:
    state = position(phase="draw")
    blind = why_not(state, Draw(0, "pile", "dragon"))
    assert blind is not None
    assert (blind.rule, blind.reason) == ("P3.2", "pile-is-face-down")
    assert blind.values == {"counter": "dragon"}
    nameless = why_not(state, Draw(0, "display"))
    assert nameless is not None
    assert (nameless.rule, nameless.reason, nameless.values) == ("P3.2", "name-a-counter", {})


@rule("P3.2", "P3.4", "P2.1")
def test_the_top_of_the_stack_is_the_last_and_no_other() -> None:
    state = start(AMIGO, 2, 9, 0)
    for line in ("0 draw secret", "1 draw secret"):
        state = play(state, line)
    for seat in (0, 1, 0, 1, 0, 1):
        top, below = state.pile[-1], state.pile[:-1]
        take: str = state.display[0] if seat else "pile"
        after = play(state, f"{seat} draw {take}")
        drawn: Counter[str] = Counter(after.display if seat else after.seats[seat].open)
        before: Counter[str] = Counter(state.display if seat else state.seats[seat].open)
        assert drawn == before + Counter([top]) - Counter([take])
        assert after.pile == below
        state = after


@rule("P3.3")
@pytest.mark.parametrize("line", ["0 draw pile", "0 draw dragon"])
def test_what_is_drawn_lies_face_up_wherever_it_came_from(line: str) -> None:
    state = play(position(phase="draw", display="dragon " * 5), line)
    for onlooker in (0, 1, None):
        seen = view(state, onlooker).seats[0]
        assert (seen.open, seen.secrets) == (state.seats[0].open, 0)
        assert len(seen.open) == 1


@rule("P3.4")
def test_the_display_is_refilled_at_once_from_the_stack() -> None:
    state = position(phase="draw", display="dragon unicorn unicorn elfcycle elfcycle")
    after = play(state, "0 draw dragon")
    assert Counter(after.display) == Counter(
        ["unicorn", "unicorn", "elfcycle", "elfcycle", state.pile[-1]]
    )
    assert after.pile == state.pile[:-1]


@rule("P3.4")
def test_the_display_stays_when_the_stack_is_drawn_from() -> None:
    state = position(phase="draw")
    assert play(state, "0 draw pile").display == state.display


@rule("P3.5")
@pytest.mark.parametrize(("round", "kept", "held"), [(1, "", 4), (2, "dragon", 5)])
def test_four_counters_in_the_first_round_five_later(round: int, kept: str, held: int) -> None:
    state = position(phase="draw_secret", round=round, secret=kept, seats=[{"open": kept}])
    state = play(state, "0 draw secret", "1 draw secret")
    for turn in range(6):
        allowed(state, f"{turn % 2} draw pile")
        state = play(state, f"{turn % 2} draw pile")
    assert [seat.held for seat in state.seats] == [held, held]
