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
from elfenwidgets.rules.gold import possible
from elfenwidgets.rules.gold.actions import DeckCard, Item
from elfenwidgets.rules.gold.position import DECK, cards_of, items_out
from elfenwidgets.rules.gold.state import (
    GOLD_CARDS,
    ITEMS,
    SPECIALS,
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
from elfenwidgets.rules.state import State, Word, evolve, shuffled
from elfenwidgets.rules.vocabulary import CounterKind

FIELDS = (
    *("purse", "values", "items", "deck", "market", "heap", "spent", "row", "bid", "second"),
    *("gold", "monsters", "move"),
)

LETTERS = dict(zip((*TRANSPORTS, "witch", "gold"), "gemutdrwc", strict=True))
LETTERS |= dict(zip(SPECIALS, "pos2x", strict=True))
_UNSEEN = "?"


def fields(state: State) -> list[str]:
    """The further fields of a state."""
    gold = gold_of(state)
    values = "".join(str(gold.values[town]) for town in BOARD.piece_towns)
    out = "".join(map(str, sorted(gold.out)))
    second = [f"{LETTERS[kind]}@{road}" for road, kind in gold.doubles.items()]
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
    return "".join(map(LETTERS.__getitem__, names)) or "-"


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
            deck=() if words["deck"] == _UNSEEN else _named(words["deck"], DECK),
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
    possible.check(state)
    if state.phase != "over":
        return state
    outcome = won_after_moves(state)
    if outcome is None:
        raise ValueError(f"nothing ends the game in round {state.round} (GE1, GE2)")
    return evolve(state, winners=outcome.winners)


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
    names = {LETTERS[name]: name for name in known}
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
