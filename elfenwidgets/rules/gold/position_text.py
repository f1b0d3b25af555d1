"""The further fields of a position of Elfengold in its line of text.

They follow those of the base game, each once but ``purse``::

    purse=12/p/2/-/1 purse=9/-/-/-/0 values=34324... items=gem... deck=... market=ddr heap=2
    spent=c row=tu bid=3/1/02 second=e@plain:ixara-virst gold=- monsters=- move=6/0

A ``purse`` (clockwise from seat 0) is its coins, open and secret items that are no counters, the
two just drawn, and its witches. ``values`` are the towns' in the order of the map. ``items`` is the
pile, ``deck`` that of cards, of both the last is the top; ``heap`` counts the gold cards that lie
face up, ``spent`` are those and the witches of the discard pile. ``bid`` is the highest bid, whose
it is, and who has passed. ``second`` are the second counters of double roads, ``gold`` the roads
with a gold piece; ``move`` the coins of the towns entered and the cards taken after it. Items are
letters: counters as ever, gold piece p, tree o, sea monster s, Double 2, Exchange x; cards, too:
witch w, gold card c. ``items`` and ``deck`` may be ``?``.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from elfenwidgets.rules.board import BOARD, CHART, COUNTERS, TRANSPORTS
from elfenwidgets.rules.ending import won_after_moves
from elfenwidgets.rules.engine import GOLD_TURN_RULES
from elfenwidgets.rules.gold.actions import DeckCard, Item
from elfenwidgets.rules.gold.cards import TURNS, to_be_had
from elfenwidgets.rules.gold.edition import ROUNDS
from elfenwidgets.rules.gold.items import held
from elfenwidgets.rules.gold.position import cards_of, items_out
from elfenwidgets.rules.gold.reward import CARDS, hand
from elfenwidgets.rules.gold.state import (
    GOLD_CARDS,
    ITEMS,
    KEPT,
    SPECIALS,
    VALUES,
    GoldSeat,
    GoldState,
    all_cards,
    all_items,
    gold_of,
    golden,
    sort_cards,
    sort_items,
    sort_specials,
)
from elfenwidgets.rules.gold.wellformed import CARDS as HAND_CARDS
from elfenwidgets.rules.gold.wellformed import LARGEST_SUM
from elfenwidgets.rules.state import HAND_LIMIT, State, Word, evolve, shuffled
from elfenwidgets.rules.vocabulary import CounterKind

FIELDS = (
    *("purse", "values", "items", "deck", "market", "heap", "spent", "row", "bid", "second"),
    *("gold", "monsters", "move"),
)

_LETTERS = dict(zip((*TRANSPORTS, "witch", "gold"), "gemutdrwc", strict=True))
_LETTERS |= dict(zip(SPECIALS, "pos2x", strict=True))
_UNSEEN = "?"


def fields(state: State) -> list[str]:
    """The further fields of a state."""
    gold = gold_of(state)
    values = "".join(str(gold.values[town]) for town in BOARD.piece_towns)
    out = "".join(map(str, sorted(gold.out)))
    second = [f"{_LETTERS[kind]}@{road}" for road, kind in gold.doubles.items()]
    return [
        *(f"purse={_purse(seat)}" for seat in gold.seats),
        f"values={values}",
        f"items={_letters(gold.pile)}",
        f"deck={_letters(gold.deck)}",
        f"market={_letters(gold.market)}",
        f"heap={gold.gold_pile}",
        f"spent={_letters(gold.discarded)}",
        f"row={_letters(gold.row)}",
        f"bid={gold.bid}/{'-' if gold.bidder is None else gold.bidder}/{out or '-'}",
        f"second={','.join(second) or '-'}",
        f"gold={','.join(sorted(gold.gold_pieces)) or '-'}",
        f"monsters={','.join(sorted(gold.monsters)) or '-'}",
        f"move={gold.gathered}/{gold.taken}",
    ]


def _purse(seat: GoldSeat) -> str:
    lying = (seat.open, seat.secret, seat.drawn)
    return "/".join((str(seat.coins), *map(_letters, lying), str(seat.witches)))


def _letters(names: Iterable[str]) -> str:
    return "".join(map(_LETTERS.__getitem__, names)) or "-"


def read(state: State, purses: Sequence[str], words: Mapping[str, str]) -> State:
    """The state with what the further fields say, which is checked.

    Raises:
        ValueError: they say no such thing, or no game comes to it.
    """
    if len(purses) != len(state.seats):
        raise ValueError("each seat has one purse")
    if not re.fullmatch("[0-9]{20}", words["values"]):
        raise ValueError("the values of the towns are twenty digits (GS4)")
    bid, bidder, out = _parts(words["bid"], 3)
    gathered, taken = _parts(words["move"], 2)
    state = evolve(
        state,
        gold=GoldState(
            seats=tuple(map(_read_purse, purses)),
            values=dict(zip(BOARD.piece_towns, map(int, words["values"]), strict=True)),
            pile=() if words["items"] == _UNSEEN else _named(words["items"], ITEMS),
            deck=() if words["deck"] == _UNSEEN else _named(words["deck"], _DECK),
            market=sort_cards(_named(words["market"], HAND_CARDS)),
            gold_pile=_number(words["heap"]),
            discarded=_named(words["spent"], _SPENT),
            row=_named(words["row"], ITEMS),
            bid=_number(bid),
            bidder=None if bidder == "-" else _number(bidder),
            out=frozenset(() if out == "-" else map(_number, out)),
            doubles=_doubles(words["second"]),
            gold_pieces=_roads(words["gold"]),
            monsters=_roads(words["monsters"]),
            gathered=_number(gathered),
            taken=_number(taken),
        ),
    )
    state = _filled(state, words["items"] == _UNSEEN, words["deck"] == _UNSEEN)
    _check(state)
    if state.phase != "over":
        return state
    outcome = won_after_moves(state)
    if outcome is None:
        raise ValueError(f"nothing ends the game in round {state.round} (GE1, GE2)")
    return evolve(state, winners=outcome.winners)


_DECK: tuple[DeckCard, ...] = (*HAND_CARDS, "gold")
_SPENT: tuple[DeckCard, ...] = ("gold", "witch")


def _parts(word: str, count: int) -> list[str]:
    parts = word.split("/")
    if len(parts) != count:
        raise ValueError(f"{count} things were to be named, not {len(parts)}")
    return parts


def _number(word: str) -> int:
    if not re.fullmatch("[0-9]{1,4}", word):
        raise ValueError("a number has four digits at most")
    return int(word)


def _named(letters: str, known: Iterable[Word]) -> tuple[Word, ...]:
    names = {_LETTERS[name]: name for name in known}
    if letters == "-":
        return ()
    if not letters or not set(letters) <= names.keys():
        raise ValueError("no letters of items or cards")
    return tuple(names[letter] for letter in letters)


def _read_purse(word: str) -> GoldSeat:
    coins, opened, secret, drawn, witches = _parts(word, 5)
    return GoldSeat(
        coins=_number(coins),
        open=sort_specials(_named(opened, SPECIALS)),
        secret=sort_specials(_named(secret, SPECIALS)),
        drawn=sort_items(_named(drawn, ITEMS)),
        witches=_number(witches),
    )


def _roads(words: str) -> frozenset[str]:
    names = [] if words == "-" else words.split(",")
    if len(set(names)) < len(names) or not set(names) <= BOARD.connections.keys():
        raise ValueError("no such road, or twice")
    return frozenset(names)


def _doubles(words: str) -> dict[str, CounterKind]:
    found: dict[str, CounterKind] = {}
    for word in [] if words == "-" else words.split(","):
        letter, _, road = word.partition("@")
        (kind,) = _named(letter, COUNTERS) if len(letter) == 1 else (None,)
        if kind is None or road in found or road not in BOARD.connections:
            raise ValueError("no such road, or twice, or no counter on it")
        if BOARD.connections[road].kind not in CHART[kind]:
            raise ValueError(f"no {kind} goes over {road} (P4.3, P4.4)")
        found[road] = kind
    return found


def _filled(state: State, pile: bool, deck: bool) -> State:
    """The state with the rest of the box where it lies unseen.

    Raises:
        ValueError: something is missing, or there is too much of it.
    """
    gold, rules = gold_of(state), state.edition.gold
    cards: list[DeckCard] = [*all_cards(rules is not None and rules.witch), *golden(GOLD_CARDS)]
    if gold.gold_pile > GOLD_CARDS or any(seat.witches > len(cards) for seat in gold.seats):
        raise ValueError("there are not so many cards in the box (GS2)")
    items: list[Item] = [*items_out(state), *gold.pile]
    rest, left = Counter(all_items()), Counter(cards)
    rest.subtract(items)
    left.subtract([*cards_of(state), *gold.deck])
    for what, over, unseen in (("items", rest, pile), ("cards", left, deck)):
        if min(over.values()) < 0 or (over.total() and not unseen):
            raise ValueError(f"the {what} are not those of the box (GS1, GS2)")
    if pile:
        gold = evolve(gold, pile=shuffled(rest.elements(), state.seed, "unseen pile"))
    if deck:
        gold = evolve(gold, deck=shuffled(left.elements(), state.seed, "unseen deck"))
    return evolve(state, gold=gold)


def _check(state: State) -> None:
    """Refuse what no game comes to.

    Raises:
        ValueError: the sentence says why.
    """
    gold, phase, count = gold_of(state), state.phase, len(state.seats)
    rules = state.edition.gold
    assert rules is not None
    if phase != "over" and phase not in GOLD_TURN_RULES:
        raise ValueError(f"in the phase {phase} nobody decides")
    if state.round not in range(1, ROUNDS + 1) or max(state.start, state.turn) >= count:
        raise ValueError("no such round or seat")
    if rules.gold_values == "printed" and gold.values != VALUES:
        raise ValueError("the values are those of the map (GS4)")
    if sorted(gold.values.values()) != sorted(VALUES.values()):
        raise ValueError("the values are not the twenty that are dealt (GS4)")
    if state.display or state.pile or state.stack or any(s.obstacle for s in state.seats):
        raise ValueError("nobody has an obstacle, and no counters or cards lie apart (GS1)")
    dealt = sum(seat.town_card is not None for seat in state.seats)
    if dealt != (count if state.edition.town_cards else 0):
        raise ValueError("each seat has a town card where they are played with, else none (S9)")
    if any(seat.coins > LARGEST_SUM for seat in gold.seats) or len(gold.market) > 3:
        raise ValueError("no game has so many coins, or so large a market (GS2, GS3)")
    _check_board(state)
    _check_turn(state)


def _check_board(state: State) -> None:
    gold, lying = gold_of(state), state.counters.keys()
    if not gold.doubles.keys() | gold.gold_pieces <= lying or gold.gold_pieces & state.obstacles:
        raise ValueError("gold pieces and second counters lie where a counter does (G5.3, G5.4)")
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
    if phase in turns and state.done >= turns[phase]:
        raise ValueError(f"{phase} has {turns[phase]} turns at most")
    comes = phase in ("plan", "auction", "keep_items", "over")
    if not comes and state.turn != (state.start + state.done) % count:
        raise ValueError(f"after {state.done} turns it is not seat {state.turn}'s turn")
    drawn = [len(seat.drawn) for seat in gold.seats]
    if drawn != [2 if phase == "open" and i == state.turn else 0 for i in range(count)]:
        raise ValueError("who has drawn two items, and only then, lays one open (G3.1)")
    selling = phase == "auction"
    if bool(gold.row) != selling or (not selling and (gold.bid or gold.out)):
        raise ValueError("items are sold in the auction, and then alone (G4.1)")
    if (gold.bidder is None) != (gold.bid == 0) or not gold.out <= set(range(count)):
        raise ValueError("a bid is somebody's (G4.2)")
    if gold.bidder is not None and (
        gold.bidder >= count or gold.seats[gold.bidder].coins < gold.bid
    ):
        raise ValueError("nobody bids more than their coins (G4.5)")
    asked = state.turn not in gold.out and state.turn != gold.bidder
    if selling and not (asked and gold.seats[state.turn].coins):
        raise ValueError("who is asked for a bid is in, and has coins (G4.2)")
    if phase == "cards" and (state.round == 1 or not (to_be_had(state) or gold.gold_pile)):
        raise ValueError("there is nothing to take (G1.1)")
    moving = phase in ("travel", "reward")
    if (gold.gathered and not moving) or gold.taken not in range(CARDS if phase == "reward" else 1):
        raise ValueError("coins and cards are gathered in a move (G6.1, G6.2)")
    if gold.taken and not to_be_had(state):
        raise ValueError("there is no second card to take (G6.2)")
    if phase == "discard" and not (limited and len(hand(state, state.turn)) > HAND_LIMIT):
        raise ValueError("only a hand above the limit is cut (P5.12)")
    if phase == "keep_items" and held(state, state.turn) <= KEPT:
        raise ValueError("only who has more than two items is asked which to keep (G7.2)")
    if phase in ("cards", "open") and state.discard and state.round == 1:
        raise ValueError("no cards are played before the boots move")
