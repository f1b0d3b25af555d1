"""A second opinion: a referee who knows the rulebook and the record, and nothing of the engine.

It reads a whole game's record, does what the rulebook says one sentence after the other, and at
each decision names every action that it would allow.
"""

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping
from typing import Any

from tests.rules.whole_games.reading import Decision, Reading
from tests.rules.whole_games.sheet import (
    KINDS,
    ROADS,
    Event,
    cost,
    picks,
)


class Referee(Reading):
    """One game on its way through ``record``; ``got`` are pieces collected before it began."""

    def __init__(self, record: Mapping[str, Any], got: Iterable[str] = ()) -> None:
        super().__init__(record, got)
        count = self.seats
        self.open: list[Counter[str]] = [Counter() for _ in range(count)]
        self.secret: list[Counter[str]] = [Counter() for _ in range(count)]
        self.obstacle = [True] * count
        self.pile = Counter(dict.fromkeys(KINDS, 8))
        self.display: Counter[str] = Counter()
        self.stack = Counter(dict.fromkeys(KINDS, 10) | {"raft": 12})
        self.played: Counter[str] = Counter()
        self.road: dict[str, str] = {}
        self.blocked: set[str] = set()

    def decisions(self) -> Iterator[Decision]:
        """The whole game; after the last decision everything has been compared."""
        self.turn_up_display()
        if self.rules["town_cards"]:
            self.deal_town_cards()
        for round in range(1, self.rules["rounds"] + 1):
            begun = self.next("round")
            assert begun["n"] == round
            assert round == 1 or begun["start"] == (self.start + 1) % self.seats
            self.start = begun["start"]
            self.deal(round)
            yield from self.draw_counters()
            yield from self.plan()
            if self.rules["give_back"] == "after_planning":
                yield from self.give_back()
            won_on_the_spot = yield from self.travel(round)
            if won_on_the_spot:
                return self.over(won_on_the_spot)
            everything = [
                seat for seat in range(self.seats) if len(self.got[seat]) == self.to_collect
            ]
            early_end = self.rules["early_end"]
            if early_end == "end_of_round_3" and round == 3 and everything:
                return self.over(self.best(everything, lambda seat: self.hand[seat].total()))
            if round == self.rules["rounds"] or (early_end == "finish_round" and everything):
                return self.over(self.best(range(self.seats), self.rank))
            yield from self.finish()
        raise AssertionError("the last round has to end the game")

    def turn_up_display(self) -> None:
        counters = self.next("display")["counters"]
        assert len(counters) == 5
        self.draw(self.pile, *counters)
        self.display = Counter(counters)

    def deal(self, round: int) -> None:
        for seat in self.table():
            event = self.next("deal")
            filling = round > 1 and self.rules["hand"] == "refill_to_8"
            due = 8 - self.hand[seat].total() if filling else 8
            assert (event["seat"], len(event["cards"])) == (seat, due)
            self.draw(self.stack, *event["cards"])
            self.hand[seat].update(event["cards"])

    def draw_counters(self) -> Iterator[Decision]:
        for seat in self.table():
            yield from self.decide({"e": "draw_secret", "seat": seat})
            self.draw(self.pile, self.last["counter"])
            self.secret[seat][self.last["counter"]] += 1
        for seat in self.table() * 3:
            yield from self.decide(*self.draws(seat))
            if self.last["from"] == "pile":
                self.draw(self.pile, self.last["counter"])
            else:
                self.draw(self.display, self.last["counter"])
                self.draw(self.pile, self.last["refill"])
                self.display[self.last["refill"]] += 1
            self.open[seat][self.last["counter"]] += 1

    def draws(self, seat: int) -> Iterator[Event]:
        draw = {"e": "draw", "seat": seat}
        yield draw | {"from": "pile"}
        for kind in +self.display:
            yield draw | {"from": "display", "counter": kind}

    def plan(self) -> Iterator[Decision]:
        passed, turn = 0, self.start
        while passed < self.seats:
            yield from self.decide({"e": "pass", "seat": turn}, *self.placements(turn))
            event = self.last
            passed = passed + 1 if event["e"] == "pass" else 0
            if event["e"] == "place":
                held = self.secret[turn] if event["secret"] else self.open[turn]
                self.draw(held, event["counter"])
                self.road[event["road"]] = event["counter"]
            elif event["e"] == "obstacle":
                self.obstacle[turn] = False
                self.blocked.add(event["road"])
            turn = (turn + 1) % self.seats

    def placements(self, seat: int) -> Iterator[Event]:
        for secret, held in ((False, self.open[seat]), (True, self.secret[seat])):
            for kind in +held:
                for road, terrain in ROADS.items():
                    if road in self.ways and road not in self.road and cost(kind, terrain):
                        place = {"e": "place", "seat": seat, "counter": kind}
                        yield place | {"secret": secret, "road": road}
        if self.obstacle[seat]:
            for road in self.road.keys() - self.blocked:
                yield {"e": "obstacle", "seat": seat, "road": road}

    def give_back(self) -> Iterator[Decision]:
        for seat in self.table():
            if self.open[seat].total() + self.secret[seat].total() <= 1:
                continue
            yield from self.decide(*self.keeps(seat))
            kept, secret = self.last["counter"], self.last["secret"]
            for hidden, held in ((False, self.open[seat]), (True, self.secret[seat])):
                self.pile.update(held)
                held.clear()
                if hidden == secret:
                    held[kept] = 1
                    self.draw(self.pile, kept)

    def keeps(self, seat: int) -> Iterator[Event]:
        for secret, held in ((False, self.open[seat]), (True, self.secret[seat])):
            for kind in +held:
                yield {"e": "keep", "seat": seat, "counter": kind, "secret": secret}

    def travel(self, round: int) -> Generator[Decision, None, list[int]]:
        """The boots' moves; what comes out is who wins on the spot, or nobody."""
        for seat in self.table():
            while True:
                yield from self.decide(*self.ends(seat), *self.steps(seat))
                event = self.last
                paid = event["discard" if event["e"] == "end_move" else "cards"]
                self.draw(self.hand[seat], *paid)
                self.played.update(paid)
                if event["e"] == "end_move":
                    break
                self.boot[seat] = event["to"]
                self.got[seat] |= {event["to"]} - {self.capital}
                at_once = self.rules["early_end"] == "at_once_to_round_3"
                if (
                    at_once
                    and len(self.got[seat]) == self.to_collect
                    and round < self.rules["rounds"]
                ):
                    return [seat]
        return []

    def ends(self, seat: int) -> Iterator[Event]:
        for cut in picks(self.hand[seat], max(0, self.hand[seat].total() - 4)):
            yield {"e": "end_move", "seat": seat, "discard": cut}

    def steps(self, seat: int) -> Iterator[Event]:
        here, hand = self.boot[seat], self.hand[seat]
        for via, way in self.ways.items():
            if here not in (way["from"], way["to"]) or (via in ROADS and via not in self.road):
                continue
            move = {"e": "move", "seat": seat, "via": via}
            move["to"] = way["to"] if here == way["from"] else way["from"]
            kind = self.road.get(via, "raft")
            if via in ROADS:
                need = cost(kind, ROADS[via]) + (via in self.blocked)
            elif way["kind"] == "river":
                need = 1 if here == way["from"] else 2
            else:
                need = self.rules["lake_cost"][way["lake"]]
            able = hand[kind] >= need
            if able:
                yield move | {"how": "card", "cards": [kind] * need}
            if via in ROADS and not (able and self.rules["caravan_only_if_unable"]):
                for cards in picks(hand, 4 if via in self.blocked else 3):
                    yield move | {"how": "caravan", "cards": cards}
            if way.get("lake") in self.rules["boatmen"]:
                for cards in picks(hand, 3):
                    yield move | {"how": "boatmen", "cards": cards}

    def finish(self) -> Iterator[Decision]:
        self.pile.update(self.road.values())
        self.road, self.blocked = {}, set()
        if self.rules["give_back"] == "round_end":
            yield from self.give_back()
        if self.rules["display"] == "dealt_anew":
            self.pile.update(self.display)
            self.turn_up_display()
        self.stack.update(self.played)
        self.played.clear()

    def rank(self, seat: int) -> list[int]:
        """What decides, one after the other (E1, E2, E4)."""
        score = [len(self.got[seat]) - self.distance(seat)]
        if self.rules["town_cards"] and self.rules["town_card_tie"] == "distance":
            score.append(-self.distance(seat))
        return [*score, self.hand[seat].total()]

    def over(self, winners: list[int]) -> None:
        """The game is over: nothing more in the record but this result."""
        assert self.at_event == len(self.events)
        assert self.result is not None
        assert self.result["winners"] == winners
        assert len(self.result["seats"]) == self.seats
        for seat, standing in enumerate(self.result["seats"]):
            pieces, distance = len(self.got[seat]), self.distance(seat)
            score = {"pieces": pieces, "distance": distance, "score": pieces - distance}
            assert standing == score | {"seat": seat, "cards": self.hand[seat].total()}
