"""Whatever is asked, why_not answers, and apply does what it says."""

from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
    State,
    apply,
    legal_actions,
    why_not,
)
from elfenwidgets.rules.actions import ACTIONS, BOX_EVENTS
from elfenwidgets.rules.board import BOARD, COUNTERS, TRANSPORTS
from elfenwidgets.rules.state import sort
from tests.rules.profiles import examples
from tests.rules.randomplay import states, variants
from tests.rules.rulebook import RULES

VARIANTS = variants()


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
def anything(draw: Any) -> Any:
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


@examples(600)
@given(st.sampled_from(SITUATIONS), st.one_of(anything()))
def test_why_not_never_raises_and_says_what_apply_does(state: State, action: Any) -> None:
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


def sorted_like(action: Any) -> Any:
    """The same action with its cards in the order of the hand."""
    for name in ("cards", "discard"):
        if hasattr(action, name):
            action = replace(action, **{name: sort(getattr(action, name))})
    return action


def empty(cls: Any) -> Any:
    """An instance that was never filled in."""
    return cls.__new__(cls)


class Unhashable(type):
    __hash__ = None  # type: ignore[assignment]

    def __eq__(cls, other: object) -> bool:
        raise RuntimeError("do not compare")


class Strange(metaclass=Unhashable):
    pass


@pytest.mark.parametrize(
    "thing", [*map(empty, CLASSES[:8]), Strange(), Strange, Pass, "0 pass", None, []]
)
def test_what_is_no_action_is_refused(thing: Any) -> None:
    for state in SITUATIONS[::10]:
        found = why_not(state, thing)
        assert found is not None and found.rule in ("S1", "S8")


@pytest.mark.parametrize("seat", [True, False, 0.0, "0", None, -1, 2, 10**100])
def test_a_seat_is_a_number_at_the_table(seat: Any) -> None:
    for state in SITUATIONS[::10]:
        found = why_not(state, Pass(seat))
        assert found is not None
        assert (found.rule, found.reason) == ("S1", "no-such-seat")
        assert len(str(found.values["seat"])) <= 40


def test_a_number_too_long_to_write_is_refused_too() -> None:
    found = why_not(SITUATIONS[0], Pass(10**5000))
    assert found is not None
    assert (found.rule, found.values) == ("S1", {"seat": "int"})
