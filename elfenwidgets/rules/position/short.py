"""A position as a short text of letters, digits and ``.-_`` for an address, and back.

It says what lies open and what each seat holds, and nothing of the box: neither seed, nor piles,
nor which cards were played. Where it is read those are mixed, always alike. The parts are divided
by dots::

    amigo-de..2.plan.0.1.0.i51h-ddr-ge-t-1_30-gr---1.05d17U.geemu

They are the edition and its house rules, round, phase, start, turn and done as in the line of
``text``; the seats, with ``_`` between them; the roads, two digits and a letter each, a capital
where an obstacle lies; the display. A seat is its boot's town and the pieces collected, its hand,
open and secret counters, 1 while it has its obstacle, and its town card. Towns are the digits 0 to
k in the order of their names, pieces the bits of a number; roads have two digits. What Elfengold
has beside that, ``gold.short`` says.
"""

import json
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.gold import short as gold
from elfenwidgets.rules.position import text
from elfenwidgets.rules.position.text import LETTERS, PositionError
from elfenwidgets.rules.state import Seat, State

PARTS = 10
LONGEST = 1200
"""Characters that are read; one that is written has at most 300, but for house rules."""

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
TOWNS = sorted(BOARD.towns)
PIECES = sorted(BOARD.piece_towns)
ROADS = sorted(BOARD.connections)


def pack(state: State) -> str:
    """The short text of a state in which somebody decides, or of the end of a game.

    >>> from elfenwidgets.rules.position import position
    >>> state = position(at="feodor", hand="dragon raft", open="dragon")
    >>> pack(state)
    'amigo-de..1.plan.0.0.0.5g-dr-d--1_30----1..ggutd'
    >>> pack(unpack(pack(state))) == pack(state)
    True
    """
    printed = editions()[state.edition.key].rules()
    house_rules = {k: v for k, v in state.edition.rules().items() if v != printed[k]}
    said = json.dumps(house_rules, separators=(",", ":")).replace(" ", "\\u0020")
    packed = said.encode() if house_rules else b""
    return ".".join(
        (
            state.edition.key,
            urlsafe_b64encode(packed).decode().rstrip("="),
            str(state.round),
            state.phase,
            str(state.start),
            str(state.turn),
            str(state.done),
            *_lying(state),
        )
    )


def _lying(state: State) -> list[str]:
    """The seats, the roads, and what else lies on the table."""
    seats = [*map(_seat, state.seats)]
    if state.gold is not None:
        seats = [*map(gold.seat, seats, state.gold.seats)]
        return ["_".join(seats), gold.roads(state), *gold.parts(state)]
    roads = "".join(_road(state, road) for road in sorted(state.counters))
    return ["_".join(seats), roads, _letters(state.display)]


def unpack(words: object) -> State:
    """The state that a short text says.

    Raises:
        PositionError: it is none, or no game comes to it.
    """
    if not isinstance(words, str) or len(words) > LONGEST or not re.fullmatch(r"[\w.-]+", words):
        raise PositionError(f"no short text of at most {LONGEST} letters, digits and .-_")
    parts = words.split(".")
    golden = text.is_gold(parts[0])
    due = gold.PARTS if golden else PARTS
    if len(parts) != due:
        raise PositionError(f"a short text has {due} parts with dots between them")
    edition, rules, round, phase, start, turn, done, held, roads, display, *_ = parts
    fields = {
        "edition": edition,
        "rules": _house_rules(rules),
        "seed": "0",
        "round": round,
        "phase": phase,
        "start": start,
        "turn": turn,
        "done": done,
    }
    seats = held.split("_")
    if golden:
        try:
            seats, lying = gold.expand(phase, turn, seats, roads, parts[9:])
        except ValueError as error:
            raise PositionError(str(error)) from error
    else:
        lying = [f"roads={_expand_roads(roads)}", f"display={display or '-'}"]
        lying += ["pile=?", "stack=?", "played=-", "towns=?"]
    said = [f"{name}={value}" for name, value in fields.items()]
    said += [f"seat={_expand_seat(each)}" for each in seats]
    return text.parse(" ".join([*said, *lying]))


def _letters(kinds: tuple[str, ...]) -> str:
    return "".join(LETTERS[kind] for kind in kinds)  # type: ignore[index]  # they are kinds


def _base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
    return digits or "0"


def _seat(seat: Seat) -> str:
    pieces = sum(1 << PIECES.index(town) for town in seat.pieces)
    flag = "1" if seat.obstacle else "0"
    card = "" if seat.town_card is None else DIGITS[TOWNS.index(seat.town_card)]
    held = (seat.hand, seat.open, seat.secret)
    return "-".join(
        (DIGITS[TOWNS.index(seat.boot)] + _base36(pieces), *map(_letters, held), flag + card)
    )


def _road(state: State, road: str) -> str:
    letter = LETTERS[state.counters[road]]
    return f"{ROADS.index(road):02d}" + (letter.upper() if road in state.obstacles else letter)


def _town(digit: str) -> str:
    number = DIGITS.index(digit)
    if number >= len(TOWNS):
        raise PositionError("no digit of a town")
    return TOWNS[number]


def _expand_seat(words: str) -> str:
    """A seat as the line says it."""
    parts = words.split("-")
    if len(parts) != 5 or not re.fullmatch(r"[0-9a-z][0-9a-z]{1,4}", parts[0]):
        raise PositionError("no seat of five parts")
    place, hand, opened, secret, flags = parts
    if not re.fullmatch(r"[01][0-9a-z]?", flags):
        raise PositionError("neither with an obstacle nor without")
    pieces = int(place[1:], 36)
    if pieces >= 1 << len(PIECES):
        raise PositionError("more pieces than there are")
    collected = ",".join(town for bit, town in enumerate(PIECES) if pieces >> bit & 1)
    held = (each or "-" for each in (collected, hand, opened, secret))
    card = _town(flags[1:]) if flags[1:] else "-"
    return "/".join((_town(place[0]), *held, "!" if flags[0] == "1" else "-", card))


def _expand_roads(words: str) -> str:
    """The roads with counters as the line says them."""
    if not re.fullmatch("([0-9]{2}[A-Za-z])*", words):
        raise PositionError("no roads of two digits and a letter each")
    said = []
    for at in range(0, len(words), 3):
        number, letter = int(words[at : at + 2]), words[at + 2]
        if number >= len(ROADS):
            raise PositionError(f"there are {len(ROADS)} roads")
        said.append(f"{letter.lower()}{'!' * letter.isupper()}@{ROADS[number]}")
    return ",".join(said) or "-"


def _house_rules(words: str) -> str:
    """The house rules as the line says them: JSON without spaces."""
    if not words:
        return "{}"
    try:
        found = urlsafe_b64decode(words + "=" * (-len(words) % 4)).decode("ascii")
    except ValueError as error:
        raise PositionError("no house rules") from error
    if re.search(r"\s", found):
        raise PositionError("house rules with spaces")
    return found
