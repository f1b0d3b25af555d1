"""The referee as the judge of a single action in a position of the base game, both as text.

It reads the line of a position and of an action by itself, and asks the engine nothing.
"""

import json
from collections import Counter
from collections.abc import Iterable

from elfenwidgets.paths import DATA
from tests.rules.whole_games.referee import Referee
from tests.rules.whole_games.sheet import KINDS, Event, canon

LETTERS = dict(zip("gemutdr", (*KINDS, "raft"), strict=True))


def allows(position: str, action: str) -> bool:
    """Whether the referee would allow the action there."""
    fields = [word.partition("=")[::2] for word in position.split(" ")]
    values = dict(fields)
    edition = (DATA / "editions" / f"{values['edition']}.json").read_text(encoding="utf-8")
    rules = json.loads(edition) | json.loads(values["rules"])
    seats = [value.split("/") for name, value in fields if name == "seat"]
    referee = Referee({"rules": rules, "result": None, "events": [], "players": seats})
    referee.start = int(values["start"])
    referee.display = things(values["display"])
    for number, (boot, _, hand, opened, secret, obstacle, _) in enumerate(seats):
        referee.boot[number] = boot
        referee.hand[number] = things(hand)
        referee.open[number], referee.secret[number] = things(opened), things(secret)
        referee.obstacle[number] = obstacle == "!"
    for word in () if values["roads"] == "-" else values["roads"].split(","):
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
