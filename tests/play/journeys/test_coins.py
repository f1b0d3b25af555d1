"""Journeys of Elfengold in towns and coins, with witches, against all journeys by the engine."""

import random
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from elfenwidgets.play.journeys.gold_journey import Terms, for_view
from elfenwidgets.rules import Move, State, apply, legal_actions, view
from elfenwidgets.rules.gold.actions import Fly, WitchMove
from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.gold.state import gold_of
from elfenwidgets.rules.state import evolve
from tests.play.journeys.drawn import some
from tests.play.journeys.test_elfengold import situations
from tests.rules.statements.roads import PLAIN


class End(NamedTuple):
    """What a journey comes to."""

    pieces: int
    gathered: int
    paid: int
    cards: int


def ends(state: State) -> set[End]:
    """Every end of every journey of the seat in turn, by the engine's own actions."""
    seat, first = state.turn, gold_of(state).seats[state.turn].coins
    seen, waiting = set(), [state]
    while waiting:
        here = waiting.pop()
        theirs = gold_of(here)
        me, mine = here.seats[seat], theirs.seats[seat]
        key = (me.boot, me.pieces, me.hand, mine.witches, mine.coins, theirs.gathered)
        if key in seen:
            continue
        seen.add(key)
        for action in legal_actions(here):
            if isinstance(action, Move | WitchMove | Fly):
                waiting.append(apply(here, action))
    had = len(state.seats[seat].pieces)
    return {
        End(len(pieces) - had, gathered, first - left, len(hand))
        for _, pieces, hand, _, left, gathered in seen
    }


def golden(state: State, rng: random.Random, witches: int) -> State:
    """The position with gold pieces where there is room for them, and witches in hand."""
    theirs = gold_of(state)
    free = sorted(state.counters.keys() - state.obstacles)
    pieces = frozenset(rng.sample(free, min(len(free), rng.randrange(3))))
    mine = evolve(theirs.seats[state.turn], witches=witches, coins=rng.randrange(7))
    theirs = evolve(theirs, gold_pieces=pieces, seats=theirs.with_seat(state.turn, mine))
    return evolve(state, gold=theirs)


TERMS = st.sampled_from(
    [Terms(), Terms(1, 1000), Terms(3, 1, 1), Terms(8, 1, 2, 7), Terms(1, 0, 0), Terms(0, 1, 4)]
)


def check(state: State, terms: Terms) -> None:
    journey = for_view(view(state, state.turn), terms)

    def value(end: End) -> int:
        chosen = max(terms.coin * end.gathered, terms.instead) - terms.coin * end.paid
        return terms.town * end.pieces + chosen + terms.card * end.cards

    assert journey.proved
    assert journey.value == max(map(value, ends(state)))
    after = state
    for step in journey.steps:
        after = apply(after, step)  # the engine refuses what cannot be paid
    theirs, before = gold_of(after), gold_of(state)
    assert after.seats[state.turn].hand == journey.left
    assert theirs.gathered == journey.coins
    assert before.seats[state.turn].coins - theirs.seats[state.turn].coins == journey.paid
    assert len(after.actor.pieces) - len(state.actor.pieces) == journey.towns


@some
@given(situations(), TERMS, st.integers(0, 10**9))
def test_no_journey_is_worth_more_in_towns_and_coins(state: State, terms: Terms, seed: int) -> None:
    check(golden(state, random.Random(seed), 0), terms)


@some
@given(situations(strict=True), TERMS, st.integers(0, 10**9))
def test_nor_where_caravans_are_a_last_resort(state: State, terms: Terms, seed: int) -> None:
    check(golden(state, random.Random(seed), 0), terms)


@some
@given(situations(most=4), TERMS, st.integers(0, 10**9), st.integers(1, 2))
def test_nor_with_witches(state: State, terms: Terms, seed: int, witches: int) -> None:
    check(golden(state, random.Random(seed), witches), terms)


@some
@given(situations(strict=True, most=4), TERMS, st.integers(0, 10**9))
def test_nor_with_a_witch_and_strict_caravans(state: State, terms: Terms, seed: int) -> None:
    check(golden(state, random.Random(seed), 1), terms)


def test_a_town_is_flown_to_from_where_nothing_better_follows() -> None:
    """Where coins are worth nothing, two flights and a road come to the same in any order."""
    state = gold_position(
        phase="travel",
        rules={"witch": True},
        at="mahdavikia",
        hand="witch witch unicorn dragon",
        coins=6,
        roads={"mountain:grangor-mahdavikia": "unicorn"},
    )
    check(state, Terms(town=1, coin=0))


def test_the_terms_decide_between_a_town_and_coins() -> None:
    """One dragon card: to Ixara, which is new and worth 3, or by a gold piece to Lapphálya."""
    state = gold_position(
        phase="travel",
        at="virst",
        hand="dragon",
        pieces="lapphalya",
        roads={PLAIN: "dragon", "plain:lapphalya-virst": "dragon$"},
    )
    seen = view(state, 0)
    towns, money = for_view(seen), for_view(seen, Terms(town=0, coin=1))
    assert [step.to for step in (*towns.steps, *money.steps)] == ["ixara", "lapphalya"]
    assert (towns.towns, towns.coins, money.towns, money.coins) == (1, 3, 0, 4)
