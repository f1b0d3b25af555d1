"""While a choice is open, a press on something else spends nothing: it closes the choice first."""

import pytest

from elfenwidgets.play.table import Table
from elfenwidgets.rules.position import position
from elfenwidgets.rules.state import State
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.picking.session import Session
from elfenwidgets.ui.table.at_table import AtTable
from tests.play.games import at

pytestmark = pytest.mark.usefixtures("home", "faults")

ROAD, FERRY = "mountain:grangor-yttar", "lake:parundia-yttar"
SHORE = position(phase="travel", at="yttar", hand="dragon raft raft", roads={ROAD: "dragon"})
FOREST, PLAIN = "forest:feodor-lapphalya", "plain:ixara-virst"


def sat(state: State) -> tuple[Table, Session]:
    """The person of seat 0 before a position, and what their presses do."""
    table = Table(at(state), {1: "random"})
    session = Session(lambda: None, lambda: None)
    session.enter(AtTable(table, lambda: None))
    return table, session


def test_another_town_is_not_paid_for_while_it_is_asked_how_to_get_to_one() -> None:
    table, session = sat(SHORE)
    session.pick(Target("town", "grangor"))
    assert session.choosing.picks, "by road or by ferry?"
    session.pick(Target("town", "parundia"))
    assert table.game.state == SHORE
    assert (session.choosing.picks, session.focus) == ((), Target("town", "parundia"))
    session.pick(Target("town", "parundia"))
    assert table.game.state.seats[0].boot == "parundia", "pressed once more it is meant"


def test_no_step_is_taken_while_the_hand_is_cut() -> None:
    hand = "dragon dragon dragon raft raft"
    state = position(phase="travel", at="yttar", hand=hand, roads={ROAD: "dragon"})
    table, session = sat(state)
    session.pick(Target("end", ""))
    session.pick(Target("town", "parundia"))
    assert table.game.state == state
    assert session.choosing.picks == ()


def test_no_counter_is_placed_on_another_road_while_it_is_asked_which_one_goes_there() -> None:
    state = position(phase="plan", open="dragon giant_pig")
    table, session = sat(state)
    session.pick(Target("road", PLAIN))
    assert session.choosing.picks and session.choosing.complete is None
    only = next(
        t.name
        for t in session.choosing.back().targets
        if t.kind == "road" and (more := session.choosing.pick(t)) is not None and more.complete
    )
    session.pick(Target("road", only))
    assert table.game.state == state


def test_another_choice_of_the_same_kind_is_asked_at_once() -> None:
    state = position(phase="plan", open="dragon unicorn")
    _, session = sat(state)
    session.pick(Target("counter", "dragon"))
    session.pick(Target("counter", "unicorn"))
    assert session.choosing.picks == (Target("counter", "unicorn"),)


def test_a_counter_that_was_put_down_by_the_press_that_drew_it_is_in_hand_again() -> None:
    state = position(phase="plan", open="dragon giant_pig")
    table, session = sat(state)
    dragon = Target("counter", "dragon")
    session.pick(dragon)
    session.draw()
    assert session.choosing.picks == (dragon,), "the first press took it up"
    session.pick(dragon)
    session.draw()
    assert session.choosing.picks == (dragon,), "the second put it down"
    session.pick(dragon)
    session.pick(Target("counter", "giant_pig"))
    session.draw()
    assert session.choosing.picks == (Target("counter", "giant_pig"),), "another was taken since"
    assert table.game.state == state
