"""A level on the stage: tries, their verdicts, the ladder of hints."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from elfenwidgets.lessons.levels.attempt import Attempt
from elfenwidgets.lessons.levels.verdict import Verdict
from elfenwidgets.markup import Html, html
from elfenwidgets.rules.actions import Action, Move
from elfenwidgets.rules.engine import to_record, why_not
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.log import as_known_to
from elfenwidgets.rules.refusal import Refusal
from elfenwidgets.rules.state import State
from elfenwidgets.rules.view import View
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.marks import Marks
from elfenwidgets.ui.drawing.targets import Target
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.kit.sharing import Link
from elfenwidgets.ui.phrases.actions import do
from elfenwidgets.ui.phrases.course_words import hint, say, stars, verdict
from elfenwidgets.ui.phrases.message import Message
from elfenwidgets.ui.picking.labels import prices
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.act import Act, Onward, Part, Tool
from elfenwidgets.ui.stage.games.others import lines
from elfenwidgets.ui.stage.pointing import targets
from elfenwidgets.ui.stage.seat_lines import rivals


class LevelAct(Act):
    """One level, tried as often as the reader likes; ``onward`` leads to the next one, if any."""

    def __init__(self, attempt: Attempt, memory: Memory, onward: Onward | None = None) -> None:
        self.level = attempt.level
        self._memory = memory
        self._onward = onward
        self._attempt = attempt
        self._aside: State | None = None  # the consequence of a wrong move, while it is shown
        self._astray: tuple[LogEvent, ...] = ()  # that move
        self._glow: tuple[str, ...] = ()
        self._way: tuple[Action, ...] = ()  # a solution that is shown, and how much of it is left
        self._left = 0

    @property
    def state(self) -> State:
        """The whole truth of what is shown."""
        return self._aside or self._attempt.state

    def links(self) -> Sequence[Link]:
        """The level has an address of its own, at which the page is."""
        return (("page", ""), *super().links())

    @property
    def solved(self) -> bool:
        """Whether the goal is reached."""
        return self._attempt.solved

    @property
    def onward(self) -> Onward | None:
        """The next step of a solution that is shown; else the next level, if it is one of a row."""
        return self.forth if self._left else self._onward

    @property
    def finished(self) -> bool:
        """Whether it is solved, or its solution is shown: there is nothing to do but to go on."""
        return self.solved or bool(self._left)

    @property
    def needs(self) -> frozenset[Part]:
        """The rack keeps its place when the last card is spent, and all have the chart."""
        return super().needs | {"rack", "prices"}

    @property
    def view(self) -> View:
        """The position, without anything to choose while a wrong move or the solution is shown."""
        if self._aside is None and not self._left:
            return self._attempt.view
        astray = () if self._aside is None else self._astray
        return replace(self._attempt.seen(self.state, *astray), actions=())

    def marks(self, choosing: Choosing, focus: Target | None) -> Marks:
        """What a hint or a marked level points out; else where the boot or a counter can go.

        Those are the ways, with their prices, that the boot can take or that the counter just
        picked can lie on.
        """
        names = self._glow or self._attempt.marks
        glow = targets(names, self.view) if self._aside is None else frozenset()
        if choosing.picks:
            glow = glow & choosing.targets or choosing.targets
        elif not names and self.view.phase == "travel":
            glow = choosing.targets
        tags = prices(self.view, choosing)
        return Marks(glow, choosing.picks, focus, tags)

    def heading(self) -> Html:
        """The title, the best stars, the goal, and the cards that have to be reckoned with."""
        best = stars(self._memory.read().stars.get(self.level.key, 0))
        return html(
            '<h3>{} <span class="elfen-stars">{}</span></h3><p class="elfen-goal">{}</p>{}',
            say(self.level.word("title")),
            best,
            say(self.level.word("goal")),
            rivals(self.level, self.players),
        )

    def news(self) -> Html:
        """What the others did since the reader's last action; nothing beside a wrong move."""
        others = () if self._aside is not None else self._attempt.others
        return lines(((event, None) for event in others), self.players)

    def offers(self) -> tuple[Tool, ...]:
        """The moves that the rules refuse, where that is the lesson and the boot stands right."""
        if self._aside is not None or self.finished:
            return ()
        return tuple(
            (str(n), t("level-try", move=do(action)))
            for n, action in enumerate(self.level.offers)
            if (refusal := why_not(self.state, action)) is not None
            and refusal.reason != "not-from-here"
        )

    def tools(self) -> tuple[Tool, ...]:
        """Beginning again, taking back, and help; each keeps its place while it is there."""
        again = ("again", t("level-again"))
        if self._aside is not None:
            return (again, ("take-back", t("level-take-back")))
        if self._left:
            return (again, ("myself", t("level-myself")), ("next", t("example-forth")))
        if self.solved:
            onward = (("next", t("level-next")),) if self._onward is not None else ()
            return (again, *onward)
        return (
            again,
            ("undo", t("choice-undo")),
            ("solution", t("level-solution")),
            ("hint", t("level-hint-button")),
        )

    def idle(self) -> Collection[str]:
        """To take back, before anything is done; a wrong move can be."""
        return () if self._attempt.may_undo or self._aside is not None else ("undo",)

    def play(self, action: Action) -> None:
        """Try an action; the verdict comes at once. One that the rules refuse may be the task."""
        self._glow = ()
        before = self._attempt.state
        found = self._attempt.play(action)
        self._aside = found.state
        if found.state is not None:
            self._astray = (as_known_to(to_record(before, action), self.level.seat, False),)
        self.message = self.said(found)
        self._note(found)

    def refuse(self, action: Action, refusal: Refusal) -> None:
        """Try it: to be refused may be what the level is about."""
        self.play(action)

    def said(self, found: Verdict) -> Message | None:
        """What to say about a try."""
        return verdict(found, self.players, "caravan" not in self.level.without)

    def touch(self, target: Target) -> bool:
        """Answer a click while a wrong move is looked at, and one that means a move to be tried.

        The first takes the move back; the other is a click on the town of such a move.
        """
        if self._aside is not None:
            self._aside = None
            return True
        if self._left:
            return False
        for number, _ in self.offers():
            move = self.level.offers[int(number)]
            if isinstance(move, Move) and target == Target("town", move.to):
                self.play(move)
                return True
        return False

    def use(self, tool: str) -> None:
        """A tool or an offer; whatever is no step of a solution ends the showing of it."""
        self._left = self._left if tool == "next" else 0
        match tool:
            case "take-back" | "myself":
                self._aside = None
            case "again":
                self._attempt.restart()
                self._aside, self._glow = None, ()
            case "next" if self.onward is not None:
                self.onward()
            case "undo":
                self._attempt.undo()
                self._glow = ()
            case "hint":
                self._help()
            case "solution":
                self._show_way()
            case number:
                self.play(self.level.offers[int(number)])

    def undo(self) -> None:
        """Take the wrong move back, or the last one."""
        self.use("take-back" if self._aside is not None else "undo")

    def _help(self) -> None:
        """The next rung of the ladder; the last one is played on the board as well."""
        found = self._attempt.hint()
        said = hint(found)
        if found.action is None or found.again:
            self.message, self._glow = said, found.targets
        else:
            self._play_shown(found.action, said.text)

    def _show_way(self) -> None:
        """Show the solution from here, a step at a time; where there is none any more, anew."""
        steps = self._attempt.way_on()
        said = t("level-shown-first" if steps else "level-shown-again")
        if not steps:
            self._attempt.restart()
            steps = self._attempt.way_on()
        assert steps
        self._way, self._left, self._glow = steps, len(steps), ()
        self.message = Message(said, alarm=False)

    def back(self) -> None:
        """Take the wrong move back."""
        self._aside = None

    def forth(self) -> None:
        """Go on after a wrong move, or to the next step of a solution that is shown."""
        self._aside = None
        if not self._left:
            return
        of, action = len(self._way), self._way[-self._left]
        self._left -= 1
        self._play_shown(action, t("level-shown", n=of - self._left, of=of, move=do(action)))

    def _play_shown(self, action: Action, said: str) -> None:
        """Play a step on the board for the reader, and say which, with what comes of it."""
        self.play(action)
        after = f" {self.message.text}" if self.message is not None else ""
        self.message = Message(f"{said}{after}", alarm=False)

    def _note(self, found: Verdict) -> None:
        if found.kind != "ok":
            self._memory.change(lambda progress: progress.note(self.level.key, found))
