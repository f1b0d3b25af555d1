"""Any situation of Elfengold in one line, as ``rules.position`` has those of the base game."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from elfenwidgets.rules.board import BOARD, CHART, COUNTERS
from elfenwidgets.rules.edition import editions
from elfenwidgets.rules.engine import GOLD_TURN_RULES, SEATS
from elfenwidgets.rules.gold import possible
from elfenwidgets.rules.gold.actions import DeckCard, Item
from elfenwidgets.rules.gold.phases.items import items_of, with_items
from elfenwidgets.rules.gold.state import (
    COINS_AT_START,
    GOLD_CARDS,
    ITEMS,
    MARKET,
    VALUES,
    DeckCards,
    GoldSeat,
    GoldState,
    all_cards,
    all_items,
    gold_of,
    golden,
    several,
    sort_cards,
    sort_items,
    travel_cards_among,
    witch_cards,
)
from elfenwidgets.rules.gold.wellformed import CARDS
from elfenwidgets.rules.names import known
from elfenwidgets.rules.position.keywords import SEED, dealt_town_cards
from elfenwidgets.rules.state import Seat, State, Word, evolve, shuffled, sort, without
from elfenwidgets.rules.vocabulary import CounterKind, is_phase

Names = str | Iterable[str]
"""Names one after the other: ``"dragon tree"``, or a list of them."""

DECK: tuple[DeckCard, ...] = (*CARDS, "gold")
THINGS = ("at", "pieces", "hand", "open", "secret", "drawn", "coins", "town_card")


def gold_position(
    *,
    phase: str = "plan",
    players: int | None = None,
    round: int = 2,
    start: int = 0,
    turn: int | None = None,
    done: int = 0,
    seats: Sequence[Mapping[str, Any]] = (),
    roads: Mapping[str, str] | None = None,
    monsters: Names = (),
    market: Names | None = None,
    gold_pile: int = 0,
    discard: Names = (),
    deck: Names | None = None,
    row: Names = (),
    bid: int = 0,
    bidder: int | None = None,
    out: Iterable[int] = (),
    values: Mapping[str, int] = VALUES,
    gathered: int = 0,
    taken: int = 0,
    rules: Mapping[str, object] | None = None,
    **mine: Any,
) -> State:
    """A game of Elfengold in the midst of a player's ``phase``, all unsaid filled in by a shuffle.

    ``mine`` are the things of the seat in ``turn``: ``at``, ``pieces``, ``hand`` (a witch among
    it), ``open``, ``secret`` and ``drawn`` items, ``coins`` and a ``town_card``; ``seats`` gives
    the same for the others, clockwise from it. ``roads`` says what lies where: ``"dragon!"`` with
    a tree, ``"dragon$"`` with a gold piece, ``"dragon unicorn"`` with two counters. ``deck`` is the
    whole deck, the last its top, where its order matters: what is left then is discarded.
    ``rules`` are house rules, the others are as in GoldState and State.

    Raises:
        ValueError: there are not things enough in the box, or something is no such thing.

    >>> state = gold_position(phase="travel", at="feodor", hand="dragon dragon",
    ...                       roads={"forest:feodor-lapphalya": "dragon unicorn"})
    >>> state.gold.doubles
    {'forest:feodor-lapphalya': 'unicorn'}
    """
    edition = editions()["elfengold"].with_rules(**(rules or {}))
    count = players if players is not None else max(2, len(seats) + 1)
    if count not in SEATS or len(seats) >= count:
        raise ValueError(f"two to six players sit at a table, not {count}")
    if not is_phase(phase) or phase not in GOLD_TURN_RULES:
        raise ValueError(f"in no phase called {phase!r} a player acts")
    turn = start if turn is None else turn
    if gold_pile not in range(GOLD_CARDS + 1):
        raise ValueError(f"there are {GOLD_CARDS} gold cards, not {gold_pile} (GS2)")
    things: list[Mapping[str, Any]] = [{}] * count
    for i, each in enumerate((mine, *seats)):
        things[(turn + i) % count] = each
    counters, doubles, trees, pieces = _roads(roads or {})
    thrown: DeckCards = _named(discard, DECK, "card")
    table, towns = dealt_town_cards(edition, [*map(_seat, things)])
    state = State(
        edition=edition,
        seed=SEED,
        seats=tuple(table),
        phase=phase,
        round=round,
        start=start,
        turn=turn,
        done=done,
        display=(),
        pile=(),
        stack=(),
        discard=sort(travel_cards_among(thrown)),
        towns=towns,
        counters=counters,
        obstacles=trees,
        gold=GoldState(
            seats=tuple(map(_gold_seat, things)),
            values=values,
            pile=(),
            deck=(),
            market=sort_cards(_named(market or (), CARDS, "card")),
            gold_pile=gold_pile,
            discarded=tuple(card for card in thrown if card in ("gold", "witch")),
            row=_named(row, ITEMS, "item"),
            bid=bid,
            bidder=bidder,
            out=frozenset(out),
            doubles=doubles,
            gold_pieces=pieces,
            monsters=frozenset(_named(monsters, BOARD.connections, "connection")),
            gathered=gathered,
            taken=taken,
        ),
    )
    for seat, each in enumerate(things):
        for where in ("open", "secret"):
            items = _named(each.get(where, ()), ITEMS, "item")
            state = with_items(state, seat, items, where == "secret")
    state = _filled(state, market is None, None if deck is None else _named(deck, DECK, "card"))
    possible.check(state)
    return state


def _named(names: Names, among: Iterable[Word], what: str) -> tuple[Word, ...]:
    among = tuple(among)
    split = names.split() if isinstance(names, str) else names
    return tuple(known(name, among, what) for name in split)


def _seat(things: Mapping[str, Any]) -> Seat:
    for key in things:
        if key not in THINGS:
            raise ValueError(f"a seat has no {key!r}, only {', '.join(THINGS)}")
    boot = known(things.get("at", BOARD.capital), BOARD.towns, "town")
    pieces = frozenset(_named(things.get("pieces", ()), BOARD.piece_towns, "town with pieces"))
    hand = _named(things.get("hand", ()), CARDS, "card")
    return Seat(
        boot=boot,
        pieces=pieces | ({boot} - {BOARD.capital}),
        hand=sort(travel_cards_among(hand)),
        obstacle=False,
        town_card=things.get("town_card"),
    )


def _gold_seat(things: Mapping[str, Any]) -> GoldSeat:
    return GoldSeat(
        coins=things.get("coins", COINS_AT_START),
        drawn=sort_items(_named(things.get("drawn", ()), ITEMS, "item")),
        witches=_named(things.get("hand", ()), CARDS, "card").count("witch"),
    )


def _roads(
    roads: Mapping[str, str],
) -> tuple[dict[str, CounterKind], dict[str, CounterKind], frozenset[str], frozenset[str]]:
    """The first and the second counters of roads, the trees and the gold pieces."""
    first: dict[str, CounterKind] = {}
    second: dict[str, CounterKind] = {}
    marked: dict[str, set[str]] = {"!": set(), "$": set()}
    for road, on_it in roads.items():
        names = on_it.rstrip("!$")
        for mark in on_it[len(names) :]:
            marked[mark].add(road)
        kinds = _named(names, COUNTERS, "counter")
        if len(kinds) not in (1, 2):
            raise ValueError(f"one or two counters lie on a road, not {len(kinds)} (G5.4)")
        for kind, where in zip(kinds, (first, second), strict=False):
            if road not in BOARD.connections or BOARD.connections[road].kind not in CHART[kind]:
                raise ValueError(f"no {kind} goes over {road} (P4.3, P4.4)")
            where[road] = kind
    return first, second, frozenset(marked["!"]), frozenset(marked["$"])


def _filled(state: State, market: bool, deck: DeckCards | None) -> State:
    """The state with the rest of the box in the pile and the deck, and in the ``market``."""
    gold = gold_of(state)
    pile = shuffled(_rest(all_items(), items_out(state), "items"), SEED, "items")
    rules = state.edition.gold
    box: list[DeckCard] = [*all_cards(rules is not None and rules.witch), *golden(GOLD_CARDS)]
    left = shuffled(_rest(box, cards_of(state), "cards"), SEED, "cards")
    if market:
        turned = [card for card in left if card != "gold"][:MARKET]
        gold = evolve(gold, market=sort_cards(turned))
        left = without(left, turned)
    if deck is not None:
        thrown = _rest([*left], [*deck], "cards")
        state = evolve(state, discard=sort((*state.discard, *travel_cards_among(thrown))))
        specials = tuple(card for card in thrown if card in ("gold", "witch"))
        gold = evolve(gold, discarded=(*gold.discarded, *specials))
    return evolve(state, gold=evolve(gold, pile=pile, deck=left if deck is None else deck))


def cards_of(state: State) -> list[DeckCard]:
    """Every card that is not in the deck."""
    gold = gold_of(state)
    out: list[DeckCard] = [*state.discard, *gold.discarded, *gold.market, *golden(gold.gold_pile)]
    for seat, mine in zip(state.seats, gold.seats, strict=True):
        out += [*seat.hand, *witch_cards(mine.witches)]
    return out


def items_out(state: State) -> list[Item]:
    """Every item that is not in the pile."""
    gold = gold_of(state)
    out: list[Item] = [
        *state.counters.values(),
        *gold.doubles.values(),
        *gold.row,
        *several("double", len(gold.doubles)),
        *several("tree", len(state.obstacles)),
        *several("gold_piece", len(gold.gold_pieces)),
        *several("sea_monster", len(gold.monsters)),
    ]
    for seat, mine in enumerate(gold.seats):
        out += [*items_of(state, seat, False), *items_of(state, seat, True), *mine.drawn]
    return out


def _rest(box: list[Word], out: list[Word], what: str) -> list[Word]:
    """What is left in the box."""
    lacking = Counter(out) - Counter(box)
    if lacking:
        raise ValueError(f"there are not so many {what} in the box: {', '.join(sorted(lacking))}")
    return [*(Counter(box) - Counter(out)).elements()]
