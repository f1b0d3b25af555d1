"""Broken records: each gives one RecordError that names the event and the statement."""

import copy
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfenwidgets.play.game import Game
from elfenwidgets.rules import Refusal, legal_actions
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.record.header import RecordError
from tests.rules.profiles import examples
from tests.rules.randomplay import game, records, variants
from tests.rules.records.breakage import error_of, event_number, outcome, whole
from tests.rules.rulebook import RULES

VARIANTS = variants()
MOON = "moon-1998"


OUTSIDE = [
    (lambda r: r.pop("format"), "not-a-record"),
    (lambda r: r.update(format="pgn"), "not-a-record"),
    (lambda r: r.pop("version"), "other-version"),
    (lambda r: r.update(version=2), "other-version"),
    (lambda r: r.update(version=True), "other-version"),
    (lambda r: r.update(version=1.0), "other-version"),
    (lambda r: r.update(version=10**5000), "other-version"),
    *[
        (lambda r, key=key: r.pop(key), "key-missing")
        for key in ("edition", "rules", "players", "events", "result")
    ],
    (lambda r: r.update(edition="oz"), "unknown-edition"),
    (lambda r: r.update(edition=["amigo-de"]), "unknown-edition"),
    (lambda r: r.update(rules=[]), "rules-are-switches"),
    (lambda r: r["rules"].pop("hand"), "switch-missing"),
    (lambda r: r["rules"].update(hand="deal_9"), "bad-switch"),
    (lambda r: r["rules"].update(weather="fine"), "bad-switch"),
    (lambda r: r["rules"].update(self=1), "bad-switch"),
    (lambda r: r["rules"].update(key="amigo-de"), "bad-switch"),
    (lambda r: r["rules"].update(lake_cost={}), "bad-switch"),
    (lambda r: r.update(players=r["players"][:1]), "two-to-six"),
    (lambda r: r.update(players=r["players"] * 4), "two-to-six"),
    (lambda r: r.update(players=None), "two-to-six"),
    (lambda r: r.update(players={}), "two-to-six"),
    (lambda r: r["players"][1].update(color="black"), "color-twice"),
    (lambda r: r["players"][1].update(color="pink"), "unknown-color"),
    (lambda r: r["players"][1].update(color=["red"]), "unknown-color"),
    (lambda r: r["players"][1].pop("name"), "player-needs-name"),
    (lambda r: r["players"][1].update(name=7), "player-needs-name"),
    (lambda r: r["players"][1].update(name="x" * 101), "name-too-long"),
    (lambda r: r["players"][1].update(name="\ud800"), "half-a-letter"),
    (lambda r: r["players"][1].update(color="\udfff"), "half-a-letter"),
    (lambda r: r.update(edition="a\ud800"), "half-a-letter"),
    (lambda r: r.update(seed="\udc00"), "half-a-letter"),
    (lambda r: r.update(meta={"note": ["\ud83d"]}), "half-a-letter"),
    (lambda r: r.update(meta={"\ud83d": 1}), "half-a-letter"),
    (lambda r: r.update({"\ud83d": 1}), "half-a-letter"),
    (lambda r: r["rules"].update({"\ud83d": 1}), "half-a-letter"),
    (lambda r: r["players"].__setitem__(0, "Ada"), "player-needs-name"),
    (lambda r: r.update(seed=1.5), "bad-seed"),
    (lambda r: r.update(seed=True), "bad-seed"),
    (lambda r: r.update(seed=[1]), "bad-seed"),
    (lambda r: r.update(seed=10**5000), "bad-seed"),
    (lambda r: r.update(seed="x" * 1025), "bad-seed"),
    (lambda r: r.update(events={}), "events-are-a-list"),
    (lambda r: r.update(events=None), "events-are-a-list"),
    (lambda r: r.update(result=None), "wrong-result"),
    (lambda r: r.update(result=[]), "wrong-result"),
    (lambda r: r["result"].update(winners=[0, 1]), "wrong-result"),
    (lambda r: r["result"].update(winners=[]), "wrong-result"),
    (lambda r: r["result"]["seats"][0].update(pieces=20), "wrong-result"),
    (lambda r: r["result"]["seats"].pop(), "wrong-result"),
    (lambda r: r.update(events=r["events"][:-1]), "not-over"),
]


