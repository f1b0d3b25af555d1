"""A level on the stage: tries, their verdicts, the ladder of hints."""

from collections.abc import Sequence
from dataclasses import replace
from html import escape

from elfenwidgets.lessons.attempt import Attempt
from elfenwidgets.lessons.verdict import Verdict
from elfenwidgets.rules.actions import Action, Move
from elfenwidgets.rules.engine import why_not
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View, view
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.rack import places
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.phrases.course_words import do, hint, say, stars, verdict, way
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.picking.prompts import prices
from elfenwidgets.ui.stage.act import Act, Onward, Tool


class LevelAct(Act):
    """One level, tried as often as the reader likes; ``onward`` leads to the next one, if any."""

    def __init__(self, attempt: Attempt, memory: Memory, onward: Onward | None = None) -> None:
        self.level = attempt.level
        self._memory = memory
        self._onward = onward
        self._attempt = attempt
        self._aside: State | None = None  # the consequence of a wrong move, while it is shown
        self._glow: tuple[str, ...] = ()

    @property
    def state(self) -> State:
        """The whole truth of what is shown."""
        return self._aside or self._attempt.state

    @property
    def solved(self) -> bool:
        """Whether the goal is reached."""
        return self._attempt.solved

    @property
    def onward(self) -> Onward | None:
        """The next level, if it is one of a row."""
        return self._onward

    @property
    def finished(self) -> bool:
        """Whether it is solved."""
        return self.solved

    @property
    def view(self) -> View:
        """The position, without anything to choose while a wrong move is looked at."""
        return self._attempt.view if self._aside is None else _watched(self._aside, self.level.seat)

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """What a hint or a marked level points out; else, with their prices, the ways that the
        boot can take or that the counter just picked can lie on."""
        names = self._glow or self._attempt.marks
        things = frozenset(place.target for place in places(self.view))
        glow = targets(names, things) if self._aside is None else frozenset()
        if choosing.picks:
            glow = glow & choosing.targets or choosing.targets
        elif not names and self.view.phase == "travel":
            glow = choosing.targets
        tags = prices(self.view, choosing)
        return Marks(glow, frozenset(choosing.picks), focus, tags)

    def heading(self) -> str:
        """The title, the best stars, and the goal."""
        best = stars(self._memory.read().stars.get(self.level.key, 0))
        return (
            f"<h3>{escape(say(self.level.word('title')))} "
            f'<span class="elfen-stars">{best}</span></h3>'
            f'<p class="elfen-goal">{escape(say(self.level.word("goal")))}</p>'
        )

    def offers(self) -> tuple[Tool, ...]:
        """The moves that the rules refuse, where that is the lesson and the boot stands right."""
        if self._aside is not None or self.solved:
            return ()
        return tuple(
            (str(n), t("level-try", move=do(action)))
            for n, action in enumerate(self.level.offers)
            if (refusal := why_not(self.state, action)) is not None
            and refusal.reason != "not-from-here"
        )

    def tools(self) -> tuple[Tool, ...]:
        """Taking back, beginning again, and help."""
        if self._aside is not None:
            return (("take-back", t("level-take-back")),)
        if self.solved:
            onward = (("next", t("level-next")),) if self._onward is not None else ()
            return (*onward, ("again", t("level-again")))
        return (
            ("hint", t("level-hint-button")),
            ("solution", t("level-solution")),
            ("undo", t("choice-undo")),
            ("again", t("level-again")),
        )

    def play(self, action: Action) -> None:
        """Try an action; the verdict comes at once. One that the rules refuse may be the task."""
        self._glow = ()
        found = self._attempt.play(action)
        self._aside = found.state
        self.message = self.said(found)
        self._note(found)

    def refuse(self, action: Action, refusal: Refusal) -> None:
        """Try it: to be refused may be what the level is about."""
        self.play(action)

    def said(self, found: Verdict) -> Message | None:
        """What to say about a try."""
        return verdict(found, self.players)

    def touch(self, target: Target) -> bool:
        """A click while a wrong move is looked at takes it back; one on the town of a move that is
        to be tried means that move."""
        if self._aside is not None:
            self._aside = None
            return True
        for number, _ in self.offers():
            move = self.level.offers[int(number)]
            if isinstance(move, Move) and target == Target("town", move.to):
                self.play(move)
                return True
        return False

    def use(self, tool: str) -> None:
        """A tool or an offer."""
        match tool:
            case "take-back":
                self._aside = None
            case "again":
                self._attempt.restart()
                self._glow = ()
            case "next" if self._onward is not None:
                self._onward()
            case "undo":
                self._attempt.undo()
                self._glow = ()
            case "hint":
                found = self._attempt.hint()
                self.message, self._glow = hint(found), found.targets
            case "solution":
                steps = self._attempt.solution()
                self.message = Message(t("level-way", moves=way(steps)), alarm=False)
            case number:
                self.play(self.level.offers[int(number)])

    def undo(self) -> None:
        """Take the wrong move back, or the last one."""
        self.use("take-back" if self._aside is not None else "undo")

    def back(self) -> None:
        """Take the wrong move back."""
        self._aside = None

    def forth(self) -> None:
        """Go on after a wrong move."""
        self._aside = None

    def _note(self, found: Verdict) -> None:
        if found.kind != "ok":
            self._memory.change(lambda progress: progress.note(self.level.key, found))


def _watched(state: State, seat: int) -> View:
    """A position that is only looked at."""
    return replace(view(state, seat), actions=())


def targets(names: Sequence[str], things: frozenset[Target]) -> frozenset[Target]:
    """The targets that a hint names; ``things`` are all that lie on the rack."""
    found = set()
    for name in names:
        if ":" in name:
            found.add(Target("road", name))
        elif name in _ON_RACK:
            found |= {target for target in things if target.kind in _ON_RACK[name]}
        else:
            found.add(Target("town", name))
    return frozenset(found)


_ON_RACK = {
    "display": ("display",),
    "pile": ("pile",),
    "hand": ("card",),
    "counters": ("counter", "secret"),
    "obstacle": ("obstacle",),
    "pass": (),
    "end": (),
}
