"""An action as one short line and back: what SAN is to chess.

Seats count from 0 and names are those of the game record; brackets: it lay face down until now::

    0 draw secret                       0 obstacle forest:feodor-lapphalya
    0 draw pile                         0 pass
    0 draw dragon                       0 move river:virst-ixara > ixara raft
    0 place dragon plain:ixara-virst    0 move plain:ixara-virst > virst caravan dragon raft raft
    0 place (dragon) plain:ixara-virst  0 end dragon raft
    0 keep dragon                       0 keep (dragon)

In Elfengold, beside those that place, pass, move and end::

    0 take deck                         0 item (sea_monster) river:virst-ixara
    0 take dragon                       0 double plain:ixara-virst (dragon)
    0 take gold                         0 exchange plain:ixara-virst forest:feodor-lapphalya
    0 open tree                         0 witch plain:ixara-virst > virst caravan dragon raft raft
    0 bid 3                             0 fly virst
    0 bid pass                          0 coins 12
    0 keep two dragon (tree)            0 discard dragon witch

A spell that lay face down is written ``(double)`` or ``(exchange)``.
"""

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
from elfenwidgets.rules.board import COUNTERS
from elfenwidgets.rules.engine import SEATS
from elfenwidgets.rules.gold import notation as gold
from elfenwidgets.rules.gold.actions import GoldAction
from elfenwidgets.rules.names import cards, known, lain, lay, paid, payment, road, town


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
        case Place(_, counter, secret, where):
            return ("place", lay(counter, secret), where)
        case PlaceObstacle(_, where):
            return ("obstacle", where)
        case Move(_, via, to, price, how):
            return ("move", via, ">", to, *paid(price, how))
        case EndMove(_, discard):
            return ("end", *discard)
        case Keep(_, counter, secret):
            return ("keep", lay(counter, secret))
        case Pass():
            return ("pass",)
        case GoldAction():
            return gold.words(action)
        case _:
            assert_never(action)


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
    golden = gold.parse(seat, words)
    if golden is not None:
        return golden
    match words:
        case ["draw", "secret"]:
            return DrawSecret(seat)
        case ["draw", "pile"]:
            return Draw(seat, "pile")
        case ["draw", counter]:
            return Draw(seat, "display", known(counter, COUNTERS, "counter"))
        case ["place", counter, where]:
            return Place(seat, *lain(counter, COUNTERS, "counter"), road(where))
        case ["obstacle", where]:
            return PlaceObstacle(seat, road(where))
        case ["pass"]:
            return Pass(seat)
        case ["move", via, ">", to, *price]:
            return Move(seat, road(via), town(to), *payment(price))
        case ["end", *discard]:
            return EndMove(seat, cards(discard))
        case ["keep", counter]:
            return Keep(seat, *lain(counter, COUNTERS, "counter"))
    raise ValueError(f"no action is written {' '.join(words)!r}")
