"""Broken records: each gives one RecordError that names the event and the statement."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from elfenwidgets.rules import Refusal, editions
from elfenwidgets.rules.record import replay
from tests.rules.gold.games import game as gold_game
from tests.rules.randomplay import game, variants
from tests.rules.records.breakage import error_of, event_number, no, places, whole

VARIANTS = variants()
MOON = "moon-1998"


class Text(str):
    """Text as libraries make it: equal to a str, and another type."""


class Untouchable:
    """A thing that cannot be compared, hashed or shown."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("not to be compared")

    def __repr__(self) -> str:
        raise RuntimeError("not to be shown")


STRANGERS: dict[str, Callable[[], object]] = {
    "text": lambda: Text("dragon"),
    "name": lambda: Text("Ada"),
    "untouchable": Untouchable,
    "list": lambda: [Untouchable()],
    "set": lambda: {"dragon"},
    "bytes": lambda: b"dragon",
    "nan": lambda: float("nan"),
    "keys": lambda: {1: "dragon"},
    "text keys": lambda: {Text("e"): "pass"},
    "type": lambda: Untouchable,
}


@pytest.mark.parametrize("stranger", STRANGERS)
def test_what_is_not_of_json_is_refused_wherever_it_stands(stranger: str) -> None:
    original = game(VARIANTS[MOON], 2, 4, 30).record() | {"meta": {"note": "fine"}}
    for way in places(original):
        if way == ("events",):
            continue
        source = copy.deepcopy(original)
        node = source
        for key in way[:-1]:
            node = node[key]
        node[way[-1]] = STRANGERS[stranger]()
        error = error_of(source)
        assert error.refusal.reason == "not-json-value"
        assert error.event == (way[1] + 1 if way[0] == "events" else None)


@pytest.mark.parametrize(
    ("stranger", "type_name"),
    [
        *[("name", "Text"), ("untouchable", "Untouchable"), ("list", "Untouchable")],
        *[("set", "set"), ("bytes", "bytes"), ("nan", "float"), ("keys", "dict"), ("type", "type")],
    ],
)
def test_what_is_not_of_json_is_shown_by_its_type(stranger: str, type_name: str) -> None:
    refusal = error_of(whole() | {"meta": STRANGERS[stranger]()}).refusal
    assert refusal == no("not-json-value", value=type_name)


def test_one_card_of_another_type_among_its_likes() -> None:
    source = whole()
    number = event_number(source, "deal")
    cards = source["events"][number]["cards"]
    source["events"][number]["cards"] = [Text(cards[0]), *cards[1:]]
    assert error_of(source).event == number + 1


@pytest.mark.parametrize("letter", ["\ud800", "\x1b", "\n", "\u202e"])
def test_what_cannot_be_printed_is_not_shown(letter: str) -> None:
    breaks: list[Callable[[Any], object]] = [
        lambda r: r.update(edition=f"a{letter}b"),
        lambda r: r["players"][0].update(color=f"a{letter}b"),
        lambda r: r["rules"].update({f"a{letter}b": 1}),
        lambda r: r["rules"].update(hand=f"a{letter}b"),
        lambda r: r["events"][0].update({f"a{letter}b": 1}),
        lambda r: r["events"][0].update(e=f"a{letter}b"),
        lambda r: r["events"][0].update(counters=[f"a{letter}b"] * 5),
    ]
    for break_it in breaks:
        source = whole()
        break_it(source)
        for form in (source, json.dumps(source), json.dumps(source).encode()):
            assert "a\N{REPLACEMENT CHARACTER}b" in str(error_of(form))
            assert str(error_of(form)).isprintable()


@pytest.mark.parametrize("note", ["ä" * 2_000_001, ["x"] * 2_000_001, "x" * 4_000_000])
def test_a_record_is_bounded_in_bytes_and_as_an_object(note: Any) -> None:
    source = whole() | {"meta": note}
    form = source if type(note) is list else json.dumps(source, ensure_ascii=False)
    assert error_of(form).refusal == Refusal("", "too-large", {"size": 5, "most": 4})


