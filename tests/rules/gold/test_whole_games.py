"""What holds in every game of Elfengold: nothing is lost, nothing hidden is told, all ends."""

import copy
import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfenwidgets.play.game import Game
from elfenwidgets.rules import Edition, State, apply, editions, legal_actions, view, why_not
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.gold.state import all_cards, all_items
from elfenwidgets.rules.notation import parse, write
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.record.header import RecordError
from elfenwidgets.rules.state import sort
from tests.rules.gold.games import game, golden, pick, states, tables
from tests.rules.gold.hidden import dealt_anew, otherwise
from tests.rules.profiles import examples
from tests.rules.records.breakage import outcome, places
from tests.rules.rulebook import RULES

Table = tuple[Edition, int, int]


def items(state: State) -> list[str]:
    """Every item of the box, wherever it lies."""
    gold = golden(state)
    lying: list[str] = [*gold.pile, *gold.row, *state.counters.values(), *gold.doubles.values()]
    lying += ["double"] * len(gold.doubles) + ["tree"] * len(state.obstacles)
    lying += ["gold_piece"] * len(gold.gold_pieces) + ["sea_monster"] * len(gold.monsters)
    for seat, mine in zip(state.seats, gold.seats, strict=True):
        lying += [*seat.open, *seat.secret, *mine.open, *mine.secret, *mine.drawn]
    return lying


def cards(state: State) -> list[str]:
    """Every card of the box, wherever it lies."""
    gold = golden(state)
    lying: list[str] = [
        *gold.deck,
        *gold.market,
        *gold.discarded,
        *state.discard,
        *["gold"] * gold.gold_pile,
    ]
    for seat, mine in zip(state.seats, gold.seats, strict=True):
        lying += [*seat.hand, *["witch"] * mine.witches]
    return lying


@examples(25)
@given(tables())
def test_48_items_and_all_cards_are_always_there(table: Table) -> None:
    edition, seats, seed = table
    rules = edition.gold
    assert rules is not None
    box = Counter([*all_cards(rules.witch), *["gold"] * 7])
    assert box.total() == (76 if rules.witch else 70)
    for state in states(edition, seats, seed):
        gold = golden(state)
        assert Counter(items(state)) == Counter(all_items())
        assert Counter(cards(state)) == box
        assert state.obstacles | gold.gold_pieces | gold.doubles.keys() <= state.counters.keys()
        assert not state.obstacles & gold.gold_pieces
        assert all(not BOARD.connections[water].is_road for water in gold.monsters)
        assert all(seat.coins >= 0 for seat in gold.seats)
        assert len(gold.market) <= 3
        assert all(seat.hand == sort(seat.hand) for seat in state.seats)


@examples(10)
@given(tables())
def test_coins_come_from_the_bank_and_go_there_as_the_log_says(table: Table) -> None:
    played = game(*table)
    events: Any = played.events
    coins = [12] * table[1]
    pile = 0
    for event in events:
        pile += event.get("gold", 0)
        match event:
            case {"e": "income"}:
                coins = [each + 2 for each in coins]
            case {"e": "sold", "seat": seat, "coins": paid}:
                coins[seat] -= paid
            case {"e": "take_coins", "seat": seat, "coins": earned}:
                coins[seat] += earned
            case {"e": "take_gold", "seat": seat}:
                coins[seat] += 3 * pile
                pile = 0
            case {"e": "witch_move", "seat": seat}:
                coins[seat] -= 1
            case {"e": "fly", "seat": seat}:
                coins[seat] -= 3
        assert min(coins) >= 0
    assert [seat.coins for seat in golden(played.state).seats] == coins


@examples(10)
@given(tables())
def test_what_is_on_offer_is_legal_once_each_and_the_game_ends(table: Table) -> None:
    edition, seats, seed = table
    *before, last = states(edition, seats, seed)
    for number, state in enumerate(before):
        actions = list(legal_actions(state))
        assert actions
        assert len(actions) == len(set(actions))
        for action in actions[:: 1 + number % 5]:
            assert why_not(state, action) is None
            assert parse(write(action)) == action
    assert (list(legal_actions(last)), last.phase) == ([], "over")
    assert last.winners
    assert last.round == 6 or any(len(seat.pieces) == 20 for seat in last.seats)


