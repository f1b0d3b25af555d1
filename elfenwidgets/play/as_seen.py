"""A position to hand on from a game that goes on: what its giver does not know is dealt anew."""

import random
from collections import Counter
from collections.abc import Iterable

from elfenwidgets.rules.state import Seat, State, Word, all_cards, all_counters, sort
from elfenwidgets.rules.view import View


def as_seen(view: View) -> State:
    """A state that looks to the viewer as the game does, made of nothing but the view.

    Hands, secret counters and town cards of others are dealt out of what the viewer has not seen,
    always alike; what lies face down is left out.

    Raises:
        ValueError: the game is over, so that nothing is hidden, or it is of Elfengold.
    """
    if view.turn is None or view.gold is not None:
        raise ValueError("only a game of the base edition that goes on is seen from a seat")
    chance = random.Random(0)
    seats = view.seats
    cards = _unseen(all_cards(), [c for seat in seats for c in seat.hand or ()], chance)
    shown = [*view.display, *view.counters.values(), *(c for s in seats for c in s.counters)]
    counters = _unseen(all_counters(), shown, chance)
    towns = _unseen(
        list(view.edition.board.town_cards), [s.town_card for s in seats if s.town_card], chance
    )

    def dealt(number: int) -> Seat:
        seat = seats[number]
        own, some = number == view.seat, view.edition.town_cards
        hand = seat.hand if seat.hand is not None else [cards.pop() for _ in range(seat.cards)]
        secret = seat.secret
        if secret is None:
            secret = sort(counters.pop() for _ in range(seat.secrets))
        card = seat.town_card if own or not some else towns.pop()
        return Seat(seat.boot, seat.pieces, sort(hand), seat.open, secret, seat.obstacle, card)

    return State(
        edition=view.edition,
        seed=0,
        seats=tuple(map(dealt, range(len(seats)))),
        phase=view.phase,
        round=view.round,
        start=view.start,
        turn=view.turn,
        done=view.done,
        display=view.display,
        pile=(),
        stack=(),
        discard=(),
        towns=(),
        counters=view.counters,
        obstacles=view.obstacles,
    )


def _unseen(box: list[Word], seen: Iterable[object], chance: random.Random) -> list[Word]:
    """What of a box was not seen, mixed."""
    rest = sorted((Counter(box) - Counter(seen)).elements())  # type: ignore[arg-type]
    chance.shuffle(rest)
    return rest
