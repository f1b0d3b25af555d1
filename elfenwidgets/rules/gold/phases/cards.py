"""Phase 1 of Elfengold, and the two cards after a move: deck, market and gold pile."""

from typing import Any, NamedTuple

from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.gold import course
from elfenwidgets.rules.gold.actions import HandCard, TakeCard, TakeGold
from elfenwidgets.rules.gold.state import (
    COINS_FOR_GOLD,
    gold_of,
    golden,
    sort_cards,
    travel_cards_among,
)
from elfenwidgets.rules.refusal import Refusal, refuse
from elfenwidgets.rules.state import State, evolve, shuffled, sort, without

TURNS = 3


def begin(state: State) -> State:
    """Phase 1, unless there is nothing at all to take (G1.1)."""
    return state if _something(state) else course.after(state, "cards")


def legal(state: State) -> list[Action]:
    """Everything that the seat in turn may do."""
    found = [*cards(state)]
    return [*found, TakeGold(state.turn)] if gold_of(state).gold_pile else found


def cards(state: State) -> list[Action]:
    """The cards that the seat in turn may take: unknown, or from the market."""
    seat, gold = state.turn, gold_of(state)
    deck: list[Action] = [TakeCard(seat, "deck")] if _left(state) else []
    return deck + [TakeCard(seat, "market", card) for card in dict.fromkeys(gold.market)]


def why_not(state: State, action: Action) -> Refusal | None:
    """What forbids ``action``, which is well formed and by the seat in turn."""
    if isinstance(action, TakeGold):
        return None if gold_of(state).gold_pile else refuse("G1.4", "no-gold-pile")
    if not isinstance(action, TakeCard):
        return refuse("G1.1", "take-first")
    return why_not_card(state, action)


def why_not_card(state: State, take: TakeCard) -> Refusal | None:
    """What forbids to take this card."""
    card = take.card
    if take.source == "deck":
        if card is not None:
            return refuse("G1.1", "deck-is-face-down", card=card)
        return None if _left(state) else refuse("G1.5", "deck-is-empty")
    if card is None:
        return refuse("G1.1", "name-a-card")
    if card not in gold_of(state).market:
        return refuse("G1.1", "not-in-market", card=card)
    return None


def apply(state: State, action: Action) -> State:
    """The state after a legal ``action``."""
    if isinstance(action, TakeGold):
        gold = gold_of(state)
        me = gold.seats[state.turn]
        me = evolve(me, coins=me.coins + COINS_FOR_GOLD * gold.gold_pile)
        discarded = (*gold.discarded, *golden(gold.gold_pile))
        gold = evolve(gold, seats=gold.with_seat(state.turn, me), gold_pile=0, discarded=discarded)
        state = evolve(state, gold=gold)
    else:
        assert isinstance(action, TakeCard)
        state = taken(state, action)
    done = state.done + 1
    if done == TURNS * len(state.seats):
        return course.after(state, "cards")
    return begin(evolve(state, turn=state.after(state.turn), done=done))


class Turned(NamedTuple):
    """What the deck gives: a card, or none, after so many ``gold`` cards; and what is left."""

    card: HandCard | None
    gold: int
    state: State


def turned(state: State) -> Turned:
    """The next card of the deck that is no gold card, which go to the gold pile (G1.3, G1.5)."""
    found = 0
    while _left(state):
        gold = gold_of(state)
        if not gold.deck:
            again = (*state.discard, *gold.discarded)
            label = f"deck/{state.round}/{state.phase}/{state.done}/{gold.taken}"
            gold = evolve(gold, deck=shuffled(again, state.seed, label), discarded=())
            state = evolve(state, discard=())
        top = gold.deck[-1]
        gold = evolve(gold, deck=gold.deck[:-1])
        if top != "gold":
            return Turned(top, found, evolve(state, gold=gold))
        found += 1
        state = evolve(state, gold=evolve(gold, gold_pile=gold.gold_pile + 1))
    return Turned(None, found, state)


def taken(state: State, take: TakeCard) -> State:
    """The state once the card is in hand, and the market full again (G1.2)."""
    card, _, state = turned(state)
    if take.source == "market":
        assert take.card is not None
        gold = gold_of(state)
        market = (*without(gold.market, [take.card]), *(() if card is None else (card,)))
        state, card = evolve(state, gold=evolve(gold, market=sort_cards(market))), take.card
    return state if card is None else with_cards(state, state.turn, (card,))


def with_cards(state: State, seat: int, cards: tuple[HandCard, ...]) -> State:
    """The state with more cards in a seat's hand."""
    gold, me = gold_of(state), state.seats[seat]
    mine = gold.seats[seat]
    mine = evolve(mine, witches=mine.witches + cards.count("witch"))
    me = evolve(me, hand=sort((*me.hand, *travel_cards_among(cards))))
    gold = evolve(gold, seats=gold.with_seat(seat, mine))
    return evolve(state, seats=state.with_seat(seat, me), gold=gold)


def outcome(state: State, take: TakeCard) -> dict[str, Any]:
    """What chance makes of a legal ``take``, in the keys of the record."""
    card, before, _ = turned(state)
    found: dict[str, Any] = {"gold": before} if before else {}
    if card is not None:
        found["card" if take.source == "deck" else "refill"] = card
    return found


def to_be_had(state: State) -> bool:
    """Whether there is a card to take, unknown or in the market."""
    return _left(state) or bool(gold_of(state).market)


def _something(state: State) -> bool:
    return to_be_had(state) or gold_of(state).gold_pile > 0


def _left(state: State) -> bool:
    """Whether the deck holds a card, or would once the discard pile is shuffled."""
    gold = gold_of(state)
    return bool(gold.deck or gold.discarded or state.discard)
