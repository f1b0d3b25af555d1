"""What is heard at the table: the sound of each thing that has happened, as the board shows it."""

from collections.abc import Sequence

from elfenwidgets.rules.events import LogEvent
from elfenwidgets.rules.view import View
from elfenwidgets.ui.drawing.moving.motion import LONGEST
from elfenwidgets.ui.kit.page_widget import Sound

MOST = 12
"""So many sounds at once are enough; the rest of a long list is not heard."""


class Sounds:
    """Remembers whose turn was announced, and which pieces were collected."""

    def __init__(self) -> None:
        self._turn: int | None = None
        self._pieces: list[frozenset[str]] = []

    def turn(self, seat: int | None) -> tuple[Sound, ...]:
        """The sound for a person at this screen who has the turn now; None: nobody here has it."""
        before, self._turn = self._turn, seat
        return (("turn", 0.0),) if seat is not None and seat != before else ()

    def happened(self, news: Sequence[LogEvent], view: View, seconds: float) -> tuple[Sound, ...]:
        """The sounds of what is new; one step of a boot takes so many ``seconds``."""
        had, self._pieces = self._pieces, [seat.pieces for seat in view.seats]
        if not news:
            return ()
        found: list[Sound] = []
        moves = [event["seat"] for event in news if event["e"] in ("move", "witch_move", "fly")]
        step = seconds * min(1, LONGEST / max(1, len(moves)))
        steps = 0
        for event in news:
            match event["e"]:
                case "deal" | "draw_secret" | "draw" | "hand" | "take" | "items" | "open":
                    found.append(("card", 0.0))
                case "place" | "obstacle" | "place_item" | "double" | "exchange":
                    found.append(("counter", seconds))
                case "income" | "take_gold" | "take_coins" | "bid":
                    found.append(("coin", 0.0))
                case "sold":
                    found.append(("sold", 0.1))
                case "move" | "witch_move" | "fly":
                    found.append(("step", steps * step))
                    steps += 1
                    town, seat = event["to"], event["seat"]
                    if had and town in view.edition.board.missing(had[seat]):
                        had[seat] |= {town}
                        found.append(("piece", steps * step))
        if view.result is not None:
            found.append(("win", steps * step + seconds))
        heard = sorted(set(found), key=lambda sound: sound[1])
        return tuple((name, round(begin, 2)) for name, begin in heard[-MOST:])