@pytest.mark.parametrize(("break_it", "reason"), OUTSIDE)
def test_what_is_wrong_outside_of_the_events(break_it: Any, reason: Any) -> None:
    source = whole()
    break_it(source)
    error = error_of(source)
    assert (error.event, error.refusal.reason) == (None, reason)
    assert str(error).startswith("record: ")
    assert len(str(error)) < 300


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


def test_whatever_is_neither_text_nor_an_object_is_no_record() -> None:
    things: list[Any] = [None, 7, [], ("format",), {"format"}, Untouchable(), object]
    for thing in things:
        assert error_of(thing).refusal.reason == "not-a-record"


INSIDE = [  # the variant, the event's name, what is broken, the statement, the reason
    ("amigo-de", "display", {"counters": ["dragon"] * 4}, "S5", "display-of-five"),
    ("amigo-de", "display", {"counters": "dragon"}, "S5", "display-of-five"),
    ("amigo-de", "display", {"counters": ["raft"] * 5}, "S4", "no-such-counter"),
    ("amigo-de", "display", {"counters": [["dragon"]] * 5}, "S4", "no-such-counter"),
    ("amigo-de", "round", {"n": 2}, "P6.1", "round-not-due"),
    ("amigo-de", "round", {"n": True}, "P6.1", "round-not-due"),
    ("amigo-de", "round", {"start": 2}, "P6.1", "start-not-due"),
    ("amigo-de", "round", {"start": None}, "P6.1", "round-not-due"),
    ("amigo-de", "deal", {"cards": ["dragon"] * 7}, "P1.1", "deal-size"),
    ("amigo-de", "deal", {"cards": ["dragon"] * 9}, "P1.1", "deal-size"),
    ("amigo-de", "deal", {"cards": None}, "P1.1", "deal-size"),
    ("amigo-de", "deal", {"cards": ["drake"] * 8}, "S3", "no-such-card"),
    ("amigo-de", "deal", {"seat": 5}, "P1.2", "deal-not-due"),
    ("amigo-de", "draw_secret", {"counter": "raft"}, "S4", "no-such-counter"),
    ("amigo-de", "draw_secret", {"seat": 7}, "S1", "no-such-seat"),
    ("amigo-de", "draw_secret", {"e": "pass"}, "P2.1", "event-key-unknown"),
    ("amigo-de", "draw_secret", {"e": "round"}, "P2.1", "event-not-due"),
    ("amigo-de", "draw_secret", {"e": ["pass"]}, "P2.1", "unknown-event"),
    ("amigo-de", "draw_secret", {"e": "resign"}, "P2.1", "unknown-event"),
    ("amigo-de", "draw", {"from": "box"}, "P3.1", None),
    ("amigo-de", "place", {"counter": "raft"}, "S4", "no-such-counter"),
    ("amigo-de", "place", {"secret": 1}, "P2.2", "secret-or-open"),
    ("amigo-de", "place", {"road": "river:virst-ixara"}, "P4.4", "no-counter-on-water"),
    ("amigo-de", "place", {"road": {}}, "P4.1", "no-such-road"),
    ("amigo-de", "obstacle", {"road": "lake:elvenhold-virst"}, "P4.8", "no-obstacle-on-water"),
    ("amigo-de", "move", {"to": "oz"}, "P5.1", "no-such-town"),
    ("amigo-de", "move", {"how": "train"}, "P5.3", "no-such-payment"),
    ("amigo-de", "move", {"cards": "raft"}, "S3", "no-such-card"),
    ("amigo-de", "end_move", {"discard": ["drake"]}, "S3", "no-such-card"),
    (MOON, "town_card", {"town": "feodor"}, "S9", "no-such-town-card"),
    (MOON, "town_card", {"town": ["virst"]}, "S9", "no-such-town-card"),
    (MOON, "town_card", {"seat": 6}, "S1", "no-such-seat"),
    (MOON, "town_card", {"seat": True}, "S1", "no-such-seat"),
    ("boats-everywhere", "keep", {"counter": "raft"}, "S4", "no-such-counter"),
]


@pytest.mark.parametrize(("variant", "name", "change", "rule", "reason"), INSIDE)
def test_what_is_wrong_with_an_event(
    variant: str, name: str, change: Any, rule: str, reason: Any
) -> None:
    source = whole(variant)
    number = event_number(source, name)
    source["events"][number].update(change)
    error = error_of(source)
    assert error.event == number + 1
    assert str(error).startswith(f"event {number + 1}: {rule}")
    assert error.refusal.rule == rule
    assert reason is None or error.refusal.reason == reason


