"""The replay of a game: a strip to step and to play through; its place for games from a link."""

from collections.abc import Callable, Iterator

from elfenwidgets.markup import Html, html
from elfenwidgets.play.packed_game import pack, unpack
from elfenwidgets.play.replay import Replay
from elfenwidgets.play.table import Table
from elfenwidgets.rules.record.header import RecordError
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.svg.board import board_svg
from elfenwidgets.ui.drawing.svg.film import Frame, animated_svg
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.background import Meanwhile
from elfenwidgets.ui.kit.buttons import Buttons, button
from elfenwidgets.ui.kit.guard import Guard, log_file
from elfenwidgets.ui.kit.html_parts import link, spoken
from elfenwidgets.ui.kit.place import Address, Go, HomePlace, step_in, step_of
from elfenwidgets.ui.kit.sharing import REPLAY
from elfenwidgets.ui.phrases import refusals
from elfenwidgets.ui.phrases.message import Message, notice
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.games.replayed_game import ReplayAct
from elfenwidgets.ui.stage.stage import Stage

SPEEDS = {"slow": 2.0, "normal": 0.8, "fast": 0.2}
"""Seconds from one step to the next."""

SPEED = "normal"
EVERYBODY = "everybody"


class Replays(HomePlace):
    """The place of a game from a link: ``#replay/<game>/<step>``, the game packed, steps from 1."""

    def __init__(self, go: Go, note: Go) -> None:
        self._note = note
        self._packed = ""
        self._notice = w.Prose(classes="elfen-home-said")
        self._page = ReplayPage(lambda: go(("games",)), self._stepped)
        self._usual = (w.HTML(spoken()), self._notice)
        self.widget = w.VBox(self._usual, classes="elfen-app elfen-learn")

    def open(self, rest: Address) -> None:
        """Show the game that the address holds, or say why not."""
        self._notice.value, self._packed = Html(), ""
        packed, step = (*rest, "", "")[:2]
        try:
            table = Table.from_record(unpack(packed))
        except RecordError as error:
            self._refuse(refusals.record_error(error))
            return
        except ValueError:
            self._refuse(t("handed-broken"))
            return
        if not table.game.over:
            self._refuse(t("handed-unfinished"))
            return
        self._packed = packed
        self.widget.children = (*self._usual, self._page.box)
        self._page.show(table, step_of(step))

    def leave(self) -> None:
        """Nothing is played through while another place is shown."""
        self._page.close()

    def _refuse(self, sentence: str) -> None:
        self._page.close()
        self._note((REPLAY,))
        self.widget.children = self._usual
        self._notice.value = notice(sentence)

    def _stepped(self, step: int) -> None:
        if self._packed:
            self._note((REPLAY, self._packed, *step_in(step)))


