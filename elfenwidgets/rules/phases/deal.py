"""Set-up and phase 1: what the box does by itself, from the shuffled piles."""

from typing import assert_never

from elfenwidgets.rules.actions import BaseBoxEvent, Deal, Display, Round, TownCard
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.state import (
    HAND_AT_START,
    Seat,
    State,
    Word,
    all_cards,
    all_counters,
    evolve,
    shuffled,
    sort,
)

DISPLAY = 5


def boxed(edition: Edition, seats: int, seed: int | str, first: int) -> State:
    """The game before the box has done anything: piles shuffled, boots at the start (S2-S6)."""
    return State(
        edition=edition,
        seed=seed,
        seats=(Seat(boot=edition.board.capital),) * seats,
        phase="display",
        round=0,
        start=first,
        turn=first,
        done=0,
        display=(),
        pile=shuffled(all_counters(), seed, "counters/1"),
        stack=shuffled(all_cards(), seed, "cards/1"),
        discard=(),
        towns=shuffled(edition.board.town_cards, seed, "towns") if edition.town_cards else (),
        counters={},
    )


def upcoming(state: State) -> BaseBoxEvent | None:
    """What the box does next, or None when it is a player's turn or the game is over."""
    match state.phase:
        case "display":
            return Display(sort(state.pile[-DISPLAY:]))
        case "town_card":
            return TownCard(state.turn, state.towns[-1])
        case "round":
            first = state.start if state.round == 0 else state.after(state.start)
            return Round(state.round + 1, first)
        case "deal":
            return Deal(state.turn, sort(_top(state.stack, cards_due(state))))
    return None


def cards_due(state: State) -> int:
    """How many cards the seat in turn is dealt (P1.1, P1.2)."""
    if state.edition.hand == "refill_to_8":
        return HAND_AT_START - len(state.actor.hand)
    return HAND_AT_START


def apply(state: State, event: BaseBoxEvent) -> State:
    """The state after ``event``, which has to be what ``upcoming`` gave."""
    match event:
        case Display(counters):
            dealt = state.edition.town_cards and state.round == 0
            return evolve(
                state,
                display=sort(counters),
                pile=_below(state.pile, len(counters)),
                phase="town_card" if dealt else "round",
                turn=0,  # who is dealt the first town card
            )
        case TownCard(seat, town):
            seats = state.with_seat(seat, evolve(state.seats[seat], town_card=town))
            waiting = [i for i, s in enumerate(seats) if s.town_card is None]
            return evolve(
                state,
                seats=seats,
                towns=_below(state.towns, 1),
                turn=waiting[0] if waiting else state.start,
                phase="town_card" if waiting else "round",
            )
        case Round(n, first):
            return evolve(state, round=n, start=first, turn=first, phase="deal", done=0)
        case Deal(seat, cards):
            hand = sort((*state.seats[seat].hand, *cards))
            seats = state.with_seat(seat, evolve(state.seats[seat], hand=hand))
            done = state.done + 1
            last = done == len(seats)
            return evolve(
                state,
                seats=seats,
                stack=_below(state.stack, len(cards)),
                turn=state.after(seat),
                done=0 if last else done,
                phase="draw_secret" if last else "deal",
            )
        case _:
            assert_never(event)


def _top(pile: tuple[Word, ...], count: int) -> tuple[Word, ...]:
    return pile[len(pile) - count :]


def _below(pile: tuple[Word, ...], count: int) -> tuple[Word, ...]:
    return pile[: len(pile) - count]
