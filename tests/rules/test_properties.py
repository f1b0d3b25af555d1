"""What holds in every game: nothing is lost, nothing hidden is told, everything ends."""

import json
import os
import random
import subprocess
import sys
from collections import Counter
from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from randomplay import game, pick, states, variants
from rulebook import RULES

from elfenwidgets.play.game import Game
from elfenwidgets.rules import (
    Draw,
    DrawSecret,
    EndMove,
    Keep,
    Move,
    Pass,
    Place,
    PlaceObstacle,
    Refused,
    apply,
    legal_actions,
    start,
    view,
    why_not,
)
from elfenwidgets.rules.actions import ACTIONS, BOX_EVENTS
from elfenwidgets.rules.board import BOARD, COUNTERS, TRANSPORTS
from elfenwidgets.rules.record import replay
from elfenwidgets.rules.state import all_cards, all_counters, sort

fast = settings.get_profile("rules")
VARIANTS = variants()
editions_and_seats = st.tuples(st.sampled_from(sorted(VARIANTS)), st.integers(2, 6))
seeds = st.integers(0, 10**9)


@fast
@given(editions_and_seats, seeds)
def test_all_counters_cards_pieces_and_town_cards_are_always_there(table, seed):
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


@fast
@given(editions_and_seats, seeds)
def test_something_is_legal_until_the_end_and_the_game_ends(table, seed):
    variant, seats = table
    *before, last = states(VARIANTS[variant], seats, seed)
    assert all(any(legal_actions(state)) for state in before)
    assert (list(legal_actions(last)), last.phase) == ([], "over")
    assert last.winners
    assert set(last.winners) <= set(range(seats))
    assert last.round <= last.edition.rounds


def deal_hidden_things_anew(state, seat, rng):
    """The same game to the eyes of ``seat``: everything that it does not see is mixed."""
    unseen = [i for i in range(len(state.seats)) if i != seat]
    counters = [*state.pile, *(c for i in unseen for c in state.seats[i].secret)]
    cards = [*state.stack, *(c for i in unseen for c in state.seats[i].hand)]
    towns = [*state.towns]
    over = state.phase == "over"
    towns += [state.seats[i].town_card for i in unseen if state.seats[i].town_card and not over]
    for things in (counters, cards, towns):
        rng.shuffle(things)
    seats = list(state.seats)
    for i in unseen:
        was = seats[i]
        seats[i] = replace(
            was,
            secret=sort(counters.pop() for _ in was.secret),
            hand=sort(cards.pop() for _ in was.hand),
            town_card=towns.pop() if was.town_card and not over else was.town_card,
        )
    return replace(
        state,
        seats=tuple(seats),
        pile=tuple(counters),
        stack=tuple(cards),
        towns=tuple(towns),
        discard=tuple(rng.sample(state.discard, len(state.discard))),
        seed=rng.random(),
    )


@fast
@given(editions_and_seats, seeds)
def test_a_view_tells_nothing_hidden(table, seed):
    variant, seats = table
    rng = random.Random(seed)
    changed = 0
    for state in states(VARIANTS[variant], seats, seed):
        for seat in (None, *range(seats)):
            other = deal_hidden_things_anew(state, seat, rng)
            changed += other.seats != state.seats
            assert view(other, seat) == view(state, seat)
    assert changed > 50


@fast
@given(editions_and_seats, seeds, st.integers(0, 400))
def test_replay_gives_the_same_state(table, seed, actions):
    variant, seats = table
    played = game(VARIANTS[variant], seats, seed, actions)
    assert replay(played.record()) == played.state
    text = json.dumps(played.record())
    assert replay(text) == replay(text.encode()) == played.state
    assert Game.from_record(text).record() == played.record()


@fast
@given(editions_and_seats, seeds, st.integers(0, 300))
def test_undo_gives_back_an_equal_state(table, seed, actions):
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


@fast
@given(editions_and_seats, st.one_of(seeds, st.text(), st.just("\ud800")), st.integers(0, 5))
def test_equal_arguments_give_equal_games(table, seed, first):
    variant, seats = table
    one, other = (start(VARIANTS[variant], seats, seed, first % seats) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    assert one.start == first % seats


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([10**5000, -(10**5000), float("nan"), float("inf"), 0.0, 1.0, b"dragon"]),
    st.text(max_size=5),
    st.sampled_from(["\ud800", "dragon\n", "Dragon", "raft", "river:ixara-virst"]),
    st.lists(st.sampled_from(TRANSPORTS), max_size=4),
    st.lists(st.sampled_from((*TRANSPORTS, "drake", None)), max_size=4).map(tuple),
    st.sampled_from([{}, {"dragon": 1}, set(), [[]], ([],), ({},), object(), type, Pass]),
)


class Subclass(Pass):
    """Not one of the eight kinds of action."""


class Name(str):
    """Equal to a name, but not a plain one."""

    __slots__ = ()


