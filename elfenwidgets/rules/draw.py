"""Phases 2 and 3: a face-down counter for everybody, then three more one at a time."""

from elfenwidgets.rules.actions import Action, Draw, DrawSecret
from elfenwidgets.rules.refusal import Refusal, refuse
from elfenwidgets.rules.state import State, replace, sort, without

OPEN_DRAWS = 3


def legal(state: State) -> list[Action]:
    """Everything that the seat in turn may do."""
    seat = state.turn
    if state.phase == "draw_secret":
        return [DrawSecret(seat)]
    return [Draw(seat, "pile"), *(Draw(seat, "display", kind) for kind in _shown(state))]


def _shown(state: State) -> list[str]:
    return list(dict.fromkeys(state.display))


def why_not(state: State, action: Action) -> Refusal | None:
    """What forbids ``action``, which is well formed and by the seat in turn."""
    match state.phase, action:
        case "draw_secret", DrawSecret():
            return None
        case "draw_secret", _:
            return refuse("P2.1", "draw-secret-first")
        case "draw", Draw(_, "pile", None):
            return None
        case "draw", Draw(_, "pile", counter):
            return refuse("P3.2", "pile-is-face-down", counter=str(counter))
        case "draw", Draw(_, "display", counter):
            if counter is None:
                return refuse("P3.2", "name-a-counter")
            if counter not in state.display:
                return refuse("P3.2", "not-in-display", counter=counter)
            return None
    return refuse("P3.1", "draw-first")


def apply(state: State, action: Action) -> State:
    """The state after a legal ``action``."""
    me = state.actor
    if isinstance(action, DrawSecret):
        me = replace(me, secret=sort((*me.secret, state.pile[-1])))
        display = state.display
    else:
        assert isinstance(action, Draw)
        counter = action.counter or state.pile[-1]
        me = replace(me, open=sort((*me.open, counter)))
        display = state.display
        if action.source == "display":
            display = sort((*without(display, [counter]), state.pile[-1]))
    done = state.done + 1
    last = done == len(state.seats) * (1 if state.phase == "draw_secret" else OPEN_DRAWS)
    following = "draw" if state.phase == "draw_secret" else "plan"
    return replace(
        state,
        seats=state.with_seat(state.turn, me),
        display=display,
        pile=state.pile[:-1],
        turn=state.after(state.turn),
        done=0 if last else done,
        phase=following if last else state.phase,
    )
