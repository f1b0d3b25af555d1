"""The game record: whole, broken, foreign and half played."""

import json
import random
from typing import Any

import pytest

from elfenwidgets.json_text import DEEPEST
from elfenwidgets.play.game import Game
from elfenwidgets.rules import BOARD, apply, editions, legal_actions
from elfenwidgets.rules.actions import ACTIONS
from elfenwidgets.rules.board import TRANSPORTS
from elfenwidgets.rules.engine import set_up, settle
from elfenwidgets.rules.events import GameEvent
from elfenwidgets.rules.position.text import write as line
from elfenwidgets.rules.record import record, replay, steps
from elfenwidgets.rules.record.header import RecordError
from tests.rules.randomplay import PLAYERS, game, pick, records, variants
from tests.rules.records.breakage import error_of, event_number, outcome, whole
from tests.rules.whole_games.referee import Referee

VARIANTS = variants()
MOON = "moon-1998"


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_record_has_the_printed_form(variant: str) -> None:
    source = whole(variant)
    assert list(source) == [
        *("format", "version", "edition", "rules", "players", "seed", "events", "result"),
    ]
    assert (source["format"], source["version"]) == ("elfenland-record", 1)
    assert source["edition"] == VARIANTS[variant].key
    assert source["rules"] == VARIANTS[variant].rules()
    assert source["players"][0] == {"name": "Ada", "color": "black"}
    assert set(source["result"]) == {"winners", "seats"}
    assert json.loads(json.dumps(source)) == source


@pytest.mark.parametrize("variant", VARIANTS)
def test_steps_give_each_event_with_the_state_before_it(variant: str) -> None:
    source = whole(variant)
    found = list(steps(source))
    assert [event for _, event in found] == source["events"]
    decisions = 0
    for i, (state, event) in enumerate(found):
        if event["e"] not in ACTIONS:
            continue
        decisions += 1
        asked = {"counter"} if event["e"] == "draw_secret" or event.get("from") == "pile" else set()
        bare = {key: value for key, value in event.items() if key not in asked | {"refill"}}
        (action,) = [a for a in legal_actions(state) if a.to_event() == bare]
        if i + 1 < len(found) and found[i + 1][1]["e"] in ACTIONS:
            assert apply(state, action) == found[i + 1][0]
    assert decisions > 50


@pytest.mark.parametrize("variant", VARIANTS)
def test_any_beginning_of_a_game_is_a_record(variant: str) -> None:
    source = whole(variant)
    for length in range(0, len(source["events"]), 7):
        part = source | {"events": source["events"][:length], "result": None}
        played = Game.from_record(part)
        assert not played.over
        assert played.record()["events"][:length] == part["events"]
        assert any(legal_actions(played.state))


def finished(played: Game, seed: int) -> dict[str, Any]:
    """A game played to its end by chance."""
    rng = random.Random(seed)
    while not played.over:
        played.play(pick(played.state, rng))
    return played.record()


def test_with_its_seed_a_game_goes_on_as_it_would_have() -> None:
    for variant in VARIANTS:
        played = game(VARIANTS[variant], 3, 21, 60)
        again = Game.from_record(json.dumps(played.record()))
        assert again.state == played.state
        assert finished(again, 1) == finished(played, 1)


@pytest.mark.parametrize("seed", [None, 987654321, "another", ""])
@pytest.mark.parametrize("variant", VARIANTS)
def test_without_its_seed_what_nobody_has_seen_is_shuffled_anew(variant: str, seed: int) -> None:
    played = game(VARIANTS[variant], 3, 21, 60)
    source = played.record()
    del source["seed"]
    if seed is not None:
        source["seed"] = seed
    again = Game.from_record(source)
    for name in ("seats", "phase", "round", "start", "turn", "done", "display", "counters"):
        assert getattr(again.state, name) == getattr(played.state, name)
    for name in ("pile", "stack"):
        assert getattr(again.state, name) != getattr(played.state, name)
        assert sorted(getattr(again.state, name)) == sorted(getattr(played.state, name))
    assert again.record() == source
    complete = finished(again, 2)
    list(Referee(complete).decisions())
    assert replay(complete).phase == "over"


