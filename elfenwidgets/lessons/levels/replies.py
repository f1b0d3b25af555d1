"""What follows from an action in a level: the others at the table answer by themselves."""

from dataclasses import replace

from elfenwidgets.lessons.levels.goals import Deed, Trial
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.rules.actions import Action, Draw, DrawSecret, EndMove, Keep, Pass
from elfenwidgets.rules.engine import apply, legal_actions, to_record, why_not
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.gold.actions import PassBid
from elfenwidgets.rules.log import as_known_to
from elfenwidgets.rules.notation import parse
from elfenwidgets.rules.state import HAND_LIMIT, State

QUIET = ("draw_secret", "pass", "end_move")
"""What changes nothing that the reader sees."""


def after(level: Level, trial: Trial, action: Action) -> Trial:
    """The trial after a legal action, and after the others' up to the reader's next turn."""
    trial = _done(trial, action)
    if level.replies is None:
        return trial
    while trial.state.phase != "over" and trial.state.turn != level.seat:
        waiting = level.replies[trial.replied :]
        reply = parse(waiting[0]) if waiting else None
        if reply is not None and why_not(trial.state, reply) is None:
            trial = replace(_done(trial, reply), replied=trial.replied + 1)
        else:
            trial = _done(trial, quiet(trial.state))
    return trial


def deeds_to_tell(trial: Trial) -> list[LogEvent]:
    """What the others did since the reader's last action, without what is nothing to look at."""
    found: list[LogEvent] = []
    for deed in trial.deeds:
        if deed.action.seat == trial.seat:
            found = []
        elif deed.event is not None and deed.event["e"] not in QUIET:
            found.append(deed.event)
    return found


def _done(trial: Trial, action: Action) -> Trial:
    event = as_known_to(to_record(trial.state, action), trial.seat, False)
    deeds = (*trial.deeds, Deed(action, event=event))
    return replace(trial, deeds=deeds, state=apply(trial.state, action))


def quiet(state: State) -> Action:
    """The least that the seat in turn can do.

    Raises:
        ValueError: it is nobody's turn.
    """
    me, seat = state.actor, state.turn
    match state.phase:
        case "draw_secret":
            return DrawSecret(seat)
        case "draw":
            return Draw(seat, "pile")
        case "plan":
            return Pass(seat)
        case "travel":
            return EndMove(seat, me.hand[HAND_LIMIT:])
        case "keep":
            return Keep(seat, (me.open or me.secret)[0], not me.open)
        case "auction":
            return PassBid(seat)
        case "cards" | "open" | "reward" | "keep_items":
            return next(iter(legal_actions(state)))
    raise ValueError(f"nobody's turn in the phase {state.phase}")
