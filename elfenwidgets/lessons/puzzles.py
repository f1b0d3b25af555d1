"""A puzzle as a level: the same tries, hints and stars, but judged by how near it comes to par."""

from dataclasses import dataclass

from elfenwidgets.lessons.levels.attempt import Attempt, targets
from elfenwidgets.lessons.levels.level import Level
from elfenwidgets.lessons.levels.replies import after
from elfenwidgets.lessons.levels.verdict import Verdict
from elfenwidgets.play.coaching.game_review import longest
from elfenwidgets.play.coaching.puzzles import SOLVER, Puzzle
from elfenwidgets.rules.actions import Action, Move, Place
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.engine import why_not

LESSON = "puzzle"


@dataclass(frozen=True)
class PuzzleLevel(Level):
    """The level of a puzzle; its goal is the puzzle's own."""

    def word(self, part: str) -> str:
        """The key of a sentence, the same for all puzzles of a kind."""
        return f"puzzle-{self.name.partition('-')[0]}-{part}"


def key(kind: str, seed: int) -> str:
    """The name by which it is kept that a puzzle is solved: ``"puzzle/trip-7"``."""
    return f"{LESSON}/{_name(kind, seed)}"


def _name(kind: str, seed: int) -> str:
    return f"{kind}-{seed}"


def level(puzzle: Puzzle) -> PuzzleLevel:
    """The level of a puzzle, named after its kind and its game."""
    return PuzzleLevel(
        lesson=LESSON,
        name=_name(puzzle.kind.name, puzzle.seed),
        statements=(puzzle.kind.statement,),
        setting=puzzle.setting,
        seat=SOLVER,
        goal={},
        allowed=puzzle.kind.allowed,
        solution=puzzle.solution,
        tries=(),
        tempting=(),
        wrong={},
        replies=None,
        marked=False,
    )


class PuzzleAttempt(Attempt):
    """A puzzle being tried, as often as one likes."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        super().__init__(level(puzzle))

    def play(self, action: Action) -> Verdict:
        """Try an action. A trip goes on until it is at par or stopped; a placement is judged."""
        barred = action.e not in self.level.allowed or why_not(self.state, action) is not None
        if self.solved or barred:
            return super().play(action)
        new = after(self.level, self.trial, action)
        if isinstance(action, Move) and self.puzzle.short(new.state):
            self._line.append(new)
            return Verdict("ok")
        if not self.puzzle.stars(new.state):
            return self._wrong(self.level.word("result"), new.state)
        self._line.append(new)
        return self._judged()

    def stop(self) -> Verdict:
        """Let the trip end here; where it is worth no star it may still go on."""
        if not self.puzzle.stars(self.state):
            return self._wrong(self.level.word("result"), None)
        return self._judged()

    def _judged(self) -> Verdict:
        """The stars of the answer; but one at most where it was shown."""
        self.stars = min(self.puzzle.stars(self.state), 1 if self._shown else 3)
        return Verdict("solved", self.level.word("result"), stars=self.stars)

    def _next(self) -> Action | None:
        """The step that leads to par from here; None: none does any more."""
        way = self._search() if self.puzzle.kind.travels else self.level.steps
        return way[0] if way else None

    def _search(self) -> tuple[Action, ...] | None:
        """The best trip from here, if it still comes to par."""
        journey = longest(self.state, SOLVER)
        reached = self.puzzle.towns(self.state) + journey.towns
        return journey.steps if journey.steps and reached == self.puzzle.par else None

    def _targets(self) -> tuple[str, ...]:
        """Where to look: the next step; the ends of the counter's road; the rival's best way."""
        if self.puzzle.rival is not None:
            return tuple(step.to for step in self.puzzle.trip(self.puzzle.start).steps)
        step = self._next() or self.level.steps[0]
        if isinstance(step, Place):
            road = BOARD.connections[step.road]
            return road.a, road.b
        return targets(step)
