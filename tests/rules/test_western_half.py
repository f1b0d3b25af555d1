"""The western half of the map, for two: what is in play, and what stays as it is."""

import json

import pytest

from elfenwidgets.rules import Refused, apply, editions, legal_actions, start, why_not
from elfenwidgets.rules.ending import result
from elfenwidgets.rules.notation import parse, write
from elfenwidgets.rules.position import position, short, text
from elfenwidgets.rules.position.setting import setting
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.record.header import RecordError
from elfenwidgets.rules.state import State
from tests.rules.randomplay import game
from tests.rules.whole_games.sheet import WAYS, WEST

ROAD = "desert:albaran-feodor"
KEY = "western-half"
OUT = [id for id, way in WAYS.items() if not {way["from"], way["to"]} <= WEST]


def west(**things: object) -> State:
    return position(KEY, **things)  # type: ignore[arg-type]


def test_it_is_the_eleven_towns_of_the_west_and_the_ways_between_them() -> None:
    board = editions()[KEY].board
    assert set(board.towns) == WEST
    assert set(board.connections) == set(WAYS) - set(OUT)
    assert set(board.piece_towns) == WEST - {"dagamura"}
    assert editions()[KEY].pieces == 10


def test_the_boots_start_in_dagamura_where_no_piece_lies() -> None:
    state = start(editions()[KEY], 2, 1)
    assert [(seat.boot, set(seat.pieces)) for seat in state.seats] == [("dagamura", set())] * 2
    road = "forest:dagamura-kihromah"
    state = west(at="kihromah", phase="travel", hand="dragon dragon", roads={road: "dragon"})
    back = apply(state, parse(f"0 move {road} > dagamura dragon dragon"))
    assert back.seats[0].pieces == {"kihromah"}


@pytest.mark.parametrize("seats", [1, 3, 4, 5, 6])
def test_it_is_for_two(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        start(editions()[KEY], seats, 1)
    assert str(refused.value.refusal) == f"S1: half-for-two (seats={seats})"


@pytest.mark.parametrize("road", [id for id in OUT if WAYS[id]["kind"] == "desert"])
def test_no_counter_lies_beyond_the_border(road: str) -> None:
    refusal = why_not(west(open="dragon"), parse(f"0 place dragon {road}"))
    assert (refusal and str(refusal)) == f"S2: out-of-play (road={road})"
    refusal = why_not(west(open="dragon"), parse(f"0 obstacle {road}"))
    assert (refusal and str(refusal)) == f"S2: out-of-play (road={road})"


def test_no_boot_crosses_the_border_not_even_by_water() -> None:
    state = west(at="ixara", phase="travel", hand="raft raft raft")
    assert {write(a) for a in legal_actions(state)} == {
        "0 end",
        "0 move river:ixara-mahdavikia > mahdavikia raft",
    }
    refusal = why_not(state, parse("0 move river:virst-ixara > virst raft raft"))
    assert (refusal and str(refusal)) == "S2: out-of-play (road=river:virst-ixara)"


@pytest.mark.parametrize(
    ("collected", "round", "ends"), [(9, 1, False), (10, 1, True), (9, 3, True), (9, 2, False)]
)
def test_all_ten_pieces_or_the_third_round_end_the_game(
    collected: int, round: int, ends: bool
) -> None:
    pieces = sorted(WEST - {"dagamura"})[:collected]
    state = west(phase="travel", pieces=pieces, round=round, start=1, turn=0, hand="raft")
    after = apply(state, parse("0 end"))
    assert (after.phase == "over") is ends
    if ends:
        found = result(after)
        assert found is not None
        assert (found.winners, found.seats[0].pieces) == ((0,), collected)


@pytest.mark.parametrize(
    ("things", "says"),
    [
        ({"at": "feodor"}, "no town is called 'feodor'"),
        ({"at": "elvenhold"}, "no town is called 'elvenhold'"),
        ({"pieces": "feodor"}, "no town with pieces is called 'feodor'"),
        ({"pieces": "dagamura"}, "no town with pieces is called 'dagamura'"),
        ({"roads": {ROAD: "dragon"}}, rf"{ROAD} is not in play on this half of the map \(S2\)"),
        ({"players": 3}, r"two play on a half of the map, not 3 \(S1\)"),
        ({"town_cards": True, "town_card": "virst"}, r"not a town card each \(S9\): virst"),
    ],
)
def test_no_position_has_anything_outside(things: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError, match=f"^{says}"):
        west(**things)
    whole = position(**{"hand": "raft", **things})  # type: ignore[arg-type]
    line = text.write(whole).replace("edition=amigo-de", f"edition={KEY}")
    with pytest.raises(text.PositionError):
        text.parse(line)


def test_lines_short_texts_and_keywords_say_it_and_give_it_back() -> None:
    roads = {"forest:dagamura-kihromah": "unicorn!", "mountain:grangor-yttar": "dragon"}
    state = west(hand="raft dragon", open="dragon", pieces="yttar", roads=roads, town_cards=True)
    assert text.parse(text.write(state)) == state
    packed = short.pack(state)
    assert short.pack(short.unpack(packed)) == packed
    assert short.pack(position(**setting(state))) == packed


def test_a_record_comes_back_and_is_no_game_for_three() -> None:
    played = game(editions()[KEY], 2, 5)
    record = json.loads(json.dumps(played.record()))
    assert replay(record) == played.state
    third = {"name": "Eve", "color": "purple"}
    with pytest.raises(RecordError, match="half-for-two"):
        replay(record | {"players": [*record["players"], third]})
    with pytest.raises(RecordError):  # the same events on the whole map
        replay(record | {"edition": "riogrande-2015"})
