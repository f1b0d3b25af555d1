"""What the others did in a game on the stage since its reader acted, seen action by action."""

from collections.abc import Callable, Iterable, Iterator

from elfenwidgets.lessons.own_setting import READER
from elfenwidgets.markup import Html, html
from elfenwidgets.play.bots.choice import Reason
from elfenwidgets.play.game import Game, Moment
from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.players import Player
from elfenwidgets.ui.kit import preferences
from elfenwidgets.ui.kit.background import Meanwhile
from elfenwidgets.ui.phrases import actions, words
from elfenwidgets.ui.phrases.badges import mark

LINES = 6
"""So many of the things that the others did are told at once."""

Happened = tuple[LogEvent, Reason | None]
"""An event as the reader knows it, and why a bot made it happen."""


class Others:
    """The news of a game, shown at the pace that the reader has chosen for bots: in ``seconds``.

    ``turn`` is called when the next action is to be seen.
    """

    def __init__(self, turn: Callable[[], None]) -> None:
        self._turn = turn
        self._news: list[Happened] = []
        self._before = 0  # the number of the first of the news
        self._behind: list[Moment] = []  # what is still to be seen before the game as it is
        self.seconds = preferences.PACES[preferences.PACE.chosen]
        self._meanwhile = Meanwhile(self._catch_up)

    def happened(self, game: Game, before: int) -> None:
        """Take up what the game's log says from the event of the number ``before`` on."""
        self._before, log = before, game.view(READER).log
        self._news = [(each, game.notes.get(n)) for n, each in enumerate(log) if n >= before]
        self.seconds = preferences.PACES[preferences.PACE.chosen]
        moments = game.moments[:-1] if self.seconds else ()
        self._behind = [moment for moment in moments if moment.written > before]

    def show(self) -> None:
        """Show what was taken up, one action after the other."""
        try:
            self._meanwhile.go(self._seen())
        except RuntimeError:  # no page is open that could wait
            self._behind = []

    def forget(self) -> None:
        """Nothing has happened."""
        self._news, self._behind = [], []

    def forth(self) -> None:
        """Wait no longer for what is still to be shown."""
        self._meanwhile.stop()
        self._behind = []

    @property
    def shown(self) -> Moment | None:
        """What is shown while the game is farther; None: the game as it is."""
        return self._behind[0] if self._behind else None

    @property
    def log(self) -> list[LogEvent]:
        """What has happened of late, as far as it is shown."""
        return [event for event, _ in self._so_far()]

    def lines(self, players: tuple[Player, ...], why: bool) -> Html:
        """What the others did, in order, as HTML; ``why``: with the bots' reasons."""
        others = [each for each in self._so_far() if each[0].get("seat") != READER]
        shown = ((event, reason if why else None) for event, reason in others[-LINES:])
        return lines(shown, players)

    def _so_far(self) -> list[Happened]:
        if not self._behind:
            return self._news
        return self._news[: self._behind[0].written - self._before]

    def _seen(self) -> Iterator[float]:
        while self._behind:
            yield self.seconds
            del self._behind[:1]
            self._turn()

    def _catch_up(self) -> None:
        """Show the game as it is."""
        if self._behind:
            self._behind = []
            self._turn()


def lines(happened: Iterable[Happened], players: tuple[Player, ...]) -> Html:
    """What happened, a line each, as HTML; nothing where nothing did."""
    rows = Html().join(_line(event, reason, players) for event, reason in happened)
    return html('<ol class="elfen-lines">{}</ol>', rows) if rows else Html()


def _line(event: LogEvent, reason: Reason | None, players: tuple[Player, ...]) -> Html:
    """An event in a line, with a bot's reason where there is one."""
    seat = event.get("seat")
    sign = mark(players[seat].color) if isinstance(seat, int) else ""
    why = Html() if reason is None else html("<q>{}</q>", actions.why(reason, players))
    return html("<li>{}{}{}</li>", sign, words.event(event, players), why)
