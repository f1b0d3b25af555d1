"""One seat on the start screen: nobody, a person here or with a device, or a bot; name, colour."""

from typing import Any

from elfenwidgets.play.bots import bots
from elfenwidgets.play.guests import shared
from elfenwidgets.play.library import DEVICE
from elfenwidgets.rules.players import COLORS
from elfenwidgets.text import t
from elfenwidgets.ui.drawing.theme import USUAL_COLORS
from elfenwidgets.ui.kit import shared_widgets as w
from elfenwidgets.ui.kit.guard import Guard

NOBODY = ""
PERSON = "person"
LONGEST_NAME = 24


class SeatRow:
    """The form of seat ``number`` (from 1), filled in as it was kept the last time."""

    def __init__(self, guard: Guard, number: int, kept: object) -> None:
        self.number = number
        last = _last(number, kept)
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
            placeholder=t("start-player", n=number),
            value=last["name"],
            classes="elfen-name elfen-label-heard",
        )
        self._color = w.Dropdown(
            options=[(t(f"color-{color}"), color) for color in COLORS],
            value=last["color"],
            description=t("start-color"),
            classes="elfen-color elfen-label-heard",
        )
        self.box = w.HBox([self._who, self._name, self._color], classes="elfen-form")
        self._who.observe(guard(self._seated), "value")
        self._seated()

    def _seated(self) -> None:
        """A seat that nobody has asks for no name."""
        (self.box.remove_class if self.taken else self.box.add_class)("elfen-nobody")

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
        """The player's name, at most LONGEST_NAME letters; without one the seat's number."""
        typed = " ".join(self._name.value.split())[:LONGEST_NAME].strip()
        return whole_letters(typed) or t("start-player", n=self.number)

    @property
    def color(self) -> str:
        """The player's colour."""
        return str(self._color.value)

    def kept(self) -> dict[str, str]:
        """What to remember for the next game."""
        return {"who": self.who, "name": self._name.value[:LONGEST_NAME], "color": self.color}


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
