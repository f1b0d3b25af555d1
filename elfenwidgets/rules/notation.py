"""An action as one short line and back: what SAN is to chess.

Seats count from 0 and names are those of the game record; brackets: it lay face down until now::

    0 draw secret                       0 obstacle forest:feodor-lapphalya
    0 draw pile                         0 pass
    0 draw dragon                       0 move river:virst-ixara > ixara raft
    0 place dragon plain:ixara-virst    0 move plain:ixara-virst > virst caravan dragon raft raft
    0 place (dragon) plain:ixara-virst  0 end dragon raft
    0 keep dragon                       0 keep (dragon)
"""

from collections.abc import Iterable
from typing import assert_never

from elfenwidgets.rules.actions import (
    Action,
    Draw,
    DrawSecret,
    EndMove,
    Keep,
    Move,
    Pass,
    Place,
    PlaceObstacle,
)
from elfenwidgets.rules.board import BOARD, COUNTERS, TRANSPORTS
from elfenwidgets.rules.engine import SEATS
from elfenwidgets.rules.state import Cards, Word
from elfenwidgets.rules.vocabulary import CounterKind, Payment

_PAYMENTS: tuple[Payment, ...] = ("caravan", "boatmen")


def write(action: Action) -> str:
    """The line for an action.

    Raises:
        ValueError: it names what does not exist, so no line would give it back.

    >>> write(Place(0, "dragon", True, "plain:ixara-virst"))
    '0 place (dragon) plain:ixara-virst'
    """
    line = " ".join([str(action.seat), *_words(action)])
    if parse(line) != action:
        raise ValueError(f"not an action that can be written: {action}")
    return line


def _words(action: Action) -> tuple[str, ...]:
    match action:
        case DrawSecret():
            return ("draw", "secret")
        case Draw(_, source, counter):
            return ("draw", counter or source)
        case Place(_, counter, secret, road):
            return ("place", _lay(counter, secret), road)
        case PlaceObstacle(_, road):
            return ("obstacle", road)
        case Move(_, via, to, cards, how):
            return ("move", via, ">", to, *(() if how == "card" else (how,)), *cards)
        case EndMove(_, discard):
            return ("end", *discard)
        case Keep(_, counter, secret):
            return ("keep", _lay(counter, secret))
        case Pass():
            return ("pass",)
        case _:
            assert_never(action)


def _lay(counter: str, secret: bool) -> str:
    return f"({counter})" if secret else counter


def parse(line: str) -> Action:
    """The action that a line names, whether it is legal or not.

    Raises:
        ValueError: it is no such line; the sentence says what is wrong.

    >>> parse("0 end dragon raft")
    EndMove(seat=0, discard=('dragon', 'raft'))
    """
    seat_word, *words = line.split() or [""]
    if seat_word not in map(str, range(SEATS[-1])):
        raise ValueError(f"a line begins with a seat from 0 to {SEATS[-1] - 1}, not {seat_word!r}")
    seat = int(seat_word)
    match words:
        case ["draw", "secret"]:
            return DrawSecret(seat)
        case ["draw", "pile"]:
            return Draw(seat, "pile")
        case ["draw", counter]:
            return Draw(seat, "display", _known(counter, COUNTERS, "counter"))
        case ["place", counter, road]:
            return Place(seat, *_lain(counter), _road(road))
        case ["obstacle", road]:
            return PlaceObstacle(seat, _road(road))
        case ["pass"]:
            return Pass(seat)
        case ["move", via, ">", to, *payment]:
            how: Payment = "card"
            for word in _PAYMENTS:
                if payment[:1] == [word]:
                    how, payment = word, payment[1:]
            return Move(seat, _road(via), _known(to, BOARD.towns, "town"), _cards(payment), how)
        case ["end", *discard]:
            return EndMove(seat, _cards(discard))
        case ["keep", counter]:
            return Keep(seat, *_lain(counter))
    raise ValueError(f"no action is written {' '.join(words)!r}")


def _known(name: str, names: Iterable[Word], what: str) -> Word:
    for known in names:
        if known == name:
            return known
    raise ValueError(f"no {what} is called {name!r}")


def _road(name: str) -> str:
    return _known(name, BOARD.connections, "connection")


def _cards(names: list[str]) -> Cards:
    return tuple(_known(name, TRANSPORTS, "travel card") for name in names)


def _lain(word: str) -> tuple[CounterKind, bool]:
    """A counter's kind, and whether it lay face down."""
    secret = word.startswith("(") and word.endswith(")")
    return _known(word[1:-1] if secret else word, COUNTERS, "counter"), secret
