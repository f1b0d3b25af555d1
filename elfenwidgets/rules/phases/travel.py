"""Phase 5: the boots move from town to town, and every step is paid."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, Protocol, TypeVar

from elfenwidgets.rules.actions import Action, EndMove, Move
from elfenwidgets.rules.board import BOARD, CHART, Connection, Half, part
from elfenwidgets.rules.edition import Edition
from elfenwidgets.rules.phases import close
from elfenwidgets.rules.refusal import Refusal, Value, refuse
from elfenwidgets.rules.state import (
    HAND_LIMIT,
    Cards,
    State,
    choices,
    evolve,
    holds,
    sort,
    without,
)
from elfenwidgets.rules.vocabulary import CounterKind, Payment, Transport

CARAVAN = 3
BOATMEN = 3


class Roads(Protocol):
    """What prices depend on; a State and a View both have it."""

    @property
    def edition(self) -> Edition:
        """The switches in force."""

    @property
    def counters(self) -> Mapping[str, CounterKind]:
        """The kind of counter on each road that has one."""

    @property
    def obstacles(self) -> frozenset[str]:
        """The roads that have an obstacle."""

    @property
    def gold(self) -> "GoldRoads | None":
        """What else lies there in Elfengold."""


class GoldRoads(Protocol):
    """What may lie on the map of Elfengold beside counters and obstacles."""

    @property
    def doubles(self) -> Mapping[str, CounterKind]:
        """The second counters of double roads (G5.4)."""

    @property
    def monsters(self) -> frozenset[str]:
        """The waters that have a sea monster (G5.2)."""

    @property
    def gold_pieces(self) -> frozenset[str]:
        """The roads that have a gold piece (G5.3)."""


class PaidStep(Protocol):
    """One step of a boot, and how it is paid, as ``Move`` has it."""

    @property
    def via(self) -> str:
        """The connection."""

    @property
    def to(self) -> str:
        """The town that it leads to."""

    @property
    def cards(self) -> Cards:
        """What is paid."""

    @property
    def how(self) -> Payment:
        """By the chart, as a caravan, or to boatmen."""


@dataclass(frozen=True, slots=True)
class Price:
    """What a step costs by the chart: ``base`` cards of ``kind``, one more for an obstacle."""

    kind: Transport
    base: int
    obstacle: int = 0

    @property
    def cards(self) -> int:
        """The number of cards of ``kind``."""
        return self.base + self.obstacle


def price(roads: Roads, connection: Connection, start: str) -> Price | None:
    """The price of a step from the town ``start``; None: a road without a counter (P5.2-P5.5).

    >>> from elfenwidgets.rules.position import position
    >>> road = "forest:feodor-lapphalya"
    >>> state = position(at="feodor", phase="travel", roads={road: "dragon!"})
    >>> price(state, BOARD.connections[road], "feodor")
    Price(kind='dragon', base=2, obstacle=1)
    """
    if connection.kind == "river":
        return _price("raft", 1 if connection.a == start else 2)
    if connection.lake is not None:
        return _price("raft", roads.edition.lake_cost[connection.lake])
    kind = roads.counters.get(connection.id)
    if kind is None:
        return None
    return _price(kind, CHART[kind][connection.kind], int(connection.id in roads.obstacles))


class AnyCards(NamedTuple):
    """How a step is paid with cards of any kind: as a caravan, or by boatmen (P5.8 to P5.10).

    It takes so many ``cards``. As a ``last_resort`` it is only for who cannot pay the price.
    """

    how: Payment
    cards: int
    last_resort: bool


def caravan(last_resort: bool, obstacle: int) -> AnyCards:
    """The caravan over a road that has a counter, and perhaps an obstacle (P5.8, P5.9)."""
    return AnyCards("caravan", CARAVAN + obstacle, last_resort)


def any_cards(roads: Roads, connection: Connection) -> AnyCards | None:
    """The way to go a step whatever one's cards are; None: the water is not to be crossed so.

    >>> from elfenwidgets.rules.position import position
    >>> state = position(edition="moon-1998", roads={"forest:feodor-lapphalya": "dragon!"})
    >>> any_cards(state, BOARD.connections["forest:feodor-lapphalya"])
    AnyCards(how='caravan', cards=4, last_resort=False)
    """
    edition = roads.edition
    if connection.is_road:
        return _caravan(edition.caravan_only_if_unable, int(connection.id in roads.obstacles))
    return _BOATMEN if connection.lake in edition.boatmen else None


def legal(state: State) -> list[Action]:
    """Everything that the seat in turn may do; each payment is an action of its own."""
    seat, me = state.turn, state.actor
    hand, here = me.hand, me.boot
    cuts = choices(hand, max(0, len(hand) - HAND_LIMIT))
    found: list[Action] = [*map(_ends(seat).__getitem__, cuts)]
    for connection, by_card, by_any in _steps(seat, here, state.edition.half):
        cost = price(state, connection, here)
        if cost is None:
            continue
        able = hand.count(cost.kind) >= cost.cards
        if able:
            found.append(by_card[(cost.kind,) * cost.cards])
        wild = any_cards(state, connection)
        if wild is not None and not (able and wild.last_resort):
            found += map(by_any.__getitem__, choices(hand, wild.cards))
    return found


# The same few prices and actions are asked for again and again: they are kept, not made anew.
_price = cache(Price)
_caravan = cache(caravan)
_BOATMEN = AnyCards("boatmen", BOATMEN, last_resort=False)
Made = TypeVar("Made", Move, EndMove)


class _By(dict[Cards, Made]):
    """The actions that differ in the cards alone, by these; each is made when it is first asked."""

    def __init__(self, make: Callable[[Cards], Made]) -> None:
        super().__init__()
        self._make: Callable[[Cards], Made] = make

    def __missing__(self, cards: Cards) -> Made:
        self[cards] = made = self._make(cards)
        return made


class _Step(NamedTuple):
    connection: Connection
    by_card: _By[Move]
    by_any: _By[Move]


@cache
def _steps(seat: int, here: str, half: Half | None) -> tuple[_Step, ...]:
    """The steps that lead away from a town, and the actions of each by how it is paid."""

    def paid(way: Connection, how: Payment) -> _By[Move]:
        return _By(lambda cards: Move(seat, way.id, way.other(here), cards, how))

    return tuple(
        _Step(way, paid(way, "card"), paid(way, "caravan" if way.is_road else "boatmen"))
        for way in (BOARD if half is None else part(half)).leaving(here)
    )


@cache
def _ends(seat: int) -> _By[EndMove]:
    return _By(lambda discard: EndMove(seat, discard))


def forget() -> None:
    """Let go of the actions that were kept: those of another game's hands are asked for no more."""
    choices.cache_clear()
    _steps.cache_clear()
    _ends.cache_clear()


