"""A puzzle on the stage: a level that says how near one has come to par, and draws the trips."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from elfenwidgets.lessons.levels.verdict import Verdict
from elfenwidgets.lessons.puzzles import PuzzleAttempt
from elfenwidgets.markup import Html, html
from elfenwidgets.play.coaching.puzzles import SOLVER, Puzzle
from elfenwidgets.rules.actions import Move
from elfenwidgets.rules.engine import apply
from elfenwidgets.rules.players import Player
from elfenwidgets.text import Value, t
from elfenwidgets.ui.drawing.board import legend
from elfenwidgets.ui.drawing.marks import JourneyStep, Marks, ways
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases import words
from elfenwidgets.ui.phrases.course_words import stars
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.act import Tool
from elfenwidgets.ui.stage.level import LevelAct
from elfenwidgets.ui.stage.seat_lines import hand


class PuzzleAct(LevelAct):
    """One puzzle. ``kicker`` says which it is; ``onward`` leads to the next one, if any.

    ``named``: a title says of what kind it is; among others of a row one sees that for oneself.
    """

    def __init__(
        self,
        puzzle: Puzzle,
        memory: Memory,
        kicker: str,
        onward: Callable[[], None] | None = None,
        *,
        named: bool = True,
    ) -> None:
        self._trying = PuzzleAttempt(puzzle)
        super().__init__(self._trying, memory, onward)
        self._puzzle, self._kicker, self._named = puzzle, kicker, named
        self._revealed = False

    @property
    def name(self) -> str:
        """Which puzzle it is and what is asked for, for whoever does not see the board."""
        return t("titled", title=self._kicker, text=self._goal)

    @property
    def _goal(self) -> str:
        """What is asked for."""
        return goal(self._puzzle, self.players)

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """The own trip so far; and the best one, once it is no secret any more."""
        return replace(super().marks(choosing, focus), solid=self._own, dashed=self._best)

    @property
    def _own(self) -> tuple[JourneyStep, ...]:
        moves = [move for move in self._trying.trial.done(Move) if isinstance(move, Move)]
        return ways(self._puzzle.start.seats[SOLVER].boot, moves)

    @property
    def _best(self) -> tuple[JourneyStep, ...]:
        """The best trip: of the whole puzzle, or after the placement that is looked at.

        Before an obstacle is placed, the solution shows the way that it is to stand in.
        """
        puzzle, solved = self._puzzle, self.solved
        after = puzzle.start
        if not puzzle.kind.travels and (solved or self._aside is not None):
            after = self.state
        elif not puzzle.kind.travels and puzzle.rival is None:
            after = apply(after, puzzle.steps[0])
        if not (solved or self._revealed or after is self._aside):
            return ()
        boot = puzzle.start.seats[puzzle.traveller].boot
        return ways(boot, puzzle.trip(after).steps)

    def heading(self) -> Html:
        """Which puzzle it is, the best stars, what is asked for, and whose cards lie open."""
        puzzle, kind = self._puzzle, self._puzzle.kind.name
        best = stars(self._memory.read().stars.get(self.level.key, 0))
        called = html('{} · <span class="elfen-stars">{}</span>', self._kicker, best)
        title = html('<p class="elfen-round">{}</p><h2>{}</h2>', called, t(f"puzzle-{kind}-title"))
        return html(
            '{}<p class="elfen-goal">{}</p>{}{}',
            title if self._named else html("<h2>{}</h2>", called),
            self._goal,
            open_hand(puzzle, self.players),
            self._legend(),
        )

    def now(self, choosing: Choosing) -> str:
        """What comes after the first pick; of what can be picked first, the goal says more."""
        return super().now(choosing) if choosing.picks else ""

    def _legend(self) -> Html:
        """What the lines on the board are, as far as there are any."""
        best = t("puzzle-best") if self._puzzle.rival is None else t("puzzle-leader")
        drawn = ((self._own, "solid", t("puzzle-line")), (self._best, "dashed", best))
        said = Html(" ").join(
            html("<span>{}{}</span>", legend.of_journey(line), name)
            for way, line, name in drawn
            if way
        )
        return html('<p class="elfen-quiet elfen-lines-drawn">{}</p>', said) if said else Html()

    def tools(self) -> tuple[Tool, ...]:
        """Help as for any level, to stop a trip that has begun, and after it to try again."""
        if self._aside is not None:
            return (("take-back", t("puzzle-retry")),)
        if self.solved:
            onward = (("next", t("puzzles-next")),) if self._onward is not None else ()
            return (("again", t("puzzle-retry")), *onward)
        if self._left or not self._puzzle.kind.travels:
            return super().tools()
        return (*super().tools(), ("stop", t("puzzle-trip-stop")))

    def idle(self) -> Collection[str]:
        """To take back or to stop, before anything is done."""
        return (*super().idle(), *(() if self._own else ("stop",)))

    def use(self, tool: str) -> None:
        """A tool."""
        if tool == "stop":
            found = self._trying.stop()
            self.message = self.said(found)
            self._note(found)
            return
        self._revealed = tool == "solution" or (self._revealed and tool in ("take-back", "next"))
        super().use(tool)

    def said(self, found: Verdict) -> Message | None:
        """What an answer comes to beside par, and its stars, if any."""
        if found.kind == "ok" and not self._trying.view.actions:
            return Message(t("puzzle-trip-stuck"), alarm=False)
        if found.key != self.level.word("result"):
            return super().said(found)
        puzzle, state = self._puzzle, self.state if found.state is None else found.state
        result = t(
            f"puzzle-{puzzle.kind.name}-result",
            n=puzzle.towns(state),
            base=puzzle.base,
            par=puzzle.par,
            short=puzzle.short(state),
        )
        said = f"{stars(found.stars)} {result}"
        if found.kind == "solved":
            return Message(f"{t('level-solved')} {said}", alarm=False)
        onward = f" {t('puzzle-trip-onward')}" if puzzle.kind.travels else ""
        return Message(f"{said}{onward}")


def goal(puzzle: Puzzle, players: Sequence[Player]) -> str:
    """What is asked for."""
    values: dict[str, Value] = {"base": puzzle.base, "par": puzzle.par}
    if puzzle.rival is not None:
        values["name"] = words.player(players[puzzle.rival])
    return t(f"puzzle-{puzzle.kind.name}-goal", **values)


def open_hand(puzzle: Puzzle, players: Sequence[Player]) -> Html:
    """The cards of the rival that the puzzle is about, as HTML; nothing where there is none."""
    if puzzle.rival is None:
        return Html()
    return hand(players[puzzle.rival], puzzle.start.seats[puzzle.rival].hand)
