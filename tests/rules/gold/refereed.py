"""A random game of Elfengold before the referee: each decision, each state and the result."""

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from elfenwidgets.rules import Edition, State, apply, legal_actions, why_not
from elfenwidgets.rules.engine import set_up, settle, step, to_record
from elfenwidgets.rules.events import GameEvent
from elfenwidgets.rules.gold.state import gold_of
from elfenwidgets.rules.record import record
from elfenwidgets.rules.state import evolve
from tests.rules.gold.games import pick
from tests.rules.gold.imagined import imagined
from tests.rules.gold.referee import GoldReferee
from tests.rules.gold.sheet import canon, plain
from tests.rules.randomplay import PLAYERS
from tests.rules.rulebook import RULES

GUESSES = 4
"""Of how many imagined actions both are asked at each decision."""


@dataclass
class Figures:
    """What was compared: actions by name, and of those imagined the refusals by statement."""

    decisions: int = 0
    on_offer: int = 0
    played: Counter[str] = field(default_factory=Counter)
    allowed: int = 0
    refused: Counter[str] = field(default_factory=Counter)


def refereed(
    edition: Edition, seats: int, seed: int, figures: Figures, got: Iterable[str] = ()
) -> dict[str, Any]:
    """The record of a random game on which engine and referee agree, or it fails.

    Before each decision both have to see the same things, offer the same actions and think the same
    of a few that somebody may imagine. All begin with the pieces ``got``.
    """
    rng = random.Random(seed)
    events: list[GameEvent] = []
    begun = frozenset(got)
    state = set_up(edition, seats, seed)
    state = evolve(state, seats=tuple(evolve(seat, pieces=begun) for seat in state.seats))
    state = settle(state, events)
    before: list[State] = []
    while state.phase != "over":
        before.append(state)
        action = pick(state, rng)
        events.append(to_record(state, action))
        figures.played[action.e] += 1
        state = settle(step(state, action), events)
    whole = record(state, PLAYERS[:seats], events, seed)
    referee = GoldReferee(whole, begun)
    for now, (number, allowed) in zip(before, referee.decisions(), strict=True):
        assert lying(now) == referee.lying(), f"event {number}"
        actions = list(legal_actions(now))
        by_engine = {canon(action.to_event()) for action in actions}
        assert by_engine == allowed, f"event {number}: {by_engine ^ allowed}"
        assert len(by_engine) == len(actions), f"event {number}: offered twice"
        figures.decisions += 1
        figures.on_offer += len(actions)
        for _ in range(GUESSES):
            guess = imagined(now, actions, rng)
            refusal = why_not(now, guess)
            legal = plain(guess.to_event()) in allowed
            assert legal is (refusal is None), f"event {number}: {guess} {refusal}"
            if refusal is None:
                figures.allowed += 1
                assert apply(now, guess) != now
            else:
                assert refusal.rule in RULES
                figures.refused[refusal.rule] += 1
    return whole


def lying(state: State) -> dict[str, object]:
    """Everything as it lies in the engine's state, as ``GoldReferee.lying`` says it."""
    gold = gold_of(state)
    both = [*zip(state.seats, gold.seats, strict=True)]
    roads = {
        road: [kind, *([gold.doubles[road]] if road in gold.doubles else [])]
        for road, kind in state.counters.items()
    }
    # The two items just drawn lie apart until one of them is open: the referee has not seen them.
    return {
        "boots": [mine.boot for mine in state.seats],
        "pieces": [set(mine.pieces) for mine in state.seats],
        "hands": [Counter([*mine.hand, *["witch"] * more.witches]) for mine, more in both],
        "coins": [more.coins for more in gold.seats],
        "open": [Counter([*mine.open, *more.open]) for mine, more in both],
        "secret": [Counter([*mine.secret, *more.secret]) for mine, more in both],
        "pile": Counter(gold.pile),
        "deck": Counter(gold.deck),
        "market": Counter(gold.market),
        "gold pile": gold.gold_pile,
        "thrown": Counter([*state.discard, *gold.discarded]),
        "row": [*gold.row],
        "roads": roads,
        "trees": set(state.obstacles),
        "gold pieces": set(gold.gold_pieces),
        "monsters": set(gold.monsters),
    }