def why_not(state: State, action: Action) -> Refusal | None:
    """What forbids ``action``, which is well formed and by the seat in turn."""
    if isinstance(action, EndMove):
        return _why_not_end(state.actor.hand, action.discard)
    if isinstance(action, Move):
        return _why_not_move(state, action)
    return refuse("P5.1", "move-first")


def _why_not_end(hand: Cards, discard: Cards) -> Refusal | None:
    due = max(0, len(hand) - HAND_LIMIT)
    if len(discard) != due:
        return refuse("P5.12", "cut-to-four", due=due, given=len(discard), have=len(hand))
    if not holds(hand, discard):
        return refuse("P5.12", "cards-not-held", cards=discard)
    return None


def _why_not_move(state: State, move: Move) -> Refusal | None:
    refusal = why_not_there(state.actor.boot, move)
    if refusal is not None:
        return refusal
    if move.via not in state.edition.board.connections:
        return refuse("S2", "out-of-play", road=move.via)
    connection, me = BOARD.connections[move.via], state.actor
    cost = price(state, connection, me.boot)
    if cost is None:
        return needs_counter(move)
    if move.how != "card":
        return why_not_any(me.hand, connection, (cost,), any_cards(state, connection), move)
    return why_not_chart(me.hand, connection, cost, move.cards)


