"""Records that are broken outside of their events."""

from collections.abc import Callable
from typing import Any

import pytest

from elfenwidgets.rules import Refusal
from elfenwidgets.rules.record import replay
from tests.rules.records.breakage import error_of, no, whole


def switch(name: str, value: str) -> Refusal:
    return no("bad-switch", "S7", switch=name, value=value)


def half(value: str) -> Refusal:
    return no("half-a-letter", value=value)


REPLACED = "\N{REPLACEMENT CHARACTER}"

OUTSIDE: list[tuple[Callable[[Any], object], Refusal]] = [
    (lambda r: r.pop("format"), no("not-a-record")),
    (lambda r: r.update(format="pgn"), no("not-a-record")),
    (lambda r: r.pop("version"), no("other-version", version="None")),
    (lambda r: r.update(version=2), no("other-version", version="2")),
    (lambda r: r.update(version=True), no("other-version", version="True")),
    (lambda r: r.update(version=1.0), no("other-version", version="float")),
    (lambda r: r.update(version=10**5000), no("other-version", version="int")),
    *[
        ((lambda r, key=key: r.pop(key)), no("key-missing", key=key))
        for key in ("edition", "rules", "players", "events", "result")
    ],
    (lambda r: r.update(edition="oz"), no("unknown-edition", edition="oz")),
    (lambda r: r.update(edition=["amigo-de"]), no("unknown-edition", edition="list")),
    (lambda r: r.update(rules=[]), no("rules-are-switches")),
    (lambda r: r["rules"].pop("hand"), no("switch-missing", switch="hand")),
    (lambda r: r["rules"].update(hand="deal_9"), switch("hand", "deal_9")),
    (lambda r: r["rules"].update(weather="fine"), switch("weather", "fine")),
    (lambda r: r["rules"].update(self=1), switch("self", "1")),
    (lambda r: r["rules"].update(key="amigo-de"), switch("key", "amigo-de")),
    (lambda r: r["rules"].update(lake_cost={}), switch("lake_cost", "dict")),
    (lambda r: r.update(players=r["players"][:1]), no("two-to-six", "S1", seats="1")),
    (lambda r: r.update(players=(r["players"] * 7)[:7]), no("two-to-six", "S1", seats="7")),
    (lambda r: r.update(players=None), no("two-to-six", "S1", seats="?")),
    (lambda r: r.update(players={}), no("two-to-six", "S1", seats="?")),
    (lambda r: r["players"][1].update(color="black"), no("color-twice", "S1")),
    (lambda r: r["players"][1].update(color="pink"), no("unknown-color", "S1", color="pink")),
    (lambda r: r["players"][1].update(color=["red"]), no("unknown-color", "S1", color="list")),
    (lambda r: r["players"][1].pop("color"), no("unknown-color", "S1", color="None")),
    (lambda r: r["players"][1].pop("name"), no("player-needs-name", "S1")),
    (lambda r: r["players"][1].update(name=7), no("player-needs-name", "S1")),
    (lambda r: r["players"][1].update(name="x" * 101), no("name-too-long", "S1", most=100)),
    (lambda r: r["players"][1].update(name="\ud800"), half(REPLACED)),
    (lambda r: r["players"][1].update(color="\udfff"), half(REPLACED)),
    (lambda r: r.update(edition="a\ud800"), half(f"a{REPLACED}")),
    (lambda r: r.update(seed="\udc00"), half(REPLACED)),
    (lambda r: r.update(meta={"note": ["\ud83d"]}), half(REPLACED)),
    (lambda r: r.update(meta={"\ud83d": 1}), half(REPLACED)),
    (lambda r: r.update({"\ud83d": 1}), half(REPLACED)),
    (lambda r: r["rules"].update({"\ud83d": 1}), half(REPLACED)),
    (lambda r: r["players"].__setitem__(0, "Ada"), no("player-needs-name", "S1")),
    (lambda r: r.update(seed=1.5), no("bad-seed", value="float")),
    (lambda r: r.update(seed=True), no("bad-seed", value="True")),
    (lambda r: r.update(seed=[1]), no("bad-seed", value="list")),
    (lambda r: r.update(seed=1 << 1024), no("bad-seed", value="int")),
    (lambda r: r.update(seed="x" * 1025), no("bad-seed", value="x" * 40)),
    (lambda r: r.update(events={}), no("events-are-a-list")),
    (lambda r: r.update(events=None), no("events-are-a-list")),
    (lambda r: r.update(result=None), no("wrong-result", "E1")),
    (lambda r: r.update(result=[]), no("wrong-result", "E1")),
    (lambda r: r["result"].update(winners=[0, 1]), no("wrong-result", "E1")),
    (lambda r: r["result"].update(winners=[]), no("wrong-result", "E1")),
    (lambda r: r["result"]["seats"][0].update(pieces=20), no("wrong-result", "E1")),
    (lambda r: r["result"]["seats"].pop(), no("wrong-result", "E1")),
    (lambda r: r.update(events=r["events"][:-1]), no("not-over", "E1")),
]


@pytest.mark.parametrize(("break_it", "refusal"), OUTSIDE)
def test_what_is_wrong_outside_of_the_events(
    break_it: Callable[[Any], object], refusal: Refusal
) -> None:
    source = whole()
    break_it(source)
    error = error_of(source)
    assert (error.event, error.refusal) == (None, refusal)
    assert str(error) == f"record: {refusal}"
    assert len(str(error)) < 300


def test_the_longest_name_and_the_longest_seeds_are_as_good_as_any() -> None:
    for seed in (2**1024 - 1, "x" * 1024):
        source = whole() | {"seed": seed}
        source["players"][0]["name"] = "x" * 100
        assert replay(source).phase == "over"
