"""What players and the box do in Elfengold alone: small frozen classes, as in the game record.

From the base game it has the actions ``place``, ``pass`` (in planning), ``move`` and ``end_move``,
and the box's ``town_card`` and ``round``. ``end_move`` ends the steps of a move and gives up
nothing: its ``discard`` is empty. A record is of version 2, and replays without a generator of
chance: what the box decides is written down. Its ``rules`` are these switches::

    rounds 6
    lake_cost, boatmen, town_cards, town_card_tie, caravan_only_if_unable    as in the base game
    gold_values    "printed" or "drawn" (GS4)
    witch          false or true (GW1)
    hand_limit     "none" or "four" (G6.3)

With ``town_card_tie`` a tie of scores is decided by distance and then coins, or (``cards``) by
coins at once: coins stand wherever the base game counts cards in hand (GE1, GE3).

The order of events. What the box does is marked ``*``; a value in brackets is decided by chance, so
an action has no such field, and the record adds the key::

    *values      values: {town: coins}             set-up, only with gold_values "drawn" (GS4)
    *town_card   seat, town                        set-up, only with town cards, one a seat (S9)
    then in each round:
    *round       n, start
    *hand        seat, cards                       round 1: five cards for each seat from the start
                                                   player clockwise; a witch is "witch" (GS2, GW1)
    *market      cards                             round 1: three cards, the gold cards are shuffled
                                                   into the deck after it (GS2)
    take         seat, from, card, [gold, refill]  round 2 to 6: three times round the table, each
    take_gold    seat                              time one of the two (G1.1 to G1.5)
    *income      coins: 2                          round 2 to 6: everybody gets two coins (G2.1)
    *items       seat, items                       for each seat from the start player clockwise:
    open         seat, item                        two items, and which of them lies open (G3.1)
    *row         items                             twice as many as players, in the order in which
                                                   they are sold (G4.1)
    bid          seat, coins                       for each item, from the start player clockwise;
    pass_bid     seat                              who has no coins is passed over, without an event
    *sold        seat, item, coins                 the item goes to the highest bidder (G4.3)
    *unsold      item                              nobody has bid: it goes back to the pile (G4.4)
    place, place_item, double, exchange, pass      until all have passed in a row (phase 5)
    then for each seat from the start player clockwise:
    move, witch_move, fly                          the steps, as many as one likes
    end_move     seat, discard: []                 no more steps
    take_coins   seat, coins                       the coins of the towns entered; or
    take         as above                          two of them, one after the other (G6.2)
    discard      seat, cards                       only with hand_limit "four", and only who has
                                                   more than four cards (P5.12)
    and after the last seat, unless the game is over:
    keep_items   seat, open, secret                for each seat that has more than two items, from
                                                   this round's start player clockwise (G7.2)

Of ``take``: ``card`` is what was taken, ``gold`` how many gold cards turned up before it or before
its replacement (left out: none), ``refill`` the replacement from the deck. From the deck ``card``
is decided by chance, from the market it is the player's choice. A deck that is empty when a card
has to be drawn or turned up is made of the discard pile. Is that empty, too: a card of the market
is not replaced (no ``refill``), the deck is not on offer, and where it held nothing but gold cards
a draw comes to nothing (no ``card``). Who has nothing at all to take is passed over in phase 1;
after a move only the coins are left to choose, and a second card is not taken where there is none.

The ``result`` is as in the base game, and each seat of it has its ``coins`` as well.

An item is on sale until all who have coins but one have passed, and that one has bid; or until all
have passed. Who alone is left, and has not bid yet, is asked.

Where the rules are silent: a witch counts for the hand limit, and may be what is given up, but
is no travel card to pay a step or a caravan with. Boatmen carry over a sea monster for four cards
of any kind. A seat that has coins, but too few to bid, has to pass by ``pass_bid``. A flight goes
to another town than the boot's own. The items that a Double and an Exchange name are those on the
board when it is played.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from elfenwidgets.rules.base_event import Event, PlayerEvent
from elfenwidgets.rules.gold.vocabulary import CardSource, Special
from elfenwidgets.rules.vocabulary import CounterKind, Payment, Transport

Item = Literal[CounterKind, Special]
"""Anything of the pile of 48 (GS1)."""

HandCard = Literal[Transport, "witch"]
"""A card that a hand may hold, or the market (GS2, GW1)."""

DeckCard = Literal[HandCard, "gold"]
"""A card of the deck."""


@dataclass(frozen=True, slots=True)
class GoldAction(PlayerEvent):
    """What a player does in Elfengold alone."""


def of_elfengold(action: GoldAction) -> ValueError:
    """The error of an action that has come to where the base game alone is known."""
    return ValueError(f"an action of Elfengold: {action}")


@dataclass(frozen=True, slots=True)
class TakeCard(GoldAction):
    """Take the top card of the ``"deck"``, or ``card`` from the ``"market"`` (G1.1, G6.2)."""

    e = "take"
    source: CardSource
    card: HandCard | None = None


@dataclass(frozen=True, slots=True)
class TakeGold(GoldAction):
    """Take the whole gold pile: three coins for each of its cards (G1.4)."""

    e = "take_gold"


@dataclass(frozen=True, slots=True)
class OpenItem(GoldAction):
    """Lay this one of the two items just drawn open, and keep the other secret (G3.1)."""

    e = "open"
    item: Item


@dataclass(frozen=True, slots=True)
class Bid(GoldAction):
    """Bid so many coins for the item on sale: more than the highest bid (G4.2, G4.5)."""

    e = "bid"
    coins: int


@dataclass(frozen=True, slots=True)
class PassBid(GoldAction):
    """Bid no more for the item on sale (G4.2)."""

    e = "pass_bid"


@dataclass(frozen=True, slots=True)
class PlaceItem(GoldAction):
    """Lay a ``tree`` or ``gold_piece`` on a road, a ``sea_monster`` on water (G5.1 to G5.3).

    ``road`` is the connection, water too; ``secret``: it lay face down until now.
    """

    e = "place_item"
    item: Special
    secret: bool
    road: str


@dataclass(frozen=True, slots=True)
class Double(GoldAction):
    """Play a Double on a road with one counter, and lay ``counter`` there, too (G5.4).

    ``secret`` is whether the Double lay face down until now, ``counter_secret`` whether the counter
    did.
    """

    e = "double"
    secret: bool
    road: str
    counter: CounterKind
    counter_secret: bool


@dataclass(frozen=True, slots=True)
class Exchange(GoldAction):
    """Swap the counters of two roads, in either order (G5.5); ``secret`` as for ``PlaceItem``."""

    e = "exchange"
    secret: bool
    road: str
    other: str


@dataclass(frozen=True, slots=True)
class WitchMove(GoldAction):
    """One step as ``Move``, but without the extra card for a tree or sea monster (GW2).

    A witch is discarded and one coin paid; ``cards`` are the others, as the price is without the
    tree or the sea monster.
    """

    e = "witch_move"
    via: str
    to: str
    cards: tuple[Transport, ...]
    how: Payment


@dataclass(frozen=True, slots=True)
class Fly(GoldAction):
    """Discard a witch, pay three coins and fly ``to`` any other town (GW3)."""

    e = "fly"
    to: str


@dataclass(frozen=True, slots=True)
class TakeCoins(GoldAction):
    """Take the coins of the towns entered in the move, and no cards (G6.1, G6.2).

    ``coins`` is exactly what they come to: 0 where none were entered, which is to take nothing.
    """

    e = "take_coins"
    coins: int


@dataclass(frozen=True, slots=True)
class Discard(GoldAction):
    """Cut one's hand to four, where the switch ``hand_limit`` says so (G6.3, P5.12)."""

    e = "discard"
    cards: tuple[HandCard, ...]


