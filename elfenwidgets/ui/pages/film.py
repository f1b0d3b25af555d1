"""The film of a game: its replay as a file that moves, as whoever looks on might see it."""

from collections.abc import Iterator

from elfenwidgets.play.replay import Replay
from elfenwidgets.ui.drawing.svg.film import Frame, animated_svg
from elfenwidgets.ui.picking.narrowing import Choosing
from elfenwidgets.ui.stage.games.replayed_game import ReplayAct


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
