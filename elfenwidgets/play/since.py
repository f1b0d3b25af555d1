"""What was before, as a seat may see it: since its own last action, and after any event."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from elfenwidgets.play.game import Game
from elfenwidgets.rules.actions import ACTIONS
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View, view_with_log

MOST = 20
"""Of more actions than so many the last ones tell enough."""


class Past(NamedTuple):
    """What ``happened`` between two views."""

    happened: tuple[LogEvent, ...]
    before: View
    after: View


def since(log: Sequence[LogEvent], seat: int | None) -> tuple[LogEvent, ...]:
    """What has happened since the last action of ``seat``; nothing for who only watches."""
    if seat is None:
        return ()
    own = (n for n, each in enumerate(log) if each["e"] in ACTIONS and each.get("seat") == seat)
    return tuple(log[max(own, default=-1) + 1 :])


def steps_since(game: Game, seat: int) -> tuple[Past, ...]:
    """The actions of the others since the last one of ``seat``, one after the other.

    The steps of a boot are one action. Nothing is in them that ``seat`` may not know.
    """
    moments, log = game.moments, game.view(seat).log
    steps: list[Past] = []
    boot: int | None = None
    for number in range(max(0, len(moments) - 1 - MOST), len(moments) - 1):
        one, two = moments[number : number + 2]
        actor = one.state.turn
        if actor == seat:
            steps, boot = [], None
            continue
        happened = log[one.written : two.written]
        moves = happened[0]["e"] in ("move", "witch_move", "fly")
        if moves and boot == actor:
            steps[-1] = Past(
                steps[-1].happened + happened, steps[-1].before, _seen(two.state, seat)
            )
        else:
            steps.append(Past(happened, _seen(one.state, seat), _seen(two.state, seat)))
        boot = actor if moves else None
    return tuple(steps)


def as_it_was(game: Game, seat: int | None, event: int) -> View:
    """What ``seat`` knew when the event of that number had happened; there is nothing to choose."""
    moment = next((each for each in game.moments if each.written > event), game.moments[-1])
    log = game.view(seat).log[: moment.written]
    return replace(view_with_log(moment.state, seat, log), actions=())


def _seen(state: State, seat: int) -> View:
    return view_with_log(state, seat, ())