def test_more_of_a_kind_than_there_are() -> None:
    source = whole()
    number = event_number(source, "deal", 1)
    for i in (number - 1, number):
        source["events"][i]["cards"] = ["dragon"] * 8
    assert error_of(source).event == number + 1
    assert error_of(source).refusal == Refusal("S3", "none-left", {"kinds": ("dragon",)})


def test_nothing_follows_the_end() -> None:
    source = whole()
    source["events"].append({"e": "pass", "seat": 0})
    error = error_of(source)
    assert (error.event, error.refusal.rule) == (len(source["events"]), "E1")
    assert error.refusal.reason == "event-after-end"


def test_a_town_card_is_dealt_once_and_one_a_seat() -> None:
    source = whole(MOON)
    number = event_number(source, "town_card", 1)
    source["events"][number]["seat"] = 0
    assert error_of(source).refusal.reason == "one-town-card"
    source["events"][number] = source["events"][number - 1] | {"seat": 1}
    assert error_of(source).refusal.reason == "no-such-town-card"


def test_who_did_not_win_did_not_win() -> None:
    for variant in VARIANTS:
        source = whole(variant)
        loser = next(i for i in range(6) if i not in source["result"]["winners"])
        source["result"]["winners"] = [loser]
        rule = "E4" if source["rules"]["town_cards"] else "E1"
        assert error_of(source).refusal == Refusal(rule, "wrong-result", {})


VALUES: list[Any] = [
    *(None, True, False, 0, 1, -1, 5, 6, 10**18, 0.5, float("nan"), "", "x", "\ud800", "dragon"),
    *("raft", "pile", "display", "virst", "plain:ixara-virst", "river:virst-ixara", "caravan"),
    *([], ["dragon"], ["raft"] * 3, [None], [[]], {}, {"dragon": 1}, "amigo-de", "moon-1998"),
]


def places(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place within a record, as the way to it."""
    if path:
        yield path
    inner = node.items() if isinstance(node, dict) else enumerate(node)
    for key, value in inner:
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))
        else:
            yield (*path, key)


def mutated(source: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A record with one thing changed, and in which event that was."""
    *way, last = rng.choice(list(places(source)))
    node = source
    for key in way:
        node = node[key]
    how = rng.randrange(5)
    if how == 0 and isinstance(node, dict | list):
        del node[last]
    elif how == 1 and isinstance(node, dict):
        node[rng.choice(["e", "seat", "extra", "counter", "cards"])] = rng.choice(VALUES)
    elif how == 2 and isinstance(node, list):
        other = rng.randrange(len(node))
        node[last], node[other] = node[other], node[last]
    elif how == 3 and isinstance(node, list):
        node.insert(last, copy.deepcopy(rng.choice(node)))
    else:
        node[last] = rng.choice(VALUES)
    return source


@pytest.mark.parametrize("variant", ["amigo-de", MOON, "boats-everywhere"])
def test_broken_by_the_hundred(variant: str) -> None:
    rng = random.Random(variant)
    broken = 0
    short = game(VARIANTS[variant], 2, 4, 45).record()
    for number in range(300):
        source = mutated(copy.deepcopy(short if number % 2 else records()[variant]), rng)
        found = outcome(source)
        if isinstance(found, RecordError):
            broken += 1
            assert found.event is None or 1 <= found.event <= len(source["events"])
            assert found.event is None or found.refusal.rule in (*RULES, "")
            assert found.refusal.reason
            assert len(str(found)) < 500
        else:
            assert found.phase == "over" or any(legal_actions(found))
            assert replay(Game.from_record(source).record()).seats == found.seats
    assert broken > 180


@pytest.mark.parametrize("variant", ["amigo-de", MOON])
def test_cut_anywhere_it_is_no_json(variant: str) -> None:
    text = json.dumps(records()[variant])
    for cut in range(1, len(text), 97):
        assert error_of(text[:cut]).refusal.reason == "not-json"


@examples(100)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.just("\ud800"),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    ),
    st.data(),
)
def test_any_json_in_any_place(value: Any, data: Any) -> None:
    source = copy.deepcopy(game(VARIANTS[MOON], 2, 4, 30).record())
    *way, last = data.draw(st.sampled_from(list(places(source))))
    node = source
    for key in way:
        node = node[key]
    node[last] = value
    for form in (source, json.dumps(source)):
        found = outcome(form)
        if isinstance(found, RecordError):
            assert found.refusal.reason
        else:
            assert found.phase == "over" or any(legal_actions(found))
