"""Positions built by hand, and handed on from a game: nothing impossible, nothing secret."""

import random
from collections.abc import Callable
from functools import partial

import pytest

from elfenwidgets.play import editing
from elfenwidgets.play.as_seen import as_seen
from elfenwidgets.play.editing import Uneditable
from elfenwidgets.rules import State, view
from elfenwidgets.rules.board import BOARD, COUNTERS, TRANSPORTS
from elfenwidgets.rules.edition import base_editions
from elfenwidgets.rules.position import position
from elfenwidgets.rules.position.short import pack, unpack
from tests.rules.hidden import deal_hidden_things_anew
from tests.rules.randomplay import states, variants

FOREST, PLAIN = "forest:feodor-lapphalya", "plain:ixara-virst"
STATE = position(at="virst", hand="dragon raft", open="dragon", players=2)


def why(change: Callable[[], State]) -> str:
    with pytest.raises(Uneditable) as error:
        change()
    return error.value.why


def test_counters_and_obstacles_are_laid_and_taken_away() -> None:
    laid = editing.laid(STATE, FOREST, "dragon")
    assert laid.counters == {FOREST: "dragon"}
    blocked = editing.obstructed(laid, FOREST)
    assert blocked.obstacles == {FOREST}
    assert sum(not seat.obstacle for seat in blocked.seats) == 1
    assert editing.obstructed(blocked, FOREST) == laid
    assert editing.laid(blocked, FOREST, "dragon") == editing.laid(laid, FOREST, "dragon")
    assert editing.laid(blocked, FOREST, "unicorn").obstacles == {FOREST}


def test_what_the_rules_forbid_is_not_laid() -> None:
    assert why(lambda: editing.laid(STATE, PLAIN, "unicorn")) == "road"  # P4.3, T5
    assert why(lambda: editing.obstructed(STATE, FOREST)) == "obstacle"  # P4.6
    state = STATE
    for road in [r.id for r in BOARD.roads if r.kind == "forest"][:7]:
        state = editing.laid(state, road, "dragon")
    desert = next(road.id for road in BOARD.roads if road.kind == "desert")
    assert why(lambda: editing.laid(state, desert, "dragon")) == "none-left"  # S4: eight of a kind


def test_hands_and_counters_have_their_limits() -> None:
    state = STATE
    for _ in range(6):
        state = editing.card(state, "raft", True)
    assert len(state.actor.hand) == 8
    assert why(lambda: editing.card(state, "raft", True)) == "full"
    assert why(lambda: editing.card(STATE, "unicorn", False)) == "none-left"
    for _ in range(4):
        state = editing.counter(state, "unicorn", True)
    assert why(lambda: editing.counter(state, "unicorn", True)) == "full"  # P3.5


def test_a_boot_collects_its_town_and_no_piece_lies_under_it() -> None:
    moved = editing.stood(STATE, "feodor")
    assert (moved.actor.boot, "feodor" in moved.actor.pieces) == ("feodor", True)
    assert why(lambda: editing.collected(moved, "feodor")) == "impossible"  # P5.7
    assert editing.collected(editing.collected(moved, "yttar"), "yttar") == moved


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_edited_a_game_comes_to_it(seed: int) -> None:
    rng = random.Random(seed)
    roads, towns = sorted(BOARD.connections), sorted(BOARD.towns)
    state, done = STATE, 0
    for _ in range(150):
        count = len(state.seats)
        change = rng.choice(
            [
                partial(editing.laid, road=rng.choice(roads), kind=rng.choice(COUNTERS)),
                partial(editing.obstructed, road=rng.choice(roads)),
                partial(editing.stood, town=rng.choice(towns)),
                partial(editing.collected, town=rng.choice(towns)),
                partial(editing.card, kind=rng.choice(TRANSPORTS), more=rng.random() < 0.7),
                partial(editing.counter, kind=rng.choice(COUNTERS), more=rng.random() < 0.7),
                partial(editing.players, count=rng.randrange(0, 8)),
                partial(editing.in_turn, seat=rng.randrange(count)),
                partial(editing.phased, phase=rng.choice(editing.PHASES)),
                partial(editing.rounded, round=rng.randrange(1, 5)),
                partial(editing.of_edition, key=rng.choice(sorted(base_editions()))),
            ]
        )
        try:
            state = change(state)
            done += 1
        except Uneditable:
            continue
        assert pack(unpack(pack(state))) == pack(state)
        assert view(state, state.turn).actions
    assert done > 70


@pytest.mark.parametrize(("key", "seats"), [("amigo-de", 3), ("moon-1998", 4)])
def test_a_position_from_a_game_says_nothing_that_its_giver_does_not_know(
    key: str, seats: int
) -> None:
    rng = random.Random(1)
    for state in states(variants()[key], seats, 5):
        if state.phase in ("display", "town_card", "round", "deal", "over"):
            continue
        for seat in (None, 0, seats - 1):
            said = pack(as_seen(view(state, seat)))
            anew = deal_hidden_things_anew(state, seat, rng)
            assert pack(as_seen(view(anew, seat))) == said
            assert view(unpack(said), seat).seats == view(state, seat).seats
            assert {*view(unpack(said), seat).actions} == {*view(state, seat).actions}