def test_a_record_has_four_million_bytes_at_most() -> None:
    def padded(size: int, letter: str = "x") -> str:
        rest = len(json.dumps(whole() | {"meta": ""}))
        return json.dumps(whole() | {"meta": letter + "x" * (size - rest - 1)}, ensure_ascii=False)

    most = 4_000_000
    assert replay(padded(most)).phase == replay(padded(most).encode()).phase == "over"
    for form in (padded(most + 1), padded(most + 1).encode(), padded(most, "ä")):
        error = error_of(form)
        assert error.refusal == no("too-large", size=5, most=4)
        assert str(error) == "record: too-large (size=5, most=4)"


def test_an_object_has_four_million_values_and_letters_at_most() -> None:
    def weight(thing: Any) -> int:
        """One a value, one more a letter; keys are values, too."""
        if isinstance(thing, str):
            return 1 + len(thing)
        inner = [*thing, *thing.values()] if isinstance(thing, dict) else thing
        return 1 + (sum(map(weight, inner)) if isinstance(inner, list) else 0)

    source = whole() | {"meta": ""}
    outside = {key: value for key, value in source.items() if key != "events"}
    rest = weight(outside) + sum(map(weight, source["events"]))
    assert replay(source | {"meta": "x" * (4_000_000 - rest)}).phase == "over"
    error = error_of(source | {"meta": "x" * (4_000_001 - rest)})
    assert (error.event, error.refusal) == (len(source["events"]), no("too-large", size=5, most=4))
    assert str(error).endswith(": too-large (size=5, most=4)")


@pytest.mark.parametrize("events", [Untouchable(), {1: 2}, {"e": Text("pass")}])
def test_events_that_are_no_list_are_looked_through_as_well(events: Any) -> None:
    assert error_of(whole() | {"events": events}).refusal.reason == "not-json-value"


def test_whatever_is_neither_text_nor_an_object_is_no_record() -> None:
    things: list[Any] = [None, 7, [], ("format",), {"format"}, Untouchable(), object]
    for thing in things:
        assert error_of(thing).refusal.reason == "not-a-record"


