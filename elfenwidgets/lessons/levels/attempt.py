"""Somebody at a level: what they try, what comes of it, and the help they ask for."""

from dataclasses import dataclass, replace
from typing import assert_never

from elfenwidgets.lessons.levels.astray import astray
from elfenwidgets.lessons.levels.goals import Deed, Trial, reached, refusal_name
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.levels.reachability import TooManyPositionsError, reachable, shortest_way
from elfenwidgets.lessons.levels.replies import after, deeds_to_tell
from elfenwidgets.lessons.levels.verdict import Verdict
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
from elfenwidgets.rules.engine import legal_actions, why_not
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.gold import actions as gold
from elfenwidgets.rules.notation import write
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import OwnView, view

RUNGS = ("look", "statement", "move")

DETOUR = 2
"""So many actions more than par are looked ahead before a way is called a dead end."""

MOST = 500
"""Positions that are looked at for it, so that a verdict comes at once."""

MOST_FOR_HELP = 1500
"""Positions that are looked at for a hint: whoever asks for one can wait for a second."""

NEXT_ROUND = frozenset({"in_round", "bare_map"})
"""Goals that are reached only when a round is over."""

TRY_FIRST = "lesson-try-first"
"""The sentence for a good move that comes before the one which is to be refused."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A rung of the ladder: 1 where to look, 2 what the rules say, 3 what to do.

    ``targets`` glow: connections and towns by id, or ``display``, ``pile``, ``hand``, ``counters``,
    ``obstacle``, ``pass``, ``end``, and in Elfengold ``market``, ``gold``, ``drawn``. ``again``: no
    way on from here is known, and what is shown is the first step of the level.
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
        self._found: dict[tuple[Deed, ...], Action | None] = {}
        self._viewed: tuple[Trial, OwnView] | None = None
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
    def view(self) -> OwnView:
        """What the reader sees, with the actions that belong to the level."""
        if self._viewed is None or self._viewed[0] is not self.trial:  # a redraw asks six times
            seen = self.seen(self.state)
            allowed = tuple(filter(self.level.belongs, seen.actions))
            self._viewed = self.trial, replace(seen, actions=allowed)
        found = self._viewed[1]
        return replace(found, actions=()) if self.solved else found

    def seen(self, state: State, *more: LogEvent) -> OwnView:
        """What the reader sees in a ``state``, and of what has happened, with ``more`` after it."""
        log = (deed.event for deed in self.trial.deeds if deed.event is not None)
        return replace(view(state, self.level.seat), log=(*log, *more))

    @property
    def others(self) -> list[LogEvent]:
        """What the others did since the reader's last action."""
        return deeds_to_tell(self.trial)

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
            met = {refusal_name(deed.refusal) for deed in trial.deeds if deed.refusal is not None}
            if refusal_name(refusal) not in set(self.level.refusals) - met:
                return Verdict("refused", refusal=refusal)
            return self._keep(replace(trial, deeds=(*trial.deeds, Deed(action, refusal))))
        if not self.level.belongs(action):
            return self._wrong("lesson-not-here", None)
        new = after(self.level, trial, action)
        if not reached(new, self.level.goal):
            reason = self._reason(action, new)
            if reason == TRY_FIRST:
                return Verdict("open", reason)
            if reason is not None:
                return self._wrong(reason, self._consequence(action, new))
        return self._keep(new)

    @property
    def may_undo(self) -> bool:
        """Whether there is an own action to take back."""
        return len(self._line) > 1

    def undo(self) -> None:
        """Take the last own action back, with what the others did after it."""
        if self.may_undo:
            self._line.pop()
            self.stars = 0

    def hint(self) -> Rung:
        """The next rung of the ladder; the last one stays."""
        self._rung = min(self._rung + 1, len(RUNGS))
        statement = self.level.statements[0]
        step = self._next()
        match RUNGS[self._rung - 1]:
            case "look":
                return Rung(1, self.level.word("look"), self._targets(), again=step is None)
            case "statement":
                key = f"statement-{statement.replace('.', '-')}"
                return Rung(2, key, self._targets(), statement, again=step is None)
        self._shown = True
        action = step or self.level.steps[0]
        return Rung(3, "lesson-hint-move", self._targets(), statement, action, step is None)

    def solution(self) -> tuple[Action, ...]:
        """The whole way; who has seen it gets one star until the level begins again."""
        self._shown = True
        return self.level.steps

    def way_on(self) -> tuple[Action, ...] | None:
        """The actions that lead to the goal from here, to be played on the board.

        None: a search within bounds found none, and the level has to begin again. Like the
        solution it leaves one star.
        """
        self._shown = True
        if self._of_solution() is not None:
            return self.level.steps[len(self._own()) :]
        return self._search()

    def _search(self) -> tuple[Action, ...] | None:
        """The shortest way on from here; None: within bounds there is none."""
        try:
            return shortest_way(self.level, self.trial, self._steps_left(), MOST_FOR_HELP)
        except TooManyPositionsError:
            return None

    def _keep(self, new: Trial) -> Verdict:
        self._line.append(new)
        refusal = new.deeds[-1].refusal
        if not reached(new, self.level.goal):
            return Verdict("ok", refusal=refusal)
        self.stars = stars(len(self._line) - 1 + self._astray, self.level.par, self._shown)
        return Verdict("solved", self.level.word("learned"), refusal, stars=self.stars)

    def _wrong(self, key: str, consequence: State | None) -> Verdict:
        self._astray += 1
        return Verdict("wrong", key, state=consequence)

    def _consequence(self, action: Action, new: Trial) -> State:
        """What is shown of a wrong move.

        A move that ended the round is shown as it was when it ended: the roads cleared and a hand
        dealt anew would hide what was missed. Levels about the next round show that one.
        """
        ended = isinstance(action, EndMove) and new.state.round > self.state.round
        return self.state if ended and not NEXT_ROUND & self.level.goal.keys() else new.state

    def _own(self) -> list[Action]:
        return [d.action for d in self.trial.deeds if d.action.seat == self.level.seat]

    def _next(self) -> Action | None:
        """The step that leads to the goal from here: of the solution, or else of a search.

        None: a search within bounds found none.
        """
        if (step := self._of_solution()) is not None:
            return step
        deeds = self.trial.deeds
        if deeds not in self._found:
            way = self._search()
            self._found[deeds] = way[0] if way else None
        return self._found[deeds]

    def _of_solution(self) -> Action | None:
        """The step of the solution that comes now; None: the way so far is another one."""
        own, steps = self._own(), list(self.level.steps)
        return steps[len(own)] if own == steps[: len(own)] and len(own) < len(steps) else None

    def _steps_left(self) -> int:
        """How many steps are looked ahead from here."""
        return max(1, self.level.par + DETOUR - len(self._line) + 1)

    def _reason(self, action: Action, new: Trial) -> str | None:
        """Why an action leads astray, as the key of a sentence; None: it does not."""
        if action == self._of_solution():
            return None
        found = self._astray_by(action, new)
        return TRY_FIRST if found is not None and self._untried(new) else found

    def _astray_by(self, action: Action, new: Trial) -> str | None:
        over = not any(map(self.level.belongs, legal_actions(new.state)))
        found = False if over else reachable(self.level, new, max(1, self._steps_left() - 1), MOST)
        if found:
            return None
        line = f"{write(action)} "
        for beginning, reason in self.level.wrong.items():
            if line.startswith(f"{beginning} "):
                return self.level.word(f"wrong-{reason}")
        return astray(action, over) if found is False else None

    def _untried(self, new: Trial) -> bool:
        """Whether nothing but being refused is missing at the goal."""
        rest = {name: argument for name, argument in self.level.goal.items() if name != "refused"}
        return bool(self.level.refusals) and reached(new, rest)

    def _targets(self) -> tuple[str, ...]:
        return targets(self._next() or self.level.steps[0])


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
        case Pass():
            return ("pass",)
        case gold.GoldAction():
            return _targets_in_elfengold(action)
        case _:
            assert_never(action)


def _targets_in_elfengold(action: gold.AnyGoldAction) -> tuple[str, ...]:
    match action:
        case gold.PlaceItem(_, _, _, road) | gold.Double(_, _, road):
            return (road,)
        case gold.Exchange(_, _, road, other):
            return road, other
        case gold.WitchMove(_, via, to):
            return via, to
        case gold.Fly(_, to):
            return (to,)
        case gold.TakeCard():
            return ("market",)
        case gold.TakeGold():
            return ("gold",)
        case gold.OpenItem():
            return ("drawn",)
        case gold.KeepItems():
            return ("counters",)
        case gold.Discard():
            return ("hand",)
        case gold.Bid() | gold.PassBid() | gold.TakeCoins():
            return ("pass",)  # buttons alone
        case _:
            assert_never(action)


def stars(count: int, par: int, shown: bool = False) -> int:
    """Three stars at par, two for one action more, else one; one where the way was shown."""
    return 1 if shown else max(1, min(3, 3 + par - count))
