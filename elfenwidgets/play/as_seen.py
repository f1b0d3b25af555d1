"""A position to hand on from a game that goes on: what its giver does not know is dealt anew."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from elfenwidgets.rules.gold import state as elfengold
from elfenwidgets.rules.gold.actions import DeckCard, Item
from elfenwidgets.rules.gold.state import GoldSeat, GoldState
from elfenwidgets.rules.gold.view import GoldSeatView, GoldView
from elfenwidgets.rules.state import Seat, State, Word, all_cards, all_counters, sort
from elfenwidgets.rules.view import View


def as_seen(view: View) -> State:
    """A state that looks to the viewer as the game does, made of nothing but the view.

    Hands, secret counters and items, and town cards of others are dealt out of what the viewer has
    not seen, always alike; what lies face down is left out.

    Raises:
        ValueError: the game is over, so that nothing is hidden.
    """
    if view.turn is None:
        raise ValueError("only a game that goes on is seen from a seat")
    dealt = [*_dealt(view)]
    held = tuple(mine for _, mine in dealt)
    return State(
        edition=view.edition,
        seed=0,
        seats=tuple(seat for seat, _ in dealt),
        phase=view.phase,
        round=view.round,
        start=view.start,
        turn=view.turn,
        done=view.done,
        display=view.display,
        pile=(),
        stack=(),
        discard=(),
        towns=(),
        counters=view.counters,
        obstacles=view.obstacles,
        gold=None if view.gold is None else _gold(view.gold, held),
    )


def _gold(gold: GoldView, seats: tuple[GoldSeat, ...]) -> GoldState:
    return GoldState(
        seats=seats,
        values=gold.values,
        pile=(),
        deck=(),
        market=gold.market,
        gold_pile=gold.gold_pile,
        row=gold.row,
        bid=gold.bid,
        bidder=gold.bidder,
        out=gold.out,
        doubles=gold.doubles,
        gold_pieces=gold.gold_pieces,
        monsters=gold.monsters,
        gathered=gold.gathered,
        taken=gold.taken,
    )


def _dealt(view: View) -> Iterator[tuple[Seat, GoldSeat]]:
    """All seats, with what the viewer does not see of them dealt anew."""
    chance, rules = random.Random(0), view.edition.gold
    deck: list[DeckCard] = [*(all_cards() if rules is None else elfengold.all_cards(rules.witch))]
    box: list[Item] = [*(all_counters() if rules is None else elfengold.all_items())]
    cards = _unseen(deck, _cards_seen(view), chance)
    items = _unseen(box, _items_seen(view), chance)
    towns = _unseen(
        list(view.edition.board.town_cards),
        [seat.town_card for seat in view.seats if seat.town_card],
        chance,
    )
    for number, (seat, mine) in enumerate(zip(view.seats, _purses(view), strict=True)):
        hand: Sequence[DeckCard]
        if seat.hand is None:
            hand = [cards.pop() for _ in range(seat.cards)]
        else:
            hand = (*seat.hand, *elfengold.witch_cards(mine.witches or 0))
        opening = view.phase == "open" and number == view.turn  # two of the hidden are just drawn
        drawn = mine.drawn
        if drawn is None:
            drawn = elfengold.sort_items(items.pop() for _ in range(2 * opening))
        secret: Sequence[Item]
        if seat.secret is None:
            secret = [items.pop() for _ in range(seat.secrets - len(drawn))]
        else:
            secret = (*seat.secret, *(mine.secret or ()))
        own, some = number == view.seat, view.edition.town_cards
        yield (
            Seat(
                boot=seat.boot,
                pieces=seat.pieces,
                hand=sort(elfengold.travel_cards_among(hand)),
                open=seat.open,
                secret=sort(elfengold.counters_among(secret)),
                obstacle=seat.obstacle,
                town_card=seat.town_card if own or not some else towns.pop(),
            ),
            GoldSeat(
                coins=mine.coins,
                open=mine.open,
                secret=elfengold.sort_specials(elfengold.specials_among(secret)),
                drawn=drawn,
                witches=hand.count("witch"),
            ),
        )


def _purses(view: View) -> Sequence[GoldSeatView]:
    """What the seats have in Elfengold; in the base game, nothing."""
    nothing = GoldSeatView(coins=0, open=(), secret=(), drawn=(), witches=0)
    return [nothing] * len(view.seats) if view.gold is None else view.gold.seats


def _cards_seen(view: View) -> list[DeckCard]:
    """The cards that the viewer knows to be in nobody else's hand."""
    seen: list[DeckCard] = [card for seat in view.seats for card in seat.hand or ()]
    for mine in _purses(view):
        seen += elfengold.witch_cards(mine.witches or 0)
    return seen if view.gold is None else [*seen, *view.gold.market]


def _items_seen(view: View) -> list[Item]:
    """The counters and items that the viewer knows not to lie face down before anybody else."""
    seen: list[Item] = [*view.display, *view.counters.values()]
    for seat, mine in zip(view.seats, _purses(view), strict=True):
        seen += [*seat.counters, *mine.open, *(mine.secret or ()), *(mine.drawn or ())]
    gold = view.gold
    if gold is not None:
        seen += [*gold.row, *gold.doubles.values()]
        seen += elfengold.several("double", len(gold.doubles))
        seen += elfengold.several("tree", len(view.obstacles))
        seen += elfengold.several("gold_piece", len(gold.gold_pieces))
        seen += elfengold.several("sea_monster", len(gold.monsters))
    return seen


def _unseen(box: list[Word], seen: Iterable[object], chance: random.Random) -> list[Word]:
    """What of a box was not seen, mixed."""
    rest = sorted((Counter(box) - Counter(seen)).elements())  # type: ignore[arg-type]
    chance.shuffle(rest)
    return rest
