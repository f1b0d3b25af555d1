"""One seat on the start screen: nobody, a person here or with a device, or a bot; name, colour."""

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any

from elfenwidgets.markup import Html, escape, html
from elfenwidgets.play.bots import bots
from elfenwidgets.play.guests import shared
from elfenwidgets.play.library import DEVICE
from elfenwidgets.rules.engine import SEATS
from elfenwidgets.rules.players import COLORS
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.theme import USUAL_COLORS
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.guard import Guard
from elfenwidgets.ui.phrases.names import KNOWN, faces, own_name, unused

NOBODY = ""
PERSON = "person"
LONGEST_NAME = 24


class SeatRow:
    """The form of seat ``number`` (from 1), filled in as it was the ``last`` time.

    ``changed`` is called when another player is chosen or named.
    """

    def __init__(
        self, guard: Guard, changed: Callable[[], None], number: int, last: Mapping[str, str]
    ) -> None:
        self.number = number
        self._who = w.Dropdown(
            description=t("start-seat", n=number),
            options=[
                (t("start-empty"), NOBODY),
                (t("start-person"), PERSON),
                *([(t("start-device"), DEVICE)] if shared() else []),
                *((t(f"bot-{name}"), name) for name in bots()),
            ],
            value=last["who"],
        )
        self._name = w.Text(
            description=t("start-name"),
            value=last["name"],
            classes="elfen-name elfen-label-heard",
        )
        self._color = w.Dropdown(
            options=[(t(f"color-{color}"), color) for color in COLORS],
            value=last["color"],
            description=t("start-color"),
            classes="elfen-color elfen-label-heard",
        )
        full = limited(guard, self._name)
        self.box = w.HBox([self._who, self._name, self._color, full], classes="elfen-form")
        self._face: int | None = None
        self._who.observe(guard(self._seated), "value")
        for field in (self._who, self._name):
            field.observe(guard(changed), "value")
        self._seated()

    def _seated(self) -> None:
        """A seat that nobody has asks for no name."""
        w.toggle(self.box, "elfen-nobody", not self.taken)

    @property
    def taken(self) -> bool:
        """Whether somebody plays here."""
        return bool(self._who.value != NOBODY)

    @property
    def who(self) -> str:
        """``NOBODY``, ``PERSON``, ``DEVICE`` or the name of a bot."""
        return str(self._who.value)

    @property
    def name(self) -> str:
        """The player's name; without one what stands there."""
        return self.typed or str(self._name.placeholder)

    @property
    def typed(self) -> str:
        """The name as it was typed, at most LONGEST_NAME letters."""
        return whole_letters(" ".join(self._name.value[:LONGEST_NAME].split()))

    @property
    def bot(self) -> bool:
        """Whether a bot plays here."""
        return self.who in bots()

    def suggest(self, name: str, face: int | None) -> None:
        """Show what the player is called if nobody types a name, and the face of a bot."""
        self._name.placeholder = name
        if face != self._face:
            self._name.remove_class(f"elfen-face-{self._face}")
            self._face = face
            if face is not None:
                self._name.add_class(f"elfen-face-{face}")

    @property
    def color(self) -> str:
        """The player's colour."""
        return str(self._color.value)

    def kept(self) -> dict[str, str]:
        """What to remember for the next game."""
        return {"who": self.who, "name": self._name.value, "color": self.color}


class SeatRows:
    """The form of all seats: every bot gets a name and a face of its own, unless one is typed.

    ``friends`` are two people at least.
    """

    def __init__(self, guard: Guard, kept: object, friends: bool) -> None:
        last = [_last(n, kept) for n in range(1, SEATS.stop)]
        if friends and sum(each["who"] in (PERSON, DEVICE) for each in last) < min(SEATS):
            last = [_last(n, None) for n in range(1, SEATS.stop)]
        self.rows = [SeatRow(guard, self._name, n, each) for n, each in enumerate(last, 1)]
        self.box = w.VBox([row.box for row in self.rows], classes="elfen-seat-rows")
        self._name()

    def _name(self) -> None:
        taken = [row.typed for row in self.rows if row.taken]
        names: dict[int, str] = {}
        for n, row in enumerate(self.rows):
            if row.bot:
                # Most often a person has the first seat.
                names[n] = row.typed or unused((n - 1) % KNOWN + 1, [*taken, *names.values()])
        shown = faces(names)
        people = (n for n, row in enumerate(self.rows) if row.who == PERSON)
        names |= {n: own_name() for n in islice(people, 1)}
        for n, row in enumerate(self.rows):
            row.suggest(names.get(n) or t("start-player", n=row.number), shown.get(n))


def limited(guard: Guard, field: w.Widget) -> w.Widget:
    """What says below the field of a name that it is full; what is too long for it is cut off."""
    note = w.HTML(classes="elfen-full-field")

    def fit() -> None:
        full = len(field.value) >= LONGEST_NAME
        said = escape(t("start-name-full", most=LONGEST_NAME))
        note.value = html('<p role="status">{}</p>', said) if full else Html()
        field.value = field.value[:LONGEST_NAME]

    field.observe(guard(fit), "value")
    return note


def whole_letters(typed: str) -> str:
    """What was typed; a half of a letter, which no record may hold, becomes a question mark."""
    return typed.encode(errors="replace").decode()


def _last(number: int, kept: object) -> dict[str, Any]:
    """What was kept for a seat, as far as it makes sense today."""
    usual = {
        "who": PERSON if number <= 2 else NOBODY,
        "name": "",
        "color": USUAL_COLORS[number - 1],
    }
    devices = (DEVICE,) if shared() else ()
    known = {"who": (NOBODY, PERSON, *devices, *bots()), "color": COLORS}
    entry = kept[number - 1] if isinstance(kept, list) and len(kept) >= number else None
    if not isinstance(entry, dict):
        return usual
    for key in usual:
        given = entry.get(key)
        if isinstance(given, str) and given in known.get(key, (given,)):
            usual[key] = given
    return usual
