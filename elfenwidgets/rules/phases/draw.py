"""Phases 2 and 3: a face-down counter for everybody, then three more one at a time."""

from functools import cache

from elfenwidgets.rules.actions import Action, Draw, DrawSecret
from elfenwidgets.rules.refusal import Refusal, refuse
from elfenwidgets.rules.state import State, evolve, sort, without

OPEN_DRAWS = 3


def legal(state: State) -> list[Action]:
    """Everything that the seat in turn may do."""
    seat = state.turn
    if state.phase == "draw_secret":
        return [DrawSecret(seat)]
    shown = dict.fromkeys(state.display)
    return [_draw(seat, "pile"), *(_draw(seat, "display", kind) for kind in shown)]


_draw = cache(Draw)


def why_not(state: State, action: Action) -> Refusal | None:
    """What forbids ``action``, which is well formed and by the seat in turn."""
    if state.phase == "draw_secret":
        return None if isinstance(action, DrawSecret) else refuse("P2.1", "draw-secret-first")
    if not isinstance(action, Draw):
        return refuse("P3.1", "draw-first")
    counter = action.counter
    if action.source == "pile":
        return None if counter is None else refuse("P3.2", "pile-is-face-down", counter=counter)
    if counter is None:
        return refuse("P3.2", "name-a-counter")
    if counter not in state.display:
        return refuse("P3.2", "not-in-display", counter=counter)
    return None


def apply(state: State, action: Action) -> State:
    """The state after a legal ``action``."""
    me = state.actor
    if isinstance(action, DrawSecret):
        me = evolve(me, secret=sort((*me.secret, state.pile[-1])))
        display = state.display
    else:
        assert isinstance(action, Draw)
        counter = action.counter or state.pile[-1]
        me = evolve(me, open=sort((*me.open, counter)))
        display = state.display
        if action.source == "display":
            display = sort((*without(display, [counter]), state.pile[-1]))
    done = state.done + 1
    last = done == len(state.seats) * (1 if state.phase == "draw_secret" else OPEN_DRAWS)
    following = "draw" if state.phase == "draw_secret" else "plan"
    return evolve(
        state,
        seats=state.with_seat(state.turn, me),
        display=display,
        pile=state.pile[:-1],
        turn=state.after(state.turn),
        done=0 if last else done,
        phase=following if last else state.phase,
    )
