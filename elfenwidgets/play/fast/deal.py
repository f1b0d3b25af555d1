"""What the box does by itself: the piles are mixed, counters turned up, cards dealt."""

from random import Random
from typing import Final

from elfenwidgets.play.fast.position import PackedSeat, Position, switches
from elfenwidgets.play.fast.tables import ALL_CARDS, ALL_COUNTERS, UNITS, cards_in
from elfenwidgets.play.journeys.network import NUMBER
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.engine import start_player
from elfenwidgets.rules.phases.deal import DISPLAY
from elfenwidgets.rules.phases.draw import OPEN_DRAWS
from elfenwidgets.rules.state import HAND_AT_START, shuffled

DRAWS_A_SEAT: Final = 1 + OPEN_DRAWS


def start(
    edition: Edition,
    seats: int,
    seed: int | str,
    first: int | None = None,
    chance: Random | None = None,
) -> Position:
    """A new game at its first decision, the very one of ``elfenwidgets.rules.start``.

    With ``chance`` it is dealt by that instead of by the seed, and so are all later rounds.

    Raises:
        Refused: not two to six seats, or ``first`` is none of them (S1).

    >>> from elfenwidgets.rules import editions
    >>> start(editions()["amigo-de"], 2, 7, 0).phase.name
    'draw_secret'
    """
    lot = start_player(seats, seed, first)
    if first is None and chance is not None:
        lot = int(chance.random() * seats)
    position = Position(
        switches(edition), seed, [PackedSeat((i + 1) % seats) for i in range(seats)]
    )
    position.chance = chance
    if edition.town_cards:
        by = seed if chance is None else chance.random()
        towns = list(shuffled(BOARD.town_cards, f"{by}", "towns"))
        for seat in position.seats:
            seat.town_card = NUMBER[towns.pop()]
        position.towns = tuple([NUMBER[town] for town in towns])
    _deal(position, True, lot)
    return position


def next_round(position: Position) -> None:
    """Everything is mixed and dealt for the next round (P6.1, P6.4, P6.6)."""
    _deal(position, position.switches.dealt_anew, position.seats[position.start].after)


def _deal(position: Position, display: bool, first: int) -> None:
    """The round begins with the seat ``first``, maybe with a new display (S5, P1.1, P1.2)."""
    position.round += 1
    position.start = position.turn = first
    position.done = 0
    position.enter("draw_secret")

    seats = position.seats
    refill = position.switches.refill and position.round > 1
    stack, counters, due = ALL_CARDS, ALL_COUNTERS, 0
    for seat in seats:
        stack -= seat.hand
        counters -= seat.open + seat.secret
        due += HAND_AT_START - cards_in(seat.hand) if refill else HAND_AT_START
    cards = _mixed(position, "cards", stack, due)
    for i in range(first, first + len(seats)):
        seat = seats[i % len(seats)]
        hand = seat.hand
        for _ in range(HAND_AT_START - cards_in(hand) if refill else HAND_AT_START):
            card: int = cards.pop()
            hand += card
            stack -= card
        seat.hand = hand
    position.stack = stack

    if not display:
        counters -= position.display
    shown = DISPLAY if display else 0
    size = DRAWS_A_SEAT * len(seats)
    pile = _mixed(position, "counters", counters, size + shown)
    if display:
        position.display = sum([pile.pop() for _ in range(shown)])
    position.pile = pile[len(pile) - size :]


def _mixed(position: Position, label: str, packed: int, size: int) -> list[int]:
    """The units of a pile; the last ``size`` in the order that ``rules.state.shuffled`` would give.

    That shuffle settles the order from the end: who needs but the top can stop it early. It is
    written once more for that, since two thirds of a fast game would be the shuffles.
    """
    order: list[int] = []
    for shift, units in UNITS:
        order += units[packed >> shift & 15]
    if position.chance is not None:
        random = position.chance.random
    else:
        label = f"{position.seed}/{label}/{position.round}"
        random = Random(label.encode(errors="surrogatepass")).random
    last = len(order) - 1
    for i in range(last, last - size, -1):
        j = int(random() * (i + 1))
        order[i], order[j] = order[j], order[i]
    return order
