"""Whole games as text, line by line; ``pytest tests/rules --rewrite-golden`` writes them anew.

A line with a star is what the box did. After an action ``=`` says what was drawn, ``+`` what the
display was refilled with. The actions of a file are played again and have to give its lines.
"""

from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from elfenwidgets.play.game import Game
from elfenwidgets.rules import editions
from elfenwidgets.rules.actions import ACTIONS, Draw
from elfenwidgets.rules.notation import parse, write
from tests.rules.randomplay import PLAYERS, game

GOLDEN = Path(__file__).parent / "golden"
GAMES = {  # edition, players, seed
    "two.txt": ("amigo-de", 2, "elf"),
    "moon.txt": ("moon-1998", 3, "moon"),
    "six.txt": ("gigamic-fr", 6, "oak"),
}


def line(event: dict[str, Any]) -> str:
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
    hidden = name == "draw_secret" or event.get("from") == "pile"
    action = ACTIONS[name].from_event(event)
    if hidden and name == "draw":
        action = Draw(event["seat"], "pile")
    chance = f" = {event['counter']}" if hidden else ""
    return write(action) + chance + (f" + {event['refill']}" if "refill" in event else "")


def lines(edition: str, seats: int, seed: str, game: Game) -> list[str]:
    """A whole game as lines."""
    found = [f"{edition}, {seats} players, seed {seed}"]
    for event in game.events:
        found += line(event).split("\n")
    result = game.view(None).result
    assert result is not None
    found += ["", f"* won by {' and '.join(map(str, result.winners))}"]
    for s in result.seats:
        found.append(
            f"* seat {s.seat}: {s.pieces} pieces - {s.distance} away = {s.score}, {s.cards} cards"
        )
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_line_by_line(name: str, rewrite_golden: bool) -> None:
    edition, seats, seed = GAMES[name]
    path = GOLDEN / name
    if rewrite_golden:
        new = lines(*GAMES[name], game(editions()[edition], seats, seed))
        path.write_text("\n".join(new) + "\n", encoding="utf-8")
    golden = path.read_text(encoding="utf-8").splitlines()
    again = Game(editions()[edition], PLAYERS[:seats], seed)
    for text in golden[1:]:
        if text and not text.startswith("*"):
            again.play(parse(text.partition(" = ")[0].partition(" + ")[0]))
    assert again.over
    for number, (was, now) in enumerate(zip_longest(golden, lines(*GAMES[name], again)), 1):
        assert now == was, f"{name}, line {number}"
