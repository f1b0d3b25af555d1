"""The place of a position: opened from a link, played on, edited, kept as a task, handed on."""

from typing import Literal
from urllib.parse import unquote

from elfenwidgets.markup import Html, html
from elfenwidgets.play.coaching.tasks import NoTask, task
from elfenwidgets.rules.position import position, short
from elfenwidgets.rules.position import text as line
from elfenwidgets.rules.position.text import PositionError
from elfenwidgets.rules.state import State
from elfenwidgets.text import t
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.buttons import Buttons, button
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.kit.html_parts import spoken
from elfenwidgets.ui.kit.place import Address, Go, HomePlace
from elfenwidgets.ui.kit.saved_progress import Memory
from elfenwidgets.ui.kit.sharing import POSITION
from elfenwidgets.ui.pages.edit_form import Edit, EditForm
from elfenwidgets.ui.pages.own_tasks import LONGEST_TITLE, keep, links
from elfenwidgets.ui.phrases import keeping
from elfenwidgets.ui.phrases.message import notice
from elfenwidgets.ui.stage.act import Act
from elfenwidgets.ui.stage.edit import EditAct
from elfenwidgets.ui.stage.games.played_on import PlayedOnAct
from elfenwidgets.ui.stage.puzzle import PuzzleAct
from elfenwidgets.ui.stage.stage import Stage

Way = Literal["play", "edit", "task"]
WAYS: tuple[Way, ...] = ("play", "task", "edit")


class Positions(HomePlace):
    """The place of a position.

    ``#p=...`` is one to play on, ``#p=.../edit`` one to change, ``#p=.../task/<title>`` a question
    about it. What follows ``p=`` is its short text, or the line of a position.
    """

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self._guard = Guard(lambda file: self._tell(t("fault", file=file)))
        self._memory = Memory()
        self._state = _usual()
        self._way: Way = "play"
        self._title = ""
        self.stage = Stage(self._guard, lambda: None)
        self._notice = w.Prose(classes="elfen-home-said")
        self._ways = Buttons(self._guard, self._turn, "elfen-ways")
        self._form = EditForm(self._guard, self._edit, self.stage.turn)
        self._name = w.Text(description=t("task-title"), placeholder=t("task-placeholder"))
        save = button(self._guard, t("task-save"), self._save, "elfen-save-task")
        self._keeping = w.HBox([self._name, save], classes="elfen-form elfen-task-form")
        self._paste = w.Text(description=t("handed-paste"), classes="elfen-paste")
        pasted = button(self._guard, t("handed-open"), lambda: go(_meant(self._paste.value)))
        self._tasks = w.Prose()
        heading = html('<h1 class="elfen-only-read">{}</h1>', t("handed-title"))
        self.widget = w.VBox(
            [
                w.Prose(spoken() + heading),
                self._ways.box,
                self._notice,
                self._form.brushes,
                self.stage.box,
                self._form.box,
                self._keeping,
                w.HBox([self._paste, pasted], classes="elfen-form"),
                self._tasks,
            ],
            classes="elfen-app elfen-learn elfen-handed",
        )

    def open(self, rest: Address) -> None:
        """Show the position that the address names; without one, one to begin with."""
        self._notice.value = Html()
        text, *more = (*rest, "")
        self._title = " ".join(more[1:-1])[:LONGEST_TITLE]
        try:
            self._state = _usual() if not rest else _read(text)
        except PositionError:
            self._state = _usual()
            self._note((POSITION,))
            self._tell(t("handed-broken"))
        self._way = next((way for way in self._ways_of() if more[:1] == [way]), "play")
        self._show()

    def leave(self) -> None:
        """Nothing of it runs while another place is shown."""
        if self.stage.act is not None:
            self.stage.act.leave()

    def _show(self) -> None:
        """Put on the stage what is wanted of the position: the only writer."""
        act = self._act()
        self.stage.enter(act)
        self.stage.share.close()
        editing_now = isinstance(act, EditAct)
        for box in (self._form.brushes, self._form.box):
            w.toggle(box, "elfen-none", not editing_now)
        # What one decides, and by what, stands on one screen.
        w.toggle(self.widget, "elfen-puzzling", not editing_now)
        self._offer(act)
        if isinstance(act, EditAct):
            self._form.show(act)
        self._tasks.value = links()

    def _ways_of(self) -> tuple[Way, ...]:
        """What can be made of the position: there are no tasks of Elfengold."""
        return WAYS if self._state.gold is None else ("play", "edit")

    def _offer(self, act: Act) -> None:
        """Show the ways, and what keeps a task while one can be built."""
        self._ways.show([(way, t(f"handed-{way}")) for way in self._ways_of()], self._way)
        builds = isinstance(act, EditAct) and "task" in self._ways_of()
        w.toggle(self._keeping, "elfen-none", not builds)

    def _act(self) -> Act:
        if self._way == "edit":
            return EditAct(self._state, self._edited)
        if self._way == "task":
            try:
                title = self._title or t("task-untitled")
                return PuzzleAct(task(self._state), self._memory, title)
            except NoTask:
                self._way = "play"
                self._tell(t("task-none"))
        return PlayedOnAct(self._state, self.stage.turn)

    def _turn(self, way: str) -> None:
        self._notice.value = Html()
        self._way = next(each for each in WAYS if each == way)
        self._show()
        self._note(self._address())

    def _edit(self, edit: Edit) -> None:
        act = self.stage.act
        if isinstance(act, EditAct):
            act.message = None
            act.change(edit)
            self.stage.turn()

    def _edited(self, state: State) -> None:
        self._state = state
        act = self.stage.act
        if isinstance(act, EditAct):
            self._form.show(act)
            self._offer(act)
        self._note(self._address())

    def _address(self) -> Address:
        more = () if self._way == "play" else (self._way,)
        title = (self._title,) if self._way == "task" and self._title else ()
        return (POSITION, short.pack(self._state), *more, *title)

    def _save(self) -> None:
        """Keep the position as a task of one's own, if there is something to find."""
        title = " ".join(self._name.value.split())[:LONGEST_TITLE]
        try:
            task(self._state)
            keep(short.pack(self._state), title)
        except NoTask:
            self._tell(t("task-none"))
        except OSError as error:
            self._tell(keeping.unkept(error))
        else:
            self._title, self._way = title, "task"
            self._show()
            self._note(self._address())
            self._notice.value = notice(t("task-saved"), alarm=False)

    def _tell(self, sentence: str) -> None:
        self._notice.value = notice(sentence)


def _read(text: str) -> State:
    """The state that a short text or a line says.

    Raises:
        PositionError: it is none, or one that no table can show.
    """
    state = line.parse(text) if text.startswith("edition=") else short.unpack(text)
    if state.phase in ("display", "town_card", "round", "deal"):
        raise PositionError("nobody decides anything there")
    return state


def _usual() -> State:
    """A position to begin with."""
    return position(
        "amigo-de",
        at="elvenhold",
        hand="dragon dragon elfcycle unicorn magic_cloud raft troll_wagon giant_pig",
        open="dragon elfcycle unicorn magic_cloud",
        players=2,
    )


def _meant(pasted: str) -> Address:
    """The address that a pasted link ends with, or of the text that was pasted itself."""
    text = pasted.strip().rpartition(f"#{POSITION}=")[2][: line.LONGEST]
    parts = [text] if "edition=" in text else text.split("/")
    return (POSITION, *(unquote(part, errors="replace") for part in parts))
