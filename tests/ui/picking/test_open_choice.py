"""While a choice is open, a press on something else spends nothing: it closes the choice first."""

import pytest

from elfenwidgets.play.table import Table
from elfenwidgets.rules.position import position
from elfenwidgets.rules.state import State
from elfenwidgets.ui.drawing.targets import DISCARD, END, LAND, Target
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
    assert session.asked()[1] == "Parundia, ferry: 2 rafts"
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
    dragon, pig = Target("counter", "dragon"), Target("counter", "giant_pig")
    session.pick(dragon)
    session.drop(LAND)
    assert session.choosing.picks == (dragon,), "the first press took it up"
    session.pick(dragon)
    session.drop(LAND)
    assert session.choosing.picks == (dragon,), "the second put it down"
    session.pick(dragon)
    session.pick(pig)
    session.drop(LAND)
    assert session.choosing.picks == (pig,), "another was taken since"
    assert table.game.state == state


def test_what_is_drawn_after_its_press_has_played_it_means_nothing_more() -> None:
    """The road was picked first: the press on the counter places it, wherever it is let go."""
    table, session = sat(position(phase="plan", open="dragon giant_pig", obstacle=True))
    road = Target("road", FOREST)
    session.pick(road)
    session.pick(Target("counter", "dragon"))
    placed = table.game.state
    assert placed.counters[FOREST] == "dragon"
    session.drop(road)
    assert table.game.state == placed
    assert session.activity.message is None


def test_the_boot_is_drawn_all_the_way_to_a_far_town() -> None:
    roads = {"plain:lapphalya-virst": "elfcycle", FOREST: "dragon"}
    hand = "elfcycle dragon dragon"
    table, session = sat(position(phase="travel", at="virst", hand=hand, roads=roads))
    session.pick(Target("town", "virst"))
    session.drop(Target("town", "jaccaranda"))
    assert table.game.state.seats[0].boot == "virst"
    session.pick(Target("town", "virst"))
    session.drop(Target("town", "feodor"))
    me = table.game.state.seats[0]
    assert (me.boot, me.hand) == ("feodor", ())


def test_cards_are_discarded_by_drawing_them_to_where_cards_lie() -> None:
    """P5.12: whoever holds more than four cards cuts the hand at the end of the journey."""
    table, session = sat(
        position(phase="travel", at="virst", hand="dragon " * 4 + "raft raft raft")
    )
    raft = Target("card", "raft")
    assert DISCARD.id in [offer["id"] for offer in session.offers]
    session.pick(raft)
    session.drop(DISCARD)
    assert [*session.choosing.picks] == [raft, END]
    session.pick(Target("card", "dragon"))
    session.drop(DISCARD)
    assert [*session.choosing.picks] == [raft, END, Target("card", "dragon")]
    session.pick(raft)
    session.drop(DISCARD)
    assert table.game.state.seats[0].hand == ("dragon", "dragon", "dragon", "raft")


def test_nothing_is_discarded_that_need_not_be() -> None:
    state = position(phase="travel", at="virst", hand="dragon raft")
    table, session = sat(state)
    assert DISCARD.id not in [offer["id"] for offer in session.offers]
    session.pick(Target("card", "dragon"))
    session.drop(DISCARD)
    assert table.game.state == state
