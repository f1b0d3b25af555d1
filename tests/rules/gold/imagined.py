"""Actions of Elfengold that somebody may think of, whether or not they are on offer."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from elfenwidgets.rules import Action, State
from elfenwidgets.rules.actions import ACTIONS
from elfenwidgets.rules.gold.actions import KeepItems
from elfenwidgets.rules.gold.phases.items import items_of
from elfenwidgets.rules.gold.state import gold_of
from tests.rules.gold.sheet import CARDS, ITEMS
from tests.rules.whole_games.sheet import KINDS, MAP, WAYS

TOWNS = [town["id"] for town in MAP["towns"]]


def _field(name: str, state: State, rng: random.Random) -> Any:
    """Something for a field: half of it from what lies there, the rest from all that there is."""
    gold, seat = gold_of(state), rng.randrange(len(state.seats))
    near = seat if rng.random() < 0.3 else state.turn
    roads: Sequence[str] = sorted(state.counters) if rng.random() < 0.6 else ()
    hand = [*state.seats[near].hand, *["witch"] * gold.seats[near].witches]
    mine, more = state.seats[near], gold.seats[near]
    items: Sequence[str] = [*mine.open, *mine.secret, *more.open, *more.secret, *more.drawn]
    specials = ("tree", "sea_monster", "gold_piece", "double", "exchange")
    beside = [id for id, way in WAYS.items() if mine.boot in (way["from"], way["to"])]

    makers: Mapping[str, Callable[[], Any]] = {
        "seat": lambda: near,
        "source": lambda: rng.choice(["deck", "market", "pile", "display"]),
        "card": lambda: rng.choice([None, *CARDS, "witch", *gold.market]),
        "coins": lambda: rng.choice(
            [0, gold.gathered, gold.bid, gold.bid + 1, more.coins, more.coins + 1]
        ),
        "counter": lambda: rng.choice([kind for kind in items if kind in KINDS] or KINDS),
        "secret": lambda: rng.random() < 0.5,
        "counter_secret": lambda: rng.random() < 0.5,
        "road": lambda: rng.choice(roads or [*WAYS]),
        "other": lambda: rng.choice(roads or [*WAYS]),
        "via": lambda: rng.choice(beside if rng.random() < 0.8 else [*WAYS]),
        "to": lambda: rng.choice(TOWNS),
        "how": lambda: rng.choice(["card", "caravan", "boatmen"]),
        "cards": lambda: _some(hand if rng.random() < 0.8 else CARDS, rng, 4),
        "discard": lambda: _some(hand, rng, 4),
    }
    if name == "item":
        return rng.choice([*items, *rng.sample([*ITEMS], 1), *specials])
    return makers[name]()


def imagined(state: State, on_offer: Sequence[Action], rng: random.Random) -> Action:
    """One such action: half of them are on offer, but for one field."""
    action = rng.choice(on_offer) if rng.random() < 0.5 else None
    kind = type(action) if action else ACTIONS[rng.choice([*ACTIONS])]
    if kind is KeepItems:
        lots = [items_of(state, state.turn, secret) for secret in (False, True)]
        return KeepItems(state.turn, _some(lots[0], rng), _some(lots[1], rng))
    if action:
        changed = rng.choice(fields(action)).name
        return replace(action, **{changed: _field(changed, state, rng)})
    values = {each.name: _field(each.name, state, rng) for each in fields(kind)}
    if "via" in values and rng.random() < 0.9:
        way = WAYS[values["via"]]
        values["to"] = way["to"] if way["from"] == state.actor.boot else way["from"]
    return kind(**values)


def _some(things: Sequence[Any], rng: random.Random, most: int = 3) -> tuple[Any, ...]:
    return tuple(rng.sample(things, rng.randrange(min(most, len(things)) + 1)))
