"""E1 to E4: who wins."""

from typing import Any

import pytest

from elfenwidgets.rules import BOARD, State, view
from elfenwidgets.rules.score import standings
from tests.rules.rulebook import play, position, refusal, rule
from tests.rules.statements.roads import PLAIN

TOWNS = sorted(set(BOARD.towns) - {"elvenhold"})
ALL_BUT_VIRST = {"phase": "travel", "at": "ixara", "left": "virst", "hand": "dragon raft raft"}
Things = dict[str, Any]
ROADS = {PLAIN: "dragon"}


def outcome(edition: str, mine: Things, theirs: Things, **more: Any) -> tuple[int, ...] | None:
    """The winners of a game that seat 1 ends, with its things and those of seat 0."""
    state = position(edition, phase="travel", turn=1, seats=[theirs], **mine, **more)
    return play(state, "1 end").winners


def pieces(count: int) -> Things:
    return {"pieces": TOWNS[:count]}


@rule("E1")
def test_who_has_collected_most_pieces_wins() -> None:
    few_but_rich = pieces(11) | {"hand": "raft " * 4}
    assert outcome("amigo-de", pieces(12), few_but_rich, round=4) == (1,)
    assert outcome("amigo-de", few_but_rich, pieces(12), round=4) == (0,)


@rule("E1")
def test_until_the_game_is_over_there_is_no_result() -> None:
    state = position(phase="travel", round=4, turn=1, **pieces(3))
    assert (view(state, 0).result, view(state, 0).turn) == (None, 1)
    assert view(play(state, "1 end"), 0).result is not None


@rule("E1")
def test_when_the_game_is_over_nothing_more_is_done() -> None:
    over = position(phase="over", round=4)
    refusal(over, "0 pass", "E1", "game-over")
    assert (view(over, 0).actions, view(over, 0).turn) == ((), None)


@rule("E2")
def test_level_who_has_more_cards_in_hand() -> None:
    rich, poor = pieces(12) | {"hand": "raft raft"}, pieces(12) | {"hand": "dragon"}
    assert outcome("amigo-de", rich, poor, round=4) == (1,)
    assert outcome("amigo-de", poor, rich, round=4) == (0,)


@rule("E2")
def test_level_again_they_share_the_win() -> None:
    level = pieces(12) | {"hand": "raft raft"}
    assert outcome("amigo-de", level, level, round=4) == (0, 1)
    third = [level, pieces(12) | {"hand": "raft"}]
    state = position(phase="travel", round=4, turn=2, seats=third, **level)
    assert play(state, "2 end").winners == (0, 2)


@rule("E2")
def test_the_result_names_pieces_and_cards() -> None:
    state = position(phase="travel", round=4, turn=1, **pieces(3), seats=[{"hand": "raft"}])
    result = view(play(state, "1 end"), None).result
    assert result is not None
    assert result.to_record() == {
        "winners": [1],
        "seats": [
            {"seat": 0, "pieces": 0, "distance": 0, "score": 0, "cards": 1},
            {"seat": 1, "pieces": 3, "distance": 0, "score": 3, "cards": 0},
        ],
    }


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


@rule("E4", town_cards=True)
def test_the_distance_to_the_town_on_the_card_is_taken_off() -> None:
    mine = pieces(12) | {"at": TOWNS[0], "town_card": "wylhien"}
    theirs = pieces(11) | {"at": "virst", "town_card": "virst"}
    state = position("moon-1998", phase="over", round=4, turn=1, seats=[theirs], **mine)
    assert TOWNS[0] == "albaran"
    assert [(s.pieces, s.distance, s.score) for s in standings(state)] == [(12, 0, 12), (12, 1, 11)]
    assert outcome("moon-1998", mine, theirs, round=4) == (0,)


@rule("E4")
@pytest.mark.parametrize(
    ("a", "b", "apart"),
    [
        ("virst", "virst", 0),
        ("elvenhold", "virst", 1),  # a ferry
        ("ixara", "virst", 1),  # against the arrow too
        ("virst", "ixara", 1),
        ("grangor", "yttar", 1),
        ("beata", "yttar", 6),
    ],
)
def test_roads_rivers_and_ferries_count_both_ways(a: str, b: str, apart: int) -> None:
    state = position("moon-1998", phase="over", round=4, at=a, town_card=b)
    assert standings(state)[0].distance == apart


