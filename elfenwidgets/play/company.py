"""Who has each seat of a table: people at this screen, bots, and people with devices."""

from collections.abc import Mapping

from elfenwidgets.play.bots import Bot, bots, seated
from elfenwidgets.play.library import DEVICE, HERE, Seating, Sitting


class Company:
    """Those who play at one table.

    ``bots`` are the bots by seat; ``people`` sit at this screen, and at the seats ``elsewhere``
    somebody with a device. ``begun`` names the bots that the game began with; a bot that searches
    thinks ``seconds`` at most, for somebody waits.
    """

    def __init__(self, count: int, begun: Mapping[int, str], seconds: float) -> None:
        self._count, self._begun, self._seconds = count, dict(begun), seconds
        self.device: tuple[int | None, str] | None = None
        """The seat that this screen has as a device, None: it looks on; and its page's name."""
        self.bots: dict[int, Bot] = {}
        self.arrange({})

    def arrange(self, seating: Seating) -> None:
        """Have people, devices and bots at the seats that this names, the others as they began."""
        self.seating = seating
        seats = range(self._count)
        who = {seat: self._who(seat) for seat in seats}
        self.bots = {
            seat: self.bots[seat] if self._plays(seat, name) else seated(name, self._seconds)
            for seat, name in who.items()
            if name in bots()
        }
        if self.device is None:
            self.people = tuple(seat for seat in seats if who[seat] == HERE)
        else:
            self.people = () if self.device[0] is None or self.lost else (self.device[0],)
        self.elsewhere = frozenset(seats) - {*self.bots, *self.people}

    def _plays(self, seat: int, name: str) -> bool:
        return seat in self.bots and self.bots[seat].name == name

    def _who(self, seat: int) -> str:
        given = self.seating.get(seat, Sitting(self._begun.get(seat, HERE))).who
        return given if given == DEVICE or given in bots() else HERE

    @property
    def lost(self) -> bool:
        """Whether the seat of this device has been given to somebody else, or to another page."""
        seat, page = self.device or (None, "")
        return seat is not None and self.seating.get(seat) != Sitting(DEVICE, True, page)

    @property
    def looks_on(self) -> bool:
        """Whether nobody plays at this screen, not even the bots of the table."""
        return self.device is not None and not self.people
