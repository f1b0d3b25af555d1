"""Somebody at a level: what they try, what comes of it, and the help they ask for."""

from dataclasses import dataclass, replace

from elfenwidgets.lessons.goals import Deed, Trial, named, reached
from elfenwidgets.lessons.level import Level
from elfenwidgets.lessons.verdict import Verdict
from elfenwidgets.rules.actions import (
    Action,
    Draw,
    DrawSecret,
    EndMove,
    Keep,
    Move,
    Pass,
    Place,
    PlaceObstacle,
)
from elfenwidgets.rules.engine import apply, legal_actions, why_not
from elfenwidgets.rules.notation import parse, write
from elfenwidgets.rules.state import HAND_LIMIT, State
from elfenwidgets.rules.view import View, view

RUNGS = ("look", "statement", "move")


@dataclass(frozen=True, slots=True)
class Hint:
    """A rung of the ladder: 1 where to look, 2 what the rules say, 3 what to do.

    ``targets`` glow: connections and towns by id, or ``display``, ``pile``, ``hand``, ``counters``,
    ``obstacle``, ``pass``, ``end``. ``again``: the way there begins at the start of the level.
    """

    rung: int
    key: str
    targets: tuple[str, ...]
    statement: str | None = None
    action: Action | None = None
    again: bool = False


class Attempt:
    """A level being tried, as often as one likes."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.restart()

    def restart(self) -> None:
        """Begin again from the same position; nothing of what was tried counts any more."""
        self._line: list[Trial] = [Trial(self.level.start, self.level.seat, (), self.level.start)]
        self._astray = 0
        self._rung = 0
        self._shown = False
        self.stars = 0

    @property
    def trial(self) -> Trial:
        """How far it has come."""
        return self._line[-1]

    @property
    def state(self) -> State:
        """The position now."""
        return self.trial.state

    @property
    def solved(self) -> bool:
        """Whether the goal is reached."""
        return self.stars > 0

    @property
    def view(self) -> View:
        """What the reader sees, with the actions that belong to the level."""
        seen = view(self.state, self.level.seat)
        allowed = tuple(a for a in seen.actions if a.e in self.level.allowed)
        return replace(seen, actions=() if self.solved else allowed)

    @property
    def marks(self) -> tuple[str, ...]:
        """What glows without being asked for: the next step of a marked level."""
        return self._targets() if self.level.marked and not self.solved else ()

    def play(self, action: Action) -> Verdict:
        """Try an action; what leads nowhere is shown in the verdict and has not happened."""
        if self.solved:
            return Verdict("solved", self.level.word("learned"), stars=self.stars)
        trial = self.trial
        refusal = why_not(trial.state, action)
        if refusal is not None:
            if named(refusal) not in self.level.refusals:
                return Verdict("refused", refusal=refusal)
            return self._keep(_tried(trial, Deed(action, refusal), trial.state))
        if action.e not in self.level.allowed:
            return self._wrong("lesson-not-here", None)
        after = answered(self.level, _tried(trial, Deed(action), apply(trial.state, action)))
        if not reached(after, self.level.goal):
            reason = self._reason(action)
            if reason is not None:
                return self._wrong(self.level.word(f"wrong-{reason}"), after.state)
            if not any(a.e in self.level.allowed for a in legal_actions(after.state)):
                return self._wrong("lesson-not-reached", after.state)
        return self._keep(after)

    def undo(self) -> None:
        """Take the last own action back, with what the others did after it."""
        if len(self._line) > 1:
            self._line.pop()
            self.stars = 0

    def hint(self) -> Hint:
        """The next rung of the ladder; the last one stays."""
        self._rung = min(self._rung + 1, len(RUNGS))
        statement = self.level.statements[0]
        step = self._next()
        match RUNGS[self._rung - 1]:
            case "look":
                return Hint(1, self.level.word("look"), self._targets(), again=step is None)
            case "statement":
                key = f"statement-{statement.replace('.', '-')}"
                return Hint(2, key, self._targets(), statement, again=step is None)
        self._shown = True
        action = step or self.level.steps[0]
        key = "lesson-hint-move" if step else "lesson-hint-again"
        return Hint(3, key, self._targets(), statement, action, step is None)

    def solution(self) -> tuple[Action, ...]:
        """The whole way; who has seen it gets one star until the level begins again."""
        self._shown = True
        return self.level.steps

    def _keep(self, after: Trial) -> Verdict:
        self._line.append(after)
        refusal = after.deeds[-1].refusal
        if not reached(after, self.level.goal):
            return Verdict("ok", refusal=refusal)
        self.stars = stars(len(self._line) - 1 + self._astray, self.level.par, self._shown)
        return Verdict("solved", self.level.word("learned"), refusal, stars=self.stars)

    def _wrong(self, key: str, consequence: State | None) -> Verdict:
        self._astray += 1
        return Verdict("wrong", key, state=consequence)

    def _own(self) -> list[Action]:
        return [d.action for d in self.trial.deeds if d.action.seat == self.level.seat]

    def _next(self) -> Action | None:
        """The step of the solution that comes now; None: the way so far is another one."""
        own, steps = self._own(), list(self.level.steps)
        return steps[len(own)] if own == steps[: len(own)] and len(own) < len(steps) else None

    def _reason(self, action: Action) -> str | None:
        if action == self._next():
            return None
        line = f"{write(action)} "
        return next((why for w, why in self.level.wrong.items() if line.startswith(f"{w} ")), None)

    def _targets(self) -> tuple[str, ...]:
        return targets(self._next() or self.level.steps[0])


def answered(level: Level, trial: Trial) -> Trial:
    """The trial after the others did what they do, up to the reader's next turn."""
    if level.replies is None:
        return trial
    said = [deed.action for deed in trial.deeds if deed.action.seat != level.seat]
    waiting = [action for action in map(parse, level.replies) if action not in said]
    while trial.state.phase != "over" and trial.state.turn != level.seat:
        action = quiet(trial.state)
        if waiting and why_not(trial.state, waiting[0]) is None:
            action = waiting.pop(0)
        trial = _tried(trial, Deed(action), apply(trial.state, action))
    return trial


def _tried(trial: Trial, deed: Deed, state: State) -> Trial:
    return replace(trial, deeds=(*trial.deeds, deed), state=state)


def quiet(state: State) -> Action:
    """The least that the seat in turn can do."""
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
    return Keep(seat, (me.open or me.secret)[0], not me.open)


def targets(action: Action) -> tuple[str, ...]:
    """Where to look for an action, roughly: never which counter or cards it takes."""
    match action:
        case Move(_, via, to):
            return via, to
        case Place(_, _, _, road) | PlaceObstacle(_, road):
            return (road,)
        case Draw(_, source):
            return (source,)
        case DrawSecret():
            return ("pile",)
        case EndMove():
            return ("hand", "end")
        case Keep():
            return ("counters",)
    return ("pass",)


def stars(count: int, par: int, shown: bool = False) -> int:
    """Three stars at par, two for one action more, else one; one where the way was shown."""
    return 1 if shown else max(1, min(3, 3 + par - count))
