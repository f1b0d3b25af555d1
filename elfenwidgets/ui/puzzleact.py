"""A puzzle on the stage: a level that says how near one has come to par, and draws the trips."""

from collections.abc import Callable
from dataclasses import replace
from html import escape

from elfenwidgets.lessons.puzzles import PuzzleAttempt
from elfenwidgets.lessons.verdict import Verdict
from elfenwidgets.play.puzzles import SOLVER, Puzzle
from elfenwidgets.rules.actions import Move
from elfenwidgets.rules.engine import apply
from elfenwidgets.text import t
from elfenwidgets.ui import guidance
from elfenwidgets.ui.act import Tool
from elfenwidgets.ui.choices import Choosing
from elfenwidgets.ui.gamereviewact import ways
from elfenwidgets.ui.layout import Target
from elfenwidgets.ui.lessonwords import stars
from elfenwidgets.ui.levelact import LevelAct
from elfenwidgets.ui.marks import Marks, Way
from elfenwidgets.ui.memory import Memory
from elfenwidgets.ui.panel import Message, icon, mark
from elfenwidgets.ui.tracks import legend


class PuzzleAct(LevelAct):
    """One puzzle. ``kicker`` says which it is; ``onward`` leads to the next one, if any."""

    def __init__(
        self, puzzle: Puzzle, memory: Memory, kicker: str, onward: Callable[[], None] | None = None
    ) -> None:
        self._trying = PuzzleAttempt(puzzle)
        super().__init__(self._trying.level, memory, onward)
        self._attempt = self._trying
        self._puzzle, self._kicker = puzzle, kicker
        self._told = False

    @property
    def name(self) -> str:
        """What the board shows, for whoever does not see it."""
        return self._kicker

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """The own trip so far; and the best one, once it is no secret any more."""
        return replace(super().marks(choosing, focus), solid=self._own, dashed=self._best)

    @property
    def _own(self) -> tuple[Way, ...]:
        moves = [move for move in self._trying.trial.done(Move) if isinstance(move, Move)]
        return ways(self._puzzle.start.seats[SOLVER].boot, moves)

    @property
    def _best(self) -> tuple[Way, ...]:
        """The best trip: of the whole puzzle, or after the placement that is looked at.

        Before an obstacle is placed, the solution shows the way that it is to stand in.
        """
        puzzle, solved = self._puzzle, self._attempt.solved
        after = puzzle.start
        if puzzle.kind != "trip" and (solved or self._aside is not None):
            after = self.state
        elif puzzle.kind == "counter":
            after = apply(after, puzzle.steps[0])
        if not (solved or self._told or after is self._aside):
            return ()
        boot = puzzle.start.seats[puzzle.traveller].boot
        return ways(boot, puzzle.trip(after).steps)

    def heading(self) -> str:
        """Which puzzle it is, the best stars, what is asked for, and whose cards lie open."""
        puzzle, kind = self._puzzle, self._puzzle.kind
        best = stars(self._memory.read().stars.get(self.level.key, 0))
        values: dict[str, str | int] = {"base": puzzle.base, "par": puzzle.par}
        hand = ""
        if puzzle.rival is not None:
            leader = self.players[puzzle.rival]
            values["name"] = leader.name
            cards = "".join(map(icon, puzzle.start.seats[puzzle.rival].hand))
            said = escape(t("puzzle-obstacle-hand", name=leader.name))
            hand = f'<p class="elfen-hand">{mark(leader.color)}{said} {cards}</p>'
        return (
            f'<p class="elfen-round">{escape(self._kicker)} · '
            f'<span class="elfen-stars">{best}</span></p>'
            f"<h3>{escape(t(f'puzzle-{kind}-title'))}</h3>"
            f'<p class="elfen-goal">{escape(t(f"puzzle-{kind}-goal", **values))}</p>'
            f"{hand}{self._legend()}"
        )

    def story(self, now: str) -> str:
        """All the words, without what any turn of this phase would allow: the goal says more."""
        usual = guidance.now(self.view, Choosing(self.view.actions)) if self.view.actions else ""
        return super().story(now.removeprefix(usual).strip())

    def _legend(self) -> str:
        """What the lines on the board are, as far as there are any."""
        best = t("puzzle-best") if self._puzzle.rival is None else t("puzzle-leader")
        drawn = ((self._own, "solid", t("puzzle-line")), (self._best, "dashed", best))
        said = " ".join(
            f"<span>{legend(line)}{escape(name)}</span>" for way, line, name in drawn if way
        )
        return f'<p class="elfen-quiet elfen-lines-drawn">{said}</p>' if said else ""

    def tools(self) -> tuple[Tool, ...]:
        """Help as for any level; and for a trip that has begun, to stop it."""
        if self._attempt.solved and self._onward is not None:
            return ("next", t("puzzles-next")), ("again", t("level-again"))
        under_way = bool(self._own) and not self._attempt.solved and self._aside is None
        stop = (("stop", t("puzzle-trip-stop")),) if under_way else ()
        return (*stop, *super().tools())

    def use(self, tool: str) -> None:
        """A tool."""
        if tool == "stop":
            found = self._trying.stop()
            self.message = self.said(found)
            self._note(found)
            return
        self._told = tool == "solution" or (self._told and tool == "take-back")
        super().use(tool)

    def said(self, found: Verdict) -> Message | None:
        """How far it is from par."""
        if found.kind == "ok" and not self._trying.view.actions:
            return Message(t("puzzle-trip-stuck"), alarm=False)
        if found.kind not in ("solved", "wrong") or found.key != self.level.word(found.kind):
            return super().said(found)
        state = self.state if found.state is None else found.state
        n, short = self._puzzle.towns(state), self._puzzle.short(state)
        said = t(f"puzzle-{self._puzzle.kind}-{found.kind}", n=n, par=self._puzzle.par, short=short)
        if found.kind == "wrong":
            return Message(f"✗ {said}")
        return Message(f"{t('level-solved')} {stars(found.stars)} {said}", alarm=False)
