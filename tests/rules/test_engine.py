"""One event at a time: the box's next one, or a legal action of the seat in turn."""

import pytest

from elfenwidgets.rules import (
    Refusal,
    Refused,
    Seat,
    State,
    apply,
    editions,
    legal_actions,
    why_not,
)
from elfenwidgets.rules.actions import Round
from elfenwidgets.rules.base_event import Event
from elfenwidgets.rules.engine import set_up, settle, step
from elfenwidgets.rules.events import GameEvent
from elfenwidgets.rules.notation import parse
from elfenwidgets.rules.phases.deal import upcoming
from elfenwidgets.rules.position import position

BOX_FIRST = Refusal("P1.1", "box-first")


def box() -> list[State]:
    """The states of a set-up in which the box acts: display, town cards, round, hands."""
    state = set_up(editions()["moon-1998"], 2, 1, 0)
    found = []
    while (event := upcoming(state)) is not None:
        found.append(state)
        state = step(state, event)
    return found


def refused(state: State, event: Event) -> Refusal:
    """Why a step is refused."""
    with pytest.raises(Refused) as error:
        step(state, event)
    return error.value.refusal


def test_everything_is_in_the_box_before_it_has_done_anything() -> None:
    """S2 to S9: boots in Elvenhold; counters, cards and town cards lie face down."""
    state = set_up(editions()["moon-1998"], 3, 1, 2)
    assert (state.phase, state.round, state.done) == ("display", 0, 0)
    assert state.start == state.turn == 2
    assert (len(state.pile), len(state.stack), len(state.towns)) == (48, 72, 12)
    assert not (state.display or state.discard or state.counters or state.obstacles)
    assert state.seats == (Seat("elvenhold"),) * 3
    assert state.winners is None
    assert set_up(editions()["amigo-de"], 3, 1).towns == ()


@pytest.mark.parametrize("state", box(), ids=lambda state: state.phase)
def test_nobody_acts_before_the_box_has(state: State) -> None:
    action = parse("0 draw secret")
    assert why_not(state, action) == refused(state, action) == BOX_FIRST
    assert refused(state, Round(4, 1)) == BOX_FIRST
    assert list(legal_actions(state)) == []


def test_the_box_does_all_that_is_its_own() -> None:
    events: list[GameEvent] = []
    state = settle(box()[0], events)
    assert state == settle(box()[0])
    assert [event["e"] for event in events] == [
        *("display", "town_card", "town_card", "round", "deal", "deal")
    ]
    assert events[3] == {"e": "round", "n": 1, "start": 0}


@pytest.mark.parametrize("change", [step, apply])
def test_what_is_not_legal_changes_nothing_and_says_why(change: object) -> None:
    assert callable(change)
    with pytest.raises(Refused) as error:
        change(position(), parse("1 pass"))
    values = {"seat": 1, "turn": 0}
    assert error.value.refusal == Refusal("P4.1", "not-your-turn", values)


def test_nobody_acts_after_the_end() -> None:
    state = position(phase="over", round=4)
    assert why_not(state, parse("0 pass")) == Refusal("E1", "game-over")
    assert refused(state, parse("0 pass")) == Refusal("E1", "game-over")
