"""Whole games as text, line by line; ``pytest tests/rules --rewrite-golden`` writes them anew.

A line with a star is what the box did. After an action ``=`` says what was drawn, ``+`` what the
display was refilled with. The actions of a file are played again and have to give its lines.
"""

from collections.abc import Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from elfenwidgets.play.game import Game
from elfenwidgets.rules import editions
from elfenwidgets.rules.actions import ACTIONS, Draw
from elfenwidgets.rules.gold.actions import GOLD_BOX_EVENTS, TakeCard
from elfenwidgets.rules.notation import parse, write
from tests.rules.gold.games import game as gold_game
from tests.rules.randomplay import PLAYERS, game

GOLDEN = Path(__file__).parent / "golden"
ALL_OF_IT = {"gold_values": "drawn", "witch": True, "hand_limit": "four", "town_cards": True}
GAMES: Mapping[str, tuple[str, Mapping[str, object], int, str]] = {
    "two.txt": ("amigo-de", {}, 2, "elf"),
    "moon.txt": ("moon-1998", {}, 3, "moon"),
    "six.txt": ("gigamic-fr", {}, 6, "oak"),
    "gold.txt": ("elfengold", {}, 2, "gold"),
    "witch.txt": ("elfengold", ALL_OF_IT, 3, "witch"),
}
"""For each file the edition, its house rules, the number of players and the seed."""


def line(event: Mapping[str, Any]) -> str:
    """One event of the record as a line."""
    name = event["e"]
    if name == "display":
        return f"* display {' '.join(event['counters'])}"
    if name == "town_card":
        return f"* seat {event['seat']} gets the town card {event['town']}"
    if name == "round":
        return f"\n* round {event['n']}, seat {event['start']} starts"
    if name == "deal":
        return f"* seat {event['seat']} is dealt {' '.join(event['cards'])}".rstrip()
    if name in GOLD_BOX_EVENTS:
        return f"* {name} {' '.join(_said(value) for key, value in event.items() if key != 'e')}"
    hidden = name == "draw_secret" or event.get("from") in ("pile", "deck")
    action = ACTIONS[name].from_event(event)
    if hidden and name in ("draw", "take"):
        action = Draw(event["seat"], "pile") if name == "draw" else TakeCard(event["seat"], "deck")
    chance = f" = {event.get('counter') or event.get('card')}" if hidden else ""
    if "gold" in event:
        chance += f" + {event['gold']} gold"
    return write(action) + chance + (f" + {event['refill']}" if "refill" in event else "")


def _said(value: Any) -> str:
    if isinstance(value, Mapping):
        return " ".join(f"{key}={each}" for key, each in value.items())
    return " ".join(value) if isinstance(value, list) else str(value)


def lines(name: str, game: Game) -> list[str]:
    """A whole game as lines."""
    edition, rules, seats, seed = GAMES[name]
    house = [_said(rules)] if rules else []
    found = [", ".join([edition, *house, f"{seats} players", f"seed {seed}"])]
    for event in game.events:
        found += line(event).split("\n")
    result = game.view(None).result
    assert result is not None
    found += ["", f"* won by {' and '.join(map(str, result.winners))}"]
    for s in result.seats:
        coins = "" if s.coins is None else f", {s.coins} coins"
        found.append(
            f"* seat {s.seat}: {s.pieces} pieces - {s.distance} away = {s.score}, {s.cards} cards"
            + coins
        )
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_line_by_line(name: str, rewrite_golden: bool) -> None:
    key, rules, seats, seed = GAMES[name]
    edition, path = editions()[key].with_rules(**rules), GOLDEN / name
    if rewrite_golden:
        played = (gold_game if edition.gold else game)(edition, seats, seed)
        path.write_text("\n".join(lines(name, played)) + "\n", encoding="utf-8")
    golden = path.read_text(encoding="utf-8").splitlines()
    again = Game(edition, PLAYERS[:seats], seed)
    for text in golden[1:]:
        if text and not text.startswith("*"):
            again.play(parse(text.partition(" = ")[0].partition(" + ")[0]))
    assert again.over
    for number, (was, now) in enumerate(zip_longest(golden, lines(name, again)), 1):
        assert now == was, f"{name}, line {number}"
