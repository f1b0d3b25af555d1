"""E1 to E4: who wins."""

import pytest
from roads import PLAIN
from rulebook import play, refusal, rule

from elfenwidgets.rules import BOARD, view
from elfenwidgets.rules.position import position
from elfenwidgets.rules.score import standings

TOWNS = sorted(set(BOARD.towns) - {"elvenhold"})
ALL_BUT_VIRST = {"phase": "travel", "at": "ixara", "left": "virst", "hand": "dragon raft raft"}
ROADS = {PLAIN: "dragon"}


def outcome(edition, mine, theirs, **more):
    """The winners of a game that seat 1 ends, with its things and those of seat 0."""
    state = position(edition, phase="travel", turn=1, seats=[theirs], **mine, **more)
    return play(state, "1 end").winners


def pieces(count):
    return {"pieces": TOWNS[:count]}


@rule("E1")
def test_who_has_collected_most_pieces_wins():
    few_but_rich = pieces(11) | {"hand": "raft " * 4}
    assert outcome("amigo-de", pieces(12), few_but_rich, round=4) == (1,)
    assert outcome("amigo-de", few_but_rich, pieces(12), round=4) == (0,)


@rule("E1")
def test_when_the_game_is_over_nothing_more_is_done():
    over = position(phase="over", round=4)
    refusal(over, "0 pass", "E1", "game-over")
    assert (view(over, 0).actions, view(over, 0).turn) == ((), None)


@rule("E2")
def test_level_who_has_more_cards_in_hand():
    rich, poor = pieces(12) | {"hand": "raft raft"}, pieces(12) | {"hand": "dragon"}
    assert outcome("amigo-de", rich, poor, round=4) == (1,)
    assert outcome("amigo-de", poor, rich, round=4) == (0,)


@rule("E2")
def test_level_again_they_share_the_win():
    level = pieces(12) | {"hand": "raft raft"}
    assert outcome("amigo-de", level, level, round=4) == (0, 1)
    third = [level, pieces(12) | {"hand": "raft"}]
    state = position(phase="travel", round=4, turn=2, seats=third, **level)
    assert play(state, "2 end").winners == (0, 2)


@rule("E2")
def test_the_result_names_pieces_and_cards():
    state = position(phase="travel", round=4, turn=1, **pieces(3), seats=[{"hand": "raft"}])
    result = view(play(state, "1 end"), None).result
    assert result.to_record() == {
        "winners": [1],
        "seats": [
            {"seat": 0, "pieces": 0, "distance": 0, "score": 0, "cards": 1},
            {"seat": 1, "pieces": 3, "distance": 0, "score": 3, "cards": 0},
        ],
    }


def last_piece(edition, round, **more):
    """Seat 0 of two takes its twentieth piece."""
    state = position(edition, round=round, roads=ROADS, **(ALL_BUT_VIRST | more))
    state = play(state, f"0 move {PLAIN} > virst dragon")
    assert len(state.seats[0].pieces) == 20
    return state


@rule("E3")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_finish_round_plays_the_round_to_its_end(round):
    state = last_piece("amigo-de", round)
    assert state.phase == "travel"
    state = play(state, "0 end", "1 end")
    assert state.phase == ("over" if round == 4 else "draw_secret")


@rule("E3")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_at_once_wins_on_the_spot_in_rounds_one_to_three(round):
    others = [{"left": "virst", "hand": "raft " * 8}]
    state = last_piece("riogrande-en", round, seats=others)
    assert (state.phase, state.winners) == ("over", (0,))


@rule("E3")
def test_at_once_has_no_say_in_the_last_round():
    state = last_piece("riogrande-en", 4, seats=[{"left": "", "hand": "raft " * 4}])
    assert state.phase == "travel"
    assert play(state, "0 end", "1 end").winners == (1,)


@rule("E3")
def test_at_once_has_no_say_in_the_third_round_of_three():
    state = last_piece("riogrande-en", 3, rounds=3)
    assert state.phase == "travel"
    assert last_piece("riogrande-en", 2, rounds=3).phase == "over"


@rule("E3")
def test_end_of_round_three_is_looked_at_once():
    for round, phase in ((1, "draw_secret"), (2, "draw_secret"), (3, "over"), (4, "over")):
        state = last_piece("moon-1998", round)
        assert state.phase == "travel"
        assert play(state, "0 end", "1 end").phase == phase


@rule("E3")
def test_end_of_round_three_several_more_cards_and_no_town_cards():
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


@rule("E3")
def test_end_of_round_three_goes_on_when_nobody_has_all():
    state = position("moon-1998", phase="travel", round=3, turn=1, left="yttar")
    after = play(state, "1 end")
    assert (after.phase, after.round) == ("draw_secret", 4)


@rule("E3")
def test_in_round_four_of_it_town_cards_count_again():
    mine = {"left": "", "at": "wylhien", "town_card": "beata"}
    theirs = {"left": "yttar", "at": "virst", "town_card": "virst"}
    assert outcome("moon-1998", mine, theirs, round=4) == (0,)


@rule("E4")
def test_the_distance_to_the_town_on_the_card_is_taken_off():
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
def test_roads_rivers_and_ferries_count_both_ways(a, b, apart):
    state = position("moon-1998", phase="over", round=4, at=a, town_card=b)
    assert standings(state)[0].distance == apart


@rule("E4")
def test_counters_play_no_part_in_the_distance():
    bare = position("moon-1998", phase="over", at="albaran", town_card="beata")
    full = position(
        "moon-1998",
        phase="over",
        at="albaran",
        town_card="beata",
        roads={"desert:albaran-feodor": "dragon!", "plain:beata-elvenhold": "dragon"},
    )
    assert standings(bare) == standings(full)


@rule("E4")
def test_level_the_smaller_distance_or_more_cards_as_the_edition_says():
    near = {"left": "yttar beata", "at": "virst", "town_card": "virst", "hand": "raft"}
    far = {"left": "beata", "at": "ixara", "town_card": "mahdavikia", "hand": "raft raft"}
    assert outcome("moon-1998", near, far, round=4) == (0,)
    assert outcome("moon-1998", near, far, round=4, town_card_tie="distance") == (1,)
    assert outcome("moon-1998", far, near, round=4) == (1,)
    assert outcome("moon-1998", far, near, round=4, town_card_tie="distance") == (0,)


@rule("E4")
@pytest.mark.parametrize("tie", ["distance", "cards"])
def test_level_after_all_they_share_the_win(tie):
    one = {"left": "yttar beata", "at": "virst", "town_card": "ixara", "hand": "raft"}
    other = {"left": "yttar beata", "at": "rivinia", "town_card": "tichih", "hand": "dragon"}
    assert outcome("moon-1998", one, other, round=4, town_card_tie=tie) == (0, 1)


@rule("E4")
def test_without_town_cards_the_boots_town_does_not_matter():
    state = position(phase="over", at="wylhien", pieces=TOWNS[:5])
    assert standings(state)[0].distance == 0


@rule("E4")
def test_town_cards_are_shown_when_the_game_is_over():
    over = position("moon-1998", phase="over", town_card="virst", seats=[{"town_card": "ixara"}])
    assert [seat.town_card for seat in view(over, None).seats] == ["virst", "ixara"]
