"""Phase 6: the round is finished, or the game is over."""

from collections.abc import Iterable

from elfenwidgets.rules.actions import Action, Keep
from elfenwidgets.rules.ending import Outcome, won_after_moves, won_at_once
from elfenwidgets.rules.refusal import Refusal, refuse
from elfenwidgets.rules.state import State, evolve, shuffled, without


def legal(state: State) -> list[Action]:
    """Everything that the seat in turn may keep."""
    me = state.actor
    return [
        Keep(state.turn, kind, secret)
        for secret, counters in ((False, me.open), (True, me.secret))
        for kind in dict.fromkeys(counters)
    ]


def why_not(state: State, action: Action) -> Refusal | None:
    """What forbids ``action``, which is well formed and by the seat in turn."""
    if not isinstance(action, Keep):
        return refuse("P6.3", "keep-first")
    if action.counter not in (state.actor.secret if action.secret else state.actor.open):
        return refuse("P6.3", "counter-not-held", counter=action.counter)
    return None


def apply(state: State, action: Action) -> State:
    """The state after a legal ``action``: one counter stays as it lay, the rest goes back."""
    assert isinstance(action, Keep)
    me, kept = state.actor, (action.counter,)
    given = without(me.counters, kept)
    me = evolve(me, open=() if action.secret else kept, secret=kept if action.secret else ())
    return give_back(
        evolve(state, seats=state.with_seat(state.turn, me), pile=(*given, *state.pile))
    )


def give_back(state: State) -> State:
    """Ask the next seat that holds more than one counter, or go on when there is none (P6.3)."""
    after_planning = state.edition.give_back == "after_planning"
    for seat in _clockwise(state):
        if state.seats[seat].held > 1:
            return evolve(state, phase="keep", turn=seat)
    return to_travel(state) if after_planning else next_round(state)


def _clockwise(state: State) -> Iterable[int]:
    count = len(state.seats)
    return ((state.start + i) % count for i in range(count))


def to_travel(state: State) -> State:
    """Phase 5 begins with the start player (P5.1)."""
    return evolve(state, phase="travel", turn=state.start, done=0)


def maybe_won_at_once(state: State) -> State:
    """The game won on the spot by the twentieth piece, where the edition has it so (E3)."""
    return _won(state, won_at_once(state)) or state


def after_moves(state: State) -> State:
    """What follows the last boot: the game's end or the finish of the round."""
    over = _won(state, won_after_moves(state))
    if over is not None:
        return over
    pile = (*state.counters.values(), *state.pile)
    state = evolve(state, counters={}, obstacles=frozenset(), pile=pile)
    return give_back(state) if state.edition.give_back == "round_end" else next_round(state)


def _won(state: State, outcome: Outcome | None) -> State | None:
    return None if outcome is None else evolve(state, phase="over", winners=outcome.winners)


def next_round(state: State) -> State:
    """Everything mixed and ready for the next round (P6.1, P6.4, P6.6)."""
    anew = state.edition.display == "dealt_anew"
    pile = (*state.pile, *state.display) if anew else state.pile
    return evolve(
        state,
        phase="display" if anew else "round",
        display=() if anew else state.display,
        pile=shuffled(pile, state.seed, f"counters/{state.round + 1}"),
        stack=shuffled((*state.stack, *state.discard), state.seed, f"cards/{state.round + 1}"),
        discard=(),
    )
