"""A record of Elfengold: its piles are stacked so that chance comes out as written."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from elfenwidgets.rules.base_event import Event
from elfenwidgets.rules.board import BOARD
from elfenwidgets.rules.gold.actions import (
    DeckCard,
    Hand,
    Item,
    Items,
    Market,
    Row,
    TakeCard,
    Values,
)
from elfenwidgets.rules.gold.phases import cards
from elfenwidgets.rules.gold.state import GOLD_CARDS, ITEMS, VALUES, gold_of, golden
from elfenwidgets.rules.gold.wellformed import CARDS
from elfenwidgets.rules.record.chance import known_words, strayed
from elfenwidgets.rules.record.header import bad
from elfenwidgets.rules.refusal import printable
from elfenwidgets.rules.state import State, Word, evolve, holds, shuffled, without

GOLD_DUE: Mapping[str, str] = {
    "values": "GS4",
    "hand": "GS2",
    "market": "GS2",
    "income": "G2.1",
    "items": "G3.1",
    "row": "G4.1",
    "sale": "G4.2",
}
"""The statement that says what the box does in each phase."""

MAY: Mapping[type[Event], frozenset[str]] = {TakeCard: frozenset(("card", "gold", "refill"))}
"""The keys that an event may have or not."""


def stacked(state: State, event: Event, expected: Event) -> State:
    """The state in which the box does what ``event`` writes down, in place of the ``expected``.

    Raises:
        RecordError: it cannot.
    """
    due = GOLD_DUE[state.phase]
    match event, expected:
        case (Hand(seat), Hand(first)) | (Items(seat), Items(first)) if (
            type(seat) is not int or seat != first
        ):
            raise bad("deal-not-due", due, seat=printable(seat), need=first)
        case Values(values), _:
            return _valued(state, values)
        case (Hand(_, wanted), Hand(_, there)) | (Market(wanted), Market(there)):
            _sized(wanted, len(there), due)
            return _deck(state, known_words(wanted, CARDS, "no-such-card", due), there)
        case (Items(_, wanted), Items(_, there)):
            _sized(wanted, len(there), due)
            names = known_words(wanted, ITEMS, "no-such-item", "GS1")
            return state if Counter(names) == Counter(there) else _pile(state, names)
        case Row(wanted), Row(there):
            _sized(wanted, len(there), due)
            names = known_words(wanted, ITEMS, "no-such-item", "GS1")
            return state if names == there else _pile(state, names[::-1])
    if repr(event) != repr(expected):  # True is no number of coins
        raise bad("event-not-due", due, name=event.e)
    return state


def _sized(names: object, count: int, due: str) -> None:
    if type(names) is not tuple or len(names) != count:
        raise bad("deal-size", due, need=count)


def _valued(state: State, values: object) -> State:
    """The state with the towns worth what is written (GS4)."""
    towns = set(BOARD.piece_towns)
    if not isinstance(values, Mapping) or set(values) != towns:
        raise bad("values-of-towns", "GS4", need=len(towns))
    if not all(type(value) is int for value in values.values()) or sorted(values.values()) != (
        sorted(VALUES.values())
    ):
        raise bad("values-dealt", "GS4")
    return evolve(state, gold=evolve(gold_of(state), values=dict(values)))


def _deck(state: State, names: tuple[DeckCard, ...], there: Iterable[DeckCard]) -> State:
    """The state with these cards on top of the deck, unless they lie ``there``."""
    if Counter(names) == Counter(there):
        return state
    gold = gold_of(state)
    seed, deck = _laid(state, gold.deck, names, "GS2", "deck")
    return evolve(state, seed=seed, gold=evolve(gold, deck=deck))


def _pile(state: State, names: tuple[Item, ...]) -> State:
    """The state with these items on top of the pile, the last one topmost."""
    gold = gold_of(state)
    seed, pile = _laid(state, gold.pile, names, "GS1", "pile")
    return evolve(state, seed=seed, gold=evolve(gold, pile=pile))


def _laid(
    state: State, pile: tuple[Word, ...], names: tuple[Word, ...], rule: str, what: str
) -> tuple[str, tuple[Word, ...]]:
    """The strayed seed, and a pile with ``names`` on top, what nobody has seen shuffled below."""
    if not holds(pile, names):
        raise bad("none-left", rule, kinds=tuple(dict.fromkeys(names)))
    seed = strayed(state.seed, names)
    return seed, (*shuffled(without(pile, names), seed, f"unseen {what}"), *names)


def stacked_take(state: State, take: TakeCard, raw: Mapping[str, Any]) -> State:
    """The state in which a legal ``take`` comes out as ``raw`` writes it down (G1.2, G1.3, G1.5).

    Raises:
        RecordError: it cannot.
    """
    key = "card" if take.source == "deck" else "refill"
    given = {name: raw[name] for name in (key, "gold") if name in raw}
    if take.source == "deck" and "refill" in raw:
        raise bad("event-key-unknown", "G1.2", key="refill")
    if "gold" in given and (type(given["gold"]) is not int or given["gold"] < 1):
        raise bad("gold-turned-up", "G1.3", given=printable(given["gold"]))
    if key in given:
        known_words((given[key],), CARDS, "no-such-card", "GS2")
    if cards.outcome(state, take) == given:
        return state
    before = given.get("gold", 0)
    if before > GOLD_CARDS:
        raise bad("none-left", "G1.3", kinds=("gold",))
    state = _turning(state, (*golden(before), *_known(given.get(key))))
    if cards.outcome(state, take) != given:
        raise bad("draw-not-due", "G1.5")
    return state


def _known(card: object) -> tuple[DeckCard, ...]:
    return tuple(each for each in CARDS if each == card)


def _turning(state: State, turned: tuple[DeckCard, ...]) -> State:
    """The state whose deck turns up these cards one after the other.

    Where there are more than the deck has, it is used up, and the rest comes from the discard pile.
    """
    gold = gold_of(state)
    first, later = turned[: len(gold.deck)], turned[len(gold.deck) :]
    if not later:
        seed, deck = _laid(state, gold.deck, first[::-1], "GS2", "deck")
        return evolve(state, seed=seed, gold=evolve(gold, deck=deck))
    discarded: tuple[DeckCard, ...] = (*state.discard, *gold.discarded)
    if Counter(first) != Counter(gold.deck):
        raise bad("draw-not-due", "G1.5")
    seed, deck = _laid(state, discarded, later[::-1], "GS2", "deck")
    gold = evolve(gold, deck=(*deck, *first[::-1]), discarded=())
    return evolve(state, seed=seed, discard=(), gold=gold)
