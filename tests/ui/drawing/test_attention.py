"""Where a narrow screen looks: what is pointed at, what others do, or one's own boot."""

from dataclasses import replace

import pytest

from elfenwidgets.rules import apply, view
from elfenwidgets.rules.events import PassEvent, PlaceEvent
from elfenwidgets.rules.notation import parse
from elfenwidgets.rules.position import position
from elfenwidgets.ui.drawing import layout
from elfenwidgets.ui.drawing.marks import QUIET, Marks, look
from elfenwidgets.ui.drawing.targets import Target


def at(target: Target) -> float:
    return layout.centre(target)[0] / layout.FRAME[0]


def town(name: str) -> Target:
    return Target("town", name)


def test_who_is_asked_sees_the_own_boot() -> None:
    state = position(at="virst", phase="travel", hand="raft", players=2)
    assert look(view(state, 0), QUIET) == at(town("virst"))


def test_who_waits_sees_where_the_others_travel() -> None:
    state = position(at="virst", phase="travel", hand="raft", players=2)
    gone = apply(state, parse("0 move river:virst-ixara > ixara raft"))
    assert look(view(gone, 1), QUIET) == at(town("ixara"))


def test_what_is_pointed_at_comes_before_all() -> None:
    state = position(at="virst", phase="travel", hand="raft", players=2)
    pointed = Marks(focus=town("usselen"), legal=frozenset({town("beata")}))
    assert look(view(state, 0), pointed) == at(town("usselen"))


@pytest.mark.parametrize("seat", [1, None])
def test_where_nobody_is_asked_it_is_what_a_lesson_shows(seat: int | None) -> None:
    state = position(at="virst", phase="travel", hand="raft", players=2)
    shown = Marks(legal=frozenset({town("yttar"), Target("display", "dragon")}))
    assert look(view(state, seat), shown) == at(town("yttar"))


def test_who_plans_stays_where_the_others_placed_last() -> None:
    state = position(at="virst", phase="plan", open="dragon", players=2)
    placed = PlaceEvent(
        e="place", seat=1, road="forest:feodor-lapphalya", counter="dragon", secret=False
    )
    assert look(view(state, 0), QUIET) == at(town("virst"))
    after = replace(view(state, 0), log=(placed, PassEvent(e="pass", seat=1)))
    assert after.actions
    assert look(after, QUIET) == at(Target("road", "forest:feodor-lapphalya"))
