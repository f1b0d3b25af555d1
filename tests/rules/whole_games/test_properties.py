"""What holds in every game: nothing is lost, nothing hidden is told, everything ends."""

import json
import os
import random
import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfenwidgets.play.game import Game
from elfenwidgets.rules import (
    apply,
    legal_actions,
    start,
    view,
)
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.state import all_cards, all_counters, sort
from tests.rules.hidden import deal_hidden_things_anew, otherwise
from tests.rules.profiles import profile
from tests.rules.randomplay import PLAYERS, game, pick, states, variants

VARIANTS = variants()
editions_and_seats = st.tuples(st.sampled_from(sorted(VARIANTS)), st.integers(2, 6))
seeds = st.integers(0, 10**9)


@profile
@given(editions_and_seats, seeds)
def test_all_counters_cards_pieces_and_town_cards_are_always_there(
    table: tuple[str, int], seed: int
) -> None:
    variant, seats = table
    for state in states(VARIANTS[variant], seats, seed):
        counters = [*state.pile, *state.display, *state.counters.values()]
        cards = [*state.stack, *state.discard]
        towns = [*state.towns]
        for seat in state.seats:
            counters += [*seat.open, *seat.secret]
            cards += seat.hand
            towns += [seat.town_card] if seat.town_card else []
            assert seat.pieces <= set(BOARD.towns) - {"elvenhold"}
            assert seat.held <= 5
            assert seat.hand == sort(seat.hand)
            assert (seat.open, seat.secret) == (sort(seat.open), sort(seat.secret))
        assert Counter(counters) == Counter(all_counters())
        assert Counter(cards) == Counter(all_cards())
        assert Counter(towns) == Counter(BOARD.town_cards if state.edition.town_cards else ())
        assert state.obstacles <= set(state.counters)
        assert len(state.display) == 5
        assert state.display == sort(state.display)


@profile
@given(editions_and_seats, seeds)
def test_something_is_legal_until_the_end_and_the_game_ends(
    table: tuple[str, int], seed: int
) -> None:
    variant, seats = table
    *before, last = states(VARIANTS[variant], seats, seed)
    assert all(any(legal_actions(state)) for state in before)
    assert (list(legal_actions(last)), last.phase) == ([], "over")
    assert last.winners
    assert set(last.winners) <= set(range(seats))
    assert last.round <= last.edition.rounds


@profile
@given(editions_and_seats, seeds)
def test_a_view_tells_nothing_hidden(table: tuple[str, int], seed: int) -> None:
    variant, seats = table
    played, rng = Game(VARIANTS[variant], PLAYERS[:seats], seed), random.Random(seed)
    changed = 0
    while not played.over:
        played.play(pick(played.state, rng))
        state, events = played.state, played.events[-seats - 1 :]
        for seat in (None, *range(seats)):
            other = deal_hidden_things_anew(state, seat, rng)
            changed += other.seats != state.seats
            others = [otherwise(event, seat, played.over) for event in events]
            assert view(other, seat, others) == view(state, seat, events)
    assert changed > 50


@profile
@given(editions_and_seats, seeds, st.integers(0, 400))
def test_replay_gives_the_same_state(table: tuple[str, int], seed: int, actions: int) -> None:
    variant, seats = table
    played = game(VARIANTS[variant], seats, seed, actions)
    assert replay(played.record()) == played.state
    text = json.dumps(played.record())
    assert replay(text) == replay(text.encode()) == played.state
    assert Game.from_record(text).record() == played.record()


@profile
@given(editions_and_seats, seeds, st.integers(0, 300))
def test_undo_gives_back_an_equal_state(table: tuple[str, int], seed: int, actions: int) -> None:
    variant, seats = table
    played = game(VARIANTS[variant], seats, seed, actions)
    rng = random.Random(seed)
    for _ in range(20):
        if played.over:
            break
        before, record = played.state, played.record()
        action = pick(before, rng)
        played.play(action)
        if played.can_undo(action.seat):
            played.undo(action.seat)
            assert (played.state, played.record()) == (before, record)
            played.play(action)


@profile
@given(editions_and_seats, st.one_of(seeds, st.text(), st.just("\ud800")), st.integers(0, 5))
def test_equal_arguments_give_equal_games(table: tuple[str, int], seed: int, first: int) -> None:
    variant, seats = table
    one, other = (start(VARIANTS[variant], seats, seed, first % seats) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    assert one.start == first % seats


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_legal_action_can_be_applied(variant: str) -> None:
    for state in [*states(VARIANTS[variant], 3, 12)][::5]:
        following = [apply(state, action) for action in legal_actions(state)]
        assert len(following) == len(set(legal_actions(state)))
        assert state not in following


ONE_GAME = """
import json
from tests.rules.randomplay import game, variants
print(json.dumps(game(variants()["moon-1998"], 4, 7).record()))
"""


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_the_same_game_under_another_hash_seed(hash_seed: str) -> None:
    path = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, "-c", ONE_GAME],
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert json.loads(done.stdout) == game(VARIANTS["moon-1998"], 4, 7).record()


def test_a_game_is_the_same_on_every_machine() -> None:
    state = start(VARIANTS["amigo-de"], 2, 42)
    assert state.start == 1
    assert state.display == ("magic_cloud", "magic_cloud", "unicorn", "unicorn", "troll_wagon")
    assert state.pile[-3:] == ("troll_wagon", "giant_pig", "troll_wagon")
    hand = "unicorn unicorn unicorn unicorn troll_wagon dragon dragon raft"
    assert state.seats[0].hand == tuple(hand.split())