FIELDS = {
    "seat": st.integers(0, 6),
    "source": st.sampled_from(["pile", "display", "box", Name("pile")]),
    "counter": st.sampled_from([*COUNTERS, "raft", None, Name("dragon")]),
    "secret": st.sampled_from([True, False, 0, 1]),
    "road": st.sampled_from([*BOARD.connections, Name("plain:ixara-virst")]),
    "via": st.sampled_from(sorted(BOARD.connections)),
    "to": st.sampled_from(sorted(BOARD.towns)),
    "cards": st.lists(st.sampled_from(TRANSPORTS), max_size=4).map(tuple),
    "discard": st.lists(st.sampled_from(TRANSPORTS), max_size=4).map(tuple),
    "how": st.sampled_from(["card", "caravan", "boatmen", "train"]),
}
CLASSES = [DrawSecret, Draw, Place, PlaceObstacle, Pass, Move, EndMove, Keep, *BOX_EVENTS.values()]


@st.composite
def anything(draw):
    """An action, a broken one, or no action at all."""
    cls = draw(st.sampled_from([*CLASSES, Subclass]))
    broken = draw(st.sampled_from([None, None, *[f.name for f in fields(cls)]]))
    values = {
        f.name: draw(ODD if f.name == broken or f.name not in FIELDS else FIELDS[f.name])
        for f in fields(cls)
    }
    return draw(st.one_of(st.just(cls(**values)), st.just(cls(**values)), ODD))


SITUATIONS = [
    state
    for variant in ("amigo-de", "moon-1998", "strict-caravans")
    for state in [*states(VARIANTS[variant], 2, 3)][::3]
]


@settings(fast, max_examples=600)
@given(st.sampled_from(SITUATIONS), st.one_of(anything()))
def test_why_not_never_raises_and_says_what_apply_does(state, action):
    refusal = why_not(state, action)
    if refusal is None:
        assert type(action) in ACTIONS.values()
        assert action in set(legal_actions(state)) or sorted_like(action) in set(
            legal_actions(state)
        )
        assert apply(state, action) != state
        return
    assert refusal.rule in RULES
    assert str(refusal).startswith(f"{refusal.rule}: {refusal.reason}")
    assert len(str(refusal)) < 500
    with pytest.raises(Refused) as refused:
        apply(state, action)
    assert refused.value.refusal == refusal


def sorted_like(action):
    """The same action with its cards in the order of the hand."""
    for name in ("cards", "discard"):
        if hasattr(action, name):
            action = replace(action, **{name: sort(getattr(action, name))})
    return action


def empty(cls):
    """An instance that was never filled in."""
    return cls.__new__(cls)


class Unhashable(type):
    __hash__ = None

    def __eq__(cls, other):
        raise RuntimeError("do not compare")


class Strange(metaclass=Unhashable):
    pass


@pytest.mark.parametrize(
    "thing", [*map(empty, CLASSES[:8]), Strange(), Strange, Pass, "0 pass", None, []]
)
def test_what_is_no_action_is_refused(thing):
    for state in SITUATIONS[::10]:
        assert why_not(state, thing).rule in ("S1", "S8")


@pytest.mark.parametrize("seat", [True, False, 0.0, "0", None, -1, 2, 10**100])
def test_a_seat_is_a_number_at_the_table(seat):
    for state in SITUATIONS[::10]:
        found = why_not(state, Pass(seat))
        assert (found.rule, found.reason) == ("S1", "no-such-seat")
        assert len(found.values["seat"]) <= 40


def test_a_number_too_long_to_write_is_refused_too():
    found = why_not(SITUATIONS[0], Pass(10**5000))
    assert (found.rule, found.values) == ("S1", {"seat": "int"})


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_legal_action_can_be_applied(variant):
    for state in [*states(VARIANTS[variant], 3, 12)][::5]:
        following = [apply(state, action) for action in legal_actions(state)]
        assert len(following) == len(set(legal_actions(state)))
        assert state not in following


ONE_GAME = """
import json, sys
sys.path.insert(0, {here!r})
from randomplay import game, variants
print(json.dumps(game(variants()["moon-1998"], 4, 7).record()))
"""


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_the_same_game_under_another_hash_seed(hash_seed):
    code = ONE_GAME.format(here=os.path.dirname(__file__))
    path = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert json.loads(done.stdout) == game(VARIANTS["moon-1998"], 4, 7).record()


def test_a_game_is_the_same_on_every_machine():
    state = start(VARIANTS["amigo-de"], 2, 42)
    assert state.start == 1
    assert state.display == ("magic_cloud", "magic_cloud", "unicorn", "unicorn", "troll_wagon")
    assert state.pile[-3:] == ("troll_wagon", "giant_pig", "troll_wagon")
    hand = "unicorn unicorn unicorn unicorn troll_wagon dragon dragon raft"
    assert state.seats[0].hand == tuple(hand.split())
