"""The table of Elfengold as the referee keeps it: what lies where, planning and moving."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import Any

from tests.rules.gold.sheet import CARDS, ITEMS, PRINTED, Event, canon
from tests.rules.whole_games.reading import Decision, Reading
from tests.rules.whole_games.sheet import KINDS, MAP, ROADS, WAYS, cost, picks

Lots = list[Counter[str]]

COUNTERS = Counter(dict.fromkeys(KINDS, 48))


class GoldTable(Reading):
    """One game on its way through ``record``; ``got`` are pieces collected before it began."""

    def __init__(self, record: Mapping[str, Any], got: Iterable[str] = ()) -> None:
        super().__init__(record, got)
        count = self.seats
        self.coins = [12] * count
        self.open: Lots = [Counter() for _ in range(count)]
        self.secret: Lots = [Counter() for _ in range(count)]
        self.pile = Counter(ITEMS)
        self.deck = Counter(dict.fromkeys(CARDS, 9))
        if self.rules["witch"]:
            self.deck["witch"] = 6
        self.market: Counter[str] = Counter()
        self.gold_pile = 0
        self.thrown: Counter[str] = Counter()
        self.values = dict(PRINTED)
        self.row: list[str] = []
        self.road: dict[str, list[str]] = {}
        self.trees: set[str] = set()
        self.pieces: set[str] = set()
        self.monsters: set[str] = set()

    def text(self, action: Event) -> str:
        """An action without what chance made of it, to compare."""
        return canon(action)

    def lying(self) -> dict[str, object]:
        """Everything as it lies now."""
        return {
            "boots": self.boot,
            "pieces": self.got,
            "hands": self.hand,
            "coins": self.coins,
            "open": self.open,
            "secret": self.secret,
            "pile": self.pile,
            "deck": self.deck,
            "market": self.market,
            "gold pile": self.gold_pile,
            "thrown": self.thrown,
            "row": self.row,
            "roads": self.road,
            "trees": self.trees,
            "gold pieces": self.pieces,
            "monsters": self.monsters,
        }

    def turn_up(self, event: Event, key: str) -> str | None:
        """The next card that is no gold card, as the ``event`` says; None: there is none."""
        card: str | None = event.get(key)
        for each in (*["gold"] * event.get("gold", 0), *([card] if card else [])):
            if not self.deck.total():
                self.deck, self.thrown = self.thrown, Counter()
            self.draw(self.deck, each)
            self.gold_pile += each == "gold"
        assert card or not (self.deck.total() or self.thrown.total())
        return card

    def takes(self, seat: int) -> Iterator[Event]:
        take = {"e": "take", "seat": seat}
        if self.deck.total() or self.thrown.total():
            yield take | {"from": "deck"}
        for card in +self.market:
            yield take | {"from": "market", "card": card}

    def taken(self, seat: int) -> None:
        """What the last event took is in hand, and the market full again."""
        event = self.last
        if event["from"] == "deck":
            assert "refill" not in event
            card = self.turn_up(event, "card")
        else:
            card = event["card"]
            self.draw(self.market, card)
            refill = self.turn_up(event, "refill")
            self.market.update([refill] if refill else [])
        self.hand[seat].update([card] if card else [])

    def plan(self) -> Iterator[Decision]:
        passed, turn = 0, self.start
        while passed < self.seats:
            yield from self.decide({"e": "pass", "seat": turn}, *self.placements(turn))
            event = self.last
            passed = passed + 1 if event["e"] == "pass" else 0
            if event["e"] != "pass":
                self.placed(turn, event)
            turn = (turn + 1) % self.seats

    def placed(self, seat: int, event: Event) -> None:
        item, road = event.get("counter") or event.get("item"), event["road"]
        match event["e"]:
            case "place":
                self.road[road] = [event["counter"]]
            case "place_item":
                where = {"tree": self.trees, "gold_piece": self.pieces}
                where.get(event["item"], self.monsters).add(road)
            case "double":
                self.draw(self.lot(seat, event["counter_secret"]), event["counter"])
                self.road[road].append(event["counter"])
                item = "double"
            case "exchange":
                other, item = event["other"], "exchange"
                self.road[road], self.road[other] = self.road[other], self.road[road]
                self.pile["exchange"] += 1
        self.draw(self.lot(seat, event["secret"]), str(item))

    def lot(self, seat: int, secret: bool) -> Counter[str]:
        return (self.secret if secret else self.open)[seat]

    def placements(self, seat: int) -> Iterator[Event]:
        lots = [(hidden, self.lot(seat, hidden)) for hidden in (False, True)]
        counters = [(kind, hidden) for hidden, lot in lots for kind in +lot & COUNTERS]
        single = [road for road, lying in self.road.items() if len(lying) == 1]
        for kind, hidden in counters:
            place = {"e": "place", "seat": seat, "counter": kind, "secret": hidden}
            for road, terrain in ROADS.items():
                if road not in self.road and cost(kind, terrain):
                    yield place | {"road": road}
        for secret, lot in lots:
            held = {"seat": seat, "secret": secret}
            for item in +lot - COUNTERS:
                if item == "double":
                    for road in single:
                        for kind, hidden in counters:
                            if cost(kind, ROADS[road]) and self.road[road] != [kind]:
                                second = {"counter": kind, "counter_secret": hidden}
                                yield held | {"e": "double", "road": road} | second
                elif item == "exchange":
                    for road, other in combinations(single, 2):
                        (here,), (there,) = self.road[road], self.road[other]
                        crossing = cost(there, ROADS[road]) and cost(here, ROADS[other])
                        if here != there and crossing:
                            yield held | {"e": "exchange", "road": road, "other": other}
                else:
                    for road in self.free_for(item):
                        yield held | {"e": "place_item", "item": item, "road": road}

    def free_for(self, item: str) -> set[str]:
        """Where a tree, a gold piece or a sea monster may be laid (G5.1 to G5.3)."""
        if item == "sea_monster":
            return WAYS.keys() - ROADS.keys() - self.monsters
        return self.road.keys() - self.trees - self.pieces

    def move(self, seat: int) -> Iterator[Decision]:
        gathered = 0
        while True:
            stop = {"e": "end_move", "seat": seat, "discard": []}
            yield from self.decide(stop, *self.steps(seat), *self.flights(seat))
            event = self.last
            if event["e"] == "end_move":
                break
            self.throw(seat, *event.get("cards", ()))
            if event["e"] != "move":
                self.throw(seat, "witch")
                self.coins[seat] -= 3 if event["e"] == "fly" else 1
            self.boot[seat] = town = event["to"]
            self.got[seat] |= {town} - {MAP["capital"]}
            if event["e"] != "fly":
                gathered += self.values.get(town, 0) * (2 if event["via"] in self.pieces else 1)
        coins = {"e": "take_coins", "seat": seat, "coins": gathered}
        yield from self.decide(coins, *self.takes(seat))
        if self.last["e"] == "take_coins":
            self.coins[seat] += gathered
        else:
            self.taken(seat)
            if second := [*self.takes(seat)]:
                yield from self.decide(*second)
                self.taken(seat)
        more = self.hand[seat].total() - 4
        if self.rules["hand_limit"] == "four" and more > 0:
            cut = {"e": "discard", "seat": seat}
            yield from self.decide(*(cut | {"cards": c} for c in picks(self.hand[seat], more)))
            self.throw(seat, *self.last["cards"])

    def throw(self, seat: int, *cards: str) -> None:
        self.draw(self.hand[seat], *cards)
        self.thrown.update(cards)

    def flights(self, seat: int) -> Iterator[Event]:
        if self.hand[seat]["witch"] and self.coins[seat] >= 3:
            for town in MAP["towns"]:
                if town["id"] != self.boot[seat]:
                    yield {"e": "fly", "seat": seat, "to": town["id"]}

    def steps(self, seat: int) -> Iterator[Event]:
        here = self.boot[seat]
        for via, way in WAYS.items():
            if here not in (way["from"], way["to"]):
                continue
            hindered = via in self.trees or via in self.monsters
            base = self.prices(via, here)
            to = way["to"] if here == way["from"] else way["from"]
            move = {"seat": seat, "via": via, "to": to}
            for payment in self.payments(seat, via, base, int(hindered)):
                yield {"e": "move", **move, **payment}
            if hindered and self.hand[seat]["witch"] and self.coins[seat]:
                for payment in self.payments(seat, via, base, 0):
                    yield {"e": "witch_move", **move, **payment}

    def prices(self, via: str, here: str) -> dict[str, int]:
        """What a step costs by the chart, by the kind of card."""
        way = WAYS[via]
        if via in ROADS:
            return {kind: cost(kind, ROADS[via]) for kind in self.road.get(via, ())}
        if way["kind"] == "river":
            return {"raft": 1 if here == way["from"] else 2}
        return {"raft": self.rules["lake_cost"][way["lake"]]}

    def payments(self, seat: int, via: str, base: dict[str, int], more: int) -> Iterator[Event]:
        hand = self.hand[seat] - Counter(witch=6)
        able = False
        for kind, need in base.items():
            if hand[kind] >= need + more:
                able = True
                yield {"how": "card", "cards": [kind] * (need + more)}
        if via in ROADS and base and not (able and self.rules["caravan_only_if_unable"]):
            for cards in picks(hand, 3 + more):
                yield {"how": "caravan", "cards": cards}
        if WAYS[via].get("lake") in self.rules["boatmen"]:
            for cards in picks(hand, 3 + more):
                yield {"how": "boatmen", "cards": cards}
