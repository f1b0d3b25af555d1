"""What a seat does not see of Elfengold, dealt anew: for tests that nothing hidden is told."""

import random
from dataclasses import replace
from typing import Any

from elfenwidgets.rules import State
from elfenwidgets.rules.gold.state import sort_items, sort_specials
from elfenwidgets.rules.state import sort
from tests.rules.gold.games import golden


def dealt_anew(state: State, seat: int | None, rng: random.Random) -> State:
    """The same game to the eyes of ``seat``: everything that it does not see is mixed."""
    gold = golden(state)
    unseen = [i for i in range(len(state.seats)) if i != seat]
    down: list[Any] = [*gold.pile]
    hidden: list[Any] = [*gold.deck]
    for i in unseen:
        down += [*state.seats[i].secret, *gold.seats[i].secret, *gold.seats[i].drawn]
        hidden += [*state.seats[i].hand, *["witch"] * gold.seats[i].witches]
    rng.shuffle(down)
    # What a hand holds is no gold card: those stay in the deck.
    golds = [card for card in hidden if card == "gold"]
    hidden = [card for card in hidden if card != "gold"]
    rng.shuffle(hidden)
    seats, theirs = list(state.seats), list(gold.seats)
    for i in unseen:
        was, mine = seats[i], theirs[i]
        face_down = [down.pop() for _ in (*was.secret, *mine.secret)]
        hand = [hidden.pop() for _ in range(len(was.hand) + mine.witches)]
        counters = [item for item in face_down if item in BOARD_COUNTERS]
        others = [item for item in face_down if item not in BOARD_COUNTERS]
        seats[i] = replace(
            was, secret=sort(counters), hand=sort(card for card in hand if card != "witch")
        )
        theirs[i] = replace(
            mine,
            secret=sort_specials(others),
            witches=hand.count("witch"),
            drawn=sort_items(down.pop() for _ in mine.drawn),
        )
    deck = [*hidden, *golds]
    rng.shuffle(deck)
    return replace(
        state,
        seed=f"{rng.random()}",
        seats=tuple(seats),
        gold=replace(gold, seats=tuple(theirs), pile=tuple(down), deck=tuple(deck)),
    )


BOARD_COUNTERS = ("giant_pig", "elfcycle", "magic_cloud", "unicorn", "troll_wagon", "dragon")
HIDDEN = {"hand": "cards", "items": "items", "discard": "cards", "keep_items": "secret"}


def otherwise(event: Any, seat: int | None, over: bool) -> Any:
    """An event with everything changed that ``seat`` does not see, by the rules."""
    other = dict(event)
    key = HIDDEN.get(event["e"])
    if event["e"] == "take" and event["from"] == "deck" and "card" in event:
        key = "card"
    if event["e"] == "town_card" and not over:
        key = "town"
    if key is None or event["seat"] == seat:
        return other
    other[key] = ["hidden"] * len(event[key]) if type(event[key]) is list else "hidden"
    return other
