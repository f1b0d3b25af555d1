"""E3: who wins by the twentieth piece before the last round."""

from typing import Any

from elfenwidgets.rules import State
from tests.rules.rulebook import Things, outcome, play, position, refusal, rule
from tests.rules.statements.roads import PLAIN

ALL_BUT_VIRST = {"phase": "travel", "at": "ixara", "left": "virst", "hand": "dragon raft raft"}

ROADS = {PLAIN: "dragon"}


def twentieth(edition: str, round: int, seat: int = 0, **more: Any) -> State:
    """A seat of two takes its twentieth piece; both are still to end their moves, or the second."""
    state = position(edition, round=round, turn=seat, roads=ROADS, **(ALL_BUT_VIRST | more))
    assert len(state.seats[seat].pieces) == 19
    state = play(state, f"{seat} move {PLAIN} > virst dragon")
    assert len(state.seats[seat].pieces) == 20
    return state


NINETEEN = {"left": "yttar"}

ALL = {"left": ""}

OVER_FOUR_ROUNDS = [(1, 4), (2, 4), (3, 4), (4, 4), (1, 3), (2, 3), (3, 3)]


@rule("E3", early_end="finish_round", rounds=4)
@rule("E3", rounds=3)
def test_finish_round_plays_the_round_to_its_end_and_then_the_game_is_over() -> None:
    for round, rounds in OVER_FOUR_ROUNDS:
        state = twentieth("amigo-de", round, rounds=rounds, seats=[{"at": "virst", "hand": "raft"}])
        assert (state.phase, state.turn, state.winners) == ("travel", 0, None)
        state = play(state, "0 end", "1 move river:virst-ixara > ixara raft")
        assert (state.phase, state.turn, state.winners) == ("travel", 1, None)
        state = play(state, "1 end")
        assert (state.phase, state.round, state.winners) == ("over", round, (0,))


@rule("E3", early_end="finish_round")
def test_finish_round_with_nineteen_goes_on() -> None:
    state = position(phase="travel", round=2, turn=1, seats=[NINETEEN], **NINETEEN)
    after = play(state, "1 end")
    assert (after.phase, after.round, after.winners) == ("draw_secret", 3, None)


@rule("E3", early_end="finish_round")
def test_finish_round_by_the_last_to_move() -> None:
    state = twentieth("amigo-de", 2, seat=1)
    assert state.phase == "travel"
    assert play(state, "1 end").winners == (1,)


@rule("E3", "E2", early_end="finish_round")
def test_finish_round_lets_the_others_collect_all_twenty_and_more_cards_decide() -> None:
    rich = [ALL_BUT_VIRST | {"hand": "dragon raft raft raft"}]
    del rich[0]["phase"]
    state = play(twentieth("amigo-de", 2, seats=rich), "0 end")
    state = play(state, f"1 move {PLAIN} > virst dragon", "1 end")
    assert (state.phase, state.winners) == ("over", (1,))


@rule("E3", "E2", early_end="finish_round")
def test_finish_round_level_in_cards_too_they_share() -> None:
    state = position(
        phase="travel", round=1, turn=1, hand="raft", seats=[ALL | {"hand": "dragon"}], **ALL
    )
    assert play(state, "1 end").winners == (0, 1)


@rule("E3", "E4", early_end="finish_round", town_cards=True)
def test_finish_round_decides_by_town_cards_where_they_are_in_play() -> None:
    mine = ALL | {"at": "wylhien", "town_card": "beata"}
    theirs = NINETEEN | {"at": "virst", "town_card": "virst"}
    assert outcome("amigo-de", mine, theirs, round=2, town_cards=True) == (0,)


@rule("E3", early_end="finish_round", give_back="round_end", display="dealt_anew")
def test_finish_round_skips_the_finish_of_that_round() -> None:
    state = twentieth("gigamic-fr", 2, open="dragon unicorn")
    after = play(state, "0 end", "1 end")
    assert (after.phase, after.counters, after.display) == ("over", ROADS, state.display)
    assert (after.pile, after.seats[0].open) == (state.pile, state.seats[0].open)


@rule("E3", early_end="at_once_to_round_3", rounds=4)
@rule("E3", rounds=3)
def test_at_once_wins_on_the_spot_in_rounds_one_to_three_but_not_in_the_last() -> None:
    for round, rounds in OVER_FOUR_ROUNDS:
        others = [{"left": "yttar", "hand": "raft " * 8}]
        state = twentieth("riogrande-en", round, rounds=rounds, seats=others, hand="dragon " * 8)
        if round < rounds:
            assert (state.phase, state.winners, len(state.seats[0].hand)) == ("over", (0,), 7)
            refusal(state, "0 end", "E1", "game-over")
        else:
            assert (state.phase, state.winners) == ("travel", None)


