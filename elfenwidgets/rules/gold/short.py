"""What a position of Elfengold has in its short text.

There are fourteen parts, the first nine as in the base game::

    elfengold..2.plan.0.1.0.i51h-ddrw-gp-t-0-12_30-gr-2--0-9.05dup17U24s.ddr3....

The items of a seat that are no counters stand among these, its witches in its hand, and its coins
last. On a road the second counter of a Double follows the first, and p where a gold piece lies; s
is a sea monster. The others are the market with the number of gold cards that lie face up, the row
of the auction or the two items just drawn, the highest bid, whose it is and who has passed, coins
and cards of the move, and the values of the towns where they are drawn by lot. Letters are those of
``position_text``.
"""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.gold.position_text import LETTERS
from elfenwidgets.rules.gold.state import SPECIALS, VALUES, GoldSeat, gold_of
from elfenwidgets.rules.state import State

PARTS = 14

_ROADS = sorted(BOARD.connections)
_ROAD = re.compile("([0-9]{2})(?:([gemutdGEMUTD])([gemutd]?)(p?)|s)")
_ITEMS = "".join(LETTERS[item] for item in SPECIALS)
_PRINTED = "".join(str(VALUES[town]) for town in BOARD.piece_towns)


def seat(words: str, mine: GoldSeat) -> str:
    """The short text of a seat, with what Elfengold has beside it."""
    place, hand, opened, secret, card = words.split("-")
    items = (
        hand + "w" * mine.witches,
        opened + _letters(mine.open),
        secret + _letters(mine.secret),
    )
    return "-".join((place, *items, card, str(mine.coins)))


def roads(state: State) -> str:
    """What lies on the roads and waters."""
    gold, found = gold_of(state), []
    for number, road in enumerate(_ROADS):
        if road in gold.monsters:
            found.append(f"{number:02d}s")
        elif road in state.counters:
            first = LETTERS[state.counters[road]]
            first = first.upper() if road in state.obstacles else first
            second = LETTERS[gold.doubles[road]] if road in gold.doubles else ""
            found.append(f"{number:02d}{first}{second}{'p' * (road in gold.gold_pieces)}")
    return "".join(found)


def parts(state: State) -> list[str]:
    """The parts after the roads."""
    gold, rules = gold_of(state), state.edition.gold
    drawn = rules is not None and rules.gold_values == "drawn"
    bidder = "" if gold.bidder is None else str(gold.bidder)
    out = "".join(map(str, sorted(gold.out)))
    return [
        f"{_letters(gold.market)}{gold.gold_pile}",
        _letters(gold.row or gold.seats[state.turn].drawn),
        f"{gold.bid}-{bidder}-{out}" if gold.bid or out else "",
        f"{gold.gathered}-{gold.taken}" if gold.gathered or gold.taken else "",
        "".join(str(gold.values[town]) for town in BOARD.piece_towns) if drawn else "",
    ]


def _letters(names: tuple[str, ...]) -> str:
    return "".join(map(LETTERS.__getitem__, names))


class Line(NamedTuple):
    """What a short text says in the words of the line: its ``seats``, and the fields after them."""

    seats: list[str]
    fields: list[str]


def expand(phase: str, turn: str, seats: Iterable[str], lying: str, more: Sequence[str]) -> Line:
    """The seats as short texts of the base game, and the fields that follow them in the line.

    Raises:
        ValueError: it is no such text.
    """
    market, lots, bid, move, values = more
    shown = re.fullmatch("([gemutdrw]*)([0-7])", market)
    bids = re.fullmatch("([0-9]{1,4})-([0-9]?)-([0-9]*)", bid or "0--")
    moved = re.fullmatch("([0-9]{1,4})-([0-9])", move or "0-0")
    if shown is None or bids is None or moved is None:
        raise ValueError("no market, bid or move")
    opening = phase == "open"
    read = [
        _expand_seat(each, lots if opening and turn == str(number) else "")
        for number, each in enumerate(seats)
    ]
    on_road = _expand_roads(lying)
    return Line(
        [base for base, _ in read],
        [
            f"roads={on_road['roads']}",
            *("display=-", "pile=-", "stack=-", "played=-", "towns=?"),
            *(f"purse={purse}" for _, purse in read),
            f"values={values or _PRINTED}",
            *("items=?", "deck=?"),
            f"market={shown[1] or '-'}",
            f"heap={shown[2]}",
            "spent=-",
            f"row={'-' if opening else lots or '-'}",
            f"bid={bids[1]}/{bids[2] or '-'}/{bids[3] or '-'}",
            *(f"{name}={on_road[name]}" for name in ("second", "gold", "monsters")),
            f"move={moved[1]}/{moved[2]}",
        ],
    )


def _expand_seat(words: str, drawn: str) -> tuple[str, str]:
    """A seat as a short text of the base game, and its purse as the line says it."""
    try:
        place, hand, opened, secret, card, coins = words.split("-")
    except ValueError as error:
        raise ValueError("no seat of six parts") from error
    base = (place, hand.replace("w", ""), *(_less(each) for each in (opened, secret)), card)
    items = (_items(opened) or "-", _items(secret) or "-", drawn or "-")
    return "-".join(base), "/".join((coins, *items, str(hand.count("w"))))


def _items(letters: str) -> str:
    return "".join(letter for letter in letters if letter in _ITEMS)


def _less(letters: str) -> str:
    return "".join(letter for letter in letters if letter not in _ITEMS)


def _expand_roads(words: str) -> dict[str, str]:
    """What lies on roads and waters, by the names of the fields."""
    found: dict[str, list[str]] = {"roads": [], "second": [], "gold": [], "monsters": []}
    at = 0
    while at < len(words):
        here = _ROAD.match(words, at)
        if here is None or int(here[1]) >= len(_ROADS):
            raise ValueError("no roads of two digits and what lies there")
        at, road = here.end(), _ROADS[int(here[1])]
        if here[2] is None:
            found["monsters"].append(road)
            continue
        found["roads"].append(f"{here[2].lower()}{'!' * here[2].isupper()}@{road}")
        if here[3]:
            found["second"].append(f"{here[3]}@{road}")
        if here[4]:
            found["gold"].append(road)
    return {name: ",".join(each) or "-" for name, each in found.items()}
