"""The statements and switches of the rules, and the mark that says which ones a test proves.

What a test is marked with it has to prove from a position: those that it makes with ``position``
or ``start`` are remembered while it runs, and one of them has to have each switch that the mark
names.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from elfenwidgets.rules import (
    Action,
    Edition,
    EndMove,
    Move,
    State,
    apply,
    engine,
    legal_actions,
    why_not,
)
from elfenwidgets.rules import position as positions
from elfenwidgets.rules.gold.position import gold_position
from elfenwidgets.rules.notation import parse, write
from elfenwidgets.rules.state import sort

CHAPTERS: Mapping[str, int] = {
    "S": 9,
    "T": 9,
    "P1.": 2,
    "P2.": 3,
    "P3.": 5,
    "P4.": 10,
    "P5.": 13,
    "P6.": 6,
    "E": 4,
    "GS": 5,
    "G1.": 5,
    "G2.": 1,
    "G3.": 1,
    "G4.": 5,
    "G5.": 6,
    "G6.": 3,
    "G7.": 3,
    "GE": 3,
    "GW": 3,
}
"""How many statements each chapter has, counted from 1."""

Things = dict[str, Any]
"""The things of a seat, as keywords of ``position``."""

RULES = tuple(f"{chapter}{n}" for chapter, count in CHAPTERS.items() for n in range(1, count + 1))

SWITCHES: Mapping[str, tuple[object, ...]] = {
    "rounds": (3, 4),
    "hand": ("refill_to_8", "deal_8"),
    "display": ("stays", "dealt_anew"),
    "give_back": ("round_end", "after_planning"),
    "lake_cost": tuple((lake, n) for lake in ("Mare Magnum", "Mare Nebulae") for n in (1, 2)),
    "boatmen": (None, "Mare Magnum", "Mare Nebulae"),
    "town_cards": (False, True),
    "town_card_tie": ("distance", "cards"),
    "early_end": ("finish_round", "at_once_to_round_3", "end_of_round_3"),
    "caravan_only_if_unable": (False, True),
}
"""The rows of the table of editions, and every value that a table may choose."""

GOLD_SWITCHES: Mapping[str, tuple[object, ...]] = {
    "gold_values": ("printed", "drawn"),
    "witch": (False, True),
    "hand_limit": ("none", "four"),
}
"""The switches of Elfengold alone, and every value."""

BEGUN: list[State] = []
"""The positions that the running test has made."""


def rule(*ids: str, **switches: object) -> pytest.MarkDecorator:
    """Mark a test as a proof of statements, and of what they say for values of switches."""
    assert ids
    assert set(ids) <= set(RULES), ids
    known = {**SWITCHES, **GOLD_SWITCHES}
    assert all(value in known[switch] for switch, value in switches.items()), switches
    return pytest.mark.rule(*ids, **switches)


def position(*args: Any, **words: Any) -> State:
    """``elfenwidgets.rules.position.position``, remembered in BEGUN."""
    state = positions.position(*args, **words)
    BEGUN.append(state)
    return state


def gold(**words: Any) -> State:
    """A position of Elfengold, remembered in BEGUN."""
    state = gold_position(**words)
    BEGUN.append(state)
    return state


def start(*args: Any) -> State:
    """``elfenwidgets.rules.start``, remembered in BEGUN: the position of the set-up."""
    state = engine.start(*args)
    BEGUN.append(state)
    return state


def has(edition: Edition, switch: str, value: object) -> bool:
    """Whether an edition has this value of SWITCHES."""
    there: object = edition.rules().get(switch)
    if switch == "boatmen":
        return value in edition.boatmen if value else not edition.boatmen
    if switch == "lake_cost":
        return value in tuple(edition.lake_cost.items())
    return there == value


def play(state: State, *lines: str) -> State:
    """The state after the actions that the lines name."""
    for line in lines:
        state = apply(state, parse(line))
    return state


def lines(state: State) -> set[str]:
    """All that is legal now, as lines."""
    return {write(action) for action in legal_actions(state)}


def refusal(state: State, line: str, rule: str, reason: str, **values: Any) -> None:
    """Assert that an action is refused by this statement, for this reason, with these values."""
    found = why_not(state, parse(line))
    assert found is not None, f"{line} is allowed"
    assert in_order(parse(line)) not in legal_actions(state), f"{line} is on offer"
    assert (found.rule, found.reason, dict(found.values)) == (rule, reason, values)


def allowed(state: State, *lines: str) -> None:
    """Assert that each of these actions is legal now."""
    for line in lines:
        found = why_not(state, parse(line))
        assert found is None, f"{line}: {found}"
        assert in_order(parse(line)) in legal_actions(state), f"{line} is not on offer"


def in_order(action: Action) -> Action:
    """An action with its cards in the order in which legal actions have them."""
    match action:
        case Move(_, _, _, cards, _):
            return replace(action, cards=sort(cards))
        case EndMove(_, cards):
            return replace(action, discard=sort(cards))
    return action


def outcome(edition: str, mine: Things, theirs: Things, **more: Any) -> tuple[int, ...] | None:
    """The winners of a game that seat 1 ends, with its things and those of seat 0."""
    state = position(edition, phase="travel", turn=1, seats=[theirs], **mine, **more)
    return play(state, "1 end").winners