@pytest.mark.parametrize(
    ("variant", "name", "key"),
    [
        ("amigo-de", "draw_secret", "counter"),
        ("amigo-de", "deal", "cards"),
        (MOON, "town_card", "town"),
    ],
)
def test_one_other_outcome_of_chance_is_enough_to_shuffle_anew(
    variant: str, name: str, key: str
) -> None:
    source = whole(variant)
    number = event_number(source, name)
    source = source | {"events": source["events"][: number + 1], "result": None}
    assert replay(source).seed == source["seed"]
    before, _ = list(steps(source))[-1]
    event = source["events"][-1]
    box = {"draw_secret": before.pile, "deal": before.stack, "town_card": before.towns}[name]
    other = next(thing for thing in box if thing != event[key] and thing not in event[key])
    event[key] = [other, *event[key][1:]] if key == "cards" else other
    assert replay(source).seed != source["seed"]


def test_a_card_that_turns_up_otherwise_shuffles_anew_by_what_it_is() -> None:
    played = game(editions()["elfengold"], 3, 21)
    source = played.record()
    number = next(i for i, event in enumerate(source["events"]) if event.get("card"))
    source = source | {"events": source["events"][: number + 1], "result": None}
    event = source["events"][-1]
    assert (event["e"], event["from"]) == ("take", "deck")
    seeds = set()
    for card in ("dragon", "unicorn", "raft"):
        source["events"][-1] = event | {"card": card}
        seeds.add(replay(source).seed)
    assert len(seeds) == 3 and all(type(seed) in (int, str) for seed in seeds)


def test_a_game_without_a_seed_is_shuffled_the_same_way_each_time() -> None:
    source = game(VARIANTS[MOON], 3, 21, 60).record()
    del source["seed"]
    assert replay(source) == replay(json.dumps(source))


def test_no_seed_is_as_good_as_the_empty_one() -> None:
    source = whole()
    del source["seed"]
    for length in (0, 1, 5):
        part = source | {"events": source["events"][:length], "result": None}
        assert replay(part) == replay(part | {"seed": ""})


def test_what_is_shuffled_anew_is_always_the_same() -> None:
    """A game that goes on from somebody else's record is the same in every version."""
    source = whole()
    source = source | {"events": source["events"][:1], "result": None}
    source["events"][0]["counters"] = ["dragon"] * 5
    state = replay(source)
    assert line(state) == (
        "edition=amigo-de rules={}"
        ' seed="86a288449f36aeb3d01eeb298a0edca8de17484ee6b5d2f47697190fc7c1def0"'
        " round=1 phase=draw_secret start=0 turn=0 done=0"
        " seat=elvenhold/-/ggmudrrr/-/-/!/- seat=elvenhold/-/getdrrrr/-/-/!/- roads=- display=ddddd"
        " pile=edtmmmugeteemegutgggmmuguettmduteudgguetmut"
        " stack=mgmmeeegdgeegtumrdderdmtgmrgmtueudumumrgtudtttutetrdeduu played=- towns=-"
    )


def test_town_cards_are_dealt_in_any_order() -> None:
    source = whole(MOON)
    dealt = [event for event in source["events"] if event["e"] == "town_card"]
    end = event_number(source, "round")
    source = source | {"events": [source["events"][0], *dealt[::-1]], "result": None}
    assert end == len(dealt) + 1 and len(dealt) > 2
    towns = {event["seat"]: event["town"] for event in dealt}
    assert dict(enumerate(seat.town_card for seat in replay(source).seats)) == towns


def test_the_start_player_is_the_records_own() -> None:
    for first in range(4):
        played = Game(VARIANTS["amigo-de"], PLAYERS[:4], 5, first)
        assert replay(played.record()) == played.state
        assert replay(played.record()).start == first


def test_chance_may_stand_in_any_order() -> None:
    source = whole(MOON)
    for event in source["events"]:
        for key in {"counters", "cards"} & set(event):
            event[key].reverse()
    for state, _ in steps(source):
        assert state.display == tuple(sorted(state.display, key=TRANSPORTS.index))
    assert replay(source) == replay(whole(MOON))