def why_not_there(boot: str, move: PaidStep) -> Refusal | None:
    """What forbids a step from where the boot stands, whatever it costs (P5.1)."""
    connection = BOARD.connections[move.via]
    if boot not in (connection.a, connection.b):
        return refuse("P5.1", "not-from-here", road=move.via, town=boot)
    if move.to == boot:
        return refuse("P5.1", "already-there", road=move.via, town=boot)
    if move.to != connection.other(boot):
        return refuse("P5.1", "not-to-there", road=move.via, town=move.to)
    return None


def needs_counter(move: PaidStep) -> Refusal:
    """The refusal of a step over a road without a counter (P5.2, P5.8)."""
    rule = "P5.8" if move.how == "caravan" else "P5.2"
    return refuse(rule, "road-needs-counter", road=move.via)


def why_not_chart(hand: Cards, connection: Connection, cost: Price, cards: Cards) -> Refusal | None:
    """What forbids to pay a step by the chart with these cards (P5.3, P5.4, T8, T9)."""
    rule = "T8" if connection.kind == "river" else "T9" if connection.lake else "P5.3"
    reason = f"{connection.kind}-price" if not connection.is_road else "road-price"
    if cost.obstacle:
        rule, reason = "P5.4", "obstacle-price"
    due: dict[str, Value] = {
        "kind": cost.kind,
        "terrain": connection.kind,
        "base": cost.base,
        "need": cost.cards,
    }
    have = hand.count(cost.kind)
    if have < cost.cards:
        return refuse(rule, reason, **due, have=have)
    if any(card != cost.kind for card in cards):
        rule = rule if connection.is_road else "P5.5"
        return refuse(rule, "wrong-cards", **due, cards=cards)
    if len(cards) != cost.cards:
        return refuse(rule, "exact-price", **due, given=len(cards))
    return None


def why_not_any(
    hand: Cards,
    connection: Connection,
    costs: Sequence[Price],
    wild: AnyCards | None,
    move: PaidStep,
) -> Refusal | None:
    """What forbids to pay with cards of any kind instead of the ``costs`` (P5.8 to P5.10)."""
    cards = move.cards
    if wild is None or move.how != wild.how:
        if move.how == "caravan":
            return refuse("P5.10", "no-caravan-on-water", road=connection.id)
        return refuse("P5.10", "no-boatmen", road=connection.id)
    for cost in costs if wild.last_resort else ():
        if hand.count(cost.kind) >= cost.cards:
            return refuse("P5.8", "caravan-only-if-unable", kind=cost.kind, need=cost.cards)
    if len(cards) != wild.cards:
        if wild.how == "boatmen":
            rule, reason = "P5.10", "boatmen-price"
        elif wild.cards > CARAVAN:
            rule, reason = "P5.9", "caravan-obstacle"
        else:
            rule, reason = "P5.8", "caravan-price"
        return refuse(rule, reason, need=wild.cards, given=len(cards), have=len(hand))
    if not holds(hand, cards):
        return refuse("P5.10" if wild.how == "boatmen" else "P5.8", "cards-not-held", cards=cards)
    return None


def apply(state: State, action: Action) -> State:
    """The state after a legal ``action``."""
    if isinstance(action, EndMove):
        return _end(state, action.discard)
    assert isinstance(action, Move)
    return close.maybe_won_at_once(arrived(state, action.to, action.cards))


def arrived(state: State, town: str, cards: Cards) -> State:
    """The state once the boot in turn is in a ``town``, its piece collected, and paid for."""
    me = state.actor
    pieces = me.pieces if town == state.edition.board.capital else me.pieces | {town}
    me = evolve(me, boot=town, pieces=pieces, hand=without(me.hand, cards))
    return evolve(
        state,
        seats=state.with_seat(state.turn, me),
        discard=sort((*state.discard, *cards)) if cards else state.discard,
    )


def _end(state: State, cut: Cards) -> State:
    me = evolve(state.actor, hand=without(state.actor.hand, cut))
    done = state.done + 1
    state = evolve(
        state,
        seats=state.with_seat(state.turn, me),
        discard=sort((*state.discard, *cut)),
        turn=state.after(state.turn),
        done=done,
    )
    return state if done < len(state.seats) else close.after_moves(state)
