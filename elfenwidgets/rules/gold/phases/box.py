"""Set-up of Elfengold, and what the box does in each round."""

from typing import assert_never

from elfenwidgets.rules.actions import BoxEvent, Deal, Display, Round, TownCard
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.gold import course
from elfenwidgets.rules.gold.actions import (
    Hand,
    Income,
    Items,
    Market,
    Row,
    Sold,
    Unsold,
    Values,
)
from elfenwidgets.rules.gold.phases import auction, cards
from elfenwidgets.rules.gold.state import (
    GOLD_CARDS,
    HAND_AT_START,
    INCOME,
    MARKET,
    VALUES,
    DeckCards,
    GoldSeat,
    GoldState,
    HandCards,
    all_cards,
    all_items,
    gold_of,
    golden,
    sort_cards,
    sort_items,
)
from elfenwidgets.rules.phases import deal
from elfenwidgets.rules.state import Seat, State, evolve, shuffled

DRAWN = 2
ON_SALE = 2


def boxed(edition: Edition, seats: int, seed: int | str, first: int) -> State:
    """The game before the box has done anything (GS1 to GS5)."""
    rules = edition.gold
    assert rules is not None
    drawn = rules.gold_values == "drawn"
    return State(
        edition=edition,
        seed=seed,
        seats=(Seat(boot=BOARD.capital, obstacle=False),) * seats,
        phase="values" if drawn else "town_card" if edition.town_cards else "round",
        round=0,
        start=first,
        turn=0 if edition.town_cards else first,
        done=0,
        display=(),
        pile=(),
        stack=(),
        discard=(),
        towns=shuffled(BOARD.town_cards, seed, "towns") if edition.town_cards else (),
        counters={},
        gold=GoldState(
            seats=(GoldSeat(),) * seats,
            values=_lots(seed) if drawn else VALUES,
            pile=shuffled(all_items(), seed, "items/1"),
            deck=shuffled(all_cards(rules.witch), seed, "cards/1"),
        ),
    )


def upcoming(state: State) -> BoxEvent | None:
    """What the box does next, or None when it is a player's turn or the game is over."""
    gold = gold_of(state)
    match state.phase:
        case "values":
            return Values(gold.values)
        case "town_card" | "round":
            return deal.upcoming(state)
        case "hand":
            return Hand(state.turn, _hand_cards(gold.deck[-HAND_AT_START:]))
        case "market":
            return Market(_hand_cards(gold.deck[-MARKET:]))
        case "income":
            return Income(INCOME)
        case "items":
            return Items(state.turn, sort_items(gold.pile[-DRAWN:]))
        case "row":
            return Row(gold.pile[: -ON_SALE * len(state.seats) - 1 : -1])
        case "sale":
            return auction.sale(state)
    return None


def _lots(seed: int | str) -> dict[str, int]:
    """The gold values by lot: the twenty numbers of the printed board, dealt anew (GS4)."""
    towns = shuffled(VALUES, seed, "values")
    values = sorted(VALUES.values())
    return dict(sorted(zip(towns, values, strict=True)))


def _hand_cards(cards: DeckCards) -> HandCards:
    """Cards of the deck before the gold cards are in it."""
    return sort_cards(card for card in cards if card != "gold")


def apply(state: State, event: BoxEvent) -> State:
    """The state after ``event``, which has to be what ``upcoming`` gave."""
    gold = gold_of(state)
    match event:
        case Values():
            return evolve(state, phase="town_card" if state.edition.town_cards else "round")
        case TownCard():
            return deal.apply(state, event)
        case Round(n, first):
            state = course.after(evolve(state, round=n, start=first), "round")
            return cards.begin(state) if state.phase == "cards" else state
        case Hand(seat, dealt):
            state = evolve(state, gold=evolve(gold, deck=gold.deck[: -len(dealt)]))
            state = cards.with_cards(state, seat, dealt)
            done = state.done + 1
            if done == len(state.seats):
                return course.after(state, "hand")
            return evolve(state, turn=state.after(seat), done=done)
        case Market(turned):
            rest: DeckCards = (*gold.deck[:-MARKET], *golden(GOLD_CARDS))
            deck = shuffled(rest, state.seed, "gold")
            gold = evolve(gold, market=sort_cards(turned), deck=deck)
            return course.after(evolve(state, gold=gold), "market")
        case Income(coins):
            seats = tuple(evolve(seat, coins=seat.coins + coins) for seat in gold.seats)
            return course.after(evolve(state, gold=evolve(gold, seats=seats)), "income")
        case Items(seat, items):
            mine = evolve(gold.seats[seat], drawn=sort_items(items))
            gold = evolve(gold, pile=gold.pile[:-DRAWN], seats=gold.with_seat(seat, mine))
            return evolve(state, gold=gold, phase="open")
        case Row(items):
            gold = evolve(gold, pile=gold.pile[: -len(items)], row=items)
            return auction.begin(course.after(evolve(state, gold=gold), "row"))
        case Sold() | Unsold():
            return auction.settle(state, event)
        case Display() | Deal():  # those of the base game
            raise AssertionError(event)
        case _:
            assert_never(event)