INSIDE: list[tuple[str, str, dict[str, Any], Refusal]] = [  # variant, event, what is broken
    ("amigo-de", "display", {"counters": ["dragon"] * 4}, no("display-of-five", "S5")),
    ("amigo-de", "display", {"counters": ["dragon"] * 6}, no("display-of-five", "S5")),
    ("amigo-de", "display", {"counters": "dragon"}, no("display-of-five", "S5")),
    ("amigo-de", "display", {"counters": ["raft"] * 5}, no("no-such-counter", "S4", given="raft")),
    ("amigo-de", "display", {"counters": [[]] * 5}, no("no-such-counter", "S4", given="list")),
    ("amigo-de", "display", {"more": 1}, no("event-key-unknown", "S5", key="more")),
    ("amigo-de", "round", {"n": 2}, no("round-not-due", "P6.1", n="2", need=1)),
    ("amigo-de", "round", {"n": True}, no("round-not-due", "P6.1", n="True", need=1)),
    ("amigo-de", "round", {"start": 2}, no("start-not-due", "P6.1", seat="2", need=0)),
    ("amigo-de", "round", {"start": -1}, no("start-not-due", "P6.1", seat="-1", need=0)),
    ("amigo-de", "round", {"start": None}, no("round-not-due", "P6.1", n="1", need=1)),
    ("amigo-de", "deal", {"cards": ["dragon"] * 7}, no("deal-size", "P1.1", need=8)),
    ("amigo-de", "deal", {"cards": ["dragon"] * 9}, no("deal-size", "P1.1", need=8)),
    ("amigo-de", "deal", {"cards": None}, no("deal-size", "P1.1", need=8)),
    ("amigo-de", "deal", {"cards": ["drake"] * 8}, no("no-such-card", "S3", given="drake")),
    ("amigo-de", "deal", {"seat": 5}, no("deal-not-due", "P1.2", seat="5", need=0)),
    ("amigo-de", "draw_secret", {"counter": "raft"}, no("no-such-counter", "S4", given="raft")),
    ("amigo-de", "draw_secret", {"seat": 7}, no("no-such-seat", "S1", seat="7")),
    ("amigo-de", "draw_secret", {"e": "pass"}, no("event-key-unknown", "P2.1", key="counter")),
    ("amigo-de", "draw_secret", {"e": "round"}, no("event-not-due", "P2.1", name="round")),
    ("amigo-de", "round", {"e": "pass"}, no("event-not-due", "P6.1", name="pass")),
    ("amigo-de", "round", {"e": "display"}, no("event-not-due", "P6.1", name="display")),
    ("amigo-de", "draw_secret", {"e": ["pass"]}, no("unknown-event", "P2.1", name="list")),
    ("amigo-de", "draw_secret", {"e": "resign"}, no("unknown-event", "P2.1", name="resign")),
    ("amigo-de", "draw", {"from": "box"}, no("event-key-unknown", "P3.1", key="refill")),
    ("amigo-de", "draw", {"refill": "raft"}, no("no-such-counter", "S4", given="raft")),
    ("amigo-de", "place", {"counter": "raft"}, no("no-such-counter", "S4", given="raft")),
    ("amigo-de", "place", {"secret": 1}, no("secret-or-open", "P2.2", given="1")),
    (
        *("amigo-de", "place", {"road": "river:virst-ixara"}),
        no("no-counter-on-water", "P4.4", road="river:virst-ixara"),
    ),
    ("amigo-de", "place", {"road": {}}, no("no-such-road", "P4.1", given="dict")),
    (
        *("amigo-de", "obstacle", {"road": "lake:elvenhold-virst"}),
        no("no-obstacle-on-water", "P4.8", road="lake:elvenhold-virst"),
    ),
    ("amigo-de", "move", {"to": "oz"}, no("no-such-town", "P5.1", given="oz")),
    ("amigo-de", "move", {"how": "train"}, no("no-such-payment", "P5.3", given="train")),
    ("amigo-de", "move", {"cards": "raft"}, no("no-such-card", "S3", given="raft")),
    ("amigo-de", "end_move", {"discard": ["drake"]}, no("no-such-card", "S3", given="tuple")),
    (MOON, "town_card", {"town": "feodor"}, no("no-such-town-card", "S9", town="feodor")),
    (MOON, "town_card", {"town": ["virst"]}, no("no-such-town-card", "S9", town="tuple")),
    (MOON, "town_card", {"seat": 6}, no("no-such-seat", "S1", seat="6")),
    (MOON, "town_card", {"seat": -1}, no("no-such-seat", "S1", seat="-1")),
    (MOON, "town_card", {"seat": True}, no("no-such-seat", "S1", seat="True")),
    ("boats-everywhere", "keep", {"counter": "raft"}, no("no-such-counter", "S4", given="raft")),
]


@pytest.mark.parametrize(("variant", "name", "change", "refusal"), INSIDE)
def test_what_is_wrong_with_an_event(
    variant: str, name: str, change: dict[str, Any], refusal: Refusal
) -> None:
    source = whole(variant)
    number = event_number(source, name)
    source["events"][number].update(change)
    error = error_of(source)
    assert (error.event, error.refusal) == (number + 1, refusal)
    assert str(error) == f"event {number + 1}: {refusal}"


