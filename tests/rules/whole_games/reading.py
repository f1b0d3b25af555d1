"""What every referee does: reads a record event by event, and says what was allowed."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tests.rules.whole_games.sheet import MAP, TOWN_CARDS, WAYS, WEST, Event, apart, canon

Decision = tuple[int, frozenset[str]]
"""The number of the event that decides, counted from 0, and everything that was allowed."""


class Reading:
    """A game on its way through ``record``; ``got`` are pieces collected before it began."""

    def __init__(self, record: Mapping[str, Any], got: Iterable[str] = ()) -> None:
        self.rules = record["rules"]
        self.result = record["result"]
        self.events: list[Event] = record["events"]
        self.at_event = 0
        self.last: Event = {}
        self.seats = count = len(record["players"])
        self.start = 0
        west = record["edition"] == "western-half"
        assert not west or count == 2
        self.capital = "dagamura" if west else MAP["capital"]
        towns = WEST if west else {town["id"] for town in MAP["towns"]}
        self.to_collect = len(towns) - 1
        self.ways = {id: w for id, w in WAYS.items() if {w["from"], w["to"]} <= towns}
        self.town_cards = TOWN_CARDS & towns
        self.boot = [self.capital] * count
        self.got = [set(got) for _ in range(count)]
        self.hand: list[Counter[str]] = [Counter() for _ in range(count)]
        self.town: dict[int, str] = {}

    def next(self, name: str) -> Event:
        """The next event, which has to be called so."""
        event = self.events[self.at_event]
        assert event["e"] == name, f"event {self.at_event}: {name} is due, not {event}"
        self.at_event += 1
        return event

    def text(self, action: Event) -> str:
        """An action without what chance made of it, to compare."""
        return canon(action)

    def decide(self, *options: Event) -> Iterator[Decision]:
        """A decision between options; its event is read off afterwards."""
        allowed = frozenset(map(self.text, options))
        assert len(allowed) == len(options)
        yield self.at_event, allowed
        event = self.events[self.at_event]
        assert self.text(event) in allowed, f"event {self.at_event} is not allowed: {event}"
        self.last, self.at_event = event, self.at_event + 1

    def draw(self, box: Counter[str], *things: str) -> None:
        """Take things out of a box, where they have to be."""
        box.subtract(things)
        assert min(box.values()) >= 0, f"event {self.at_event}: not there: {things}"

    def table(self) -> list[int]:
        """The seats clockwise from the start player."""
        return [(self.start + i) % self.seats for i in range(self.seats)]

    def deal_town_cards(self) -> None:
        """One town card a seat (S9)."""
        for seat in range(self.seats):
            event = self.next("town_card")
            assert event["seat"] == seat
            assert event["town"] in self.town_cards - set(self.town.values())
            self.town[seat] = event["town"]

    def best(self, seats: Any, rank: Any) -> list[int]:
        """The seats of which none ranks higher."""
        return [seat for seat in seats if rank(seat) == max(map(rank, seats))]

    def distance(self, seat: int) -> int:
        """How far a boot is from the town on its card (E4)."""
        return apart(self.boot[seat], self.town[seat]) if self.rules["town_cards"] else 0