@dataclass(frozen=True, slots=True)
class KeepItems(GoldAction):
    """Keep two items, as they lay, and give the others back (G7.2)."""

    e = "keep_items"
    open: tuple[Item, ...]
    secret: tuple[Item, ...]


AnyGoldAction: TypeAlias = (
    TakeCard
    | TakeGold
    | OpenItem
    | Bid
    | PassBid
    | PlaceItem
    | Double
    | Exchange
    | WitchMove
    | Fly
    | TakeCoins
    | Discard
    | KeepItems
)
"""Anything that a player may do in Elfengold alone."""


@dataclass(frozen=True, slots=True)
class Values(Event):
    """The box deals the gold values to the towns by lot (GS4)."""

    e = "values"
    values: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Hand(Event):
    """The box deals a seat its first five cards (GS2)."""

    e = "hand"
    seat: int
    cards: tuple[HandCard, ...]


@dataclass(frozen=True, slots=True)
class Market(Event):
    """The box turns up the market (GS2)."""

    e = "market"
    cards: tuple[HandCard, ...]


@dataclass(frozen=True, slots=True)
class Income(Event):
    """Every seat gets ``coins`` from the bank (G2.1)."""

    e = "income"
    coins: int


@dataclass(frozen=True, slots=True)
class Items(Event):
    """A seat draws two items, and looks at both (G3.1)."""

    e = "items"
    seat: int
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Row(Event):
    """The box turns up the items of the auction, the first to be sold first (G4.1)."""

    e = "row"
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """The item on sale goes to the last one in, for ``coins`` (G4.2, G4.3)."""

    e = "sold"
    seat: int
    item: Item
    coins: int


@dataclass(frozen=True, slots=True)
class Unsold(Event):
    """Nobody has bid: the item on sale goes back to the pile, which is mixed (G4.4)."""

    e = "unsold"
    item: Item


GoldBoxEvent: TypeAlias = Values | Hand | Market | Income | Items | Row | Sold | Unsold
"""Anything that the box does in Elfengold alone."""

GOLD_ACTIONS: Mapping[str, type[AnyGoldAction]] = {cls.e: cls for cls in get_args(AnyGoldAction)}
"""The classes of the players' actions by their name in the record."""

GOLD_BOX_EVENTS: Mapping[str, type[GoldBoxEvent]] = {cls.e: cls for cls in get_args(GoldBoxEvent)}
"""The classes of what the box does by their name in the record."""
