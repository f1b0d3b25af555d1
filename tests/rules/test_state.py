"""States and seats are frozen; a change makes a new one."""

from dataclasses import FrozenInstanceError
from dataclasses import replace as slow_replace
from typing import Any

import pytest

from elfenwidgets.rules import Seat, editions, start
from elfenwidgets.rules.state import evolve

STATE = start(editions()["amigo-de"], 3, "state")


def test_a_replaced_field_leaves_the_rest_and_the_old_one_alone() -> None:
    after = evolve(STATE, turn=2, pile=("dragon",))
    assert after == slow_replace(STATE, turn=2, pile=("dragon",))
    assert (after.turn, after.pile, after.seats) == (2, ("dragon",), STATE.seats)
    assert start(editions()["amigo-de"], 3, "state") == STATE
    assert evolve(Seat("feodor"), obstacle=False) == Seat("feodor", obstacle=False)


def test_a_field_that_does_not_exist_is_no_field() -> None:
    with pytest.raises(TypeError, match="no field of State is among tern"):
        evolve(STATE, tern=2)
    with pytest.raises(TypeError, match=r"^no field of Seat is among hat, obstacle, coat$"):
        evolve(Seat("feodor"), hat=1, obstacle=False, coat=2)


@pytest.mark.parametrize("seed", ["", "elf", "\ud800", 0, -1, 10**400])
def test_any_text_and_any_number_is_a_seed(seed: int | str) -> None:
    state = start(editions()["amigo-de"], 3, seed)
    assert state == start(editions()["amigo-de"], 3, seed)
    assert state.stack != STATE.stack


@pytest.mark.parametrize("thing", [STATE, evolve(STATE, turn=1), evolve(STATE.seats[0])])
def test_nothing_can_be_set(thing: Any) -> None:
    with pytest.raises(FrozenInstanceError):
        thing.seats = ()
