"""What the box does by itself: the piles are mixed, counters turned up, cards dealt."""

from random import Random
from typing import Final

from elfenwidgets.play.fast.position import DRAW_SECRET, Position, switches
from elfenwidgets.play.fast.tables import ALL_CARDS, ALL_COUNTERS, BY_NAME, cards_in
from elfenwidgets.play.network import NUMBER
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.deal import DISPLAY
from elfenwidgets.rules.draw import OPEN_DRAWS
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.engine import SEATS
from elfenwidgets.rules.state import HAND_AT_START, shuffled

DRAWS_A_SEAT: Final = 1 + OPEN_DRAWS


def start(edition: Edition, seats: int, seed: int | str, first: int | None = None) -> Position:
    """A new game at its first decision, the very one of ``elfenwidgets.rules.start``.

    Raises:
        ValueError: not two to six seats, or ``first`` is none of them (S1).
    """
    if seats not in SEATS or (first is not None and first not in range(seats)):
        raise ValueError(f"two to six seats, and one of them starts, not {first} of {seats} (S1)")
    position = Position(switches(edition), seed, seats)
    if first is None:
        first = int(shuffled(map(str, range(seats)), seed, "start")[0])
    position.start = first
    if edition.town_cards:
        towns = list(shuffled(BOARD.town_cards, seed, "towns"))
        position.town_card = [NUMBER[towns.pop()] for _ in range(seats)]
        position.towns = tuple([NUMBER[town] for town in towns])
    _deal(position, True, position.start)
    return position


def next_round(position: Position) -> None:
    """Everything is mixed and dealt for the next round (P6.1, P6.4, P6.6)."""
    first = position.start + 1
    _deal(position, position.switches.dealt_anew, 0 if first == position.count else first)


def _deal(position: Position, display: bool, first: int) -> None:
    """The round begins with the seat ``first``, maybe with a new display (S5, P1.1, P1.2)."""
    count = position.count
    position.round += 1
    position.start = position.turn = first
    position.done = 0
    position.enter(DRAW_SECRET)
    if position.round == 1 or not position.switches.refill:
        due = [HAND_AT_START] * count
    else:
        due = [HAND_AT_START - cards_in(hand) for hand in position.hand]
    left = ALL_CARDS - sum(position.hand)
    cards = top(left, sum(due), position.seed, f"cards/{position.round}")
    for i in range(count):
        seat = (first + i) % count
        end = len(cards) - due[seat]
        position.hand[seat] += sum(cards[end:])
        del cards[end:]
    position.stack = ALL_CARDS - sum(position.hand)

    shown = DISPLAY if display else 0
    counters = ALL_COUNTERS - sum(position.open) - sum(position.secret)
    if not display:
        counters -= position.display
    pile = top(counters, shown + DRAWS_A_SEAT * count, position.seed, f"counters/{position.round}")
    if display:
        position.display = sum(pile[-DISPLAY:])
        del pile[-DISPLAY:]
    position.pile = pile


def top(packed: int, size: int, seed: int | str, label: str) -> list[int]:
    """The units on top of a pile that ``rules.state.shuffled`` has mixed, the topmost last.

    That shuffle settles the order from the top: who needs but the top can stop it early. It is
    written once more for that, since two thirds of a fast game would be the shuffles.
    """
    order: list[int] = []
    for shift in BY_NAME:
        order += [1 << shift] * (packed >> shift & 15)
    random = Random(f"{seed}/{label}".encode(errors="surrogatepass")).random
    end = len(order)
    for i in range(end - 1, end - 1 - size, -1):
        j = int(random() * (i + 1))
        order[i], order[j] = order[j], order[i]
    return order[end - size :]