@rule("E4")
def test_counters_play_no_part_in_the_distance() -> None:
    bare = position("moon-1998", phase="over", round=4, at="albaran", town_card="beata")
    full = position(
        "moon-1998",
        phase="over",
        round=4,
        at="albaran",
        town_card="beata",
        roads={"desert:albaran-feodor": "dragon!", "plain:beata-elvenhold": "dragon"},
    )
    assert standings(bare) == standings(full)


NEAR = {"left": "yttar beata", "at": "virst", "town_card": "virst"}  # 18 - 0
FAR = {"left": "beata", "at": "ixara", "town_card": "mahdavikia"}  # 19 - 1
ALSO_FAR = {"left": "yttar", "at": "rivinia", "town_card": "tichih"}  # 19 - 1


@rule("E4", town_card_tie="distance")
def test_level_by_distance_the_nearer_one_whatever_cards_are_in_hand() -> None:
    near, far = NEAR, FAR | {"hand": "raft " * 4}
    assert outcome("moon-1998", near, far, round=4, town_card_tie="distance") == (1,)
    assert outcome("moon-1998", far, near, round=4, town_card_tie="distance") == (0,)


@rule("E4", "E2", town_card_tie="distance")
def test_level_by_distance_and_as_near_more_cards() -> None:
    rich, poor = FAR | {"hand": "raft raft"}, ALSO_FAR | {"hand": "dragon"}
    assert outcome("moon-1998", rich, poor, round=4, town_card_tie="distance") == (1,)
    assert outcome("moon-1998", poor, rich, round=4, town_card_tie="distance") == (0,)


@rule("E4", "E2", town_card_tie="cards")
def test_level_by_cards_more_cards_however_far() -> None:
    rich, poor = FAR | {"hand": "raft raft"}, NEAR | {"hand": "raft"}
    assert outcome("moon-1998", rich, poor, round=4) == (1,)
    assert outcome("moon-1998", poor, rich, round=4) == (0,)


@rule("E4", "E2", town_card_tie="cards")
def test_level_by_cards_and_as_many_they_share_however_far() -> None:
    near, far = NEAR | {"hand": "raft"}, FAR | {"hand": "dragon"}
    assert outcome("moon-1998", near, far, round=4) == (0, 1)


@rule("E4", "E2", town_card_tie="distance")
@pytest.mark.parametrize("tie", ["distance", "cards"])
def test_level_after_all_they_share_the_win(tie: str) -> None:
    one, other = FAR | {"hand": "raft"}, ALSO_FAR | {"hand": "dragon"}
    third = position(
        *("moon-1998",),
        phase="travel",
        round=4,
        turn=2,
        town_card_tie="distance",
        seats=[one, other],
        **NEAR | {"left": "yttar beata ixara", "hand": "raft"},
    )
    assert play(third, "2 end").winners == (0, 1)
    assert outcome("moon-1998", one, other, round=4, town_card_tie=tie) == (0, 1)


@rule("E2", town_cards=False, town_card_tie="distance")
@pytest.mark.parametrize("tie", ["distance", "cards"])
def test_without_town_cards_their_tie_has_no_say(tie: str) -> None:
    here, there = pieces(12) | {"at": "albaran"}, pieces(12) | {"at": "albaran", "hand": "raft"}
    assert outcome("amigo-de", here, there, round=4, town_card_tie=tie) == (0,)
    assert outcome("amigo-de", here, there, round=4) == (0,)


@rule("E4", town_cards=False)
def test_without_town_cards_the_boots_town_does_not_matter() -> None:
    state = position(phase="over", round=4, at="wylhien", pieces=TOWNS[:5])
    assert standings(state)[0].distance == 0


@rule("S9", "E4", town_cards=True)
def test_town_cards_are_shown_when_the_game_is_over() -> None:
    over = position(
        "moon-1998", phase="over", round=4, town_card="virst", seats=[{"town_card": "ixara"}]
    )
    assert [seat.town_card for seat in view(over, None).seats] == ["virst", "ixara"]
