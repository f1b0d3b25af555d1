"""Phase 6 of Elfengold, the end of a move: coins or cards, and the hand limit."""

from functools import lru_cache

from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.gold.actions import Discard, TakeCard, TakeCoins, TakeGold
from elfenwidgets.rules.gold.phases import finish
from elfenwidgets.rules.gold.phases.cards import cards, taken, to_be_had, why_not_card
from elfenwidgets.rules.gold.state import HandCards, gold_of, travel_cards_among, witch_cards
from elfenwidgets.rules.refusal import Refusal, refuse
from elfenwidgets.rules.state import HAND_LIMIT, State, evolve, holds, sort, without

CARDS = 2


def begin(state: State) -> State:
    """The steps are over: coins or cards are to be chosen (G6.2)."""
    return evolve(state, phase="reward")


def legal(state: State) -> list[Action]:
    """Everything that the seat in turn may do."""
    gold, seat = gold_of(state), state.turn
    if state.phase == "discard":
        return [Discard(seat, cut) for cut in _cuts(hand(state, seat), _due(state))]
    coins: list[Action] = [] if gold.taken else [TakeCoins(seat, gold.gathered)]
    return coins + cards(state)


@lru_cache(maxsize=1024)
def _cuts(held: HandCards, size: int) -> tuple[HandCards, ...]:
    """The different ways to take ``size`` cards out of a hand that is sorted."""
    if not size:
        return ((),)
    return tuple(
        (card, *rest)
        for i, card in enumerate(held)
        if card not in held[:i]
        for rest in _cuts(held[i + 1 :], size - 1)
    )


def hand(state: State, seat: int) -> HandCards:
    """The hand of a seat, its witches last."""
    return (*state.seats[seat].hand, *witch_cards(gold_of(state).seats[seat].witches))


def _due(state: State) -> int:
    """How many cards the seat in turn has above the limit (P5.12)."""
    return len(hand(state, state.turn)) - HAND_LIMIT


def why_not(state: State, action: Action) -> Refusal | None:
    """What forbids ``action``, which is well formed and by the seat in turn."""
    gold = gold_of(state)
    if state.phase == "discard":
        return _why_not_discard(state, action)
    match action:
        case TakeGold():
            return refuse("G6.2", "no-gold-after-move")
        case TakeCard():
            return why_not_card(state, action)
        case TakeCoins(_, coins):
            if gold.taken:
                return refuse("G6.2", "second-card-first")
            if coins != gold.gathered:
                return refuse("G6.1", "coins-are", need=gold.gathered, given=coins)
            return None
    return refuse("G6.2", "reward-first")


def _why_not_discard(state: State, action: Action) -> Refusal | None:
    if not isinstance(action, Discard):
        return refuse("P5.12", "cut-first")
    held, due = hand(state, state.turn), _due(state)
    if len(action.cards) != due:
        return refuse("P5.12", "cut-to-four", due=due, given=len(action.cards), have=len(held))
    if not holds(held, action.cards):
        return refuse("P5.12", "cards-not-held", cards=action.cards)
    return None


def apply(state: State, action: Action) -> State:
    """The state after a legal ``action``."""
    gold, seat = gold_of(state), state.turn
    match action:
        case TakeCoins(_, coins):
            mine = gold.seats[seat]
            mine = evolve(mine, coins=mine.coins + coins)
            return _over(evolve(state, gold=evolve(gold, seats=gold.with_seat(seat, mine))))
        case TakeCard():
            state = taken(state, action)
            count = gold.taken + 1
            state = evolve(state, gold=evolve(gold_of(state), taken=count))
            return state if count < CARDS and to_be_had(state) else _over(state)
        case Discard(_, cut):
            return finish.next_boot(_discarded(state, cut))
    raise AssertionError(action)  # it is legal


def _over(state: State) -> State:
    """The state once coins or cards are taken: the limit is last, where there is one."""
    gold = gold_of(state)
    state = evolve(state, gold=evolve(gold, gathered=0, taken=0))
    rules = state.edition.gold
    if rules is not None and rules.hand_limit == "four" and _due(state) > 0:
        return evolve(state, phase="discard")
    return finish.next_boot(state)


def _discarded(state: State, cut: HandCards) -> State:
    """The state with cards given up."""
    gold, seat, me = gold_of(state), state.turn, state.actor
    witches, travel_cards = cut.count("witch"), travel_cards_among(cut)
    mine = gold.seats[seat]
    mine = evolve(mine, witches=mine.witches - witches)
    gold = evolve(
        gold,
        seats=gold.with_seat(seat, mine),
        discarded=(*gold.discarded, *witch_cards(witches)),
    )
    me = evolve(me, hand=without(me.hand, travel_cards))
    return evolve(
        state,
        seats=state.with_seat(seat, me),
        discard=sort((*state.discard, *travel_cards)),
        gold=gold,
    )
