"""E1 to E4: who wins."""

import pytest

from elfenwidgets.rules import BOARD, view
from elfenwidgets.rules.score import standings
from tests.rules.rulebook import Things, outcome, play, position, refusal, rule

TOWNS = sorted(set(BOARD.towns) - {"elvenhold"})


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