@examples(40)
@given(tables(), st.integers(0, 500), st.integers(0, 500))
def test_an_action_of_another_moment_is_refused_by_a_statement_or_on_offer(
    table: Table, first: int, second: int
) -> None:
    every = list(states(*table))
    here, there = every[first % len(every)], every[second % len(every)]
    for action in legal_actions(there):
        refused = why_not(here, action)
        if refused is None:
            assert action in set(legal_actions(here))
            assert apply(here, action) != here
        else:
            assert refused.rule in RULES
            assert action not in set(legal_actions(here))


@examples(8)
@given(tables())
def test_a_view_and_its_log_tell_nothing_hidden(table: Table) -> None:
    edition, seats, seed = table
    edition = edition.with_rules(town_cards=False)
    played, rng = game(edition, seats, seed, 0), random.Random(seed)
    changed = number = 0
    while not played.over:
        played.play(pick(played.state, rng))
        number += 1
        if number % 7:
            continue
        state, events = played.state, played.events[-seats - 2 :]
        for seat in (None, *range(seats)):
            other = dealt_anew(state, seat, rng)
            changed += other.gold != state.gold
            others = [otherwise(event, seat, played.over) for event in events]
            assert view(other, seat, others) == view(state, seat, events)
    assert changed > 50


def test_what_a_seat_sees_of_the_others() -> None:
    state = game(editions()["elfengold"].with_rules(witch=True), 3, 11, 60).state
    for seat in range(3):
        seen = view(state, seat)
        assert seen.gold is not None
        for other, theirs in enumerate(seen.gold.seats):
            own = other == seat
            assert (theirs.secret is not None) == (theirs.witches is not None) == own
            mine = golden(state).seats[other]
            assert (theirs.coins, theirs.open) == (mine.coins, mine.open)
            held = len(state.seats[other].secret) + len(mine.secret) + len(mine.drawn)
            assert seen.seats[other].secrets == held
            assert seen.seats[other].cards == len(state.seats[other].hand) + mine.witches


@examples(15)
@given(tables(), st.integers(0, 700))
def test_a_record_gives_the_same_state_and_without_its_seed_the_same_game(
    table: Table, actions: int
) -> None:
    played = game(*table, actions)
    source = played.record()
    assert (source["version"], source["edition"]) == (2, "elfengold")
    text = json.dumps(source)
    assert replay(text) == played.state
    assert Game.from_record(text).record() == source
    del source["seed"]
    again = replay(source)
    assert view(again, None) == view(played.state, None)
    for seat in range(table[1]):
        assert view(again, seat) == view(played.state, seat)


@examples(10)
@given(tables(), st.integers(0, 500))
def test_undo_gives_back_an_equal_state_and_never_what_came_to_light(
    table: Table, actions: int
) -> None:
    played, rng = game(*table, actions), random.Random(table[2])
    for _ in range(30):
        if played.over:
            break
        before, record = played.state, played.record()
        action = pick(before, rng)
        played.play(action)
        assert not (action.e in ("take", "open") and played.can_undo(action.seat))
        if played.can_undo(action.seat):
            played.undo(action.seat)
            assert (played.state, played.record()) == (before, record)
            played.play(action)


VALUES: list[Any] = [
    *(None, True, 0, 1, -1, 7, 10**18, 0.5, "", "dragon", "witch", "gold", "tree", "deck"),
    *([], ["dragon"], ["gold"] * 3, [None], {}, {"virst": 3}, "virst", "river:virst-ixara"),
]


@pytest.mark.parametrize("seed", range(4))
def test_a_garbled_record_is_a_game_or_one_clear_error(seed: int) -> None:
    rng = random.Random(seed)
    edition = editions()["elfengold"].with_rules(
        witch=bool(seed % 2), gold_values="drawn" if seed < 2 else "printed", hand_limit="four"
    )
    whole = game(edition, 2, seed).record()
    broken = 0
    for _ in range(150):
        source = copy.deepcopy(whole)
        *way, last = rng.choice(list(places(source)))
        node: Any = source
        for key in way:
            node = node[key]
        how = rng.randrange(4)
        if how == 0:
            del node[last]
        elif how == 1 and isinstance(node, dict):
            node[rng.choice(["e", "seat", "card", "gold", "refill", "coins"])] = rng.choice(VALUES)
        elif how == 2 and isinstance(node, list):
            node.insert(last, copy.deepcopy(rng.choice(node)))
        else:
            node[last] = rng.choice(VALUES)
        found = outcome(source)
        if isinstance(found, RecordError):
            broken += 1
            assert not found.refusal.rule or found.refusal.rule in RULES
    assert broken > 100
