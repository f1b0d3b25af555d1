"""Broken records of Elfengold: each is refused at its event, by the statement that it breaks."""

import copy
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from elfenwidgets.rules import Refusal, editions
from elfenwidgets.rules.gold.actions import TakeCard
from elfenwidgets.rules.gold.phases.cards import turned
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.record.gold import stacked_take
from elfenwidgets.rules.record.header import RecordError
from elfenwidgets.rules.state import evolve
from tests.rules.gold.games import game
from tests.rules.records.breakage import error_of, event_number, no
from tests.rules.rulebook import gold, rule


@cache
def played() -> Mapping[str, Any]:
    """The record of a whole game in which the towns' values are drawn and seat 1 starts."""
    return game(editions()["elfengold"].with_rules(gold_values="drawn"), 3, 0).record()


def broken(name: str, key: str, value: Any) -> tuple[dict[str, Any], int]:
    """The game up to the first event of a name, which says something else, and its number."""
    number = event_number(dict(played()), name) + 1
    source = copy.deepcopy({**played(), "result": None, "events": played()["events"][:number]})
    source["events"][-1][key] = value
    return source, number


VALUES: Mapping[str, int] = played()["events"][0]["values"]


@pytest.mark.parametrize(
    ("name", "key", "value", "refusal"),
    [
        ("values", "values", {"ixara": 3}, no("values-of-towns", "GS4", need=20)),
        (
            *("values", "values", dict.fromkeys(VALUES, 3)),
            no("values-dealt", "GS4"),
        ),
        (
            *("values", "values", {**VALUES, "ixara": "3"}),
            no("values-dealt", "GS4"),
        ),
        ("hand", "cards", ["giraffe"] * 5, no("no-such-card", "GS2", given="giraffe")),
        ("hand", "cards", ["gold"] * 5, no("no-such-card", "GS2", given="gold")),
        ("hand", "seat", 2, no("deal-not-due", "GS2", seat="2", need=1)),
        ("hand", "seat", True, no("deal-not-due", "GS2", seat="True", need=1)),
        ("items", "seat", 2, no("deal-not-due", "G3.1", seat="2", need=1)),
        ("market", "cards", ["giraffe"] * 3, no("no-such-card", "GS2", given="giraffe")),
        (
            "market",
            "cards",
            ["raft", "raft", "witch"],
            no("none-left", "GS2", kinds=("raft", "witch")),
        ),
        ("items", "items", ["moon"] * 2, no("no-such-item", "GS1", given="moon")),
        ("row", "items", ["moon"] * 6, no("no-such-item", "GS1", given="moon")),
        ("row", "items", ["exchange"] * 6, no("none-left", "GS1", kinds=("exchange",))),
        ("income", "coins", 3, no("event-not-due", "G2.1", name="income")),
        ("income", "coins", True, no("event-not-due", "G2.1", name="income")),
    ],
)
def test_what_the_box_does_is_refused_by_its_statement(
    name: str, key: str, value: Any, refusal: Refusal
) -> None:
    source, number = broken(name, key, value)
    error = error_of(source)
    assert (error.event, error.refusal) == (number, refusal)


def cards(**words: Any) -> Any:
    """A position in which seat 0 takes a card."""
    return gold(phase="cards", market="dragon dragon dragon", **words)


DECK, MARKET = TakeCard(0, "deck"), TakeCard(0, "market", "dragon")


@rule("G1.2", "G1.3", "G1.5", "GS2")
@pytest.mark.parametrize(
    ("deck", "take", "raw", "refusal"),
    [
        (
            None,
            DECK,
            {"card": "raft", "refill": "raft"},
            no("event-key-unknown", "G1.2", key="refill"),
        ),
        (None, DECK, {"card": "raft", "gold": 0}, no("gold-turned-up", "G1.3", given="0")),
        (None, DECK, {"card": "raft", "gold": True}, no("gold-turned-up", "G1.3", given="True")),
        (None, DECK, {"card": "giraffe"}, no("no-such-card", "GS2", given="giraffe")),
        (None, MARKET, {"refill": "gold"}, no("no-such-card", "GS2", given="gold")),
        (None, DECK, {"card": "raft", "gold": 8}, no("none-left", "G1.3", kinds=("gold",))),
        ("raft", DECK, {"card": "raft", "gold": 1}, no("draw-not-due", "G1.5")),
        ("raft dragon", DECK, {"card": "elfcycle"}, no("none-left", "GS2", kinds=("elfcycle",))),
        ("raft dragon", DECK, {}, no("draw-not-due", "G1.5")),
    ],
)
def test_what_a_card_taken_cannot_turn_up(
    deck: str | None, take: TakeCard, raw: Mapping[str, Any], refusal: Refusal
) -> None:
    with pytest.raises(RecordError) as error:
        stacked_take(cards(deck=deck), take, raw)
    assert error.value.refusal == refusal


@rule("G1.3", "G1.5")
def test_all_seven_gold_cards_may_turn_up_one_after_the_other() -> None:
    state = stacked_take(cards(), DECK, {"card": "raft", "gold": 7})
    assert state.gold is not None
    assert state.gold.deck[-8:] == ("raft", *("gold",) * 7)


@rule("G1.5")
def test_what_an_empty_deck_is_made_of_turns_up_as_it_is_written() -> None:
    state = stacked_take(cards(deck="gold raft gold"), DECK, {"card": "raft", "gold": 1})
    assert state.gold is not None and state.gold.deck == ("gold", "raft", "gold")
    state = stacked_take(cards(deck="gold gold"), DECK, {"card": "unicorn", "gold": 3})
    after = turned(state)
    assert (after.card, after.gold) == ("unicorn", 3)


@rule("GS2")
def test_what_turns_up_otherwise_shuffles_the_rest_by_the_game_and_by_what_it_is() -> None:
    seeds, decks = set(), set()
    for seed in ("elf", "oak"):
        for raw in ({"card": "raft", "gold": 7}, {"card": "dragon", "gold": 7}):
            state = stacked_take(evolve(cards(), seed=seed), DECK, raw)
            assert state.gold is not None
            seeds.add(state.seed)
            decks.add((raw["card"], state.gold.deck[:9]))
    assert len(seeds) == len(decks) == 4 and all(type(seed) is str for seed in seeds)


def test_what_is_dealt_otherwise_strays_from_the_seed() -> None:
    source, _ = broken("hand", "cards", ["raft"] * 5)
    state = replay(source)
    assert state.seats[1].hand == ("raft",) * 5
    assert type(state.seed) is str and state.seed != source["seed"]
