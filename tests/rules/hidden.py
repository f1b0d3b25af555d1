"""What a seat does not see, dealt differently: for tests that nothing hidden is told."""

import random
from dataclasses import replace
from typing import Any

from elfenwidgets.rules import State
from elfenwidgets.rules.state import sort


def deal_hidden_things_anew(state: State, seat: int | None, rng: random.Random) -> State:
    """The same game to the eyes of ``seat``: everything that it does not see is mixed."""
    unseen = [i for i in range(len(state.seats)) if i != seat]
    counters = [*state.pile, *(c for i in unseen for c in state.seats[i].secret)]
    cards = [*state.stack, *(c for i in unseen for c in state.seats[i].hand)]
    towns = [*state.towns]
    over = state.phase == "over"
    towns += [card for i in unseen if (card := state.seats[i].town_card) and not over]
    for things in (counters, cards, towns):
        rng.shuffle(things)
    seats = list(state.seats)
    for i in unseen:
        was = seats[i]
        seats[i] = replace(
            was,
            secret=sort(counters.pop() for _ in was.secret),
            hand=sort(cards.pop() for _ in was.hand),
            town_card=towns.pop() if was.town_card and not over else was.town_card,
        )
    return replace(
        state,
        seats=tuple(seats),
        pile=tuple(counters),
        stack=tuple(cards),
        towns=tuple(towns),
        discard=tuple(rng.sample(state.discard, len(state.discard))),
        seed=f"{rng.random()}",
    )


HIDDEN = {"deal": "cards", "end_move": "discard", "draw_secret": "counter", "town_card": "town"}


def otherwise(event: Any, seat: int | None, over: bool) -> Any:
    """An event with everything changed that ``seat`` does not see, by the rules."""
    other = dict(event)
    key = HIDDEN.get(event["e"], "counter" if event["e"] == "keep" and event["secret"] else None)
    if key is None or event["seat"] == seat or (over and key == "town"):
        return other
    other[key] = ["hidden"] * len(event[key]) if type(event[key]) is list else "hidden"
    return other
