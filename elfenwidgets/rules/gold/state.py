"""What a game of Elfengold has beside the things of the base game, frozen as they are."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, get_args

from elfenwidgets.rules.board import BOARD, COUNTERS, TRANSPORTS
from elfenwidgets.rules.gold.actions import DeckCard, HandCard, Item
from elfenwidgets.rules.gold.vocabulary import Special
from elfenwidgets.rules.vocabulary import CounterKind, Transport

if TYPE_CHECKING:  # a State has a GoldState
    from elfenwidgets.rules.state import State

COINS_AT_START = 12
COINS_FOR_GOLD = 3
INCOME = 2
HAND_AT_START = 5
MARKET = 3
CARDS_OF_A_KIND = 9
GOLD_CARDS = 7
WITCHES = 6
KEPT = 2

SPECIALS: tuple[Special, ...] = get_args(Special)
ITEMS: tuple[Item, ...] = (*COUNTERS, *SPECIALS)
"""The kinds of items, in the order in which they are sorted."""

ITEMS_OF_A_KIND: Mapping[Item, int] = MappingProxyType(
    {
        "dragon": 4,
        "magic_cloud": 4,
        "unicorn": 5,
        "troll_wagon": 8,
        "elfcycle": 8,
        "giant_pig": 9,
        "gold_piece": 2,
        "tree": 2,
        "sea_monster": 2,
        "double": 2,
        "exchange": 2,
    }
)
"""The 48 items (GS1)."""

VALUES: Mapping[str, int] = MappingProxyType(
    {
        "albaran": 7,
        "kihromah": 6,
        **dict.fromkeys(("grangor", "mahdavikia", "jaccaranda", "ergeren"), 5),
        **dict.fromkeys(("strykhaven", "dagamura", "yttar", "parundia", "usselen", "feodor"), 4),
        **dict.fromkeys(("virst", "ixara", "wylhien", "throtmanni", "tichih", "rivinia"), 3),
        **dict.fromkeys(("beata", "lapphalya"), 2),
    }
)
"""The printed gold values of the towns (GS4)."""

Items = tuple[Item, ...]
"""Items, sorted in the order of ITEMS wherever their order is free."""

Specials = tuple[Special, ...]
HandCards = tuple[HandCard, ...]
DeckCards = tuple[DeckCard, ...]


@dataclass(frozen=True)
class GoldSeat:
    """What a seat has beside the things of the base game.

    Its counters and travel cards lie there; here are its other items, ``open`` and ``secret``, and
    its witch cards. ``drawn`` are the two items of which one is to be laid open (G3.1).
    """

    coins: int = COINS_AT_START
    open: Specials = ()
    secret: Specials = ()
    drawn: Items = ()
    witches: int = 0


@dataclass(frozen=True)
class GoldState:
    """What a game of Elfengold has beside the things of the base game.

    Of ``pile`` (items) and ``deck`` the last is the top; the State's own ``pile``, ``stack`` and
    ``display`` are empty. ``gold_pile`` counts the gold cards that lie face up; ``discarded`` are
    the gold cards and witches of the discard pile, of which the State has the travel cards.
    ``row`` are the items to be sold, the one on sale first; ``bid`` is the highest bid, by
    ``bidder``, and ``out`` are the seats that have passed. ``doubles`` are the second counters of
    roads, the trees are the State's obstacles. ``gathered`` are the coins of the towns entered in
    the move (G6.1), ``taken`` the cards taken after it (G6.2).
    """

    seats: tuple[GoldSeat, ...]
    values: Mapping[str, int] = field(hash=False)
    pile: Items
    deck: DeckCards
    market: HandCards = ()
    gold_pile: int = 0
    discarded: DeckCards = ()
    row: Items = ()
    bid: int = 0
    bidder: int | None = None
    out: frozenset[int] = frozenset()
    doubles: Mapping[str, CounterKind] = field(default_factory=dict, hash=False)
    gold_pieces: frozenset[str] = frozenset()
    monsters: frozenset[str] = frozenset()
    gathered: int = 0
    taken: int = 0

    def with_seat(self, index: int, seat: GoldSeat) -> tuple[GoldSeat, ...]:
        """All seats, one of them replaced."""
        return (*self.seats[:index], seat, *self.seats[index + 1 :])


def gold_of(state: "State") -> GoldState:
    """What a game of Elfengold has of its own."""
    assert state.gold is not None
    return state.gold


_item_order = {item: i for i, item in enumerate(ITEMS)}
_card_order = {card: i for i, card in enumerate((*TRANSPORTS, "witch", "gold"))}


def sort_items(items: Iterable[Item]) -> Items:
    """Items in the order of ITEMS."""
    return tuple(sorted(items, key=_item_order.__getitem__))


def sort_specials(items: Iterable[Special]) -> Specials:
    """Items that are no counters, in the same order."""
    return tuple(sorted(items, key=_item_order.__getitem__))


def sort_cards(cards: Iterable[HandCard]) -> HandCards:
    """Cards of a hand or the market: travel cards as ever, then witches."""
    return tuple(sorted(cards, key=_card_order.__getitem__))


def counters_among(items: Iterable[Item]) -> tuple[CounterKind, ...]:
    """The transportation counters among some items."""
    return tuple(item for item in items if item in COUNTERS)


def specials_among(items: Iterable[Item]) -> Specials:
    """The items that are no counters."""
    return tuple(item for item in items if item in SPECIALS)


def travel_cards_among(cards: Iterable[DeckCard]) -> tuple[Transport, ...]:
    """The travel cards among some cards."""
    return tuple(card for card in cards if card in TRANSPORTS)


def golden(number: int) -> DeckCards:
    """So many gold cards."""
    return tuple("gold" for _ in range(number))


def witch_cards(number: int) -> HandCards:
    """So many witches."""
    return tuple("witch" for _ in range(number))


def several(item: Item, number: int) -> Items:
    """So many items of a kind."""
    return (item,) * number


def all_items() -> list[Item]:
    """The 48 items (GS1)."""
    return [item for item, number in ITEMS_OF_A_KIND.items() for _ in range(number)]


def all_cards(witch: bool) -> list[DeckCard]:
    """The 63 travel cards and, where they are played with, six witches (GS2, GW1)."""
    witches: list[DeckCard] = ["witch"] * (WITCHES if witch else 0)
    return [kind for kind in TRANSPORTS for _ in range(CARDS_OF_A_KIND)] + witches


assert VALUES.keys() == set(BOARD.piece_towns)
