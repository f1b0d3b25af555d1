"""The short text of a position: everything that is held or lies open, nothing of the box."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from elfenwidgets.rules import State, view
from elfenwidgets.rules.position import position
from elfenwidgets.rules.position.setting import setting
from elfenwidgets.rules.position.short import LONGEST, pack, unpack
from elfenwidgets.rules.position.text import PositionError
from elfenwidgets.rules.state import evolve
from tests.rules.randomplay import TABLES, states, variants

BOX = ("display", "town_card", "round", "deal")
STATE = position(
    at="feodor",
    phase="travel",
    hand="dragon dragon raft",
    roads={"forest:feodor-lapphalya": "dragon!"},
    players=3,
)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_it_says_what_everybody_holds_in_at_most_300_characters(key: str, seats: int) -> None:
    for state in states(variants()[key], seats, 1):
        if state.phase in BOX:
            continue
        said = pack(state)
        again = unpack(said)
        assert pack(again) == said
        assert (again.seats, again.counters, again.winners) == (
            state.seats,
            state.counters,
            state.winners,
        )
        assert {*view(again, state.turn).actions} == {*view(state, state.turn).actions}
        if not said.split(".")[1]:  # no house rules
            assert len(f"#p={said}") <= 300


@pytest.mark.parametrize(("key", "seats"), TABLES[:4])
def test_nothing_of_the_box_is_said(key: str, seats: int) -> None:
    for state in states(variants()[key], seats, 2):
        box = {"seed": "another", "pile": (), "stack": (), "discard": (), "towns": ()}
        if state.phase not in BOX:
            assert pack(evolve(state, **box)) == pack(state)


def test_keywords_give_the_same_position_from_the_seat_in_turn() -> None:
    for state in states(variants()["moon-1998"], 4, 3):
        if state.phase in (*BOX, "over"):
            continue
        again = position(**setting(state))
        turned: State = evolve(
            state, seats=(*state.seats[state.turn :], *state.seats[: state.turn])
        )
        assert (again.turn, again.seats, again.display) == (0, turned.seats, state.display)
        assert again.counters == state.counters and again.obstacles == state.obstacles


CHARACTERS = "abcdegkmnrtuADGU0123456789.-_"


@given(st.text() | st.text(CHARACTERS, max_size=80))
@example("x" * (LONGEST + 1))
@example(pack(STATE) + "\n")
@example(pack(STATE).replace("amigo-de", "elfengold"))
@example("amigo-de." + "W1tb" * 280 + ".1.plan.0.0.0.5g----1_30----1..ggutd")
def test_a_text_is_a_position_or_an_error(said: str) -> None:
    try:
        assert pack(unpack(said)) == said
    except PositionError:
        return


@given(st.data())
def test_a_text_with_something_changed_is_a_position_or_an_error(data: st.DataObject) -> None:
    said = list(pack(STATE))
    for _ in range(data.draw(st.integers(1, 3))):
        said[data.draw(st.integers(0, len(said) - 1))] = data.draw(st.sampled_from(CHARACTERS))
    try:
        unpack(pack(unpack("".join(said))))
    except PositionError:
        return


SEAT = "5g-dr-d--1"


@pytest.mark.parametrize(
    ("was", "then", "says"),
    [
        (".1.plan", "..1.plan", "a short text has 10 parts with dots between them"),
        ("amigo-de", "elfengold", "a short text has 14 parts with dots between them"),
        (SEAT, "5g-dr-d-1", "no seat of five parts"),
        (SEAT, "5-dr-d--1", "no seat of five parts"),
        (SEAT, "5g-dr-d--2", "neither with an obstacle nor without"),
        (SEAT, "5g-dr-d--1l", "no digit of a town"),
        (SEAT, "lg-dr-d--1", "no digit of a town"),
        (SEAT, "5zzzz-dr-d--1", "more pieces than there are"),
        ("..ggutd", ".1d.ggutd", "no roads of two digits and a letter each"),
        ("..ggutd", ".\u0661\u0661d.ggutd", "no roads of two digits and a letter each"),
        ("..ggutd", ".99d.ggutd", "there are 48 roads"),
        ("amigo-de..", "amigo-de.A.", "no house rules"),
        ("amigo-de..", "amigo-de.eyAgfQ.", "house rules with spaces"),
    ],
)
def test_what_is_no_short_text_is_told_by_its_part(was: str, then: str, says: str) -> None:
    said = pack(position(at="feodor", hand="dragon raft", open="dragon"))
    assert was in said
    with pytest.raises(PositionError) as error:
        unpack(said.replace(was, then, 1))
    assert str(error.value) == says


def test_a_short_text_is_no_longer_than_may_be() -> None:
    with pytest.raises(PositionError, match="has 10 parts"):
        unpack("x" * LONGEST)
    with pytest.raises(PositionError, match=f"at most {LONGEST} letters"):
        unpack("x" * (LONGEST + 1))
