"""What no game of Elfengold comes to, although there are cards and items enough for it."""

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.engine import GOLD_TURN_RULES
from elfenwidgets.rules.gold.edition import ROUNDS
from elfenwidgets.rules.gold.phases.box import DRAWN
from elfenwidgets.rules.gold.phases.cards import TURNS, to_be_had
from elfenwidgets.rules.gold.phases.items import held
from elfenwidgets.rules.gold.phases.reward import CARDS, hand
from elfenwidgets.rules.gold.state import KEPT, MARKET, VALUES, gold_of
from elfenwidgets.rules.gold.wellformed import LARGEST_SUM
from elfenwidgets.rules.state import HAND_LIMIT, State

_PRINTED = sorted(VALUES.values())


def check(state: State) -> None:
    """Refuse what no game comes to.

    Raises:
        ValueError: the sentence says why.
    """
    gold, phase, count = gold_of(state), state.phase, len(state.seats)
    rules = state.edition.gold
    assert rules is not None
    if phase != "over" and phase not in GOLD_TURN_RULES:
        raise ValueError(f"in the phase {phase} nobody decides")
    seats = range(count)
    if state.round not in range(1, ROUNDS + 1) or not {state.start, state.turn} <= {*seats}:
        raise ValueError("no such round or seat")
    if rules.gold_values == "printed" and gold.values != VALUES:
        raise ValueError("the values are those of the map (GS4)")
    if gold.values.keys() != VALUES.keys() or sorted(gold.values.values()) != _PRINTED:
        raise ValueError("the values are not the twenty that are dealt (GS4)")
    if state.display or state.pile or state.stack or any(s.obstacle for s in state.seats):
        raise ValueError("nobody has an obstacle, and no counters or cards lie apart (GS1)")
    dealt = sum(seat.town_card is not None for seat in state.seats)
    if dealt != (count if state.edition.town_cards else 0):
        raise ValueError("each seat has a town card where they are played with, else none (S9)")
    if not all(0 <= seat.coins <= LARGEST_SUM for seat in gold.seats) or len(gold.market) > MARKET:
        raise ValueError("no game has so many coins, or so large a market (GS2, GS3)")
    _check_board(state)
    _check_turn(state)


def _check_board(state: State) -> None:
    gold, lying = gold_of(state), state.counters.keys()
    if not gold.doubles.keys() | gold.gold_pieces | state.obstacles <= lying:
        raise ValueError("trees, gold pieces and second counters lie where a counter does (G5.3)")
    if gold.gold_pieces & state.obstacles:
        raise ValueError("no gold piece lies where a tree does (G5.3)")
    if any(state.counters[road] == kind for road, kind in gold.doubles.items()):
        raise ValueError("the counters of a double road are of two kinds (G5.4)")
    if any(BOARD.connections[water].is_road for water in gold.monsters):
        raise ValueError("sea monsters live in rivers and lakes (G5.2)")
    if (lying or gold.monsters) and state.phase not in (
        *("plan", "travel", "reward", "discard", "over"),
    ):
        raise ValueError(f"nothing lies on the board in the phase {state.phase} (G7.1)")


def _check_turn(state: State) -> None:
    """Refuse what the phase does not go with: whose turn it is, and what lies there for it."""
    gold, phase, count = gold_of(state), state.phase, len(state.seats)
    rules = state.edition.gold
    limited = rules is not None and rules.hand_limit == "four"
    turns = {"cards": TURNS * count, "open": count, "plan": count}
    turns |= dict.fromkeys(("travel", "reward", "discard"), count)
    if state.done < 0 or state.done >= turns.get(phase, state.done + 1):
        raise ValueError(f"{phase} has not {state.done} turns that are done")
    comes = phase in ("plan", "auction", "keep_items", "over")
    if not comes and state.turn != (state.start + state.done) % count:
        raise ValueError(f"after {state.done} turns it is not seat {state.turn}'s turn")
    if phase in ("cards", "open"):
        for seat in range(count):
            laid = phase == "open" and (seat - state.start) % count < state.done
            if held(state, seat) > KEPT + DRAWN * laid:
                raise ValueError(f"seat {seat} has kept two items at most (G7.2)")
    drawn = [len(seat.drawn) for seat in gold.seats]
    if drawn != [2 if phase == "open" and i == state.turn else 0 for i in range(count)]:
        raise ValueError("who has drawn two items, and only then, lays one open (G3.1)")
    selling = phase == "auction"
    if bool(gold.row) != selling or (not selling and (gold.bid or gold.out)):
        raise ValueError("items are sold in the auction, and then alone (G4.1)")
    if (gold.bidder is None) != (gold.bid == 0) or not gold.out <= set(range(count)):
        raise ValueError("a bid is somebody's (G4.2)")
    if gold.bidder is not None and (
        gold.bidder not in range(count) or not 0 < gold.bid <= gold.seats[gold.bidder].coins
    ):
        raise ValueError("nobody bids more than their coins (G4.5)")
    asked = state.turn not in gold.out and state.turn != gold.bidder
    if selling and not (asked and gold.seats[state.turn].coins):
        raise ValueError("who is asked for a bid is in, and has coins (G4.2)")
    if phase == "cards" and (state.round == 1 or not (to_be_had(state) or gold.gold_pile)):
        raise ValueError("there is nothing to take (G1.1)")
    moving = phase in ("travel", "reward")
    if (
        gold.gathered < 0
        or (gold.gathered and not moving)
        or gold.taken not in range(CARDS if phase == "reward" else 1)
    ):
        raise ValueError("coins and cards are gathered in a move (G6.1, G6.2)")
    if gold.taken and not to_be_had(state):
        raise ValueError("there is no second card to take (G6.2)")
    if phase == "discard" and not (limited and len(hand(state, state.turn)) > HAND_LIMIT):
        raise ValueError("only a hand above the limit is cut (P5.12)")
    if phase == "keep_items" and held(state, state.turn) <= KEPT:
        raise ValueError("only who has more than two items is asked which to keep (G7.2)")
    if phase in ("cards", "open") and state.discard and state.round == 1:
        raise ValueError("no cards are played before the boots move")
