"""The conformance suite: what the rulebook says of a position or an action, case by case.

The cases lie in ``data/conformance`` and were written from the rulebook. ``docs/conformance.md``
says what a case may hold, and how another program is tried with them.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from elfenwidgets.paths import DATA
from elfenwidgets.rules import engine, notation
from elfenwidgets.rules.events import GameEvent
from elfenwidgets.rules.gold.phases.items import items_of
from elfenwidgets.rules.position.text import PositionError, parse
from elfenwidgets.rules.state import State


@dataclass(frozen=True, slots=True)
class Case:
    """One case: is the ``position`` ``possible``, or the ``action`` in it ``legal``?

    ``statement`` decides, ``also`` are those that it goes back to, ``switch`` is the one that the
    case would come out otherwise without. ``after`` are facts of the state at the next decision.
    """

    id: str
    statement: str
    position: str
    note: str
    possible: bool = True
    action: str | None = None
    legal: bool | None = None
    also: tuple[str, ...] = ()
    switch: str | None = None
    after: Mapping[str, Any] = field(default_factory=dict)


@cache
def cases() -> Mapping[str, Case]:
    """Every case of the suite by its id, in the order of the rulebook."""
    found: dict[str, Case] = {}
    for path in sorted((DATA / "conformance").glob("*.json")):
        for raw in json.loads(path.read_text(encoding="utf-8"))["cases"]:
            case = Case(**raw | {"also": tuple(raw.get("also", ()))})
            assert case.id not in found, case.id
            found[case.id] = case
    return found


def mistake(case: Case) -> str | None:
    """What the engine says otherwise than the case, in a line; None: they agree."""
    try:
        state = parse(case.position)
    except PositionError as error:
        return f"{case.id}: {error}" if case.possible else None
    if not case.possible:
        return f"{case.id}: the position is possible"
    if case.action is None:
        return None
    action = notation.parse(case.action)
    refusal = engine.why_not(state, action)
    if (refusal is None) is not case.legal:
        return f"{case.id}: {refusal or 'allowed'}"
    if refusal is not None:
        named = (case.statement, *case.also)
        return None if refusal.rule in named else f"{case.id}: refused by {refusal}"
    events: list[GameEvent] = []
    after = facts(engine.settle(engine.step(state, action), events), events)
    return _unlike(case.id, dict(case.after), after)


def facts(state: State, events: list[GameEvent]) -> dict[str, Any]:
    """What a case may say of the state at the next decision, the box's ``events`` before it."""
    gold = state.gold
    found: dict[str, Any] = {
        "phase": state.phase,
        "round": state.round,
        "start": state.start,
        "turn": state.turn,
        "winners": None if state.winners is None else list(state.winners),
        "events": [event["e"] for event in events],
        "display": len(state.display),
        "pile": len(state.pile),
        "stack": len(state.stack),
        "played": len(state.discard),
        "roads": len(state.counters),
        "obstacles": len(state.obstacles),
        "seats": [_seat(state, index) for index in range(len(state.seats))],
    }
    if gold is None:
        return found
    return found | {
        "items": len(gold.pile),
        "market": len(gold.market),
        "heap": gold.gold_pile,
        "row": len(gold.row),
        "bid": gold.bid,
        "doubles": len(gold.doubles),
        "monsters": len(gold.monsters),
        "gathered": gold.gathered,
    }


def _seat(state: State, index: int) -> dict[str, Any]:
    seat = state.seats[index]
    opened: tuple[str, ...] = seat.open
    secret: tuple[str, ...] = seat.secret
    found: dict[str, Any] = {"coins": None}
    if state.gold is not None:
        opened, secret = items_of(state, index, False), items_of(state, index, True)
        found = {"coins": state.gold.seats[index].coins}
    return found | {
        "boot": seat.boot,
        "pieces": len(seat.pieces),
        "cards": len(seat.hand),
        "open": len(opened),
        "secret": len(secret),
        "obstacle": seat.obstacle,
    }


def _unlike(where: str, said: Any, there: Any) -> str | None:
    """The first fact that is not as the case says it; only what it names is looked at."""
    match said:
        case dict():
            pairs = [(key, value, there.get(key)) for key, value in said.items()]
        case [{}, *_]:
            pairs = [(f"{i}", *pair) for i, pair in enumerate(zip(said, there, strict=False))]
        case _:
            return None if said == there else f"{where}: {there!r}, not {said!r}"
    unlike = (_unlike(f"{where} {key}", value, found) for key, value, found in pairs)
    return next(filter(None, unlike), None)
