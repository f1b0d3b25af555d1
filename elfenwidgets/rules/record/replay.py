"""A record on its way through the engine: chance comes out as written, or the record is broken."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, cast

from elfenwidgets.rules.actions import (
    ACTIONS,
    BOX_EVENTS,
    Action,
    Deal,
    Display,
    Draw,
    DrawSecret,
    Round,
    TownCard,
)
from elfenwidgets.rules.base_event import Event
from elfenwidgets.rules.board import COUNTERS, TRANSPORTS
from elfenwidgets.rules.ending import result
from elfenwidgets.rules.engine import (
    GOLD_TURN_RULES,
    TURN_RULES,
    set_up,
    step,
    upcoming,
    why_not,
)
from elfenwidgets.rules.events import GameEvent
from elfenwidgets.rules.gold.actions import TakeCard
from elfenwidgets.rules.phases import deal
from elfenwidgets.rules.record.chance import known_words, strayed
from elfenwidgets.rules.record.gold import GOLD_DUE, MAY, stacked, stacked_take
from elfenwidgets.rules.record.header import Header, RecordError, bad
from elfenwidgets.rules.refusal import printable
from elfenwidgets.rules.state import State, Word, evolve, holds, shuffled, without

_DUE = {
    "display": "S5",
    "town_card": "S9",
    "round": "P6.1",
    "deal": "P1.2",
    "over": "E1",
    **TURN_RULES,
    **GOLD_DUE,
    **GOLD_TURN_RULES,
}
"""The statement that says what happens in each phase."""

_EVENTS: Mapping[str, type[Event]] = {**ACTIONS, **BOX_EVENTS}


@dataclass
class Replaying:
    """The game that a header's events tell, event by event.

    ``state`` is how far it has come, ready to go on from. Before each event the piles are stacked
    so that chance gives what is written.
    """

    header: Header
    state: State = field(init=False)

    def __post_init__(self) -> None:
        seed = self.header.seed
        self.state = set_up(
            self.header.edition, len(self.header.players), "" if seed is None else seed
        )

    def steps(self) -> Iterator[tuple[State, GameEvent]]:
        """Each event with the state before it; after the last one the result is checked."""
        for number, raw in enumerate(self.header.events, 1):
            try:
                event = self._event(raw)
            except RecordError as error:
                raise RecordError(error.refusal, number) from None
            yield self.state, cast(GameEvent, raw)  # its keys and values are those of the format
            self.state = step(self.state, event)
        self._check_result()

    def _event(self, raw: object) -> Event:
        """The event that ``raw`` writes down, with the piles stacked for what it says of chance."""
        due = _DUE[self.state.phase]
        if not isinstance(raw, Mapping):
            raise bad("not-an-event", due)
        name = raw.get("e")
        if type(name) is not str or name not in _EVENTS:
            raise bad("unknown-event", due, name=printable(name))
        kind = _EVENTS[name]
        expected = upcoming(self.state)
        if self.state.phase == "over":
            raise bad("event-after-end", due, name=name)
        if issubclass(kind, Action) if expected else not issubclass(kind, Action):
            raise bad("event-not-due", due, name=name)
        if expected and type(expected) is not kind:
            raise bad("event-not-due", due, name=name)
        _check_keys(raw, kind, due)
        event = kind.from_event(raw)
        if isinstance(event, Action):
            self._check_action(event, raw)
            return _without_chance(event)
        assert expected is not None
        self._check_box(event, expected)
        due_now = upcoming(self.state)
        assert due_now is not None
        return due_now

    def _check_action(self, event: Action, raw: Mapping[str, Any]) -> None:
        refusal = why_not(self.state, _without_chance(event))
        if refusal is not None:
            raise RecordError(refusal)
        if isinstance(event, DrawSecret) or (isinstance(event, Draw) and event.source == "pile"):
            self._stack_counters((raw["counter"],))
        elif isinstance(event, Draw):
            self._stack_counters((raw["refill"],))
        elif isinstance(event, TakeCard):
            self.state = stacked_take(self.state, event, raw)

    def _check_box(self, event: Event, expected: Event) -> None:
        due = _DUE[self.state.phase]
        match event, expected:
            case Display(counters), _:
                if type(counters) is not tuple or len(counters) != deal.DISPLAY:
                    raise bad("display-of-five", "S5")
                self._stack_counters(counters)
            case TownCard(seat, town), _:
                if type(town) is not str or town not in self.state.towns:
                    raise bad("no-such-town-card", due, town=printable(town))
                if type(seat) is not int or not 0 <= seat < len(self.state.seats):
                    raise bad("no-such-seat", "S1", seat=printable(seat))
                if self.state.seats[seat].town_card is not None:
                    raise bad("one-town-card", due, seat=seat)
                if event != expected:
                    self._go_astray("towns", without(self.state.towns, [town]), (town,))
                self.state = replace(self.state, turn=seat)
            case Round(n, first), Round(due_n, due_first):
                chosen = n == 1 and type(first) is int and 0 <= first < len(self.state.seats)
                if type(n) is not int or type(first) is not int or n != due_n:
                    raise bad("round-not-due", due, n=printable(n), need=due_n)
                if not chosen and first != due_first:
                    raise bad("start-not-due", due, seat=printable(first), need=due_first)
                if n == 1:
                    self.state = replace(self.state, start=first)
            case Deal(seat, cards), Deal(due_seat, due_cards):
                if type(seat) is not int or seat != due_seat:
                    raise bad("deal-not-due", due, seat=printable(seat), need=due_seat)
                rule = "P1.1" if self.state.round == 1 else due
                if type(cards) is not tuple or len(cards) != len(due_cards):
                    raise bad("deal-size", rule, need=len(due_cards))
                self._stack_cards(cards)
            case _:
                self.state = stacked(self.state, event, expected)

    def _stack_counters(self, wanted: tuple[object, ...]) -> None:
        names = known_words(wanted, COUNTERS, "no-such-counter", "S4")
        self._stack("pile", self.state.pile, names, "S4")

    def _stack_cards(self, wanted: tuple[object, ...]) -> None:
        names = known_words(wanted, TRANSPORTS, "no-such-card", "S3")
        self._stack("stack", self.state.stack, names, "S3")

    def _stack(
        self, where: str, pile: tuple[Word, ...], names: tuple[Word, ...], rule: str
    ) -> None:
        """Lay ``names`` on top of a pile, unless they lie there."""
        if sorted(pile[len(pile) - len(names) :]) == sorted(names):
            return
        if not holds(pile, names):
            raise bad("none-left", rule, kinds=tuple(dict.fromkeys(names)))
        self._go_astray(where, without(pile, names), names)

    def _go_astray(self, where: str, unseen: tuple[Word, ...], top: tuple[Word, ...]) -> None:
        """Lay on top what the seed would not have given, and shuffle below it what nobody has seen.

        So a game that goes on from somebody else's record has the same piles again, each time that
        it is read.
        """
        seed = strayed(self.state.seed, top)
        laid = (*shuffled(unseen, seed, f"unseen {where}"), *top)
        self.state = evolve(self.state, seed=seed, **{where: laid})

    def _check_result(self) -> None:
        outcome = result(self.state)
        claimed = self.header.result
        if outcome is None and claimed is not None:
            raise bad("not-over", "E1")
        if outcome is not None and claimed != outcome.to_record():
            raise bad("wrong-result", "E4" if self.state.edition.town_cards else "E1")


def _without_chance(event: Action) -> Action:
    """The action alone: which counter the face-down stack gives is not the player's doing."""
    if isinstance(event, Draw) and event.source == "pile":
        return replace(event, counter=None)
    if isinstance(event, TakeCard) and event.source == "deck":
        return replace(event, card=None)
    return event


def _check_keys(raw: Mapping[str, Any], kind: type[Event], due: str) -> None:
    keys = {"e", *("from" if f.name == "source" else f.name for f in fields(kind))}
    if kind is DrawSecret:
        keys.add("counter")
    if kind is Draw and raw.get("from") == "display":
        keys.add("refill")
    may = MAY.get(kind, frozenset())
    for key in sorted(keys - may):
        if key not in raw:
            raise bad("event-key-missing", due, key=key)
    for key in raw:
        if key not in keys | may:
            raise bad("event-key-unknown", due, key=printable(key))
