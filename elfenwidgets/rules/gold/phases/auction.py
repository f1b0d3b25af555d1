"""Phase 4 of Elfengold: the auction."""

from elfenwidgets.rules.actions import Action
from elfenwidgets.rules.gold import course
from elfenwidgets.rules.gold.actions import Bid, PassBid, Sold, Unsold
from elfenwidgets.rules.gold.phases.items import with_items
from elfenwidgets.rules.gold.state import gold_of
from elfenwidgets.rules.refusal import Refusal, refuse
from elfenwidgets.rules.state import State, evolve, shuffled


def begin(state: State) -> State:
    """The next item comes on sale, if there is one; the start player is asked first (G4.2)."""
    if not gold_of(state).row:
        return course.after(state, "auction")
    return _asked(evolve(state, phase="auction", turn=state.start, done=0))


def _asked(state: State) -> State:
    """The state in which the next one who is in has to decide, or the sale is due."""
    gold, count = gold_of(state), len(state.seats)
    in_turn = [(state.turn + i) % count for i in range(count)]
    waiting = [
        seat
        for seat in in_turn
        if seat not in gold.out and seat != gold.bidder and gold.seats[seat].coins
    ]
    if not waiting:
        return evolve(state, phase="sale", turn=state.start)
    return evolve(state, turn=waiting[0])


def legal(state: State) -> list[Action]:
    """To pass, and every bid above the highest that the seat in turn can pay."""
    seat, gold = state.turn, gold_of(state)
    bids = range(gold.bid + 1, gold.seats[seat].coins + 1)
    return [PassBid(seat), *(Bid(seat, coins) for coins in bids)]


def why_not(state: State, action: Action) -> Refusal | None:
    """What forbids ``action``, which is well formed and by the seat in turn."""
    if isinstance(action, PassBid):
        return None
    if not isinstance(action, Bid):
        return refuse("G4.2", "bid-first")
    gold = gold_of(state)
    have = gold.seats[state.turn].coins
    if action.coins <= gold.bid:
        return refuse("G4.2", "bid-too-low", least=gold.bid + 1, given=action.coins)
    if action.coins > have:
        return refuse("G4.5", "bid-too-high", have=have, given=action.coins)
    return None


def apply(state: State, action: Action) -> State:
    """The state after a legal ``action``."""
    seat, gold = state.turn, gold_of(state)
    if isinstance(action, Bid):
        gold = evolve(gold, bid=action.coins, bidder=seat)
    else:
        gold = evolve(gold, out=gold.out | {seat})
    return _asked(evolve(state, gold=gold, turn=state.after(seat), done=state.done + 1))


def sale(state: State) -> Sold | Unsold:
    """What becomes of the item on sale (G4.3, G4.4)."""
    gold = gold_of(state)
    item = gold.row[0]
    return Unsold(item) if gold.bidder is None else Sold(gold.bidder, item, gold.bid)


def settle(state: State, event: Sold | Unsold) -> State:
    """The state once the item is sold, or has gone back to the pile."""
    gold = gold_of(state)
    gold = evolve(gold, row=gold.row[1:], bid=0, bidder=None, out=frozenset())
    if isinstance(event, Sold):
        buyer = gold.seats[event.seat]
        buyer = evolve(buyer, coins=buyer.coins - event.coins)
        gold = evolve(gold, seats=gold.with_seat(event.seat, buyer))
        state = with_items(evolve(state, gold=gold), event.seat, (event.item,), False)
    else:
        label = f"items/{state.round}/{len(gold.row)}"
        pile = shuffled((*gold.pile, event.item), state.seed, label)
        state = evolve(state, gold=evolve(gold, pile=pile))
    return begin(state)