class ReplayPage:
    """One board for all games that are played through again; ``box`` is the widget.

    ``back`` is called to leave it, ``at`` with the step that one is at, from 1, while it does not
    step on by itself, as ``playing`` says.
    """

    def __init__(self, back: Callable[[], None], at: Callable[[int], None]) -> None:
        self._at = at
        self._guard = Guard(self._fault)
        self.stage = Stage(self._guard, self._moved)
        self._meanwhile = Meanwhile(lambda: self._fault(log_file()))
        self.playing = False
        self._speed = SPEED
        self._steps = Buttons(self._guard, self._step, "elfen-steps-row")
        self._strip = w.IntSlider(readout=False, tooltip=t("replay-strip"), classes="elfen-strip")
        self._strip.observe(self._guard(self._slid), "value")
        self._speeds = Buttons(self._guard, self._choose_speed, "elfen-tabs")
        self._rounds = Buttons(self._guard, self._go_round, "elfen-tabs")
        self._eyes = Buttons(self._guard, self._look_as, "elfen-tabs")
        self._whose, self._file = (w.Prose() for _ in range(2))
        picture = button(self._guard, t("replay-picture"), self._picture, "elfen-picture")
        moving = button(self._guard, t("replay-film"), self._film, "elfen-picture")
        pictures = w.HBox([picture, moving, self._file], classes="elfen-pictures")
        row = [self._steps.box, self._strip, self._speeds.box]
        strip = w.HBox(row, classes="elfen-replay-strip")
        close = button(self._guard, t("replay-close"), back, "elfen-back")
        ways = w.Box([close, self._rounds.box, self._eyes.box], classes="elfen-back-ways")
        children = [ways, self._whose, strip, self.stage.box, pictures]
        self.box = w.Box(children, classes="elfen-app elfen-learn elfen-replay")

    def show(self, table: Table, step: int = 1) -> None:
        """Begin with a step of the game at a table, from 1: its set-up, or what comes later."""
        self.close()
        packed = pack(table.game.record()) if table.game.over else None
        self.act = ReplayAct(Replay(table), packed)
        self.act.pause = SPEEDS[self._speed]
        self._strip.value, self._strip.max = 0, self.act.last
        self._whose.value = Html() if self.act.replay.over else html("<p>{}</p>", _whose(self.act))
        self.act.go(step - 1)
        self.stage.enter(self.act)
        self._moved()

    def close(self) -> None:
        """Play no further."""
        self.playing = False
        self._meanwhile.stop()

    def _moved(self) -> None:
        """Say where one is: the only writer of all that stands round the stage."""
        act = self.act
        self._file.value = Html()
        self._strip.value = act.at
        if not self.playing:
            self._at(act.at + 1)
        self._steps.show(
            [
                ("first", t("replay-first")),
                ("back", t("replay-back")),
                ("play", t("replay-stop" if self.playing else "replay-play")),
                ("forth", t("replay-forth")),
                ("last", t("replay-last")),
            ]
        )
        self._speeds.show([(name, t(f"replay-{name}")) for name in SPEEDS], self._speed)
        rounds = range(1, act.replay.state(act.last).round + 1)
        names = [(str(n), t("gamereview-round", n=n)) for n in rounds]
        self._rounds.show(names, str(act.state.round))
        eyes = [] if len(act.replay.seats) == 1 else act.replay.seats
        self._eyes.show([_eye(act, seat) for seat in eyes], _name(act.seat))

    def _go(self, step: int) -> None:
        self.act.go(step)
        self.stage.turn()
        self._moved()

    def _slid(self) -> None:
        if self._strip.value != self.act.at:
            self.close()
            self._go(self._strip.value)

    def _step(self, name: str) -> None:
        going, at = self.playing, self.act.at
        self.close()
        if name == "play" and not going:
            self.playing = True
            if at == self.act.last:
                self._go(0)
            self._meanwhile.go(self._play())
        steps = {"first": 0, "back": at - 1, "forth": at + 1, "last": self.act.last}
        self._go(steps.get(name, self.act.at))

    def _play(self) -> Iterator[float]:
        """Step on to the end, with the seconds to wait before each step."""
        while self.act.at < self.act.last:
            yield SPEEDS[self._speed]
            self.playing = self.act.at + 1 < self.act.last
            self._go(self.act.at + 1)

    def _choose_speed(self, name: str) -> None:
        self._speed, self.act.pause = name, SPEEDS[name]
        self._moved()

    def _go_round(self, name: str) -> None:
        step = self.act.replay.begins(int(name))
        if step is not None:
            self.close()
            self._go(step)

    def _look_as(self, name: str) -> None:
        self.act.seat = next(seat for seat in self.act.replay.seats if _name(seat) == name)
        self._go(self.act.at)

    def _picture(self) -> None:
        """Bring what lies on the board into the page as a file."""
        svg = board_svg(self.act.view, tuple(player.color for player in self.act.players))
        name = f"elfenland-{self.act.at + 1}.svg"
        self._file.value = link(svg, "image/svg+xml", name, t("replay-picture-ready"))

    def _film(self) -> None:
        """Bring the whole game into the page as a file that moves, as fast as was chosen."""
        svg = film(self.act.replay, self.act.seat, SPEEDS[self._speed])
        self._file.value = link(svg, "image/svg+xml", "elfenland.svg", t("replay-film-ready"))

    def _fault(self, file: str) -> None:
        self.close()
        self.stage.tell(Message(t("fault", file=file)))


def film(replay: Replay, seat: int | None, seconds: float) -> str:
    """The whole game as an animated SVG, ``seconds`` a step, seen through the eyes of a seat.

    Raises:
        ValueError: this seat's things may not be seen.
    """
    act = ReplayAct(replay)
    act.seat = seat
    return animated_svg(_frames(act), replay.players, seconds)


def _frames(act: ReplayAct) -> Iterator[Frame]:
    for step in range(act.last + 1):
        act.go(step)
        yield Frame(act.view, act.marks(Choosing(()), None), act.caption())


def _name(seat: int | None) -> str:
    return EVERYBODY if seat is None else str(seat)


def _eye(act: ReplayAct, seat: int | None) -> tuple[str, str]:
    """A button by which one looks through the eyes of a seat, or of all."""
    said = t("replay-everybody") if seat is None else act.players[seat].name
    return _name(seat), said


def _whose(act: ReplayAct) -> str:
    """What of a game that goes on is shown."""
    return t("replay-known" if act.seat is None else "replay-own")
