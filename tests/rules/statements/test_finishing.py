"""P6.1 to P6.6: between two rounds."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from elfenwidgets.rules import State, editions
from elfenwidgets.rules.engine import set_up, step
from elfenwidgets.rules.notation import parse
from elfenwidgets.rules.state import all_cards, all_counters
from tests.rules.rulebook import allowed, lines, play, position, refusal, rule
from tests.rules.statements.roads import FOREST, PLAIN


def last_move(edition: str = "amigo-de", **more: Any) -> State:
    """The last of two boots is about to end its move; seat 0 started."""
    return position(edition, phase="travel", turn=1, **more)


@rule("P6.1")
@pytest.mark.parametrize(("start", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_round_is_turned_and_the_start_player_card_goes_left(
    start: int, following: int
) -> None:
    last = (start + 2) % 3
    state = position(phase="travel", players=3, round=2, start=start, turn=last)
    after = play(state, f"{last} end")
    assert (after.round, after.start, after.turn) == (3, following, following)


@rule("P6.2")
def test_all_counters_come_off_the_roads() -> None:
    state = last_move(roads={PLAIN: "dragon", FOREST: "unicorn"})
    after = play(state, "1 end")
    assert after.counters == {}
    assert Counter(after.pile) == Counter(state.pile) + Counter(["dragon", "unicorn"])


@rule("P6.3", give_back="round_end")
def test_each_keeps_exactly_one_as_it_lay() -> None:
    state = last_move(open="dragon", secret="dragon unicorn", seats=[{"open": "elfcycle unicorn"}])
    state = play(state, "1 end")
    assert (state.phase, state.turn) == ("keep", 0)
    assert lines(state) == {
        "0 keep elfcycle",
        "0 keep unicorn",
    }
    refusal(state, "0 keep dragon", "P6.3", "counter-not-held", counter="dragon")
    refusal(state, "0 keep (unicorn)", "P6.3", "counter-not-held", counter="unicorn")
    refusal(state, "0 pass", "P6.3", "keep-first")
    refusal(state, "1 keep dragon", "P6.3", "not-your-turn", seat=1, turn=0)
    state = play(state, "0 keep unicorn")
    assert (state.phase, state.turn) == ("keep", 1)
    assert (state.seats[0].open, state.seats[0].secret) == (("unicorn",), ())
    allowed(state, "1 keep dragon", "1 keep (dragon)", "1 keep (unicorn)")
    opened, hidden = play(state, "1 keep dragon"), play(state, "1 keep (dragon)")
    assert (opened.seats[1].open, opened.seats[1].secret) == (("dragon",), ())
    assert (hidden.seats[1].open, hidden.seats[1].secret) == ((), ("dragon",))


@rule("P6.3")
def test_who_holds_one_or_none_is_not_asked() -> None:
    state = play(last_move(open="dragon"), "1 end")
    assert (state.phase, state.round) == ("draw_secret", 2)
    assert [seat.open for seat in state.seats] == [(), ("dragon",)]


@rule("P6.3")
def test_from_the_start_player_clockwise() -> None:
    two = {"open": "dragon unicorn"}
    state = position(phase="travel", start=2, turn=1, seats=[two, two], **two)
    state = play(state, "1 end")
    for seat in (2, 0, 1):
        assert (state.phase, state.turn) == ("keep", seat)
        state = play(state, f"{seat} keep dragon")
    assert state.phase == "draw_secret"


@rule("P6.3")
def test_what_is_given_back_goes_into_the_stack() -> None:
    state = play(last_move(open="dragon unicorn elfcycle"), "1 end")
    after = play(state, "1 keep dragon")
    assert Counter(after.pile) == Counter(state.pile) + Counter(["unicorn", "elfcycle"])


@rule("P6.3", give_back="after_planning")
def test_after_planning_they_are_given_back_before_the_boots_move() -> None:
    state = position(
        "moon-1998", start=1, open="dragon unicorn", seats=[{"secret": "elfcycle elfcycle"}]
    )
    state = play(state, "1 pass", "0 pass")
    assert (state.phase, state.turn) == ("keep", 1)
    state = play(state, "1 keep unicorn", "0 keep (elfcycle)")
    assert (state.phase, state.turn) == ("travel", 1)
    state = play(state, "1 end", "0 end")
    assert (state.phase, state.round) == ("draw_secret", 2)
    assert [seat.held for seat in state.seats] == [1, 1]


@rule("P6.3")
def test_nothing_is_given_back_when_the_game_is_over() -> None:
    state = last_move(round=4, open="dragon unicorn")
    assert play(state, "1 end").phase == "over"


@rule("P6.4", "S5", display="stays")
def test_the_display_stays_where_the_edition_says_so() -> None:
    state = last_move(display="dragon dragon unicorn unicorn elfcycle")
    assert play(state, "1 end").display == state.display


@rule("P6.4", "S5", display="dealt_anew")
def test_the_display_is_dealt_anew_where_the_edition_says_so() -> None:
    dealt = set()
    for kind in ("dragon", "unicorn", "elfcycle"):
        state = last_move("gigamic-fr", display=[kind] * 5)
        after = play(state, "1 end")
        assert len(after.display) == 5
        assert Counter(after.display + after.pile) == Counter(state.display + state.pile)
        dealt.add(after.display == state.display)
    assert False in dealt


@rule("P6.4", display="dealt_anew")
def test_before_it_is_dealt_anew_the_display_lies_in_the_stack() -> None:
    mixed = step(last_move("gigamic-fr"), parse("1 end"))
    assert (mixed.phase, mixed.display, len(mixed.pile)) == ("display", (), 48)


@rule("P6.4", "P6.6", display="dealt_anew")
def test_each_game_and_each_of_its_rounds_is_mixed_in_an_order_of_its_own() -> None:
    def mixed(seed: int | str) -> list[State]:
        """The set-up and the end of three rounds, each with all counters and cards in the box."""
        ends = [replace(last_move("gigamic-fr", round=n), seed=seed) for n in (1, 2, 3)]
        begun = set_up(editions()["gigamic-fr"], 2, seed)
        return [begun, *(step(state, parse("1 end")) for state in ends)]

    assert mixed(1) == mixed(1)
    states = [*mixed(1), *mixed(2), *mixed("elf")]
    assert len({state.pile for state in states}) == len(states)
    assert len({state.stack for state in states}) == len(states)


@rule("P6.3", give_back="round_end")
def test_planning_ends_without_giving_back_where_that_is_for_later() -> None:
    state = play(position(open="dragon unicorn", secret="dragon"), "0 pass", "1 pass")
    assert (state.phase, state.seats[0].open) == ("travel", ("unicorn", "dragon"))


@rule("P6.3", give_back="after_planning")
def test_after_planning_one_on_the_road_is_not_in_hand_any_more() -> None:
    state = position("moon-1998", open="dragon", secret="unicorn")
    state = play(state, f"0 place dragon {PLAIN}", "1 pass", "0 pass")
    assert (state.phase, state.seats[0].secret) == ("travel", ("unicorn",))


@rule("P6.3", "P2.3")
def test_a_secret_one_kept_stays_secret_from_round_to_round() -> None:
    state = last_move(round=2, start=0, open="elfcycle", secret="dragon unicorn")
    state = play(state, "1 end")
    assert (state.phase, state.turn) == ("keep", 1)
    state = play(state, "1 keep (dragon)", "1 draw secret", "0 draw secret")
    assert len(state.seats[1].secret) == 2
    assert "dragon" in state.seats[1].secret


@rule("P6.3")
def test_of_two_alike_the_open_one_or_the_secret_one() -> None:
    state = position(phase="keep", open="dragon", secret="dragon", seats=[{"hand": "raft"}])
    assert lines(state) == {"0 keep dragon", "0 keep (dragon)"}


@rule("P6.2", "P6.3", display="dealt_anew", give_back="round_end")
def test_all_but_the_kept_counters_are_mixed_and_five_turned_up() -> None:
    state = last_move("gigamic-fr", open="dragon unicorn", roads={PLAIN: "dragon"})
    after = play(state, "1 end", "1 keep unicorn")
    assert (after.counters, after.seats[1].open, len(after.display)) == ({}, ("unicorn",), 5)
    out: Counter[str] = Counter(["unicorn"])
    assert Counter((*after.pile, *after.display)) + out == Counter(all_counters())


@rule("P6.4")
def test_the_stack_is_mixed() -> None:
    state = last_move()
    after = play(state, "1 end")
    assert Counter(after.pile) == Counter(state.pile)
    assert after.pile != state.pile


@rule("P6.5")
def test_an_obstacle_that_was_used_leaves_the_game() -> None:
    state = last_move(roads={PLAIN: "dragon!"}, obstacle=False)
    after = play(state, "1 end")
    assert after.obstacles == frozenset()
    assert [seat.obstacle for seat in after.seats] == [True, False]


@rule("P6.5", "P4.7")
def test_whoever_has_placed_none_still_has_the_obstacle() -> None:
    state = last_move(round=2, obstacle=False)
    after = play(state, "1 end")
    assert [seat.obstacle for seat in after.seats] == [True, False]


@rule("P6.6")
def test_cards_in_hand_are_not_shuffled() -> None:
    state = last_move(hand="dragon " * 4, seats=[{"hand": "raft " * 3}])
    after = play(state, "1 end")
    assert Counter(after.seats[1].hand) >= Counter(["dragon"] * 4)
    assert Counter(after.seats[0].hand) >= Counter(["raft"] * 3)
    assert Counter(after.stack) == Counter(all_cards()) - Counter(
        card for seat in after.seats for card in seat.hand
    )


@rule("P6.6")
def test_the_travel_cards_are_shuffled() -> None:
    state = last_move(hand="dragon " * 4, seats=[{"hand": "raft " * 4}])
    after = play(state, "1 end")
    assert len(after.stack) == 72 - 16
    assert after.stack != state.stack[:56]
    assert list(after.stack) != sorted(after.stack)
