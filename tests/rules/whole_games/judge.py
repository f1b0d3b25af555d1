"""The referee as the judge of a single action in a position of the base game, both as text.

It reads the line of a position and of an action by itself, and asks the engine nothing.
"""

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from elfenwidgets.paths import DATA
from tests.rules.whole_games.referee import Referee
from tests.rules.whole_games.sheet import KINDS, Event, canon

LETTERS = dict(zip("gemutdr", (*KINDS, "raft"), strict=True))


class Words(NamedTuple):
    """The fields of a position's line, by name and one after the other."""

    fields: list[tuple[str, str]]

    @property
    def values(self) -> dict[str, str]:
        return dict(self.fields)

    @property
    def seats(self) -> list[list[str]]:
        return [value.split("/") for value in self.all("seat")]

    def all(self, name: str) -> list[str]:
        """The values of a field that stands there several times."""
        return [value for each, value in self.fields if each == name]

    def record(self) -> dict[str, Any]:
        """The head of a record that a referee reads: the rules and the players."""
        path = DATA / "editions" / f"{self.values['edition']}.json"
        rules = json.loads(path.read_text(encoding="utf-8")) | json.loads(self.values["rules"])
        edition = self.values["edition"]
        return {
            "edition": edition,
            "rules": rules,
            "result": None,
            "events": [],
            "players": self.seats,
        }


def words_of(position: str) -> Words:
    pairs = (word.partition("=") for word in position.split(" "))
    return Words([(name, value) for name, _, value in pairs])


def several(words: str) -> list[str]:
    """The words of a list; ``-`` is none."""
    return [] if words == "-" else words.split(",")


def allows(position: str, action: str) -> bool:
    """Whether the referee would allow the action there."""
    words = words_of(position)
    values = words.values
    referee = Referee(words.record())
    referee.start = int(values["start"])
    referee.display = things(values["display"])
    for number, (boot, _, hand, opened, secret, obstacle, _) in enumerate(words.seats):
        referee.boot[number] = boot
        referee.hand[number] = things(hand)
        referee.open[number], referee.secret[number] = things(opened), things(secret)
        referee.obstacle[number] = obstacle == "!"
    for word in several(values["roads"]):
        mark, _, road = word.partition("@")
        referee.road[road] = LETTERS[mark[0]]
        if mark.endswith("!"):
            referee.blocked.add(road)
    options = allowed(referee, values["phase"], int(values["turn"]))
    return canon(event(action)) in {canon(option) for option in options}


def things(letters: str) -> Counter[str]:
    return Counter(LETTERS[letter] for letter in letters if letter != "-")


def allowed(referee: Referee, phase: str, seat: int) -> Iterable[Event]:
    """All that may be done there; nothing once the game is over."""
    match phase:
        case "draw_secret":
            return [{"e": "draw_secret", "seat": seat}]
        case "draw":
            return referee.draws(seat)
        case "plan":
            return [{"e": "pass", "seat": seat}, *referee.placements(seat)]
        case "keep":
            return referee.keeps(seat)
        case "travel":
            return [*referee.ends(seat), *referee.steps(seat)]
    return []


def event(line: str) -> Event:
    """The event of the record that a line of the notation is."""
    number, name, *words = line.split()
    found = {"e": name, "seat": int(number)}
    match name, words:
        case "draw", ["secret"]:
            return found | {"e": "draw_secret"}
        case "draw", ["pile"]:
            return found | {"from": "pile"}
        case "draw", [kind]:
            return found | {"from": "display", "counter": kind}
        case (("place" | "keep"), [lying, *road]):
            kind = lying.strip("()")
            where = {"road": road[0]} if road else {}
            return found | where | {"counter": kind, "secret": kind != lying}
        case "obstacle", [road]:
            return found | {"road": road}
        case "end", cards:
            return found | {"e": "end_move", "discard": cards}
        case "move", [via, _, to, ("caravan" | "boatmen") as how, *cards]:
            return found | {"via": via, "to": to, "cards": cards, "how": how}
        case "move", [via, _, to, *cards]:
            return found | {"via": via, "to": to, "cards": cards, "how": "card"}
    return found