@rule("E3", early_end="at_once_to_round_3")
def test_at_once_is_not_for_nineteen() -> None:
    state = position(
        "riogrande-en", phase="travel", round=2, at="virst", hand="raft " * 4, **NINETEEN
    )
    state = play(state, "0 move lake:elvenhold-virst > elvenhold raft raft")
    assert (state.phase, len(state.seats[0].pieces)) == ("travel", 19)


@rule("E3", early_end="at_once_to_round_3", town_cards=True)
def test_at_once_whatever_the_town_cards_say() -> None:
    theirs = [NINETEEN | {"at": "beata", "town_card": "beata"}]
    far: Things = {"town_card": "wylhien", "town_cards": True, "seats": theirs}
    assert twentieth("riogrande-en", 3, **far).winners == (0,)


@rule("E3", "E2", early_end="at_once_to_round_3")
def test_at_once_leaves_the_last_round_to_the_counting() -> None:
    state = twentieth("riogrande-en", 4, seat=1, seats=[ALL | {"hand": "raft " * 4}])
    assert play(state, "1 end").winners == (0,)


@rule("E3", "E4", early_end="at_once_to_round_3", town_cards=True)
def test_at_once_leaves_the_last_round_to_the_town_cards() -> None:
    near = [NINETEEN | {"at": "beata", "town_card": "beata"}]
    far: Things = {"town_card": "wylhien", "town_cards": True, "seats": near}
    assert play(twentieth("riogrande-en", 4, seat=1, **far), "1 end").winners == (0,)


@rule("E3", early_end="end_of_round_3")
def test_end_of_round_three_is_looked_at_once_when_all_have_moved() -> None:
    for round, phase in ((1, "draw_secret"), (2, "draw_secret"), (3, "over"), (4, "over")):
        state = twentieth("moon-1998", round)
        assert state.phase == "travel"
        state = play(state, "0 end")
        assert (state.phase, state.turn) == ("travel", 1)
        assert play(state, "1 end").phase == phase


@rule("E3", early_end="end_of_round_3")
def test_end_of_round_three_counts_twenty_pieces_of_an_earlier_round_then() -> None:
    state = position("moon-1998", phase="travel", round=3, turn=1, seats=[ALL])
    assert play(state, "1 end").winners == (0,)


@rule("E3", early_end="end_of_round_3", town_cards=True)
def test_end_of_round_three_several_more_cards_and_no_town_cards() -> None:
    everything = {"left": "", "at": "virst", "town_card": "virst", "hand": "raft"}
    state = position(
        "moon-1998",
        phase="travel",
        round=3,
        turn=2,
        left="",
        at="wylhien",
        town_card="beata",
        hand="raft raft",
        seats=[everything, {"left": "yttar", "hand": "raft " * 4}],
    )
    assert play(state, "2 end").winners == (2,)
    level = position("moon-1998", phase="travel", round=3, turn=1, left="", seats=[{"left": ""}])
    assert play(level, "1 end").winners == (0, 1)


@rule("E3", early_end="end_of_round_3", town_cards=True)
def test_end_of_round_three_wins_against_a_better_score_with_town_cards() -> None:
    mine = ALL | {"at": "wylhien", "town_card": "beata"}
    theirs = NINETEEN | {"at": "virst", "town_card": "virst", "hand": "raft " * 4}
    assert outcome("moon-1998", mine, theirs, round=3) == (1,)


@rule("E3", early_end="end_of_round_3", rounds=3)
def test_end_of_round_three_comes_first_where_the_third_round_is_the_last() -> None:
    mine = ALL | {"at": "wylhien", "town_card": "beata"}
    theirs = NINETEEN | {"at": "virst", "town_card": "virst", "hand": "raft " * 4}
    assert outcome("moon-1998", mine, theirs, round=3, rounds=3) == (1,)
    nobody = mine | NINETEEN
    assert outcome("moon-1998", nobody, theirs, round=3, rounds=3) == (0,)


@rule("E3", early_end="end_of_round_3", town_cards=False)
def test_end_of_round_three_without_town_cards() -> None:
    rich = NINETEEN | {"hand": "raft " * 4}
    assert outcome("moon-1998", ALL, rich, round=3, town_cards=False) == (1,)
    assert outcome("moon-1998", ALL, ALL | {"hand": "raft"}, round=3, town_cards=False) == (0,)


@rule("E3", early_end="end_of_round_3")
def test_end_of_round_three_goes_on_when_nobody_has_all() -> None:
    state = position("moon-1998", phase="travel", round=3, turn=1, left="yttar")
    after = play(state, "1 end")
    assert (after.phase, after.round) == ("draw_secret", 4)


@rule("E3", "E4", early_end="end_of_round_3", town_cards=True)
def test_in_round_four_of_it_town_cards_count_again() -> None:
    mine = {"left": "", "at": "wylhien", "town_card": "beata"}
    theirs = {"left": "yttar", "at": "virst", "town_card": "virst"}
    assert outcome("moon-1998", mine, theirs, round=4) == (0,)