def test_cards_of_a_move_may_stand_in_any_order() -> None:
    source = whole()
    for event in source["events"]:
        for key in ("cards", "discard"):
            if event["e"] in ("move", "end_move") and key in event:
                event[key] = event[key][::-1]
    assert replay(source) == replay(whole())


def test_what_others_have_added_is_kept() -> None:
    source = whole() | {"meta": {"date": "1998-03-26"}, "x": [1]}
    played = Game.from_record(source)
    assert played.more == {"meta": {"date": "1998-03-26"}, "x": [1]}
    assert played.record() == source


def test_a_byte_order_mark_does_no_harm() -> None:
    assert replay(b"\xef\xbb\xbf" + json.dumps(whole()).encode()) == replay(whole())


@pytest.mark.parametrize("variant", VARIANTS)
def test_written_by_hand_it_is_the_same(variant: str) -> None:
    events: list[GameEvent] = []
    state = settle(set_up(VARIANTS[variant], 2, "hand", 1), events)
    source = record(state, PLAYERS[:2], events, None, {"meta": 1})
    assert "seed" not in source
    assert source["meta"] == 1
    assert replay(source).seats == state.seats
    assert source["result"] is None


def test_the_editions_and_towns_of_a_record_are_those_of_the_game() -> None:
    for variant, source in records().items():
        assert source["edition"] in editions(), variant
        for event in source["events"]:
            if event["e"] == "move":
                assert event["via"] in BOARD.connections


TEXTS: dict[str, Any] = {
    "nothing": "",
    "no JSON": "Once upon a time",
    "a list": "[]",
    "null": "null",
    "a number": "7",
    "not a number": "NaN",
    "cut off": lambda text: text[: len(text) // 2],
    "cut off in a number": lambda text: text[:-3],
    "two of them": lambda text: text + text,
    "latin-1": lambda text: text.replace("Ada", "Ad\xe4").encode("latin-1"),
    "utf-16": lambda text: b"\xff\xfe" + text.encode("utf-16-le"),
    "zeros": b"\0" * 1000,
    "deep": "[" * 100_000,
    "deep inside": lambda text: text.replace('"Ada"', '{"a":' * 50_000 + "1" + "}" * 50_000),
    "a long number": lambda text: text.replace('"seed": 100', f'"seed": {"9" * 5000}'),
    "not a number within": lambda text: text.replace('"seed": 100', '"meta": [NaN]'),
    "infinity within": lambda text: text.replace('"seed": 100', '"seed": Infinity'),
    "5 MB": "x" * 5_000_000,
    "5 MB of JSON": lambda text: text.replace('"Ada"', json.dumps("A" * 5_000_000)),
}


@pytest.mark.parametrize("name", TEXTS)
def test_what_is_no_record_at_all(name: str) -> None:
    text = TEXTS[name](json.dumps(whole())) if callable(TEXTS[name]) else TEXTS[name]
    assert text != json.dumps(whole())
    error = error_of(text)
    assert error.event is None
    assert error.refusal.reason in ("not-json", "not-a-record", "too-large")


@pytest.mark.parametrize("depth", [*range(DEEPEST - 4, DEEPEST + 2), *range(900, 1000, 20)])
def test_nesting_just_too_deep_or_just_not(depth: int) -> None:
    source = json.dumps(whole() | {"meta": 0})
    nested = source.replace('"meta": 0', '"meta": ' + "[" * depth + "]" * depth)
    switch = source.replace('"boatmen": []', '"boatmen": ' + "[" * depth + "]" * depth)
    found = outcome(nested)
    if isinstance(found, RecordError):
        assert found.refusal.reason == "not-json"
    else:
        assert json.dumps(Game.from_record(nested).record())
    assert error_of(switch).refusal.reason in ("not-json", "bad-switch")


def test_a_record_cut_before_the_first_round_draws_the_same_lot() -> None:
    complete = Game(editions()["amigo-de"], PLAYERS[:4], "lot").record()
    cut = complete | {"events": complete["events"][:1]}
    assert Game.from_record(cut).record()["events"] == complete["events"]
