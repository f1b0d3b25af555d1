"""States and seats are frozen; a change makes a new one."""

from dataclasses import FrozenInstanceError
from dataclasses import replace as slow_replace

import pytest

from elfenwidgets.rules import Seat, editions, start
from elfenwidgets.rules.state import replace

STATE = start(editions()["amigo-de"], 3, "state")


def test_a_replaced_field_leaves_the_rest_and_the_old_one_alone():
    after = replace(STATE, turn=2, pile=("dragon",))
    assert after == slow_replace(STATE, turn=2, pile=("dragon",))
    assert (after.turn, after.pile, after.seats) == (2, ("dragon",), STATE.seats)
    assert start(editions()["amigo-de"], 3, "state") == STATE
    assert replace(Seat("feodor"), obstacle=False) == Seat("feodor", obstacle=False)


def test_a_field_that_does_not_exist_is_no_field():
    with pytest.raises(TypeError, match="no field of State is among tern"):
        replace(STATE, tern=2)


@pytest.mark.parametrize("thing", [STATE, replace(STATE, turn=1), replace(STATE.seats[0])])
def test_nothing_can_be_set(thing):
    with pytest.raises(FrozenInstanceError):
        thing.seats = ()