@pytest.mark.parametrize(
    ("name", "due"),
    [
        *[("display", "S5"), ("round", "P6.1"), ("deal", "P1.2"), ("draw_secret", "P2.1")],
        *[("draw", "P3.1"), ("place", "P4.1"), ("move", "P5.1")],
    ],
)
def test_an_event_has_all_of_its_keys(name: str, due: str) -> None:
    for key in sorted(whole()["events"][event_number(whole(), name)].keys() - {"e"}):
        source = whole()
        number = event_number(source, name)
        del source["events"][number][key]
        error = error_of(source)
        assert (error.event, error.refusal) == (number + 1, no("event-key-missing", due, key=key))


def test_an_event_is_an_object() -> None:
    source = whole()
    source["events"][4] = "pass"
    error = error_of(source)
    assert (error.event, error.refusal) == (5, no("not-an-event", "P2.1"))


def test_a_later_hand_is_filled_up_by_its_own_statement() -> None:
    source = whole(MOON)  # where eight are dealt in each round
    number = event_number(source, "deal", len(source["players"]))
    source["events"][number]["cards"] = ["dragon"]
    error = error_of(source)
    assert (error.event, error.refusal) == (number + 1, no("deal-size", "P1.2", need=8))


@pytest.mark.parametrize(
    ("name", "key", "due", "need"),
    [
        ("hand", "cards", "GS2", 5),
        ("market", "cards", "GS2", 3),
        ("items", "items", "G3.1", 2),
        ("row", "items", "G4.1", 6),
    ],
)
def test_elfengold_deals_so_many_and_no_more(name: str, key: str, due: str, need: int) -> None:
    whole = gold_game(editions()["elfengold"], 3, 1).record()
    number = event_number(whole, name)
    for wrong in (whole["events"][number][key][1:], [*whole["events"][number][key], "dragon"]):
        source = copy.deepcopy(whole)
        source["events"][number][key] = wrong
        error = error_of(source)
        assert (error.event, error.refusal) == (number + 1, no("deal-size", due, need=need))


def test_more_of_a_kind_than_there_are() -> None:
    source = whole()
    number = event_number(source, "deal", 1)
    for i in (number - 1, number):
        source["events"][i]["cards"] = ["dragon"] * 8
    assert error_of(source).event == number + 1
    assert error_of(source).refusal == Refusal("S3", "none-left", {"kinds": ("dragon",)})


def test_more_counters_of_a_kind_than_there_are() -> None:
    source = whole()
    number = event_number(source, "draw")
    drawn = {"e": "draw", "from": "pile", "counter": "dragon"}
    first = source["events"][number]["seat"]
    source["events"][number:] = [drawn | {"seat": first}, drawn | {"seat": 1 - first}]
    source["events"][0]["counters"] = ["dragon"] * 5
    for event in source["events"][number - 2 : number]:
        event["counter"] = "dragon"
    error = error_of(source)
    assert (error.event, error.refusal) == (number + 2, no("none-left", "S4", kinds=("dragon",)))


def test_nothing_follows_the_end() -> None:
    source = whole()
    source["events"].append({"e": "pass", "seat": 0})
    error = error_of(source)
    assert error.event == len(source["events"])
    assert error.refusal == no("event-after-end", "E1", name="pass")


def test_a_town_card_is_dealt_once_and_one_a_seat() -> None:
    source = whole(MOON)
    number = event_number(source, "town_card", 1)
    source["events"][number]["seat"] = 0
    assert error_of(source).refusal == no("one-town-card", "S9", seat=0)
    first = source["events"][number - 1]
    source["events"][number] = first | {"seat": 1}
    assert error_of(source).refusal == no("no-such-town-card", "S9", town=first["town"])


@pytest.mark.parametrize("variant", VARIANTS)
def test_who_did_not_win_did_not_win(variant: str) -> None:
    source = whole(variant)
    loser = next(i for i in range(6) if i not in source["result"]["winners"])
    source["result"]["winners"] = [loser]
    rule = "E4" if source["rules"]["town_cards"] else "E1"
    assert error_of(source).refusal == Refusal(rule, "wrong-result", {})
